-- An order takes its seats of several limits at once and gives them back at once: each in one statement, all of them or none.
-- Rows are locked in the order of the arrays, which their caller sorts.

-- Answers how many seats of each there are, when they were taken, and if there is none of one: of which, and when its newest was taken.
-- Those who ask at the same time wait for the row and see each other's. Full, a row stays so until a window after its last seat;
-- else what is older than the window is free again. Who gets none leaves nothing that would make the lock longer.
create function take_seats(kinds text[], subjects text[], mosts int[], windows_ms bigint[], wanted int, out given int[], out taken_at bigint, out full_one int, out newest bigint)
language plpgsql as $$
declare
  got int;
begin
  taken_at := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  given := '{}';
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

-- Those that time has freed meanwhile are not there, and none of others goes; without a count all of them go.
create function free_seats(kinds text[], subjects text[], at bigint, counts int[]) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(kinds) loop
    update limit_seats set taken = coalesce((
      select array_agg(t) from (select t, row_number() over (partition by t) as n from unnest(taken) t) seat where counts[i] is not null and (t <> at or n > counts[i])), '{}')
    where kind = kinds[i] and subject = subjects[i];
  end loop;
end $$;

-- The seats that an order has taken; none when it is decided: whose they are lies in no order.
alter table orders add column seats jsonb;
