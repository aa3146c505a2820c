-- Items say the same under several names: "Ink color" of a pen, "Colors" of sticky notes; "Assorted Brights" and "Bright Assorted". Whoever narrows a listing
-- down looks for one. What an item's own page says of it stays as it was written.
create function facet_label(label text) returns text immutable strict parallel safe language sql
  return case label when 'Colors' then 'Color' when 'Ink color' then 'Color' when 'Colour' then 'Color' when 'Colours' then 'Color' else label end;

create function facet_value(label text, value text) returns text immutable strict parallel safe language sql
  return case
    when facet_label(label) = 'Color' and lower(value) in ('assorted', 'assorted brights', 'assorted bright', 'assorted colors', 'assorted colours', 'bright assorted', 'multicolor')
      then 'Assorted'
    else value
  end;

create or replace function attribute_id(label text, value text) returns bigint immutable strict parallel safe language sql
  return hashtextextended(facet_label(label) || e'\t' || facet_value(label, value), 0);

create or replace function note_attributes() returns trigger language plpgsql as $$
begin
  insert into attributes select distinct on (said.id) said.id, said.label, said.text
  from noted, jsonb_array_elements(noted.specifications) pairs(pair),
    lateral (select facet_label(pair ->> 0) as label, facet_value(pair ->> 0, pair ->> 1) as text, attribute_id(pair ->> 0, pair ->> 1) as id) said
  where said.id is not null and not exists (select from labels_without_filter l where l.label = said.label)
    and not exists (select from attributes a where a.attribute_id = said.id)
  order by said.id
  on conflict do nothing;
  return null;
end $$;

-- An item that says one thing twice says it once.
create or replace function attribute_ids(specifications jsonb) returns bigint[] immutable strict parallel safe language sql
  return (select coalesce(array_agg(distinct attribute_id(line ->> 0, line ->> 1)), '{}') from jsonb_array_elements(specifications) line);

alter table items alter column attribute_ids set expression as (attribute_ids(specifications));

delete from attributes;
insert into attributes select distinct on (attribute_id(pair ->> 0, pair ->> 1)) attribute_id(pair ->> 0, pair ->> 1), facet_label(pair ->> 0), facet_value(pair ->> 0, pair ->> 1)
from items, jsonb_array_elements(specifications) pairs(pair)
where attribute_id(pair ->> 0, pair ->> 1) is not null and not exists (select from labels_without_filter l where l.label = pair ->> 0);
