# Co bylo napsáno a nelze přečíst.

typed-not-a-number = „{ $found }“ není celé číslo. Zadejte jen číslice, nebo ponechte prázdné.
swiss-manager-not-a-number = Řádek { $line }, sloupec { $column }: { typed-not-a-number }
typed-handicap = „{ $found }“ není řádek handicapu. Zadejte rozdíl a oba časy, oddělené čárkami: 200 10-20, 400 5-25.
typed-number-groups = „{ $found }“ není skupina. Zadejte čísla od 1, kola a body od 0,1 do 99,9, skupiny oddělte středníkem: 1-20 1-2 1; 21-40 1 0,5.
typed-no-such-title = „{ $found }“ není titul. Zadejte některý z { $all }, nebo ponechte prázdné.
typed-no-federation = „{ $found }“ není federace. Zadejte její tři písmena, například TUR nebo CZE, nebo ponechte prázdné.
typed-no-date = „{ $found }“ není datum. Zadejte 5. 3. 2026 nebo 2026-03-05; den a měsíc lze vynechat.
typed-no-points = „{ $found }“ není počet bodů. Zadejte 1, ½ nebo 0,5.
typed-no-amount = „{ $found }“ není částka. Částky oddělte mezerami, například 1000 500,50, bez více desetinných míst, než má měna.
typed-too-large = Číslo { $found } je příliš velké. Zadejte menší.
