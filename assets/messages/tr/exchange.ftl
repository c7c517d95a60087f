# Başka programların dosyaları: oyuncu listelerinin önizlemesi, yaptıkları değişiklikler, bu dosyalarda bulunmayanlar.

list-name = ad
list-name-given-first = ad soyad (önce ad)
list-family = soyadı
list-given = adı
list-title = unvan
list-rating = ELO
list-rating-standard = standart
list-rating-rapid = hızlı
list-rating-blitz = yıldırım
list-national-rapid = ulusal hızlı ratingi
list-national-blitz = ulusal yıldırım ratingi
list-national-rating = UKD
list-federation = federasyon
list-fide-id = FIDE ID
list-licence = lisans no
list-sex = cinsiyet
list-born = doğum
list-club = kulüp
list-town = il

preview-title = { $file } içindeki oyuncular
preview-head = başlıklar { $line }. satırda
preview-no-head = başlık satırı yok
preview-above = Üstünde: { $lines }
preview-column = Sütun
preview-taken-for = Anlamı
preview-values = İlk değerler
preview-nothing = yok sayılır
preview-idle = Oyuncu olmadığı için atlanan satırlar: { $lines }
preview-leaves = Hatalı olduğu için atlanan satırlar: { $lines }
preview-more-faults = … { $count } hata daha; hatalı satır sayısı: { $lines }
preview-no-names = Ad sütunu belirtilmedi. Adların olduğu sütuna gidip n tuşuna basın.
preview-name-order = “{ $name }” adında hangisi soyadı? Yazıldığı gibi bırakmak için ({ $first }) n tuşuna, önce ad yazılmışsa ({ $last }) o tuşuna, sonra Enter’a basın.
preview-faults-first = Bazı satırlarda hata var. Sütunun anlamını değiştirin, - ile yok sayın ya da x ile satırları atlayın.
preview-no-players = Hiçbir satırda oyuncu yok. Sütunların anlamını değiştirin.
preview-no-faults = Hiçbir satırda hata yok; atlanacak satır yok.
preview-key-turn = anlamı değiştir
preview-key-nothing = sütunu yok say
preview-key-head = başlıklar bir satır aşağıda, H yukarıda
preview-key-leave = hatalı satırları atla

review-key-turn = kabul et / atla
review-key-all = hepsi / hiçbiri
review-taken = kabul edilen: { $taken } / { $count }

incoming-pasted = yapıştırılan satırlar
incoming-table-title = Tablonun uymadığı kurallar
incoming-table-system = Dosya bir Molter tablosu, turnuvanın sistemi ise başka. Önce Molter sistemini seçin (F4).
incoming-title = { $file }: oyuncuları içe aktarma
incoming-counts = Yeni: { $new } (+) · değişen: { $changed } (~) · kayıtlı: { $same } (=) · olanaksız: { $odd } (!)
incoming-nothing-new = Listedeki bütün oyuncular aynı bilgilerle zaten kayıtlı. Hiçbir şey değişmedi.
incoming-none-chosen = Hiçbir şey işaretli değil. Hiçbir şey değişmedi.
incoming-same = zaten kayıtlı
incoming-twice = yukarıda zaten var: { $player }
incoming-clash = FIDE ID { $player } oyuncusunun, lisans numarası { $other } oyuncusunun
incoming-results-title = { $file }: { $round }. turun sonuçları
incoming-result-counts = Yeni: { $new } (+) · farklı, çelişki olur: { $changed } (~) · aynı ya da bitmemiş: { $same } (=) · olanaksız: { $odd } (!)
incoming-other-rounds = { $count } oyun başka turlardan.
incoming-no-games = Dosyada { $round }. turun oyunu yok. Ok tuşlarıyla onların turuna gidip yeniden deneyin.
incoming-differs = kayıtlı { $recorded }, dosyada { $found }
incoming-result-same = kayıtla aynı
incoming-unfinished = dosyada sonuç yok
incoming-two-results = başlıkta { $header }, hamlelerin sonunda { $ending } yazıyor; sonucu kendiniz girin
incoming-turned = dosyada renkler ters
incoming-game-twice = masa dosyada iki kez var
incoming-not-there = { $line }. satır: bu turda eşlendirilmemiş ya da bilinmiyor
import-archive = { $path } bir zip arşivi, içinde: { $names }. Açıp içinden bir dosya seçin.

import-foreign = { $path } dosyasını yalnız onu yazan program okuyabilir. Turnuvayı orada TRF olarak ya da oyuncularla eşlendirmeleri metin olarak dışa aktarın ve o dosyayı seçin.
import-foreign-papi = { $path } bir Papi turnuvası; onu yalnız Papi okur. Orada FIDE raporunu (TRF) dışa aktarın ve o dosyayı seçin.
import-foreign-access = { $path } bir Access veritabanı. Oyuncu tablosunu orada çalışma kitabı ya da CSV olarak dışa aktarın ve o dosyayı seçin.
import-foreign-swiss-manager = { $path }, hakem’in okuyamadığı türden bir Swiss-Manager turnuvası. Orada TRF (FIDE verileri) ya da oyuncuları ve eşlendirmeleri metin olarak (Extras) dışa aktarıp o dosyayı seçin.
import-foreign-swiss-chess = { $path } bir Swiss-Chess turnuvası; onu yalnız Swiss-Chess okur. Orada FIDE raporunu (TRF) ya da oyuncuları metin olarak dışa aktarın ve o dosyayı seçin.
import-foreign-vega = { $path }, yalnız Vega’nın okuduğu paketlenmiş bir Vega turnuvası. Klasöründeki turnuvayı (.veg) ya da raporu (.trfx) seçin.
import-foreign-swiss-perfect = { $path }, SwissPerfect’in metin olarak dışa aktardığı bir çapraz tablo; renkleri içermiyor. Turnuvanın kendisini seçin: .ini, .trn ve .sco dosyaları ya da üçünün zip dosyası.
import-foreign-chess-results = { $path } chess-results için bir yükleme dosyası. Turnuvayı onu yazan programda TRF olarak ya da chess-results’ta sıralama çapraz tablosunu çalışma kitabı olarak dışa aktarın ve o dosyayı seçin.
import-foreign-single-players = { $path } bir turnuva değil, yalnız tek oyuncuların sonuçlarını içeriyor. Turnuvayı TRF ya da çapraz tablo olarak seçin.
import-foreign-pdf = { $path } baskıya hazır bir sayfa (PDF). Turnuvayı TRF olarak ya da oyuncuları çalışma kitabı veya CSV olarak seçin.
import-foreign-page = { $path } bir web sayfası. Tablosunu çalışma kitabı olarak dışa aktarın ya da satırlarını kopyalayıp Oyuncular ekranına yapıştırın.
import-games = { $path } turnuva değil oyun içeriyor. Turnuvalarını açıp Oyuncular ya da Sonuç ekranında i ile içe aktarın.
import-seat-table = { $path } turnuva değil Molter tablosu içeriyor. Bir Molter turnuvasını açıp tabloyu orada içe aktarın (Eşlendirme ekranında ,m).
table-too-large = Dosyada bir oyuncu listesinde olabileceğinden çok satır ya da metin var. Başka bir dosya seçin.
table-damaged = Dosya eksik, bozuk ya da parolalı. Yeniden indirin ya da CSV olarak kaydedin.
table-unpacks = Açılan dosya herhangi bir oyuncu listesinden büyük. Başka bir dosya seçin.

crosstable-cell = “{ $found }” 17b1, 9w½, 7w-, -1 ya da -0 gibi bir eşlendirme değil. Hücreyi düzeltin.
crosstable-unknown-number = “{ $found }” tablodaki bir oyuncunun numarası değil. Hücreyi düzeltin ya da tablonun tamamını içe aktarın.
crosstable-mirror = “{ $found }”, { $line }. satırla çelişiyor: “{ $there }”. İki hücreden birini düzeltin.
crosstable-open = “{ $found }” sonuçsuz, oysa tabloda sonraki turlar var. Sonucu hücreye girin.
crosstable-rounds = Tablodaki son tur: { $rounds }. Daha çok tur planlandıysa sayısını ayarlara girin.
crosstable-berger = Turlar ve renkler, tablonun numaralarına göre Berger tablosundakilerdir (karşılıklı { $cycles } oyun). Tur sırası değiştirildiyse karşılaştırın.
crosstable-numbered = Tabloda başlangıç sıra numarası yok. Oyuncular ELO, unvan ve ada göre numaralandı; sonraki turu eşlendirmeden önce numaraları kontrol edin.
crosstable-byes = { $round }. turda birden çok oyuncunun rakipsiz bir puanı var: her biri tam puanlı tur atlama sayıldı, hiçbiri 1 Tur sayılmadı.
crosstable-points = { $players }: puanlar turlarla uyuşmuyor; turlar kullanıldı.
swiss-manager-pairings-file = Eşlendirmeler { $file } dosyasından okundu.
swiss-manager-score = { $player }: puan oynanan turlarla uyuşmuyor. Oynanmayan turlar katılmama sayılır; gerekiyorsa tur atlama girin.
swiss-manager-both-lost = Önceki turlarda puansız { $count } masa 0-0 olarak içe aktarıldı: { $boards }. Ertelenmiş olanları düzeltin.
swiss-manager-no-column = Eşlendirmelerde { $column } sütunu yok. Swiss-Manager’dan yeniden dışa aktarın.
swiss-manager-no-result = { $line }. satır: “{ $found }” bilinen bir sonuç değil. Satırı düzeltin.
swiss-manager-unknown-player = { $line }. satır: { $number } numaralı oyuncu oyuncu dosyasında yok. Aynı turnuvanın iki dosyasını seçin.
swiss-manager-twice = { $line }. satır: { $number } numaralı oyuncu { $round }. turda iki kez eşlendirilmiş. Satırı düzeltin.
swiss-manager-number = Oyuncuların { $line }. satırı: “{ $found }” sayı değil ya da başka oyuncuda var. Satırı düzeltin.
swiss-manager-loses = Swiss-Manager dosyaları oyuncuları, eşlendirmeleri ve sonuçları içerir. Ayarlar, eşitlik bozma ve günlük turnuva dosyasında kalır.
swiss-manager-loses-byes = Bu dosyalarda istenmiş { $count } tur atlama ya da katılmama için ayrı satır yok; yalnız puanlarda görünür.
swiss-manager-loses-open = { $count } oyun sonuçsuz yazıldı: ertelenmiş ya da 0-0.
swiss-manager-loses-unrated = Bu dosyalar { $count } oyunun ratinge sayılmadığını göstermez.
swiss-manager-loses-matches = Bir oyuncunun birden çok oyun oynadığı { $count } tur oyun oyun yazıldı; bu dosyalardan geri okunamaz.
swiss-manager-loses-teams = Takımlar ({ $count }) bu dosyalarda yok.

pgn-no-games = Dosyada oyun yok.
pgn-header = { $line }. satır: başlık kapatılmamış. Köşeli ayraç içinde ad ve tırnaklı değer bekleniyordu.
pgn-too-many = Dosyada { $most } oyundan fazlası var. Başka bir dosya seçin.
pgn-losses = PGN yayımlanan turların masalarını ve sonuçlarını içerir. Tur atlamalar ve öteki bilgiler turnuva dosyasında kalır.

cli-form = { $form } desteklenen bir çıktı biçimi değil. Desteklenenler: { $known }.

report-form-trf = TRF-2026
report-form-trf16 = TRF16 (eski programlar)
report-form-bytes = TRF, bayt (Vega)
report-form-ascii = TRF, ASCII adlar
report-form-no-integrity = Bütünlük açıklamasız TRF
report-form-public = Kişisel verisiz TRF
report-public = Kişisel verisiz: yalnızca doğum yılı, lisans numarası yok, başka programların açıklamaları yok.
report-form-swiss-manager = Swiss-Manager, 2 dosya
report-form-chess-results = chess-results için XML
chess-results-no-access = Bu dosyada chess-results giriş bilgileri yok. Turnuvayı hakem upload ile yükleyin: chess-results’tan aldığınız, yapılandırma klasöründeki chess-results.ron dosyasına girdiğiniz bilgileri o ekler.
chess-results-no-key = Turnuvanın henüz chess-results ID’si yok. İlk yüklemede alınır ya da turnuva ekranında (F4) girilir.
chess-results-bracket = chess-results’ta eleme türü yok: turnuva İsviçre sistemi olarak gönderilir.
chess-results-teams-as-clubs = chess-results’ta bu takım maçları için bir tür yok: oyuncular bireysel İsviçre sistemi olarak, takımları kulüp yerine yazılarak ve takım sıralaması olmadan gönderilir.
chess-results-tie-breaks = chess-results kendi listesinden beş eşitlik bozma yöntemi alır. Gönderilmeyen, yalnız açıklamada adı geçen: { $list }.
chess-results-omits = Dosyada bulunmayan: doğum günleri, lisans numaraları, istenen tur atlamaların türü, yayımlanmamış turlar ve onlara girilen tur atlamalar, önceki turların sıralamaları, ödüller, kategoriler, yasak eşlendirmeler, ayrılmış masalar, notlar ve günlük. Soyad 32, ad 30, kulüp 40, turnuva adı 160 karakterden sonra kesilir; süslü ayraçlar yuvarlak olur.
report-form-pgn = PGN, masalar

wall-report-loses = Bu dosyada yok

# Okunan dosya.
waiting-title = Okunuyor
waiting-file = { $file } okunuyor. Basılan tuşlar sıraya alınır; Esc durdurur.
waiting-key-end = okumayı durdur
waiting-ended = { $file } okunması durduruldu. Hiçbir şey değişmedi.
waiting-unread = { $file } okunamadı. Hiçbir şey değişmedi; yeniden deneyin ya da başka biçimde kaydedin.

upload-done = { $event } chess-results üzerinde güncel, { $round ->
    [0] 1. turdan önce
   *[other] { $round }. turla
} (ID { $key }).
upload-new-key = chess-results turnuvaya { $key } ID’sini verdi. Turnuvaya kaydedildi.
upload-key-not-kept = chess-results turnuvaya { $key } ID’sini verdi, ama kaydedilemedi. Turnuva ekranında (F4) girin; yoksa sonraki yükleme ikinci bir turnuva oluşturur.
upload-read-only = Turnuva dosyası salt okunur; chess-results ID’si kaydedilemiyor. Dosyayı onarın ya da ID’yi turnuva ekranında (F4) girin.
upload-missing = Yapılandırmada eksik: { $parts }. chess-results sağlayıcısının verdiği bilgileri { $file } dosyasına ya da ortam değişkenlerine (HAKEM_CHESS_RESULTS_…) girin. hakem convert dosyayı bunlarsız yazar.
upload-malformed = { $part } hatalı: 32 onaltılık basamak ya da 16 harf bekleniyordu. Yapılandırmada düzeltin.
upload-no-number = { $part } sayı değil. Yapılandırmada düzeltin.
upload-address = Adres https:// ile başlamıyor. Yapılandırmada düzeltin.
upload-open-to-others = Kimlik bilgileri içeren { $file } dosyasını başkaları okuyabiliyor. Erişimi kısıtlayın (chmod 600).
upload-malformed-file = { $file }, { $line }. satır, { $column }. sütunda hatalı. Biçimi komut satırı sayfasındadır.
upload-no-program = curl başlatılamıyor: { $cause }. Kurun; chess-results bağlantısı için gereklidir.
upload-not-reached = chess-results’a ulaşılamıyor: { $said }. Ağ kullanılabilir olunca yeniden deneyin.
upload-refused = chess-results yüklemeyi reddetti: { $words }
upload-unreadable = chess-results okunamayan bir yanıt gönderdi. Daha sonra yeniden deneyin.
program-missing-swiss-manager = Swiss-Manager dosyasında sonuçların ve tur atlamanın puanı, başlangıç rengi, hızlandırma, yasak eşlendirmeler, ayrılmış masalar, geç katılanlar ve eşitlik bozma yöntemleri yoktur. Eşlendirmeden önce turnuva ekranını ve oyuncuları kontrol edin.
program-missing-sharly = Eşitlik bozma yöntemleri, ayrılmış masalar, kayıt kontrolleri, kurala aykırı hamleler, ödüller ve kişisel bilgiler içe aktarılmadı. Eşitlik bozma sırasını turnuva ekranında (F4) kontrol edin.
program-missing-vega = Vega dosyasında oyuncular vardır; turlar, Vega’nın her turdan önce yazdığı rapordadır (.trfx) ve yanında böyle bir rapor bulunamadı. Sistem, eşitlik bozma yöntemleri ve hızlandırma içe aktarılmadı.
program-missing-swiss-perfect = SwissPerfect dosyasında tarih, planlanan tur sayısı ve tur atlamaların türü yoktur. Eşitlik bozma yöntemleri, yasak eşlendirmeler, takımlar, çekilmeler ve notlar içe aktarılmadı. Eşlendirmeden önce turnuva ekranını kontrol edin.
program-report-file = Turnuva { $file } dosyasından okundu.
program-unrated = { $round }. tur, { $number } numaralı oyuncu: başka türden bir sonuç, ratinge sayılmayan oyun olarak içe aktarıldı.
program-result = { $round }. tur, { $number } numaralı oyuncu: { $found } sonucu bilinmiyor. Oyun açık kaldı; sonucunu girin.
program-absences = Sonraki turlarda puansız olarak eşlendirme dışı bırakılmış oyuncu sayısı: { $count }. Puansız tur atlama girildi; eşlendirmeden önce kontrol edin.
program-acceleration = “{ $kind }” eşlendirmesi desteklenmiyor. Turlar değişmeden içe aktarıldı; sonraki turlar onsuz eşlendirilir.
program-bonus = { $number } numaralı oyuncu: tursuz { $halves } yarım puan; bunların { $given } tanesi yarım puanlı tur atlama oldu
program-damaged = Dosya eksik ya da bozuk ({ $part }). Dosyayı yazan programda yeniden kaydedin.
program-pairings = Turlarda { $announced } eşlendirme var, dosyada { $found }. Dosyayı yazan programda yeniden kaydedin.
program-twice = { $round }. turda { $number } numaralı oyuncu iki kez var. Dosyayı yazan programda düzeltin.
program-unknown = { $round }. turda geçen { $number } numaralı oyuncu dosyada yok. Dosyayı yazan programda yeniden kaydedin.
program-teams = Bu bir { $program } takım turnuvası. O programdan TRF olarak dışa aktarıp o raporu seçin.
program-no-players = Dosyada oyuncu yok. Başka bir dosya seçin.
program-several = Dosyada birden çok turnuva var: { $names }. Birini adıyla seçin: hakem convert DOSYA ÇIKTI.hakem --tournament AD.
program-open-elsewhere = Son değişiklikler yanındaki -wal dosyasında. Dosyayı açık tutan programı kapatıp yeniden içe aktarın.
program-missing = Yanında { $file } yok. Turnuvanın bütün dosyalarını bir klasöre kopyalayın.
program-older-version = Sharly Chess’in, oyuncuları Papi dosyalarında tutan eski bir sürümüyle yazılmış. Güncel sürümde açıp kaydedin ya da oradan TRF olarak dışa aktarın.
program-open = Önceki turlardan { $count } oyunun sonucu yok; bunlar ertelenmiş sayıldı. Sonuçları girin.
