-- Every row is checked before it is recorded, for every role: it has the next number, its line is complete, and its hash follows from
-- the line before it. A desk records complete results and nothing else. Whatever the checks missed, the owner of the tables removes.

-- Returns the BLAKE3 hash of bytes, in digits. The function that compresses a block is written out by a loop: statements of plain
-- variables run ten times as fast as those of arrays.
do $write$
declare
    declared text := '';
    body text := '';
    later constant integer[] := array[2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
    used integer[] := array[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    mixed constant integer[] := array[[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
                                      [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];
    turned constant text := ' %1$s := (((%1$s # %2$s) >> %3$s) | ((%1$s # %2$s) << %4$s)) & 4294967295;';
    added constant text := ' %1$s := (%1$s + %2$s + %3$s) & 4294967295;';
begin
    for at in 0..15 loop
        declared := declared || format(' m%s bigint := get_byte(block, %s) + 256 * get_byte(block, %s) + 65536 * get_byte(block, %s) '
            '+ 16777216::bigint * get_byte(block, %s);', at, 4 * at, 4 * at + 1, 4 * at + 2, 4 * at + 3);
    end loop;
    for turn in 0..6 loop
        for at in 1..8 loop
            declare
                a constant text := 's' || mixed[at][1];
                b constant text := 's' || mixed[at][2];
                c constant text := 's' || mixed[at][3];
                d constant text := 's' || mixed[at][4];
            begin
                for half in 0..1 loop
                    body := body || format(added, a, b, 'm' || used[2 * at - 1 + half])
                        || format(turned, d, a, 16 - 8 * half, 16 + 8 * half) || format(added, c, d, '0')
                        || format(turned, b, c, 12 - 5 * half, 20 + 5 * half);
                end loop;
            end;
        end loop;
        used := array(select used[was + 1] from unnest(later) with ordinality as moved (was, at) order by moved.at);
    end loop;
    execute format($make$
create function hakem.blake3_block(cv bigint[], block bytea, counter bigint, length integer, flags integer) returns bigint[]
language plpgsql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $compress$
declare
    s0 bigint := cv[1]; s1 bigint := cv[2]; s2 bigint := cv[3]; s3 bigint := cv[4];
    s4 bigint := cv[5]; s5 bigint := cv[6]; s6 bigint := cv[7]; s7 bigint := cv[8];
    s8 bigint := 1779033703; s9 bigint := 3144134277; s10 bigint := 1013904242; s11 bigint := 2773480762;
    s12 bigint := counter & 4294967295; s13 bigint := counter >> 32; s14 bigint := length; s15 bigint := flags;
    %s
begin
    %s
    return array[s0 # s8, s1 # s9, s2 # s10, s3 # s11, s4 # s12, s5 # s13, s6 # s14, s7 # s15];
end
$compress$
$make$, declared, body);
end
$write$;

-- Returns words as bytes, the lowest byte of each first.
create function hakem.blake3_words(words bigint[]) returns bytea
language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
    select decode(string_agg(substr(digits, 7, 2) || substr(digits, 5, 2) || substr(digits, 3, 2) || substr(digits, 1, 2), ''
        order by at), 'hex')
    from (select lpad(to_hex(word), 8, '0'), at from unnest(words) with ordinality as words (word, at)) as written (digits, at)
$$;

create function hakem.blake3(bytes bytea) returns text
language plpgsql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
declare
    start constant bigint[] := array[1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225];
    zeros constant bytea := decode(repeat('00', 64), 'hex');
    total constant integer := octet_length(bytes);
    chunks constant integer := greatest((total + 1023) / 1024, 1);
    waiting bigint[][] := array[]::bigint[][];
    cv bigint[];
    counted integer;
    first integer;
    size integer;
    flags integer;
    is_last boolean;
begin
    for chunk in 0..chunks - 1 loop
        cv := start;
        counted := least(1024, total - 1024 * chunk);
        first := 0;
        loop
            size := least(64, counted - first);
            is_last := first + size = counted;
            -- The first and the last block of a chunk, and the root.
            flags := case when first = 0 then 1 else 0 end + case when is_last then 2 else 0 end
                + case when is_last and chunks = 1 then 8 else 0 end;
            cv := hakem.blake3_block(cv, substr(substr(bytes, 1024 * chunk + first + 1, size) || zeros, 1, 64), chunk, size, flags);
            exit when is_last;
            first := first + 64;
        end loop;
        -- What is complete on both sides is joined: as often as the number of chunks so far can be halved, and at the end all of it.
        size := chunk + 1;
        while cardinality(waiting) > 0 and (size & 1 = 0 or chunk + 1 = chunks) loop
            flags := case when chunk + 1 = chunks and cardinality(waiting) = 8 then 12 else 4 end;
            cv := hakem.blake3_block(start, hakem.blake3_words(waiting[cardinality(waiting) - 7:] || cv), 0, 64, flags);
            waiting := waiting[:cardinality(waiting) - 8];
            size := size >> 1;
        end loop;
        waiting := waiting || cv;
    end loop;
    return encode(hakem.blake3_words(cv), 'hex');
end
$$;

-- Refuses a row that would not be the next line of its event.
create function hakem.check_entry() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
    seal constant text := ', hash:"' || new.hash || '")';
    body constant text := left(new.line, -length(seal));
    said constant text := '"(?:[^"\\]|\\.)*"';
    moment constant text := '"([12][0-9]{3}-[01][0-9]-[0-3][0-9])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?Z"';
    day text;
    previous text := '';
begin
    if new.n > 0 then
        select hash into previous from hakem.entry where event = new.event and n = new.n - 1;
        if not found then
            raise exception 'row % does not follow the last one', new.n using errcode = 'HK001';
        end if;
        day := substring(body from '^\(n:' || new.n || ', at:' || moment || ', (?:by:' || said || ', )?(?:more:true, )?'
            '(?:did:.+|format:[0-9]+, with:' || said || ')$');
    else
        day := substring(body from '^\(hakem:[0-9]+, made:' || moment || ', with:' || said || '(?:, salvaged:.+)?$');
    end if;
    if day is null or day::date is null or new.hash !~ '^[0-9a-f]{64}$' or right(new.line, length(seal)) <> seal
        or octet_length(new.line) > 16777216 or new.line ~ '[\x01-\x1f\x7f]' or length(new.op) > 100 then
        raise exception 'row % is not a complete line', new.n using errcode = 'HK002';
    end if;
    if hakem.blake3(convert_to(previous || body, 'UTF8')) <> new.hash then
        raise exception 'the hash of row % does not follow from the line before it', new.n using errcode = 'HK003';
    end if;
    return new;
end
$$;

create trigger check_entry before insert on hakem.entry for each row execute function hakem.check_entry();

-- Refuses an act that ends before its last line.
create function hakem.check_act() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
    if not exists (select from hakem.entry where event = new.event and n = new.n + 1) then
        raise exception 'the act of row % has no end', new.n using errcode = 'HK004';
    end if;
    return null;
end
$$;

create constraint trigger check_act after insert on hakem.entry deferrable initially deferred for each row
    when (new.line ~ '^\(n:[0-9]+, at:"[^"]*", (?:by:"(?:[^"\\]|\\.)*", )?more:true, ') execute function hakem.check_act();

-- Results, and what was found instead of a result, complete: of an event of their own, and in their own name.
drop policy entry_writes_results on hakem.entry;
create policy entry_writes_results on hakem.entry for insert to hakem_entry
    with check (
        by = current_user
        and exists (select from hakem.member where member.event = entry.event and member.who = current_user)
        and substring(line from '^\(n:[0-9]+, at:"[^"\\]*", by:"([^"\\]*)", did:Did\(') = current_user::text
        and line ~ ('^\(n:[0-9]+, at:"[^"\\]*", by:"[^"\\]*", did:Did\((?:EnterResult(?=.*,result:)|NoteConflict(?=.*,found:))'
            '\(round:(?:[1-9][0-9]?|1[0-9][0-9]|2[0-4][0-9]|25[0-5]),board:[1-9][0-9]{0,3},(?:result|found):'
            '(?:(?:Played|Unrated)\((?:WhiteWins|Draw|BlackWins|WhiteDraws|BlackDraws|BothLose)\)'
            '|Forfeit\((?:ToWhite|ToBlack|Both)\)|Adjourned)\)\), hash:"[0-9a-f]{64}"\)$')
    );

-- What the owner of the tables has removed, with when and by whom.
create table hakem.removed (
    like hakem.entry,
    removed_by name not null default current_user,
    removed_at timestamptz not null default now()
);
