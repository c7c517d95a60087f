# Çıktı ekranı: çizelgeler, web sayfaları, kapanış klasörü.

pane-wall = Çıktı
wall-head = { $due ->
    [0] gerekli çizelge yok
   *[other] gerekli çizelge: { $due }
} · { $count } işaretli · { $format } · { $paper } · { $language }
wall-paper-portrait = { $paper } dikey
wall-paper-landscape = { $paper } yatay
wall-column-sheet = Çizelge
wall-column-pages = Sayfa
wall-column-left = Çıktı
wall-left-printed = baskı { $time }
wall-left-written = dosya { $time }
wall-files-closed = kapatıldı { $time }
wall-left-old = { $version }. sürüm asılı
wall-unused = öteki sistemlerin { $count } çizelgesi
wall-unused-about = Bu turnuvada gerekmeyen çizelgeler, örneğin eleme tablosu. Enter bunları listeler.
wall-pages = { $pages } sayfa
wall-key-mark = işaretle
wall-key-mark-numbered = numarayla işaretle
wall-key-show = göster
wall-key-fold = aç / daralt
wall-key-print = işaretlileri yazdır
wall-key-print-due = gerekeni yazdır
wall-key-print-more = tüm işaretlileri yazdır
wall-key-write = dosyaya yaz
wall-key-copy = kopyala
wall-copy-none = Yalnız çizelgeler kopyalanabilir. Raporu dosyaya (W), web sayfalarını klasöre (,w) yazın.
wall-key-code = QR kodu
wall-code-title = Web sayfaları telefonda
wall-code-none = Web sayfalarının henüz adresi yok. Önce klasörü ve adresi girin (,w).
wall-code-long = Adres QR kodu için çok uzun: { $address } Daha kısa bir adres girin (,w).
wall-key-site = web sayfaları
wall-all-sheets = Bütün çizelgeler
wall-sheets = { $count } çizelge
wall-all-sheets-about = Turnuvanın bütün çizelgeleri; ilk onunun rakamı var. Enter listeyi açar ya da daraltır.
wall-files = Dosyalar ve web
wall-files-about = Turnuva raporu, web sayfaları ve salon ekranı. Enter listeyi açar ya da daraltır.
wall-key-options = seçenekler
wall-option-format = Dosya biçimi
wall-option-format-about = W ile yazılan dosyaların biçimi. Yazıcıya her zaman PDF gider.
wall-option-paper = Kâğıt boyutu
wall-option-paper-about = A3, A4’ün 1,4, A2 2 katıdır; A5 ve A6 fiş ve kartlar içindir. Bu turnuva için saklanır.
wall-option-turn = Sayfa yönü
wall-option-turn-about = Dikey ve yatay, sığan en büyük yazıyı kullanır. Bu turnuva için saklanır.
wall-turn-automatic = otomatik
wall-turn-portrait = dikey
wall-turn-landscape = yatay
wall-option-language = Dil
wall-option-language-about = Çizelgelerin dili; turnuvadan çıkılana kadar geçerlidir.
wall-option-report = Rapor
wall-option-report-about = Turnuva raporunun biçimi.
wall-key-part = tek masa/oyuncu
wall-key-columns = sütunlar
wall-key-logo = logo
wall-key-sections = bütün bölümler
wall-all-sections = bütün bölümler
wall-not-of-all = Bazı bölümlerde yok
wall-report-of-one = Rapor tek turnuvayı kapsar. İşaretini kaldırın ya da yalnız bu bölümü yazdırın (,a).
wall-key-close = turnuvayı kapat
wall-part-title = Tek masa ya da oyuncu
wall-part-line = Fişler, kartlar ve gerekçeler için masa numarası ya da oyuncu adı. Boş: hepsi.
wall-part-no-board = { $round }. turda { $board }. masa yok. Başka bir numara ya da bir ad yazın.
wall-part-unknown = “{ $text }” ile eşleşen oyuncu yok. Başka bir ad ya da masa numarası yazın.
wall-part-several = { $count } oyuncu bulundu: { $players }. Adın devamını yazın.
wall-logo-title = Organizatörün logosu
wall-logo-line = PNG ya da JPEG dosyası, en çok 1 MiB; SVG yalnız web sayfalarında kullanılır. Boş: logo yok.
logo-taken = Logo artık PDF çizelgelerin ilk sayfasında ve web sayfalarının üst kısmında yer alır.
logo-taken-for-pages = Logo bir SVG çizimi; yalnız web sayfalarında yer alır. Kâğıt için PNG ya da JPEG dosyası kullanın.
logo-ended = Logo kaldırıldı.
logo-refused = { $file } logo olarak kullanılamaz: { $why }
logo-too-large = Dosya 1 MiB sınırını aşıyor. Resmi küçültün.
logo-no-picture = Dosya bir PNG, JPEG ya da SVG resmi değil. Başka bir dosya seçin.
logo-too-wide = Resmin bir kenarı { $pixels } pikselden uzun. Resmi küçültün.
logo-damaged = Resim bozuk. Başka bir dosya seçin.
wall-columns-title = Sütunlar: { $sheet }
wall-columns-shown = göster
wall-columns-hidden = gizle
wall-columns-none = Bu çizelgenin seçmeli sütunu yok. Başlangıç sıralama listesi, eşlendirme, sıralama ve gelecek tur çizelgelerinde var.
wall-columns-empty = Hiçbir oyuncunun unvanı, federasyonu, ratingi ya da gösterilecek başka bilgisi yok. Önce oyuncular ekranında girin (F5).
wall-pages-line = web sayfaları
wall-pages-on = kendiliğinden güncel
wall-pages-off = yazılmadı
wall-pages-about-on = { $folder } klasöründeki web sayfaları her kayıttan sonra güncellenir. Enter klasörü ya da adresi değiştirir.
wall-pages-about-off = Herhangi bir web sunucusu ya da USB bellek için sayfa klasörü: eşlendirme, sıralama, her oyuncuya bir sayfa. Enter klasörü belirler.
wall-upload-running = yükleniyor…
wall-upload-done = yüklendi { $time }
wall-upload-failed = yüklenemedi
wall-upload-about-done = Yüklendi: { $time } ({ $command }).
wall-upload-about-failed = Yükleme başarısız ({ $time }, { $why }). Sonraki kayıtta yeniden denenir; iki kez Enter hemen dener.
pages-uploaded = Web sayfaları yüklendi ({ $command }).
publish-failed = Program hatası nedeniyle dosya oluşturulamadı: { $why }. Başka bir biçim seçin (F9, o; --format) ve hatayı bildirin.
pages-not-uploaded = Web sayfaları yazıldı ama yüklenemedi: { $why }. Yükleme komutunu ve bağlantıyı kontrol edin.
pages-upload-not-started = { $command } başlatılamıyor: { $cause }
wall-hall-line = salon ekranı
wall-hall-about = Salondaki ekran için, sayfa sayfa, canlı sonuçlar ve sıralama. İkinci bir terminalde başlatın: hakem show { $file }
wall-report-about = FIDE ve başka programlar için turnuva raporu, turnuvanın güncel durumuyla. İşaretleyin, sonra yazın (W).
wall-report-not-printed = Turnuva raporu bir dosyadır. W ile yazın ya da yazdırılacak çizelgeleri işaretleyin.
wall-movers = { $count } oyuncunun masası değişti. “Masası değişenler” çizelgesini yazdırın (F9).
wall-nothing-marked = İşaretli çizelge yok. Önce rakamla ya da Boşluk tuşuyla işaretleyin.
wall-not-a-part = Bu satır bir bölümü açar ya da daraltır. Önce bir çizelgeye gidin.
wall-only-parts = Yalnızca bir bölümün başlığı açılır ya da daraltılır. Önce bir başlığa gidin.
wall-letters-looked-for = Eksik harfler bu bilgisayarın yazı tiplerinde aranıyor; çizelgeler ardından kendiliğinden gelir.
wall-letters-left = Turnuvadan çıkıldığında bazı çizelgeler yazı tipi bekliyordu. Turnuvayı açıp çizelgeleri yeniden yazdırın.
wall-sent = Yazıcıya gönderildi.
wall-printed = { $count } çizelge yazdırıldı ({ $to }).
wall-written = { $count } çizelge şuraya yazıldı: { $to }.
wall-print-failed = Yazdırılamadı: { $why }. Yazıcıyı kontrol edin ya da çizelgeleri dosyaya yazın (W).
wall-print-slow = Yazıcı henüz yanıt vermedi. Çalışmaya devam edin; sonuç burada gösterilir.
wall-no-printer = { $command } başlatılamıyor: { $cause }
wall-printer-deaf = { $command } çizelgenin tamamını okumadan sona erdi
wall-write-title = İşaretli çizelgeleri yaz
wall-write-line = Dosyaların klasörü (yoksa oluşturulur)
wall-no-folder = Bir klasör girin.
wall-site-title = Web sayfaları (her kayıttan sonra güncellenir)
wall-site-folder = Klasör
wall-site-address = Telefonlar için adres
wall-site-people = Kişisel veriler
wall-site-people-public = yalnız doğum yılı
wall-site-people-all = doğum tarihi ve lisans numarası
wall-site-accent = Vurgu rengi (# ve altı hane)
wall-site-no-accent = # ve altı onaltılık hane yazın, örneğin #0b6b57, ya da alanı boş bırakın.
wall-site-of = Kapsam
wall-site-section = bu bölüm
wall-site-no-address = https:// ya da http:// ile başlayın veya boş bırakın.
wall-site-ended = Web sayfaları artık güncellenmiyor. Var olan dosyalar kalır.
wall-site-written = Web sayfaları { $folder } klasörüne yazıldı: { $files } dosya. Her kayıttan sonra güncellenir.

site-pages = Sayfalar
site-letters = İlk harfe göre
site-find = Oyuncu bul
site-search = Bul
site-not-found = Oyuncu bulunamadı.
site-now = { $round }. tur: { $state }
site-over = Tamamlandı
site-not-begun = Başlamadı
site-not-begun-yet = Turnuva henüz başlamadı.
site-now-results = { $state }, { $known }/{ $boards }
site-parts = Parçalar
site-as-of = { $time } itibarıyla
site-index = Genel bakış
site-rounds = Turlar
site-event = Turnuva
site-report = Turnuva raporu (TRF-2026)
site-calendar = Tur takvimi (iCalendar)
site-section = Bölüm
site-rank = Sıra
site-points = Puan
site-performance = Performans
site-performance-unrated = Performans –: bir rakibin ratingi yok.
site-rating-change = Rating değişimi
site-calculation = Eşitlik bozmalar ve hesapları
site-follow = Bu oyuncuyu takip et
site-followed = Takip ettiğiniz oyuncu
site-unfollow = Takibi bırak
site-own-calendar = Bu oyuncunun tur takvimi (iCalendar)
site-feed = Eşlendirme haber akışı (Atom)
site-feed-version = { $sheet }, { $version }. sürüm
site-all-players = Bütün oyuncular
site-whole-list = Tam liste ({ $count })
site-check = Bu turu denetle
site-check-all = Turları denetle
site-check-about = Bu sayfa, turların kurallara göre eşlendirildiğini kanıtlar. Her turu madde madde bir sertifika kanıtlar; tarayıcınız sertifikayı burada, ağ bağlantısı olmadan doğrular. Hiçbir veri gönderilmez.
site-check-script = JavaScript kapalı, bu yüzden sayfa hiçbir şeyi doğrulamaz. Bu sayfa için açın ya da şu komutu çalıştırın: hakem verify SERTİFİKA RAPOR.
site-check-open = henüz doğrulanmadı
site-check-proved = Kanıtlandı. Masa: { $boards }, eşlendirme grubu: { $brackets }.
site-check-refused = Kanıtlanmadı.
site-check-points = Bütün oyuncuların ({ $players }) puanları turların sonuçlarıyla aynı.
site-check-other-points = Puanlar turların sonuçlarıyla uyuşmuyor.
site-check-none = Raporda sertifika yok, bu sayfada da yok.
site-check-certificate = Sertifika
site-check-other = Başka bir raporu denetle
site-check-drop = Bir raporu (TRF-2026), sertifikalarıyla ya da sertifikasız, bu sayfaya sürükleyip bırakın. Ne raporda ne de seçtikleriniz arasında sertifika varsa bu sayfanın sertifikaları kullanılır.
site-check-choose = Dosya seç
site-check-trust = Bu denetimin sınırları
site-check-trusted = Rapordaki sonuçlar doğrulanmaz, yalnız turlar doğrulanır. Sayfanın kendisi sahte olabilir. Yayımlayandan bağımsız olmak için sayfayı güvendiğiniz bir kaynaktan açıp raporu üzerine bırakın ya da hakem verify komutunu çalıştırın.
site-check-verifier = Doğrulayıcı hakem-verify, SHA-256 { $hash }
calendar-round = { $event }, { $round }. tur
calendar-seat = Masa { $board }, { $colour }, rakip { $opponent }
site-not-ours = { $folder } başka dosyalar içeriyor; dosyalar değiştirilmedi. Boş ya da yeni bir klasör seçin.
site-other-event = { $folder } başka bir turnuvanın web sayfalarını içeriyor. Her turnuva için ayrı bir klasör seçin.

cli-published = { $folder }: { $written } dosya yazıldı, { $removed } dosya kaldırıldı.
cli-watch = Yalnız turnuva dosyası izlenebilir: raporlar ve listeler büyümez. --watch seçeneğini kullanmayın ya da turnuva dosyasını belirtin.

hall-keys = q çıkış · Boşluk duraklat · oklar sayfa
hall-code = Telefonunuzda
hall-held = duraklatıldı · Boşluk: devam
closing-title = Turnuvayı kapat
closing-missing = { $count ->
    [one] Bir bilgi eksik ya da şüpheli. Enter oraya gider.
   *[other] { $count } bilgi eksik ya da şüpheli. Enter seçilene gider.
}
closing-anyway = yine de kapat: kapanış klasörünü yaz
closing-folder = Kapanış klasörü
closing-written = { $count ->
    [one] Kapanış klasörü { $folder } yazıldı: bir dosya yeni ya da değişti.
   *[other] Kapanış klasörü { $folder } yazıldı: { $count } dosya yeni ya da değişti.
}
closing-games = Hamleli oyunlar (PGN, isteğe bağlı)
closing-trf16 = TRF16 dosyası da yaz
closing-trf16-no = hayır
closing-trf16-yes = evet, TRF-2026 desteği olmayan programlar için
closing-moves = hamleleriyle oyunlar
closing-no-games = { $file } bir PGN dosyası değil. Oyunların hamlelerini içeren dosyayı girin ya da alanı boş bırakın.
closing-unchanged = { $folder } klasöründe değişiklik yok: kapanış klasörü güncel.
closing-changes = Kapanış klasörü yazıldı
closing-not-included = Dışa aktarılan dosyalarla ilgili notlar:
closing-file-written = yeni ya da değişti: { $file }
closing-file-removed = kaldırıldı: { $file }
closing-unsaved = Bazı kayıtlar henüz turnuva dosyasına kaydedilmedi. Önce diskte yer açın ya da bir kopya kaydedin (F12).
closing-unshared = Bazı kayıtlar eşitlenmedi, turnuva dosyası eksik. Eşitlenmelerini bekleyin ya da çevrimdışı sürdürün (F12).
closing-event-file = bütün geçmişiyle turnuva, hakem için
closing-pages = web sayfaları: bunu açın
closing-checksums = Her dosyanın SHA-256 özeti; denetim: sha256sum --check README.txt.
gap-unplayed = { $count ->
    [one] { $last } turluk turnuvada { $round }. tur yayımlanmadı
   *[other] { $round }–{ $last }. turlar yayımlanmadı
}
gap-results = { $count ->
    [one] { $round }. tur, { $board }. masa: sonuç eksik
   *[other] { $round }. tur: { $count } sonuç eksik (ilki { $board }. masa)
}
gap-adjourned = { $round }. tur, { $board }. masa: oyun ertelendi
gap-conflict = { $round }. tur, { $board }. masa: çelişen sonuçlar
gap-undecided = { $round }. tur: bir maç berabere bitti
gap-announcement = { $what }: girilmedi
gap-arbiter-id = Başhakem: FIDE ID yok ({ $name })
gap-days = Tur tarihleri: bazıları girilmedi
gap-players-fide-id = { $count ->
    [one] { $player }: FIDE ID yok
   *[other] { $count } oyuncunun FIDE ID bilgisi yok (ilki: { $player })
}
gap-players-born = { $count ->
    [one] { $player }: doğum yılı yok
   *[other] { $count } oyuncunun doğum yılı yok (ilki: { $player })
}
gap-players-federation = { $count ->
    [one] { $player }: federasyonu yok
   *[other] { $count } oyuncunun federasyonu yok (ilki: { $player })
}
closing-not-finished = Turnuva bitmedi; bu kapanış klasörü geçicidir.
gap-outdated = { $sheet }, { $round }. tur: verilen çıktı güncel değil
wall-preview-more = … Enter çizelgenin tamamını gösterir
wall-marked-already = Bu çizelge gerekli olduğu için zaten işaretliydi. İşareti kaldırmak için aynı tuşa yeniden basın.
wall-missing-title = Bu formlarda bilgi eksik
