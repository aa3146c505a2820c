import type { DocumentKind } from '#domain/catalog/documents/documents.ts';
import { statement } from '../../db/database.ts';

export type DocumentTuple = readonly [kind: DocumentKind, title: string, documentId: string, bytes: number];

/** In SQL, the documents of an item, in the order of their kinds, as DOCUMENT_KINDS has them: null where it has none. */
export const documentsOf = (itemId: string): string => `(
    select json_agg(json_build_array(d.kind, d.title, d.document_id, octet_length(f.bytes)) order by d.kind, d.title)
    from item_documents d join document_files f using (document_id) where d.item_id = ${itemId})`;

/** $1 id */
export const findDocument = statement<{ bytes: Buffer }>('document_file', 'select bytes from document_files where document_id = $1');
