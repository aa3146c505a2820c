-- What differs in color, size or pack alone is one item group: listings show it as one tile, and its items lead to each other. Items of another brand or
-- category that name the same group are one of their own: whatever counts groups by brand or category counts each once.
create function group_key_of(item_id text, item_group text, brand text, category_id text) returns bigint immutable parallel safe language sql return
  hashtextextended(coalesce(item_group || e'\t' || brand || e'\t' || category_id, item_id), 0);

alter table items
  add column item_group text check (length(item_group) between 1 and 100), -- what its like name as well; null: it stands alone
  add column options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'), -- [["Color", "Black"], ["Pack", "Dozen"]]: what tells it from them
  add column group_key bigint not null generated always as (group_key_of(item_id, item_group, brand, category_id)) stored,
  -- Chance chooses whole groups, so that a part of the items holds all of those that it shows.
  alter column sample set expression as (sample_of(coalesce(item_group, item_id))),
  -- What listings ask of every item: whether it comes later whatever there is of it, and whether only the cart says what it costs.
  add column is_late boolean not null generated always as (
    coalesce(facts ? 'backOrderDate' or facts -> 'isPreOrder' = 'true' or facts -> 'isComingSoon' = 'true', false)
  ) stored,
  add column hides_price boolean not null generated always as (facts ? 'isPriceInCart') stored;

create index items_of_group on items (group_key) where item_group is not null;

-- The numbers of categories and departments are of tiles.
drop index items_by_place;
create index items_by_place on items (category_id, department_id, group_key, is_wholesale) where is_published;
