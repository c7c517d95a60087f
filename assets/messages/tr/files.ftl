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
file-newer-format = { $file } dosyasının biçimi { $found }; bu hakem sürümü en çok { $known } biçimini okur (1. satır, 8. sütun). Daha yeni bir sürümle açın.
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
file-changed-outside = { $file } başka bir program tarafından değiştirilmiş: { $found } bayt, beklenen { $expected }. Başka adla bir kopya kaydedip orada devam edin.
file-gone = { $file } açıkken taşınmış, silinmiş ya da değiştirilmiş. Yerine koyun ya da başka adla bir kopya kaydedip orada devam edin.
file-unwritable = { $entry }. kayıt yeniden okunabilecek biçimde yazılamıyor: { $reason }. Kaydedilmedi; lütfen bu iletiyle birlikte bildirin.
file-replay = { $file }: { $entry }. kayıt öncekilerle bağdaşmıyor: { $why } İkinci kopyayı ya da başka bir kopyayı açın.
file-not-saved = KAYDEDİLMEDİ. { $cause } Çalışmaya devam edebilirsiniz; sonraki kayıt bunu da diske yazar.
saved-again = Bütün kayıtlar yeniden kaydedildi.

file-torn-tail-cut = Dosya, sonuna kadar yazılmamış bir kayıtla bitiyordu ({ $line }. satır, { $bytes } bayt). Kesildi ve { $file } içinde saklandı: son girdiğinizin yerinde olup olmadığına bakın, yoksa yeniden girin.
file-torn-tail-ignored = Dosya, sonuna kadar yazılmamış bir kayıtla bitiyor ({ $line }. satır, { $bytes } bayt); o kayıt gösterilmiyor. Kesilmesi için dosyayı yazmak üzere açın.
file-in-use = Turnuva başka bir programda açık, burada yalnızca okunabilir. Burada devam etmek için orada kapatın.
file-not-writable = Turnuva dosyasına yazılamıyor, yalnızca okunabilir. İzinlerini değiştirin ya da bir kopya kaydedin.
file-unguarded = Bu disk, ikinci bir programın turnuva dosyasına yazmasını önleyemiyor. Turnuvayı yalnızca bir kez açın.

mirror-lost = İkinci kopya { $file } yazılamadı: { $cause }. Turnuva dosyası güvende; belleği yeniden takın, sonraki kayıt kopyayı tamamlar.
mirror-not-allowed = İkinci kopya { $file } yazılamıyor: izin yok. Turnuva dosyası güvende; yazabileceğiniz bir klasör seçin.
mirror-same-folder = İkinci kopyanın klasörü turnuva dosyasının kendi klasörü ({ $file }). Başka bir klasör seçin.
mirror-in-use = İkinci kopya { $file } başka bir programda açık. Orada kapatın; sonraki kayıt kopyayı tamamlar.
mirror-other-event = { $file } başka bir turnuva ya da başka türden bir dosya; ona dokunulmadı. Başka bir klasör seçin ya da o dosyayı başka yere taşıyın.
mirror-diverged = { $file }, { $line }. satırdan başlayarak bu turnuvadan ayrılıyor; ona dokunulmadı. İkisini karşılaştırın, istemediğinizi başka yere taşıyın.
mirror-ahead = { $file } dosyasında, { $line }. satırdan başlayarak bu turnuva dosyasında olmayan kayıtlar var; ona dokunulmadı. Onun yerine o dosyayı açın ya da başka yere taşıyın.
