# Oyuncular ekranı.

players-key-add = ekle
players-key-edit = değiştir
players-key-withdraw = çekilme
players-key-expel = ihraç et
players-key-points = puan
players-key-bye = tur atlat
players-key-check-in = kayıt kontrol
players-key-remove = sil
players-key-find = bul
players-key-sort = sırala
players-key-import = içe aktar
players-key-show-all = hepsini göster
players-key-teams = takımlar
players-key-ratings = rating karşılaştır
players-key-exchange = BSNo değiştir
players-key-import-ratings = liste içe aktar
players-key-update-ratings = listeleri indir
teams-key-draw = kura çek
teams-key-bye = tur atlat
players-key-keep-search = aramayı koru

players-column-fide-id = FIDE ID
players-column-club = Kulüp
players-column-status = Durum
players-none = Henüz oyuncu yok. a ilk oyuncuyu kaydeder, i dosyadan içe aktarır; tablo satırları buraya yapıştırılabilir.
players-none-teams = Henüz oyuncu yok. t takım listesini açar, orada a takımı oyuncularıyla kaydeder; i dosyadan içe aktarır; tablo satırları buraya yapıştırılabilir.
teams-none = Henüz takım yok. a takım kaydeder: adı, ardından masa sırasıyla oyuncuları ya da yalnız masa sayısı.
teams-ranked = Takımlar, 1. tur eşlendirilirken ratinglerine göre numara alır.
teams-key-admit = turnuvaya al
teams-admit-before = 1. turdan önce kaydedilen takımlar kendiliğinden katılır.
teams-admit-again = Bu takım zaten katılıyor.
teams-admit-table = Tabloya ya da elemeye katılanlar 1. turdan önce kesinleşti.
teams-points-match = Maç puanı, örneğin -1
teams-points-game = Oyun puanı, örneğin -1 ya da +½
teams-column-players = Oyuncu
teams-column-reserves = Yedek
teams-column-average = Ortal.
teams-reserves = Yedekler: { $players }
teams-name = Ad
teams-players = Masa sırası, BSNo ile
teams-captain = Kaptan
teams-reserves-field = Yedekler
teams-boards-field = Masa (oyuncu yoksa)
teams-rating = Rating (girildiyse)
teams-without-players = Oyuncu listelenmedi, { $boards } masada oynar. Yalnız maç skorları kaydedilir.
teams-no-boards = “{ $found }” bir masa sayısı değil. 1 ile { $most } arasında girin; oyuncular listelendiyse boş bırakın.
teams-add-title = Takım kaydı
teams-edit-title = Takımı değiştir
teams-no-such-player = “{ $typed }” ile eşleşen oyuncu yok. Başlangıç sıralama listesindeki numarayı ya da adın bir parçasını yazın.
teams-several-players = “{ $typed }” ile { $count } oyuncu eşleşiyor. Birinin numarasını yazın.
teams-drawn = Numaralar çekildi: { $teams }
teams-draw-over = 1. tur eşlendirildi: takım numaraları artık değişmez.
players-search = Bul
players-by-number = BSNo’ya göre
players-by-name = ada göre
players-by-rating = ratinge göre
players-present = { $round }. turda oynayacak: { $count }
players-withdrawn = { $count } çekildi
players-found = { $count } bulundu

players-withdrawn-from = { $round }. turdan çekildi
players-expelled-from = { $round }. turdan ihraç edildi
players-no-half-points = yarım puanlı tur atlama hakkı yok
players-deny-half-points = Yarım puanlı tur atlama hakkını kaldır
players-grant-half-points = Yarım puanlı tur atlama hakkını geri ver
players-expels-title = İhraç gerekçesi: { $player } ({ $round }. turdan itibaren)
players-adjusted = { $round }. tur: hakem kararıyla { $points }
players-points-title = { $player }: { $round }. turda eklenen ya da kesilen puan
players-points-field = Puan, örneğin -1 ya da +½
players-points-no-round = Henüz yayımlanan tur yok. Puan yalnızca yayımlanmış bir turda düzeltilir.
players-bye-in = { $round }. tur: { $bye }
players-byes-in = { $round }. turlar: { $bye }
players-late = { $round }. turdan itibaren
players-plays = oynuyor
players-bye-rounds = { $span ->
    [1] Tur ({ $rounds })
   *[other] Turlar ({ $rounds })
}
players-bye-rounds-wrong = “{ $found }” bir tur değil. { $first } ile { $last } arasında girin, örneğin 3 ya da 3-5 7.
doubt-half-point-byes = Böylece yarım puanlı tur atlama sayısı { $count } olur; turnuva { $most ->
    [0] hiç vermiyor
   *[other] { $most } tane veriyor
}.
doubt-bye-too-late = { $round }. tur: turnuva { $last ->
    [one] son turda
   *[other] son { $last } turda
} yarım puanlı tur atlama vermiyor.
doubt-full-point-bye = Tam puanlı tur atlama, ratinge sayılan turnuvalarda olağan değildir.
players-checked-in = kontrol edildi
players-not-checked-in = kontrol edilmedi
players-count-checked-in = kontrol edilen { $here }, edilmeyen { $open }
players-check-in-over = Kayıt kontrolü 1. tur eşlendirilince biter. Gelmeyen oyuncuya tur atlatın (b).
players-no-round-left = Bütün turlar eşlendirildi. Önce turnuva ekranında tur sayısını artırın (F4).

players-name = Soyad Ad
players-add-title = Oyuncu ekle
players-last-added = Son eklenenler
players-edit-title = Oyuncu bilgileri
players-fide-id = FIDE ID
players-sex = Cinsiyet
players-female = kadın
players-male = erkek
players-born = Doğum tarihi
players-estimated = Tahminî rating
players-coefficient = K katsayısı
players-rating-estimated = { $rating } (hakemin tahmini)
players-estimated-nothing = Tahminî olarak işaretlenecek rating yok. Rating girin ya da “hiçbiri”ni seçin.
players-club = Kulüp
players-name-language = Adın dili
players-by-federation = federasyona göre
players-correct-title = { $player }: düzeltme
players-reason = Gerekçe (günlüğe yazılır)
players-reason-misspelt = kayıtta yanlış yazıldı
players-reason-list = rating listesi yanlış okundu
players-reason-person = başka oyuncuyla karıştırıldı
players-reason-federation = federasyonun bildirimi
players-rating-low = { $found } ratingi bu eşlendirme sistemi için düşük. { $lowest } ya da daha yüksek bir rating girin ya da boş bırakın.
players-missed = Oynanmayan turlar
players-missed-counts = { $rounds ->
    [one] { $rounds } tur için { $each }: puanı { $score }
   *[other] { $rounds } tur, her biri { $each }: puanı { $score }
}
players-leaves-title = { $player } çekiliyor
players-leaves-draft = { $round }. turdan itibaren; sonra taslağı yeniden eşlendirin (F6, r)
players-leaves-later = { $round }. turdan itibaren
players-plays-from = { $round }. turdan itibaren
players-removed = { $player } artık kayıtlı değil. u oyuncuyu geri getirir.
players-forfeits-remain = { $player } turnuvaya geri alındı. Çekilmeden sonraki hükmen sonuçlar duruyor ({ $span ->
    [1] tur { $rounds }
   *[other] turlar { $rounds }
}); sonuçlarda silin (F7, Backspace).
players-no-teams = Turnuvada takım yok. Önce takımlar için bir sistem seçin (F4).
players-no-search = Etkin arama yok; bütün oyuncular görünüyor.
players-teams-first = Oyuncu listesi açık. Önce takım listesini açın (t).
players-not-among-teams = Takım listesi açık. Önce oyunculara dönün (t).
players-none-yet = Henüz kayıtlı oyuncu yok. Önce bir oyuncu ekleyin (a).
players-groups-stay = Gruplar 1. tur eşlendirilince kilitlenir.
players-search-first = Arama açık. Önce onu bitirin (Enter ya da Esc).
doubt-no-letters = Adda harf yok.
doubt-namesake = { $player } ile aynı ad.
doubt-listed = Rating listelerinde { $name } var ({ $federation } { $rating }): seçmek için aşağı oka basın.
doubt-rating = { $rating } alışılmadık: ratingler genellikle 1000 ile 2900 arasındadır.
doubt-newer-list = { $date } tarihli { $list } ilk günden sonra yürürlüğe girdi; o gün geçerli olan liste esastır (C.04.2 2.1). Ratingi denetleyin.
doubt-federation = FIDE’de { $code } adlı bir federasyon yok.
doubt-born = Doğum yılı { $year } olağan dışı.
doubt-title = { $title } kadın unvanıdır.
players-key-entry-fee = katılım payı
players-key-own-board = masa ayır
players-own-board-title = Ayrılmış masa: { $player }
players-own-board-help = Oyuncu bundan sonra eşlendirilen her İsviçre turunda bu masada oynar. Boş bırakılırsa herhangi bir masada.
fees-title = Katılım payı: { $player }
fees-field-paid = Ödenen
fees-field-due = Borcu (genel: { $usual })
fees-open = Ödenmemiş katılım payı: { $amount }
players-at-own-board = hep { $board }. masada
