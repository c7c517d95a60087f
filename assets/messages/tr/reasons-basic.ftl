# Temel İsviçre: basic_swiss içindeki REASONS.

reason-basic-pair = Rakibi olmayan en üst sıradaki oyuncu { $player }; rakibi { $opponent }, sırası gelen rengi farklı olan en yakın oyuncu. Puan farkı { $difference }.
reason-basic-pair-same-due = Rakibi olmayan en üst sıradaki oyuncu { $player }; rakibi { $opponent }, en yakın oyuncu; ikisinin de sırası gelen rengi aynı. Puan farkı { $difference }.
reason-basic-passed-over = { $player } için öncelikliydi, ama ötekilerin hepsi eşlendirilemezdi: { $players }.
reason-basic-fewer-breaches = Renkler: mutlak renk ölçütlerine aykırılık en az.
reason-basic-alternation = Renkler: son renginin tersini alan oyuncu daha çok.
reason-basic-balance = Renkler: beyaz ve siyah sayıları daha dengeli.
reason-basic-due = Renkler: üst sıradaki oyuncuya sırası gelen renk verilir.
reason-basic-bye = { $player } tur atlar: tur atlayabilecek en alt sıradaki oyuncu.
reason-basic-bye-passed = Daha alt sırada, ama oynamadan puan almış ya da tur atlarsa ötekiler eşlendirilemez: { $players }.

# Hakemin bilmesi gereken:
reason-basic-relaxed = Bu turda mutlak renk ölçütüne uyulamadı.

# Eşlendirme yok:
reason-basic-no-bye-candidate = Oyuncu sayısı tek ve hiçbir oyuncu tur atlayamaz.
reason-basic-no-opponent = { $player } için uygun rakip yok.
reason-basic-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin bir kısmı eşlendirilemeyen: { $players }.
