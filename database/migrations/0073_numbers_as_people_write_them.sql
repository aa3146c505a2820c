-- Names are looked for as people write them: "TN-40" is one word, "24/Pack" is "24 pack", 2" is "2 inch", "64GB" is "64 gb", and X-Large is not
-- Large. domain/search reads queries in the same way.
create function searchable(said text) returns text language sql immutable parallel safe return
  translate(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                regexp_replace(said, '(\d),(\d{3})(?!\d)', '\1\2', 'g'),
                '(\d)[ -]1/2', '\1.5', 'g'),
              '\m(X{1,3})-(Large|Small)', '\1\2', 'g'),
            '\m([A-Za-z]{1,4})-(\d)', '\1\2', 'g'),
          '(\d)"', '\1 inch ', 'g'),
        '(\d)''', '\1 ft ', 'g'),
      '(\d)(GB|TB|mm|oz|ft|lb|gal|yd|qt)\M', '\1 \2', 'gi'),
    '-/', '  ');

-- A: the kind, B: the name, C: what is said besides, D: the number, which may be asked for by its beginning.
drop index items_search;
alter table items drop column search;
alter table items add column search tsvector generated always as (
  setweight(array_to_tsvector(array['zk0' || coalesce(substr(md5(kind_id), 1, 12), '')]), 'A')
  || setweight(to_tsvector('english', searchable(name || ' ' || brand)), 'B')
  || setweight(to_tsvector('english', searchable(search_text)), 'C')
  || setweight(to_tsvector('simple', item_id), 'D')
) stored;
create index items_search on items using gin (search);

-- What is said for a thing that has a name of its own: it is found as that.
insert into search_synonyms (said, means) values
  ('windex', '{"glass cleaner"}'), ('window cleaner', '{"glass cleaner"}'), ('coffee cup', '{"hot cup"}'), ('paper cup', '{"hot cup"}'),
  ('lever arch file', '{binder}'), ('lever arch', '{binder}'), ('lever arch binder', '{binder}'), ('xl', '{xlarge}'), ('xxl', '{xxlarge}')
on conflict (said) do nothing;
update search_synonyms set means = '{xlarge}' where said = 'extra large' and means = '{xl}';
