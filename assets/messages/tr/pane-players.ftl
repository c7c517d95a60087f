# Oyuncular ekranı.

players-key-add = ekle
players-key-edit = değiştir
players-key-withdraw = çekilme
players-key-bye = tur atlama
players-key-remove = sil
players-key-find = bul
players-key-sort = sırala
players-key-show-all = hepsini göster
players-key-keep-search = aramayı tut

players-column-fide-id = FIDE no
players-column-club = Kulüp
players-column-status = Durum
players-none = Henüz oyuncu yok. a ilk oyuncuyu kaydeder.
players-search = Bul
players-by-number = sıra numarasına göre
players-by-name = ada göre
players-by-rating = ratinge göre
players-present = { $round }. turda { $count } hazır
players-withdrawn = { $count } çekildi
players-found = { $count } bulundu

players-withdrawn-from = { $round }. turdan çekildi
players-bye-in = { $round }. tur: { $bye }
players-late = { $round }. turda geldi
players-plays = oynuyor
players-no-round-left = İlan edilen bütün turlar eşlendirildi. Önce turnuva ekranında tur sayısını artırın.

players-name = Soyad Ad
players-add-title = Oyuncu ekle
players-edit-title = Oyuncu bilgileri
players-fide-id = FIDE no
players-sex = Cinsiyet
players-female = kadın
players-male = erkek
players-born = Doğum tarihi
players-club = Kulüp
players-name-language = Adın dili
players-by-federation = federasyona göre
players-reason = Gerekçe (günlüğe)
players-rating-low = { $found } ratingi bu eşlendirme sistemi için düşük. { $lowest } ya da daha büyük bir sayı girin ya da boş bırakın.
players-missed = Kaçırılan turlar
players-missed-counts = { $rounds } turun her biri { $each }: puanı { $score }
players-removed = { $player } artık kayıtlı değil. u geri getirir.
