# Sıralama, çapraz tablo ve eşlendirme kartı.

standings-card = eşlendirme kartı
standings-crosstable = çapraz tablo
standings-by-number = sıra no / derece
standings-lots = kura
standings-draw-lots-title = Kura çekilsin mi?
standings-draw-lots = Kurası olmayan { $count } oyuncu için kura çek
standings-enter-lot = Kura numarasını gir: { $player }
standings-lots-stay = Çekilen kura kesindir: turnuva dosyasında kalır, yeniden çekilmez. Küçük sayı önce gelir.
standings-more-columns = sütunlar →
standings-fewer-columns = sütunlar ←
standings-none = Henüz yayımlanmış tur yok, bu yüzden sıralama da yok.
standings-after = { $round }. turdan sonra sıralama
standings-adjourned = { $count } ertelenen oyun berabere sayıldı

card-none = Bu oyuncunun sıralamada henüz yeri yok.
card-head = Sıra no { $number } · derece { $place } · { $score } puan · ayarlanmış puan { $adjusted }
card-virtual = sanal rakip
card-dummy = varsayımsal rakip
card-cut-low = çıkarıldı (en düşük)
card-cut-high = çıkarıldı (en yüksek)
