# 2026 Hollanda sistemiyle bir tur neden böyle eşlendirildi: rules_2026 içindeki REASONS.

reason-dutch-2026-bracket = { $moved-down ->
    [0] { $residents ->
        [1] { $score } puanlı tek oyuncu var (tek kişilik eşlendirme grubu).
       *[other] { $score } puanlı { $residents } oyuncu kendi aralarında eşlendirilir (eşlendirme grubu).
    }
   *[other] { $score } puanlı { $residents } oyuncu, daha yüksek puandan aşağı kaydırılan { $moved-down } oyuncuyla birlikte eşlendirilir (eşlendirme grubu).
}
reason-dutch-2026-moved-down-pair = Aşağı kaydırılmış oyuncu { $player }; rakibi { $opponent }, gruptaki { $number } numara.
reason-dutch-2026-pair = Grubun { $number } numarası, rakibi { $opponent } numara: S1 ile S2 sırayla.
reason-dutch-2026-transposition = { $number } numaranın rakibi { $instead } yerine { $opponent } numara: S2 içinde yer değiştirme.
reason-dutch-2026-exchange = S1 ile S2 arasında değiş-tokuş: { $out } yerine { $into }.
reason-dutch-2026-limbo = { $player }, aşağı kaydırılmış oyuncu, burada eşlendirilemedi ve yeniden aşağı kaydırılıyor.
reason-dutch-2026-downfloat = { $player } bu grupta eşlendirilemedi ve aşağı kaydırılıyor.
reason-dutch-2026-bye = { $player } tur atlar: kurallara uygun eşlendirmeye izin veren en düşük puan { $score }.
reason-dutch-2026-bye-unplayed = { $player } tur atlar; oynamadığı oyun sayısı en az: { $rounds }.
reason-dutch-2026-c10 = İkiden büyük renk farkı önlenemiyor: { $players }.
reason-dutch-2026-c11 = Arka arkaya üç kez aynı renk önlenemiyor: { $players }.
reason-dutch-2026-c12 = Aynı rengi tercih edenler: { $players }.
reason-dutch-2026-c13 = Aynı rengi kuvvetle tercih edenler: { $players }.
reason-dutch-2026-c14 = Art arda iki turda aşağı kaydırma: { $players }.
reason-dutch-2026-c15 = Art arda iki turda yukarı kaydırma: { $players }.
reason-dutch-2026-c16 = İki tur önceki gibi aşağı kaydırma: { $players }.
reason-dutch-2026-c17 = İki tur önceki gibi yukarı kaydırma: { $players }.
reason-dutch-2026-c18 = Önceki turdaki aşağı kaydırmadan sonra puan farkı küçük tutuldu: { $players }.
reason-dutch-2026-c19 = Önceki turdaki yukarı kaydırmadan sonra puan farkı küçük tutuldu: { $players }.
reason-dutch-2026-c20 = İki tur önceki aşağı kaydırmadan sonra puan farkı küçük tutuldu: { $players }.
reason-dutch-2026-c21 = İki tur önceki yukarı kaydırmadan sonra puan farkı küçük tutuldu: { $players }.
reason-dutch-2026-both-preferences = Renkler: karşılanmayan renk tercihi yok (beyaz { $white }, siyah { $black }).
reason-dutch-2026-stronger-preference = Renkler: daha kuvvetli renk tercihi verilir; beyaz { $white }, siyah { $black }.
reason-dutch-2026-latest-difference = Renkler: { $white } ve { $black } için, farklı renkle oynadıkları en yakın turun tersi verilir.
reason-dutch-2026-higher-ranked = Renkler: üst sıradaki oyuncunun renk tercihi verilir: { $higher }.
reason-dutch-2026-pairing-number = Renkler: üst sıradaki { $higher }, turnuvaya sonradan katılanlar sayılmadan { $number } numara; tek numaralar başlangıç rengini alır: { $initial }; çift numaralar öteki rengi.
reason-dutch-2026-no-opponent = { $player } için uygun rakip yok.
reason-dutch-2026-no-bye-candidate = Hiçbir oyuncu tur atlayamaz.
reason-dutch-2026-cannot-all-be-paired = Bu oyuncuların hepsi birden eşlendirilemiyor: { $players }.

# Hollanda sistemi 2017 gerekçeleri: rules_2017 REASONS.

reason-dutch-2017-penultimate = Bu grubun aşağı kaydırdıklarıyla alttaki oyuncuların eşlendirmesi tamamlanamadı: grup, sondan bir önceki grup (PPB) olarak yeniden eşlendirildi.
reason-dutch-2017-collapsed = Birleştirilmiş son grup (CLB), henüz eşlendirilmemiş bütün oyuncular: { $players }.
reason-dutch-2017-next = Aşağı kaydırılanlar, sonraki grupta en çok eşleşme olacak biçimde seçildi.
reason-dutch-2017-bye = { $player } tur atlar: son grupta { $score } puanla rakipsiz kaldı.
