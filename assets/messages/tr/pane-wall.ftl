# Pano: salondan çıkan her şey.

pane-wall = Pano
wall-head = Çizelgeler { $format } · { $paper } · { $language } · { $count } işaretli
wall-paper-portrait = { $paper } dikey
wall-paper-landscape = { $paper } yatay
wall-column-sheet = Çizelge
wall-column-pages = Sayfa
wall-column-left = Çıkış
wall-left-printed = basıldı { $time }
wall-left-written = yazıldı { $time }
wall-left-old = { $version }. sürüm asılı
wall-unused = başka biçimlerin { $count } çizelgesi
wall-unused-about = Bu turnuvanın kullanmadığı çizelgeler, örneğin eleme ağacı. Enter bunları listeler.
wall-pages = { $pages } sayfa
wall-key-mark = işaretle
wall-key-mark-numbered = numarayla işaretle
wall-key-show = göster
wall-key-print = işaretlileri yazdır
wall-key-print-due = sırası geleni yazdır
wall-key-write = işaretlileri dosyaya yaz
wall-key-copy = kopyala
wall-copy-none = Yalnız çizelge kopyalanabilir. Raporu W, sayfaları F yazar.
wall-key-code = telefon kodu
wall-code-title = Sayfalar telefonda
wall-code-none = Sayfaların henüz adresi yok: F klasörü ve adresi sorar.
wall-code-long = Adres kod için çok uzun: {$address}
wall-key-site = web sayfaları
wall-key-format = başka biçim
wall-key-paper = A4, A3, letter
wall-key-turn = dikey, yatay
wall-key-language = başka dil
wall-key-part = tek masa ya da oyuncu
wall-key-columns = sütunlar
wall-key-logo = logo
wall-key-sections = bütün bölümler
wall-all-sections = bütün bölümler birlikte
wall-not-of-all = Her bölümde yok
wall-report-of-one = Rapor tek turnuvanındır. İşaretini kaldırın ya da öteki bölümler olmadan basın.
wall-key-close = turnuvanın kapanışı
wall-part-title = Yalnızca bir masa ya da oyuncu
wall-part-line = Fişler, kartlar ve gerekçeler için masa numarası ya da oyuncu adı. Boş: hepsi.
wall-part-no-board = { $round }. turda { $board }. masa yok. Başka bir numara ya da bir ad yazın.
wall-part-nobody = { $text } adlı kimse yok. Başka bir ad ya da masa numarası yazın.
wall-part-several = { $count } oyuncu bulundu: { $players }. Adın devamını yazın.
wall-logo-title = Düzenleyenin logosu
wall-logo-line = Hangi resim? En çok 1 MiB PNG ya da JPEG; SVG yalnızca web sayfalarında durur. Boş: logo yok.
logo-taken = Logo bundan sonra PDF çizelgelerin ilk sayfasında ve web sayfalarının başında durur.
logo-taken-for-pages = Logo bir SVG çizimi: yalnızca web sayfalarında durur. Kâğıt için PNG ya da JPEG adı verin.
logo-ended = Logo kaldırıldı.
logo-refused = { $file } logo olarak kullanılamaz: { $why }
logo-too-large = Dosya 1 MiB'den büyük. Resmi küçültün.
logo-no-picture = Dosya bir PNG, JPEG ya da SVG resmi değil. Başka bir dosya adı verin.
logo-too-wide = Resmin bir kenarı { $pixels } pikselden uzun. Resmi küçültün.
logo-damaged = Resim bozuk. Başka bir dosya adı verin.
wall-columns-title = Sütunlar: { $sheet }
wall-columns-shown = var
wall-columns-hidden = yok
wall-columns-none = Bu çizelgenin seçilecek sütunu yok. Başlangıç listesi, eşlendirme, sıralama ve gelecek tur çizelgelerinin var.
wall-columns-empty = Kimsenin unvanı, federasyonu, ratingi ya da seçilecek başka bilgisi yok. Önce oyunculara girin (F5).
wall-pages-line = web sayfaları
wall-pages-on = her kaydı izliyor
wall-pages-off = yazılmıyor
wall-pages-about-on = Web sayfaları { $folder } klasöründe ve her kaydı izliyor. Enter klasörü ya da adresi değiştirir.
wall-pages-about-off = Herhangi bir web sunucusu ya da bellek için sayfa klasörü: eşlendirme, sıralama, her oyuncuya bir sayfa. Enter ile adını verin.
wall-hall-line = salon ekranı
wall-hall-about = Salondaki ekran için, geldikçe sonuçlar ve sıralama, sayfa sayfa. İkinci bir terminalde başlatın: hakem show { $file }
wall-report-about = FIDE ve başka programlar için turnuva raporu, turnuvanın şu anki durumuyla. İşaretleyin, W yazar.
wall-report-not-printed = Turnuva raporu bir dosyadır: W yazar. Yazdırmak için çizelge işaretleyin.
wall-movers = { $count } oyuncunun yeri değişti: F9 yeri değişenlerin çizelgesini verir.
wall-nothing-marked = İşaretli çizelge yok. Rakamla ya da Boşluk tuşuyla işaretleyin, sonra devam edin.
wall-letters-looked-for = Sayfa yazı tipinde olmayan harfler bu bilgisayarın yazı tiplerinde aranıyor; çizelgeler ardından kendiliğinden gelir.
wall-letters-left = İstenen çizelgeler harf bekliyordu ve turnuvadan çıkılmadan önce yapılmadı. Turnuvayı açıp yeniden isteyin.
wall-sent = Yazıcıya verildi.
wall-printed = { $count } çizelge yazdırıldı ({ $to }).
wall-written = { $count } çizelge şuraya yazıldı: { $to }.
wall-print-failed = Yazdırılamadı: { $why }. Yazıcıya bakın ya da W ile dosyaya yazın.
wall-print-slow = Yazıcı henüz yanıt vermedi. Çalışmaya devam edin; yanıtı burada bildirilecek.
wall-no-printer = { $command } başlatılamıyor: { $cause }
wall-printer-deaf = { $command } çizelgenin tamamını almadan sona erdi
wall-write-title = İşaretli çizelgeleri yaz
wall-write-line = Hangi klasöre? Yoksa oluşturulur.
wall-no-folder = Bir klasör adı verin.
wall-site-title = Web sayfaları, şimdi ve her kayıttan sonra yazılır
wall-site-folder = Klasör
wall-site-address = Telefonlar için adres
wall-site-people = Kişisel bilgi
wall-site-people-public = en çok doğum yılı
wall-site-people-all = doğum tarihi, lisans numarası
wall-site-of = Sayfalar
wall-site-section = bu bölüm
wall-site-no-address = https:// ya da http:// ile başlayın veya boş bırakın.
wall-site-ended = Web sayfaları artık yazılmıyor; olanlar yerinde kalıyor.
wall-site-written = Web sayfaları { $folder } klasörüne yazıldı: { $files } dosya. Artık her kaydı izler.

site-pages = Sayfalar
site-letters = İlk harfe göre
site-find = Oyuncu bul
site-not-found = Oyuncu bulunamadı.
site-now = { $round }. tur: { $state }
site-now-results = { $state }, { $known }/{ $boards }
site-parts = Bölümler
site-as-of = { $time } itibarıyla
site-index = Genel bakış
site-rounds = Turlar
site-event = Turnuva
site-report = Turnuva raporu (TRF-2026)
site-calendar = Takviminiz için turlar
calendar-round = { $event }, { $round }. tur
site-not-ours = { $folder } içinde başka dosyalar var ve olduğu gibi bırakıldı. Boş ya da henüz olmayan bir klasör adı verin.
site-other-event = { $folder } başka bir turnuvanın sayfalarını içeriyor. Her turnuva için ayrı bir klasör adı verin.

cli-published = { $folder }: { $written } dosya yazıldı, { $removed } dosya kaldırıldı.
cli-watch = Yalnızca turnuva dosyası izlenebilir: raporlara ve listelere bir şey eklenmez. --watch vermeyin ya da turnuva dosyasını belirtin.

hall-keys = q çıkış · boşluk durdur · oklar sayfa
hall-code = Telefonunuzda
hall-held = durduruldu · boşluk sürdürür
closing-title = Turnuvanın kapanışı
closing-missing = { $count ->
    [one] Bir eksik ya da şüpheli nokta var. Enter oraya gider.
   *[other] { $count } eksik ya da şüpheli nokta var. Enter seçilene gider.
}
closing-all-the-same = klasörü şimdiki durumla yaz
closing-folder = Hangi klasöre
closing-written = { $count ->
    [one] { $folder } içinde bir dosya yeni ya da öncekinden farklı.
   *[other] { $folder } içinde { $count } dosya yeni ya da öncekinden farklı.
}
closing-games = Hamleli oyunlar (PGN), varsa
closing-trf16 = TRF-2026 yanında TRF16
closing-trf16-no = hayır
closing-trf16-yes = evet, başkasını bilmeyen programlar için
closing-moves = hamleleriyle oyunlar
closing-no-games = { $file } bir PGN dosyası değil. Oyunların hamlelerini içeren dosyayı yazın ya da satırı boş bırakın.
closing-unchanged = { $folder } içinde değişen bir şey yok.
closing-changes = Klasörde değişenler
closing-file-written = yeni ya da farklı: { $file }
closing-file-removed = kaldırıldı: { $file }
closing-unsaved = Turnuva dosyasında kaydedilemeyen kayıtlar eksik. Önce diskte yer açın ya da bir kopya kaydedin.
closing-unshared = Henüz her şey paylaşılmadı, turnuva dosyasında eksik var. Başlık bunu söyleyene kadar bekleyin ya da turnuvayı üstlenin (F12).
closing-event-file = bütün geçmişiyle turnuva, hakem için
closing-pages = web sayfaları: bunu açın
closing-checksums = Her dosyanın SHA-256 özeti; sha256sum --check README.txt karşılaştırır.
gap-unplayed = { $last } turdan { $round }. tur yayımlanmadı
gap-results = { $count ->
    [one] { $round }. tur, masa { $board }: sonuç eksik
   *[other] { $round }. tur: { $count } sonuç eksik, ilki masa { $board }
}
gap-adjourned = { $round }. tur, masa { $board }: oyun ertelendi
gap-conflict = { $round }. tur, masa { $board }: iki sonuç bulundu
gap-undecided = { $round }. tur: bir maç eşit
gap-announcement = { $what }: girilmedi
gap-arbiter-id = Başhakemin FIDE numarası yok ({ $name })
gap-days = Turların günleri: hepsi girilmedi
gap-players-fide-id = { $count ->
    [one] { $player }: FIDE numarası yok
   *[other] { $count } oyuncunun FIDE numarası yok, ilki { $player }
}
gap-players-born = { $count ->
    [one] { $player }: doğum yılı yok
   *[other] { $count } oyuncunun doğum yılı yok, ilki { $player }
}
gap-players-federation = { $count ->
    [one] { $player }: federasyonu yok
   *[other] { $count } oyuncunun federasyonu yok, ilki { $player }
}
closing-not-finished = Turnuva bitmedi: bu kapanış geçicidir.
gap-outdated = { $sheet }, { $round }. tur: şimdi kâğıttakinden başka
wall-marked-already = Zaten işaretliydi: sırası geldi. Aynı tuş işareti kaldırır.
