# Geri çevrilenler: bir cümle neyin yanlış olduğunu, sonraki hakemin ne yapacağını söyler.

error-empty-name = Ad boş. Bir ad girin.
error-long-name = Ad { $length } karakter. En çok { $longest } karaktere kısaltın.
error-control-character = Adın { $place }. yerinde bir denetim karakteri var. Onsuz yeniden yazın.
error-rating-range = { $found } ratingi sınırların dışında. { $lowest } ile { $highest } arasında bir sayı girin ya da boş bırakın.
error-no-such-day = { $date } diye bir gün yok. Gün, ay ve yılı girin; bilinmeyene 00 yazın.

error-too-few-players = { $present ->
    [0] Hiç oyuncu yok.
    [one] Yalnızca bir oyuncu var; eşlendirme olmadan tur atlar.
   *[other] Yalnızca { $present } oyuncu var.
} Oyuncu kaydedin ya da geri alın, sonra eşlendirin.
error-no-legal-pairing = { $count ->
    [0] Kurallara uygun eşlendirme yok.
   *[other] Kurallara uygun eşlendirme yok: { $count } oyuncu yerleştirilemiyor.
} Elle eşlendirin ya da birine tur atlatın.
error-no-opponents = { $count ->
    [one] Kurallara uygun eşlendirme yok: { $players } numaralı oyuncunun olası rakibi yok.
   *[other] Kurallara uygun eşlendirme yok: { $count } oyuncunun olası rakibi yok ({ $players }).
} Bazılarını eşlendirme dışında bırakın ya da karşılaşmalarına engel olanı kaldırın, sonra eşlendirin.
error-too-few-opponents = Kurallara uygun eşlendirme yok: { $count } oyuncunun toplam yalnızca { $opponents } olası rakibi var ({ $players }). Bazılarını eşlendirme dışında bırakın ya da karşılaşmalarına engel olanı kaldırın, sonra eşlendirin.
error-odd-groups = { $groups ->
    [one] Kurallara uygun eşlendirme yok: { $count } oyuncu yalnızca birbiriyle karşılaşabilir ve sayıları tek ({ $players }).
   *[other] Kurallara uygun eşlendirme yok: { $count } oyuncu, sayısı tek olan { $groups } gruba ayrılıyor ve bu gruplara dışarıdan yalnızca { $opponents } rakip var ({ $players }).
} Bazılarını eşlendirme dışında bırakın ya da karşılaşmalarına engel olanı kaldırın, sonra eşlendirin.
error-teams-without-opponents = Kurallara uygun eşlendirme yok: bu takımların toplam olası rakibi az: { $teams }. Bazılarını eşlendirme dışında bırakın ya da karşılaşmalarına engel olanı kaldırın, sonra eşlendirin.
error-teams-not-placed = Kurallara uygun eşlendirme yok: bu takımların hepsi yerleştirilemiyor: { $teams }. Elle eşlendirin ya da birine tur atlatın.
error-teams-undecided = Bu takımların maçı sonuçlanmadı: { $teams }. Sonuçlarını girin, uzatma ekleyin ya da maçı karara bağlayın, sonra eşlendirin.
error-teams-paired-otherwise = Sonuçlara göre bu takımlar başka türlü eşlendirilmiş olan önceki bir turda karşılaşır: { $teams }. Sonuçlarda p oynanan maçı geçerli sayar ya da yeniden eşlendirir.
players-and-more = { $players } ve { $count } oyuncu daha
error-schedule-over = { $last }. turdan sonra herkes herkesle karşılaşmış olur. Turnuvayı bitirin ya da bir devre ekleyin.
error-bracket-over = Eleme { $last }. turdan sonra bitmiştir. Turnuvayı bitirin ya da yeni bir aşama başlatın.
error-missing-ratings = { $count } oyuncunun ratingi yok. Her biri için tahmini bir rating girin, sonra eşlendirin.
error-lookup-format = “{ $found }” için önceden bilinen bir tablo yok. Tablosu olanlar: { $known }.
error-lookup-option = { $format } için “{ $found }” seçeneği yok. Seçenekleri: { $known }.
error-lookup-no-options = { $format } için “{ $found }” seçeneği yok. Hiç seçeneği yok.
error-lookup-answer = “{ $found }”, { $key } seçeneğinin yanıtı olamaz. Beklenen: { $expected }.
error-table-by-results = Burada kimin kiminle oynayacağını sonuçlar belirler. Turları sırayla eşlendirin.
error-table-too-few = Bir tablo için { $found } çok az. En az { $least } gerekir.
error-table-too-many = Bir tablo için { $found } çok fazla. En çok { $most } olabilir.
error-table-teams = { $found } takım katılıyor, { $needed } takım gerekir. Takım kaydedin ya da çıkarın, sonra eşlendirin.
error-table-match-points = Kazanılan maç { $win }, berabere { $draw }, kaybedilen { $loss } puan. Hiçbiri sonrakinden az olmasın, sonra eşlendirin.
error-table-unequal-teams = Takımların oyuncu sayıları eşit değil. Masa sıralarını tamamlayın, sonra eşlendirin.
error-table-unequal-team = { $name } takımında { $players }, { $other } takımında { $boards } oyuncu var. Masa sıralarını eşit uzunlukta yazın; ötekiler yedektir.
error-table-needs-players = { $name } takımında oyuncu yok, oysa bu tablo hangi oyuncunun hangisiyle oynayacağını söyler. Oyuncuları yazın.
error-table-too-many-rounds = { $found } tur çok fazla. En çok { $most } tur olabilir: takım çıkarın ya da daha az masada oynatın.
error-table-odd-boards = Skalitzka için masa sayısı çift olmalıdır, { $boards } olmaz. Her takıma bir masa ekleyin ya da bir masa çıkarın.
error-table-no-balanced = Dengeli renkler tek sayıda oyuncu, dördün katları ve altı içindir; { $players } kişilik takımlar için değildir. Dönüşümlü renkleri seçin.
error-table-odd-games = { $games } oyunluk bir maçta renkler eşit dağılmaz. Çift sayıda oyun ilan edin.
error-table-stepwise-qualifiers = Kademeli elemenin tek galibi vardır. Yükselecek sayısını 1 yapın ya da tamamlanmış tabloyu seçin.
error-table-qualifiers = { $players } oyuncudan { $qualifiers } kişi yükselemez. 1 ile { $players } arasında bir sayı seçin.
error-undecided = { $one } ve { $other } numaralı oyuncuların maçı sonuçlanmadı. Oyunlarını girin, oyun ekleyin ya da maçı karara bağlayın, sonra eşlendirin.
error-paired-otherwise = Sonuçlara göre { $one } ile { $other } önceki bir turda karşılaşır; o tur farklı eşlendirildi. Sonuçlarda p, oynanan maçı geçerli sayar ya da onu yeniden eşlendirir.
error-rating-too-low = { $player } oyuncusunun ratingi { $found }. Bu sistem { $lowest } veya fazlasını ya da ratingsiz oyuncuyu kabul eder: düzeltin, sonra eşlendirin.
error-licence-missing = { $player } adında, ratingleri aynı iki oyuncu var. İkisine de lisans numarası (LNo) girin: sırayı o belirler.
error-rounds-out-of-range = Bu sistemde { $players } oyuncu { $rounds } tur oynayamaz. Turnuva ekranında { $fewest } ile { $most } arası tur ilan edin.
error-rounds-fixed = Bu sistemde { $players } oyuncu { $rounds } değil { $most } tur oynar. Turnuva ekranında { $most } tur ilan edin.
error-unknown-system = { $system } eşlendirme sistemi burada tanınmıyor. Turnuva ekranında başka bir sistem seçin.

error-setting-locked = { $setting }: artık değiştirilemez. { $lock }
error-lock-round-paired = { $round }. tur buna göre eşlendirildi. Değiştirmek için o turu geri alın.
error-lock-leg-begun = { $first }. turla başka bir aşama başlıyor. Değiştirmek için o aşamayı geri alın.
error-lock-by-table = Tur sayısını tablo belirler. Katılanları değiştirirseniz sayı da değişir.
error-too-few-rounds = { $rounds } tur az. En az { $least } tur ilan edin.
error-points-out-of-order = Beraberlik, galibiyet ile mağlubiyet toplamının yarısından, tur atlama da galibiyetten fazla puan getiremez. İki oyunlu maçta tur atlama, bir beraberlik ile iki galibiyet arasındadır. Puanları düzeltin.
error-no-such-player = { $id } numaralı oyuncu yok. Kayıtlı bir oyuncu seçin.
error-no-such-team = { $id } numaralı takım yok. Kayıtlı bir takım seçin.
error-empty-team = Takımda oyuncu yok. Bir maçın masa sayısı kadar oyuncuyu masa sırasıyla girin: maçın skoru yine de bütün olarak girilebilir.
error-team-name-taken = { $name } adında bir takım zaten var. Başka bir ad girin ya da o takımı düzeltin.
error-twice-in-team = { $player } iki kez yazılmış. Her oyuncuyu bir kez, bir masada ya da yedek olarak yazın.
error-in-team = { $player } başka bir takımda oynuyor: { $team }. Önce oyuncuyu o takımdan çıkarın.
error-played-for-team = { $player }, { $round }. turun eşlendirmesinde bu takım adına yer alıyor. Oyuncuyu takımda, gerekirse yedek olarak bırakın.
error-no-licence = “{ $found }” lisans numarası olamaz. 1-20 harf ya da rakam girin (0 olamaz) ya da alanı boş bırakın.
error-fide-id-zero = 0 FIDE numarası olamaz. 1 veya daha büyük bir sayı girin ya da boş bırakın.
error-unequal-team = { $name } takımında { $players } oyuncu var, oysa bir maç { $boards } masada oynanıyor. O kadar oyuncu yazın; ötekiler yedektir.
error-players-beside-boards = Oyuncu listeleyen takımın masa sayısı oyuncu sayısıdır. Ya masa sayısını ya oyuncuları boş bırakın.
error-too-many-boards = Oyuncusuz bir takım en çok { $most } masada oynar. Daha az girin.
error-players-in-some-teams = { $with } takımında oyuncular yazılı, { $without } takımında hiç oyuncu yok. Oyuncuları ya bütün takımlara yazın ya hiçbirine.
error-in-leg = { $name }, { $first }. turla başlayan aşamada yer alıyor. Önce o aşamayı geri alın.
error-small-leg = Bir aşamada her grupta en az iki katılımcı olmalı. Katılanları yazın.
error-twice-in-leg = { $name } iki kez yazılmış. Aşamanın her katılımcısını bir kez yazın.
error-mixed-leg = Oyuncularla takımlar aynı aşamada yer alamaz. Yalnız oyuncuları ya da yalnız takımları yazın.
error-leg-ends-early = { $first }. turla başlayan bir aşama { $last }. turla bitemez. Ona en az bir tur verin.
error-no-such-leg = { $first }. turla başlayan bir aşama yok. Başka birini seçin.
error-bad-match = Maçlar her masayı bir kez ve aynı gruptan iki taraf arasında içermiyor: { $board }. masa. Turu yeniden eşlendirin.
error-not-of-match = { $player } { $board }. masaya oturamaz: bir maçın masasında her taraftan bir oyuncu oturur. Başka bir oyuncu seçin.
error-bad-out = { $name } bu turda maç yapıyor ya da turda yer almıyor. Turu yeniden eşlendirin.
error-team-unplaced = { $name } takımının bu turda ne maçı var ne de tur atlıyor. Turu yeniden eşlendirin.
error-boards-of-matches = { $round }. turun masaları maçlara bağlı, yerleri değişmez. Aynı takımın oyuncularını değiştirin ya da turu yeniden eşlendirin.
error-team-without-match = { $name } takımının { $round }. turda maçı yok. Oynayan bir takım seçin.
error-line-up-too-long = { $name } masalarından çok oyuncu yazdı: { $boards } yerine { $players }. Diğerlerini çıkarın.
error-not-in-roster = { $player }, { $name } takımının listesinde yok. Takımın oyuncularını ve yedeklerini yazın.
error-twice-lined-up = { $player } iki masaya yazıldı. Her oyuncuyu bir kez yazın.
error-match-begun = Maç başladı: { $board }. masanın sonucu var. Kadro yanlış girildiyse önce sonucu geri alın.
error-score-stands = { $board }. masanın maçının skoru bütün olarak girilmiş. Önce onu geri alın.
error-score-of-no-boards = { $boards } masadan { $one } - { $other } çıkmaz. Skoru yeniden yazın.
error-score-ambiguous = { $one } karşısında { $others } olabilir. İki skoru da yazın: { $one }-{ $example }.
error-no-match-play = { $round }. turun maçlarını oyunları belirler. Sonuçlarını girin ya da düzeltin.
error-match-settled = { $board }. masanın maçı karara bağlanmış. Önce onu geri alın, sonra oyun ekleyin.
error-match-running = Bu maçın { $board }. masasının sonucu yok. Önce onu girin.
error-not-a-side = { $name }, { $board }. masanın maçında oynamıyor. İki taraftan birini yazın.
error-no-play-off = Başlamış bir uzatma yok. Sıralamadan uzatma kılavuzunu açın.
error-not-tied = { $name } uzatmada yer almıyor. Eşit olan oyuncuları yazın.
error-keep-out-of-range = On bir ve daha çok oyuncudan en iyi 4-9 oyuncu oynar. Bu aralıkta bir sayı seçin.
error-licence-taken = { $licence } lisans numarası başka oyuncuda: { $holder }. Başka bir numara girin ya da o oyuncuyu düzeltin.
error-fide-id-taken = { $fide-id } FIDE numarası başka oyuncuda: { $holder }. Başka bir numara girin ya da o oyuncuyu düzeltin.
error-too-many-players = Turnuvada { $most } oyuncu var, sınır bu. Ötekiler için ikinci bir turnuva açın.
error-already-paired = { $player }, { $round }. turun eşlendirmesinde yer alıyor. Silmek yerine çekildi olarak işaretleyin.
error-round-already-paired = { $round }. tur zaten eşlendirilmiş. Önce onu geri alın ya da daha sonraki bir turu seçin.
error-unequal-ratings = { $one } ile { $other } oyuncularının ratingi eşit değil. Yalnız eşitler sıra numaralarını değişir.
error-numbers-stay = { $last }. tur eşlendirilince sıra numaraları değişmez (FIDE C.04.2 2.3).
error-already-withdrawn = { $player }, { $from }. turdan başlayarak çekilmiş. Önce oyuncuyu geri alın.
error-not-withdrawn = { $player } çekilmiş değil. Yapılacak bir şey yok.
error-half-points-denied = { $player } yarım puanlı tur atlama hakkına sahip değil. Başka türlüsünü verin ya da önce hakkını geri verin (b).
error-reason-missing = Bunun için günlüğe yazılacak bir gerekçe gerekir. Gerekçeyi girin.
error-fixed-by-table = { $round }. turda kimin kiminle oynayacağını tablo belirler: masası sabitlenemez. Taslağı elle değiştirin.
error-not-by-table = { $round }. tur sonuçlara bağlıdır: başka turlarla birlikte yayımlanamaz. Onu tek başına eşlendirin.
error-fixed-missing = { $round }. turun eşlendirmesinde sabitlenmiş bir masa eksik. Turu yeniden eşlendirin.
error-bad-board-order = { $round }. turun masa sırası her masayı bir kez içermiyor. Masaları yeniden sıralayın.
error-fixed-withdrawn = { $player } sabit { $board }. masada oturuyor, ama çekildi. f ile o masayı serbest bırakın, sonra yeniden eşlendirin.
error-beside-fixed = Ötekiler sabitlenmiş { $count } masanın yanında eşlendirilemiyor: f ile birini serbest bırakın ya da birini bozun, sonra yeniden eşlendirin. { $because }
error-not-next = Eşlendirilecek tur { $round }. tur değil, { $next }. tur. Turları sırayla eşlendirin.
error-beyond-last = { $round }. tur, ilan edilen { $last } turdan fazla. Önce tur sayısını artırın.
error-results-missing = { $round }. turda { $missing } sonuç eksik. Eksikleri girin ya da oyunları ertelendi olarak işaretleyin.
error-still-draft = { $round }. tur henüz taslak. Önce yayımlayın ya da atın.
error-draft-outdated = { $more ->
    [0] { $round }. turun taslağından sonra { $player } geldi ya da ayrıldı. Turu yeniden eşlendirin ya da taslağı elle değiştirin.
   *[other] { $round }. turun taslağından sonra { $player } ve { $more } oyuncu daha geldi ya da ayrıldı. Turu yeniden eşlendirin ya da taslağı elle değiştirin.
}
error-no-initial-colour = Başlangıç rengi çekilmedi. d ile kurayı çekin, sonra 1. turu eşlendirin.
error-no-baku-for-teams = Takımlarda Bakü hızlandırması, eşlendiren puan olarak 2-1-0 maç puanı ister. Bu seçenekleri değiştirin ya da onsuz oynatın.
error-bad-numbering = Sıra numaraları her oyuncuyu bir kez içermiyor: { $player }. Turu yeniden eşlendirin.
error-cannot-place = { $player } oraya yerleştirilemez: katılmıyor ya da zaten yerleştirilmiş. Başka bir oyuncu seçin.
error-unplaced = { $count } oyuncu henüz yerleştirilmedi, ilki { $first } numara. Eşlendirin ya da tur atlatın, sonra yayımlayın.
error-second-bye = Bu turu zaten { $holder } atlıyor. Önce onu geri alın.
error-not-paired = { $round }. tur henüz eşlendirilmedi. Önce eşlendirin.
error-wrong-stage = { $round }. turun durumu: { $found }. Bu işlem için gereken durum: { $needed }.
error-no-such-board = { $round }. turda { $board }. masa yok. 1 ile { $last } arasında bir masa seçin.
error-result-stands = { $round }. turun { $board }. masasında sonuç var: { $result }. Yeniden girmek yerine düzeltin.
error-round-closed = { $round }. tur kapandı: { $next }. tur ona göre eşlendirildi. Girmek yerine sonucu düzeltin.
error-board-has-result = { $board }. masanın sonucu var. Önce sonucu silin, sonra oturanları değiştirin.
error-no-change = Hiçbir şey değişmeyecek. Başka bir şey seçin.
error-follow-out-of-range = { $from }. tur, { $round }. turdan sonra gelmiyor. Daha sonraki bir turdan başlayarak geri alın.
error-coefficient-range = { $found } bir gelişim katsayısı değildir. 1 ile { $highest } arasında bir sayı girin ya da boş bırakın.
error-lot-range = Torbada { $found } numaralı kura yok. 1 ile { $highest } arasında bir sayı girin.
error-lot-stands = { $player } oyuncusunun kurası { $lot }, kura iki kez çekilmez. Yanlışsa çekilişi geri alın.
error-lot-taken = { $lot } numaralı kurayı çeken: { $holder }. Başka bir sayı girin.
error-position-range = { $found } numaralı diziliş yok. 0 ile 959 arasında girin.
error-no-entered-value = Bu bir eşitlik bozma değeri değil. En çok dört basamaklı, en çok iki ondalıklı bir sayı girin, örneğin 12.75.
error-no-chess960 = Oyunlar Chess960 değil: diziliş çekilmez. Önce turnuva ekranında oyun türünü duyurun.
error-adjusted-match = { $round }. tur maçlarla oynanıyor. Puan, tek oyunlu turlarda verilir ya da silinir.
error-no-place-for-team = { $team } artık katılamaz: burada kimin oynayacağı 1. turdan önce kesinleşti.
error-not-played-yet = { $player } için { $board }. masada henüz sonuç yok. Önce onu girin, sonra puan verin ya da silin.
error-position-stands = { $round }. tur { $position } numaralı dizilişle başlar. Bu kalır; yeniden çekmek için turu geri alın.
error-round-begun = { $round }. tur başladı: dizilişi artık çekilemez.
error-prizes-out-of-order = “{ $name }” ödülleri eksik, dereceye göre artıyor ya da aralık dışında. Önce birincilik ödülünü girin; her biri 1 ile { $highest } birim arasında olmalı.
error-too-many-decimals = { $decimals } kuruş basamağı çok fazla. En çok { $most } girin.
error-no-such-step = { $step }. adım yok. Günlükten bir adım seçin.
error-made-for-before = Bunun dayandığı şeyi bu arada başkaları değiştirdi. Şimdiki duruma bakıp yeniden yapın.
error-points-forbid-baku = Bakü hızlandırması için galibiyet iki beraberliğe eşit, mağlubiyet sıfır puan olmalıdır. Puanları değiştirin veya hızlandırmadan vazgeçin.

cli-choices = Kararı siz verebilirsiniz:
cli-not-present = Bu turda eşlendirilecek { $number } numaralı oyuncu yok. Turda bulunan birini yazın.
cli-bye-even = Eşlendirilecek oyuncu sayısı çift ({ $number }); tur atlayan olmaz. --bye seçeneğini kaldırın ya da --unpaired ile tek sayıda oyuncuyu dışarıda bırakın.
cli-other-scores = { $record } kaydı, turnuvanın burada alamayacağı değerler içeriyor; turları başka puanlarla eşlendirilirdi. Kaydı düzeltin ya da raporu turnuva dosyasına dönüştürüp puanları orada girin.

# Atlanan bir eşitlik bozma ve kullanılan biri hakkında bilinmesi gereken.
tie-break-error-unknown = { $id } eşitlik bozma kodu bilinmiyor. BH, SB, DE gibi bir kod seçin; hepsi turnuva ekranında.
tie-break-error-other-rules = { $id } şu kurallarda yok: { $rules }. Turnuva ekranında başka birini seçin.
tie-break-error-not-taken = { $id } yöntemi { $modifier } ile değiştirilemez. Turnuva ekranında başka birini seçin.
tie-break-error-not-for-teams = { $id } takımları sıralamaz (team-formats §3). Turnuva ekranında başka bir yöntem seçin.
tie-break-error-swiss-only = { $id } herkesin herkesle oynadığı turnuvada bir anlam taşımaz ({ $article }). Döner turnuvaya uygun birini seçin.
tie-break-error-round-robin-only = { $id } döner turnuvalar içindir ({ $article }). İsviçre turnuvasına uygun birini seçin.
tie-break-error-colours-from-table = { $id } burada adil bir ölçü değil: renkleri tablo veriyor ({ $article }). Döner turnuvaya uygun birini seçin.
tie-break-warning-few-values = { $id } yalnız { $count } değer bırakıyor, beşten az. Daha küçük bir medyan seçin ya da hiç kullanmayın (tie-breaks §4).
tie-break-warning-no-ratings = { $count } oyuncunun ratingi yok, { $id } için gerekli ({ $article }). Rating ya da tahmin girin ya da başka bir yöntem seçin.
tie-break-warning-unrated = { $id } { $count } oyuncu için değer vermiyor: ilgililerden birinin ratingi yok. Rating girin ya da ratingsizler için bir değer belirleyin (FIDE C.07 Art. 10).
tie-break-warning-not-drawn = { $count } eşit oyuncunun { $id } için kurası yok. Kura çekin.
tie-break-warning-not-entered = { $id }: değeri olmayan eşit oyuncu sayısı { $count }. Başka yerde hesaplanan değerleri girin (d).

# Ekransız bir çağrının neden reddedildiği.
cli-mistyped = “{ $found }” ne bir komut ne bir dosya. Bunu mu demek istediniz: { $near }?
cli-no-command = “{ $found }” ne bir komut ne bir dosya. Komutlar: { $known }; bir turnuva dosyası .hakem ile biter.
cli-list-options = --rounds ve --system, bunları içermeyen oyuncu listeleri içindir. Raporda ikisi de vardır; turnuva ekranında değiştirin.
cli-absent = { $players } numaralı oyuncular rapora göre yok ve yine eşlendiriliyor. Ayrıldılarsa --unpaired { $players } ekleyin.
cli-confirm = Hiçbir şey yazılmadı: bu turlar yürürlükteki FIDE kurallarının eşlendirdiği gibi değil. Turnuvayı yine de oluşturmak için --confirm ekleyin; raporları bu turları belirtecek.
cli-confirm-boards = Raporu düzeltin ya da masaların verdiğini saymak için --confirm ekleyin.
cli-no-chapter = “{ $found }” el kitabının bir bölümü değil. Şunlardan birini seçin: { $known }; hiçbiri yazılmazsa bütün kitap yazılır.
cli-unknown-system = { $system } eşlendirme sistemi bilinmiyor. Şunlardan birini seçin: { $known }.
cli-against-systems = { $one } ile { $other } karşılaştırılamaz. Oyuncular için, turlarında aynı sayıda oyun olan iki İsviçre sistemi verin.
cli-system-assumed = 192 kaydında { $type } yazıyor; bu adla bir eşlendirme sistemi yok (dosya: { $files }). Yerine { $system } kullanılıyor; --system başkasını seçer.
cli-round-out-of-range = Yanıt verilecek { $round }. tur yok. 1 ile { $last } arasında bir tur seçin.
cli-no-standings = { $file }: yayımlanmış tur yok, bu yüzden sıralama da yok. Önce bir tur yayımlayın.
cli-check-progress = { $files } dosyadan { $done } tanesi denetlendi
cli-output = Yanıt yazılamıyor: { $cause }. Nereye gittiğine bakın.
cli-unreadable = { $file } okunamıyor: { $cause }. Ada ve okuma izninize bakın.
cli-unwritable = { $file } yazılamıyor: { $cause }. Hiçbir şey değişmedi. Başka bir ad veya klasör seçin ya da orası için yazma izni alın.
cli-exists = { $file } zaten var ve olduğu gibi bırakıldı. Başka bir ad seçin.
cli-no-terminal = Konsol kendini bir terminalde gösterir, ama çıktısı başka yere gidiyor. Çıktıyı yönlendirmeden çalıştırın ya da bir yanıt isteyin: hakem --help hepsini gösterir.
cli-ending = { $file } adının uzantısı ne yazılacağını söylemiyor. Turnuva dosyası için .hakem, çapraz tablo için .csv, rapor için .trf, .trfx ya da .txt, masalar için .pgn seçin ya da biçimi --form ile verin. Çizelgeleri hakem print yazar.
cli-beyond-rounds = { $round }. tur, planlanan { $last } turdan sonra geliyor. Yine de eşlendirildi; oynanacaksa daha çok tur planlayın.
cli-nothing-to-check = { $folder } klasöründe ne rapor (.trf, .trfx, .txt) ne de turnuva dosyası (.hakem) var. Bunların olduğu bir klasör ya da bir dosya gösterin.
cli-certify-report = Sertifika bir rapordan yapılır. Önce raporu yazın: hakem convert TURNUVA.hakem RAPOR.trf.
cli-certify-system = { $system } turlarının sertifikası yoktur. dutch-2026, burstein-2026, dubov-2026, double-swiss-2026 ya da team-swiss-2026 ile eşlendirilen bir turnuva için isteyin.
cli-certify-unverified = Yapılan sertifika doğrulanmadı: { $fault }. Hiçbiri yazılmadı; raporun o yerde söylediği kapsanmıyor.
cli-verified = Doğrulandı: tur { $round }, masa { $boards }, puan grubu { $brackets }.
cli-verify-refused = Doğrulanmadı: { $fault }. Sertifikayı yapandan bu raporunkini isteyin.
error-unproved-incomplete = Eşlendirilecek herkesin tam bir masası ya da tur atlaması yok. Turu eşlendirin, sonra yeniden isteyin.
error-unproved-illegal = { $one }-{ $other } masası mutlak bir kuralı çiğniyor, bu yüzden tur kanıtlanamaz. hakem check ile karşılaştırın.
error-unproved-other-bye = Tur atlama kuralların dediği gibi verilmemiş: { $rule } bakımından başka bir oyuncu önce gelir. hakem check ile karşılaştırın.
error-unproved-not-best = Tur, kuralların verdiği gibi değil: { $score } puan grubunda başka bir eşlendirme { $rule } bakımından daha iyi. hakem check ile karşılaştırın.
error-unproved-by-parity = { $score } puan grubunda yukarı kaydırılanların hiçbir seçimi C6’ya uymuyor ve bu turnuva C6’yı “uyar ya da uymaz” diye okuyor: böyle bir turun sertifikası olmaz. hakem check ile karşılaştırın.
cli-limit = Eşlendirme { $seconds } s içinde bitmedi. --limit değerini yükseltin ya da onsuz çağırın.
cli-too-many-players = { $players } oyuncu, bir turnuvada olabilecek { $most } oyuncudan çok. Daha az isteyin.
cli-ratings-of-players = --players { $players } diyor, --ratings listesinde ise { $ratings } değer var. Oyuncu sayısı kadar rating verin veya --players seçeneğini çıkarın.
cli-teams-by-results = { $system } sisteminde hangi takımların karşılaşacağını sonuçlar belirlemez, bu yüzden --teams orada bir şey söylemez. team-swiss-2026 ya da olympiad-2022 isteyin veya --teams seçeneğini çıkarın.
cli-no-team-size = { $system } için { $players } oyunculu takımların tablosu yok. { $sizes } ve sonrası için var.
cli-no-such-player = Sıralamada { $number } numaralı oyuncu yok. Sıra numarası olan birini yazın.
cli-player-report = Bu rapor herkesi anlatır. --player seçeneğini çıkarın veya sıralamayı ya da kartları yazdırın.
cli-report-tie-breaks = Yalnız sıralama turnuvanınkinden başka eşitlik bozma yöntemleri alır. --tie-breaks seçeneğini bırakın ya da sıralamayı yazdırın.
cli-not-in-csv = Kartlar ve hesaplar tablo değildir. --format csv seçeneğini bırakın.
cli-until = “{ $found }” bu turnuvanın bir adımı da bir zaman da değil. 0 ile { $last } arasında bir adım veya 2026-03-06T14:30 gibi bir zaman yazın.
cli-colour-drawn = Dosyada kurayla çekilen renk { $colour }. --initial-colour seçeneğini çıkarın.
replay-chain = { $all } kayıttan { $count } tanesi, { $step }. adıma kadar. { $chain ->
    [damaged] Bundan sonrası bozuk.
   *[whole] Zincir sağlam.
}
cli-schedule-through = oynamadan geçer: { $slots }
error-own-board-zero = Masalar 1'den başlar. 1 ya da daha büyük bir masa seçin.
error-own-board-taken = { $board }. masa hep { $holder } için ayrılmış. Başka bir masa seçin.
error-fee-too-high = Katılım ücreti en çok 10.000.000.000 olabilir. Daha düşük bir ücret girin.
