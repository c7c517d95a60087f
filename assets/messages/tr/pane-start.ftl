# Başlangıç ekranı.

start-what = Oyuncuları kaydedin, turu eşlendirin, yayımlayın, sonuçları girin, sıralamayı alın: yalnız klavyeyle, ağ bağlantısı olmadan. Her şey anında diske yazılır ve her şey geri alınabilir.
start-open-listed = aç
start-sample = örnek turnuva
start-new = yeni turnuva
start-open-path = dosya aç
start-import = TRF/CSV al
start-language = dil
start-quit = çıkış
start-folder = Klasördeki turnuvalar: { $folder }
start-first = Henüz turnuva yok. Enter ya da m örnek turnuvayı açar; n kendi turnuvanızı başlatır.
start-path-from = Kökten başlamayan yol şu klasörden başlar: { $folder }
start-path-empty = Dosya adı verilmedi. Dosyanın yolunu yazın.
start-event-name = Turnuvanın adı
start-file-name = Dosya (boş: adından)
start-file-taken = { $file } dosyası zaten var, hiçbir dosyanın üzerine yazılmaz. Başka bir ad seçin.
