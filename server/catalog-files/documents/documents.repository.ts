import { command, statement } from '../../db/database.ts';

/** $1 id, $2 bytes. One that is there, and was about to go since no item names it, stays. */
export const addDocument = command(
  'document_add',
  'insert into document_files (document_id, bytes) values ($1, $2) on conflict (document_id) do update set unnamed_since = null where document_files.unnamed_since is not null',
);

/** $1 addresses: what was found under them before. */
export const findSources = statement<{ source: string; document_id: string }>(
  'document_sources',
  'select distinct on (source) source, document_id from item_documents where source = any($1::text[]) order by source',
);

/** $1 items, $2 kinds, $3 titles, side by side: which of these documents there are. */
export const findItemDocuments = statement<{ key: string; source: string; document_id: string }>(
  'document_file_lines',
  `select d.item_id || ' ' || d.kind || ' ' || d.title as key, d.source, d.document_id
  from unnest($1::text[], $2::text[], $3::text[]) w(item_id, kind, title) join item_documents d using (item_id, kind, title)`,
);

/** $1 rows as JSON: those that end go, those whose document is there are set. */
export const setItemDocuments = statement<{ added: number; changed: number }>(
  'document_file_set',
  `with wanted as materialized (select * from json_to_recordset($1::json) as r(item_id text, kind text, title text, document_id text, source text, ends boolean)),
    ended as (delete from item_documents d using wanted w where (d.item_id, d.kind, d.title) = (w.item_id, w.kind, w.title) and w.ends returning 1),
    changed as (update item_documents d set document_id = w.document_id, source = w.source from wanted w
      where (d.item_id, d.kind, d.title) = (w.item_id, w.kind, w.title) and not w.ends and w.document_id is not null
        and (d.document_id, d.source) is distinct from (w.document_id, w.source) returning 1),
    added as (insert into item_documents (item_id, kind, title, document_id, source)
      select item_id, kind, title, document_id, source from wanted w where not w.ends and w.document_id is not null
      on conflict do nothing returning 1)
  select (select count(*) from added)::int as added, ((select count(*) from changed) + (select count(*) from ended))::int as changed`,
);
