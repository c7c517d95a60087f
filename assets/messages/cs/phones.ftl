# Výsledky, které hráči hlásí z telefonů.

# Kdo výsledek nahlásil; místo jména toho, kdo ho zadal.
origin-both = oba hráči (telefon, { $time })
origin-white = bílý (telefon, { $time })
origin-black = černý (telefon, { $time })

# Chyby souboru s hlášeními.
reports-foreign = Soubor { $path } obsahuje hlášení jiného turnaje. Přesuňte ho do jiné složky a spusťte program znovu.
reports-in-use = Do souboru { $path } zapisuje jiný hakem serve. Ukončete ho a spusťte program znovu.
reports-too-many = Ze šachovnice { $board } přišlo příliš mnoho hlášení. Nahlaste výsledek rozhodčímu.
passes-not-a-secret = Soubor { $path } není klíč kódů. Smažte ho; vytištěné kódy přestanou platit.
passes-io = Do souboru { $path } nelze zapsat: { $cause }. Zkontrolujte složku a zkuste to znovu.
