# Klasik. Bir grubun işlemi:
reason-burstein-group = { $score } puan grubu, sırasıyla: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Artık oyuncu: { $incoming }.
}
reason-burstein-joined = { $groups } puan grubu daha birleştirildi.
reason-burstein-sent-back = Bu artık oyuncuyla sonraki grup eşlendirilemediği için geri alındı: { $players }.
reason-burstein-attempt = Listenin { $number }. denemesi: { $refused ->
    [0] bütün oyuncular sırası gelen rengi alır.
   *[other] { $refused } oyuncu sırası gelen rengi almaz.
}
reason-burstein-late-attempt = Sırası gelen rengi almayan oyuncunun en az olduğu ({ $refused }) ilk deneme; listedeki numarası yazılamayacak kadar büyük.
reason-burstein-values = { $place }. { $player }: SB { $sb }, Buchholz { $buchholz }, medyan { $median }, rating { $rating }.
reason-burstein-imaginary = { $player }: { $real } gerçek, { $imaginary } hayali puan.
reason-burstein-floater = { $player } artık oyuncu olarak sonraki gruba kaydırılır.
reason-burstein-bye = { $player } tur atlar: en alt grupta tur atlayabilecek son oyuncu.

# Bir masanın renkleri:
reason-burstein-only-order = Renkler: renk sınırlarına uyan tek düzen.
reason-burstein-number = Renkler: ikisinin de sırası gelen rengi yok; küçük numara ve kura rengi belirler.
reason-burstein-both-due = Renkler: her iki oyuncuya da sırası gelen renk verilir.
reason-burstein-equal-numbers = Renkler: renk farkı büyük olan oyuncuya sırası gelen renk verilir.
reason-burstein-irregularity = Renkler: renk geçmişindeki en yakın düzensizliğe göre sırası gelen renk verilir.
reason-burstein-order = Renkler: grup sıralamasında önde olan oyuncuya sırası gelen renk verilir.

# Eşlendirme yok:
reason-burstein-no-bye-candidate = Oyuncu sayısı tek ve hiçbir oyuncu tur atlayamaz.
reason-burstein-other-bye = Şu oyunculardan biri tur atlarsa ötekiler eşlendirilebilir: { $players }.
reason-burstein-no-opponent = { $player } için uygun rakip yok.
reason-burstein-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin bir kısmı eşlendirilemeyen: { $players }.

# FIDE, 2026. Bir turun işlemi:
reason-burstein-2026-seeding = Ön sıralama turu: 1–{ $last }. turlar Dutch sistemiyle eşlendirilir.
reason-burstein-2026-bracket = { $score } puanlı eşlendirme grubu, indekse göre: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Gelen artık oyuncu: { $incoming }.
}
reason-burstein-2026-index = { $number } numara, { $player }: Buchholz { $buchholz }, SB { $sb }.
reason-burstein-2026-floater = { $player } bu grupta eşlendirilemedi ve sonraki gruba kaydırılır.
reason-burstein-2026-bye = { $player } tur atlar: en düşük puan { $score }, en çok oyun ({ $games }), en düşük indeks.
reason-burstein-2026-pair = Grubun { $number } numarası, rakibi { $opponent } numara.
reason-burstein-2026-refused = İkisinin de renk tercihi { $colour }: yalnız biri verilebilir.

# Bir masanın renkleri:
reason-burstein-2026-pairing-number = Renkler: başlangıç rengi ve üst sıradaki oyuncunun numarası belirler.
reason-burstein-2026-both-preferences = Renkler: karşılanmayan renk tercihi yok.
reason-burstein-2026-stronger-preference = Renkler: daha kuvvetli renk tercihi verilir.
reason-burstein-2026-latest-difference = Renkler: iki oyuncunun farklı renkle oynadığı en yakın turun tersi verilir.
reason-burstein-2026-higher-index = Renkler: indeksi yüksek olan oyuncunun renk tercihi verilir.

# Eşlendirme yok:
reason-burstein-2026-no-bye-candidate = Oyuncu sayısı tek ve hiçbir oyuncu tur atlayamaz.
reason-burstein-2026-no-opponent = { $player } için uygun rakip yok.
reason-burstein-2026-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin bir kısmı eşlendirilemeyen: { $players }.
