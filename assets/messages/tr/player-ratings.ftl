# Oyuncuların ratingleri: resmî olanlar, geçerli olan, uzun turnuvalardakiler.

event-long = { $day }  (uzun turnuva: 30 günden fazla)
event-unrated = Ratingsiz oyuncular
event-help-unrated = Rating averajlarında ratingsiz oyuncunun ratingi yerine ne geçeceği. ARO/U1400 gibi bir kodda yazan rating önce gelir.
event-rating-taken = Averajların ratingi
event-help-rating-taken = 30 günden uzun turnuvada bir oyuncunun, her biri bir turdan başlayan birden çok ratingi olabilir. Turnuva yönergesi başka demedikçe averajlar ilkini alır.
unrated-dropped = eşitlik bozma atlanır
unrated-fixed = sabit rating: { $rating }
unrated-fixed-open = sabit bir rating …
unrated-lowest = katılanların en düşüğü
unrated-average = katılanların ortalaması
rating-taken-first = her oyuncunun ilki
rating-taken-each-round = oyunun turundaki
rating-taken-last = her oyuncunun sonuncusu
warning-rating-tie-breaks = Turnuva 30 günden uzun sürüyor ve ratingler değişiyor: rating averajları önerilmez ({ $list }).
tie-break-warning-long-event = { $id } ratingleri sayar; 30 günden uzun turnuvada bunlar değişir. Başka bir yöntem seçin.
players-later-ratings = Bir turdan sonraki ratingler
players-rating-from = { $round }. turdan sonra { $rating }
typed-no-later-rating = “{ $found }” bulundu; 2 ya da sonraki bir tur ile ratingleri bekleniyordu: 5:2130 ya da 5:2130/2080, boşlukla ayrılır.
