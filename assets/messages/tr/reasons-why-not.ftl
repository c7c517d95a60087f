# İki oyuncu neden eşleşmiyor: motordaki WhyNot. { $best } yapılan eşlendirmenin, { $forced } bu masayla olacak
# eşlendirmenin sayısıdır.

reason-why-not-paired = Bu masa eşlendirmede var: { $players }.
reason-why-not-absent = En az biri bu turda eşlendirilmiyor: { $players }.
reason-why-not-incomplete = Bu masayla öteki oyuncular için eşlendirme bulunamadı: { $players }.
reason-why-not-breaches = Kurala aykırılık sayısı: { $best } yerine { $forced }.
reason-why-not-table = Bu turda kimin kiminle oynayacağını sonuçlar değil, sistemin tablosu belirler.
reason-why-not-later = Tek masayla ilgili hiçbir kural daha çok çiğnenmez, ama kurallardaki sıra bu eşlendirmeye daha önce ulaşır.
reason-why-not-bracket-breaches = { $bracket } puanlı eşlendirme grubu, kurala aykırılık sayısı: { $best } yerine { $forced }.
reason-why-not-bracket-later = { $bracket } puanlı eşlendirme grubu: tek masayla ilgili hiçbir kural daha çok çiğnenmez, ama kurallardaki sıra başka bir eşlendirmeye daha önce ulaşır.

# 2026 Hollanda sistemi, ölçüt ölçüt.
reason-why-not-bye-score = { $best } yerine { $forced } puanlı bir oyuncu tur atlardı.
reason-why-not-left-over = { $bracket } puanlı eşlendirme grubu, eşlendirilemeyen oyuncu sayısı: { $best } yerine { $forced }.
reason-why-not-left-over-scores = { $bracket } puanlı eşlendirme grubu, { $score } puanlılardan aşağı kaydırılan: { $best } yerine { $forced }.
reason-why-not-next-left-over = { $bracket } puanlı eşlendirme grubu, sonraki grupta eşlendirilemeyen oyuncu sayısı: { $best } yerine { $forced }.
reason-why-not-next-left-over-scores = { $bracket } puanlı eşlendirme grubu, sonraki grupta { $score } puanlılardan eşlendirilemeyen: { $best } yerine { $forced }.
reason-why-not-c9 = { $bracket } puanlı eşlendirme grubu, tur atlayan oyuncunun oynamadığı oyun sayısı: { $best } yerine { $forced }.
reason-why-not-c10 = { $bracket } puanlı eşlendirme grubu, %50 üzeri puanlı oyunculardan ya da rakiplerinden renk farkı ikiyi aşan: { $best } yerine { $forced }.
reason-why-not-c11 = { $bracket } puanlı eşlendirme grubu, %50 üzeri puanlı oyunculardan ya da rakiplerinden arka arkaya üç kez aynı rengi alan: { $best } yerine { $forced }.
reason-why-not-preferences = { $bracket } puanlı eşlendirme grubu, verilemeyen renk tercihi sayısı: { $best } yerine { $forced }.
reason-why-not-c13 = { $bracket } puanlı eşlendirme grubu, verilemeyen kuvvetli renk tercihi sayısı: { $best } yerine { $forced }.
reason-why-not-c14 = { $bracket } puanlı eşlendirme grubu, art arda iki turda aşağı kaydırma: { $best } yerine { $forced }.
reason-why-not-c15 = { $bracket } puanlı eşlendirme grubu, art arda iki turda yukarı kaydırma: { $best } yerine { $forced }.
reason-why-not-c16 = { $bracket } puanlı eşlendirme grubu, iki tur önceki gibi aşağı kaydırma: { $best } yerine { $forced }.
reason-why-not-c17 = { $bracket } puanlı eşlendirme grubu, iki tur önceki gibi yukarı kaydırma: { $best } yerine { $forced }.
reason-why-not-c18 = { $bracket } puanlı eşlendirme grubu, önceki turda aşağı kaydırılmış { $score } puanlılardan yeniden kaydırılan: { $best } yerine { $forced }.
reason-why-not-c19 = { $bracket } puanlı eşlendirme grubu, önceki turda yukarı kaydırılmış olup { $score } puanlı rakiple eşlendirilen: { $best } yerine { $forced }.
reason-why-not-c20 = { $bracket } puanlı eşlendirme grubu, iki tur önce aşağı kaydırılmış { $score } puanlılardan yeniden kaydırılan: { $best } yerine { $forced }.
reason-why-not-c21 = { $bracket } puanlı eşlendirme grubu, iki tur önce yukarı kaydırılmış olup { $score } puanlı rakiple eşlendirilen: { $best } yerine { $forced }.
reason-why-not-dutch-2017-differences = { $bracket } puandan başlayan birleştirilmiş son grup, { $score } puanlık fark sayısı: { $best } yerine { $forced }.
reason-why-not-later-moved-down = { $bracket } puanlı eşlendirme grubu: aynı değerde, ama eşlendirilen aşağı kaydırılmış oyuncular sırada daha sonra gelir.
reason-why-not-later-opponents = { $bracket } puanlı eşlendirme grubu: aynı değerde, ama aşağı kaydırılmış oyuncuların rakipleri sırada daha sonra gelir.
reason-why-not-later-exchange = { $bracket } puanlı eşlendirme grubu: aynı değerde, ama ancak S1 ile S2 arasında daha sonraki bir değiş-tokuşla.
reason-why-not-later-transposition = { $bracket } puanlı eşlendirme grubu: aynı değerde, ama ancak S2 içinde daha sonraki bir yer değiştirmeyle.

# 2009 ve 1992 Hollanda sistemleri.
reason-why-not-dutch-joined = { $bracket } puan grubu: en alt grubun bununla birleştirilmesi gerekirdi.
reason-why-not-dutch-for-lowest = { $bracket } puan grubu: en alt grup için yeniden eşlendirilmesi gerekirdi.
reason-why-not-dutch-other-floaters = { $bracket } puan grubu: sonraki grup eşlendirilebilsin diye başka oyuncuların aşağı kaydırılması gerekirdi.
reason-why-not-dutch-left = { $bracket } puan grubu, eşlendirilemeyen oyuncu sayısı: { $best } yerine { $forced }.
reason-why-not-dutch-lifted = { $bracket } puan grubu: puanların yarısından çoğunu almış oyuncular için renk sınırlarından vazgeçmek gerekirdi.
reason-why-not-dutch-strong-given-up = { $bracket } puan grubu: kuvvetli renk tercihi mutlak sayılamazdı.
reason-why-not-dutch-colours = { $bracket } puan grubu, renk tercihine aykırı olabilecek eşlendirme sayısı: { $best } yerine { $forced }.
reason-why-not-dutch-later-left = { $bracket } puan grubu: aynı değerde, ama eşlendirilemeyen { $best } yerine { $forced } olurdu; bu sırada daha sonra gelir.
reason-why-not-dutch-floats = { $bracket } puan grubu: B.5 ve B.6 ölçütlerinden daha çoğundan vazgeçmek gerekirdi.
reason-why-not-dutch-later-order = { $bracket } puan grubu: aynı değerde, ama yer değiştirme ve değiş-tokuş sırasında daha sonra gelir.
reason-why-not-dutch-against = { $bracket } puan grubu, renk tercihine aykırı eşlendirme sayısı: { $best } yerine { $forced }.
reason-why-not-dutch-float-breaches = { $bracket } puan grubu, B.5 ve B.6 ölçütlerine aykırı kaydırma: { $best } yerine { $forced }.
reason-why-not-dutch-procedure = { $bracket } puan grubu: daha azından vazgeçilirdi, ama işlem sırası başka bir eşlendirmeye daha önce ulaşır: aşağı kaydırılmış oyuncuları ötekilerden önce eşlendirir ve alttaki gruplara bakmaz.
reason-why-not-dutch-redone = { $bracket } puan grubu: daha azından vazgeçilirdi, ama bu grup sonraki grup için yeniden eşlendirildi.

# The Dubov and Burstein systems of 2026.
reason-why-not-upfloaters = { $bracket } puanlı eşlendirme grubu, yukarı kaydırılan sayısı: { $best } yerine { $forced }.
reason-why-not-upfloater-scores = { $bracket } puanlı eşlendirme grubu, { $score } puanlılardan yukarı kaydırılan: { $best } yerine { $forced }.
reason-why-not-maximum-upfloaters = { $bracket } puanlı eşlendirme grubu, yukarı kaydırma sınırına ulaşmış olup kaydırılan: { $best } yerine { $forced }.
reason-why-not-upfloats = { $bracket } puanlı eşlendirme grubu, sınıra ulaşmış olanların önceki yukarı kaydırmaları: { $best } yerine { $forced }.
reason-why-not-upfloated-last = { $bracket } puanlı eşlendirme grubu, art arda iki turda yukarı kaydırma: { $best } yerine { $forced }.
reason-why-not-later-upfloaters = { $bracket } puanlı eşlendirme grubu: aynı değerde, ama yukarı kaydırılanlar sırada daha sonra gelir.
reason-why-not-later-subgroups = { $bracket } puanlı eşlendirme grubu: aynı değerde, ama alt grup değişimi ve yer değiştirme sırasında daha sonra gelir.
reason-why-not-bye-games = { $best } yerine { $forced } oyun oynamış bir oyuncu tur atlardı.
reason-why-not-bye-number = Sıra numarası daha küçük bir oyuncu tur atlardı.
reason-why-not-later-sequence = { $bracket } puanlı eşlendirme grubu: aynı değerde, ama gruptaki eşlendirme sırasında daha sonra gelir.

# 2026’nın turları maç olan sistemleri.
reason-why-not-following = { $bracket } puanlı eşlendirme grubu, sonraki puan grubunun gerektirdiği yukarı kaydırma: { $best } yerine { $forced }.
reason-why-not-floated = { $bracket } puanlı eşlendirme grubu, önceki turda kaydırılmış olup yukarı kaydırılan: { $best } yerine { $forced }.
reason-why-not-floated-opponents = { $bracket } puanlı eşlendirme grubu, yukarı kaydırılanların önceki turda kaydırılmış rakipleri: { $best } yerine { $forced }.
reason-why-not-later-identifier = { $bracket } puanlı eşlendirme grubu: aynı değerde, ama dizisi daha büyük.
