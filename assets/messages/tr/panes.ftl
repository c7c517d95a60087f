# Ekranların adları ve her yerde çalışan tuşların etiketleri. Bir ekranın kendi metinleri onun adıyla başlar.

pane-event = Turnuva
pane-players = Oyuncular
pane-pairings = Eşlendirme
pane-results = Sonuçlar
pane-standings = Sıralama
pane-prints = Çıktılar
pane-log = Günlük
pane-help = Yardım
pane-palette = Komutlar

key-help = yardım
key-palette = komutlar
key-undo = geri al
key-redo = yinele
key-log = günlük
key-explain = açıkla
key-find = bul
key-mark = işaretle
key-mark-range = aralık işaretle
key-up = yukarı
key-down = aşağı
key-left = sola
key-right = sağa
key-first = ilk
key-last = son
key-page-up = önceki sayfa
key-page-down = sonraki sayfa
key-next-pane = sonraki bölme
key-previous-round = önceki tur
key-next-round = sonraki tur
key-back = geri
key-leave = ekrandan çık
key-accept = onayla
key-quit = çıkış
