# Reddedilen işlemler: önce sorun, sonra hakemin yapacağı.

error-empty-name = Ad boş. Bir ad girin.
error-long-name = Ad { $length } karakter. En çok { $longest } karaktere kısaltın.
error-control-character = Adın { $place }. karakteri bir denetim karakteri. Adı onsuz yeniden yazın.
error-rating-range = Rating sınırların dışında: { $found }. { $lowest } ile { $highest } arasında bir sayı girin ya da boş bırakın.
error-no-such-day = Geçersiz tarih: { $date }. Gün, ay ve yıl girin; bilinmeyen yerine 00 yazın.

error-too-few-players = { $present ->
    [0] Katılan oyuncu yok.
    [one] Yalnızca bir oyuncu katılıyor; eşlendirme yapılmadan tur atlar.
   *[other] Yalnızca { $present } oyuncu katılıyor.
} Oyuncu kaydedin ya da turnuvaya geri alın, sonra eşlendirin.
error-no-legal-pairing = { $count ->
    [0] Kurallara uygun eşlendirme yok.
   *[other] Kurallara uygun eşlendirme yok: { $count } oyuncu eşlendirilemiyor.
} Elle eşlendirin ya da birine tur atlatın.
error-too-few-opponents = { $kind ->
    [none] { $count ->
        [one] Kurallara uygun eşlendirme yok: { $players } numaralı oyuncunun olası rakibi yok. Bu oyuncuyu eşlendirme dışında bırakın ya da bir eşlendirme kısıtını kaldırın, sonra eşlendirin.
       *[other] Kurallara uygun eşlendirme yok: { $count } oyuncunun olası rakibi yok ({ $players }). Bazılarını eşlendirme dışında bırakın ya da bir eşlendirme kısıtını kaldırın, sonra eşlendirin.
    }
    [groups] { $groups ->
        [one] Kurallara uygun eşlendirme yok: { $count } oyuncu yalnızca birbiriyle oynayabilir ve sayıları tek ({ $players }).
       *[other] Kurallara uygun eşlendirme yok: { $count } oyuncu, her birinde tek sayıda oyuncu bulunan { $groups } gruba ayrılıyor; bu grupların dışında yalnızca { $opponents } olası rakip var ({ $players }).
    } Bazılarını eşlendirme dışında bırakın ya da bir eşlendirme kısıtını kaldırın, sonra eşlendirin.
   *[few] Kurallara uygun eşlendirme yok: { $count } oyuncunun toplam yalnızca { $opponents } olası rakibi var ({ $players }). Bazılarını eşlendirme dışında bırakın ya da bir eşlendirme kısıtını kaldırın, sonra eşlendirin.
}
error-teams-without-opponents = Kurallara uygun eşlendirme yok: şu takımların olası rakipleri yetersiz ({ $teams }). Bazılarını eşlendirme dışında bırakın ya da bir eşlendirme kısıtını kaldırın, sonra eşlendirin.
error-teams-not-placed = Kurallara uygun eşlendirme yok: şu takımların hepsi eşlendirilemiyor ({ $teams }). Elle eşlendirin ya da birine tur atlatın.
error-teams-undecided = Şu takımların maçı sonuçlanmadı: { $teams }. Sonuçlarını girin, uzatma turu ekleyin ya da maçı karara bağlayın, sonra eşlendirin.
error-teams-paired-differently = Sonuçlara göre şu takımlar, farklı eşlendirilmiş olan önceki bir turda karşılaşıyor: { $teams }. Sonuç ekranında ,d oynanan maçı korur ya da yeniden eşlendirir.
players-and-more = { $players } ve { $count } oyuncu daha
error-schedule-over = { $last }. turdan sonra herkes herkesle oynamış olur. Turnuvayı bitirin ya da bir devre ekleyin.
error-bracket-over = Eleme { $last }. turla biter. Turnuvayı bitirin ya da yeni bir aşama başlatın.
error-missing-ratings = { $count } oyuncunun ratingi yok. Her biri için tahminî bir rating girin, sonra eşlendirin.
error-lookup-format = “{ $found }” için sabit bir tablo yok. Tablosu olan bir sistem seçin: { $known }.
error-lookup-option = { $options ->
    [none] { $format } için “{ $found }” seçeneği yok; bu sistemin hiç seçeneği yok.
   *[some] { $format } için “{ $found }” seçeneği yok. Seçenekleri: { $known }.
}
error-lookup-answer = “{ $found }”, { $key } seçeneğinin değeri olamaz. Girilebilecek değer: { $expected }.
error-table-by-results = Burada eşlendirme sonuçlara bağlıdır. Turları tek tek eşlendirin.
error-table-too-few = Tablo için katılımcı sayısı az: { $found }. Katılımcı ekleyin; en az { $least } gerekli.
error-table-too-many = Tablo için katılımcı sayısı fazla: { $found }. Katılımcı çıkarın; en çok { $most } olabilir.
error-table-teams = { $found } takım katılıyor, { $needed } takım gerekli. Takım ekleyin ya da çıkarın, sonra eşlendirin.
error-table-match-points = Kazanılan maç { $win }, berabere biten { $draw }, kaybedilen { $loss } puan. Yenilgi beraberlikten, beraberlik galibiyetten fazla puan getirmemeli. Puanları düzeltin, sonra eşlendirin.
error-table-unequal-teams = Takımların oyuncu sayıları eşit değil. Masa sıralarını tamamlayın, sonra eşlendirin.
error-table-unequal-team = { $name } takımında { $players }, { $other } takımında { $boards } oyuncu var. Masa sıralarını eşit uzunlukta yazın; fazlası yedektir.
error-table-players-in-some-teams = { error-players-in-some-teams }
error-table-needs-players = { $name } takımında oyuncu yok, oysa bu tablo oyuncuları tek tek eşlendirir. Oyuncuları girin.
error-table-too-many-rounds = Tablo { $found } turdan oluşurdu; en çok { $most } tur olabilir. Takım çıkarın ya da daha az masada oynatın.
error-table-odd-boards = Bu tablo için masa sayısı çift olmalı, { $boards } olamaz. Her takıma bir masa ekleyin ya da her takımdan bir masa çıkarın.
error-table-other-size = İçe aktarılan tablonun boyutu farklı (takım: { $teams }, masa: { $boards }). Takımları buna göre kaydedin ya da başka bir tablo içe aktarın.
error-table-no-balanced-table = Dengeli renkler yalnızca tek sayılar, dördün katları, 6 ve 10 oyuncu için vardır; { $players } kişilik takımlar için yoktur. Dönüşümlü renkleri seçin.
error-table-odd-games = { $games } oyunluk maçta renkler eşit dağılmaz. Oyun sayısını çift olarak belirleyin.
error-table-stepwise-qualifiers = Kademeli elemenin tek galibi vardır. Sona kalacak sayısını 1 yapın ya da tamamlanmış tabloyu seçin.
error-table-qualifiers = { $players } katılımcıdan { $qualifiers } tanesi sona kalamaz. 1 ile { $players } arasında bir sayı seçin.
error-undecided = { $one } ve { $other } numaralı oyuncuların maçı sonuçlanmadı. Sonuçlarını girin, oyun ekleyin ya da maçı karara bağlayın, sonra eşlendirin.
error-paired-differently = Sonuçlara göre { $one } ile { $other }, farklı eşlendirilmiş olan önceki bir turda karşılaşıyor. Sonuç ekranında ,d oynanan maçı korur ya da yeniden eşlendirir.
error-rating-too-low = { $player }: rating { $found }. Bu sistemde rating en az { $lowest } olmalı ya da hiç olmamalı. Ratingi düzeltin, sonra eşlendirin.
error-licence-missing = { $player } adında, ratingleri aynı iki oyuncu var. İkisine de lisans numarası (LNo) girin: sırayı o belirler.
error-rounds-out-of-range = { $kind ->
    [fixed] Bu sistemde { $players } oyuncu { $rounds } değil { $most } tur oynar. Turnuva ekranında (F4) tur sayısını { $most } yapın.
   *[range] Bu sistemde { $players } oyuncu { $rounds } tur oynayamaz. Turnuva ekranında (F4) { $fewest } ile { $most } arasında bir tur sayısı girin.
}
error-unknown-system = { $system } eşlendirme sistemi bilinmiyor. Turnuva ekranında (F4) başka bir sistem seçin.

error-setting-locked = { $setting } artık değiştirilemez. { $lock }
error-lock-round-paired = { $round }. tur bu ayarla eşlendirildi. Ayarı değiştirmek için o turu geri alın.
error-lock-leg-begun = { $first }. turda başka bir aşama başlıyor. Ayarı değiştirmek için o aşamayı geri alın.
error-lock-by-table = Tur sayısını tablo belirler. Değiştirmek için numara kurasını geri alın (u), katılımcı ekleyin ya da birini çekilmiş olarak işaretleyin.
error-too-few-rounds = { $rounds } tur yetersiz. Tur sayısını en az { $least } yapın.
error-points-out-of-order = Beraberlik puanı, galibiyet ile yenilgi puanları toplamının yarısını; tur atlama puanı galibiyet puanını aşamaz. İki oyunlu maçlarda tur atlama puanı, bir beraberlik ile iki galibiyet arasında olmalı. Puanları düzeltin.
error-no-such-player = { $id } numaralı oyuncu yok. Kayıtlı bir oyuncu seçin.
error-no-such-team = { $id } numaralı takım yok. Kayıtlı bir takım seçin.
error-empty-team = Takımda oyuncu yok. Bir maçtaki masa sayısı kadar oyuncuyu masa sırasıyla girin. Maç skoru yine toplam olarak girilebilir.
error-team-name-taken = { $name } adında bir takım zaten var. Başka bir ad girin ya da o takımı düzenleyin.
error-twice-in-team = { $player } iki kez yazılmış. Her oyuncuyu bir kez yazın: bir masaya ya da yedeğe.
error-in-team = { $player } bir takımda oynuyor: { $team }. Önce oyuncuyu o takımdan çıkarın.
error-played-for-team = { $player }, { $round }. turda bu takım adına eşlendirilmiş. Oyuncuyu takımda bırakın, gerekirse yedek olarak.
error-no-licence = “{ $found }” lisans numarası olamaz. 1-20 harf ya da rakam girin (0 olamaz) ya da alanı boş bırakın.
error-fide-id-zero = 0 bir FIDE ID olamaz. 1 veya daha büyük bir sayı girin ya da boş bırakın.
error-unequal-team = { $name } takımında { $players } oyuncu var, oysa bir maç { $boards } masada oynanıyor. Her masa için bir oyuncu yazın; fazlası yedektir.
error-players-and-boards = Oyuncuları yazılan takımın masa sayısı, oyuncu sayısına eşittir. Masa sayısını ya da oyuncuları boş bırakın.
error-too-many-boards = Oyuncuları yazılmayan bir takım en çok { $most } masada oynar. Daha küçük bir sayı girin.
error-players-in-some-teams = { $with } takımında oyuncular yazılı, { $without } takımında oyuncu yok. Oyuncuları ya bütün takımlar için girin ya da hiçbiri için girmeyin.
error-in-leg = { $name }, { $first }. turda başlayan aşamaya katılıyor. Önce o aşamayı geri alın.
error-small-leg = Aşamanın her grubunda en az iki katılımcı olmalı. Katılımcı ekleyin.
error-twice-in-leg = { $name } iki kez yazılmış. Aşamanın her katılımcısını bir kez yazın.
error-mixed-leg = Oyuncularla takımlar aynı aşamaya katılamaz. Yalnız oyuncuları ya da yalnız takımları yazın.
error-leg-ends-early = { $first }. turda başlayan bir aşama { $last }. turla bitemez. Aşamaya en az bir tur verin.
error-no-such-leg = { $first }. turda başlayan bir aşama yok. Bir aşamanın ilk turunu seçin.
error-bad-match = { $board }. masa: maçlar her masayı bir kez ve aynı gruptan iki taraf arasında içermeli. Turu yeniden eşlendirin.
error-not-of-match = { $player }, { $board }. masada oynayamaz: maçın her masasında iki taraftan birer oyuncu oynar. Başka bir oyuncu seçin.
error-bad-out = { $name } bu turda maç yapıyor ya da tura katılmıyor. Turu yeniden eşlendirin.
error-team-unplaced = { $name } takımının bu turda maçı yok, tur da atlamıyor. Turu yeniden eşlendirin.
error-boards-of-matches = { $round }. turun masaları maçlara bağlı, yerleri değiştirilemez. Aynı takımın oyuncularının yerlerini değiştirin ya da turu yeniden eşlendirin.
error-team-without-match = { $name } takımının { $round }. turda maçı yok. Maçı olan bir takım seçin.
error-line-up-too-long = { $name } takımının kadrosunda fazla oyuncu var: { $boards } masa için { $players } oyuncu. Fazlasını çıkarın.
error-not-in-roster = { $player }, { $name } takımının ana listesinde yok. Takımın oyuncularından ya da yedeklerinden birini seçin.
error-twice-lined-up = { $player } iki masaya yazılmış. Her oyuncuyu bir kez yazın.
error-match-begun = Maç başladı: { $board }. masanın sonucu var. Kadro yanlış girildiyse önce bu sonucu geri alın.
error-score-entered = { $board }. masanın maç skoru toplam olarak girilmiş. Önce bunu geri alın.
error-score-of-no-boards = { $boards } masanın toplamı { $one } - { $other } olamaz. Skoru yeniden yazın.
error-score-ambiguous = { $one } puana karşı öteki taraf { $others } alabilir. İki skoru da yazın: { $one }-{ $example }.
error-no-match-play = { $round }. turdaki maçların sonucunu oyunlar belirler. Oyunların sonuçlarını girin ya da düzeltin.
error-match-settled = { $board }. masanın maçı karara bağlanmış. Önce kararı geri alın, sonra oyun ekleyin.
error-match-running = Bu maçın { $board }. masasında henüz sonuç yok. Önce onu girin.
error-not-a-side = { $name }, { $board }. masanın maçında oynamıyor. İki taraftan birini seçin.
error-no-play-off = Başlamış ek maç yok. Önce sıralama ekranında ek maç kılavuzunu açın.
error-not-tied = { $name } ek maçlara katılmıyor. Eşit durumdaki oyunculardan seçin.
error-keep-out-of-range = On bir veya daha çok oyuncuda ilk 4–9 oyuncu oynar. Bu aralıkta bir sayı seçin.
error-licence-taken = { $licence } numaralı lisans başka bir oyuncuda: { $holder }. Başka bir numara girin ya da o oyuncuyu düzenleyin.
error-fide-id-taken = FIDE ID { $fide-id } başka bir oyuncuda: { $holder }. Başka bir numara girin ya da o oyuncuyu düzenleyin.
error-too-many-players = Turnuva { $most } oyunculuk üst sınıra ulaştı. Ötekiler için ikinci bir turnuva açın.
error-already-paired = { $player }, { $round }. turda eşlendirilmiş; silinemez. Bunun yerine çekildi olarak işaretleyin.
error-round-already-paired = { $round }. tur zaten eşlendirilmiş. Önce turu geri alın ya da daha sonraki bir turu seçin.
error-unequal-ratings = Ratingleri eşit değil: { $one }, { $other }. Başlangıç sıra numaraları yalnızca ratingleri eşit oyuncular arasında değiştirilebilir.
error-numbers-stay = { $last }. tur eşlendirildikten sonra başlangıç sıra numaraları değiştirilemez (FIDE C.04.2 2.3). Değiştirmek için önce o turu geri alın.
error-already-withdrawn = { $player }, { $from }. turdan itibaren zaten çekilmiş. Önce oyuncuyu turnuvaya geri alın.
error-not-withdrawn = { $player } çekilmiş değil. Yapılacak işlem yok.
error-half-points-denied = { $player } için yarım puanlı tur atlama hakkı yok. Başka bir tur atlama verin ya da önce bu hakkı geri verin (b).
error-reason-missing = Günlüğe yazılacak bir gerekçe zorunlu. Gerekçeyi girin.
error-fixed-by-table = { $round }. turun eşlendirmesini tablo belirler, bu yüzden sabitlenemez. Taslağı elle değiştirin.
error-not-by-table = { $round }. turun eşlendirmesi sonuçlara bağlı, bu yüzden başka turlarla birlikte yayımlanamaz. Turu ayrıca eşlendirin.
error-fixed-missing = { $round }. turda sabitlenmiş bir eşlendirme eksik. Turu yeniden eşlendirin.
error-bad-board-order = { $round }. turun masa sırası her masayı bir kez içermeli. Masaları yeniden sıralayın.
error-fixed-withdrawn = { $player } turnuvadan çekilmiş, ama { $board }. masadaki eşlendirmesi sabit. Serbest bırakın (,f), sonra yeniden eşlendirin.
error-rest-unpairable = Sabit { $count } eşlendirme varken öteki oyuncular eşlendirilemiyor. Birini serbest bırakın (,f) ya da bozun, sonra yeniden eşlendirin. { $because }
error-not-next = Sıradaki tur { $round }. değil { $next }. tur. Turları sırayla eşlendirin.
error-beyond-last = { $round }. tur yok: turnuva { $last } turdan oluşuyor. Daha çok tur oynanacaksa önce tur sayısını artırın (F4).
error-results-missing = { $round }. turda { $missing } sonuç eksik. Eksikleri girin ya da oyunları ertelenmiş olarak işaretleyin.
error-still-draft = { $round }. tur henüz taslak. Önce taslağı yayımlayın ya da silin.
error-draft-outdated = { $more ->
    [0] { $round }. turun taslağından sonra katılan ya da ayrılan oyuncu: { $player }. Turu yeniden eşlendirin ya da taslağı elle değiştirin.
   *[other] { $round }. turun taslağından sonra katılan ya da ayrılan oyuncular: { $player } ve { $more } oyuncu daha. Turu yeniden eşlendirin ya da taslağı elle değiştirin.
}
error-no-initial-colour = Başlangıç rengi henüz çekilmedi. Kurayı çekin (d), sonra 1. turu eşlendirin.
error-no-baku-for-teams = Takımlarda yalnız Bakü hızlandırması vardır ve 2-1-0 maç puanıyla eşlendirme gerektirir. Bu seçenekleri değiştirin ya da hızlandırmayı kapatın.
error-bad-numbering = Her oyuncunun tek bir başlangıç sıra numarası olmalı; uymayan: { $player }. Turu yeniden eşlendirin.
error-cannot-place = { $player } orada eşlendirilemez: tura katılmıyor ya da zaten eşlendirilmiş. Başka bir oyuncu seçin.
error-unplaced = Eşlendirilmemiş { $count } oyuncu var, ilki { $first } numara. Eşlendirin ya da tur atlatın, sonra yayımlayın.
error-second-bye = Bu turu atlayan oyuncu zaten var: { $holder }. Önce onun tur atlamasını kaldırın.
error-not-paired = { $round }. tur henüz eşlendirilmedi. Önce eşlendirin.
error-wrong-stage = { $round }. turun durumu: { $found }. Bu işlem için gereken durum: { $needed }.
error-no-such-board = { $round }. turda { $board }. masa yok. 1 ile { $last } arasında bir masa seçin.
error-result-entered = { $round }. turun { $board }. masasında zaten sonuç var: { $result }. Yeniden girmek yerine düzeltin (c).
error-round-closed = { $round }. tur kapandı: { $next }. tur eşlendirildi. Girmek yerine sonucu düzeltin (c).
error-board-has-result = { $board }. masanın sonucu var. Önce sonucu silin, sonra oyuncuları değiştirin.
error-no-change = Bu işlem hiçbir şeyi değiştirmez. Başka bir şey seçin.
error-follow-out-of-range = { $from }. tur, { $round }. turdan sonra gelmiyor. Daha sonraki bir turdan itibaren geri alın.
error-coefficient-range = { $found } bir gelişim katsayısı (K) değil. 1 ile { $highest } arasında bir sayı girin ya da boş bırakın.
error-lot-range = { $found } bir kura numarası değil. 1 ile { $highest } arasında bir sayı girin.
error-lot-drawn = { $player } için { $lot } numara çekildi; kura bir kez çekilir. Yanlışsa çekilişi geri alın.
error-lot-taken = { $lot } numaralı kurayı çeken: { $holder }. Başka bir numara girin.
error-position-range = { $found } numaralı diziliş yok. 0 ile 959 arasında bir sayı girin.
error-no-entered-value = Bu bir eşitlik bozma değeri değil. En çok dört basamaklı ve iki ondalıklı bir sayı girin, örneğin 12,75.
error-no-chess960 = Oyunlar Chess960 değil; diziliş çekilmez. Önce turnuva ekranında tempoyu seçin (F4).
error-adjusted-match = { $round }. tur maçlarla oynanıyor. Puan yalnızca tek oyunlu turlarda eklenir ya da silinir.
error-no-place-for-team = { $team } artık katılamaz: katılımcılar 1. turdan önce kesinleşti. Takımı eklemek için önce 1. turu geri alın.
error-not-played-yet = { $player } için { $board }. masada henüz sonuç yok. Önce sonucu girin, sonra puan ekleyin ya da silin.
error-position-drawn = { $round }. tur { $position } numaralı dizilişle başlar; bu kesindir. Yeniden çekmek için turu geri alın.
error-round-begun = { $round }. tur başladı; dizilişi artık çekilemez. Sonraki turun dizilişini o tur başlamadan çekin.
error-prizes-out-of-order = “{ $name }” ödülleri eksik, dereceden dereceye artıyor ya da aralık dışında. Önce birincilik ödülünü girin; her biri 1 ile { $highest } birim arasında olmalı.
error-too-many-decimals = Ondalık basamak sayısı fazla: { $decimals }. En çok { $most } girin.
error-no-such-step = { $step } numaralı kayıt yok. Günlükten bir kayıt seçin.
error-no-such-branch = { error-no-such-step }
error-made-for-before = Başka bir hakem bunu bu arada değiştirdi. Güncel duruma bakıp yeniden deneyin.
error-points-forbid-baku = Hızlandırma için galibiyet iki beraberliğe eşit, yenilgi sıfır puan olmalı. Puanları değiştirin ya da hızlandırmayı kapatın.

cli-choices = Olası kararlar:
cli-not-present = Bu turda eşlendirilecek { $number } numaralı oyuncu yok. Tura katılan bir oyuncu seçin.
cli-bye-even = Eşlendirilecek oyuncu sayısı çift ({ $number }); tur atlayan olmaz. --bye seçeneğini kaldırın ya da --unpaired ile tek sayıda oyuncuyu eşlendirme dışında bırakın.
cli-bye-barred = { $number } numaralı oyuncuya tur atlama verilemez. --bye ile başka bir oyuncu seçin ya da bu oyuncuyu --unpaired ile eşlendirme dışında bırakın.
cli-other-scores = { $record } kaydındaki puan değerleri bir turnuvada burada kullanılamaz; turlar başka puanlarla eşlendirilirdi. Kaydı düzeltin ya da raporu turnuva dosyasına dönüştürüp puanları orada belirleyin.

# Atlanan bir eşitlik bozma ve kullanılan biri hakkında uyarılar.
tie-break-error-unknown = { $id } eşitlik bozma kodu bilinmiyor. BH, SB, DE gibi bir kod seçin; hepsi turnuva ekranında (F4).
tie-break-error-other-rules = { $id } şu kurallara ait değil: { $rules }. Turnuva ekranında (F4) başka bir yöntem seçin.
tie-break-error-not-taken = { $id } yöntemi { $modifier } ekiyle kullanılamaz. Turnuva ekranında (F4) başka bir yöntem seçin.
tie-break-error-not-for-teams = { $id } takımları sıralamaz (team-formats §3). Turnuva ekranında (F4) başka bir yöntem seçin.
tie-break-error-swiss-only = { $id } döner turnuvada anlamsızdır ({ $article }). Döner turnuvaya uygun bir yöntem seçin.
tie-break-error-round-robin-only = { $id } yalnızca döner turnuvalar içindir ({ $article }). İsviçre sistemine uygun bir yöntem seçin.
tie-break-error-values-only = { $id } yalnızca Keizer sistemi içindir ({ $article }). Puana göre sıralanan turnuvalara uygun bir yöntem seçin.
tie-break-error-colours-from-table = { $id } burada adil bir ölçü değil: renkleri tablo belirliyor ({ $article }). Döner turnuvaya uygun bir yöntem seçin.
tie-break-warning-few-values = { $id } yalnız { $count } değer bırakıyor, beşten az. Daha küçük bir medyan seçin ya da hiç kullanmayın (tie-breaks §4).
tie-break-warning-no-ratings = { $count } oyuncunun ratingi yok; { $id } için rating gerekli ({ $article }). Rating ya da tahminî rating girin ya da başka bir yöntem seçin.
tie-break-warning-unrated = { $id }: { $count } oyuncu için değer yok, çünkü ilgili oyunculardan birinin ratingi yok. Rating girin ya da ratingsizler için sabit bir rating belirleyin (FIDE C.07 Art. 10).
tie-break-warning-not-drawn = { $id } için kurası olmayan eşit oyuncu sayısı: { $count }. Kura çekin.
tie-break-warning-not-entered = { $id }: değeri olmayan eşit oyuncu sayısı { $count }. Değerleri elle girin (d).

# Komut satırının reddettikleri.
cli-mistyped = “{ $found }” ne bir komut ne bir dosya. Bunu mu demek istediniz: { $near }?
cli-no-command = “{ $found }” ne bir komut ne bir dosya. Komutlar: { $known }. Turnuva dosyasının uzantısı .hakem’dir.
cli-list-options = --rounds, --system ve --given-first, bunları içermeyen oyuncu listeleri içindir. Raporda hepsi vardır; turnuva ekranında değiştirin.
cli-absent = Raporda { $players } numaralı oyuncular yok olarak yazılı, ama bu eşlendirmeye katıldılar. Ayrıldılarsa --unpaired { $players } ekleyin.
cli-confirm = Hiçbir şey yazılmadı: bu turlar yürürlükteki FIDE kurallarının eşlendirmesinden farklı. Turnuvayı yine de oluşturmak için --confirm ekleyin; raporlarda bu turlar belirtilir.
cli-confirm-boards = Raporu düzeltin ya da puanları masa sonuçlarından hesaplatmak için --confirm ekleyin.
cli-no-chapter = “{ $found }” el kitabının bir bölümü değil. Şunlardan birini seçin: { $known }; hiçbiri yazılmazsa bütün kitap yazılır.
cli-unknown-system = { $system } eşlendirme sistemi bilinmiyor. Şunlardan birini seçin: { $known }.
cli-against-systems = { $one } ile { $other } karşılaştırılamaz. Oyuncular için, turlarında aynı sayıda oyun olan iki İsviçre sistemi seçin.
cli-system-assumed = 192 kaydında { $type } yazıyor; burada bu adda bir eşlendirme sistemi yok (dosya: { $files }). Yerine { $system } kullanılıyor; başkası --system ile seçilir.
cli-round-out-of-range = { $round }. tur yok. 1 ile { $last } arasında bir tur seçin.
report-no-such-round = { cli-round-out-of-range }
cli-no-standings = { $file }: yayımlanmış tur olmadığı için sıralama yok. Önce bir tur yayımlayın.
cli-check-progress = { $files } dosyadan { $done } tanesi denetlendi
cli-output = Çıktı yazılamıyor: { $cause }. Çıktının yönlendirildiği yeri kontrol edin.
cli-unreadable = { $file } okunamıyor: { $cause }. Adı ve okuma izninizi kontrol edin.
cli-unwritable = { $file } yazılamıyor: { $cause }. Hiçbir şey değişmedi. Başka bir ad ya da klasör seçin ya da yazma izni alın.
cli-exists = { $file } zaten var ve değiştirilmedi. Başka bir ad seçin.
cli-no-terminal = Konsol bir terminal gerektirir, ama çıktısı yönlendirilmiş. Yönlendirmeden çalıştırın ya da sonucu yazdıran bir komut kullanın: hakem --help bunları listeler.
cli-ending = { $file } uzantısından biçim anlaşılmıyor. Turnuva dosyası için .hakem, çapraz tablo için .csv, rapor için .trf, .trfx ya da .txt, masalar için .pgn kullanın ya da biçimi --form ile belirtin. Çizelgeleri hakem print yazar.
cli-beyond-rounds = { $round }. tur, planlanan { $last } turdan sonra geliyor. Yine de eşlendirildi; oynanacaksa tur sayısını artırın.
cli-nothing-to-check = { $folder } klasöründe rapor (.trf, .trfx, .txt) ya da turnuva dosyası (.hakem) yok. Başka bir klasör ya da bir dosya seçin.
cli-certify-report = Sertifika bir rapordan oluşturulur. Önce raporu yazın: hakem convert TURNUVA.hakem RAPOR.trf.
uncertified-lim = lim sisteminde maksi turnuva turları için sertifika yoktur: 100 puanlık sınırda bir oyuncunun olası rakipleri önceki eşlendirmelere bağlıdır; sonucun sıradaki ilk uygun eşlendirme olduğunu gösteren bir toplam yoktur. Turları hakem check ile karşılaştırın.
uncertified-lim-2026 = lim-2026 sisteminde maksi turnuva turları için sertifika yoktur: 100 puanlık sınırda bir oyuncunun olası rakipleri önceki eşlendirmelere bağlıdır; sonucun sıradaki ilk uygun eşlendirme olduğunu gösteren bir toplam yoktur. Turları hakem check ile karşılaştırın.
uncertified-keizer = keizer turları için sertifika yoktur: turlar, her turdan sonra yeniden hesaplanan bir değer listesine göre eşlendirilir; rapor bu listeyi içermez. Turları hakem check ile karşılaştırın.
uncertified-round-robin = round-robin turları sertifika gerektirmez: turları tablo ve oyuncu sayısı belirler. Raporu doğrulayın: hakem verify RAPOR.
uncertified-scheveningen = scheveningen turları sertifika gerektirmez: turları tablo ve takımların oyuncuları belirler. Raporu doğrulayın: hakem verify RAPOR.
uncertified-skalitzka = skalitzka turları sertifika gerektirmez: turları tablo ve takımların oyuncuları belirler. Raporu doğrulayın: hakem verify RAPOR.
uncertified-molter = molter turları sertifika gerektirmez: turları tablo ve takımların oyuncuları belirler. Tabloyu yazdırın: hakem schedule --system molter --players MASA --teams TAKIM.
uncertified-team-round-robin = team-round-robin turları sertifika gerektirmez: turları tablo ve takımların maça çıkış listeleri belirler. Raporu doğrulayın: hakem verify RAPOR.
uncertified-knockout = knockout turları sertifika gerektirmez: turları seri başı sırası ve maçların galipleri belirler. Raporu doğrulayın: hakem verify RAPOR.
uncertified-team-knockout = team-knockout turları sertifika gerektirmez: turları seri başı sırası, maçların galipleri ve maça çıkış listeleri belirler. Raporu doğrulayın: hakem verify RAPOR.
cli-certify-unnamed = Rapor eşlendirme sistemini belirtmiyor; bu yüzden sertifikası doğrulanamaz. { $system } ile eşlendirildiyse rapora “{ $line }” satırını ekleyin ve turu yeniden sertifikalayın.
cli-certify-unverified = Oluşturulan sertifika doğrulanamadı: { $fault }. Yazılmadı; sertifikalar raporun bu içeriğini kapsamıyor.
cli-verified = Doğrulandı: tur { $round }, masa { $boards }, eşlendirme grubu { $brackets }.
cli-verify-refused = Doğrulanmadı: { $fault }. Bu raporun sertifikasını, sertifikayı düzenleyenden isteyin.
cli-verify-round-refused = Doğrulanmadı: tur { $round }: { $fault }.
cli-verify-points = Doğrulandı: bütün oyuncuların ({ $players }) puanları turların sonuçlarıyla aynı.
cli-verify-points-refused = Puanlar doğrulanmadı: { $fault }.
cli-verify-none = { $file } dosyasında sertifika yok. Önce sertifikayı belirtin (hakem verify SERTİFİKA RAPOR) ya da hakem convert --certified ile yazılmış bir rapor isteyin.
cli-verify-report-missing = { $file } bir sertifika. Raporu da belirtin: hakem verify { $file } RAPOR.
cli-convert-certified = Sertifikaları yalnız turnuva raporu taşıyabilir. --certified seçeneğini kullanmayın ya da bir .trf dosyası yazın.
cli-convert-uncertified = { $round }. tur sertifikasız yazıldı: { $why }
error-unproved-incomplete = Eşlendirilecek her oyuncunun tam bir masası ya da tur atlaması yok. Turu eşlendirin, sonra yeniden deneyin.
error-unproved-illegal = { $one }-{ $other } eşlendirmesi mutlak bir ölçüte aykırı, bu yüzden tur kanıtlanamaz. hakem check ile karşılaştırın.
error-unproved-other-bye = Tur atlama kurallara uygun değil: { $rule } uyarınca başka bir oyuncu önce gelir. hakem check ile karşılaştırın.
error-unproved-not-best = Tur kurallara uygun değil: { $score } puanlık eşlendirme grubunda başka bir eşlendirme { $rule } bakımından daha iyi. hakem check ile karşılaştırın.
error-unproved-by-parity = { $score } puanlık eşlendirme grubunda yukarı kaydırılanların hiçbir seçimi C6’ya uymuyor. Bu turnuvada C6 yalnızca karşılandı ya da karşılanmadı diye değerlendirilir; böyle bir turun sertifikası olmaz. hakem check ile karşılaştırın.
error-unproved-no-form = { $score } puanlık eşlendirme grubunda { $rule } için bir kanıt biçimi yok; bu turun sertifikası olmaz. hakem check ile karşılaştırın.
cli-limit = Eşlendirme { $seconds } s içinde bitmedi. --limit değerini yükseltin ya da --limit kullanmayın.
cli-too-many-players = { $players } oyuncu, bir turnuvanın { $most } oyunculuk sınırını aşıyor. Daha küçük bir sayı seçin.
cli-ratings-of-players = --players değeri { $players }, --ratings listesinde ise { $ratings } değer var. Her oyuncu için bir rating verin ya da --players seçeneğini kaldırın.
cli-teams-by-results = { $system } takımları sonuçlara göre eşlendirmez; --teams bu sistemde etkisizdir. team-swiss-2026 ya da olympiad-2022 kullanın ya da --teams seçeneğini kaldırın.
cli-no-team-size = { $system } için { $players } oyunculu takımların tablosu yok. Var olanlar: { $sizes } ve sonrası.
cli-no-such-player = Sıralamada { $number } numaralı oyuncu yok. Var olan bir başlangıç sıra numarası seçin.
cli-player-report = Bu rapor bütün oyuncuları kapsar. --player seçeneğini kaldırın ya da sıralamayı veya kartları yazdırın.
cli-report-tie-breaks = Yalnız sıralama, turnuvanınkinden farklı eşitlik bozma yöntemleriyle yazdırılabilir. --tie-breaks seçeneğini kaldırın ya da sıralamayı yazdırın.
cli-not-in-csv = Kartlar ve hesaplar tablo değildir. --format csv seçeneğini kaldırın.
cli-until = “{ $found }” ne bu turnuvanın bir kaydı ne de bir zaman. 0 ile { $last } arasında bir kayıt ya da 2026-03-06T14:30 gibi bir zaman girin.
cli-colour-drawn = Kurayla çekilen başlangıç rengi dosyada var: { $colour }. --initial-colour seçeneğini kaldırın.
replay-chain = { $all } kaydın { $count } tanesi, { $step }. kayda kadar. { $chain ->
    [damaged] Gerisi bozuk.
   *[whole] Zincir sağlam.
}
cli-schedule-through = oynamadan üst tura geçenler: { $slots }
cli-schedule-rounds = Tabloda yalnızca { $rounds } tur var, { $asked } değil. Daha az tur isteyin ya da --rounds seçeneğini çıkarın.
error-own-board-zero = Masa numaraları 1’den başlar. 1 ya da daha büyük bir numara seçin.
error-own-board-taken = { $board }. masa { $holder } için ayrılmış. Başka bir masa seçin.
error-fee-too-high = Katılım payı en çok 10.000.000.000 olabilir. Daha düşük bir tutar girin.

season-missing = { $file } yok. Sezonun adını ve turnuvalarını yazarak oluşturun.
plan-unknown-name = { $line }. satır, { $column }. sütun: “{ $found }” burada tanınmıyor; olabilecekler: { $expected }
plan-missing-name = { $line }. satır: “{ $name }” eksik
plan-repeated-name = { $line }. satır, { $column }. sütun: “{ $name }” iki kez yazılmış
plan-wrong-value = { $line }. satır, { $column }. sütun: değer uygun değil (sınırları içinde tam sayı, tırnak içinde metin, köşeli ayraç içinde liste)
plan-malformed = { $line }. satır, { $column }. sütun: ayraç, virgül, iki nokta ya da tırnak eksik veya yanlış yerde
season-malformed = { $file } okunamıyor: { $cause }. Satırı düzeltip yeniden deneyin.
season-no-events = { $file } dosyasında turnuva yok. Turnuva dosyalarını sırayla events alanına yazın.
season-no-such-event = { $file } dosyasındaki turnuva bulunamadı: { $event }. Yolu düzeltin; yol sezon klasöründen başlar.
season-twice = { $file } dosyasında { $event } iki kez geçiyor. Her turnuvayı bir kez yazın.
season-no-ratings = Sezonun rating kuralları yok. season.ron dosyasına kendi sayılarınızla ratings: (k: 20, first: 1200) satırını ekleyin.
