# Oyuncuların telefonla bildirdiği sonuçlar.

# Sonucu bildirenler; giren kişinin adı yerine yazılır.
origin-both = iki oyuncu
origin-white = Beyaz
origin-black = Siyah
origin-phone = { $who } (telefon, { $time })
origin-other = { $who } ({ $time })
origin-deputy = yardımcı
origin-deputy-of = { $boards }. masaların yardımcısı
origin-captain = kaptan
origin-electronic = elektronik tahta

# Bildirim dosyasının hataları.
reports-foreign = { $path } başka bir turnuvanın bildirimlerini içeriyor. Dosyayı başka bir klasöre taşıyın, sonra yeniden başlatın.
reports-in-use = { $path } dosyasına başka bir hakem serve yazıyor. Onu durdurun, sonra yeniden başlatın.
passes-not-a-secret = { $path } kodların anahtarını içermiyor. Silin; yazdırılmış kodlar geçersiz olur.
reports-too-many = Aynı konuda aynı kaynaktan çok fazla bildirim geldi. Hakeme bildirin.
passes-io = { $path } yazılamıyor: { $cause }. Klasörü kontrol edin, sonra yeniden deneyin.

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
phone-too-many = Çok fazla bildirim geldi. Hakeme bildirin.
phone-not-stored = Sonuç kaydedilemedi. Hakeme bildirin.
phone-absent-title = Sayfa bulunamadı
phone-absent = Bu adreste bir sayfa yok.

# Yardımcıların ve kaptanların sayfaları.
deputy-check-in = Kayıt kontrol
deputy-is-in = kontrol edildi
deputy-said-present = geldiği bildirildi
deputy-said-absent = gelmediği bildirildi
deputy-boards = { $round }. tur
deputy-reported = Bildirdiğiniz sonuç: { $result }
deputy-by-player = bir oyuncu bildirdi
deputy-missing = sonuç yok
deputy-conflict = Çelişki: bildirimler birbirini tutmuyor.
deputy-contradicted = Çelişki: bir oyuncu başka bir sonuç bildirdi.
deputy-resolved = Çelişki: hakem karar verecek.
deputy-incident = Olay bildir
deputy-which = Ne oldu?
deputy-all-boards = Tüm masalar
deputy-cancel = Vazgeç
deputy-over = Sonraki tur yayımlandı. Hakemden yeni kod isteyin.
deputy-not-published = Bu tur henüz yayımlanmadı. Yayımlanınca sayfayı yenileyin.
captain-title = { $round }. tur kadrosu
captain-board = { $board }. masa
captain-sent = Saat { $time } itibarıyla gönderildi. Hakem kaydedecek.
captain-until = Maçın bir oyununun sonucu girilene dek yeni kadro gönderebilirsiniz.
captain-over = Kadro bildirimi kapandı. Hakeme başvurun.

# hakem serve.
serve-at = { $event } sayfaları: { $address }
serve-reports = Bildirimler { $file } dosyasına yazılıyor.
serve-plain = Bağlantı şifreli değil: bu ağdaki herkes okuyabilir.
serve-loopback = Yalnızca bu bilgisayar bağlanabilir. Telefonlar için --listen ile bu bilgisayarın salon ağındaki adresini verin, örneğin 192.168.1.5:8080.
serve-salvaged = Bildirim dosyası bozuktu; okunamayan satır: { $count }. Bozuk dosya: { $file }
serve-revoked = Şimdiye dek verilen kodlar geçersiz. Yeni fiş yazdırın.
serve-revoked-officials = Yardımcılara ve kaptanlara şimdiye dek verilen kodlar geçersiz. Fişler geçerli kalır.
serve-not-published = Yayımlanmış tur yok. Bir tur yayımlayın, sonra kodları listeleyin.
serve-no-captains = Turnuvada takım yok, bu yüzden kaptan da yok.
serve-no-data = Bu sistemde kodların anahtarı için veri klasörü yok. XDG_DATA_HOME değişkenini ayarlayın.
serve-no-address = { $address } kullanılamıyor: { $cause }. --listen ile başka bir adres seçin.
certificate-files-unusable = { $file } kullanılamıyor: { $cause }. PEM dosyaları verin: --cert ile sertifikayı, --key ile anahtarını.
certificate-files-mismatch = Sertifika ile anahtar birlikte kullanılamıyor: { $cause }. Sertifikaya ait anahtarı verin.
watch-reported = { $round }. tur, { $board }. masa: elektronik tahta { $result } bildirdi.
games-folder = Elektronik tahtaların sonuçları okunamıyor: { $path }: { $cause }. Klasörü kontrol edin.

# Konsoldaki bildirimler.
head-phones = telefon
head-phones-agreed = { $count } uyumlu
head-phones-one = { $count } tek
head-phones-conflicts = { $count } çelişki
results-phones = telefon
results-serve = telefon hizmeti
results-reported = Bildirilen, kaydedilmeyen: { $count }. { $boards }
results-counts = Kayıtlı { $recorded } · bildirilen { $reported } · bildirimsiz { $silent }
phones-title = Telefonla bildirilen sonuçlar
phones-none = Bekleyen bildirim yok.
phones-none-agreed = Bekleyen uyumlu bildirim yok. Tek bildirimi Enter ile kabul edin.
phones-key-agreed = uyumluları kaydet
phones-said = bildirim
phones-recorded = kayıtlı
phones-state = durum
phones-one = tek bildirim
phones-agreed = uyumlu
phones-conflict = çelişki
phones-contradicts = kayıttan farklı
phones-others = diğer
phones-deputy-short = yardımcı { $boards }
phones-said-by = { $result }, bildiren: { $who }
phones-contradicted-title = { $who }: başka bir bildirim ya da kayıt farklı. Kaydedilsin mi?
phones-present = Geldi
phones-absent = Gelmedi
phones-line-up = kadro { $numbers }
phones-key-deputy = yardımcı kodu
phones-key-captain = kaptan kodu
phones-key-wait = uyumlular: kaydet/beklet
phones-agreed-taken = Uyumlu sonuçlar artık tuşa basılmadan kaydedilir.
phones-agreed-wait = Uyumlu sonuçlar artık tuş bekler.
phones-deputy-title = Yardımcı kodu
phones-deputy-line = Masalar, örneğin 1-20. Boş: tümü.
phones-deputy-refused = Masa aralığı değil. Örneğin 1-20 yazın.
phones-captain-title = Kaptan kodu
phones-code-round = { $round }. tur için geçerli. hakem serve --revoke=officials ile geçersiz olur.
phones-no-service = Hizmet başlatılmadı. Sonuçlar ekranında ,e tuşlarıyla başlatın ya da şunu çalıştırın: hakem serve { $file } --listen SUNUCU:PORT
phones-conflict-title = { $board }. masa: oyuncuların bildirimleri farklı. Doğru sonuç hangisi?
phones-recorded-count = { $count } sonuç kaydedildi.
phones-service-title = Telefon hizmetini başlat
phones-service-line = Bu bilgisayarın salon ağındaki adresi, örneğin 192.168.1.5:8080. 127.0.0.1 ile yalnızca bu bilgisayar bağlanabilir.
phones-service-refused = Adres değil. Örneğin 192.168.1.5:8080 yazın.
phones-service-runs = Telefon hizmeti çalışıyor
phones-service-own = Yalnızca bu bilgisayar bağlanabilir.
phones-service-at = Telefon hizmeti başladı: { $address }
phones-service-show = Adresi göster
phones-service-stop = Hizmeti durdur
phones-service-stopped = Telefon hizmeti durduruldu. Alınan bildirimler duruyor.
phones-service-ended = Telefon hizmeti kapandı. Alınan bildirimler duruyor; hizmeti yeniden başlatın.
phones-service-not-started = Telefon hizmeti başlatılamadı: { $cause }.
phones-service-absent = Bu sürüm telefon hizmeti olmadan derlenmiş (serve özelliği).
