# Questions, and the start screen.

ask-capital-letter = { $act }: press capital { $letter } to do it, Esc to leave it.
ask-round-number = This rewrites closed round { $round }. Type { $round } and Enter to do it, Esc to leave it.
ask-reason = Reason, for the log:
ask-leave-form = The form has changes that are not entered. Capital { $letter } drops them, Esc goes back to the form.

start-title = hakem – the arbiter's console
start-open = open an event
start-new = new event
start-sample = look around in a sample event
start-recent = recent events
start-language = language
start-path = Event file:
