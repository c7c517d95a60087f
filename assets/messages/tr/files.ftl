# Turnuva dosyaları ve yedek kopyalar: önce sorun, sonra yapılacak.

file-place = { $line }. satır, { $column }. sütun
file-cause-not-found = böyle bir dosya ya da klasör yok
file-cause-permission-denied = izin yok
file-cause-is-a-folder = bu bir klasör
file-cause-is-no-folder = yolun bir parçası klasör değil
file-cause-storage-full = disk dolu
file-cause-read-only-disk = disk salt okunur
file-cause-name-not-allowed = dosya adı çok uzun ya da bu ada izin verilmiyor

file-io = { $operation ->
    [create] { $path } oluşturulamadı: { $cause }. Klasörü, izinleri ve boş yeri kontrol edip yeniden deneyin.
    [open] { $path } açılamadı: { $cause }. Adı ve izinleri kontrol edip yeniden deneyin.
    [read] { $path } okunamadı: { $cause }. Diski kontrol edip yeniden deneyin.
    [keep-torn-tail] Turnuva dosyasının yarım kalan sonu { $path } dosyasına kaydedilemedi: { $cause }. Klasörü ve boş yeri kontrol edip yeniden deneyin.
    [cut-torn-tail] { $path } dosyasının yarım kalan sonu çıkarılamadı: { $cause }. İzinleri kontrol edip yeniden deneyin.
   *[write] { $path } yazılamadı: { $cause }. Klasörü, izinleri ve boş yeri kontrol edip yeniden deneyin.
}
file-exists = { $path } zaten var. Başka bir ad seçin ya da o dosyayı açın.
file-not-a-file = { $path } bir klasör ya da aygıt, turnuva dosyası değil. Bir dosya seçin.
kept-defaults = { $faults } Düzeltilene kadar konsol varsayılan ayarları kullanır.
kept-not-a-file = { $path } normal bir dosya değil.
kept-too-large = { $path } bir ayar dosyası için fazla büyük.
kept-io = { $path } okunamıyor: { $cause }.
theme-file-malformed = { $file }, { $line }. satır, { $column }. sütun: tema değil. Şöyle yazın: (base: "dark", roles: …).
theme-file-no-theme = { $file }, { $line }. satır: bilinmeyen tema “{ $found }”. Temalar: { $known }.
theme-file-no-role = { $file }, { $line }. satır: bilinmeyen rol “{ $found }”. Roller: { $known }.
theme-file-no-colour = { $file }, { $line }. satır: “{ $found }” bir renk değil. #rrggbb ya da red gibi bir ad yazın.
file-empty = { $path } boş; içine hiçbir şey kaydedilmemiş. Silip turnuvayı yeniden oluşturun ya da bir kopyasını açın.
file-unfinished = { $path } ilk satırının içinde bitiyor; içine hiçbir şey kaydedilmemiş. Silip turnuvayı yeniden oluşturun ya da bir kopyasını açın.
file-foreign = { $path } turnuva dosyası değil: 1. satır, 1. sütunda “{ $found }” var, beklenen “(hakem:”. Bir turnuva dosyası seçin ya da bunu içe aktarın.
file-converted = { $path } başka bir programla dönüştürülmüş: { $place }: { $found }; beklenen, satırları yalnız LF ile biten UTF-8 metni. Dönüştürülmemiş bir kopyasını açın.
file-converted-cr-lf = CR LF satır sonu
file-converted-byte-order-mark = bayt sırası işareti
file-converted-utf16 = UTF-16 metni
file-newer-format = { $path } dosyasının biçimi { $found }; hakem { $with } ile yazılmış ({ $place }). Bu sürüm hakem { $own }; en çok { $known }. biçimi okur. Dosyayı o sürümle ya da daha yenisiyle açın; hiçbir şey değişmedi.
file-other-version = { $build ->
    [own] { $path } dosyasında hakem { $own } sürümünün tanımadığı bir satır var. Başka bir programla ya da aynı sürüm numaralı başka bir hakem derlemesiyle yazılmış. { $place }: { $damage }. Dosyayı o programla ya da daha yeni bir sürümle açın; hiçbir şey değişmedi.
   *[other] { $path } dosyasında başka bir sürümle, belki hakem { $with } ile yazılmış bir satır var. Bu sürüm hakem { $own }. { $place }: { $damage }. Dosyayı o sürümle ya da daha yenisiyle açın; hiçbir şey değişmedi.
}
file-damaged = { $path } bozuk, yeri { $place }: { $damage }. Hiçbir şey değişmedi. Yedek kopyayı ya da başka bir kopyayı açın.
file-damage-changed = bulunan özet { $found }; satır ile önceki özetten hesaplanan { $expected }
file-damage-out-of-order = bulunan kayıt { $found }, beklenen kayıt { $expected }
file-damage-not-utf8 = UTF-8 olmayan baytlar bulundu, beklenen UTF-8 metni
file-damage-malformed = bulunan “{ $found }”, beklenen { $expected }
file-damage-unreadable = başka yönden sağlam bir satırda “{ $found }” bulundu: { $reason }
file-damage-too-long = satır sonu bulunamadı, en geç { $limit } bayt içinde bekleniyordu
file-form-format-number = 1 ya da daha büyük bir biçim numarası
file-form-entry-number = “(n:” ve kayıt numarası
file-form-hash = satır sonundaki özet
file-too-large = { $path } { $bytes } bayt olacaktı; bir turnuva dosyası en çok { $limit } bayt olabilir. Yeni bir turnuva dosyası başlatın.
file-read-only = { $path } salt okunur olarak açık. Yazmak üzere açıldığı yerde kapatın, sonra yeniden açın.
file-changed-outside = { $path } başka bir programla değiştirilmiş: { $found } bayt, beklenen { $expected }. Başka adla bir kopya kaydedip (F12) onunla devam edin.
file-gone = { $path } açıkken taşınmış, silinmiş ya da değiştirilmiş. Yerine koyun ya da başka adla bir kopya kaydedip (F12) onunla devam edin.
file-unwritable = { $entry }. kayıt, yeniden okunabilecek biçimde yazılamıyor: { $reason }. Kaydedilmedi. Bu iletiyi geliştiricilere bildirin.
file-replay = { $path }: { $entry }. kayıt öncekilerle bağdaşmıyor: { $why } Yedek kopyayı ya da başka bir kopyayı açın.
file-not-saved = KAYDEDİLMEDİ. { $cause } Devam edebilirsiniz; kaydetme kendiliğinden yeniden denenir. Ya da başka adla bir kopya kaydedin (F12).
file-not-saved-advised = KAYDEDİLMEDİ. { $cause } Devam edebilirsiniz; kaydetme kendiliğinden yeniden denenir.
saved-again = Bütün kayıtlar yeniden kaydedildi.

file-torn-tail-cut = Dosyanın son kaydı yarım kalmış ({ $line }. satır, { $bytes } bayt). { $kept } dosyasına taşındı. Son girdiğinizi kontrol edin, yoksa yeniden girin.
file-torn-tail-ignored = Dosyanın son kaydı yarım kalmış ({ $line }. satır, { $bytes } bayt) ve gösterilmiyor. Çıkarmak için dosyayı yazmak üzere açın.
file-torn-tail-stays = Turnuva dosyasının yarım kalan sonu { $kept } dosyasına kaydedilemedi; turnuva salt okunur. Klasörü, izinlerini ve boş yeri kontrol edip turnuvayı yeniden açın.
file-in-use = Turnuva başka bir programda açık; burada salt okunur. Burada devam etmek için orada kapatın.
file-not-writable = Turnuva dosyasına yazılamıyor; turnuva salt okunur. Dosyanın izinlerini değiştirin ya da başka adla bir kopya kaydedin (F12).
file-unguarded = Bu disk, turnuva dosyasını ikinci bir programa karşı kilitleyemiyor. Turnuvayı aynı anda yalnız bir kez açın.

mirror-lost = Yedek kopya { $path } yazılamadı: { $cause }. Turnuva dosyası güvende. Sürücüyü yeniden bağlayın; yedek kopya kendiliğinden güncellenir.
mirror-not-allowed = Yedek kopya { $path } yazılamadı: izin yok. Turnuva dosyası güvende. Yazma izniniz olan bir klasör seçin.
mirror-same-folder = Turnuva dosyası da yedek klasörün içinde ({ $path }). Başka bir klasör seçin.
mirror-in-use = Yedek kopya { $path } başka bir programda açık. Orada kapatın; yedek kopya kendiliğinden güncellenir.
mirror-other-event = { $path } başka bir turnuva ya da başka türden bir dosya; değiştirilmedi. Başka bir klasör seçin ya da o dosyayı taşıyın.
mirror-diverged = { $path }, { $line }. satırdan itibaren bu turnuvadan farklı; değiştirilmedi. İki dosyayı karşılaştırın, gereksiz olanı taşıyın.
mirror-ahead = { $path } dosyasında, { $line }. satırdan itibaren bu turnuva dosyasında olmayan kayıtlar var; değiştirilmedi. O dosyayı açın ya da taşıyın.

file-stale = Turnuva dosyası taşınmış ya da değiştirilmiş; bu görünüm güncel değil. Turnuvayı kapatıp yeniden açın.
file-overwritten = { $path } dosyasının üzerine başka bir program yazmış: { $line }. satır, kaydedilen satır değil. Başka adla bir kopya kaydedip (F12) onunla devam edin.
file-damage-zeros = { $bytes } bayt sıfır bulundu (disk, yitirilen verinin yerine sıfır verir), beklenen metin
mirror-slow = Yedek klasör yanıt vermiyor ({ $path }). Turnuva dosyası güvende. Sürücüyü yeniden bağlayın ya da başka bir klasör seçin.
mirror-unmarked = Yedek klasör bulunamadı: { $path } içinde işaret yok (sürücü bağlı değil mi?). Hiçbir şey yazılmadı. Sürücüyü yeniden bağlayın ya da klasörü yeniden seçin.
mirror-no-answer = Yedek klasör yanıt vermiyor. Turnuva dosyası güvende. Sürücüyü yeniden bağlayın ya da başka bir klasör seçin.
mirror-found-again = Yedek klasör yeniden erişilebilir ve güncel.
mirror-of-a-copy = { $folder } yedek klasörü bu turnuvanın başka bir kopyasına ait: { $file }. Bir yedek klasör yalnız tek bir dosyayı izleyebilir.
mirror-of-a-copy-leave = bu kopya yedeksiz kalsın; turnuva ekranında (F4) seçilir
mirror-of-a-copy-take = yedeklemeyi burada sürdür: turnuva taşındı
mirror-not-kept = Yedek klasör sonraki açılış için saklanamadı. O zaman yeniden seçin.
unsaved-put-aside = { $count } kayıt turnuva dosyasına kaydedilemedi. { $file } dosyasında saklandı; turnuvayı yeniden açınca geri yükleyebilirsiniz.
unsaved-lost = { $count } kayıt hiçbir yere kaydedilemedi: ne turnuva dosyasına, ne yanına, ne de veri klasörünüze. Yeniden girin.
unsaved-title = Kaydedilmemiş kayıtlar
unsaved-found = Turnuva son açıkken { $count } kayıt kaydedilemedi. Saklandığı yer: { $file }.
unsaved-take = Şimdi geri yükle
unsaved-later = Sonraki açılışta karar ver
unsaved-discard = Geri yüklemeden bırak; dosya başka adla saklanır
unsaved-taken = { $count } kayıt geri yüklendi.
unsaved-not-taken = { $count } kayıt turnuvanın güncel durumuna uymuyor. { $file } dosyasının adına .left eklendi. Kayıtları elle girin.
save-copy-what = Kaydedilememiş olanlar da içinde olmak üzere bütün kayıtlar yeni bir dosyaya yazılır; onunla devam edersiniz. Klasörsüz bir ad, dosyayı turnuvanın yanında oluşturur.
save-copy-done = Bütün kayıtlar yeni bir dosyada; turnuva artık bu dosya: { $file }
salvage-open = Bozuk yere kadar salt okunur açıldı. Okunabilen bölümle devam etmek için başka adla kaydedin (F12).
salvage-left = Dosyada o yerden sonra { $lines } satır var; bunlardan sağlam, ama dayandığı satırlar eksik olan: { $intact }.
salvage-consent = Bozuk yerden önceki { $entries } kayıttan yeni bir turnuva oluşturulur; { $lines } satır dışarıda kalır. Bozuk dosya değişmez.
salvage-behind = Bozuk yerden sonraki kayıtlar
salvage-behind-how = Bu satırlar sağlam, ama önceki satırlar kayıp. Gösterildiği gibi doğru olan kayıtları sırasıyla işaretleyin. Ötekiler bozuk dosyada kalır; eksikleri elle girin.
salvage-names-a-step = Geri yüklenmedi: geri alma, yineleme ya da geçmişte başka bir yere dönme; hedefi bozuk yerde kayboldu. Elle yineleyin; sonraki kayıtlar yalnız siz işaretlerseniz geri yüklenir.
salvage-misfit = Geri yüklenmedi, çünkü önceki kayıtlara uymuyor: { $why }
salvage-chosen = Bozuk yerden sonraki { $count } kayıt da geri yüklenecek.
salvage-done = Bozuk yerden sonraki { $taken } kayıt geri yüklendi{ $left ->
    [0] .
   *[other] ; { $left } kayıt artık uymadığı için dışarıda kaldı.
} Turnuva artık { $file }
salvage-title = Bozuk bölüm olmadan devam et
salvage-agree = Onayınız ve dışarıda kalan satırların sayısı yeni dosyaya yazılır.

festival-title = Festival
festival-twice = { $name } şu bölümlere kayıtlı: { $sections }
festival-two-boards = { $name } aynı anda şu bölümlerde oynuyor: { $sections }
festival-part = Farklı kişi olarak işaretle: { $name } ({ $sections })
festival-join = Aynı kişi olarak işaretle: { $name } ({ $sections })
festival-two-people = Farklı kişiler olarak kaydedildi.
festival-one-person = Tek kişi olarak kaydedildi.
festival-planned = Festival planı yazıldı.
festival-not-copied = Kopyalanmayanlar
festival-empty = { $folder } klasöründe turnuva dosyası yok; henüz festival değil. İlk bölümü oluşturun: hakem’i bu klasörde açıp n tuşuna basın.
festival-not-made = { $file } yazılamıyor: { $cause }. Klasörü ve yazma iznini kontrol edin.
festival-malformed = { $file } festival planı olarak okunamıyor: { $cause }. Düzeltin ya da silip klasörü yeniden açın.
festival-outside = { $file } dosyasındaki “{ $section }” bölümü, klasöründeki bir dosyanın adı değil. Dosya adlarını klasörsüz yazın.
