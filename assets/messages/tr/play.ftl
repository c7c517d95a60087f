# Herhangi bir raporu eşlendiren sayfa (docs/playground.md)
play-title = Rapor eşlendir
play-about = Bir turnuva raporunu (TRF16 ya da TRF-2026) bu sayfaya sürükleyip bırakın ya da seçin. Sayfa sıradaki turu kurallara göre eşlendirir, her masayı açıklar ve turu bir sertifikayla kanıtlar. Her şeyi tarayıcınız burada hesaplar; hiçbir veri gönderilmez.
play-choose = Rapor seç
play-working = Eşlendiriliyor…
play-failed = Program hata verdi. Başka bir tur ya da rapor seçin veya hakem pair komutunu çalıştırın.
play-same = Rapordaki masalar aynı.
play-other = Rapordaki bu turun masaları farklı.
play-save-pairing = Eşlendirmeyi kaydet
play-save-certificate = Sertifikayı kaydet
play-trust = Sertifikayı, eşlendirmeyle hiçbir kod paylaşmayan ayrı bir program doğrular. Rapordaki sonuçlar doğrulanmaz.
play-program = Eşlendirme programı hakem, SHA-256 { $hash }
