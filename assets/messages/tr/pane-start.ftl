# Başlangıç ekranı.

start-what = Oyuncuları kaydedin, turu eşlendirin, yayımlayın, sonuçları girin, sıralamayı alın: yalnız klavyeyle, ağ bağlantısı olmadan. Her şey anında diske yazılır ve her şey geri alınabilir.
start-open-listed = aç
start-sample = örnek turnuva
start-new = yeni turnuva
start-open-path = dosya aç
start-import = dosya al
start-import-ratings = rating listesi al
start-language = dil
start-quit = çıkış
start-folder = { $folder } içindeki ve son açılan turnuvalar
start-first = Henüz turnuva yok. Enter iki dakikada örnek turnuvanın bir turunu gezdirir; m onu gezintisiz açar, n kendi turnuvanızı başlatır.
start-path-from = Kökten başlamayan yol şu klasörden başlar: { $folder }
start-path-empty = Dosya adı verilmedi. Dosyanın yolunu yazın.
start-event-name = Turnuvanın adı
start-file-name = Dosya (boş: adından)
start-file-taken = { $file } dosyası zaten var, hiçbir dosyanın üzerine yazılmaz. Başka bir ad seçin.
start-guide = tur gezintisi
start-column-changed = Değişti
start-column-file = Dosya
start-damaged = bozuk turnuva dosyası
start-empty = içinde kayıt yok
start-foreign = turnuva dosyası değil
start-unreadable = burada okunamıyor
start-large = büyük, içine bakılmadı
