# Oyuncular ekranı.

players-key-add = ekle
players-key-edit = değiştir
players-key-withdraw = çekilme
players-key-expel = ihraç et
players-key-points = puan
players-key-bye = tur atlama
players-key-check-in = geldi / gelmedi
players-key-remove = sil
players-key-find = bul
players-key-sort = sırala
players-key-take-in = dosyadan al
players-key-show-all = hepsini göster
players-key-teams = takımlar
players-key-ratings = rating
players-key-exchange = numara değiş
players-key-import-ratings = rating listesi al
players-key-update-ratings = listeleri yenile
teams-key-draw = kura çek
teams-key-bye = tur atlama
players-key-keep-search = aramayı tut

players-column-fide-id = FIDE no
players-column-club = Kulüp
players-column-status = Durum
players-none = Henüz oyuncu yok. a ilk oyuncuyu kaydeder, i dosyadan alır; tablo satırları buraya yapıştırılabilir.
teams-none = Henüz takım yok. a ile ilkini kaydedin.
teams-ranked = Takımlar, 1. tur eşlendirilirken ratinglerine göre numara alır.
teams-key-admit = katılır
teams-admit-before = 1. turdan önce kaydedilen takımlar kendiliğinden katılır.
teams-admit-again = Bu takım zaten katılıyor.
teams-admit-table = Tabloya ya da elemeye kimin katıldığı 1. turdan önce kesinleşti.
teams-points-match = Maç puanı, örneğin -1
teams-points-game = Oyun puanı, örneğin -1 ya da +½
teams-column-players = Oyuncu
teams-column-reserves = Yedek
teams-column-average = Ortal.
teams-reserves = Yedekler: { $players }
teams-name = Ad
teams-players = Masa sırası, numarayla
teams-captain = Kaptan
teams-reserves-field = Yedekler
teams-boards-field = Masa sayısı (oyuncusuz)
teams-rating = Yazılan puan
teams-without-players = Oyuncu yazılmadı, { $boards } masada oynar. Yalnızca maç skorları tutulur.
teams-no-boards = “{ $found }” bir masa sayısı değil. 1 ile { $most } arasında yazın; oyuncular yazılıysa boş bırakın.
teams-add-title = Takım kaydı
teams-edit-title = Takımı değiştir
teams-no-such-player = “{ $typed }” ile oyuncu bulunmadı. Başlangıç listesindeki numarayı ya da adın bir parçasını yazın.
teams-several-players = “{ $typed }” ile { $count } oyuncu bulundu. Birinin numarasını yazın.
teams-drawn = Kura çekildi: { $teams }
teams-draw-over = 1. tur eşlendirildi: takım numaraları değişmez.
players-search = Bul
players-by-number = sıra numarasına göre
players-by-name = ada göre
players-by-rating = ratinge göre
players-present = { $round }. turda { $count } hazır
players-withdrawn = { $count } çekildi
players-found = { $count } bulundu

players-withdrawn-from = { $round }. turdan çekildi
players-expelled-from = { $round }. turdan itibaren ihraç
players-no-half-points = yarım puanlı tur atlama hakkı yok
players-deny-half-points = Yarım puanlı tur atlama hakkı yok
players-grant-half-points = Yarım puanlı tur atlama hakkı geri verilir
players-expels-title = { $player } neden ihraç ediliyor ({ $round }. turdan itibaren)?
players-adjusted = { $round }. tur: hakem kararıyla { $points }
players-points-title = { $player }: { $round }. turda verilen ya da silinen puan
players-points-field = Puan, örneğin -1 ya da +½
players-points-no-round = Henüz yayımlanan tur yok. Puan bir turda verilir ya da silinir.
players-bye-in = { $round }. tur: { $bye }
players-late = { $round }. turda geldi
players-plays = oynuyor
players-bye-rounds = Turlar ({ $first }-{ $last })
players-bye-rounds-wrong = { $found } bir tur değil. { $first } ile { $last } arasında yazın, örneğin 3 ya da 3-5 7.
doubt-half-point-byes = Böylece yarım puanlı { $count } tur atlama olur; bu turnuva { $most ->
    [0] hiç vermiyor
   *[other] { $most } tane veriyor
}.
doubt-bye-too-late = { $round }. tur: bu turnuva { $last ->
    [one] son turda
   *[other] son { $last } turda
} yarım puanlı tur atlama vermiyor.
doubt-full-point-bye = Tam puanlı tur atlama, ratinge sayılan turnuvalarda olağan değildir.
players-checked-in = geldi
players-not-checked-in = daha gelmedi
players-count-checked-in = { $here } geldi, { $open } daha gelmedi
players-check-in-over = geliş yoklaması 1. tur eşlendirilmeden önce yapılır
players-no-round-left = İlan edilen bütün turlar eşlendirildi. Önce turnuva ekranında tur sayısını artırın.

players-name = Soyad Ad
players-add-title = Oyuncu ekle
players-last-added = Son eklenenler
players-edit-title = Oyuncu bilgileri
players-fide-id = FIDE no
players-sex = Cinsiyet
players-female = kadın
players-male = erkek
players-born = Doğum tarihi
players-estimated = Tahminî
players-coefficient = Katsayı K
players-rating-estimated = { $rating } (hakemin tahmini)
players-estimated-nothing = Tahmin olabilecek bir rating yok. Girin ya da “hiçbiri”ni seçin.
players-club = Kulüp
players-name-language = Adın dili
players-by-federation = federasyona göre
players-correct-title = { $player }: düzeltme
players-reason = Gerekçe (günlüğe)
players-reason-misspelt = kayıtta yanlış yazıldı
players-reason-list = rating listesi yanlış okundu
players-reason-person = başkasıyla karıştırıldı
players-reason-federation = federasyonun bildirimi
players-rating-low = { $found } ratingi bu eşlendirme sistemi için düşük. { $lowest } ya da daha büyük bir sayı girin ya da boş bırakın.
players-missed = Kaçırılan turlar
players-missed-counts = { $rounds ->
    [one] { $rounds } tur için { $each }: puanı { $score }
   *[other] { $rounds } turun her biri için { $each }: puanı { $score }
}
players-leaves-title = { $player } çekiliyor
players-leaves-draft = { $round }. turdan itibaren; taslağı yeniden eşlendirilir
players-leaves-later = { $round }. turdan itibaren
players-plays-from = { $round }. turdan itibaren oynar
players-removed = { $player } artık kayıtlı değil. u geri getirir.
players-no-teams = takımlar, sistem takımları eşlendiriyorsa ya da biri kayıtlıysa vardır
players-no-search = arama yok
players-teams-first = yalnız takım listesinde; t gösterir
players-not-among-teams = takım listesinde değil; t oyunculara döner
players-groups-stay = Gruplar 1. tur eşlendirilince kesinleşir.
players-search-first = Arama yazılıyor; Enter ya da Esc bitirir.
doubt-no-letters = Adda hiç harf yok.
doubt-namesake = { $player } aynı adı taşıyor.
doubt-listed = Rating listelerinde { $name } var ({ $federation } { $rating }): aşağı ok onu alır.
doubt-rating = { $rating } alışılmadık: ratingler 1000 ile 2900 arasındadır.
doubt-federation = FIDE'de { $code } diye bir federasyon yok.
doubt-born = Doğum yılı { $year }: bu yaşta oynayan yoktur.
doubt-title = { $title } kadın unvanıdır.
players-key-entry-fee = katılım ücreti
players-key-own-board = kendi masası
players-own-board-title = Kendi masası: { $player }
players-own-board-help = Oyuncu bundan sonra eşlenen her İsviçre turunda bu masada oturur. Boş bırakılırsa: herhangi bir masa.
fees-title = Katılım ücreti: { $player }
fees-field-paid = Ödedi
fees-field-due = { $usual } değilse borcu
fees-open = Ödenmemiş katılım ücreti: { $amount }
players-at-own-board = hep { $board }. masada
