-- How many gave an item one, two … five stars: the one source of its score, its number of ratings and the bars on its page. Before there was
-- only their sum, so what nobody wrote down is taken to lie at the two numbers of stars next to its mean.
alter table items add column ratings int[] not null default '{0,0,0,0,0}';

with written as (select item_id, stars, count(*)::int as n from reviews group by item_id, stars),
others as (
  select i.item_id, i.rating_count - coalesce(w.n, 0) as n, i.rating_sum - coalesce(w.total, 0) as total, coalesce(w.ratings, '{0,0,0,0,0}') as ratings
  from items i left join lateral (
    select sum(n)::int as n, sum(n * stars)::int as total,
      array(select coalesce((select n from written w where w.item_id = i.item_id and w.stars = s), 0) from generate_series(1, 5) s) as ratings
    from written where written.item_id = i.item_id
  ) w on true
  where i.rating_count > 0
),
spread as (
  select item_id, ratings, n, least(5, greatest(1, total / n)) as low, least(n, greatest(0, total - n * least(5, greatest(1, total / n)))) as above
  from others where n > 0
),
known as (
  select item_id, array(
    select ratings[s] + case when s = low then n - case when low = 5 then 0 else above end when s = low + 1 then above else 0 end
    from generate_series(1, 5) s
  ) as ratings from spread
  union all
  select item_id, ratings from others where n <= 0
)
update items i set ratings = known.ratings from known where known.item_id = i.item_id;

alter table items drop column likely_rating, drop column rating_sum, drop column rating_count;
alter table items
  add check (cardinality(ratings) = 5 and array_lower(ratings, 1) = 1 and 0 <= all (ratings) and array_position(ratings, null) is null),
  add column rating_count int not null generated always as (ratings[1] + ratings[2] + ratings[3] + ratings[4] + ratings[5]) stored,
  add column rating_sum int not null
    generated always as (ratings[1] + 2 * ratings[2] + 3 * ratings[3] + 4 * ratings[4] + 5 * ratings[5]) stored,
  -- The rating by which items are sorted: as if three more people had given four stars.
  add column likely_rating float8 not null generated always as (
    (ratings[1] + 2 * ratings[2] + 3 * ratings[3] + 4 * ratings[4] + 5 * ratings[5] + 12.0)
      / (ratings[1] + ratings[2] + ratings[3] + ratings[4] + ratings[5] + 3)
  ) stored;
create index items_by_rating on items (likely_rating desc, popularity desc, item_id) where is_published;

-- What buyers write is read by somebody before it is shown.
alter table reviews
  add column user_id uuid references users,           -- who wrote it here; null: it came with its item
  add column state   text not null default 'PUBLISHED' check (state in ('WAITING', 'PUBLISHED', 'REFUSED', 'WITHDRAWN')),
  add column version int not null default 1,          -- counts what became of it: who saw an older one decides nothing
  add column sent_at timestamptz,                     -- when its author last sent it
  add column reason  text,                            -- why it was refused, as its author is told
  add column helpful int not null default 0 check (helpful >= 0); -- how many found it so
alter table reviews alter column state drop default;
create unique index reviews_of_person on reviews (user_id, item_id) where user_id is not null;
create index reviews_waiting on reviews (sent_at, review_id) where state = 'WAITING';

create table review_votes (
  review_id bigint not null references reviews on delete cascade,
  user_id   uuid not null references users,
  primary key (review_id, user_id)
);

-- A review counts among the ratings of its item while it is shown. What comes with its item is counted there already.
create function count_rating() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'PUBLISHED' then
    update items set ratings[old.stars] = ratings[old.stars] - 1 where item_id = old.item_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'PUBLISHED' then
    update items set ratings[new.stars] = ratings[new.stars] + 1 where item_id = new.item_id;
  end if;
  return null;
end $$;
create trigger count_rating_of_new after insert on reviews for each row when (new.user_id is not null) execute function count_rating();
create trigger count_rating_of_changed after update of state, stars, item_id on reviews for each row
  when ((old.state, old.stars, old.item_id) is distinct from (new.state, new.stars, new.item_id)) execute function count_rating();
create trigger count_rating_of_gone after delete on reviews for each row execute function count_rating();
