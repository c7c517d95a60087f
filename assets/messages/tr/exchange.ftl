# Başka programların dosyaları: alınmadan önce oyuncu listeleri, neyi değiştirdikleri, böyle bir dosyanın tutamadıkları.

list-name = ad
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
list-fide-id = FIDE no
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
preview-nothing = alınmaz
preview-idle = Oyuncu olmayan, alınmayan satırlar: { $lines }
preview-leaves = Okunamayan satırlar alınmıyor: { $lines }
preview-more-faults = … { $count } hata daha; hatalı satır sayısı: { $lines }
preview-no-names = Adlar hiçbir sütunda yok. O sütuna gidip n'ye basın.
preview-faults-first = Bazı satırlar okunamıyor. Sütuna başka bir anlam verin, - ile sütunu ya da x ile o satırları dışarıda bırakın.
preview-nobody = Hiçbir satırda oyuncu yok. Sütunlara başka anlamlar verin.
preview-no-faults = Bütün satırlar okunabiliyor; dışarıda bırakılacak bir şey yok.
preview-key-turn = başka anlam
preview-key-nothing = sütunu alma
preview-key-head = başlıklar bir satır aşağıda, H yukarıda
preview-key-leave = hatalı satırları alma

review-key-turn = al, alma
review-key-all = hepsi, hiçbiri
review-taken = alınan: { $count } satırdan { $taken }

incoming-pasted = yapıştırılanlar
incoming-title = { $file }: oyunculardaki değişiklikler
incoming-counts = Yeni: { $new } (+) · değişen: { $changed } (~) · zaten var: { $same } (=) · alınamaz: { $odd } (!)
incoming-nothing-new = Listedeki herkes zaten var ve bilgileri aynı. Hiçbir şey değişmedi.
incoming-none-chosen = Hiçbir şey seçilmedi; hiçbir şey değişmedi.
incoming-same = zaten var
incoming-twice = yukarıda zaten var: { $player }
incoming-clash = FIDE no { $player }, lisans no { $other } adlı oyuncunun
incoming-results-title = { $file }: { $round }. turun sonuçları
incoming-result-counts = Yeni: { $new } (+) · kayıttakinden farklı, çelişki olacak: { $changed } (~) · aynı ya da bitmemiş: { $same } (=) · alınamaz: { $odd } (!)
incoming-other-rounds = { $count } oyun başka turlardan.
incoming-no-games = Dosyada { $round }. turdan oyun yok. Oklarla oyunların turuna gidip yeniden deneyin.
incoming-differs = kayıtta { $recorded }, dosyada { $found }
incoming-result-same = kayıttakinin aynısı
incoming-unfinished = dosyada sonuç yok
incoming-two-results = başlıkta { $header }, hamlelerin sonunda { $ending } yazıyor; sonucu kendiniz girin
incoming-turned = dosyada renkler ters
incoming-game-twice = bu masa dosyada iki kez var
incoming-not-there = { $line }. satır: ikisi bu turda karşılaşmıyor ya da biri bilinmiyor

import-archive = { $path } bir zip arşivi, içinde: { $names }. Açıp içinden bir dosya seçin.
import-foreign = { $path } dosyasını yalnız onu yazan program okuyabilir. Turnuvayı orada TRF olarak ya da oyuncularla eşlendirmeleri metin olarak dışa aktarın ve o dosyayı seçin.
import-foreign-papi = { $path } bir Papi turnuvası; onu yalnız Papi okur. Orada FIDE raporunu (TRF) dışa aktarın ve o dosyayı seçin.
import-foreign-access = { $path } bir Access veritabanı. Oyuncu tablosunu orada çalışma kitabı ya da CSV olarak dışa aktarın ve o dosyayı seçin.
import-foreign-swiss-manager = { $path }, burada okunmayan türden bir Swiss-Manager turnuvası. Orada TRF (FIDE verileri) ya da oyuncuları ve eşlendirmeleri metin olarak (Extras) dışa aktarıp o dosyayı seçin.
import-foreign-swiss-chess = { $path } bir Swiss-Chess turnuvası; onu yalnız Swiss-Chess okur. Orada FIDE raporunu (TRF) ya da oyuncuları metin olarak dışa aktarın ve o dosyayı seçin.
import-foreign-vega = { $path }, yalnız Vega’nın okuduğu paketlenmiş bir Vega turnuvası. Klasöründeki turnuvayı (.veg) ya da raporu (.trfx) seçin.
import-foreign-chess-results = { $path } chess-results için bir yükleme dosyası. Turnuvayı onu yazan programda TRF olarak ya da chess-results'ta sıralama çapraz tablosunu çalışma kitabı olarak dışa aktarın ve o dosyayı seçin.
import-foreign-single-players = { $path } tek tek oyuncuların sonuçlarını içeriyor, bir turnuvayı değil. Turnuvayı TRF ya da çapraz tablo olarak seçin.
import-foreign-pdf = { $path } baskıya hazır bir sayfa (PDF). Turnuvayı TRF olarak ya da oyuncuları çalışma kitabı veya CSV olarak seçin.
import-foreign-page = { $path } bir web sayfası. Tablosunu orada çalışma kitabı olarak dışa aktarın ya da satırlarını kopyalayıp oyuncuların arasına yapıştırın.
import-games = { $path } bir turnuva değil, oyunlar içeriyor. Ait oldukları turnuvayı açın ve oyuncularda ya da sonuçlarda i ile alın.
table-too-large = Bir oyuncu listesinde olabileceğinden çok satır ya da metin var. Başka bir dosya seçin.
table-damaged = Dosya kesik, bozuk ya da parolalı. Yeniden edinin ya da CSV olarak kaydedin.
table-unpacks = Dosya açılınca bir oyuncu listesinin olabileceğinden büyük oluyor. Başka bir dosya seçin.

crosstable-cell = “{ $found }” 17b1, 9w½, 7w-, -1 ya da -0 gibi bir eşlendirme değil. Hücreyi düzeltin.
crosstable-nobody = “{ $found }” tabloda kimsenin taşımadığı bir numara veriyor. Hücreyi düzeltin ya da tablonun tamamını alın.
crosstable-mirror = “{ $found }” satır { $line } ile uyuşmuyor: orada “{ $there }” var. İki hücreden birini düzeltin.
crosstable-open = “{ $found }” sonuçsuz, oysa tabloda sonraki turlar var. Sonucu hücreye yazın.
crosstable-rounds = Tablodaki son tur: { $rounds }. Daha çok tur planlandıysa sayısını ayarlara girin.
crosstable-berger = Turlar ve renkler, tablonun numaralarına göre Berger tablosundakilerdir (karşılıklı { $cycles } oyun). Tur sırası değiştirildiyse karşılaştırın.
crosstable-numbered = Tabloda başlangıç sıra numarası yok. Oyuncular ELO, unvan ve ada göre numaralandı; eşlendirmeden önce karşılaştırın.
crosstable-byes = { $round }. turda rakipsiz bir puanı olan birden çok oyuncu var; hiçbiri 1 Tur sayılmadı, tam puanlı tur atlama sayıldı.
crosstable-points = { $players }: puanlar turlarla uyuşmuyor; turlar geçerlidir.
swiss-manager-pairings-beside = Eşlendirmeler { $file } dosyasından okundu.
swiss-manager-score = { $player } adlı oyuncunun puanı oynanan turlarla uyuşmuyor. Oynanmayan turlar yokluk sayıldı; tur atlamaları elle verin.
swiss-manager-both-lost = Önceki turlarda puansız { $count } masa iki tarafça kaybedilmiş sayıldı: { $boards }. Ertelenmiş olanları düzeltin.
swiss-manager-no-column = Eşlendirmelerde { $column } sütunu yok. Swiss-Manager'dan yeniden dışa aktarın.
swiss-manager-no-result = Satır { $line }: “{ $found }” bilinen bir sonuç değil. Satırı düzeltin.
swiss-manager-nobody = Satır { $line }: { $number } numaralı oyuncu oyuncular arasında yok. Aynı turnuvanın iki dosyasını alın.
swiss-manager-twice = Satır { $line }: { $number } numaralı oyuncu { $round }. turda iki kez eşlendirilmiş. Satırı düzeltin.
swiss-manager-number = Oyuncular, satır { $line }: “{ $found }” bir numara değil ya da başka bir oyuncunun. Satırı düzeltin.
swiss-manager-loses = Swiss-Manager dosyaları oyuncuları, eşlendirmeleri ve sonuçları içerir. Ayarlar, eşitlik bozma ve günlük turnuva dosyasında kalır.
swiss-manager-loses-byes = İstenmiş { $count } tur atlama ve yokluğun orada satırı yok; yalnız puanlarda görünür.
swiss-manager-loses-open = { $count } oyun sonuçsuz yazıldı: ertelenmiş ya da iki tarafın da kaybettiği oyun.
swiss-manager-loses-unrated = { $count } oyunun ratinge sayılmadığı orada belirtilmez.
swiss-manager-loses-matches = Bir oyuncunun birden çok oyun oynadığı { $count } tur oyun oyun yazıldı; bu dosyalardan geri okunamaz.
swiss-manager-loses-teams = Takımlar ({ $count }) bu dosyalarda yok.

pgn-no-games = Dosyada oyun yok.
pgn-header = Satır { $line }: bir başlık kapanmıyor. Köşeli ayraç içinde ad ve tırnak içinde değer olmalı.
pgn-too-many = Dosyada { $most } oyundan fazlası var. Başka bir dosya seçin.
pgn-losses = PGN, yayımlanan turların masalarını ve sonuçlarını içerir. Tur atlamalar ve geri kalanı turnuva dosyasında kalır.

cli-form = { $form } yazılabilen bir biçim değil. Bilinenler: { $known }.

report-form-trf = TRF-2026
report-form-trf16 = TRF16 (eskiler için)
report-form-bytes = TRF, bayt (Vega)
report-form-ascii = TRF, ASCII adlar
report-form-no-integrity = TRF, bütünlük notları olmadan
report-form-public = TRF, herkese açık
report-public = Herkes okuyabilsin diye: doğumdan yalnız yıl kalır; lisans numaraları ve başka programların notları yazılmaz.
report-form-swiss-manager = Swiss-Manager, 2 dosya
report-form-chess-results = chess-results için XML
chess-results-no-access = Dosyada kimin gönderdiğinin kanıtı yok: kaynak, anahtar ve oluşturan yapılandırmaya konunca hakem upload turnuvayı onunla gönderir.
chess-results-no-key = Turnuvanın chess-results anahtarı henüz yok: ilk yükleme alır, ya da turnuva ekranında (F4) girin.
chess-results-bracket = Eleme tablosunun orada kendi türü yok: İsviçre sistemi olarak gönderilir.
chess-results-tie-breaks = { $list } için orada bilinen bir numara yok: değerler gitmez, adlar açıklamada durur.
report-form-pgn = PGN, masalar

wall-key-report = rapor biçimi
wall-report-loses = Dosyada olmayanlar

# Okunan dosya.
waiting-title = Okunuyor
waiting-file = { $file } okunuyor. Şimdi basılan tuşlar onu bekler; Esc durdurur.
waiting-key-end = okumayı durdur
waiting-ended = { $file } artık okunmuyor. Hiçbir şey değişmedi.
waiting-unread = { $file } okunamadı. Hiçbir şey değişmedi; yeniden deneyin ya da dosyayı başka biçimde kaydedin.

upload-done = { $event } şimdiki haliyle chess-results üzerinde, { $round ->
    [0] 1. turdan önce
   *[other] { $round }. turla
} (anahtar { $key }).
upload-new-key = chess-results turnuvaya { $key } anahtarını verdi. Artık turnuvada kayıtlı.
upload-key-not-kept = chess-results turnuvaya { $key } anahtarını verdi, turnuva onu almıyor. Etkinlik ekranında (F4) girin: yoksa sonraki yükleme ikinci bir turnuva açar.
upload-read-only = Turnuva dosyası yalnız okunabiliyor, turnuvanın anahtarı ise onda saklanacak. Dosyayı düzeltin ya da anahtarı turnuva ekranında (F4) girin.
upload-missing = Yapılandırmada yok: { $parts }. chess-results işletmecisinin verdiklerini { $file } dosyasına ya da ortama (HAKEM_CHESS_RESULTS_…) koyun. hakem convert dosyayı onlarsız yazar.
upload-malformed = { $part } işletmecinin verdiği gibi değil: 16 tabanında 32 rakam ya da 16 harf. Yapılandırmada düzeltin.
upload-no-number = { $part } bir sayı değil. Yapılandırmada düzeltin.
upload-address = Adres https:// ile başlamıyor. Yapılandırmada düzeltin.
upload-open-to-others = { $file } dosyasını başkaları da okuyabiliyor. Bunu engelleyin (chmod 600): içinde işletmecinin anahtarı var.
upload-malformed-file = { $file }, { $line }. satırın { $column }. sütunundan sonra okunamıyor. Komut satırı sayfasının gösterdiği gibi yazın.
upload-no-program = curl başlatılamıyor: { $cause }. Kurun: chess-results ile o konuşur.
upload-not-reached = chess-results'a ulaşılamadı: { $said }. Ağ olunca yeniden deneyin.
upload-refused = chess-results kabul etmiyor: { $words }
upload-unreadable = chess-results okunabilir bir yanıt vermedi. Daha sonra yeniden deneyin.

program-missing-swiss-manager = Swiss-Manager dosyasında sonuçların ve tur atlamanın puanı, başlangıç rengi, hızlandırma, yasak eşleşmeler, sabit masalar, geç katılanlar ve eşitlik bozma ölçütleri yoktur. Eşlendirmeden önce turnuva ekranını ve oyuncuları denetleyin.
program-missing-sharly = Eşitlik bozma ölçütleri, sabit masalar, gelenlerin işaretleri, kuraldışı hamleler, ödüller ve kişisel bilgiler alınmadı. Ölçütleri turnuva ekranında denetleyin.
program-missing-vega = Vega dosyasında oyuncular vardır; turlar, Vega’nın her turdan önce yazdığı rapordadır (.trfx) ve yanında böyle bir rapor bulunamadı. Sistem, eşitlik bozma ölçütleri ve hızlandırma alınmadı.
program-missing-swiss-perfect = SwissPerfect dosyasında günler, planlanan tur sayısı ve tur atlamaların türü yoktur. Ölçütler, yasak eşleşmeler, takımlar, çekilmeler ve notlar alınmadı. Eşlendirmeden önce turnuva ekranını denetleyin.
program-report-beside = Turnuva { $file } dosyasından okundu.
program-unrated = { $round }. tur, { $number } numaralı oyuncu: başka türden bir sonuç, ratinge girmeyen oyun olarak alındı.
program-result = { $round }. tur, { $number } numaralı oyuncu: { $found } sonucu bilinmiyor. Oyun açık kaldı; sonucunu girin.
program-absences = Gelecek turlarda { $count } oyuncu puansız eşlendirilmemiş görünüyor. Sıfır puanlı turlar girildi; eşlendirmeden önce denetleyin.
program-acceleration = “{ $kind }” eşlendirmesi burada bilinmiyor. Turlar olduğu gibi alındı; gelecek turlar onsuz eşlendirilir.
program-bonus = { $number } numaralı oyuncu: tursuz { $halves } yarım puan; bunların { $given } tanesi yarım puanlı tur oldu
program-damaged = Dosya eksik ya da bozuk ({ $part }). Yazan programda yeniden kaydedin.
program-pairings = Turlarda { $announced } eşleşme var, dosyada { $found }. Yazan programda yeniden kaydedin.
program-twice = { $round }. turda { $number } numaralı oyuncu iki kez var. Dosyayı yazan programda düzeltin.
program-unknown = { $round }. turda geçen { $number } numaralı oyuncu dosyada yok. Yazan programda yeniden kaydedin.
program-teams = Bu bir takım turnuvası. Orada TRF olarak dışa aktarıp o raporu alın.
program-no-players = Dosyada oyuncu yok. Başka bir dosya seçin.
program-several = Dosyada birden çok turnuva var: { $names }. Birini adıyla seçin: hakem convert DOSYA ÇIKTI.hakem --tournament AD.
program-open-elsewhere = Son değişiklikler yanındaki -wal dosyasında. Dosyayı açık tutan programı kapatıp yeniden alın.
program-file-missing = Yanında { $file } yok. Turnuvanın bütün dosyalarını bir klasöre kopyalayın.
program-older-version = Oyuncuları Papi dosyalarında tutan eski bir sürümle yazılmış. Güncel sürümde açıp kaydedin ya da TRF olarak dışa aktarın.
program-open = Önceki turlardan { $count } oyunun sonucu yok; ertelenmiş olarak işaretlendi. Sonuçları girin.
