-- Pictures that came with files of the catalogue, beside the shop's own photographs. In the database, since every node serves them and has nothing else
-- in common with the others. What an item calls one says its id and its color (domain/catalog/own-picture.ts).
create table own_pictures (
  picture_id text primary key check (picture_id ~ '^[0-9a-f]{32}$'), -- of what was read and how it is encoded: another picture has another
  color text not null check (color ~ '^#[0-9a-f]{6}$')
);

create table own_picture_files (
  picture_id text not null references own_pictures on delete cascade,
  width int not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  primary key (picture_id, width, format)
);
-- They are packed as well as can be.
alter table own_picture_files alter column bytes set storage external;

-- What was found under an address when it was asked last: it is not fetched again.
create table picture_addresses (
  address text primary key check (length(address) <= 2000),
  picture_id text not null references own_pictures on delete cascade,
  etag text,
  last_modified text,
  fetched_at timestamptz not null default now()
);
create index picture_addresses_by_picture on picture_addresses (picture_id);
