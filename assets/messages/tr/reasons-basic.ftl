# Temel İsviçre: basic_swiss içindeki REASONS.

reason-basic-pair = Rakibi olmayanların en üstündeki { $player }, başka renk hakkı olan en yakın { $opponent } ile eşlenir. Puan farkı { $difference }.
reason-basic-pair-same-due = Rakibi olmayanların en üstündeki { $player }, en yakındaki { $opponent } ile eşlenir; ikisinin de hakkı aynı renk. Puan farkı { $difference }.
reason-basic-passed-over = { $player } için önce gelirlerdi, ama o zaman ötekilerin hepsi eşlenemezdi: { $players }.
reason-basic-fewer-breaches = Renkler: mutlak renk kuralları en az böyle bozulur.
reason-basic-alternation = Renkler: son renginin tersini alan böyle daha çok olur.
reason-basic-balance = Renkler: beyaz ve siyah sayıları böyle daha dengeli olur.
reason-basic-due = Renkler: sıralamada üstteki hakkını alır.
reason-basic-bye = { $player } tur atlar: sıralamada tur atlayabileceklerin en altındaki.
reason-basic-bye-passed = Daha alttalar, ama oynamadan puan aldılar ya da onlar tur atlarsa eşlendirme olmaz: { $players }.

# Hakemin bilmesi gereken:
reason-basic-relaxed = Bu turda mutlak renk kuralına uyulamadı.

# Eşlendirme yok:
reason-basic-nobody-for-bye = Oyuncu sayısı tek, ama kimse tur atlayamaz.
reason-basic-no-opponent = { $player } kimseyle eşlenemez.
reason-basic-cannot-all-be-paired = Ötekiler nasıl eşlenirse eşlensin şunların bir kısmı açıkta kalır: { $players }.
