import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/catalog/documents/documents.ts';

type DemoDocument = { readonly file: string; readonly kind: DocumentKind; readonly categoryIds: readonly string[] };

/** Documents of the demo, each for all items of some categories. They say themselves that they are made up. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  { file: 'chair-assembly.pdf', kind: 'ASSEMBLY', categoryIds: ['task-chairs', 'executive-chairs'] },
  { file: 'desk-assembly.pdf', kind: 'ASSEMBLY', categoryIds: ['desks'] },
  { file: 'standing-desk-assembly.pdf', kind: 'ASSEMBLY', categoryIds: ['standing-desks'] },
  { file: 'filing-cabinet-assembly.pdf', kind: 'ASSEMBLY', categoryIds: ['filing-cabinets'] },
  { file: 'bookcase-assembly.pdf', kind: 'ASSEMBLY', categoryIds: ['bookcases'] },
  { file: 'cleaner-safety.pdf', kind: 'SAFETY', categoryIds: ['cleaners'] },
  { file: 'wipes-safety.pdf', kind: 'SAFETY', categoryIds: ['disinfecting-wipes'] },
  { file: 'spray-safety.pdf', kind: 'SAFETY', categoryIds: ['air-fresheners'] },
];

/** Gives the items that are there their documents, and tells how many got one. */
export async function loadDocuments(client: pg.PoolClient): Promise<number> {
  let given = 0;
  for (const { file, kind, categoryIds } of DEMO_DOCUMENTS) {
    const bytes = await readFile(new URL(file, import.meta.url));
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await client.query('insert into document_files (document_id, bytes) values ($1, $2) on conflict do nothing', [id, bytes]);
    const { rowCount } = await client.query(
      `insert into item_documents (item_id, kind, title, document_id, source)
      select item_id, $1, $2, $3, $4 from items where category_id = any($5::text[]) and is_published on conflict do nothing`,
      [kind, DOCUMENT_KINDS[kind], id, file, categoryIds],
    );
    given += rowCount ?? 0;
  }
  return given;
}
