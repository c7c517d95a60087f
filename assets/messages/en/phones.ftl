# Results that players report from their phones.

# Who reported a result, in place of an author's name.
origin-both = both players (phone, { $time })
origin-white = White (phone, { $time })
origin-black = Black (phone, { $time })

# Errors of the file of reports.
reports-foreign = { $path } contains reports of another event. Move it to another folder, then start again.
reports-in-use = { $path } is being written by another hakem serve. Stop it, then start again.
reports-too-many = Board { $board } has sent too many reports. Report the result to the arbiter.
passes-not-a-secret = { $path } is not a key of codes. Delete it; codes printed so far become invalid.
passes-io = { $path } cannot be written: { $cause }. Check the folder, then try again.
