-- What items cost by quantity: [[from how many, cents each], …], quantities going up and prices down. With the item, since they are always read and replaced
-- together and thousands of items have none. (docs/decisions/0052-many-cost-less.md)
create function is_volume_prices(prices jsonb) returns boolean immutable strict language sql as $$
  select jsonb_typeof(prices) = 'array' and jsonb_array_length(prices) <= 6 and not exists (
    select from (
      select (price ->> 0)::int as qty, (price ->> 1)::int as cents, lag((price ->> 0)::int) over (order by n) as qty_before, lag((price ->> 1)::int) over (order by n) as cents_before
      from jsonb_array_elements(prices) with ordinality as p(price, n)) p
    where qty not between 2 and 9999 or cents < 1 or qty <= qty_before or cents >= cents_before)
$$;
alter table items add column volume_prices jsonb not null default '[]' check (is_volume_prices(volume_prices));
-- What an account has agreed, beside what everybody pays.
alter table contract_prices add column volume_prices jsonb not null default '[]' check (is_volume_prices(volume_prices));
