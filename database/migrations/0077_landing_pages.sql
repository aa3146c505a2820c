-- Pages of the shop's own making, about an occasion: what stands on them, and of which items they are.
create table landing_pages (
  page_id     text primary key,                       -- a slug: it stands in the address of the page
  name        text not null,
  description text not null,
  meant       jsonb not null,                         -- {"categoryIds": [], "words": "", "isOnSale": false}: all that is said has to hold
  components  jsonb not null,                         -- [{"type": "BANNER", ...}] from top to bottom: server/catalog/landing/landing.repository.ts
  position    int not null
);

-- Items that somebody has put together by their numbers.
create table sku_lists (
  sku_list_id text primary key,
  item_ids    text[] not null
);

create index items_by_brand on items (brand, popularity desc, item_id) where is_published;
