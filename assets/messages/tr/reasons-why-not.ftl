# İki oyuncu neden eşleşmiyor: motordaki WhyNot. { $best } yapılan eşlendirmenin, { $forced } bu masayla olacak
# eşlendirmenin sayısıdır.

reason-why-not-paired = Bu masa eşlendirmede var: { $players }.
reason-why-not-absent = Bu turda ikisi birden eşlendirilmiyor: { $players }.
reason-why-not-incomplete = Bu masayla ötekiler için bir eşlendirme bulunmuyor: { $players }.
reason-why-not-breaches = Kural { $best } yerine { $forced } kez bozulurdu.
reason-why-not-table = Bu turda kimin kiminle oynayacağını sonuçlar değil, sistemin tablosu belirler.
reason-why-not-later = Tek bir masayla ilgili hiçbir kural daha çok bozulmazdı, ama kuralların yöntemi yapılan eşlendirmeye daha önce varır.
reason-why-not-bracket-breaches = { $bracket } puan grubu: kural { $best } yerine { $forced } kez bozulurdu.
reason-why-not-bracket-later = { $bracket } puan grubu: tek bir masayla ilgili hiçbir kural daha çok bozulmazdı, ama kuralların yöntemi başka bir eşlendirmeye daha önce varır.

# 2026 Hollanda sistemi, ölçüt ölçüt.
reason-why-not-bye-score = { $best } yerine { $forced } puanlı bir oyuncu tur atlardı.
reason-why-not-left-over = { $bracket } puan grubu: açıkta kalan { $best } yerine { $forced } oyuncu olurdu.
reason-why-not-left-over-scores = { $bracket } puan grubu: { $score } puanlılardan { $best } yerine { $forced } oyuncu aşağı kayardı.
reason-why-not-next-left-over = { $bracket } puan grubu: sonraki grupta açıkta kalan { $best } yerine { $forced } oyuncu olurdu.
reason-why-not-next-left-over-scores = { $bracket } puan grubu: sonraki grupta { $score } puanlılardan { $best } yerine { $forced } oyuncu açıkta kalırdı.
reason-why-not-c9 = { $bracket } puan grubu: oynamadığı tur sayısı { $best } yerine { $forced } olan bir oyuncu tur atlardı.
reason-why-not-c10 = { $bracket } puan grubu: renk farkı ikiyi aşan lider veya rakibi: { $best } yerine { $forced }.
reason-why-not-c11 = { $bracket } puan grubu: üst üste üçüncü kez aynı rengi alan lider veya rakibi: { $best } yerine { $forced }.
reason-why-not-preferences = { $bracket } puan grubu: verilemeyen renk hakkı: { $best } yerine { $forced }.
reason-why-not-c13 = { $bracket } puan grubu: verilemeyen güçlü renk hakkı: { $best } yerine { $forced }.
reason-why-not-c14 = { $bracket } puan grubu: önceki turdaki gibi aşağı kayanlar: { $best } yerine { $forced }.
reason-why-not-c15 = { $bracket } puan grubu: önceki turdaki gibi yukarıdan kaydırılanla eşleşenler: { $best } yerine { $forced }.
reason-why-not-c16 = { $bracket } puan grubu: iki tur önceki gibi aşağı kayanlar: { $best } yerine { $forced }.
reason-why-not-c17 = { $bracket } puan grubu: iki tur önceki gibi yukarıdan kaydırılanla eşleşenler: { $best } yerine { $forced }.
reason-why-not-c18 = { $bracket } puan grubu: önceki turda aşağı kayan { $score } puanlılardan { $best } yerine { $forced } oyuncu yeniden kayardı.
reason-why-not-c19 = { $bracket } puan grubu: önceki turda yukarı kayanlardan { $best } yerine { $forced } oyuncu { $score } puanlıyla eşleşirdi.
reason-why-not-c20 = { $bracket } puan grubu: iki tur önce aşağı kayan { $score } puanlılardan { $best } yerine { $forced } oyuncu yeniden kayardı.
reason-why-not-c21 = { $bracket } puan grubu: iki tur önce yukarı kayanlardan { $best } yerine { $forced } oyuncu { $score } puanlıyla eşleşirdi.
reason-why-not-later-moved-down = { $bracket } puan grubu: eşit, ama eşlenen kaydırılmış oyuncular sırada daha sonra gelir.
reason-why-not-later-opponents = { $bracket } puan grubu: eşit, ama kaydırılanların rakipleri sırada daha sonra gelir.
reason-why-not-later-exchange = { $bracket } puan grubu: eşit, ama ancak S1 ile S2 arasında daha sonraki bir değişimle.
reason-why-not-later-transposition = { $bracket } puan grubu: eşit, ama ancak S2'nin daha sonraki bir sıralamasıyla.

# 2009 ve 1992 Hollanda sistemleri.
reason-why-not-dutch-joined = { $bracket } puan grubu: en alt grubun bununla birleştirilmesi gerekirdi.
reason-why-not-dutch-for-lowest = { $bracket } puan grubu: en alt grup için yeniden eşlendirilmesi gerekirdi.
reason-why-not-dutch-other-floaters = { $bracket } puan grubu: alttaki grup eşlenebilsin diye başkalarının kayması gerekirdi.
reason-why-not-dutch-left = { $bracket } puan grubu: rakipsiz kalan oyuncu sayısı { $best } yerine { $forced } olurdu.
reason-why-not-dutch-lifted = { $bracket } puan grubu: puanların yarısından çoğunu alanlar için renk sınırlarının kaldırılması gerekirdi.
reason-why-not-dutch-strong-given-up = { $bracket } puan grubu: güçlü renk hakkı mutlak sayılamazdı.
reason-why-not-dutch-colours = { $bracket } puan grubu: renk hakkına uymayabilecek eşleşme sayısı { $best } yerine { $forced } olurdu.
reason-why-not-dutch-later-left = { $bracket } puan grubu: eşit, ama rakipsiz kalan { $best } yerine { $forced } olurdu; bu sırada daha sonra gelir.
reason-why-not-dutch-floats = { $bracket } puan grubu: B.5 ve B.6 kaydırma kurallarından daha çoğunun bırakılması gerekirdi.
reason-why-not-dutch-later-order = { $bracket } puan grubu: eşit, ama sıralama ve değişimlerin sırasında daha sonra gelir.
reason-why-not-dutch-against = { $bracket } puan grubu: renk hakkına aykırı eşlenen masa: { $best } yerine { $forced }.
reason-why-not-dutch-float-breaches = { $bracket } puan grubu: B.5 ve B.6'ya aykırı kayma: { $best } yerine { $forced }.
reason-why-not-dutch-procedure = { $bracket } puan grubu: daha azından vazgeçilirdi, ama yöntem başka bir eşlendirmeye daha önce varır: kaydırılanları ötekilerden önce eşler ve alttaki gruplara bakmaz.
reason-why-not-dutch-mended = { $bracket } puan grubu: orada daha azından vazgeçilirdi, ama bu grup alttaki grup için yeniden eşlendirildi.

# The Dubov and Burstein systems of 2026.
reason-why-not-upfloaters = { $bracket } puan grubu: yukarı kaydırılan { $best } yerine { $forced } oyuncu olurdu.
reason-why-not-upfloater-scores = { $bracket } puan grubu: { $score } puanlılardan { $best } yerine { $forced } oyuncu yukarı kaydırılırdı.
reason-why-not-maximum-upfloaters = { $bracket } puan grubu: yukarı kaydırılma sınırına varmış olup kaydırılanlar: { $best } yerine { $forced }.
reason-why-not-upfloats = { $bracket } puan grubu: sınıra varmış olanların önceki yukarı kaydırılmaları: { $best } yerine { $forced }.
reason-why-not-upfloated-last = { $bracket } puan grubu: önceki turda da yukarı kaydırılmış olanlar: { $best } yerine { $forced }.
reason-why-not-later-upfloaters = { $bracket } puan grubu: eşit, ama yukarı kaydırılanlar sırada daha sonra gelir.
reason-why-not-later-subgroups = { $bracket } puan grubu: eşit, ama alt grup değiştirme ve dizilim sırası buna daha sonra gelir.
reason-why-not-bye-games = { $best } yerine { $forced } oyunu olan bir oyuncu tur atlardı.
reason-why-not-bye-number = Daha küçük numaralı bir oyuncu tur atlardı.
reason-why-not-later-sequence = { $bracket } puan grubu: eşit, ama gruptaki eşlendirme sırası buna daha sonra gelir.

# 2026’nın turları maç olan sistemleri.
reason-why-not-following = { $bracket } puan grubu: sonraki puan grubuna { $best } yerine { $forced } oyuncu kaydırmak gerekirdi.
reason-why-not-floated = { $bracket } puan grubu: önceki turda da kaydırılmış olup yukarı kaydırılan { $best } yerine { $forced } oyuncu olurdu.
reason-why-not-floated-opponents = { $bracket } puan grubu: yukarı kaydırılanların önceki turda kaydırılmış rakipleri { $best } yerine { $forced } olurdu.
reason-why-not-later-identifier = { $bracket } puan grubu: eşit, ama dizisi daha büyük.
