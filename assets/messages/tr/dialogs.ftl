# Sorular ve başlangıç ekranı.

ask-capital-letter = { $act }: yapmak için büyük { $letter }, vazgeçmek için Esc.
ask-round-number = Bu işlem kapanmış { $round }. turu değiştirir. Yapmak için { $round } yazıp Enter'a basın, vazgeçmek için Esc.
ask-reason = Gerekçe (günlüğe yazılır):
ask-leave-form = Formda girilmemiş değişiklikler var. Büyük { $letter } bunları siler, Esc forma döner.

start-title = hakem – satranç hakeminin konsolu
start-open = turnuva aç
start-new = yeni turnuva
start-sample = örnek turnuvaya göz at
start-recent = son turnuvalar
start-language = dil
start-path = Turnuva dosyası:
