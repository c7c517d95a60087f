# Pano: salondan çıkan her şey.

pane-wall = Pano
wall-head = Çizelgeler { $format } · { $paper } · { $language } · { $count } işaretli
wall-column-sheet = Çizelge
wall-column-pages = Sayfa
wall-pages = { $pages } sayfa
wall-key-mark = işaretle
wall-key-mark-numbered = numarayla işaretle
wall-key-show = göster
wall-key-print = işaretlileri yazdır
wall-key-write = işaretlileri dosyaya yaz
wall-key-site = web sayfaları
wall-key-format = başka biçim
wall-key-paper = A4 / letter
wall-key-language = başka dil
wall-nothing-marked = İşaretli çizelge yok. Rakamla ya da boşluk tuşuyla işaretleyin, sonra devam edin.
wall-sent = Yazıcıya verildi.
wall-printed = { $count } çizelge yazdırıldı ({ $to }).
wall-written = { $count } çizelge şuraya yazıldı: { $to }.
wall-print-failed = Yazdırılamadı: { $why }. Yazıcıya bakın ya da W ile dosyaya yazın.
wall-print-slow = Yazıcı henüz yanıt vermedi. Çalışmaya devam edin; yanıtı burada bildirilecek.
wall-no-printer = { $command } başlatılamıyor: { $cause }
wall-write-title = İşaretli çizelgeleri yaz
wall-write-line = Hangi klasöre? Yoksa oluşturulur.
wall-no-folder = Bir klasör adı verin.
wall-site-title = Web sayfaları, şimdi ve her kayıttan sonra yazılır
wall-site-folder = Klasör
wall-site-address = Telefonlar için adres
wall-site-no-address = https:// ya da http:// ile başlayın veya boş bırakın.
wall-site-ended = Web sayfaları artık yazılmıyor; olanlar yerinde kalıyor.
wall-site-written = Web sayfaları { $folder } klasörüne yazıldı: { $files } dosya. Artık her kaydı izler.

site-index = Genel bakış
site-rounds = Turlar
site-event = Turnuva
site-report = Turnuva raporu (TRF-2026)
site-not-ours = { $folder } içinde başka dosyalar var ve olduğu gibi bırakıldı. Boş ya da henüz olmayan bir klasör adı verin.
site-other-event = { $folder } başka bir turnuvanın sayfalarını içeriyor. Her turnuva için ayrı bir klasör adı verin.

cli-published = { $folder }: { $written } dosya yazıldı, { $removed } dosya kaldırıldı.
cli-watch = Yalnızca turnuva dosyası izlenebilir: raporlara ve listelere bir şey eklenmez. --watch vermeyin ya da turnuva dosyasını adlandırın.

hall-keys = q çıkış · boşluk durdur · oklar sayfa
hall-held = durduruldu · boşluk sürdürür
