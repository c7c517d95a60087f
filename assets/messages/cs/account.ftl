# Vyúčtování importu: řádky, sloupce a buňky, které nejsou ve výsledku tak jako v souboru.

account-rows = Řádků: { $rows }. Importováno: { $taken }, sloučeno: { $merged }, přeskočeno: { $skipped }, odmítnuto: { $refused }.
account-used = Použité sloupce: { $columns }.
account-unused = Nepoužité sloupce: { $columns }.
account-entry = { $reason }: { $count } ({ $places }).
account-cell = Sloupec „{ $column }“, { $reason }
account-line = řádek { $line }
account-place = řádek { $line }: „{ $found }“

account-same-person = Řádek osoby, kterou už má dřívější řádek, sloučen
account-headings = Řádek, který opakuje záhlaví
account-placeholder = Zástupný řádek, není to hráč
account-no-name = Řádek bez jména
account-not-a-name = Řádek s číslicemi nebo součtem místo jména
account-same-number = Řádek s číslem jiné osoby
account-unreadable = Řádek, který nelze přečíst
account-not-a-fide-id = není FIDE ID, ponecháno prázdné
account-not-a-licence = není registrační číslo, ponecháno prázdné
account-not-a-rating = není rating, ponecháno prázdné
account-not-a-coefficient = není koeficient, ponecháno prázdné
account-not-a-birth = není datum ani rok narození, ponecháno prázdné
account-not-a-sex = není pohlaví, ponecháno prázdné
account-not-a-federation = není federace, ponecháno prázdné
account-not-a-title = není titul FIDE, ponecháno prázdné
account-not-a-club = není název, ponecháno prázdné
account-number-taken = číslo už má dřívější řádek, ponecháno prázdné
account-superseded = nepoužito, přednost má jiný sloupec
account-mark = importováno bez značky za hodnotou
account-title-in-name = titul oddělen od jména
account-name-order = příjmení určeno podle pořadí slov
account-shortened = zkráceno
account-assumed = prázdné, předpokládá se hodnota celého seznamu
account-other = Poznámka

account-too-few = Z { $rows } řádků lze importovat jen { $taken }.
account-unrated = Žádný hráč nemá rating.
account-no-names = Ve sloupci jmen nejsou jména ({ $found }): toto není seznam hráčů. Zvolte jiný soubor.
import-doubtful = Soubor { $path } je neobvyklý. Nic nebylo importováno.
cli-confirm-list = Zkontrolujte soubor. Chcete-li jej přesto importovat, přidejte --confirm.
ratings-doubtful = Soubor { $path } je neobvyklý; listiny zůstaly beze změny:
account-incomplete = { $path }: v přehledu importu chybějí řádky. To je chyba programu hakem; nahlaste ji i se souborem. Nic nebylo importováno.
account-shared-number = Sloupec „{ $column }“ má jedno číslo pro více osob (řádků: { $count }), proto se nepoužije.
account-unfit = Sloupec ratingů nebo čísel nelze přečíst ve více než jednom z deseti řádků.
ratings-access = Toto je databáze Access. Exportujte hráče do CSV a zvolte ten soubor.
ratings-unrated = Hráči bez jakéhokoli ratingu: { $count }.
confirm-import-list = importovat
ratings-account = Ratingová listina importována
