# Unvan normları: oyuncu kartının satırları ve hakemin sayfası.

sheet-norm-chances = { $round }. turdan sonra norm şansları (hakem için)
norm-line = { $title }: { $words }
norm-column-title = Norm
norm-column-state = Gereken
norm-reached = yapıldı, { $games } oyunda { $score }, rakipler { $average }, performans { $performance }
norm-safe = { $rounds-count ->
    [one] { $rounds }. turun
   *[other] { $rounds }. turların
} her sonucuyla güvende, oynanırsa
norm-enough = { $round }. turda { $score } yeter
norm-enough-any = { $round }. turda oynanan oyunun her sonucu yeter
norm-way-any = { $games } oyunda her puan
norm-way-any-against = { $average } ortalamaya karşı { $games } oyunda her puan
norm-keeps = { $round }. turda en az { $score }
norm-way = { $games } oyunda { $score }
norm-way-against = { $average } ortalamaya karşı { $games } oyunda { $score }
norm-or = { $one } ya da { $other }
norm-missing-required = aralarında { $count } { $titles }
norm-missing-titled = { $count } unvanlı
norm-missing-federations = { $count } federasyon daha
norm-every-game = hiçbir oyun kaçırılamaz
norm-at-best = en iyi durumda
norm-left-out = { $rounds-count ->
    [one] { $rounds }. tur
   *[other] { $rounds }. turlar
} sayılmadan
norm-eight = sekiz oyun ve { $round }. tur (1.4.1c)
norm-forfeit = { $round }. tur kayıp sayılarak (1.4.2c)
norm-exempt = { $article } muafiyetiyle
norm-counts-as = { $games } oyun sayılır
norm-out = artık olanaksız: { $reason }
norm-out-games = { $most } oyun, { $needed } gerekli
norm-out-required = en çok { $most } { $titles }, { $needed } gerekli
norm-out-titled = en çok { $most } unvanlı rakip, { $needed } gerekli
norm-out-federations = en çok { $most } başka federasyon, { $needed } gerekli
norm-out-own = kendi federasyonundan { $least } rakip, { $limit } olabilir
norm-out-one = { $federation } federasyonundan { $least } rakip, { $limit } olabilir
norm-out-average = rakip ortalaması en iyi { $best }, { $needed } gerekli
norm-out-score = en çok { $best } puan, { $needed } gerekli
norm-out-performance = performans en iyi { $best }, { $needed } gerekli
norm-note-official = Resmî değildir. Normlar FIDE B.01 (2024) ile; oyuncuların girilen ratingleriyle.
norm-note-farther = { $count } şans daha beklenen puanın { $points } puan ya da daha çok üstünü ister ve listede yoktur.
norm-note-conditions = Bakılacaklar: 30 gün önce kayıt; 60 hamle için oyuncu başına herkese aynı 2 saat; günde en çok 2 tur; bir IA ya da FA hazır; hiçbir hakem oynamaz.
norm-note-foreigners = Muafiyet 1.4.3d, şimdilik: en az { $round }. turda: { $rated } ratingli yabancı oyuncu (20), { $federations } federasyon (3), { $titled } unvan (10).
sheet-absent-norms = Turnuva unvan normu vermez. 9 tur (dünya ve kıta takım şampiyonalarında ve Dünya Kupası’nda daha az), hızlı ya da yıldırım olmaması ve unvanlı üç oyuncu gerekir.

# Rating değişimleri: hiçbir zaman resmî değil.
sheet-rating-changes = { $round }. turdan sonra rating değişimleri
sheet-absent-rated-games = Henüz ratingi değiştiren oyun yok: iki oyuncunun da listeden bir ratingi olmalı.
rating-changes-games = Oyun
rating-changes-scored = Puan
rating-changes-expected = Beklenen
rating-changes-factor = K
rating-changes-change = Değişim
rating-changes-first = İlk rating
rating-changes-note-official = Resmî değildir: ratingi yalnızca FIDE belirler. B.02'nin { $since } tarihinde yürürlüğe giren metniyle hesaplandı: { $uncapped ->
    [none] {""}
   *[other] { $uncapped } ratingin altında{" "}
}400 puanı aşan fark 400 sayılır.
rating-changes-note-earlier = Turnuva { $since } tarihinden önce başladı; o günün kuralları burada uygulanmadı.
rating-changes-note-factor = * ile K: varsayıldı; ne bir liste ne de hakem söylüyor.
rating-change-line = Şimdiye kadar rating değişimi { $change } (K { $factor }, { $games } oyunda { $scored }, beklenen { $expected }), resmî değil
rating-first-line = Şimdiye kadar ilk rating { $rating } ({ $games } oyunda { $scored }), resmî değil
sheet-name-it1 = unvan normları (IT1)
sheet-name-it3 = FIDE turnuva formu (IT3)
sheet-name-fa1 = hakem normları (FA1, IA1)
sheet-it1 = Unvan normu belgeleri (IT1)
sheet-it3 = FIDE turnuva formu (IT3)
sheet-fa1 = Hakem normları (FA1, IA1)
sheet-absent-played = Oynanacak oyunlar var. Belgeler bütün sonuçlar girilince çıkar.
sheet-absent-norm-reached = Hiç kimse unvan normuna ulaşmadı.
sheet-absent-arbiter = Hakem girilmedi. Turnuva ekranında (F4) girin.
it1-norm = { $title } normu: { $player }
it1-fide-id = FIDE numarası { $id }
it1-born = doğumu { $year }
it1-figures = { $games } oyunda { $score } puan, bu ortalamaya karşı { $needed } gerekli. Rakiplerin ortalaması { $average }, performans { $performance }.
it1-raised = { $player }: ratingi { $rating }, { $floor } sayılır (1.4.6).
it1-federations = Rakiplerin federasyonları: { $list }
it1-titles = Rakiplerin unvanları: { $list }
it1-no-fide-id = Oyuncunun burada FIDE numarası yok. Belge imzalanmadan girin.
it1-event = Turnuva: { $event } · { $place } · { $dates }
it1-signed = Başhakem: { $arbiter }    Tarih ve imza: ____________________    FIDE turnuva kodu: { $code }
it3-event = Turnuva
it3-participants = Katılanlar
it3-schedule = Turlar
it3-part = Bölüm
it3-what = Ne
it3-value = Değer
it3-days = Günler
it3-group = Grup
it3-total = Toplam
it3-federations = Federasyonlar
it3-host = Ev sahibinden
it3-players = Oyuncular
it3-rated = Ratingi olan
it3-unrated = Ratingi olmayan
it3-begins = Başlangıç
it3-role = Görev
it3-deputy = Hakem yardımcısı
it3-arbiter = Hakem
it3-to-be-added = Elle eklenecek: beyan, imzalar ve çizgi olan yerler.
fa1-to-be-added = Elle eklenecek: başhakemin değerlendirmesi, imzalar ve çizgi olan yerler.

norm-condition-registered = { $day ->
    [none] Başlamadan
   *[other] { $day } gününden
} 30 gün önce FIDE'ye kaydedildi
norm-condition-registered-cure = Kontrol edin: turnuva bunu söylemez.
norm-condition-standard = Standart oyunlar: 60 hamle için oyuncu başına 2 saat, herkes için aynı
norm-condition-standard-cure = Turnuva ekranında oyun türünü ya da kodlu düşünme süresini girin.
norm-condition-rounds = Tur sayısı: { $rounds }, en az { $needed } gerekir
norm-condition-rounds-a-day = Günde en çok 2 tur ve 12 saat oyun{ $most ->
    [0] {""}
   *[other] : en dolu günde { $most }
}
norm-condition-rounds-a-day-cure = Turnuva ekranında her turun gününü girin.
norm-condition-arbiter = Başhakem IA ya da FA'dır, salondadır ve oynamaz
norm-condition-arbiter-cure = Başhakemi unvanı adının önünde girin: IA Doe, Jane.
norm-condition-federation = Turnuvanın federasyonu bellidir
norm-condition-federation-cure = Turnuva ekranında girin.
norm-condition-titled = GM, IM, WGM ya da WIM unvanlı en az 3 oyuncu: { $count }
norm-condition-titled-cure = Onlar olmadan kimsenin normun istediği rakipleri olmaz.
norm-condition-foreigners = Başka federasyonlardan ratingli 20 oyuncu, 3 federasyondan, 10'u böyle unvanlı: { $rated }, { $federations }, { $titled }{ $round ->
    [0] {""}
   *[other] {" "}(en az olan { $round }. turda)
}
norm-condition-foreigners-cure = Onlar olmadan her oyuncunun iki başka federasyondan rakibi olmalıdır.
sheet-norm-chances-for-all = { $round }. turdan sonra norm şansları
sheet-it4 = Doğrudan unvanlar (IT4)
sheet-name-it4 = doğrudan unvanlar (IT4)
it4-earned = Kazanılan
it4-norm = { $title } normu
it4-event = FIDE'nin doğrudan unvan tablosunda (B.01 1.2.4): { $event }    FIDE etkinlik kodu: { $code }
it4-small = B.01 1.2.2 engelli oyuncuların şampiyonaları dışında 10 katılımcı ve 9 tur ister.
it4-to-be-added = Derecelerin ne kazandığı hakemin tablodan aldığı gibidir. Elle eklenecek: tarih ve imzalar.
sheet-absent-direct-titles = Hiçbir derece doğrudan unvan kazandırmıyor. FIDE tablosundaki etkinliği turnuva ekranında (F4) girin.
sheet-absent-title-earned = Hiç kimse derecesiyle unvan kazanmıyor: o derecelerdekilerde bu unvan ya da daha yükseği var.
