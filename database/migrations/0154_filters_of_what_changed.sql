-- The filters of an item are worked out whenever anything of it is written, a price as well. What they are called was looked for in every line of every item of the statement, with
-- functions that PostgreSQL called one by one: 5 ms an item, and more the more there were. Functions of one expression that are not strict become part of the statement around
-- them, and what is called how is noted of lines that are new, each once. A line without a label or a value has no number, as before.
create or replace function facet_label(label text) returns text immutable parallel safe language sql
  return case label when 'Colors' then 'Color' when 'Ink color' then 'Color' when 'Colour' then 'Color' when 'Colours' then 'Color' else label end;

create or replace function facet_value(label text, value text) returns text immutable parallel safe language sql
  return case
    when facet_label(label) = 'Color' and lower(value) in ('assorted', 'assorted brights', 'assorted bright', 'assorted colors', 'assorted colours', 'bright assorted', 'multicolor')
      then 'Assorted'
    else value
  end;

create or replace function attribute_id(label text, value text) returns bigint immutable parallel safe language sql
  return hashtextextended(facet_label(label) || e'\t' || facet_value(label, value), 0);

-- $1 the specifications of items, each once
create function note_attributes_in(sheets jsonb[]) returns void language sql begin atomic
  insert into attributes
  with line as materialized (
    select distinct pair ->> 0 as label, pair ->> 1 as value from unnest(sheets) sheet, jsonb_array_elements(sheet) pair
  ), said as materialized (
    select distinct on (id) id, label, value
    from (select attribute_id(label, value) as id, facet_label(label) as label, facet_value(label, value) as value from line) named
    where id is not null order by id)
  select id, label, value from said
  where not exists (select from labels_without_filter l where l.label = said.label) and not exists (select from attributes a where a.attribute_id = said.id)
  order by id
  on conflict do nothing;
end;

create or replace function note_attributes() returns trigger language plpgsql as $$
begin
  perform note_attributes_in((select array_agg(distinct specifications) from noted));
  return null;
end $$;

create function note_changed_attributes() returns trigger language plpgsql as $$
begin
  perform note_attributes_in((select array_agg(distinct came.specifications) from came join went using (item_id) where came.specifications <> went.specifications));
  return null;
end $$;

drop trigger note_attributes_of_changed on items;
create trigger note_attributes_of_changed after update on items referencing old table as went new table as came
  for each statement execute function note_changed_attributes();
