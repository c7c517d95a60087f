# Ekranların adları ve her yerde çalışan tuşların etiketleri. Bir ekranın kendi metinleri onun adıyla başlar.

pane-event = Turnuva
pane-players = Oyuncular
pane-pairings = Eşlendirme
pane-results = Sonuçlar
pane-standings = Sıralama
pane-log = Günlük

key-help = yardım
key-palette = komutlar
key-undo = geri al
key-redo = yinele
key-up = yukarı
key-down = aşağı
key-first = ilk
key-last = son
key-page-up = önceki sayfa
key-page-down = sonraki sayfa
key-next-pane = sonraki bölme
key-previous-round = önceki tur
key-next-round = sonraki tur
key-back = geri
key-leave = ekrandan çık
key-save-copy = Başka adla kopya kaydet
key-accept = onayla
key-go = git …
key-choose = seç
key-cancel = vazgeç
key-close = kapat
key-scroll = kaydır
key-next-field = sonraki alan
key-previous-field = önceki alan
key-find = bul
key-back-nowhere = Esc bir adım geri gider; geride adım yok. q turnuvadan çıkar.
