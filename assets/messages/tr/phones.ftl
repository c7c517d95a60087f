# Oyuncuların telefonla bildirdiği sonuçlar.

# Sonucu bildirenler; giren kişinin adı yerine yazılır.
origin-both = iki oyuncu (telefon, { $time })
origin-white = Beyaz (telefon, { $time })
origin-black = Siyah (telefon, { $time })

# Bildirim dosyasının hataları.
reports-foreign = { $path } başka bir turnuvanın bildirimlerini içeriyor. Dosyayı başka bir klasöre taşıyın, sonra yeniden başlatın.
reports-in-use = { $path } dosyasına başka bir hakem serve yazıyor. Onu durdurun, sonra yeniden başlatın.
reports-too-many = { $board }. masadan çok fazla bildirim geldi. Sonucu hakeme bildirin.
passes-not-a-secret = { $path } kodların anahtarını içermiyor. Silin; yazdırılmış kodlar geçersiz olur.
passes-io = { $path } yazılamıyor: { $cause }. Klasörü denetleyin, sonra yeniden deneyin.

# Telefondaki masa sayfası.
phone-title = { $round }. tur, { $board }. masa
phone-you-white = Beyazlarla oynuyorsunuz.
phone-you-black = Siyahlarla oynuyorsunuz.
phone-ask = Sonuç ne oldu?
phone-white-wins = Beyaz kazandı: { $player }
phone-black-wins = Siyah kazandı: { $player }
phone-draw = Berabere
phone-confirm = Bu sonuç hakeme gönderilsin mi?
phone-send = Gönder
phone-back = Başka bir sonuç seç
phone-reported = Bildirdiğiniz sonuç: { $result }, saat { $time }. Hakem kaydedecek.
phone-change = Yanlışsa doğru sonucu seçin.
phone-recorded = Kaydedilen sonuç: { $result }
phone-differs = Başka bir sonuç bildirmiştiniz. Hakeme başvurun.
phone-wrong = Yanlışsa hakeme başvurun.
phone-over = Sonraki tur yayımlandı. Sonucunuz eksikse hakeme başvurun.
phone-public = Eşlendirmeler ve sıralama

# Telefondaki retler.
phone-refused = Kabul edilmedi
phone-unknown = Bu kod geçersiz. Bu turun sonuç fişindeki kodu okutun ya da hakeme başvurun.
phone-malformed = Form eksik geldi. Kodu yeniden okutun.
phone-wait = Çok fazla istek geldi. Bir dakika bekleyip yeniden deneyin.
phone-too-many = Bu masadan çok fazla bildirim geldi. Sonucu hakeme bildirin.
phone-not-stored = Sonuç kaydedilemedi. Hakeme bildirin.

# hakem serve.
serve-at = { $event } sayfaları: { $address }
serve-reports = Bildirimler { $file } dosyasına yazılıyor.
serve-plain = Bağlantı şifreli değil: bu ağdaki herkes okuyabilir.
serve-loopback = Yalnızca bu bilgisayar bağlanabilir. Telefonlar için --listen ile bu bilgisayarın salon ağındaki adresini verin, örneğin 192.168.1.5:8080.
serve-salvaged = Bildirim dosyası hasarlıydı; okunamayan satır: { $count }. Hasarlı dosya: { $file }
serve-revoked = Şimdiye dek verilen kodlar geçersiz. Yeni fiş yazdırın.
serve-not-published = Yayımlanmış tur yok. Bir tur yayımlayın, sonra kodları listeleyin.
serve-no-data = Bu sistemde kodların anahtarı için veri klasörü yok. XDG_DATA_HOME değişkenini ayarlayın.
serve-no-address = { $address } kullanılamıyor: { $cause }. --listen ile başka bir adres seçin.

# Konsoldaki bildirimler.
head-phones = telefon
head-phones-agreed = { $count } uyumlu
head-phones-one = { $count } tek
head-phones-conflicts = { $count } çelişki
results-phones = telefon
results-reported = Bildirilen, kaydedilmeyen: { $count }. { $boards }
phones-title = Telefonla bildirilen sonuçlar
phones-none = Bekleyen bildirim yok.
phones-none-agreed = İki oyuncunun da aynı sonucu bildirdiği masa yok. Tek bildirimi Enter ile kabul edin.
phones-key-agreed = uyumluları kaydet
phones-said = bildirim
phones-recorded = kayıtlı
phones-state = durum
phones-one = tek bildirim
phones-agreed = uyumlu
phones-conflict = çelişki
phones-contradicts = kayıttan farklı
phones-conflict-title = { $board }. masa: oyuncuların bildirimleri farklı. Doğru sonuç hangisi?
phones-white-said = { $result }, Beyazın bildirimi
phones-black-said = { $result }, Siyahın bildirimi
phones-recorded-count = { $count } sonuç kaydedildi.
