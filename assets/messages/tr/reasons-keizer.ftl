# Keizer: keizer içindeki REASONS.

reason-keizer-pair = Gelenler arasında { $place }. sıradaki { $player }; rakibi { $other }. sıradaki { $opponent }.
reason-keizer-met = { $player } için daha yakın, ama yakın zamanda oynadılar (son tur ayraç içinde): { $players }.
reason-keizer-colours = { $player } için daha yakın, ama renkler sınırı aşardı: { $players }.
reason-keizer-passed = { $player } için daha yakın, ama o zaman ötekiler ancak daha çok istisnayla eşlendirilebilir ya da hiç eşlendirilemez: { $players }.
reason-keizer-again = Son oyunları { $round }. turda; hiçbir eşlendirmede daha az istisna yok.
reason-keizer-balance = Renkler: beyaz sayısı siyah sayısına göre daha az olan beyazı alır.
reason-keizer-reversed = Renkler: aralarındaki son oyunun tersi.
reason-keizer-lower = Renkler: alt sıradaki oyuncu beyazı alır.
reason-keizer-bye = { $player } tur atlar: en az tur atlayanların ({ $byes }) en alt sıradaki oyuncusu.

# Hakemin bilmesi gereken:
reason-keizer-repeats = Bu turda oyun yinelemek kaçınılmaz: { $players }.
reason-keizer-exceeds = Renkler sınırı aşıyor: { $players }.

# Elle yapılan eşlendirme ve tur atlama:
reason-keizer-too-soon = { $players-and }: son oyunları { $round }. turda ya da izin verilen sayıda oynadılar.
reason-keizer-bye-order = { $player }: tur atlama sayısı { $byes }; ötekilerde en az { $fewest }.

# Eşlendirme yok:
reason-keizer-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin bir kısmı eşlendirilemeyen: { $players }.

# Neden değil:
reason-keizer-has-bye = { $player } tur atlar: en az tur atlayanların en alt sıradaki oyuncusu.
reason-keizer-more-exceptions = Oyun yineleyen ya da sınırı aşan masa: { $best } yerine { $forced }.
reason-keizer-nearer = Yukarıdan başlanınca { $player } için rakip { $opponent }; daha uzak olan: { $other }.
