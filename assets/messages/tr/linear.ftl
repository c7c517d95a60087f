# Konsol satır satır kullanılırken söylenenler.

linear-begins = hakem, satır satır. F10 ya da Ctrl-L satırı yineler, F11 ya da Ctrl-P buradaki her şeyi okur, soru işareti tuşları okur.
linear-round = tur { $round } / { $rounds }
linear-board = Masa { $board }: Beyaz { $white }, Siyah { $black }, { $result }
linear-pair = Masa { $board }: Beyaz { $white }, { $points } puan, Siyah { $black }, { $others } puan
linear-no-result = sonuç yok
linear-conflict = { $result }, buna karşılık { $found }
linear-slip = Fiş { $typed }
linear-marked = { $player } işaretli
linear-next = Sırada: { $key }, { $what }
linear-warning = Dikkat: { $what }
linear-refused = Reddedildi: { $what }
linear-help-again = İmlecin satırını yeniden söyler.
linear-help-whole = Buradaki her şeyi, geniş ekranda yanında duranla birlikte okur.
linear-empty = Burada satır yok.
