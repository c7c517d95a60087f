-- The log of every event, line by line, and who may do what with it. Nothing is ever changed or taken away here, and nothing computed.
create schema hakem;

create table hakem.migration (
    number integer primary key,
    at timestamptz not null default now()
);

create table hakem.entry (
    event text not null check (length(event) between 1 and 100),
    n bigint not null check (n >= 0),
    line text not null,
    hash text not null,
    op text not null,
    by name not null default current_user,
    at timestamptz not null default now(),
    primary key (event, n),
    unique (event, op)
);

-- Who may see which event, of those who may not see all.
create table hakem.member (
    event text not null,
    who name not null,
    primary key (event, who)
);

-- Roles are those of the whole server: another database may have made them.
do $$
declare
    wanted text;
begin
    foreach wanted in array array['hakem_arbiter', 'hakem_entry', 'hakem_reader'] loop
        if not exists (select from pg_roles where rolname = wanted) then
            execute format('create role %I nologin', wanted);
        end if;
    end loop;
end
$$;

grant usage on schema hakem to hakem_arbiter, hakem_entry, hakem_reader;
grant select on hakem.migration, hakem.entry, hakem.member to hakem_arbiter, hakem_entry, hakem_reader;
grant insert on hakem.entry to hakem_arbiter, hakem_entry;
grant insert on hakem.member to hakem_arbiter;

alter table hakem.entry enable row level security;
alter table hakem.member enable row level security;

create policy arbiter_reads on hakem.entry for select to hakem_arbiter using (true);
create policy arbiter_writes on hakem.entry for insert to hakem_arbiter with check (by = current_user);
create policy arbiter_reads on hakem.member for select to hakem_arbiter using (true);
create policy arbiter_writes on hakem.member for insert to hakem_arbiter with check (true);

create policy member_sees_own on hakem.member for select to hakem_entry, hakem_reader using (who = current_user);
create policy member_reads on hakem.entry for select to hakem_entry, hakem_reader
    using (exists (select from hakem.member where member.event = entry.event and member.who = current_user));

-- Results, and what was found instead of a result: of an event of their own, and in their own name.
create policy entry_writes_results on hakem.entry for insert to hakem_entry
    with check (
        by = current_user
        and exists (select from hakem.member where member.event = entry.event and member.who = current_user)
        and line like '(n:' || n || ', at:%'
        and substring(line from
            '^\(n:[0-9]+, at:"[^"\\]*", by:"([^"\\]*)", did:Did\((?:EnterResult|NoteConflict)\(round:') = current_user::text
    );
