# Dubov sisteminde bir tur neden böyle eşlendirildi: pairing/dubov içindeki REASONS.

# Klasik. Bir grup:
reason-dubov-joined = { $score } puan grubunda oyuncu sayısı tek. Alt gruptan yukarı kaydırılan: { $player }; bu grubun tamamını eşlendirmeyi sağlayan en yüksek rating ({ $rating }). Kaydırılan oyuncu sütunun sonundadır.
reason-dubov-joined-due = { $score } puan grubunda oyuncu sayısı tek. Alt gruptan yukarı kaydırılan: { $player }; sırası gelen rengi { $colour } (grupta azınlıkta), bu grubun tamamını eşlendirmeyi sağlayan en yüksek rating ({ $rating }). Kaydırılan oyuncu sütunun sonundadır.
reason-dubov-not-taken-up-again = Öncelikliydi, ama yeniden yukarı kaydırılamaz: { $players }.
reason-dubov-needed-below = Öncelikliydi, ama kaydırılırsa kendi grubunda eşlendirilemeyen artar: { $players }.
reason-dubov-changed-to-black = Sütunları eşitlemek için siyah sütununa alındı (en düşük ARO’dan başlayarak): { $players }.
reason-dubov-changed-to-white = Sütunları eşitlemek için beyaz sütununa alındı (en yüksek ARO’dan başlayarak): { $players }.
reason-dubov-keeps-column = Öncelikliydi, ama rengi değiştirilemez: { $players }.
reason-dubov-columns = { $score } puan grubu. Beyaz sütunu, ARO sırasıyla: { $white }. Siyah sütunu, rating sırasıyla: { $black }.
reason-dubov-floats-down = Burada bütün oyuncular eşlendirilemiyor. En az sayıda oyuncu aşağı kaydırılır; önce alt grupta eşlendirilebilen, sonra ratingi en düşük olan: { $players }.
reason-dubov-floats-on = Yukarıdan gelen artık oyuncu, burada da rakibi yok: { $players }.
reason-dubov-taken-back = En alt grup eşlendirilemedi. Eşlendirmeler son satırdan başlayarak bozuldu; tek grup olarak eşlendirilen: { $players }.

# Klasik. Bir masa:
reason-dubov-row = { $row }. satır: { $white } (ARO { $aro },{ $tenth }) – { $black } (rating { $rating }).
reason-dubov-shifted = Kaydırma: sütun sırasına göre { $player } için rakip { $instead } olurdu.
reason-dubov-same-column = Aynı sütundan: { $players-and }. Sütunlar arasında bütün oyuncular eşlendirilemiyor.
reason-dubov-left-over = { $score } puan grubundan artık oyuncu { $player }, rakibi { $opponent }: olanaklıysa sırası gelen rengi ters olan, sonra en yüksek rating ({ $rating }).
reason-dubov-taken-up = { $player } için grupta rakip yok; alt gruptan yukarı kaydırılan: { $opponent }.
reason-dubov-first-round = İlk tur: üst yarıdan { $upper }, alt yarıdan { $lower }. 1. masadaki üst oyuncunun rengi { $initial }; renkler masadan masaya değişir.
reason-dubov-column-colours = Renk sütuna göre: beyaz { $white }, siyah { $black }.
reason-dubov-only-order = Renkler: izin verilen tek düzen; beyaz { $white }, siyah { $black }.
reason-dubov-due = Renkler: sırası gelen renkler verilir; beyaz { $white }, siyah { $black }.
reason-dubov-balance = Renkler: siyah ve beyaz sayısı eşitlenir; beyaz { $white }, siyah { $black }.
reason-dubov-history = Renkler: geriye doğru ilk renk farklılığının tersi verilir; beyaz { $white }, siyah { $black }.
reason-dubov-higher-aro = Renkler: yüksek ARO beyaz alır; beyaz { $white }, siyah { $black }.
reason-dubov-lower-rating = Renkler: ratingi düşük olan beyaz alır; beyaz { $white }, siyah { $black }.
reason-dubov-alphabet = Renkler: alfabetik sırada önce gelen beyaz alır; beyaz { $white }, siyah { $black }.

# Tur atlama:
reason-dubov-bye = { $player } tur atlar: tur atlayabilecek oyuncusu olan en alt grup ({ $score } puan), oradaki en düşük rating ({ $rating }).
reason-dubov-bye-equal = Puanı ve ratingi aynı: { $players }. Böyle oyunculardan sırası gelen rengi siyah olan, beyaz olandan önce tur atlar; sonra en yüksek ARO, sonra alfabetik sırada en sondaki.
reason-dubov-barred-from-bye = Öncelikliydi, ama tur atlayamaz: { $players }.
reason-dubov-2026-bye-incomplete = Tur atlama için öncelikliydi, ama o zaman ötekilerin hepsi eşlendirilemez: { $players }.
reason-dubov-2026-bye = { $player } tur atlar: ötekilerin eşlendirilmesine izin veren en düşük puan ({ $score }), sonra en çok oyun ({ $games }), sonra en büyük sıra numarası.

# 2026. Bir grup:
reason-dubov-2026-bracket = { $upfloaters ->
    [0] { $score } puanlı { $residents } oyuncu kendi aralarında eşlendirilir (eşlendirme grubu).
   *[other] { $score } puanlı { $residents } oyuncu, daha düşük puandan yukarı kaydırılan { $upfloaters } oyuncuyla birlikte eşlendirilir (eşlendirme grubu).
}
reason-dubov-2026-upfloaters = Yukarı kaydırılan (en az sayıda, en iyi grubu veren ilk küme): { $players }.
reason-dubov-2026-bracket-unpaired = Yukarı kaydırmada öncelikliydi, ama onunla grup eşlendirilemez: { $players }.
reason-dubov-2026-rest-unpaired = Yukarı kaydırmada öncelikliydi, ama onsuz aşağıda kalanların hepsi eşlendirilemez: { $players }.
reason-dubov-2026-fewer-preferences = Yukarı kaydırmada öncelikliydi, ama verilemeyen renk tercihi artar: { $players }.
reason-dubov-2026-maximum = Yukarı kaydırmada öncelikliydi, ama en az { $most } kez yukarı kaydırıldı: { $players }.
reason-dubov-2026-more-upfloats = Yukarı kaydırmada öncelikliydi, ama daha çok kez yukarı kaydırıldı: { $players }.
reason-dubov-2026-again = Yukarı kaydırmada öncelikliydi, ama önceki turda yukarı kaydırıldı: { $players }.
reason-dubov-2026-halves = Grupta oyun oynamış oyuncu yok: alt gruplar numaraya göre iki yarıdır.
reason-dubov-2026-shifted = { $colour } alt grubuna, öteki alt grubun ortasından dışa doğru alınan: { $players }.
reason-dubov-2026-subgroups = ARO sırasıyla S1: { $white }. Rakipleri T2: { $black }.

# 2026. Bir masa:
reason-dubov-2026-pair = S1’in { $number } numarası: { $player }, ARO { $aro }; T2’deki rakibi { $opponent }.
reason-dubov-2026-transposed = G2 içinde yer değiştirmeden önce { $player } için rakip { $instead } olurdu.
reason-dubov-2026-initial = Renkler: üst sıradaki { $higher }, turnuvaya sonradan katılanlar sayılmadan { $number } numara; tek numaralar başlangıç rengini alır: { $initial }; çift numaralar öteki rengi. Beyaz { $white }, siyah { $black }.
reason-dubov-2026-both = Renkler: her iki oyuncunun renk tercihi verilir; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-stronger = Renkler: daha kuvvetli renk tercihi verilir; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-alternate = Renkler: farklı renkle oynanan en yakın turun tersi verilir; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-higher = Renkler: üst sıradaki oyuncunun ({ $higher }) renk tercihi verilir; beyaz { $white }, siyah { $black }.

# Eşlendirme yok:
reason-dubov-no-opponent = { $player } için uygun rakip yok.
reason-dubov-no-bye-candidate = Oyuncu sayısı tek ve hiçbir oyuncu tur atlayamaz.
reason-dubov-this-bye = Kurallara göre { $player } tur atlar; o zaman ötekilerin hepsi eşlendirilemiyor.
reason-dubov-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin bir kısmı eşlendirilemeyen: { $players }.
