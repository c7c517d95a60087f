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
reason-double-floated-again = { $player } önceki turda da kaydırıldı.

# Tur atlama:
reason-match-barred-from-bye = Önce gelirlerdi, ama tur atlayamazlar: { $players }.
reason-match-bye-incomplete = Önce gelirlerdi, ama onlarsız ötekilerin hepsi eşlenemez: { $players }.
reason-match-bye = { $player } tur atlar: tam eşlendirme bırakan en düşük puan ({ $score }), sonra en çok oynanan maç ({ $games }), sonra en büyük numara.

# Eşlendirme yok:
reason-match-nobody-for-bye = Oyuncu sayısı tek, ama kimse tur atlayamaz.
reason-match-no-opponent = { $player } kimseyle eşlenemez.
reason-match-cannot-all-be-paired = Ötekiler nasıl eşlenirse eşlensin şunların bir kısmı açıkta kalır: { $players }.
