# Turnuva raporlarının içe aktarılması: hatalar ve yerleri, düzeltmeler, turnuvada saklanamayanlar.

import-unreadable = { $path } okunamıyor: { $cause }. Adı, klasörü ve izinleri kontrol edin.
import-too-large = { $path } { $bytes } bayt; hiçbir rapor bu kadar büyük olmaz. Başka bir dosya seçin.
import-not-a-file = { $path } bir klasör, kanal ya da aygıt. İçeriğini dosya olarak kaydedip onu seçin; hakem klasörden yalnız Vega turnuvası (.trfx ya da .veg) okur.
import-faults = { $path } içe aktarılamıyor. Aşağıdaki sorunları giderip yeniden deneyin.
import-no-report = { $path } turnuva raporu değil: oyuncu kaydı (001) yok. Rapor, oyuncu listesi ya da turnuva dosyası (.hakem) seçin.
import-more-faults = Okuma burada durdu; başka sorunlar da olabilir.
import-fault = { $line }. satır, { $column }. sütun: “{ $found }” bulundu, beklenen: { $expected }.
import-taken = { $line }. satır, { $column }. sütun: “{ $found }” bulundu; { $assumed }.
import-every-note = Ayrıntılı:
import-more-alike = … ve bu türden { $count } tane daha.

expected-number = { $lowest } ile { $highest } arasında bir sayı
expected-points = en çok bir ondalıklı puan, örneğin 2.5
expected-blank = iki alan arasında boşluk
expected-printable = sekme veya başka denetim karakteri olmaması
expected-bye-code = bir rakip veya H F U Z + - kodlarından biri
expected-point-symbol = bu kaydın simgelerinden biri, her biri bir kez
expected-other-player = başka bir oyuncu
expected-known-player = bu dosyadaki bir oyuncunun numarası
expected-unique-number = { $line }. satırda olmayan bir numara
expected-mirror = { $line }. satırdaki oyunun aynısı; orada “{ $there }” var
expected-other-game = maçın ilk oyunundaki rakip ters renkle ya da aynı tur atlama; orada “{ $there }” var
expected-same-as = { $line }. satırdakinin aynısı
expected-result = bir sonuç, çünkü sonraki bir tur eşlendirilmiş
expected-same-points = beyaz ve siyah için aynı puan
expected-players = oyuncu kayıtları (001)
expected-match-points = { $points }, takımın maçlarının toplamı
import-contradicted = { $path }: masalar maç puanlarıyla çelişiyor. Hiçbir şey içe aktarılmadı.
import-offer-boards = B yine de içe aktarır; puanlar masa sonuçlarından hesaplanır.
expected-at-most = en çok { $limit }

assumed-windows-1252 = dosya UTF-8 değil, Windows-1252 olarak okundu; Türkçe ve aksanlı harfleri kontrol edin
assumed-kept = bilinmeyen kayıt, değiştirilmeden saklandı
assumed-no-player = bu numarada oyuncu yok; puanlar yok sayıldı
assumed-first-line = { $line }. satır kullanıldı; bu satır değişmeden saklandı
assumed-no-title = FIDE unvanı değil; yok sayıldı
assumed-no-date = tarih değil; yok sayıldı
assumed-not-a-rank = sıra değil, boş bırakıldı
assumed-not-points = puan değil, boş bırakıldı
assumed-points = { $points } puan kullanıldı
assumed-number = dosyada { $count } var; bu sayı kullanıldı
assumed-colour = { $colour } varsayıldı
assumed-code = { $code } olarak yorumlandı
assumed-no-forfeit-colour = dosyada bu hükmen biten oyunun renkleri yazmıyor; kurallarla karşılaştırılmaz
assumed-by-points = boş tur, puan sütununa göre { $code } sayıldı
assumed-perhaps-by-points = puan sütununa göre bu oyuncunun boş turlarından biri { $code } sayılır; bu tur seçildi
assumed-no-colour = rakipsiz turun rengi olmaz
assumed-not-paired-yet = rakip de sonuç da yok; oyuncu bu turda henüz eşlendirilmemiş sayıldı
assumed-game-points = oyuncuların puanı olarak yorumlandı
assumed-bye-of-match = iki oyunun tur atlaması maç için { $points } puan sayıldı
assumed-explicit-points = Bakü hızlandırması değil, bu satırın puanları kullanıldı
assumed-standings-record = sıralamayı 212 kaydı belirliyor
assumed-point-record = puanları 162 kaydı belirliyor
assumed-off-columns = tarihler sütunlarında değil; sırayla okundu
assumed-tabs-as-blanks = sekmeler boşluk olarak okundu
assumed-rounds = 142 kaydı yok, { $rounds } tur varsayıldı
assumed-more-rounds = { $round }. tur zaten eşlendirilmiş

loss-no-event-name = Dosyada turnuva adı yok. Siz girene kadar turnuvanın adı ? olur.
loss-no-player-name = { $number } numaralı oyuncunun geçerli adı yok. Yerine numara kullanıldı.
loss-double-id = { $number } numaralı oyuncunun FIDE ID’si önceki bir oyuncuda var. İçe aktarılmadı.
loss-renumbered = Numaralarda boşluk var: { $number } numaralı oyuncu { $becomes } oldu, sonrakiler sırayla izliyor.
loss-numbers-by-rank = Sıra sütunu bir düzen vermiyor: bir sıra eksik ya da yinelenmiş. Dosyadaki numaralar korundu.
loss-shortened = { $record } kaydı { $longest } karakterden uzun, kısaltıldı.
loss-no-date = { $record } kaydında geçerli tarih yok, içe aktarılmadı.
loss-unknown-type = 192 kaydında { $type } yazıyor; bilinen bir eşlendirme sistemi değil. Turnuva ekranında başkasını seçene kadar { $system } kullanılır.
loss-tie-break = { $reason } İçe aktarılmadı.
loss-player-detail = { $number } numaralı oyuncunun “{ $found }” bilgisi saklanamıyor. Elle girin.
loss-national = { $number } numaralı oyuncunun ulusal satırından yalnızca federasyon, rating ve lisans numarası içe aktarıldı.
loss-beyond-last = { $record } kaydı { $round }. turu belirtiyor; böyle bir tur yok. İçe aktarılmadı.
loss-abnormal-points = Dosyadaki olağan dışı puanlar saklanmıyor. Puanlar puan sisteminden hesaplanır.
loss-abnormal-points-to-come = Sonraki turlarda dosyadaki olağan dışı puanlar (299) değil, puan sistemi geçerlidir.
loss-taken-as-bye = { $number } numaralı oyuncunun { $round }. turdaki { $code } kodu istenmiş tur atlama olarak saklandı.
loss-taken-as-withdrawn = { $number } numaralı oyuncu { $round }. turdan itibaren bütün oyunları hükmen kaybetmiş, çekilmiş sayıldı.
loss-settled-by-next-round = { $one } ve { $other } numaralı oyuncuların { $round }. turdaki oyunları kimin üst tura çıktığını göstermiyor. Sonraki turda oynayan kazanan sayıldı.
loss-teams-settled-by-next-round = { $one } ve { $other } numaralı takımların { $round }. turdaki maçı kimin üst tura çıktığını göstermiyor. Sonraki turda oynayan takım kazanan sayıldı.
loss-team-record = { $record } kaydı turnuvanın formatıyla çelişiyor, içe aktarılmadı.

report-no-rounds = Dosyada tur sayısı yok. 142 kaydını ekleyin.
report-no-initial-colour = Dosyada başlangıç rengi yok. --initial-colour w ya da b verin, rapora 152 kaydını ekleyin ya da konsolda kura çekin.
report-not-reached = { $round }. tur bu dosyadan eşlendirilemez. Sıradaki tur: { $next }.
report-unfinished = { $round }. turda { $white } ile { $black } oyununun sonucu yok. Girin, ertelendiyse ? yazın.
report-team-event = Dosya, içe aktarılamayan bir takım turnuvası: { $why }
team-fault-system = türü “{ $found }”. FIDE 2026 takım İsviçre sistemi, takımların döner turnuvası, Scheveningen ve Skalitzka içe aktarılabilir.
team-fault-no-teams = takım yok. 310 ya da 013 kayıtlarını ekleyin.
team-fault-unknown-player = bir takımda { $number } numaralı oyuncu var, dosyada yok. 310 ya da 013 kayıtlarını düzeltin.
team-fault-twice-in-teams = { $number } numaralı oyuncu iki kez geçiyor. 310 ya da 013 kayıtlarını düzeltin.
team-fault-same-team = aynı takımın { $one } ve { $other } numaralı oyuncuları { $round }. turda karşılaşıyor. 001, 310 ya da 013 kayıtlarını düzeltin.
team-fault-no-team = { $number } numaralı oyuncunun oyunları var ama takımı yok. 310 ya da 013 kayıtlarına ekleyin.
team-fault-too-few-players = { $team } takımında { $boards } masa için { $players } oyuncu var. 310, 013 ya da 352 kayıtlarını düzeltin.

roster-fault = { $line }. satır, { $column }. sütun: { $what }
molter-fault-line = Bulunan: “{ $found }”; beklenen: 1;A1;C1 gibi bir oyun.
molter-fault-round = Bulunan tur: “{ $found }”; beklenen: { $expected }.
molter-fault-player = Bulunan: “{ $found }”; beklenen: A1 gibi bir harf ve masa.
molter-fault-team-mates = { $white } ile { $black } aynı takımdan. Başka takımdan bir oyuncu beklenir.
molter-fault-again = { $player }, { $round }. turda iki kez oynuyor. Oyunu olmayan bir oyuncu beklenir.
molter-fault-missing = { $round }. turda oyunu olmayanlar: { $players }. Her oyuncunun bir oyunu olmalı.
molter-fault-size = Takım: { $teams }, masa: { $boards }. En az 3 takım ve çift sayıda masa beklenir.
roster-no-names = Oyuncu adlarının olduğu sütun yok. İlk satır sütunları adlandırmalı, biri Ad ya da Soyadı olmalı. Bulunan: { $found }
roster-one-heading = Yalnız “{ $known }” başlığı tanındı; Rating, Kulüp, Federasyon ya da Doğum gibi bir başlık daha gerekiyor. Bir sütunu yeniden adlandırın ya da dosyayı, sütunları sizin atadığınız konsolda içe aktarın. Bulunan: { $found }
roster-no-players = Listede oyuncu yok. İlk satırdan sonraki her satır bir oyuncudur.
roster-no-sex = “{ $found }” geçerli bir cinsiyet değil. m ya da w girin ya da boş bırakın.
roster-ignored = Yok sayılan sütunlar: { $columns }

# Yazılan raporda bulunmayanlar.
left-out-further-games = Maçların { $count } ek oyunu raporda yok: raporda oyuncu başına en çok 255 oyun vardır. Turnuva dosyasını saklayın.
left-out-captains = Takım kaptanları ({ $count }) raporda yok. Turnuva dosyasını saklayın.
left-out-points-given = Verilen ya da silinen puanların ({ $count }) bu biçimde kaydı yok: hakem okur, başka programlar dosyayı reddeder ya da puanları yok sayar.
left-out-team-records = TRF16 biçiminde takımların yalnız ana listeleri vardır: numaraları, tur atlamaları, hükmen biten maçları ve puanları dosyada yok. Turnuva dosyasını saklayın.
left-out-boards = Tek tek girilen { $count } masanın sonucu raporda yok: oyuncusuz takımların raporunda yalnız maç skorları vardır. Turnuva dosyasını saklayın.
left-out-teams = Takımlar ({ $count }) raporda yok: 1. turdan itibaren turnuva bireysel. Turnuva dosyasını saklayın.
left-out-leg = Rapor { $round }. turda takım aşamasının başladığını göstermez. Turnuva dosyasını saklayın.
left-out-colour-lots = Renk için çekilen { $count } kurayı kimin kazandığı raporda yok. Renkler var.

import-players-alike = { $count } oyuncu: { $names }. İlki: { $note }

assumed-point-system = 162 kaydı yok; puanlar galibiyet { $win }, beraberlik { $draw } ve tur atlama { $bye } değerlerine uyuyor

taken-system = Dosyada eşlendirme sistemi yok (192 kaydı). Turnuva ekranında başkasını seçene kadar { $system } kullanılır.
taken-system-by-words = Dosyada eşlendirme sisteminin kodu yok (192 kaydı). Açıklamaya göre sistem: { $system }.
taken-edition = Hiçbir kayıt sürümü belirtmiyor. Turnuvanın ilk gününde { $system } yürürlükteydi; bu sürüm kullanılıyor.
taken-points = Dosyada puanlar yok (162 kaydı). Galibiyet 1, beraberlik ½, yenilgi 0, tur atlama galibiyet gibi sayılır.
taken-initial-colour = Dosyada başlangıç rengi yok (152 kaydı). 1. turun renklerine göre { $colour }.
taken-no-initial-colour = Dosyada başlangıç rengi yok (152 kaydı). 1. turdan önce kura çekin.
taken-virtual-points = Raporda sanal puanlar var, hızlandırma yöntemi yok. Sonraki turlarda yalnız yazılı puanlar sayılır: eşlendirmeden önce turnuva ekranında yöntemi seçin.
taken-tie-breaks = Dosyada eşitlik bozma yöntemleri yok (202 ve 212 kayıtları). Turnuva ekranında başkalarını seçene kadar şu eşitlik bozma yöntemleri kullanılır: { $list }.

# Başka yerde eşlendirilmiş turlar ve kurallar.
again-title = Kurallardan farklı turlar
check-begun = Arka planda { $count } tur denetleniyor…
check-nothing = Bir sistemin yeniden eşlendirebileceği tur yok. Önce 1. turu eşlendirin (F6).
again-differs = { $round }. tur: { $count } masa kurallardan farklı. Kayıtlı: { $recorded }. Kurallara göre: { $paired }.
again-none = { $round }. tur kurallara göre eşlendirilemez: { $why }
again-all-match = { $rounds ->
    [one] Tur kurallara uygun.
   *[other] { $rounds } turun hepsi kurallara uygun.
}
again-edition-assumed = Sürüm varsayıldı: bu turlar kurallardan sapma değildir.
again-some-differ = Kurallardan farklı: { $rounds } turdan { $count ->
    [one] { $list }. tur
   *[other] { $list }. turlar
}.
again-resumed = Raporun { $list-and } numaralı turları henüz kurallara göre denetlenmedi. Şimdi denetleniyor; farklar onayınıza sunulur.
taken-bye-worth = 162 kaydı: tur atlamanın değeri hiçbir sonuçla elde edilemez (FIDE C.04.1 3). Turnuva FIDE kipinde değil.
taken-adjourned-worth = 162 kaydı: ertelenmiş oyunlar berabere sayılmıyor (FIDE C.04.2 3.1). Turnuva FIDE kipinde değil.
again-left = { $count ->
    [one] { $round }. tur denetlenmedi
   *[other] { $round }. turdan başlayarak { $count } tur denetlenmedi
}: { $seconds } saniyeden uzun sürüyor. Turnuva dosyası eksiksiz ve bunu not ediyor: konsol turnuvayı açınca onları denetler; hakem check { $file } hepsini denetler.

# Bir raporun sıraları ve puanları, kendi turlarıyla karşılaştırılınca.
ranks-title = Raporun turlarıyla uyuşmayan sıralar ve puanlar
ranks-some-wrong = Raporun turlarıyla uyuşmayan sıra ya da puan: { $count }.
ranks-wrong = { $who ->
    [team] { $number }. takımın
   *[player] { $number } numaralı oyuncunun
} sırası { $rank }, olması gereken { $place }: { $code } değeri { $value }, { $other } için { $other-value }.
ranks-wrong-struck = { $who ->
    [team] { $number }. takımın sırası { $rank }, olması gereken { $place }: sonuçları geçersiz sayılan takım en sonda yer alır.
   *[player] { $number } numaralı oyuncunun sırası { $rank }, olması gereken { $place }: sonuçları geçersiz sayılan oyuncu en sonda yer alır.
}
ranks-points = { $number } numaralı oyuncunun puanı: raporda { $points }, turlara göre { $counted }.
ranks-match-points = { $number } numaralı takımın maç puanı: raporda { $points }, turlara göre { $counted }.
ranks-game-points = { $number } numaralı takımın oyun puanı: raporda { $points }, turlara göre { $counted }.
ranks-no-order = Sıralar denetlenmedi: 202 ve 212 kayıtları yok.
ranks-none = Sıralar denetlenmedi: raporda yok.
ranks-in-play = Sıralar denetlenmedi: { $round }. tur oynanıyor ve sıralar ne önceki tura ne güncel sonuçlara uyuyor.
ranks-other-points = Sıralar denetlenmedi: rapor, 299 kaydıyla ya da sonuçları geçersiz sayılan oyuncular için hakem’in saymadığı puanları sayıyor.
ranks-format = Sıralar denetlenmedi: bu formatta yalnızca puan ve eşitlik bozmadan çıkmıyor ya da rapor formatı belirtmiyor.
ranks-code = { $code } ve sonraki yöntemler denetlenmedi: { $why }. { $tied ->
    [0] Oraya kadar eşit kalan yok.
   *[other] Oraya kadar eşit kalan: { $tied }.
}
ranks-rounding = Yalnızca { $code } değerinin yazılmayan ondalıklarıyla belirlenen sıra: { $count }. hakem kesin değerleri karşılaştırır; önce yuvarlayan programlar farklı sıralayabilir.
ranks-code-unknown = hakem bilmiyor
ranks-code-unfit = hakem’in uyguladığı kurallarda bu turnuva için tanımlı değil
ranks-code-no-value = bir oyuncunun bunun için ratingi ya da kurası yok ve rapor yerine ne kullanıldığını belirtmiyor
ranks-code-older-text = turnuva 1 Mart 2026’dan önce başlamış; eski kurallar oynanmamış turları farklı sayar
ranks-code-two-ratings = oyuncuların iki ratingi var ve 172 kaydı hangisinin kullanıldığını belirtmiyor

left-out-late-corrections = Maçlardaki { $count } geç düzeltme raporda yok; rapor turnuvada geçerli olan sonucu gösterir. Bunu rating görevlisine bildirin.
left-out-apart = Kulüp, federasyon ve soyadı kısıtları raporda yasak eşlendirme olarak yer alır; sonradan kaydedilen oyuncuları kapsamaz. Turnuva dosyasını saklayın.
