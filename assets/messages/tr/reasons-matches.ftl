# FIDE’nin turları maç olan sistemleri: motordaki REASONS (swiss/matches).

# Bir puan grubu:
reason-match-bracket = { $score } puan grubu: { $residents } oyuncu.
reason-match-bracket-unpaired = Önce yukarı kaydırılırlardı, ama hiçbiriyle grup eşlenemez: { $players }.
reason-match-rest-unpaired = Önce yukarı kaydırılırlardı, ama bunlardan biri olmadan aşağıdakilerin hepsi eşlenemez: { $players }.
reason-match-following = Önce yukarı kaydırılırlardı, ama o zaman sonraki puan grubuna daha çok oyuncu kaydırmak gerekirdi: { $players }.
reason-match-floated = Önce yukarı kaydırılırlardı, ama önceki turda da kaydırıldılar: { $players }.
reason-match-upfloaters = Gruba yukarı kaydırılanlar: { $players }.
reason-match-identifier = Ölçütlere göre en iyiler içinde en küçük dizi: üsttekiler { $tops }, rakipleri { $bottoms }.

# Bir eşlendirme:
reason-match-pair = Numarası küçük olan { $top } çiftin üstü, { $bottom } altıdır.
reason-double-initial = İlk oyunun renkleri: ikisinin de bir maçta rengi olmadı; başlangıç rengi ve üstteki oyuncunun numarası belirler.
reason-double-fewer-whites = İlk oyunun renkleri: beyaz, { $whites } maçta almış olan { $white } oyuncusuna verilir, { $others } maçta almış olan { $black } oyuncusuna değil.
reason-double-latest-difference = İlk oyunun renkleri: iki oyuncunun farklı renk aldığı son maçların tersi.
reason-double-alternate-higher = İlk oyunun renkleri: üstteki oyuncu { $higher } son maçtakinin tersini alır.
reason-double-alternate-opponent = İlk oyunun renkleri: alttaki oyuncu son maçtakinin tersini alır.
reason-olympiad-bye = { $player } tur atlar: hakkı olan en alt sıradaki takım, puanı { $score }.
reason-olympiad-above = Ortanca grubun üstündeki { $score } puan grubu, üstten eşlenir: eşlenecek { $teams }.
reason-olympiad-below = Ortanca grubun altındaki { $score } puan grubu, alttan eşlenir: eşlenecek { $teams }.
reason-olympiad-median = { $score } puanlı ortanca grup en son eşlenir: eşlenecek { $teams }.
reason-olympiad-limits-off = Bu grupta renk sınırlarına bakılmaz: yoksa daha çok takım grup değiştirirdi.
reason-olympiad-floats-down = { $player } grubundan aşağı, { $opponent } takımına iner.
reason-olympiad-floats-up = { $player } grubundan yukarı, { $opponent } takımına çıkar.
reason-olympiad-initial = 1. masanın renkleri: ikisi de maç oynamadı; çekilen renk ve üst sıradaki takımın, { $first }, numarası belirler.
reason-olympiad-limit = 1. masanın renkleri: yalnız böyle hiçbir takım üst üste üç kez aynı rengi ya da birini iki fazla almaz; beyaz { $white } takımının.
reason-olympiad-difference = 1. masanın renkleri: siyah, daha çok beyaz almış olan { $black } takımına verilir.
reason-olympiad-latest = 1. masanın renkleri: ikisinin farklı renk aldığı son turun tersi; beyaz { $white } takımının.
reason-olympiad-alternate = 1. masanın renkleri: üst sıradaki takım son aldığının tersini alır; beyaz { $white } takımının.
reason-team-initial = 1. masanın renkleri: ikisi de maç oynamadı; başlangıç rengi ve birinci takımın, { $first }, numarası belirler.
reason-team-only-preference = 1. masanın renkleri: yalnızca birinin renk hakkı var; beyaz { $white } takımının.
reason-team-both-preferences = 1. masanın renkleri: ikisi de hakkını alır; beyaz { $white } takımının.
reason-team-strong-preference = 1. masanın renkleri: birinin güçlü hakkı verilir; beyaz { $white } takımının.
reason-team-difference = 1. masanın renkleri: beyaz, beyazda { $black } takımından daha geride olan { $white } takımına verilir.
reason-team-latest-difference = 1. masanın renkleri: iki takımın farklı renk aldığı son maçların tersi.
reason-team-first-preference = 1. masanın renkleri: birinci takım { $first } hakkı olan rengi alır.
reason-team-alternate-first = 1. masanın renkleri: birinci takım { $first } son maçındakinin tersini alır.
reason-team-alternate-other = 1. masanın renkleri: birinci takım { $first } oynamadı; öteki takım son maçındakinin tersini alır.
reason-match-floated-again = { $player } önceki turda da kaydırıldı.

# Tur atlama:
reason-match-barred-from-bye = Önce gelirlerdi, ama tur atlayamazlar: { $players }.
reason-match-bye-incomplete = Önce gelirlerdi, ama onlarsız ötekilerin hepsi eşlenemez: { $players }.
reason-match-bye = { $player } tur atlar: tam eşlendirme bırakan en düşük puan ({ $score }), sonra en çok oynanan maç ({ $games }), sonra en büyük numara.

# Eşlendirme yok:
reason-match-nobody-for-bye = Eşlenecek olanların sayısı tek, ama kimse tur atlayamaz.
reason-match-no-opponent = { $player } kimseyle eşlenemez.
reason-match-cannot-all-be-paired = Ötekiler nasıl eşlenirse eşlensin şunların bir kısmı açıkta kalır: { $players }.
