# Dubov sisteminde bir tur neden böyle eşlendirildi: pairing/dubov içindeki REASONS.

# Klasik. Bir grup:
reason-dubov-joined = { $score } puan grubunda oyuncu sayısı tek. Alt gruptan alınan: { $player }; gruptaki herkesin eşlendirilmesini sağlayan en yüksek rating ({ $rating }). Alınan oyuncu sütununun sonunda durur.
reason-dubov-joined-due = { $score } puan grubunda oyuncu sayısı tek. Alt gruptan alınan: { $player }; hakkı, grupta azınlıkta olan { $colour }; gruptaki herkesin eşlendirilmesini sağlayan en yüksek rating ({ $rating }). Alınan oyuncu sütununun sonunda durur.
reason-dubov-not-taken-up-again = Önce gelirdi, ama yeniden üst gruba kaydırılamaz: { $players }.
reason-dubov-needed-below = Önce gelirdi, ama ayrılırsa kendi grubunda eşlendirilemeyen artar: { $players }.
reason-dubov-changed-to-black = Sütunları eşitlemek için, ARO'su düşük olandan başlayarak siyaha geçen: { $players }.
reason-dubov-changed-to-white = Sütunları eşitlemek için, ARO'su yüksek olandan başlayarak beyaza geçen: { $players }.
reason-dubov-keeps-column = Önce geçerdi, ama rengini korumak zorunda: { $players }.
reason-dubov-columns = { $score } puan grubu. Beyaz sütunu, ARO sırasıyla: { $white }. Siyah sütunu, rating sırasıyla: { $black }.
reason-dubov-floats-down = Burada herkes eşlendirilemiyor. En az sayıda kaydırılır; önce alt grupta eşlendirilebilen, sonra ratingi en düşük olan: { $players }.
reason-dubov-floats-on = Artık oyuncu, burada da rakip bulamadı: { $players }.
reason-dubov-taken-back = En alt grup eşlendirilemedi. Sondan başlayarak satırlar geri alındı; tek grup olarak eşlendirilen: { $players }.

# Klasik. Bir masa:
reason-dubov-row = { $row }. satır: { $white } (ARO { $aro },{ $tenth }) ile { $black } (rating { $rating }).
reason-dubov-shifted = Kaydırma: sütun sırasına göre { $player } için rakip { $instead } olurdu.
reason-dubov-same-column = { $players } aynı sütundan: sütunlar arasında herkes eşlendirilemiyor.
reason-dubov-left-over = { $score } puan grubundan artık oyuncu { $player }, rakibi { $opponent }: olabiliyorsa hakkı öteki renk olan, sonra en yüksek rating ({ $rating }).
reason-dubov-taken-up = { $player } gruptaki kimseyle oynayamaz; alt gruptan alınan: { $opponent }.
reason-dubov-first-round = İlk tur: üst yarıdan { $upper }, alt yarıdan { $lower }. Birinci masanın üst oyuncusu { $initial } alır, sonra renkler masadan masaya değişir.
reason-dubov-column-colours = Renk sütuna göre: beyaz { $white }, siyah { $black }.
reason-dubov-only-order = Renkler: yalnızca bu düzene izin var; beyaz { $white }, siyah { $black }.
reason-dubov-due = Renkler: herkes hakkını alır; beyaz { $white }, siyah { $black }.
reason-dubov-balance = Renkler: renk sayıları eşitlenir; beyaz { $white }, siyah { $black }.
reason-dubov-history = Renkler: geriye doğru ilk renk farklılığının tersi; beyaz { $white }, siyah { $black }.
reason-dubov-higher-aro = Renkler: ARO'su yüksek olan beyaz alır; beyaz { $white }, siyah { $black }.
reason-dubov-lower-rating = Renkler: ratingi düşük olan beyaz alır; beyaz { $white }, siyah { $black }.
reason-dubov-alphabet = Renkler: alfabetik sırada önce gelen beyaz alır; beyaz { $white }, siyah { $black }.

# Tur atlama:
reason-dubov-bye = { $player } tur atlar: tur atlayabilecek oyuncusu olan en alt grup ({ $score } puan), oradaki en düşük rating ({ $rating }).
reason-dubov-bye-equal = Puanı ve ratingi aynı olan: { $players }. Böyle oyunculardan hakkı siyah olan, hakkı beyaz olandan önce tur atlar; sonra ARO'su en yüksek olan, sonra alfabetik sırada en son gelen.
reason-dubov-barred-from-bye = Önce gelirdi, ama tur atlayamaz: { $players }.
reason-dubov-2026-bye-incomplete = Önce gelirdi, ama onsuz ötekilerin hepsi eşlendirilemez: { $players }.
reason-dubov-2026-bye = { $player } tur atlar: herkesi eşlendirmeye izin veren en düşük puan ({ $score }), sonra en çok oyun ({ $games }), sonra en büyük numara.

# 2026. Bir grup:
reason-dubov-2026-bracket = { $upfloaters ->
    [0] { $score } puan grubu: { $residents } oyuncu.
   *[other] { $score } puan grubu: { $residents } oyuncu ve yukarı kaydırılan { $upfloaters } oyuncu.
}
reason-dubov-2026-upfloaters = Yukarı kaydırılan (en az sayıda, en iyi grubu veren ilk küme): { $players }.
reason-dubov-2026-bracket-unpaired = Önce kaydırılırdı, ama onunla grup eşlendirilemez: { $players }.
reason-dubov-2026-rest-unpaired = Önce kaydırılırdı, ama onsuz aşağıda kalanların hepsi eşlendirilemez: { $players }.
reason-dubov-2026-fewer-preferences = Önce kaydırılırdı, ama o zaman renk hakkını alamayan oyuncu artar: { $players }.
reason-dubov-2026-maximum = Önce kaydırılırdı, ama { $most } kez ya da daha çok yukarı kaydırıldı: { $players }.
reason-dubov-2026-more-upfloats = Önce kaydırılırdı, ama daha çok kez yukarı kaydırıldı: { $players }.
reason-dubov-2026-again = Önce kaydırılırdı, ama önceki turda yukarı kaydırıldı: { $players }.
reason-dubov-2026-halves = Grupta kimse oynamadı: alt gruplar numaraya göre iki yarıdır.
reason-dubov-2026-shifted = { $colour } alt grubuna, öteki alt grubun ortasından dışa doğru geçirilen: { $players }.
reason-dubov-2026-subgroups = ARO sırasıyla S1: { $white }. Karşılarında T2: { $black }.

# 2026. Bir masa:
reason-dubov-2026-pair = S1'de { $number }. sıra: { $player }, ARO { $aro }. T2'deki rakibi: { $opponent }.
reason-dubov-2026-transposed = G2 sırası değişmeseydi { $player } için rakip { $instead } olurdu.
reason-dubov-2026-initial = Renkler: üst sıradaki { $higher }, geliş numarası { $number }; tek numaralar kura rengini alır: { $initial }. Beyaz { $white }, siyah { $black }.
reason-dubov-2026-both = Renkler: iki oyuncu da hakkını alır; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-stronger = Renkler: hakkı daha güçlü olan alır; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-alternate = Renkler: farklı renk alınan son turun tersi; beyaz { $white }, siyah { $black }. Üst sıradaki: { $higher }.
reason-dubov-2026-higher = Renkler: üst sıradaki { $higher } hakkını alır; beyaz { $white }, siyah { $black }.

# Eşlendirme yok:
reason-dubov-no-opponent = { $player } kimseyle eşlendirilemez.
reason-dubov-nobody-for-bye = Oyuncu sayısı tek, ama kimse tur atlayamaz.
reason-dubov-this-bye = Kurallara göre { $player } tur atlar; onsuz ötekilerin hepsi eşlendirilemiyor.
reason-dubov-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin bunlardan açıkta kalan olur: { $players }.
