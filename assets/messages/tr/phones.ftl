# Oyuncuların telefonla bildirdiği sonuçlar.

# Sonucu bildirenler; giren kişinin adı yerine yazılır.
origin-both = iki oyuncu (telefon, { $time })
origin-white = Beyaz (telefon, { $time })
origin-black = Siyah (telefon, { $time })

# Bildirim dosyasının hataları.
reports-foreign = { $path } başka bir turnuvanın bildirimlerini içeriyor. Dosyayı başka bir klasöre taşıyın, sonra yeniden başlatın.
reports-in-use = { $path } dosyasına başka bir hakem serve yazıyor. Onu durdurun, sonra yeniden başlatın.
reports-too-many = { $board }. masadan çok fazla bildirim geldi. Sonucu hakeme bildirin.
passes-not-a-secret = { $path } bir kod anahtarı değil. Silin; yazdırılmış kodlar geçersiz olur.
passes-io = { $path } yazılamıyor: { $cause }. Klasörü denetleyin, sonra yeniden deneyin.
