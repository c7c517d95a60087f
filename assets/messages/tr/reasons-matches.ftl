# FIDE’nin turları maç olan sistemleri: motordaki REASONS (swiss/matches).

# Bir puan grubu:
reason-match-bracket = { $score } puanlı { $residents } katılımcı birlikte eşlendirilir (eşlendirme grubu).
reason-match-bracket-unpaired = Yukarı kaydırmada öncelikliydi, ama hiçbiriyle grup eşlendirilemez: { $players }.
reason-match-rest-unpaired = Yukarı kaydırmada öncelikliydi, ama herhangi biri olmadan aşağıdakilerin hepsi eşlendirilemez: { $players }.
reason-match-following = Yukarı kaydırmada öncelikliydi, ama o zaman sonraki puan grubuna daha çok kaydırma gerekir: { $players }.
reason-match-floated = Yukarı kaydırmada öncelikliydi, ama önceki turda kaydırıldı: { $players }.
reason-match-upfloaters = Gruba yukarı kaydırılan: { $players }.
reason-match-identifier = Ölçütlere göre en iyiler içinde en küçük dizi: üsttekiler { $tops }, rakipleri { $bottoms }.

# Bir eşlendirme:
reason-match-pair = Numarası küçük olan { $top } eşlendirmenin üstü, { $bottom } altıdır.
reason-double-initial = İlk oyunun renkleri: ikisinin de maçlarda rengi olmadı; başlangıç rengi ve üst sıradaki oyuncunun numarası belirler.
reason-double-fewer-whites = İlk oyunun renkleri: beyaz { $white } ({ $whites } maçta beyaz), siyah { $black } ({ $others } maçta beyaz).
reason-double-latest-difference = İlk oyunun renkleri: iki oyuncunun farklı renk aldığı en yakın maçların tersi verilir.
reason-double-alternate-higher = İlk oyunun renkleri: üst sıradaki oyuncuya ({ $higher }) son maçının tersi verilir.
reason-double-alternate-opponent = İlk oyunun renkleri: alt sıradaki oyuncuya son maçının tersi verilir.
reason-olympiad-bye = { $player } tur atlar: tur atlayabilecek en alt sıradaki takım ({ $score } puan).
reason-olympiad-above = Medyan grubunun üstündeki { $score } puan grubu, yukarıdan aşağıya eşlendirilir. Kalan takımlar: { $teams }.
reason-olympiad-below = Medyan grubunun altındaki { $score } puan grubu, aşağıdan yukarıya eşlendirilir. Kalan takımlar: { $teams }.
reason-olympiad-median = Medyan puan grubu ({ $score } puan) en son eşlendirilir. Kalan takımlar: { $teams }.
reason-olympiad-limits-off = Bu grupta renk sınırları uygulanmaz: uygulansaydı daha çok takım kaydırılırdı.
reason-olympiad-floats-down = Grubundan aşağı kaydırılan: { $player }; rakibi { $opponent }.
reason-olympiad-floats-up = Grubundan yukarı kaydırılan: { $player }; rakibi { $opponent }.
reason-olympiad-initial = 1. masanın renkleri: ikisi de maç oynamadı; başlangıç rengi ve üst sıradaki takımın ({ $first }) numarası belirler.
reason-olympiad-limit = 1. masanın renkleri: arka arkaya üç kez aynı rengi ve ikiyi aşan renk farkını önleyen tek düzen; beyaz { $white }.
reason-olympiad-difference = 1. masanın renkleri: siyah, daha çok beyaz almış olan { $black } takımına verilir.
reason-olympiad-latest = 1. masanın renkleri: iki takımın farklı renk aldığı en yakın turun tersi verilir; beyaz { $white }.
reason-olympiad-alternate = 1. masanın renkleri: üst sıradaki takıma son renginin tersi verilir; beyaz { $white }.
reason-team-initial = 1. masanın renkleri: ikisi de maç oynamadı; başlangıç rengi ve birinci takımın ({ $first }) numarası belirler.
reason-team-only-preference = 1. masanın renkleri: yalnız birinin renk tercihi var; beyaz { $white }.
reason-team-both-preferences = 1. masanın renkleri: karşılanmayan renk tercihi yok; beyaz { $white }.
reason-team-strong-preference = 1. masanın renkleri: yalnız birinin kuvvetli renk tercihi var, o verilir; beyaz { $white }.
reason-team-difference = 1. masanın renkleri: beyaz, renk farkı daha düşük olan { $white } takımına verilir; siyah { $black }.
reason-team-latest-difference = 1. masanın renkleri: iki takımın farklı renk aldığı en yakın maçların tersi verilir.
reason-team-first-preference = 1. masanın renkleri: birinci takımın ({ $first }) renk tercihi verilir.
reason-team-alternate-first = 1. masanın renkleri: birinci takıma ({ $first }) son maçının tersi verilir.
reason-team-alternate-other = 1. masanın renkleri: birinci takım ({ $first }) maç oynamadı; öteki takıma son maçının tersi verilir.
reason-match-floated-again = { $player } önceki turda da kaydırıldı.

# Tur atlama:
reason-match-barred-from-bye = Öncelikliydi, ama tur atlayamaz: { $players }.
reason-match-bye-incomplete = Tur atlama için öncelikliydi, ama o zaman ötekilerin hepsi eşlendirilemez: { $players }.
reason-match-bye = { $player } tur atlar: ötekilerin eşlendirilmesine izin veren en düşük puan ({ $score }), sonra en çok maç ({ $games }), sonra en büyük sıra numarası.

# Eşlendirme yok:
reason-match-no-bye-candidate = Eşlendirilecek sayı tek ve hiçbir katılımcı tur atlayamaz.
reason-match-no-opponent = { $player } için uygun rakip yok.
reason-match-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin bir kısmı eşlendirilemeyen: { $players }.
