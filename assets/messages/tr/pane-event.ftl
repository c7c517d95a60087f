# Turnuva ekranı.

event-key-edit = değiştir
event-key-lot = kura çek
event-key-add = ekle
event-key-remove = çıkar
event-key-move-up = yukarı
event-key-move-down = aşağı
event-key-festival = festival
event-key-copy = başka bölümden
event-no-other-section = Bu turnuvanın yanında başka bölüm yok.
festival-deputies = Yardımcılar (; ile ayrılır)
festival-order = Bölümlerin sırası
festival-taken = Burada da ilan et
festival-no-order = Her bölümün harfini bir kez yazın, örneğin B A C.
copy-title = { $section } bölümünden al
copy-settings = Ayarlar
copy-prizes = Ödüller ve kategoriler

event-name = Ad
event-place = Yer
event-begins = İlk gün
event-ends = Son gün
event-federation = Federasyon
event-arbiter = Başhakem
event-time-control = Düşünme süresi
event-kind = Oyun türü
event-rating-list = Rating listesi
event-organiser = Düzenleyen
event-fide-event = FIDE etkinlik kodu
event-chess-results = chess-results anahtarı
event-default-time = Hükmen süresi
event-direct-titles = Doğrudan unvanlar
event-shows-norms = Unvan normları
direct-titles-event = FIDE tablosundaki etkinlik
direct-titles-places = Dereceler ne kazanır, birinci başta
direct-titles-no-places = Derecelerin ne kazandığı eksik. Birinciden başlayarak unvanları yazın: IM, IM norm, FM.
direct-titles-no-event = Etkinlik eksik. FIDE tablosundaki adını yazın.
event-help-organiser = Etkinliği düzenleyen; FIDE formları bunu sorar.
event-help-fide-event = Etkinliğin FIDE'ye kayıtlı numarası. FIDE'nin her formunda yer alır.
event-help-chess-results = Turnuvanın chess-results numarası. Etkinlik ilk kez yüklenince kendiliğinden gelir: hakem upload { $file }
event-help-default-time = Tur başladıktan kaç dakika sonra orada olmayan oyuncu kaybeder (FIDE Kuralları 6.7.1). 0: başlangıçta.
event-help-direct-titles = Etkinlik FIDE'nin doğrudan unvan tablosunda hangisidir (B.01 1.2) ve o tabloya göre ilk dereceler ne kazanır: IM, IM norm, FM. IT4 formu onları yazar.
event-help-shows-norms = Web sayfaları kimin unvan normuna yakın olduğunu söylesin mi? Açılmadıkça yalnız siz görürsünüz: kimse normunu duvardan öğrenmesin.
event-championship = Unvan normları için
event-norm-conditions = Norm koşulları
event-norm-conditions-stand = { $met } sağlandı, { $missing } sağlanmadı, { $unknown } bakılacak
event-system = Eşlendirme sistemi
event-rounds = Tur sayısı
event-initial-colour = Başlangıç rengi
event-points = Puanlar
event-tie-break-rules = Eşitlik bozma metni
event-tie-breaks = Eşitlik bozma sırası
event-tie-breaks-of-system = Bu sistemin eşitlik bozma yöntemleri: { $list }
event-acceleration = Hızlandırma
event-language = Adların dili
event-forbidden = Yasak eşlemeler
event-mirror = İkinci klasör
event-file = Turnuva dosyası

event-not-drawn = kura çekilmedi
event-kind-told = { $kind }, düşünme süresine göre
event-kind-open = { $kind }, başka türlü ilan edilmedikçe
event-points-values = gal. { $win }, ber. { $draw }, mağ. { $loss }, atlama { $bye }, yok { $absence }
event-byes = Yarım puanlı turlar
event-byes-values = { $most ->
    [0] yok
   *[other] oyuncu başına { $most }
}{ $last ->
    [0] , her turda
    [one] , son turda yok
   *[other] , son { $last } turda yok
}
event-byes-most = oyuncu başına en çok
event-byes-last = son … turda yok
event-byes-wrong = { $found }, 0 ile { $most } arasında bir sayı değil.
event-points-win = Galibiyet
event-points-draw = Beraberlik
event-points-loss = Mağlubiyet
event-points-bye = Tur atlama
event-points-match-bye = Maçta tur atlama
event-points-absence = Katılmama
event-tie-break-rules-booklet = kitapçık (ayarlanmış puan)
event-tie-break-rules-fide-2026 = FIDE C.07, 2026
event-acceleration-none = yok
event-acceleration-baku = Bakü yöntemi (FIDE C.04.7)
event-colour-entered = { $colour } (kurası çekilmiş)
event-add-tie-break = eşitlik bozma ekle
event-add-forbidden = yasak eşleme ekle
event-forbidden-pair = { $one } – { $other }, tur { $first }–{ $last }
event-locked = kilitli
event-locked-why = Kilitli:

event-help-description = Her zaman değiştirilebilir.
event-help-kind = Listelerden hangi ratingin alındığı ve oyunların hangisine sayıldığı. Seçilmezse düşünme süresinin kodundan anlaşılır.
event-help-rating-list = Oyuncuların ratinglerinin alındığı listenin ayı ya da günü. Bir liste uygulanınca not edilir (oyuncularda r).
event-help-championship = Unvan normlarının çeşitli federasyonlardan rakip koşulundan muaf olduğu turnuva türü. 1.4.3d için yeterli yabancı oyuncu zaten sayılır.
event-help-norm-conditions = Unvan normlarının kabulü için turnuvanın ne olması gerektiği ve neyin eksik olduğu. Enter sıralar.
event-help-system = { $rules }. 1. tur eşlendirilince kesinleşir.
event-help-no-system = Turların nasıl eşlendirileceğini seçin. 1. tur eşlendirilince kesinleşir.
event-help-rounds = { $players } oyuncuyla kurallar en az { $least }, en çok { $most } tur verir.
event-help-rounds-open = Kuralların izin verdiği tur sayısı, iki oyuncu kaydedilince gösterilir.
event-help-initial-colour = 1 numaralı oyuncunun 1. turdaki rengi. d hemen kura çeker; masada çekilen kura elle girilir.
event-help-points = Sonuçların değeri: ayrıca ilan edilmedikçe 1, ½, 0.
event-help-byes = Bunu aşan tur atlama girilirken sorulur, hiç reddedilmez (FIDE C.05 6.7).
event-help-tie-break-rules = Eşitlik bozmada hangi metnin izleneceği: en başta, oynanmamış turun ne sayılacağı.
event-help-tie-breaks = Eşit puanlılar önce ilkine, sonra ötekilere göre sıralanır. K ve J taşır, x çıkarır, a ekler.
event-help-acceleration = İlk turlarda sanal puan.
event-help-language = Adların sıralandığı alfabe; federasyonu bilinmeyenlerin büyük harfleri de buna göre yazılır.
event-help-forbidden = Bu turlarda birbirleriyle eşlenemeyecek iki oyuncu. a ekler, x çıkarır.
event-help-mirror = Turnuva dosyasının ayrıca yazılacağı klasör, örneğin bir USB bellek. Boş bırakmak buna son verir.
event-help-file = Her değişiklik ekrana gelmeden önce bu dosyaya yazılır: { $path }

event-rounds-outside = { $players } oyuncuyla kurallar en az { $least }, en çok { $most } tur verir. Sayıyı değiştirin ya da oyuncu ekleyin.
event-rounds-not-completable = { $players } için { $rounds } turun hepsi eşlendirilemez: çok fazlası birbiriyle karşılaşamaz. Yasak bir eşlemeyi kaldırın ya da daha az tur ilan edin.
event-rounds-missing = Tur sayısı verilmedi. 1 ile 255 arasında bir sayı girin.
event-ends-first = Son gün ilk günden önce. Birini düzeltin.
event-not-a-list = Bu bir liste değil. Eşitlik bozma sırasına ya da yasak eşlemelere gidin.
event-no-colour-drawn = Bu sistemde başlangıç rengi için kura çekilmez.
event-colour-locked = 1. tur bu renkle eşlendirildi
event-tie-break-typed = kodunu yaz …
event-tie-break-examples = Örneğin BH-C1, AROC2, DE (first place only).
event-forbidden-one = Oyuncu (no ya da ad)
event-forbidden-other = ve oyuncu
event-forbidden-first = Başlangıç turu
event-forbidden-last = Bitiş turu
event-forbidden-same = İkisi aynı oyuncu. İki ayrı oyuncu seçin.
event-forbidden-order = Bitiş turu başlangıç turundan önce. Birini düzeltin.
event-forbidden-no-edit = Yasak eşleme değiştirilmez. x ile çıkarıp doğrusunu ekleyin.
event-player-missing = Oyuncu belirtilmedi. Numarasını ya da adının bir bölümünü girin.
event-player-unknown = “{ $found }” ile kimse bulunamadı. Numarasını ya da adının bir bölümünü girin.
event-player-several = { $count } oyuncu bulundu: { $names } … Adın daha fazlasını girin.
event-round-outside = Böyle bir tur yok. 1 ile { $last } arasında bir sayı girin.

event-recommended = önerilen sıralar
event-recommended-help = Seçilen sıra bu listenin yerini alır. Şampiyonluk uzatmayla belirlenmelidir.
event-recommended-round-robin = Döner sistem
event-recommended-equals = İsviçre, ratingler yakın ve tutarlı
event-recommended-rated = İsviçre, çoğunun ratingi var
event-recommended-unrated = İsviçre, çoğunun ratingi yok
event-recommended-1992 = 1992 Çek kuralları (F.10)
event-recommended-team-round-robin = Takımlar, döner sistem
event-recommended-team-swiss = Takımlar, İsviçre
event-recommended-olympiad = Olimpiyat
event-overview = genel bakış
overview-rounds = Turlar
overview-results = Bütün sonuçlar
overview-now = { $round }. tur
overview-floats = { $count ->
    [0] puan grubu dışında eşleşen yok
   *[other] { $count } masada puan grubu dışında eşleşme
}
event-at-the-edge = Listenin ucunda duruyor.
overview-colours = Renkler
overview-more-white = beyaz +1
overview-balanced = dengeli
overview-more-black = siyah +1
overview-twice-more = 2 ve üstü

event-deputies = Yardımcı hakemler
event-coded-time-control = Süre, kodlu
event-rating-report = Rating raporu
event-add-deputy = yardımcı hakem ekle
event-arbiter-name = Unvan ve ad
event-arbiter-id-digits = FIDE numarası 5 ile 10 basamak arasındadır. Düzeltin ya da boş bırakın.
event-arbiter-nameless = Bu FIDE numarası kimin? Adı girin.
event-rating-report-complete = eksik yok
event-rating-report-lacks = { $missing } eksik, { $questionable } bakılacak
event-help-arbiters = Unvan ve ad, FIDE numarası ise kendi alanında: raporda IA Doe, Jane (99900001) diye yer alır. a yardımcı hakem ekler, x çıkarır.
event-help-coded-time-control = Raporların 222 kaydındaki gibi: her bölüm için hamle/saniye+eklenen, arada :, örneğin 40/5400+30:1800+30; bütün oyun için 5400+30.
event-help-rating-report = Rating raporunu alan görevlinin isteyeceği eksikler ve girilecekleri yer. Enter listeler; raporun kendisi panodadır (F9).

rating-nothing = Eksik yok, bakılacak bir şey de yok.
rating-cure-line = F4, “{ $line }” satırı, Enter
rating-cure-players = F5, oyuncunun üstünde Enter
rating-cure-pairings = F6
rating-cure-results = F7
rating-line-missing = { $line }: girilmemiş.
rating-arbiter-no-id = Başhakemin FIDE numarası yok: { $name }.
rating-deputies-no-id = FIDE numarası olmayan yardımcı hakemler: { $names }.
rating-rounds-without-day = Günü olmayan turlar: { $rounds }.
rating-rounds-outside = İlk günden önceki ya da son günden sonraki turlar: { $rounds }.
rating-kind-differs = Oyunlar { $kind } olarak ilan edilmiş, kodlu süreye göre ise { $told }.
rating-players-no-id = FIDE numarası olmayan { $count } oyuncu: { $names }.
rating-players-no-birth = Doğum tarihi olmayan { $count } oyuncu: { $names }.
rating-players-no-federation = Federasyonu olmayan { $count } oyuncu: { $names }.
rating-rounds-open = Henüz yayımlanmamış turlar: { $rounds }.
rating-boards-of-round = { $round }. tur, masa { $boards }
rating-results-missing = Eksik sonuçlar ({ $count }): { $boards }.
rating-adjourned = Sonucu girilmemiş ertelenmiş oyunlar ({ $count }): { $boards }.
rating-conflicts = İki sonuç bulunmuş, biri seçilmemiş ({ $count }): { $boards }.
rating-late = Yalnız rating raporu için düzeltilmiş, sıralamadakinden farklı ({ $count }): { $boards }.
rating-unrated = Rating hesabına girmeyen oyunlar ({ $count }): { $boards }.
rating-forfeits = Oynanmamış, bu yüzden hesaba girmeyen oyunlar ({ $count }): { $boards }.

event-rating-method = Geçerli rating
event-help-rating-method = Oyuncuların sıralandığı ve rating averajlarının aldığı rating (TRF kaydı 172). Oyuncunun iki ratingi de olduğu gibi kalır.
rating-method-none = uluslararası, eşitlerde ulusal
rating-method-fide = yalnız FIDE (FIDE)
rating-method-national = yalnız ulusal (NRO)
rating-method-fide-else-national = FIDE, yoksa ulusal (FIDON)
rating-method-national-else-fide = ulusal, yoksa FIDE (NIDOF)
rating-method-higher = yüksek olan (HBFN)
rating-method-lower = düşük olan (LBFN)
rating-method-other = başka bir sıra (OTHER)
