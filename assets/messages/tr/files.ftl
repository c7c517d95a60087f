# Turnuva dosyaları ve ikinci kopyalar: bir cümle neyin yanlış olduğunu, sonraki ne yapılacağını söyler.

file-place = { $line }. satır, { $column }. sütun
file-cause-not-found = böyle bir dosya ya da klasör yok
file-cause-permission-denied = izin yok
file-cause-is-a-folder = bu bir klasör
file-cause-is-no-folder = yolun bir parçası klasör değil
file-cause-storage-full = disk dolu
file-cause-read-only-disk = disk yalnızca okunabilir

file-io-create = { $file } oluşturulamadı: { $cause }. Klasörü, izinleri ve boş yeri denetleyip yeniden deneyin.
file-io-open = { $file } açılamadı: { $cause }. Adı ve izinleri denetleyip yeniden deneyin.
file-io-read = { $file } okunamadı: { $cause }. Diski denetleyip yeniden deneyin.
file-io-write = { $file } yazılamadı: { $cause }. Klasörü, izinleri ve boş yeri denetleyip yeniden deneyin.
file-io-keep-torn-tail = Turnuva dosyasının yarım kalan sonunu saklayacak { $file } yazılamadı: { $cause }. Klasörü ve boş yeri denetleyip yeniden deneyin.
file-io-cut-torn-tail = { $file } dosyasının yarım kalan sonu kesilemedi: { $cause }. İzinleri denetleyip yeniden deneyin.
file-exists = { $file } zaten var. Başka bir ad seçin ya da o dosyayı açın.
file-not-a-file = { $file } bir klasör ya da aygıt, turnuva dosyası değil. Bir dosya seçin.
file-empty = { $file } boş, içine hiçbir şey kaydedilmemiş. Silip turnuvayı yeniden oluşturun ya da bir kopyasını açın.
file-unfinished = { $file } ilk satırında bitiyor, içine hiçbir şey kaydedilmemiş. Silip turnuvayı yeniden oluşturun ya da bir kopyasını açın.
file-foreign = { $file } turnuva dosyası değil: 1. satır, 1. sütunda “{ $found }” var, beklenen “(hakem:”. Bir turnuva dosyası seçin ya da bunu içe aktarın.
file-converted = { $file } başka bir program tarafından dönüştürülmüş: { $place }: { $found }; beklenen, satırları yalnız LF ile biten UTF-8 metni. Dönüştürülmemiş bir kopyasını açın.
file-converted-cr-lf = CR LF satır sonu
file-converted-byte-order-mark = bayt sırası işareti
file-converted-utf-16 = UTF-16 metni
file-newer-format = { $file } dosyasının biçimi { $found }, yazan sürüm hakem { $with } ({ $place }); bu sürüm hakem { $own }, en çok { $known } biçimini okur. O sürümle ya da daha yenisiyle açın; hiçbir şey değiştirilmedi.
file-other-version = { $file } dosyasında başka bir sürümün, belki hakem { $with } sürümünün yazdığı bir satır var; bu sürüm hakem { $own }. { $place }: { $damage }. O sürümle ya da daha yenisiyle açın; hiçbir şey değiştirilmedi.
file-damaged = { $file } bozuk, yeri { $place }: { $damage }. Hiçbir şey değiştirilmedi; ikinci kopyayı ya da başka bir kopyayı açın.
file-damage-changed = bulunan özet { $found }, satır ile ondan önceki özetin verdiği { $expected }
file-damage-out-of-order = bulunan kayıt { $found }, beklenen kayıt { $expected }
file-damage-not-utf-8 = UTF-8 olmayan baytlar bulundu, beklenen UTF-8
file-damage-malformed = bulunan “{ $found }”, beklenen { $expected }
file-damage-unreadable = bunun dışında sağlam bir satırda “{ $found }” bulundu: { $reason }
file-damage-too-long = satır sonu bulunamadı, en geç { $limit } bayt içinde bekleniyordu
file-form-format-number = 1 ya da daha büyük bir biçim numarası
file-form-entry-number = “(n:” ve kayıt numarası
file-form-hash = satır sonundaki özet
file-too-large = { $file } { $bytes } bayt olacaktı, turnuva dosyası en çok { $limit } bayt olabilir. Yeni bir turnuva dosyası açın.
file-read-only = { $file } yalnızca okunmak üzere açık. Yazmak üzere açık olduğu yerde kapatın, sonra yeniden açın.
file-changed-outside = { $file } başka bir program tarafından değiştirilmiş: { $found } bayt, beklenen { $expected }. Başka adla bir kopya kaydedip (F12) orada devam edin.
file-gone = { $file } açıkken taşınmış, silinmiş ya da değiştirilmiş. Yerine koyun ya da başka adla bir kopya kaydedip (F12) orada devam edin.
file-unwritable = { $entry }. kayıt yeniden okunabilecek biçimde yazılamıyor: { $reason }. Kaydedilmedi; lütfen bu iletiyle birlikte bildirin.
file-replay = { $file }: { $entry }. kayıt öncekilerle bağdaşmıyor: { $why } İkinci kopyayı ya da başka bir kopyayı açın.
file-not-saved = KAYDEDİLMEDİ. { $cause } Çalışmaya devam edebilirsiniz; yazma kendiliğinden yeniden denenir. Ya da başka adla bir kopya kaydedin (F12).
saved-again = Bütün kayıtlar yeniden kaydedildi.

file-torn-tail-cut = Dosya, sonuna kadar yazılmamış bir kayıtla bitiyordu ({ $line }. satır, { $bytes } bayt). Kesildi ve { $file } içinde saklandı: son girdiğinizin yerinde olup olmadığına bakın, yoksa yeniden girin.
file-torn-tail-ignored = Dosya, sonuna kadar yazılmamış bir kayıtla bitiyor ({ $line }. satır, { $bytes } bayt); o kayıt gösterilmiyor. Kesilmesi için dosyayı yazmak üzere açın.
file-torn-tail-stays = Turnuva dosyasının kopuk sonu { $file } içine kaldırılamadı; turnuva yalnızca okunabilir. Klasöre, izinlerine ve boş alana bakın, sonra yeniden açın.
file-in-use = Turnuva başka bir programda açık, burada yalnızca okunabilir. Burada devam etmek için orada kapatın.
file-not-writable = Turnuva dosyasına yazılamıyor, yalnızca okunabilir. İzinlerini değiştirin ya da başka adla bir kopya kaydedin (F12).
file-unguarded = Bu disk, ikinci bir programın turnuva dosyasına yazmasını önleyemiyor. Turnuvayı yalnızca bir kez açın.

mirror-lost = İkinci kopya { $file } yazılamadı: { $cause }. Turnuva dosyası güvende; belleği yeniden takın, kopya kendiliğinden tamamlanır.
mirror-not-allowed = İkinci kopya { $file } yazılamıyor: izin yok. Turnuva dosyası güvende; yazabileceğiniz bir klasör seçin.
mirror-same-folder = İkinci kopyanın klasörü turnuva dosyasının kendi klasörü ({ $file }). Başka bir klasör seçin.
mirror-in-use = İkinci kopya { $file } başka bir programda açık. Orada kapatın; kopya kendiliğinden tamamlanır.
mirror-other-event = { $file } başka bir turnuva ya da başka türden bir dosya; ona dokunulmadı. Başka bir klasör seçin ya da o dosyayı başka yere taşıyın.
mirror-diverged = { $file }, { $line }. satırdan başlayarak bu turnuvadan ayrılıyor; ona dokunulmadı. İkisini karşılaştırın, istemediğinizi başka yere taşıyın.
mirror-ahead = { $file } dosyasında, { $line }. satırdan başlayarak bu turnuva dosyasında olmayan kayıtlar var; ona dokunulmadı. Onun yerine o dosyayı açın ya da başka yere taşıyın.

file-stale = Turnuva dosyası taşınmış ya da artık izlenemeyecek biçimde değiştirilmiş: burada görünen güncel değil. Turnuvayı kapatıp yeniden açın.
file-overwritten = { $file } dosyasının üzerine başka bir program yazmış: { $line }. satır kaydedilen satır değil. Başka adla bir kopya kaydedip (F12) orada devam edin.
file-damage-zeros = { $bytes } sıfır bayt bulundu, disk yazılanı yitirdiği yerde bunu verir; beklenen metin
mirror-slow = İkinci klasör yanıt vermiyor ({ $file }). Turnuva dosyası güvende; belleği yeniden takın ya da başka bir klasör seçin.
mirror-unmarked = İkinci klasör yerinde değil: { $file } içinde işareti yok, örneğin bellek bağlı olmadığında böyle olur. Oraya hiçbir şey yazılmadı. Belleği yeniden takın ya da klasörü yeniden seçin.
mirror-no-answer = İkinci klasör yanıt vermiyor. Turnuva dosyası güvende; belleği yeniden takın ya da başka bir klasör seçin.
mirror-found-again = İkinci klasör yeniden yerinde ve güncel.
mirror-of-a-copy = { $folder } ikinci klasörü bu turnuvanın başka bir kopyasına ait: { $file }. Bir ikinci klasör yalnız tek bir dosyayı izleyebilir.
mirror-of-a-copy-leave = bu kopyanınki yok; turnuva ekranında verilebilir
mirror-of-a-copy-take = o klasörle burada sürdür: turnuva taşındı
mirror-not-kept = İkinci klasör sonraki açılış için akılda tutulamadı. O zaman yeniden belirtin.
unsaved-put-aside = { $count } kayıt turnuva dosyasına yazılamadı; { $file } içinde saklandı, turnuva yeniden açıldığında önerilecek.
unsaved-lost = { $count } kayıt hiçbir yere yazılamadı: ne turnuva dosyasına, ne yanına, ne de veri klasörünüze. Yeniden girin.
unsaved-title = Kaydedilmemiş kayıtlar
unsaved-found = Bu turnuva son açıkken { $count } kayıt diske yazılamamıştı. Saklandığı yer: { $file }.
unsaved-take = Şimdi turnuvaya al
unsaved-later = Sonraki açılışta karar ver
unsaved-discard = Alma; dosya başka adla kalır
unsaved-taken = { $count } kayıt turnuvaya alındı.
unsaved-not-taken = { $count } kayıt turnuvanın şimdiki durumuna uymuyor; { $file }, adının sonuna .left eklenerek saklandı. Elle girin.
save-copy-what = Şimdiye kadar diskin almadığı da içinde, kayıtların tümü yeni bir dosyaya yazılır ve orada devam edersiniz. Yalın bir ad, turnuvanın yanındaki bir dosyadır.
save-copy-done = Turnuva artık { $file }. Bütün kayıtlar orada.
salvage-open = Turnuva bozulan yere kadar ve yalnızca okunmak üzere açık. Devam etmek için başka adla kaydedin (F12): okunabilen kayıtlar yeni bir turnuva olur.
salvage-left = Dosyada o yerden sonra { $lines } satır var; kendi içinde sağlam, ama öncesi eksik olan: { $intact }.
salvage-consent = Bozulan yerden önceki { $entries } kayıttan yeni bir turnuva yapılır; { $lines } satır geride kalır. Bozuk dosya olduğu gibi durur.
salvage-behind = Hasarın ardındaki kayıtlar
salvage-behind-how = Bu satırlar kendi içinde sağlam; önlerinde duranlar kayıp. Burada doğru görünenleri sırasıyla alın. Ötekiler hasarlı dosyada kalır; eksik olanı elle girin.
salvage-names-a-step = Alınmadı: geri alma, yineleme ya da geçmişte başka bir yere gitme; nereye gittiği hasar yüzünden bilinmiyor. Elle yapın; bundan sonrakiler yalnız siz işaretlerseniz alınır.
salvage-misfit = Alınmadı, çünkü önünde durana uymuyor: { $why }
salvage-chosen = Hasarın ardından { $count } kayıt da alınacak.
salvage-done = Turnuva artık { $file }. Hasarın ardından { $taken } kayıt alındı{ $left ->
    [0] .
   *[other] ; { $left } kayıt artık uymadığı için geride kaldı.
}
salvage-title = Bozuk bölüm olmadan devam et
salvage-agree = Yeni dosyaya bunu kabul ettiğiniz ve ne kadarının geride kaldığı yazılır.
