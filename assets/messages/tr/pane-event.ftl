# Turnuva ekranı.

event-key-edit = değiştir
event-key-show = göster
event-key-fold = grubu aç / daralt
event-key-lot = renk çek
event-key-add = ekle
event-key-remove = sil
event-key-move-up = yukarı
event-key-move-down = aşağı
event-key-festival = festival
event-key-season = sezon
event-no-file = Turnuvanın henüz klasörü yok. Önce turnuvayı kaydedin (F12).
season-title = Sezon
season-show = sıralamayı göster
season-print = sıralamayı PDF olarak yaz
season-written = Sezon sıralaması { $file } dosyasına yazıldı.
season-not-written = Sezon sıralaması yazılamadı: { $why }
event-key-copy = bölümden kopyala
event-key-section = yeni bölüm
event-no-other-section = Henüz başka bölüm yok. Önce bir bölüm ekleyin (F4 ,n).
event-no-festival = Bu turnuva bir festivalin parçası değil. Önce klasörünü festival yapın (,f).
festival-deputies = Başhakem yardımcıları (arada ;)
festival-order = Bölümlerin sırası
festival-taken = Bu turnuvaya da uygula
festival-no-order = Her bölümün harfini bir kez yazın, örneğin B A C.
copy-title = { $section } bölümünden kopyala
copy-settings = Ayarlar
copy-prizes = Ödüller ve kategoriler

event-name = Ad
event-place = Yer
event-dates = İlk ve son gün
event-begins = İlk gün
event-ends = Son gün
event-federation = Federasyon
event-arbiter = Başhakem
event-time-control = Düşünme süresi
event-kind = Tempo
event-rating-list = Rating listesi tarihi
event-organiser = Organizatör
event-fide-event = FIDE turnuva kodu
event-chess-results = chess-results ID
event-default-time = Geç kalma süresi
event-direct-titles = Doğrudan unvanlar
event-shows-norms = Unvan normları
direct-titles-event = FIDE tablosundaki turnuva
direct-titles-places = Dereceye göre unvanlar
direct-titles-no-places = Dereceye göre unvanlar eksik. Birinciden başlayarak girin: IM, IM norm, FM.
direct-titles-no-event = Turnuva eksik. FIDE tablosundaki adını girin.
event-official = Federasyon yetkilisi
event-help-official = Unvan normlarını turnuvanın federasyonu adına imzalayan kişi (IT1, IT3, FA1 ve IA1 formları).
event-names = Adlar
event-help-names = Adların listelerde, web sayfalarında ve kâğıtta yazılışı. FIDE raporlarında hep girildiği gibi yazılır.
names-capitals = büyük harfle
names-typed = girildiği gibi
event-help-organiser = Turnuvanın organizatörü; FIDE formlarında istenir.
event-help-fide-event = Turnuvanın FIDE’ye kayıtlı numarası. FIDE’nin her formunda yer alır.
event-help-chess-results = Turnuvanın chess-results ID’si. İlk yüklemede kendiliğinden yazılır: hakem upload { $file }
event-help-default-time = Gelmeyen oyuncunun yenik sayılacağı süre: tur başladıktan sonra kaç dakika (FIDE Kuralları 6.7.1). 0: başlangıçta.
event-handicap = Süre avansı
event-help-handicap = Rating farkına göre süre: 200 10-20, 400 5-25 ile 200 farktan sonra güçlü oyuncu 10, öteki 20 dakika alır. Eşlendirmede ve fişte yazar.
handicap-field = Fark, dakikalar (önce güçlü oyuncu)
event-number-groups = Hızlandırma grupları
event-help-number-groups = Numaralar, turlar, sanal puan: 1-20 1-2 1; 21-40 1 0,5 yazılırsa 1–20 ilk iki turda bir, 21–40 ilk turda yarım puan alır. 1. turun numaraları geçerlidir.
event-number-groups-missing = Grup belirlenmemiş. Numaraları, turları ve puanı girin.
number-groups-field = Numaralar, turlar, puan
event-help-direct-titles = Turnuvanın FIDE’nin doğrudan unvan tablosundaki yeri (B.01 1.2) ve ilk derecelerin bu tabloya göre kazandığı unvanlar: IM, IM norm, FM. IT4 formunda yer alır.
event-help-shows-norms = Norma yaklaşan oyuncuları web sayfalarında da gösterir. Kapalıyken yalnızca siz görürsünüz.
event-championship = Norm muafiyeti
event-norm-conditions = Norm koşulları
event-norm-conditions-count = { $met } sağlandı, { $missing } sağlanmadı, { $unknown } incelenecek
event-system = Eşlendirme sistemi
event-rounds = Tur sayısı
event-initial-colour = Başlangıç rengi
event-points = Puanlar
event-tie-break-rules = Eşitlik bozma kuralları
event-tie-breaks = Eşitlik bozma sırası
event-group-best = Kulüp: sayılan
event-group-least = Kulüp: en az oyuncu
event-help-group-best = Kulüp ve federasyon sıralamasında puanı sayılan oyuncu sayısı (Çıktı ekranı, F9). Boşsa 4; 0: bütün oyuncular.
event-help-group-least = Oyuncusu daha az olan kulüp ve federasyonlar ötekilerin altında, sıra numarasız listelenir. Boşsa 1.
event-tie-breaks-of-system = Bu sistemin eşitlik bozma yöntemleri: { $list }
event-acceleration = Hızlandırma
event-language = Adların dili
event-forbidden = Yasak eşlendirmeler
event-mirror = Yedek klasör
event-file = Turnuva dosyası

event-not-drawn = kura çekilmedi
event-kind-derived = { $kind }, düşünme süresine göre
event-kind-open = { $kind }, varsayılan
event-points-values = { $win }–{ $draw }–{ $loss }, tur atlama { $bye }, katılmama { $absence }
event-byes = Yarım puanlı tur atlama
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
event-points-loss = Yenilgi
event-points-bye = Tur atlama
event-points-match-bye = Maç tur atlaması
event-points-absence = Katılmama
event-tie-break-rules-booklet = Aktar’ın kitapçığı
event-tie-break-rules-fide-2026 = FIDE C.07, 2026
event-acceleration-none = yok
event-acceleration-baku = Bakü yöntemi (FIDE C.04.7)
event-acceleration-haley = Haley
event-acceleration-soft-haley = yumuşak Haley
event-acceleration-progressive = kademeli (SAD)
event-acceleration-nicois = Niçois
event-acceleration-groups = numara gruplarıyla
event-colour-entered = { $colour } (salonda çekildi)
event-add-tie-break = eşitlik bozma yöntemi ekle
event-add-forbidden = yasak eşlendirme ekle
event-forbidden-pair = { $one } – { $other }, { $span ->
    [1] { $rounds }. tur
   *[other] { $rounds }. turlar
}
event-locked = kilitli
event-group-event = Görevliler ve normlar
event-group-schedule = Takvim ve oyunlar
event-group-pairing = Eşlendirme
event-group-points = Puan ve eşitlik bozma
event-group-files = Dosyalar ve raporlar
event-group-usual = olağan ayarlar
event-group-more = { $count } ayar daha
event-group-missing = rapor için { $count } eksik
event-missing = henüz eksik
event-optional = isteğe bağlı
event-locked-why = Kilitli:

event-help-description = Her zaman değiştirilebilir.
event-help-kind = Listelerden içe aktarılacak ratingi ve oyunların sayılacağı ratingi belirler. Seçilmezse düşünme süresi kodu belirler.
event-help-rating-list = Oyuncu ratinglerinin alındığı listenin ayı ya da günü. Ratingler listeden güncellenince yazılır (F5 ,r).
event-help-championship = Unvan normlarını birden çok federasyon koşulundan muaf kılan turnuva türü. 1.4.3d için yeterli yabancı oyuncu kendiliğinden sayılır.
event-help-norm-conditions = Unvan normlarının geçerliliği için turnuva koşulları ve eksikler. Enter listeler.
event-help-system = { $rules }. 1. tur eşlendirilince kilitlenir.
event-help-no-system = Turların nasıl eşlendirileceğini seçin. 1. tur eşlendirilince kilitlenir.
event-help-rounds = { $players } oyuncuyla kurallar { $rounds } tura izin verir.
event-help-rounds-teams = { $teams } takımla kurallar { $rounds } tura izin verir.
event-help-rounds-open = Kuralların izin verdiği tur sayısı, iki oyuncu kaydedilince gösterilir.
event-help-rounds-usual = Olağan sayı: { $rounds } (oyuncu iki katına çıkınca bir tur fazla).
event-help-initial-colour = 1 numaranın 1. turdaki rengi. d kurayla çeker; masada çekilen renk de girilebilir.
event-help-points = Sonuçların puanı: yönerge başka puan belirlemedikçe 1, ½, 0.
event-help-byes = Bu sınırları aşan tur atlama onay ister; hiçbir zaman reddedilmez (FIDE C.05 6.7).
event-help-tie-break-rules = Eşitlik bozma yöntemlerini tanımlayan metin; en başta oynanmamış turun değeri. Turnuva yalnızca FIDE metniyle FIDE kipindedir.
event-help-tie-breaks = Eşit puanlı oyuncular önce ilk yönteme, sonra ötekilere göre sıralanır. K ve J yöntemi taşır, x siler, a ekler.
event-help-acceleration = İlk turlarda sanal puan. FIDE kipi yalnız Bakü’ye izin verir; başka bir hızlandırmayla turnuva kipin dışında kalır.
event-help-language = Adların sıralandığı alfabe; federasyonu bilinmeyen oyuncuların büyük harfleri de buna göredir.
event-help-forbidden = Bu turlarda karşılaşamayacak iki oyuncu. a ekler, x siler.
event-help-mirror = Turnuva dosyasının ayrıca yazılacağı klasör, örneğin bir USB bellek. Boş bırakılırsa yedekleme biter.
event-help-file = Her değişiklik gösterilmeden önce bu dosyaya yazılır: { $path }

event-rounds-outside = { $players } oyuncuyla kurallar { $rounds } tura izin verir. Tur sayısını değiştirin (F4) ya da oyuncu kaydedin (F5).
event-rounds-outside-teams = { $teams } takımla kurallar { $rounds } tura izin verir. Tur sayısını değiştirin (F4) ya da takım kaydedin (F5).
event-rounds-not-completable = { $players-and } için { $rounds } turun hepsi eşlendirilemez: yasak eşlendirme sayısı fazla. Yasak bir eşlendirmeyi silin ya da tur sayısını azaltın.
event-rounds-missing = Tur sayısı eksik. 1 ile 255 arasında bir sayı girin.
event-ends-first = Son gün ilk günden önce. Birini düzeltin.
event-not-a-list = Yalnız listelere satır eklenir, örneğin eşitlik bozmaya. Önce bir listeye gidin.
event-not-a-setting = Grubun değeri yoktur. Önce bir ayara gidin.
event-nothing-to-show = Yalnızca rating raporu satırının gösterilecek ayrıntısı vardır. Önce o satıra gidin.
event-not-a-group = Yalnız bir ayar grubu açılır ve kapanır. Önce bir gruba gidin (▸, ▾).
event-nothing-to-remove = Listede seçili bir satır yok. Önce bir satıra gidin.
event-not-tie-breaks = Önerilen listeler eşitlik bozma içindir. Önce bir eşitlik bozma satırına gidin.
event-not-a-tie-break = Listede yalnız eşitlik bozma yöntemlerinin yeri değişir. Önce birine gidin.
event-no-colour-drawn = Bu sistemde başlangıç rengi için kura çekilmez.
event-colour-locked = 1. tur bu başlangıç rengiyle eşlendirildi. Önce 1. turu geri alın (F6, x).
event-tie-break-typed = kodunu gir…
event-tie-break-examples = Örneğin BH/C1, ARO/C2, DE (first place only).
event-forbidden-one = Oyuncu (BSNo ya da ad)
event-forbidden-other = Öteki oyuncu
event-forbidden-first = Başlangıç turu
event-forbidden-last = Bitiş turu
event-forbidden-same = İkisi aynı oyuncu. İki ayrı oyuncu seçin.
event-forbidden-order = Bitiş turu başlangıç turundan önce. Birini düzeltin.
event-forbidden-no-edit = Yasak eşlendirme değiştirilemez. x ile silip doğrusunu ekleyin.
event-player-missing = Oyuncu girilmedi. Numarasını ya da adının bir parçasını yazın.
event-player-unknown = “{ $found }” ile eşleşen oyuncu yok. Numarasını ya da adının bir parçasını yazın.
event-player-several = { $count } oyuncu eşleşiyor: { $names } … Adın daha fazlasını yazın.
event-round-outside = Böyle bir tur yok. 1 ile { $last } arasında bir sayı girin.

event-recommended = önerilen sıralar
event-recommended-help = Listenin yerini alır. Şampiyonun ek maçla belirlenmesi daha iyidir.
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
overview-games = { $count } oyun
overview-now = { $round }. tur
overview-floats = { $count ->
    [0] kaydırma yok
   *[other] { $count } masada kaydırma
}
event-at-the-edge = Yöntem zaten listenin o ucunda.
overview-colours = Renkler
overview-more-white = beyaz +1
overview-balanced = dengeli
overview-more-black = siyah +1
overview-twice-more = 2 ve üstü

event-deputies = Başhakem yardımcıları
event-coded-time-control = Düşünme süresi kodu
event-rating-report = Rating raporu
event-add-deputy = başhakem yardımcısı ekle
event-arbiter-name = Unvan ve ad
event-arbiter-id-digits = FIDE ID 5 ile 10 basamak arasındadır. Düzeltin ya da boş bırakın.
event-arbiter-nameless = FIDE ID’nin adı yok. Adı girin.
event-rating-report-complete = eksik yok
event-rating-report-lacks = { $missing } eksik, { $questionable } incelenecek
event-help-arbiter = Unvan ve ad; FIDE ID kendi alanında. Raporda IA Doe, Jane (99900001) biçiminde yer alır. a başhakem yardımcısı ekler, x siler.
event-help-coded-time-control = TRF kaydı 222’deki gibi: her bölüm için hamle/saniye+eklenen, arada :, örneğin 40/5400+30:1800+30; bütün oyun için 5400+30.
event-help-rating-report = Rating raporunda eksik bilgiler ve girilecekleri yerler. Enter listeler; raporun kendisi çıktı ekranındadır (F9).

rating-nothing = Eksik ya da incelenecek bir şey yok.
rating-cure-line = turnuva ekranında (F4) “{ $line }”
rating-cure-players = oyuncular ekranında (F5) oyuncunun bilgileri (Enter)
rating-cure-pairings = eşlendirme ekranı (F6)
rating-cure-results = sonuç ekranı (F7)
rating-unknown-federation = FIDE’nin listesinde olmayan federasyonlar: { $codes }
rating-deputies-no-id = FIDE ID’si olmayan başhakem yardımcıları: { $names }
rating-rounds-outside = İlk günden önceki ya da son günden sonraki turlar: { $rounds }
rating-kind-differs = Tempo { $kind } olarak ayarlanmış, düşünme süresi koduna göre ise { $told }
rating-boards-of-round = { $round }. tur, { $count ->
    [1] { $boards }. masa
   *[other] masalar: { $boards }
}
rating-late = Yalnız rating raporu için düzeltilmiş, sıralamadakinden farklı ({ $count }): { $boards }
rating-unrated = Ratinge sayılmayan oyunlar ({ $count }): { $boards }
rating-forfeits = Oynanmadığı için ratinge sayılmayan oyunlar ({ $count }): { $boards }

event-rating-method = Kullanılan rating
event-help-rating-method = Sıra numaralarının verildiği ve ratinge dayalı eşitlik bozmanın kullandığı rating (TRF kaydı 172). Oyuncunun iki ratingi de değişmez.
rating-method-none = FIDE ratingi, eşitlerde ulusal
rating-method-fide = yalnız FIDE ratingi
rating-method-national = yalnız ulusal rating
rating-method-fide-else-national = FIDE ratingi, yoksa ulusal
rating-method-national-else-fide = ulusal rating, yoksa FIDE
rating-method-higher = ikisinin yüksek olanı
rating-method-lower = ikisinin düşük olanı
rating-method-other = başka bir sıra
event-apart = Eşlendirme kısıtları
event-help-apart = Aynı kulüpten, federasyondan ya da soyaddan oyuncular ilk turlarda karşılaşmaz. 1. tur eşlendirilince kilitlenir.
apart-last-round = { $by }, şu tura kadar
apart-firmness = her zaman / mümkünse
event-entry-fee = Katılım payı
event-help-entry-fee = Her oyuncunun ödediği tutar. Farklı tutarlar ve ödemeler F5 ekranında kaydedilir (,e).
help-event-group-event = Federasyon, hakemler, organizatör, FIDE kodu, unvan normları, adların dili, katılım payı. Enter grubu açar.
help-event-group-schedule = Tempo, rating listeleri, turların gün ve saati, geç kalma süresi. Enter grubu açar.
help-event-group-pairing = Kullanılan rating, eşit ratinglerin sırası, hızlandırma, yasak eşlendirmeler, kısıtlar, yarım puanlı tur atlama. Enter grubu açar.
help-event-group-points = Sonuçların puanı, eşitlik bozma listesi ve kuralları. Enter grubu açar.
help-event-group-files = chess-results, yedek klasör ve turnuva dosyası. Enter grubu açar.
