-- Sizes are read in one way, however they are written, in items and in queries: 12in, 12" and 12 inches are 12 inch, and no 12 oz. Signs of markup and of
-- addresses stand between words. Each line is one of READINGS in domain/search/as-searched.ts, and a test holds both to the same.
create function as_searched(said text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(normalize(replace(said, '½', ' 1/2'), NFKD)),
    '[̀-ͯ]', '', 'g'),
    '[‘’`´′]', '''', 'g'),
    '[“”″]', '"', 'g'),
    '×', 'x', 'g'),
    '⁄', '/', 'g'),
    '[<>&@_=+]', ' ', 'g'),
    '([a-z])[.](?=[a-z0-9])', '\1 ', 'g'),
    '([0-9])[.](?=[a-z])', '\1 ', 'g'),
    '([0-9]),([0-9]{3})(?![0-9])', '\1\2', 'g'),
    '(^|[^0-9.])[.]([0-9])', '\10.\2', 'g'),
    '([0-9])[ -]+1/2', '\1.5', 'g'),
    '\y(x{1,3})[ -]?(large|small)\y', '\1\2', 'g'),
    '\yxl\y', 'xlarge', 'g'),
    '\y(?:xxl|2xl)\y', 'xxlarge', 'g'),
    '([0-9])[ ]*x[ ]*(?=[0-9])', '\1 x ', 'g'),
    '([0-9])(?:"|''''|[ -]?inch(?:es)?\y|-?in\y|[ ]in\y(?![ ]*(?:[0-9]|an?\y|the\y|one\y)))[.]?', '\1 inch ', 'g'),
    '([0-9])(?:''(?![a-z])|[ -]?(?:feet|foot|ft)\y[.]?)', '\1 ft ', 'g'),
    '([0-9])[ -]?(?:gallons?|gal)\y[.]?', '\1 gal ', 'g'),
    '([0-9])[ -]?(?:quarts?|qts?)\y[.]?', '\1 qt ', 'g'),
    '([0-9])[ -]?(?:fl[.]?[ ])?(?:ounces?|oz)\y[.]?', '\1 oz ', 'g'),
    '([0-9])[ -]?(?:pounds?|lbs?)\y[.]?', '\1 lb ', 'g'),
    '([0-9])[ -]?(?:yards?|yds?)\y[.]?', '\1 yd ', 'g'),
    '([0-9])[ -]?(?:millimeters?|mm)\y', '\1 mm ', 'g'),
    '([0-9])[ -]?(?:centimeters?|cm)\y', '\1 cm ', 'g'),
    '([0-9])[ -]?(?:milliliters?|ml)\y', '\1 ml ', 'g'),
    '([0-9])[ -]?(?:gigabytes?|gb)\y', '\1 gb ', 'g'),
    '([0-9])[ -]?(?:terabytes?|tb)\y', '\1 tb ', 'g');

-- What only items say: "TN-40" is one word, "24/Pack" is "24 pack".
create or replace function searchable(said text) returns text language sql immutable parallel safe return
  translate(regexp_replace(as_searched(said), '\m([a-z]{1,4})-(\d)', '\1\2', 'g'), '-/', '  ');

-- Writes the column anew, and all that is indexed of it.
alter table items alter column search set expression as (
  setweight(array_to_tsvector(array['zk0' || coalesce(substr(md5(kind_id), 1, 12), '')]), 'A')
  || setweight(to_tsvector('english', searchable(name || ' ' || brand)), 'B')
  || setweight(to_tsvector('english', searchable(search_text)), 'C')
  || setweight(to_tsvector('simple', item_id), 'D')
);

-- Words are counted as they are read.
create or replace function words_of_item(name text, brand text, search_text text, search tsvector) returns setof text immutable parallel safe language sql
begin atomic
  select word from unnest(tsvector_to_array(to_tsvector('simple', searchable(name || ' ' || brand || ' ' || search_text)))) word where word ~ '^[a-z]{3,}$'
  union all
  select word from unnest(tsvector_to_array(search)) word where word ~ '^[a-z]{1,4}[0-9][a-z0-9]*$' and word not like 'zk0%';
end;
truncate catalog_words;
insert into catalog_words select word, count(*) from items i, words_of_item(i.name, i.brand, i.search_text, i.search) word
where i.is_published and not i.is_wholesale group by word;

delete from search_synonyms where said in ('xl', 'xxl');
