# Dubov sisteminde bir tur neden böyle eşlendirildi: pairing/dubov içindeki REASONS.

# Klasik. Bir grup:
reason-dubov-columns = { $score } puan grubu. Beyaz sütunu: { $white }. Siyah sütunu: { $black }.
reason-dubov-changed-column = Sütunlar eşitlendi; { $colour } alanlar: { $players }.
reason-dubov-joined = Oyuncu sayısı tek olduğu için gruba alınan: { $player }.
reason-dubov-floats-down = Grupta eşlendirilemedi, aşağı kaydırılan: { $players }.
reason-dubov-floats-on = Artık oyuncu, burada da rakip bulamadı: { $players }.
reason-dubov-taken-back = En alt grup eşlendirilemedi. Sondan başlayarak satırlar geri alındı; tek grup olarak eşlendirilen: { $players }.

# Klasik. Bir masa:
reason-dubov-row = { $row }. satır: { $white } (ARO { $aro },{ $tenth }) ile { $black } (kuvvet puanı { $rating }).
reason-dubov-shifted = Kaydırma: sütun sırasına göre { $player } için rakip { $instead } olurdu.
reason-dubov-same-column = { $players } aynı sütundan: sütunlar arasında herkes eşlendirilemiyor.
reason-dubov-left-over = Artık oyuncu { $player }, oynayabileceği en yüksek kuvvet puanlı rakiple: { $opponent }.
reason-dubov-taken-up = { $player } gruptaki kimseyle oynayamaz; alt gruptan alınan: { $opponent }.
reason-dubov-first-round = İlk tur: üst yarıdan { $upper }, alt yarıdan { $lower }. Birinci masanın üst oyuncusu { $initial } alır, sonra renkler masadan masaya değişir.
reason-dubov-column-colours = Renk sütuna göre: beyaz { $white }, siyah { $black }.
reason-dubov-only-order = Renk: yalnızca bu düzene izin var; beyaz { $white }, siyah { $black }.
reason-dubov-due = Renk: sırası gelen renk verilir; beyaz { $white }, siyah { $black }.
reason-dubov-balance = Renk: renk sayıları eşitlenir; beyaz { $white }, siyah { $black }.
reason-dubov-history = Renk: geriye doğru ilk renk farklılığının tersi; beyaz { $white }, siyah { $black }.
reason-dubov-higher-aro = Renk: ARO'su yüksek olan beyaz alır; beyaz { $white }, siyah { $black }.
reason-dubov-lower-rating = Renk: kuvvet puanı düşük olan beyaz alır; beyaz { $white }, siyah { $black }.
reason-dubov-alphabet = Renk: alfabetik sırada önce gelen beyaz alır; beyaz { $white }, siyah { $black }.

# Tur atlama:
reason-dubov-bye = { $player } tur atlar: tur atlayabilecek oyuncusu olan en alt grup ({ $score } puan), oradaki en düşük kuvvet puanı ({ $rating }).
reason-dubov-2026-bye = { $player } tur atlar: herkesi eşlendirmeye izin veren en düşük puan ({ $score }), sonra en çok oyun ({ $games }), sonra en büyük numara.

# 2026. Bir grup:
reason-dubov-2026-bracket = { $upfloaters ->
    [0] { $score } puan grubu: { $residents } oyuncu.
   *[other] { $score } puan grubu: { $residents } oyuncu ve yukarı kaydırılan { $upfloaters } oyuncu.
}
reason-dubov-2026-upfloaters = Yukarı kaydırılan (en az sayıda, en iyi grubu veren ilk küme): { $players }.
reason-dubov-2026-halves = Grupta kimse oynamadı: alt gruplar numaraya göre iki yarıdır.
reason-dubov-2026-shifted = { $colour } alt grubuna geçirilen: { $players }.
reason-dubov-2026-subgroups = ARO sırasıyla S1: { $white }. Karşılarında: { $black }.

# 2026. Bir masa:
reason-dubov-2026-pair = S1'de { $number }. sıra: { $player } (ARO { $aro }) ile { $opponent }.
reason-dubov-2026-transposed = G2 sırası değişmeseydi { $player } için rakip { $instead } olurdu.
reason-dubov-2026-initial = Renk: üst sıradaki { $higher }, geliş numarası { $number }; tek numaralar kura rengini alır: { $initial }. Beyaz { $white }, siyah { $black }.
reason-dubov-2026-both = Renk: iki oyuncu da hakkını alır; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-stronger = Renk: hakkı daha güçlü olan alır; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-alternate = Renk: farklı renk alınan son turun tersi; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-higher = Renk: üst sıradaki { $higher } hakkını alır; beyaz { $white }, siyah { $black }.

# Eşlendirme yok:
reason-dubov-no-opponent = { $player } kimseyle eşlendirilemez.
reason-dubov-nobody-for-bye = Oyuncu sayısı tek, ama kimse tur atlayamaz.
reason-dubov-this-bye = Kurallara göre { $player } tur atlar; onsuz ötekilerin hepsi eşlendirilemiyor.
reason-dubov-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin bunlardan açıkta kalan olur: { $players }.

# Elle yapılan masa ya da tur atlama neye aykırı:
reason-dubov-met-before = { $players } daha önce karşılaştı.
reason-dubov-forbidden = { $players } hakem kararıyla eşlendirilemez.
reason-dubov-colour-difference = { $player }: { $colour } ile renk farkı ikiyi aşar.
reason-dubov-colour-three-times = { $player } üst üste üçüncü kez { $colour } oynar.
reason-dubov-against-due = { $player } sırası gelen rengi değil, { $colour } alır.
reason-dubov-unequal-scores = { $players }: puan farkı { $difference }.
reason-dubov-upfloat-again = { $player } izin verilenden çok üst gruba kaydırılır.
reason-dubov-bye-again = { $player } daha önce tur atladı ya da oynamadan galibiyet puanı aldı.
reason-dubov-bye-score = { $player } { $score } puanda; { $lowest } puanlı biri tur atlayabilir.
