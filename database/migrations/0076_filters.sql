-- What an item is like, as numbers: one for each line of its specifications, so that a listing can count thousands of them.
create function attribute_id(label text, value text) returns bigint immutable strict parallel safe language sql
  return hashtextextended(label || e'\t' || value, 0);

create function attribute_ids(specifications jsonb) returns bigint[] immutable strict parallel safe language sql
  return (select coalesce(array_agg(attribute_id(line ->> 0, line ->> 1)), '{}') from jsonb_array_elements(specifications) line);

alter table items add column attribute_ids bigint[] not null generated always as (attribute_ids(specifications)) stored;

-- Lines by which nobody narrows a listing down: the brand has a filter of its own, and a model is one item's.
create table labels_without_filter (label text primary key);
insert into labels_without_filter values ('Brand'), ('Model');

-- What the numbers stand for. Kept beside the items: a line that no item has any more is counted nowhere.
create table attributes (
  attribute_id bigint primary key,
  label        text not null,                         -- Color
  value        text not null                          -- Blue
);

create function note_attributes() returns trigger language plpgsql as $$
begin
  insert into attributes select distinct on (said.id) said.id, said.label, said.text
  from noted, jsonb_array_elements(noted.specifications) pairs(pair),
    lateral (select pair ->> 0 as label, pair ->> 1 as text, attribute_id(pair ->> 0, pair ->> 1) as id) said
  where said.id is not null and not exists (select from labels_without_filter l where l.label = said.label)
    and not exists (select from attributes a where a.attribute_id = said.id)
  order by said.id
  on conflict do nothing;
  return null;
end $$;
create trigger note_attributes_of_new after insert on items referencing new table as noted for each statement execute function note_attributes();
create trigger note_attributes_of_changed after update on items referencing new table as noted for each statement execute function note_attributes();

insert into attributes select distinct attribute_id(pair ->> 0, pair ->> 1), pair ->> 0, pair ->> 1
from items, jsonb_array_elements(specifications) pairs(pair)
where attribute_id(pair ->> 0, pair ->> 1) is not null and not exists (select from labels_without_filter l where l.label = pair ->> 0);

-- What the fulfilment centre has none of: a listing has it last. Few rows, written only when the last one goes or the first one comes, so
-- that the rows of stock keep being changed where they are.
create table sold_out (item_id text primary key references items on delete cascade);

create function note_sold_out() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.available = 0 then
    insert into sold_out values (new.item_id) on conflict do nothing;
  else
    delete from sold_out where item_id = old.item_id;
  end if;
  return null;
end $$;
create trigger note_sold_out_at_first after insert on stock for each row
  when (new.location_id = 'FC1' and new.available = 0) execute function note_sold_out();
create trigger note_sold_out_since after update of available on stock for each row
  when (new.location_id = 'FC1' and (new.available = 0) <> (old.available = 0)) execute function note_sold_out();
create trigger note_sold_out_nowhere after delete on stock for each row when (old.location_id = 'FC1') execute function note_sold_out();

insert into sold_out select item_id from stock where location_id = 'FC1' and available = 0;
