-- What is for resellers alone, as a column that indexes can hold: what everybody may see is asked for everywhere.
alter table items add column is_wholesale boolean not null generated always as (facts ? 'isWholesale') stored;

-- The words of what everybody may see, with how many items have each: kept beside the items, since reading them all takes seconds where they are
-- many. Each change adds rows of its own, so that none waits for another; a word's items are their sum. They are folded into one row a word from time
-- to time (server/catalog/words.repository.ts).
create table catalog_words (
  word  text not null,
  items int  not null                                 -- so many more, or fewer
);

-- Words as they are written, and models ("tn40") as they are looked for.
create function words_of_item(name text, brand text, search_text text, search tsvector) returns setof text immutable parallel safe language sql
begin atomic
  select word from unnest(tsvector_to_array(to_tsvector('simple', name || ' ' || brand || ' ' || search_text))) word where word ~ '^[a-z]{3,}$'
  union all
  select word from unnest(tsvector_to_array(search)) word where word ~ '^[a-z]{1,4}[0-9][a-z0-9]*$' and word not like 'zk0%';
end;

create function count_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalog_words select word, count(*) from came i, words_of_item(i.name, i.brand, i.search_text, i.search) word
    where i.is_published and not i.is_wholesale group by word;
  elsif tg_op = 'DELETE' then
    insert into catalog_words select word, -count(*) from went i, words_of_item(i.name, i.brand, i.search_text, i.search) word
    where i.is_published and not i.is_wholesale group by word;
  else
    insert into catalog_words select word, sum(n) from (
      select i.name, i.brand, i.search_text, i.search, 1 as n from came i join went w using (item_id)
      where i.is_published and not i.is_wholesale and (not w.is_published or w.is_wholesale or w.search is distinct from i.search
        or (w.name, w.brand, w.search_text) is distinct from (i.name, i.brand, i.search_text))
      union all
      select i.name, i.brand, i.search_text, i.search, -1 from went i join came c using (item_id)
      where i.is_published and not i.is_wholesale and (not c.is_published or c.is_wholesale or c.search is distinct from i.search
        or (c.name, c.brand, c.search_text) is distinct from (i.name, i.brand, i.search_text))) i,
      words_of_item(i.name, i.brand, i.search_text, i.search) word
    group by word having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger count_words_of_new after insert on items referencing new table as came for each statement execute function count_words();
create trigger count_words_of_gone after delete on items referencing old table as went for each statement execute function count_words();
create trigger count_words_of_changed after update on items referencing old table as went new table as came
  for each statement execute function count_words();

insert into catalog_words select word, count(*) from items i, words_of_item(i.name, i.brand, i.search_text, i.search) word
where i.is_published and not i.is_wholesale group by word;

-- What there is of each kind, without reading all items, and the numbers of categories and departments from an
-- index alone.
create index items_by_kind on items (kind_id, is_wholesale, popularity desc) where is_published;
create index items_by_place on items (category_id, department_id, is_wholesale) where is_published;
