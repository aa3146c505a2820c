-- What people call the things that the shop has. A kind is finer than a category, and an item without one is found by its words alone.
create table product_kinds (
  kind_id text primary key,
  names   text[] not null                             -- as people type them: {"trash bag", "can liner", "garbage bag"}
);

-- Words for which others are looked for, too. Kept by the shop's operators.
create table search_synonyms (
  said  text primary key,                             -- in lower case: "grey"
  means text[] not null                               -- {"gray"}
);

insert into search_synonyms (said, means) values
  ('grey', '{gray}'), ('gray', '{grey}'), ('colour', '{color}'), ('coloured', '{colored}'), ('organiser', '{organizer}'), ('fibre', '{fiber}'),
  ('small', '{s}'), ('large', '{l}'), ('extra large', '{xl}'), ('medium', '{m}'), ('college', '{"college ruled"}'), ('wireless', '{bluetooth,cordless}'),
  ('cordless', '{wireless,bluetooth}'), ('wifi', '{"wi fi",wireless}'), ('photo', '{glossy}'), ('eco', '{recycled}'), ('green', '{recycled}'),
  ('giant', '{jumbo}'), ('big', '{jumbo,large}'), ('leather', '{"bonded leather"}'), ('steel', '{metal}'), ('metal', '{steel}'),
  ('wood', '{wooden,oak,walnut,bamboo}'), ('wooden', '{wood,oak,walnut}'), ('clear', '{transparent}'), ('transparent', '{clear}'),
  ('assorted', '{multicolor}'), ('multicolor', '{assorted}'), ('multi color', '{assorted}'), ('fine point', '{fine}'), ('extra fine', '{"ultra fine"}');

alter table items add column kind_id text references product_kinds;

-- An item's kind is a word of its own, which nobody types: server/catalog/search-query.ts writes it in the same way.
drop index items_search;
alter table items drop column search;
alter table items add column search tsvector generated always as (
  setweight(array_to_tsvector(array['zk0' || coalesce(substr(md5(kind_id), 1, 12), '')]), 'A')
  || setweight(to_tsvector('english', name || ' ' || brand || ' ' || item_id), 'B')
  || setweight(to_tsvector('english', search_text), 'C')
) stored;
create index items_search on items using gin (search);
