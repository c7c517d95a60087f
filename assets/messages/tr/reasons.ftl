# İsviçre (Dutch) sistemi, 2009 ve 1992. Bir grubun işlemi:
reason-dutch-bracket = { $score } puan grubu: { $players }.{ $moved-down-count ->
    [0] {""}
   *[other] {" "}Aşağı kaydırılmış: { $moved-down }.
} w = { $white }, b = { $black }, q = { $half }; x = { $x }. { $pairs ->
    [0] Eşlendirme yapılmadı.
   *[other] { $pairs } eşlendirme yapıldı.
}
reason-dutch-remainder = Kalan grup: { $players }. w = { $white }, b = { $black }, q = { $half }; x = { $x }. { $pairs ->
    [0] Eşlendirme yapılmadı.
   *[other] { $pairs } eşlendirme yapıldı.
}
reason-dutch-moved-down-at-once = Grupta uygun rakip yok, hemen aşağı kaydırıldı: { $players }.
reason-dutch-strong-as-absolute = Tek sayılı tur: kuvvetli renk tercihi mutlak sayılır.
reason-dutch-strong-given-up = Tek sayılı tur: fazladan oyuncu kaydırmamak için kuvvetli renk tercihi mutlak sayılmadı.
reason-dutch-mild-neutral = Çift sayılı tur: renk tercihi { $colour } olan fazla; zayıf renk tercihi gözetilmeyen: { $players }.
reason-dutch-transposition = S2 içinde yer değiştirme: S1 { $upper }; rakipleri sırayla { $lower }.
reason-dutch-exchange = S1 ile S2 arasında değiş-tokuş: { $out } yerine { $into }.
reason-dutch-upfloats-free = Yukarı kaydırmada vazgeçilen ölçüt:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (önceki tur)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (iki tur önce)
}
reason-dutch-downfloats-free = Aşağı kaydırmada vazgeçilen ölçüt:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (önceki tur)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (iki tur önce)
}
reason-dutch-raised = x { $raises } kez artırıldı.
reason-dutch-lifted = Son tur: puanların yarısından çoğunu almış oyuncular için renk sınırları uygulanmaz.
reason-dutch-other-floaters = Sonraki grup eşlendirilebilsin diye bunun yerine aşağı kaydırılan: { $players }.
reason-dutch-for-lowest = En alt grup eşlendirilebilsin diye aşağı kaydırılan: { $players }.
reason-dutch-joined = En alt grupla birleştirildi: { $players }.
reason-dutch-fewer-pairs = Gerekenden az eşlendirme: kaydırılmışlarda { $moved-down }, ötekilerde { $others } eksik.

# Bir masa:
reason-dutch-both-preferences = Renkler: karşılanmayan renk tercihi yok.
reason-dutch-stronger-preference = Renkler: kuvvetli renk tercihi verilir.
reason-dutch-latest-difference = Renkler: iki oyuncunun farklı renkle oynadığı en yakın turun tersi verilir.
reason-dutch-higher-ranked = Renkler: üst sıradaki oyuncunun renk tercihi verilir.
reason-dutch-pairing-number = Renkler: başlangıç rengi ve üst sıradaki oyuncunun numarası belirler.
reason-dutch-clash = İkisinin de renk tercihi { $colour }: yalnız biri verilebilir.
reason-dutch-floats = Puanlar farklı: aşağı kaydırma { $down }, yukarı kaydırma { $up }.
reason-dutch-bye = { $player } eşlendirilemedi ve tur atlar.

# Kararı hakemin:
reason-dutch-large-exchange = Üç ya da daha çok oyuncunun değiş-tokuşu ({ $out } yerine { $into }): kurallarda bunun sırası yok. Bu grubu kontrol edin.
reason-dutch-lift-used = Son turda renk sınırları uygulanmadığı için eşlendirildi: { $players-and }. Bu masayı onaylayın ya da değiştirin.

# Eşlendirme yok:
reason-dutch-no-opponent = { $player } için uygun rakip yok.
reason-dutch-no-bye-candidate = Oyuncu sayısı tek ve hiçbir oyuncu tur atlayamaz.
reason-dutch-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin eşlendirilemeyen: { $players }.


reason-ruled = Tur eşlendirilmeden önceki hakem kararıyla.
reason-fixed = Hakem sabitledi; öteki oyuncular kurallara göre eşlendirildi.
