-- Where counting all that matches takes too long, a part of the items says how many there are: every fourth is of the first part, every sixteenth of
-- the second, every 64th of the third, every 256th of the fourth. Chance decides which, by the item's number, for ever.
create function sample_of(item_id text) returns smallint immutable strict parallel safe language sql return
  case when hashtextextended(item_id, 1) & 255 = 0 then 4 when hashtextextended(item_id, 1) & 63 = 0 then 3
    when hashtextextended(item_id, 1) & 15 = 0 then 2 when hashtextextended(item_id, 1) & 3 = 0 then 1 else 0 end;
alter table items add column sample smallint not null generated always as (sample_of(item_id)) stored;

-- The rating by which items are sorted: as if three more people had given four stars.
alter table items add column likely_rating float8 not null generated always as ((rating_sum + 12.0) / (rating_count + 3)) stored;

create index items_search_in_sample_1 on items using gin (search) where sample >= 1;
create index items_search_in_sample_2 on items using gin (search) where sample >= 2;
create index items_search_in_sample_3 on items using gin (search) where sample >= 3;
create index items_search_in_sample_4 on items using gin (search) where sample >= 4;
create index items_of_category_in_sample on items (category_id, sample) where sample >= 1;
create index items_of_department_in_sample on items (department_id, sample) where sample >= 1;
create index items_of_brand_in_sample on items (brand, sample) where sample >= 1;

-- The orders of listings, to be read from the beginning until a page is full: server/catalog/listing/large-listing.repository.ts.
create index items_by_popularity on items (popularity desc, item_id) where is_published;
create index items_by_price on items (price_cents, item_id) where is_published;
create index items_by_price_down on items (price_cents desc nulls last, item_id) where is_published;
create index items_by_rating on items (likely_rating desc, popularity desc, item_id) where is_published;
create index items_by_release on items (released_on desc, item_id) where is_published;
create index items_of_kind_by_popularity on items (coalesce(kind_id, ''), popularity desc, item_id) where is_published;
create index items_of_kind_by_price on items (coalesce(kind_id, ''), price_cents, item_id) where is_published;
create index items_of_kind_by_price_down on items (coalesce(kind_id, ''), price_cents desc nulls last, item_id) where is_published;
-- What is chosen of the specifications finds its few items among very many.
create index items_by_attribute on items using gin (attribute_ids);
