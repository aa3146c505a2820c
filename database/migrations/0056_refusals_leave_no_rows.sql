-- Who is refused leaves no row: a row for each e-mail that a network without seats makes up would fill the table.

-- As before (0049), but it looks for a full one before it locks or writes anything: only where the last seat goes in the same moment
-- are seats taken and given back.
create or replace function take_seats(kinds text[], subjects text[], mosts int[], windows_ms bigint[], wanted int, out given int[], out taken_at bigint, out full_one int, out newest bigint)
language plpgsql as $$
declare
  got int;
begin
  taken_at := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  given := '{}';
  for i in 1 .. cardinality(kinds) loop
    select max(t) into newest from limit_seats l, unnest(l.taken) t
    where l.kind = kinds[i] and l.subject = subjects[i] and cardinality(l.taken) >= mosts[i];
    if newest > taken_at - windows_ms[i] then
      full_one := i;
      return;
    end if;
  end loop;
  for i in 1 .. cardinality(kinds) loop
    insert into limit_seats as l (kind, subject, taken, last_count, last_at)
    values (kinds[i], subjects[i], array_fill(taken_at, array[least(wanted, mosts[i])]), least(wanted, mosts[i]), taken_at)
    on conflict (kind, subject) do update set (taken, last_count, last_at) = (
      select kept.seats || array_fill(taken_at, array[n]), n, taken_at
      from (
        select case
          when cardinality(l.taken) >= mosts[i] and (select max(t) from unnest(l.taken) t) > taken_at - windows_ms[i] then l.taken
          else coalesce((select array_agg(t) from unnest(l.taken) t where t > taken_at - windows_ms[i]), '{}') end as seats
      ) kept
      cross join lateral (select greatest(0, least(wanted, mosts[i] - cardinality(kept.seats))) as n) room
    )
    returning last_count, (select max(t) from unnest(l.taken) t) into got, newest;
    if got = 0 then
      perform free_seats(kinds[1:i - 1], subjects[1:i - 1], taken_at, given);
      full_one := i;
      return;
    end if;
    given := given || got;
    wanted := least(wanted, got);
  end loop;
end $$;

-- As before, and a row without seats goes with its last one.
create or replace function free_seats(kinds text[], subjects text[], at bigint, counts int[]) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(kinds) loop
    update limit_seats set taken = coalesce((
      select array_agg(t) from (select t, row_number() over (partition by t) as n from unnest(taken) t) seat where counts[i] is not null and (t <> at or n > counts[i])), '{}')
    where kind = kinds[i] and subject = subjects[i];
    delete from limit_seats where kind = kinds[i] and subject = subjects[i] and taken = '{}';
  end loop;
end $$;
