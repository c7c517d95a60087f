# Unvan normları: oyuncu kartının satırları ve hakemin sayfası.

sheet-norm-chances = { $round }. turdan sonra norm şansları (hakem için)
norm-line = { $title }: { $words }
norm-column-title = Norm
norm-column-state = Gereken
norm-reached = ulaşıldı, { $games } oyunda { $score }, rakip ortalaması { $average }, performans { $performance }
norm-safe = oynanırsa kesin, { $rounds-count ->
    [one] { $rounds }. turda
   *[other] { $rounds }. turlarda
} her sonuçla
norm-enough = { $round }. turda { $score } yeter
norm-enough-any = { $round }. turda her sonuç yeter, oynanırsa
norm-way-any = { $games } oyunda her puan
norm-way-any-against = { $games } oyunda her puan, rakip ortalaması { $average }
norm-keeps = { $round }. turda en az { $score }
norm-way = { $games } oyunda { $score }
norm-way-against = { $games } oyunda { $score }, rakip ortalaması { $average }
norm-or = { $one } ya da { $other }
norm-missing-required = { $titles } unvanlı { $count }
norm-missing-titled = { $count } unvanlı
norm-missing-federations = { $count } federasyon daha
norm-every-game = hiçbir oyun kaçırılamaz
norm-at-best = en iyi durumda
norm-left-out = { $rounds-count ->
    [one] { $rounds }. tur
   *[other] { $rounds }. turlar
} sayılmadan
norm-eight = sekiz oyun ve { $round }. tur (1.4.1c)
norm-forfeit = { $round }. tur yenilgi sayılarak (1.4.2c)
norm-exempt = muafiyet { $article }
norm-counts-as = { $games } oyun sayılır
norm-out = artık olanaksız: { $reason }
norm-out-games = { $most } oyun, { $needed } gerekli
norm-out-required = { $titles } unvanlı en çok { $most }, { $needed } gerekli
norm-out-titled = en çok { $most } unvanlı rakip, { $needed } gerekli
norm-out-federations = en çok { $most } başka federasyon, { $needed } gerekli
norm-out-own = kendi federasyonundan { $least } rakip, en çok { $limit } olabilir
norm-out-one = { $federation } federasyonundan { $least } rakip, en çok { $limit } olabilir
norm-out-average = rakip ortalaması en çok { $best }, { $needed } gerekli
norm-out-score = en çok { $best } puan, { $needed } gerekli
norm-out-performance = performans en çok { $best }, { $needed } gerekli
norm-note-official = Resmî değildir. Normlar FIDE B.01 (2024) ile, oyuncuların kayıtlı ratingleriyle hesaplanır.
norm-note-farther = Beklenen puanın en az { $points } puan üstünü gerektiren { $count } şans daha listelenmedi.
norm-note-conditions = Kontrol edilecekler: 30 gün önce kayıt; 60 hamle için oyuncu başına 2 saat, herkese aynı; günde en çok 2 tur; salonda bir IA ya da FA; hiçbir hakem oynamaz.
norm-note-foreigners = Muafiyet 1.4.3d, şimdilik; en az { $round }. turda: { $rated } ratingli yabancı oyuncu (20), { $federations } federasyon (3), { $titled } unvan (10).
sheet-absent-norms = Bu turnuvada unvan normu yapılamaz: 9 tur, standart tempo ve üç unvanlı oyuncu gerekir.

# Rating değişimleri: hiçbir zaman resmî değil.
sheet-rating-changes = { $round }. turdan sonra rating değişimleri
sheet-absent-rated-games = Henüz ratinge sayılan oyun yok: iki oyuncunun da listeden ratingi olmalı.
rating-changes-games = Oyun
rating-changes-scored = Puan
rating-changes-expected = Beklenen
rating-changes-factor = K
rating-changes-change = Değişim
rating-changes-first = İlk rating
rating-changes-note-official = Resmî değildir: ratingi yalnız FIDE belirler. B.02 metninin { $since } tarihinde yürürlüğe giren hâliyle hesaplandı: { $uncapped ->
    [none] {""}
   *[other] { $uncapped } ratingin altında{" "}
}400 puanı aşan fark 400 sayılır.
rating-changes-note-earlier = Turnuva { $since } tarihinden önce başladı; o tarihteki kurallar burada uygulanmaz.
rating-changes-note-factor = * ile K: varsayım; rating listesinde yok, hakem de girmedi.
rating-change-line = Rating değişimi { $change } (K { $factor }; { $games } oyunda { $scored }, beklenen { $expected }), resmî değil
rating-first-line = İlk rating { $rating } ({ $games } oyunda { $scored }), resmî değil
sheet-name-it1 = unvan normları (IT1)
sheet-name-it3 = FIDE turnuva formu (IT3)
sheet-name-fa1 = hakem normları (FA1, IA1)
sheet-it1 = Unvan normu belgesi (IT1)
sheet-it3 = FIDE turnuva formu (IT3)
sheet-fa1 = Hakem normları (FA1, IA1)
sheet-absent-played = Oynanmamış oyunlar var. Belgeler bütün sonuçlar girilince hazırlanır.
sheet-absent-norm-reached = Unvan normuna ulaşan oyuncu yok.
sheet-absent-arbiter = Hakem girilmedi. Hakemleri turnuva ekranında (F4) girin.
it1-norm = { $title } normu: { $player }
it1-born = Doğum tarihi
it1-birth-place = Doğum yeri
it1-title = Unvan
it1-family-name = Soyad
it1-given-name = Ad
it1-sex = Cinsiyet
it1-arbiter = Başhakem (ad, FIDE ID)
it1-games = Sayılan oyun
it1-opponents = Rakip
it1-own = Kendi federasyonu
it1-others = Başka federasyon
it1-host = Ev sahibi federasyon
it1-federations = Federasyon
it1-foreign-federations = Kendisi dışında federasyon
it1-largest-federation = Tek federasyondan en çok
it1-rated = Ratingli rakip
it1-unrated = Ratingsiz rakip
it1-titled = Unvanlı rakip
it1-required-titles = Gerekli unvanlı rakip
it1-exemption = Muafiyet (1.4.3)
it1-event-federations = Yabancı federasyon (3)
it1-event-rated = Ratingli yabancı oyuncu (20)
it1-event-titled = Unvanlı yabancı oyuncu (10)
it1-remarks = Özel notlar
it1-none = yok
it1-no-exemption = yok
it1-adjusted = Düz. (1.4.6)
it1-average = Rating ortalaması (1.4.7)
it1-performance = Performans (1.4.8)
it1-required = Gereken puan
it1-achieved = Alınan puan
it1-exceeding = Normu aşan puan
it1-signature = İmza
it1-date = Tarih
it1-confirming = Onaylayan
it1-raised = { $player }: rating { $rating }, { $floor } sayıldı (1.4.6)
it1-raised-unrated = { $player }: ratingsiz (1400), { $floor } sayıldı (1.4.6)
it1-note = FIDE onaylayınca geçerlidir. FIDE B.01 (2024) normu; ratingler oyuncular için girilenlerdir. Düzeltilmiş ratingi boş turlar sayılmaz.
form-missing = Eksik, doldurulacak: { $list }.
form-lacks-arbiter-id = FIDE ID: { $arbiter }
form-lacks-ids = FIDE ID ({ $players })
form-lacks-federations = federasyon ({ $players })
form-lacks-births = doğum tarihi ({ $players })
form-lacks-sexes = cinsiyet ({ $players })
it3-lacks-days = tarihi girilmemiş turlar: { $rounds }
it3-lacks-federations = { $count } oyuncunun federasyonu
it3-event = Turnuva
it3-participants = Katılanlar
it3-schedule = Turlar
it3-part = Bölüm
it3-group = Grup
it3-total = Toplam
it3-federations = Federasyonlar
it3-host = Ev sahibi
it3-others = Diğer fed.
it3-players = Oyuncular
it3-rated = Ratingli
it3-unrated = Ratingsiz
it3-begins = Başlangıç
it3-role = Görev
it3-deputy = Başhakem yardımcısı
it3-arbiter = Hakem
it3-to-be-added = Elle eklenecek: iletişim bilgileri, özel notlar, beyan ve imzalar.
sheet-absent-arbiter-norm = Bütün hakemler uluslararası hakem; norm gerekmez. Yanlışsa addan önce doğru unvanı yazın: FA Doe, Jane.
fa1-level = Turnuvanın düzeyi
fa1-arbiters = Hakemler
fa1-laws = Satranç kuralları bilgisi
fa1-regulations = Eşlendirme kuralları ve diğer yönergelerin bilgisi
fa1-objectivity = Tarafsızlık
fa1-incidents = Olaylara müdahale
fa1-players = Oyuncuları rahatsızlıktan koruma
fa1-recommendation = Öneri (birini işaretleyin)
fa1-recommendations = ☐ gereken düzeyde    ☐ oldukça iyi, daha çok deneyim gerekli
fa1-assessor = Değerlendiren (başhakem)
fa1-note = Başhakemi yetkili bir görevli değerlendirir. Başvuruya turnuva formu (IT3) da eklenir. Elle eklenecek: federasyon, doğum tarihi ve yeri, turnuvanın düzeyi, değerlendirme ve imzalar.

norm-condition-registered = FIDE kaydı { $day ->
    [none] başlangıçtan
   *[other] { $day } gününden
} 30 gün önce yapıldı
norm-condition-registered-cure = Kontrol edin: turnuvada kayıtlı değil.
norm-condition-standard = Standart tempo: 60 hamle için oyuncu başına 2 saat, herkes için aynı
norm-condition-standard-cure = Turnuva ekranında tempoyu ya da düşünme süresi kodunu girin.
norm-condition-rounds = Tur sayısı: { $rounds }, en az { $needed } gerekir
norm-condition-rounds-a-day = Günde en çok 2 tur ve 12 saat oyun{ $most ->
    [0] {""}
   *[other] : burada en çok { $most }
}
norm-condition-rounds-a-day-cure = Turnuva ekranında her turun tarihini girin.
norm-condition-arbiter = Başhakem IA ya da FA unvanlı, salonda ve oynamıyor
norm-condition-arbiter-cure = Başhakemi unvanı adından önce girin: IA Doe, Jane.
norm-condition-federation = Turnuvanın federasyonu belli
norm-condition-federation-cure = Turnuva ekranında girin.
norm-condition-titled = GM, IM, WGM ya da WIM unvanlı en az 3 oyuncu: { $count }
norm-condition-titled-cure = Onlar olmadan hiçbir oyuncu norm için gereken rakiplerle oynayamaz.
norm-condition-foreigners = 3 yabancı federasyondan ratingli 20 oyuncu, 10 tanesi böyle unvanlı: { $rated }, { $federations }, { $titled }{ $round ->
    [0] {""}
   *[other] {" "}(en az, { $round }. turda)
}
norm-condition-foreigners-cure = Onlar olmadan her oyuncuya iki başka federasyondan rakip gerekir.
sheet-norm-chances-for-all = { $round }. turdan sonra norm şansları
sheet-it4 = Doğrudan unvanlar (IT4)
sheet-name-it4 = doğrudan unvanlar (IT4)
it4-earned = Kazanılan
it4-norm = { $title } normu
it4-event = FIDE’nin doğrudan unvan tablosundaki turnuva (B.01 1.2.4)
it4-small = B.01 1.2.2, engelli oyuncuların şampiyonaları dışında 10 katılımcı ve 9 tur gerektirir.
it4-to-be-added = Derecelere göre unvanlar, hakemin tablodan girdiği gibidir. Elle eklenecek: tarih ve imzalar.
sheet-absent-direct-titles = Hiçbir derece doğrudan unvan kazandırmıyor. FIDE tablosundaki turnuvayı turnuva ekranında (F4) seçin.
sheet-absent-title-earned = Unvan kazanan oyuncu yok: bu derecelerdeki oyuncularda aynı ya da daha yüksek unvan var.
