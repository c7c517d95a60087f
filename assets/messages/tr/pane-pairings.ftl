# Eşlendirme ekranı: eşlendirilmemiş tur, incelenen taslak, yayımlanmış eşlendirme.

pairings-key-pair = turu eşlendir
pairings-key-pair-again = yeniden eşlendir
pairings-key-draw-colour = renk kurasını çek
pairings-key-publish = yayımla
pairings-key-next-look = dikkat isteyene
pairings-key-order = önce dikkat
pairings-key-explain = açıkla
pairings-key-matches = maçlar
pairings-matches = { $round }. turun maçları
pairings-key-working = bütün işlem
pairings-key-why-not = neden değil?
pairings-key-other-player = ötekisi
pairings-key-mark = işaretle
pairings-key-swap = değiştir
pairings-key-meet = ikisini eşle
pairings-key-turn = renkleri çevir
pairings-key-fix = masayı sabitle
pairings-key-arrange = masaları sırala
pairings-key-beside = yan yana
pairings-key-take-apart = masayı boz
pairings-key-bye = tur atlama
pairings-key-call-in = çağır
pairings-key-re-seat = biri gelmedi
pairings-key-draw-position = diziliş çek
pairings-position-title = { $round }. tur hangi dizilişle başlıyor?
pairings-draw-position = Diziliş çek
pairings-enter-position = Başka yerde çekilen dizilişin numarasını gir (0-959)
pairings-no-chess960 = Yalnızca Chess960 için. Oyun türü turnuva ekranında duyurulur.
pairings-key-discard = taslağı at
pairings-key-undo = turu geri al
pairings-key-switch = çekildi / oynayacak
pairings-key-go-on = devam et, eşlendir

pairings-not-paired = { $round }. tur eşlendirilmedi.
pairings-need-players = { $count ->
    [0] bu tur için kayıtlı oyuncu yok: F5 oyunculara götürür
    [one] bu tur için yalnız bir oyuncu var: F5 oyunculara götürür
   *[other] bu tur için { $count } oyuncu var
}
pairings-need-colour = başlangıç rengi çekilmedi: d kurayı çeker
pairings-need-colour-drawn = başlangıç rengi çekildi: { $colour }
pairings-need-round = { $round }. tur: { $state }
pairings-ready = r turu eşlendirir ve taslağı önünüze koyar.
pairings-all-paired = İlan edilen bütün turlar eşlendirildi.
pairings-undone = { $round }. turun geri alınan eşlendirmesi dal olarak duruyor, adım { $step }: günlükten bakılır.
pairings-colour-stands = Başlangıç rengi zaten çekildi. Turnuva ekranında görünür.

pairings-column-marks = İşaret
pairings-column-marks-short = İşar.
pairings-mark-colour = R
pairings-mark-by-hand = E
pairings-mark-fixed = S
pairings-pool = yeri yok
pairings-through = üst turda
pairings-idle = oyunu yok
pairings-new = sonradan kaydedildi
pairings-looks-first = dikkat isteyenler önde
pairings-no-looks = Dikkat isteyen masa yok.
pairings-count-pool = { $count } oyuncunun yeri yok
pairings-count-outdating = taslaktan sonra gelen, ayrılan: { $count }
pairings-left-since = { $player } artık bu turda oynamıyor: yeniden eşlendirin ya da taslağı elle değiştirin.
pairings-came-since = { $player } artık bu turda oynuyor: yeniden eşlendirin ya da taslağı elle değiştirin.
pairings-count-absolute = { $count } masa mutlak kurala aykırı
pairings-count-looks = dikkat isteyen: { $count }
pairings-count-by-hand = { $count } masa elle
pairings-count-fixed = { $count } sabit
pairings-count-norms = { $count } norm

pairings-look-third = üst üste üçüncü kez { $colour }
pairings-look-refused = { $colour }: renk kırıldı
pairings-look-float = kaydırma
pairings-look-unequal = puanlar farklı
pairings-look-by-hand = elle yapıldı
pairings-look-fixed = hakem sabitledi
# Sonraki dikkat tuşundan sonra masanın neden dikkat istediği; parçalar noktalı virgülle birleşir.
pairings-told = { $subject } ({ $at }/{ $count }): { $what }
pairings-told-third = { $player } üst üste üçüncü kez { $colour }
pairings-told-refused = { $player }, hakkı { $due } iken { $colour } alıyor
pairings-told-down-again = { $player } { $round }. turda da aşağı kaymıştı
pairings-told-up-again = { $player } { $round }. turda da yukarı kaymıştı
pairings-told-float = { $down } ({ $from }) aşağı kayıyor, rakibi { $up } ({ $to })
pairings-told-unequal = puanlar farklı, { $white } ile { $black }
pairings-told-far-apart = puanlar gereksiz yere bir puandan fazla farklı, { $white } ile { $black }
pairings-told-group = ikisi { $by }: { $group }
pairings-told-family = ikisinin soyadı aynı
pairings-told-bye = { $bye }, puanı { $points }.
pairings-groups = Puan grupları ve kaymalar
pairings-due-none = renk hakkı yok
pairings-due = hakkı { $colour }
pairings-due-mild = hakkı { $colour }, zayıf
pairings-due-strong = hakkı { $colour }, güçlü
pairings-due-absolute = hakkı { $colour }, mutlak

pairings-round-before-open = { $round }. tur tamamlanmadı; önce onun sonuçları gerekir (F7).
pairings-mark-to-swap = Bir oyuncuyu Boşluk tuşuyla işaretleyin, ötekine gidin, s tuşuna basın.
pairings-mark-to-meet = Masasız bir oyuncuyu Boşluk tuşuyla işaretleyin, ötekine gidin, m tuşuna basın.
pairings-board-needed = Bunun için masa gerekir. Önce bir masaya gidin.
pairings-player-needed = Bunun için masasız oyuncu gerekir. Önce birine gidin ya da t ile bir masayı bozun.
pairings-bye-title = Tur atlama: { $player }
pairings-bye-breaks = Tur atlama (1 Tur) şuna aykırı:

pairings-explain-by-hand = Bunu hakem elle yaptı. Sistem şöyle eşlendirirdi:
pairings-explain-otherwise = Şimdiki kayıtlara göre sistem başka eşlendirirdi:
pairings-explain-would-meet = { $meeting }
pairings-explain-would-bye = { $player } tur atlardı.
pairings-explain-floats = Aşağı kayan: { $down }; yukarı kayan: { $up }.
pairings-explain-breaks-nothing = Hiçbir kurala aykırı değil.
pairings-explain-pool = Yeri yok. Bu oyuncuyu eşleyin (m) ya da tur atlatın (b).
pairings-working-title = { $round }. turun işlemi
pairings-why-not-title = { $player } neden şununla değil: …?
pairings-why-not-answer = { $player } – { $opponent }: neden değil?
pairings-why-not-instead = Bu masayla turda şunlar olurdu:

pairings-no-shows-title = Önceki tura gelmeyenler
pairings-no-shows = Bu oyuncular hükmen kaybetti ya da gelmedi. Haber vermeden gelmeyen çekilmiş sayılır: w çeker, Boşluk tuşu değiştirir, Enter devam eder.
pairings-absent-since = { $round }. turdan beri yok
pairings-no-show-withdrawn = çekildi
pairings-no-show-back = oynayacak
pairings-check-in-title = { $count } oyuncu daha gelmedi
pairings-check-in-leave-out = 1. turda dışarıda bırak, puansız
pairings-check-in-pair = yine de eşlendir
pairings-nobody-waits = Rakip bekleyen başka kimse yok. Başka bir masa da hükmen biterse kazananı burada eşlendirilebilir.
pairings-key-withdraw = çekilme
pairings-conflicts-title = Çelişen sonuçlar var
pairings-conflict = { $round }. tur, masa { $board }: kayıtlı { $stands }, bulunan { $found }.
pairings-conflicts-more = … ve { $count } masa daha.
pairings-conflicts-first = önce karara bağla
pairings-conflicts-later = yine de eşlendir
pairings-publish-conflicts = Çelişen sonuç: { $count }.

numbers-title = { $round }. tur için yeni sıra numaraları
numbers-words = { $article } uyarınca { $placed } oyuncu hak ettiği yeri alıyor, { $moved ->
    [0] başkası kaymıyor
   *[other] bu yüzden { $moved } oyuncu daha kayıyor
}. Oynanmış turların numaraları değişmez. Enter: yeni numaralarla eşlendir. k: eski numaralar kalsın, gerekçeyle.
numbers-late = geç katılan
numbers-key-keep = eski numaralar kalsın
numbers-keep-title = Sıra numaraları neden değişmesin?
numbers-keep = Gerekçe günlüğe yazılır. Geç katılanlar sona eklenir.

pairings-publish-title = { $round }. tur yayımlansın mı?
pairings-publish-pool = { $count ->
    [one] Bir oyuncunun yeri yok. Eşleyin ya da tur atlatın, sonra yayımlayın.
   *[other] { $count } oyuncunun yeri yok. Eşleyin ya da tur atlatın, sonra yayımlayın.
}
pairings-publish-bye = tur atlayan: { $player }
pairings-publish-no-bye = tur atlayan yok
pairings-publish-by-hand = Elle yapılan masa: { $boards }
pairings-publish-fixed = Sabit masa: { $boards }
pairings-publish-more = ve mutlak kurala aykırı { $count } masa daha
pairings-take-over-title = Geri alınan eşlendirmenin sonuçları
pairings-take-over = { $count ->
    [one] Bir masa aynı renklerle yeniden çıktı ve sonucu vardı.
   *[other] { $count } masa aynı renklerle yeniden çıktı ve sonuçları vardı.
}
pairings-take-over-yes = sonuçları al
pairings-take-over-no = masaları sonuçsuz bırak

pairings-absent-title = Kim gelmedi?
pairings-instead-title = Gelmeyen: { $player }
pairings-instead-bye = hiç kimse: { $player } tur atlar
pairings-instead-forfeit = hiç kimse: { $player } hükmen kazanır
pairings-instead-waiting = bekleyen { $player }: { $absent } da yok (masa { $board })
pairings-article-title = Hangi kural izin veriyor?
pairings-reason-title = Değişikliğin gerekçesi
pairings-reason-ask = Gerekçe (günlüğe yazılır):
pairings-reseat-title = Yayımlanmış { $round }. tur değişsin mi?
pairings-undo-title = { $round }. turu geri al
pairings-undo-counts = { $rounds } tur{ $results ->
    [0] {""}
   *[other] , { $results } sonuçla birlikte
} geri alınır.
pairings-undo-kept = Geri alınan dal olarak durur: günlükten geri dönülür.

# Kuralların hakeme bıraktığı karar.
pairings-key-rule-bye = tur atlayanı seç
pairings-key-draw-lots = kura çek
pairings-key-option = sistemin seçenekleri
pairings-need-lots = ELO, unvan ve UKD’si eşit { $count } oyuncunun kurası yok: o kura çeker, ya da sıralamada girilir; kura yoksa adlar belirler
pairings-need-option = { $option }: { $value }
pairings-change-options = m sistemin seçeneklerini değiştirir
ruling-title = { $round }. tur: karar sizin
ruling-by-hand = turu elle yap: herkes yerleştirilmeyi bekler
ruling-open = Kurallar kararı size bırakıyor. Her seçenek, geçerli olmadan önce yol açtığı eşlendirmeyi gösterir.
ruling-bye-title = Kim tur atlasın?
ruling-no-bye = Tur atlayan gerekmiyor: oyuncu sayısı çift. Turu eşlendirin.
ruling-bye = tur atlayan: { $player }
ruling-unpaired = { $count ->
    [one] { $players } rakipsiz kalır
   *[other] { $players } rakipsiz kalır
}
ruling-fixed = { $count } sabit masa: { $boards }
ruling-more = … ve { $count } masa daha
ruling-why = Neden? Gerekçe günlüğe yazılır.

legend-absolute = mutlak kuralı bozuyor
legend-outdated = taslaktan sonra geldi ya da ayrıldı
legend-relative = göreli kuralı bozuyor
legend-third = üst üste üçüncü aynı renk
legend-refused = hakkı olan renk değil
legend-float = puan grubu dışında
legend-float-again = yine kayar
legend-unequal = puanlar eşit değil
legend-far-apart = puanlar gereksiz yere çok farklı
legend-by-hand = elle yapıldı
legend-fixed = sabit
legend-norm = unvan normu söz konusu
pairings-bracket = { $points } puan: { $count } oyuncu
pairings-only-draft = yalnızca tur taslakken
pairings-only-published = yalnızca tur yayımlanmışken
pairings-only-paired = yalnızca tur eşlendirilmişken
pairings-only-unpaired = yalnızca tur eşlendirilmeden önce
pairings-only-matches = yalnız birkaç oyunluk maçların oynandığı turlarda
pairings-only-table = yalnız döner turnuvalarda ve öbür tablolarda
pairings-bye-by-table = Tur atlayanı burada tablo ya da eleme tablosu belirler.
pairings-no-lots = Eşit sıradaki hiçbir oyuncunun kurası eksik değil.
pairings-no-option = Bu sistemin seçeneği yok.
pairings-options-fixed = Seçenekler 1. tur eşlendirilince kesinleşir.
pairings-no-team-groups = Takımlar tek grupta oynar.
pairings-drawn-over = Yeniden eşlendirildi; elle yapılanlar gitti, masa { $boards }. u geri getirir.
pairings-in-order = Masalar zaten sistemin sırasında.
pairings-fixed-title = { $round }. tur: sabit masaların bedeli
pairings-fixed-are = Hakem sabitledi; ötekiler bunların yanında kurallarla eşlendirildi:
pairings-fixed-free = Kurallar tek başına da aynısını veriyor: sabit masaların bedeli yok.
pairings-fixed-rules = Kurallar tek başına şöyle eşlendirirdi:
pairings-fixed-cost = Bedeli:
pairings-fixed-alone = Kurallar tek başına eşlendirme bulamıyor:
pairings-publish-why = Neden kurallardan farklı?
pairings-publish-why-ask = Hepsi için tek gerekçe (günlüğe yazılır):
pairings-differences-here = Kurallardan farklı olan:
pairings-differences-rules = Kurallar şöyle eşlendirirdi:
pairings-differences-more = … ve { $count } tane daha: c hepsini gösterir
pairings-beside-title = { $round }. tur başka bir eşlendirmenin yanında
pairings-beside-now = şimdi
pairings-beside-rules = kuralların şimdi eşlendirdiği
pairings-beside-earlier = { $what } · adım { $step }, { $time }
pairings-beside-branch = dal: { $what } · adım { $step }, { $time }
pairings-beside-none = Turun başka eşlendirmesi olmadı, kurallar da aynısını veriyor.
pairings-beside-system = başka bir sistemin ya da metnin eşlendirdiği …
pairings-beside-changed = { $sign } ötekinde yok: { $count } masa
pairings-adjourned-results = önce sonuçları gir
pairings-adjourned-pair = yine de eşlendir
legend-one-group = aynı kulüp, soyadı ya da başka bir gruptan

# Taslak için öteki eşlendirme yollarının dediği.
opinions-agree = { $all } yoldan { $agreeing } aynı
opinions-open = yeniden soruluyor
opinions-none = ikinci görüş yok
opinions-by-hand = elle { $count }
opinions-part = ayrılan masa: { $boards }
opinions-told = Başka bir eşlendirme yolu bu taslaktan ayrılıyor. Yayımlamadan önce masalara bakın.
opinions-title = İki eşlendirme yolu ayrılıyor
opinions-of-draft = Taslaktaki:
opinions-of-second = Öteki yolunki:
opinions-system = sistemin ikinci yolu
opinions-program = öteki program
opinions-told-open = İkinci görüş, { $who }: henüz yanıt yok.
opinions-told-agrees = İkinci görüş, { $who }: aynı.
opinions-told-parts = ! İkinci görüş, { $who }: şu masalar başka: { $with }.
opinions-told-late = İkinci görüş, { $who }: on saniyede yanıt vermedi.
opinions-told-silent = İkinci görüş, { $who }: yok. { $with }
opinions-no-program = { $program } başlatılamıyor: { $cause }. Yapılandırmanızdaki “checker” dosyasını düzeltin.
opinions-program-late = On saniyede yanıt vermedi.
opinions-program-failed = { $program } hata vererek bitti. Turnuvanın bir raporuyla elle deneyin.
opinions-program-garbled = { $program } programının yanıtı bu oyuncuların eşlendirmesi değil. Yapılandırmanızdaki “checker” dosyasında argümanlarını düzeltin.

# Taslaktan sonraki turların eşlendirilip eşlendirilemeyeceği.
to-come-chip = kalan turlar: hayır
to-come-possible = Kalan turların hepsi eşlendirilebilir, sonuçlar ne olursa olsun.
to-come-not-shown = Kalan turların hepsinin eşlendirilebileceği gösterilemedi.
to-come-impossible = Bu taslaktan sonra kalan turların hepsi eşlendirilemez: kimse iki kez karşılaşmaz, iki kez tur atlamaz. Bunu gösterenler: { $players }.
to-come-impossible-colours = Bu taslaktan sonra kalan turların hepsi renk sınırları içinde eşlendirilemez: renkler nasıl verilirse verilsin biri rakipsiz kalır. Bunu gösterenler: { $players }.
to-come-mend = { $players } yer değiştirirse düzelir (masa { $first } ve { $second }).
to-come-mend-turned = { $board } numaralı masanın renkleri değişirse düzelir.
to-come-no-mend = İki oyuncunun yer değiştirmesi yetmez: taslağı elle daha çok değiştirin ya da daha az tur ilan edin (F4, “Tur sayısı”).

# Başka bir sisteme göre tur.
against-choose = Aynı tur başka bir sisteme göre
against-alike = { $one } ile { $other } aynı eşlendirmeyi yapıyor.
against-side = { $system } şöyle eşlendirir:
against-side-recorded = { $system } turdaki gibi eşlendirir:
