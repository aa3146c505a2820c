-- An item's lines are numbered so that a listing can count them; those by which nobody narrows a listing down (what it weighs, who made it, its number) were numbered as well, and
-- were three of four that a search counted, for nothing: half of what it costs. And whatever was written of an item, a price too, numbered all its lines anew. Now only lines of
-- filters have a number, and they get it when the lines are written.
-- $1 the specifications of an item
create function filter_ids(specifications jsonb) returns bigint[] stable strict parallel safe language sql
  return (select coalesce(array_agg(distinct attribute_id(line ->> 0, line ->> 1)), '{}') from jsonb_array_elements(specifications) line
    where not exists (select from labels_without_filter l where l.label = facet_label(line ->> 0)));

alter table items alter column attribute_ids drop expression;

create function number_filters() returns trigger language plpgsql as $$
begin
  new.attribute_ids := filter_ids(new.specifications);
  return new;
end $$;
create trigger number_filters_of_new before insert on items for each row execute function number_filters();
create trigger number_filters_of_changed before update of specifications on items for each row
  when (new.specifications is distinct from old.specifications) execute function number_filters();

-- A label that makes no filter any more, or makes one again.
create function renumber_filters() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    delete from attributes a using changed c where c.label = a.label;
  end if;
  update items i set attribute_ids = filter_ids(i.specifications)
  where exists (select from jsonb_array_elements(i.specifications) line join changed c on c.label = facet_label(line ->> 0));
  if tg_op = 'DELETE' then
    perform note_attributes_in((select array_agg(distinct i.specifications) from items i
      where exists (select from jsonb_array_elements(i.specifications) line join changed c on c.label = facet_label(line ->> 0))));
  end if;
  return null;
end $$;
create trigger labels_come after insert on labels_without_filter referencing new table as changed for each statement execute function renumber_filters();
create trigger labels_go after delete on labels_without_filter referencing old table as changed for each statement execute function renumber_filters();

update items set attribute_ids = filter_ids(specifications) where attribute_ids <> filter_ids(specifications);
drop function attribute_ids(jsonb);
