# Eşlendirme ekranı: eşlendirilmemiş tur, incelenen taslak, yayımlanmış eşlendirme.

pairings-key-pair = turu eşlendir
pairings-key-pair-again = yeniden eşlendir
pairings-key-draw-colour = başlangıç rengini çek
pairings-key-publish = yayımla
pairings-key-next-look = sonraki uyarı
pairings-key-order = önce uyarılı
pairings-key-explain = açıkla
pairings-key-matches = maçlar
pairings-matches = { $round }. turun maçları
pairings-team-games = İki takımın oyunları, { $round }. tur
pairings-score-matches = { $points } MP
pairings-score-games = { $points } OP
pairings-key-working = ayrıntılı döküm
pairings-key-certificate = sertifika
pairings-certificate = { $round }. turun sertifikası
pairings-certificate-proved = Kanıtlandı: doğrulayıcı bu sertifikayı kabul ediyor.
pairings-certificate-derived = Kanıtlandı: bu turun { $boards } masası, doğrulayıcının rapordan türettiği eşlendirme tablosundan veya eleme tablosundan çıkıyor. Sertifika gerekmez.
pairings-key-why-not = neden değil?
pairings-key-other-player = rakip açısından
pairings-key-mark = işaretle
pairings-key-swap = yer değiştir
pairings-key-meet = eşlendir
pairings-key-turn = renkleri değiştir
pairings-key-fix = sabitle
pairings-key-arrange = masaları sırala
pairings-key-cross-check = çapraz denetim
pairings-key-compare = karşılaştır
pairings-key-take-apart = eşlendirmeyi boz
pairings-key-bye = tur atlat
pairings-key-call-in = tura ekle
pairings-key-re-seat = oyuna gelmeyen
pairings-key-draw-position = diziliş çek
pairings-position-title = { $round }. turun başlangıç dizilişi
pairings-draw-position = Diziliş çek
pairings-enter-position = Başka yerde çekilen dizilişin numarasını girin (0-959)
pairings-no-chess960 = Yalnızca Chess960 için. Tempoyu turnuva ekranında ayarlayın (F4).
pairings-key-discard = taslağı sil
pairings-key-undo = turu geri al
pairings-key-switch = çekildi / devam
pairings-key-continue = devam et, eşlendir

pairings-not-paired = { $round }. tur eşlendirilmedi.
pairings-need-players = { $count ->
    [0] bu turda oyuncu yok: oyuncu kaydedin ya da turnuvaya geri alın (F5)
    [one] bu turda yalnız bir oyuncu var: oyuncu kaydedin ya da turnuvaya geri alın (F5)
   *[other] bu tur için { $count } oyuncu var
}
pairings-need-colour = başlangıç rengi çekilmedi: kurayı çekin (d)
pairings-colour-first = 1 numaranın 1. turdaki rengi. Seçiminizin hemen ardından tur eşlendirilir.
pairings-rounds-change = tur sayısını { $rounds } yap ve eşlendir
pairings-rounds-keep = { $rounds } turu koru ve eşlendir
pairings-need-colour-drawn = başlangıç rengi çekildi: { $colour }
pairings-need-round = { $round }. tur: { $state }
pairings-ready = r turu eşlendirir ve taslağı incelemeye açar.
pairings-all-paired = Turnuvanın bütün turları eşlendirildi.
pairings-undone = { $round }. turun geri alınan eşlendirmesi dal olarak saklanıyor, kayıt { $step }. Günlükten açılabilir.
pairings-colour-drawn = Başlangıç rengi zaten çekildi. Turnuva ekranında görünür (F4).

pairings-column-marks = İşaret
pairings-column-marks-short = İşar.
pairings-mark-colour = R
pairings-mark-manual = E
pairings-mark-fixed = S
pairings-pool = eşlendirilmedi
pairings-through = üst turda
pairings-idle = oyunu yok
pairings-new = geç
pairings-looks-first = uyarılı masalar önde
pairings-no-looks = Uyarılı masa yok.
pairings-count-pool = { $count } oyuncu eşlendirilmedi
pairings-count-outdating = taslaktan sonra katılan ya da ayrılan: { $count }
pairings-left-since = { $player } bu turda artık oynamıyor: turu yeniden eşlendirin ya da taslağı elle değiştirin.
pairings-came-since = { $player } bu turda artık oynuyor: turu yeniden eşlendirin ya da taslağı elle değiştirin.
pairings-count-absolute = { $count } masa mutlak ölçüte aykırı
pairings-count-looks = { $count } uyarılı
pairings-count-manual = { $count } elle
pairings-count-fixed = { $count } sabit
pairings-count-norms = { $count } norm

pairings-look-third = üst üste üçüncü kez { $colour }
pairings-look-refused = { $colour }: renk tercihi karşılanmadı
pairings-look-float = kaydırma
pairings-look-unequal = puanlar farklı
pairings-look-manual = elle yapılan eşlendirme
pairings-look-fixed = eşlendirmeyi hakem sabitledi
# Masanın neden uyarılı olduğu, sonraki uyarı tuşundan sonra; parçalar noktalı virgülle birleşir.
pairings-detail = { $subject } ({ $at }/{ $count }): { $what }
pairings-detail-third = { $player }: üst üste üçüncü kez { $colour }
pairings-detail-refused = { $player }: tercihi { $due }, aldığı renk { $colour }
pairings-detail-down-again = { $player }: { $round }. turda da aşağı kaydırıldı
pairings-detail-up-again = { $player }: { $round }. turda da yukarı kaydırıldı
pairings-detail-float = { $down } ({ $from }) aşağı kaydırılıyor, rakibi { $up } ({ $to })
pairings-detail-unequal = puanlar farklı, { $white } ile { $black }
pairings-detail-far-apart = puan farkı gereksiz yere bir puandan fazla, { $white } ile { $black }
pairings-detail-group = { $by }: { $group }
pairings-detail-family = aynı soyad
pairings-detail-bye = { $bye }, puanı { $points }.
pairings-groups = Puan grupları ve kaydırmalar
pairings-due-none = renk tercihi yok
pairings-due = tercihi { $colour }
pairings-due-mild = tercihi { $colour }, zayıf
pairings-due-strong = tercihi { $colour }, kuvvetli
pairings-due-absolute = tercihi { $colour }, mutlak

pairings-round-before-open = { $round }. tur tamamlanmadı. Önce sonuçlarını girin (F7).
pairings-mark-to-swap = Bir oyuncuyu Boşluk tuşuyla işaretleyin, öteki oyuncuya gidip s tuşuna basın.
pairings-mark-to-meet = Eşlendirilmemiş bir oyuncuyu Boşluk tuşuyla işaretleyin, bir başkasına gidip ,m tuşuna basın.
pairings-board-needed = Bu işlem masada yapılır. Önce bir masaya gidin.
pairings-player-needed = Bu işlem eşlendirilmemiş bir oyuncuyla yapılır. Önce birine gidin ya da ,t ile bir masanın eşlendirmesini bozun.
pairings-bye-title = Tur atlama: { $player }
pairings-bye-breaks = Tur atlama (1 Tur) şu kurala aykırı:

pairings-explain-manual = Bu eşlendirmeyi hakem elle yaptı. Sistemin eşlendirmesi:
pairings-explain-differs = Güncel kayıtlara göre sistem farklı eşlendirir:
pairings-explain-would-meet = { $meeting }
pairings-explain-would-bye = Tur atlayan: { $player }.
pairings-explain-floats = Aşağı kaydırılan: { $down }; yukarı kaydırılan: { $up }.
pairings-explain-breaks-nothing = Hiçbir kurala aykırı değil.
pairings-explain-pool = Eşlendirilmedi. Bu oyuncuyu eşlendirin (,m), tur atlatın (b) ya da eşlendirmeden bırakın.
pairings-explain-new = Bu tur eşlendirildikten sonra kaydedildi.
pairings-explain-would = Sistemin eşlendirmesi:
pairings-working-title = { $round }. turun ayrıntılı dökümü
pairings-working-virtual = Puanlara hızlandırmanın sanal puanları dahildir.
pairings-why-not-title = { $player }: neden şu rakiple değil?
pairings-why-not-answer = { $player } – { $opponent }: neden değil?
pairings-why-not-instead = Bu eşlendirmeyle tur şöyle olurdu:

pairings-no-shows-title = Önceki turda oyuna gelmeyenler
pairings-no-shows = Bu oyuncular gelmedi. Haber vermeden gelmeyen oyuncu çekilmiş sayılır. w çekilme, Boşluk değiştir, Enter devam.
pairings-absent-since = { $round }. turdan beri yok
pairings-no-show-withdrawn = çekildi
pairings-no-show-back = devam
pairings-check-in-title = Kayıt kontrolünden geçmeyen oyuncu: { $count }
pairings-check-in-leave-out = 1. turun dışında bırak, puansız
pairings-check-in-pair = yine de eşlendir
pairings-none-waits = Rakip bekleyen başka oyuncu yok. Başka bir masa da hükmen biterse kazananı burada eşlendirilebilir.
pairings-key-withdraw = çekilme
pairings-conflicts-title = Çelişen sonuçlar
pairings-conflict = { $round }. tur, { $board }. masa: kayıtlı { $stands }, bulunan { $found }.
pairings-conflicts-more = … ve { $count } masa daha.
pairings-conflicts-first = önce çöz
pairings-conflicts-later = yine de eşlendir
pairings-publish-conflicts = Çelişen sonuç: { $count }.

numbers-title = { $round }. tur için yeni başlangıç sıra numaraları
numbers-words = { $article } uyarınca { $placed } oyuncu doğru numarasını alıyor, { $moved ->
    [0] başka numara değişmiyor
   *[other] { $moved } numara daha değişiyor
}. Oynanmış masalar değişmez; çizelgelerinde yeni numaralar yazılır. Enter: yeni numaralarla eşlendir. k: eski numaralar kalsın, gerekçeyle.
numbers-late = geç katılan
numbers-key-keep = eski numaralar kalsın
numbers-keep-title = Başlangıç sıra numaralarının değişmeme gerekçesi
numbers-keep = Gerekçe günlüğe yazılır. Geç katılanlar sona eklenir.

pairings-publish-title = { $round }. tur yayımlansın mı?
pairings-publish-pool = { $count ->
    [one] Bir oyuncu eşlendirilmedi. Eşlendirin ya da tur atlatın, sonra yayımlayın.
   *[other] { $count } oyuncu eşlendirilmedi. Eşlendirin ya da tur atlatın, sonra yayımlayın.
}
pairings-publish-bye = tur atlayan: { $player }
pairings-publish-no-bye = eşlendirmeyle tur atlayan yok
pairings-publish-manual = Elle yapılan eşlendirme: masa { $boards }
pairings-publish-fixed = Sabitlenen eşlendirme: masa { $boards }
pairings-publish-more = ve mutlak ölçüte aykırı { $count } masa daha
pairings-take-over-title = Geri alınan eşlendirmenin sonuçları
pairings-take-over = { $count ->
    [one] Bir masa aynı renklerle yeniden eşlendirildi ve sonucu vardı.
   *[other] { $count } masa aynı renklerle yeniden eşlendirildi ve sonuçları vardı.
}
pairings-take-over-yes = sonuçları geri getir
pairings-take-over-no = masaları sonuçsuz bırak

pairings-absent-title = Oyuna gelmeyen oyuncu
pairings-instead-title = Yerine oynayacak: { $player }
pairings-instead-bye = yedek yok: { $player } tur atlar
pairings-instead-forfeit = yedek yok: { $player } hükmen kazanır
pairings-instead-waiting = rakipsiz kalan { $player }: { $absent } da gelmedi ({ $board }. masa)
pairings-article-title = Değişikliğe izin veren kural
pairings-reason-title = Değişikliğin gerekçesi
pairings-reason-ask = Gerekçe (zorunlu, günlüğe yazılır):
pairings-reseat-title = Yayımlanmış { $round }. tur değişsin mi?
pairings-undo-title = { $round }. turu geri al
pairings-undo-counts = { $rounds } tur{ $results ->
    [0] {""}
   *[other] , { $results } sonuçla birlikte
} geri alınır.
pairings-undo-kept = Geri alınanlar dal olarak saklanır; günlükten ulaşılır.

# Kuralların hakeme bıraktığı karar.
pairings-key-rule-bye = tur atlayanı seç
pairings-key-draw-lots = kura çek
pairings-key-option = sistem seçenekleri
pairings-need-lots = ELO, unvan ve UKD’si eşit { $count } oyuncunun kura numarası yok: kura çekin (,l) ya da sıralamada girin; kura yoksa adlar belirler
pairings-need-groups = numara gruplarıyla hızlandırmada grup yok: girin (F4)
pairings-need-option = { $option }: { $value }
pairings-need-usual-options = Varsayılan değerdeki seçenekler: { $count }
pairings-change-options = ,m sistem seçeneklerini değiştirir
ruling-title = { $round }. tur: hakem kararı
ruling-manual = turu elle eşlendir: başlangıçta hiç kimse eşlendirilmemiştir
ruling-open = Kurallar kararı hakeme bırakıyor. Her seçenek önce kendi eşlendirmesini gösterir.
ruling-bye-title = Tur atlayacak
ruling-no-bye = Tur atlama gerekmiyor: oyuncu sayısı çift. Turu eşlendirin.
ruling-bye = tur atlayan: { $player }
ruling-unpaired = { $count ->
    [one] { $players-and } rakipsiz kalır
   *[other] { $players-and } rakipsiz kalır
}
ruling-fixed = { $count } sabitlenen masa: { $boards }
ruling-more = … ve { $count } masa daha
ruling-why = Gerekçe (günlüğe yazılır):

legend-absolute = mutlak ölçüte aykırı
legend-outdated = taslaktan sonra katıldı ya da ayrıldı
legend-relative = göreceli ölçüte aykırı
legend-third = üst üste üç kez aynı renk
legend-refused = renk tercihi karşılanmadı
legend-float = kaydırma
legend-float-again = yinelenen kaydırma
legend-unequal = puanlar eşit değil
legend-far-apart = gereksiz puan farkı
legend-manual = elle yapıldı
legend-fixed = sabitlendi
legend-norm = unvan normu söz konusu
pairings-bracket = { $points } puan: { $count } oyuncu
pairings-only-draft = Tur yayımlandı. Önce geri alın (x).
pairings-only-published = Tur yayımlanmadı. Önce yayımlayın (p).
pairings-all-played = Turun bütün oyunları oynandı. Oyuna gelmeyen yalnız açık ya da hükmen biten bir oyunda olabilir.
pairings-only-paired = Tur henüz eşlendirilmedi. Önce eşlendirin (r).
pairings-only-unpaired = Tur zaten eşlendirildi. Önce silin ya da geri alın (x).
pairings-only-matches = Turda birden çok oyunlu maç yok. Yalnız böyle maçlar listelenir.
pairings-only-table = Sistemin tablosu yok. Önce döner sistemi ya da başka bir tabloyu seçin (F4).
pairings-bye-by-table = Burada tur atlayanı tablo ya da eleme tablosu belirler.
pairings-no-lots = Eşit sıradaki bütün oyuncuların kura numarası var.
pairings-no-option = Bu sistemin seçeneği yok.
pairings-options-fixed = Seçenekler 1. tur eşlendirilince kilitlenir.
pairings-no-team-groups = Takımlar tek grupta oynar.
pairings-drawn-over = Yeniden eşlendirildi; elle yapılan değişiklikler kayboldu, masa: { $boards }. u geri getirir.
pairings-in-order = Masalar zaten sistemin sırasında.
pairings-fixed-title = { $round }. tur: sabitlemenin sonuçları
pairings-fixed-are = Hakemin sabitledikleri; ötekiler kurallara göre eşlendirildi:
pairings-fixed-free = Kurallar da aynı eşlendirmeyi veriyor: sabitlemenin etkisi yok.
pairings-fixed-rules = Yalnız kurallara göre eşlendirme:
pairings-fixed-cost = Sonuçları:
pairings-fixed-alone = Yalnız kurallara göre eşlendirme bulunamıyor:
pairings-publish-why = Kurallardan farklı eşlendirmenin gerekçesi
pairings-publish-why-ask = Bütün farklar için tek gerekçe (günlüğe yazılır):
pairings-differences-here = Kurallardan farklı eşlendirme:
pairings-differences-rules = Kurallara göre eşlendirme:
pairings-differences-more = … ve { $count } tane daha: ,c hepsini gösterir
pairings-compare-title = { $round }. tur: iki eşlendirmenin farkı
pairings-compare-now = güncel
pairings-compare-rules = kurallara göre eşlendirme
pairings-compare-earlier = { $what } · kayıt { $step }, { $time }
pairings-compare-branch = dal: { $what } · kayıt { $step }, { $time }
pairings-compare-none = Turun başka eşlendirmesi olmadı, kurallar da aynısını veriyor.
pairings-compare-system = başka bir sisteme ya da metne göre eşlendirme…
pairings-compare-changed = { $sign } ötekinde yok: { $count } masa
pairings-adjourned-results = önce sonuçları gir
pairings-adjourned-pair = yine de eşlendir
legend-one-group = aynı kısıtlı grup (kulüp, soyad ya da başka)

# Taslağın çapraz denetimi.
opinions-chip-agree = denetim: { $agreeing }/{ $all } aynı
opinions-chip-given = { $agreeing }/{ $all } aynı, { $what ->
    [bye] tur atlayan seçildi
    [fixed] { $count } sabit
   *[other] { $count } karar
}
opinions-open = denetim sürüyor
opinions-outdated = değişti: yeniden eşlendirin
opinions-told-outdated = Taslaktan sonra katılan ya da ayrılan oyuncu var. r yeniden eşlendirir, sonra çapraz denetim yapılır.
opinions-none-yet = Bu taslağın çapraz denetimi yok.
opinions-none = denetim yok
opinions-manual = elle: { $count }
opinions-chip-differs = denetim: farklı masa { $boards }
opinions-differ = Çapraz denetim bu taslaktan farklı. Yayımlamadan önce farklı masaları inceleyin: ,k gösterir.
opinions-title = Çapraz denetim
opinions-of-draft = Taslak:
opinions-of-second = Çapraz denetim:
opinions-system = sistemin ikinci yöntemi
opinions-program = dış program
opinions-detail-open = Çapraz denetim, { $who }: henüz yanıt yok.
opinions-detail-agrees = Çapraz denetim, { $who }: aynı.
opinions-detail-agrees-given = Çapraz denetim, { $who }: hakemin kararları verildiğinde aynı.
opinions-detail-differs = ! Çapraz denetim, { $who }: farklı masalar: { $with }.
opinions-detail-late = Çapraz denetim, { $who }: on saniyede yanıt vermedi.
opinions-detail-silent = Çapraz denetim, { $who }: yapılamadı. { $with }
opinions-no-program = { $program } başlatılamıyor: { $cause }. Yapılandırmanızdaki “checker” dosyasını düzeltin.
opinions-program-late = On saniyede yanıt vermedi.
opinions-program-failed = { $program } hata vererek kapandı. Turnuvanın bir raporuyla elle çalıştırın.
opinions-program-garbled = { $program } programının yanıtı bu oyuncuların eşlendirmesi değil. Argümanlarını yapılandırmanızdaki “checker” dosyasında düzeltin.

# Taslaktan sonraki turların eşlendirilip eşlendirilemeyeceği.
to-come-chip = kalan turlar eşlendirilemez
to-come-possible = Sonuçlar ne olursa olsun kalan bütün turlar eşlendirilebilir.
to-come-not-shown = Kalan bütün turların eşlendirilebileceği doğrulanamadı.
to-come-impossible = Bu taslaktan sonra kalan turların hepsi eşlendirilemez: aynı rakiple iki kez oynanamaz, iki kez tur atlanamaz. İlgili oyuncular: { $players }.
to-come-impossible-colours = Bu taslaktan sonra kalan turların hepsi renk sınırları içinde eşlendirilemez: renkler nasıl dağıtılırsa dağıtılsın bir oyuncu rakipsiz kalır. İlgili oyuncular: { $players }.
to-come-fix = { $players } yer değiştirirse düzelir ({ $first }. ve { $second }. masa): ikisini işaretleyin (Boşluk), sonra yerlerini değiştirin (s).
to-come-fix-colours = { $board }. masanın renkleri değişirse düzelir (,w).
to-come-key = ,k çapraz denetimi gösterir.
to-come-no-fix = İki oyuncunun yer değiştirmesi yetmez: taslağı elle daha çok değiştirin ya da tur sayısını azaltın (F4, “Tur sayısı”).

# Başka bir sisteme göre tur.
against-choose = Aynı tur başka bir sisteme göre
against-alike = { $one } ile { $other } aynı eşlendirmeyi yapıyor.
against-side = { $system } şöyle eşlendirir:
against-side-recorded = { $system } kayıttaki gibi eşlendirir:
