-- A document that no item names any more goes a while after somebody has seen so: server/catalog/documents/forget-documents.ts. Null: an item names it, or nobody
-- has looked yet.
alter table document_files add column unnamed_since timestamptz;
