-- Documents of items, which came with files of the catalogue. In the database for the same reason as pictures (0110): all nodes serve them.
create table document_files (
  document_id text primary key check (document_id ~ '^[0-9a-f]{32}$'), -- of what stands in it: another document has another
  bytes bytea not null check (length(bytes) between 1 and 10000000)
);
-- They are packed inside.
alter table document_files alter column bytes set storage external;

create table item_documents (
  item_id text not null references items on delete cascade,
  kind text not null check (kind in ('ASSEMBLY', 'GUIDE', 'SAFETY', 'WARRANTY')),
  title text not null check (length(title) between 1 and 200),
  document_id text not null references document_files,
  source text not null check (length(source) <= 2000), -- under which address or name it was found: it is not asked for again
  primary key (item_id, kind, title)
);
create index item_documents_by_source on item_documents (source);
create index item_documents_by_document on item_documents (document_id);
