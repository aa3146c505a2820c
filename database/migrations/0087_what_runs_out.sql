-- Whether units of an item are counted anywhere: downloads, plans, services and sets are not, and what is sold ahead does not run out.
-- domain/cart/offer.ts says the same of facts in memory (`isStockCounted`); a test holds the two to each other.
alter table items add column is_stock_counted boolean not null generated always as (
  not coalesce(facts ?| array['productType', 'membership', 'bundle', 'backOrderDate'], false)
  and facts ->> 'classId' is distinct from '389'
  and coalesce(facts ->> 'relation', '') not in ('WARRANTY', 'ASSEMBLY', 'TECHHELP')
  and coalesce(facts -> 'isPreOrder', 'false') <> 'true'
) stored;

-- Of what nothing was ever delivered to the fulfilment centre it has none either.
create or replace function note_sold_out() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into sold_out select item_id from items where item_id = old.item_id on conflict do nothing;
  elsif new.available = 0 then
    insert into sold_out values (new.item_id) on conflict do nothing;
  else
    delete from sold_out where item_id = new.item_id;
  end if;
  return null;
end $$;
drop trigger note_sold_out_at_first on stock;
create trigger note_sold_out_at_first after insert on stock for each row when (new.location_id = 'FC1') execute function note_sold_out();

create function note_nothing_there() returns trigger language plpgsql as $$
begin
  insert into sold_out select item_id from noted on conflict do nothing;
  return null;
end $$;
create trigger note_nothing_there after insert on items referencing new table as noted for each statement execute function note_nothing_there();

insert into sold_out select item_id from items i
where not exists (select from stock s where s.item_id = i.item_id and s.location_id = 'FC1') on conflict do nothing;

-- Names are found by their words. (decision 38)
drop index items_name_trigrams;
