# Önceden bilinen tablolar: kura, gruplar, program, tur günleri.

tables-key-enter-lots = çekilen numaraları gir
tables-key-groups = gruplara ayır
tables-key-all-rounds = tüm turları yayımla
tables-key-final = finali başlat
tables-lot-of = Çekilen numara: { $player }
tables-lots-left = Çekilecek { $count } numara kaldı (1–{ $highest }). Gelmeyen oyuncular için hakem çeker.
tables-lot-range = Numaralar 1–{ $highest } arasındadır. Çekilen numarayı girin.
tables-draw-title = Başlangıç sıra numaralarını çek
tables-draw-all = Bütün numaraları birlikte çek
tables-draw-federations = Son üç turda aynı federasyonun oyuncuları karşılaşmasın (Varma tabloları)
tables-varma-many = { $federation } oyuncuları bir zarftaki numaralardan fazla. Son turlarda karşılaşabilirler.
tables-varma-six = On iki oyuncuda tabloların C zarfında 6 ve 12 vardır; bu ikisi son turda karşılaşır.
tables-publish-all = { $span ->
    [1] { $rounds }. turu yayımla
   *[other] { $rounds }. turları birlikte yayımla
}
tables-published = { $span ->
    [1] { $rounds }. tur yayımlandı
   *[other] { $rounds }. turlar yayımlandı
}
tables-groups = Grup sayısı
tables-groups-help = Oyuncular ratinge göre yılan sırasıyla dağıtılır; grup içinde numaraları kura belirler. 1 grupları kaldırır; oyuncular ekranında ,m oyuncuyu başka gruba taşır.
tables-no-groups = Gruplar 1. turdan önce, en az dört oyunculu döner sistemde yapılır.
tables-final = Her gruptan finale çıkan oyuncu sayısı
tables-no-final = Final için gruplar gerekir; final, grupların bütün turları tamamlanınca başlar.
tables-final-open = Bir grupta daha az oyuncu var ya da final için bu sayıda tablo yok. Başka bir sayı girin.
tables-final-shared = { $group }. grup: { $place }. derece paylaşılıyor, finale çıkan oyuncu sayısı { $count }
tables-final-advances = Finale çıkan: { $player }. Gerekçeyi girin
tables-final-lot = Kura çek
tables-final-by-lot = kurayla
event-round-days = Tur tarih ve saatleri
event-round-days-set = { $rounds } turdan { $count }
event-help-round-days = Her turun tarihi ve saati, örneğin 12.3.2026 18:30. Programda ve çizelgelerde gösterilir.
error-no-such-time = Geçerli bir saat değil. Saat ve dakikayı girin, örneğin 18:30.
sheet-schedule = Program
sheet-schedule-round = { $round }. tur
sheet-rounds-table = Oyuncuların turları
sheet-black-sign = Numaradan önce { $sign }: siyah
sheet-estimated-sign = { $sign } hakemin tahmini
sheet-rating-list = Ratingler: { $list } listesi
tables-need-lots = { $count } oyuncunun başlangıç sıra numarası yok: ,n çekilen numaraları girer, d hepsi için çeker; kura yoksa kayıt sırası geçerlidir
tables-draw-again-title = Bütün numaralar yeniden çekilsin mi?
tables-draw-again = Bütün katılanların numarası var. Numaralar silinir ve yeniden çekilir. Katılanlar aynıysa sonuç da aynıdır; elle girilen numaralar bu kez kurayla belirlenir.
tables-draw-again-new = Bütün katılanların numarası var. Numaralar silinir ve bu dosyada ilk kez kurayla çekilir: şimdikiler elle girilmiş ya da içe aktarılmıştır, sonuç başka olur.
tables-draw-outdated = Numaralar güncel değil: kuradan sonra katılan ya da ayrılan var.
tables-draw-unfinished = Henüz numarası olmayan katılan: { $count }.
tables-draw-keep = kalanların sırası korunsun; yeni katılanlar öteki numaraları çeksin
tables-draw-rest = numarası olmayan { $count } oyuncu için çek; ötekiler değişmez
tables-draw-reset = bütün numaraları sil ve herkes için çek
tables-numbers-stay = Bir tur eşlendirilince numaralar kesinleşir.
tables-numbers-title = Çekilen numaralar
tables-number-missing = Çekilen numarayı girin (1–{ $highest }).
tables-number-twice = { $number } daha önce girildi. Her numara bir kez çekilir.
tables-all-drawn = Bütün katılanların numarası var. d yeniden çeker.
tables-need-teams = { $boards } kişilik { $count } takım
tables-register-teams = Takımları kaydedin: F5, sonra t.
tables-team-numbers = takımların başlangıç sıra numaraları: { $teams }
tables-need-team-numbers = takımların başlangıç sıra numarası yok: ,n çekilenleri girer, d çeker; r de çeker
players-key-group = sonraki gruba taşı
groups-none = Grupta değil
players-no-group = grupta değil
tables-no-groups-yet = Önce grupları yapın (F6 ,t).
