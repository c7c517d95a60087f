# Yazılan ve okunamayan değerler.

typed-not-a-number = “{ $found }” tam sayı değil. Yalnız rakam girin ya da boş bırakın.
swiss-manager-not-a-number = { $line }. satır, { $column }. sütun: { typed-not-a-number }
typed-handicap = “{ $found }” süre avansı satırı değil. Farkı ve iki süreyi virgülle ayırarak girin: 200 10-20, 400 5-25.
typed-number-groups = “{ $found }” grup olarak okunamadı. 1’den başlayan numaraları, turları ve 0,1 ile 99,9 arasında puanı girin, grupları noktalı virgülle ayırın: 1-20 1-2 1; 21-40 1 0,5.
typed-no-such-title = “{ $found }” bir unvan değil. Şunlardan birini girin ya da boş bırakın: { $all }.
typed-no-federation = “{ $found }” bir federasyon değil. TUR ya da CZE gibi üç harfini girin ya da boş bırakın.
typed-no-date = “{ $found }” bir tarih değil. 5.3.2026 ya da 2026-03-05 biçiminde girin; gün ve ay yazılmayabilir.
typed-no-points = “{ $found }” bir puan değil. 1, ½ ya da 0,5 biçiminde girin.
typed-no-amount = “{ $found }” bir tutar değil. Tutarları aralarında boşlukla girin, örneğin 1000 500,50; para biriminin ondalık basamağından fazlasını yazmayın.
typed-too-large = { $found } çok büyük. Daha küçük bir sayı girin.
