import { text, Wrong, yesOrNo } from '#domain/catalog-files/cell.ts';
import { itemNumber } from '#domain/catalog-files/item-columns.ts';
import { picture } from '#domain/catalog-files/picture-source.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/catalog/documents/documents.ts';
import type { Db } from '../../db/database.ts';
import { findKnownItems } from '../catalog-files.repository.ts';
import { isAddress, type DocumentSupply } from '../documents/document-supply.ts';
import { findItemDocuments, findSources, setItemDocuments } from '../documents/documents.repository.ts';
import type { FileProblem } from '../file-kind.ts';
import { NO_ITEM, tableKind, unknownAmong } from './table-kind.ts';

const KINDS: readonly (readonly [DocumentKind, string])[] = [
  ['ASSEMBLY', DOCUMENT_KINDS.ASSEMBLY],
  ['GUIDE', DOCUMENT_KINDS.GUIDE],
  ['SAFETY', DOCUMENT_KINDS.SAFETY],
  ['WARRANTY', DOCUMENT_KINDS.WARRANTY],
];

function documentKind(cell: string): DocumentKind | Wrong {
  const [found] = KINDS.filter(([, label]) => label.toLowerCase() === cell.toLowerCase());
  return found === undefined ? new Wrong(`is none of ${KINDS.map(([, label]) => label).join(', ')}`) : found[0];
}

const COLUMNS = {
  item_id: { alias: ['sku', 'item number', 'part number'], about: 'The number of the item', read: itemNumber },
  kind: { alias: ['document type', 'type'], about: KINDS.map(([, label]) => label).join(', '), read: documentKind },
  title: { alias: ['name', 'document name'], about: 'What it is called. Empty: as its kind', read: text(200) },
  document: {
    alias: ['file', 'url', 'address', 'pdf'],
    about: 'The address of a PDF, or a file in the folder of --pictures',
    read: picture,
  },
  ends: { alias: ['remove', 'delete'], about: 'Whether it is taken away', read: yesOrNo, plain: false },
} as const;

type Row = {
  readonly item_id?: string | null;
  readonly kind?: DocumentKind | null;
  readonly title?: string | null;
  readonly document?: string | null;
  readonly ends?: boolean | null;
};
const titleOf = ({ kind, title }: Row) => title ?? (kind == null ? '' : DOCUMENT_KINDS[kind]);
const keyOf = (row: Row) => `${row.item_id} ${row.kind} ${titleOf(row)}`;

/** Documents of items: PDF, by address or from a folder. */
export const documentFile = tableKind(
  COLUMNS,
  ['item_id', 'kind', 'document'],
  {
    about: 'documents of items: item_id, kind, title, document (an address or a file), ends',
    keyOf,
    async open(db, _reader, { documents }) {
      const wanted = new Set<string>();
      let lacking = 0;
      return {
        async check(rows) {
          const [items, there] = await Promise.all([
            findKnownItems(db, [rows.map(({ row }) => row.item_id)]),
            findItemDocuments(db, [
              rows.map(({ row }) => row.item_id),
              rows.map(({ row }) => row.kind),
              rows.map(({ row }) => titleOf(row)),
            ]),
          ]);
          const known = new Set(there.map(({ key }) => key));
          const found = await knownSources(
            db,
            documents,
            rows.map(({ row }) => row),
          );
          const problems: FileProblem[] = unknownAmong(
            rows,
            new Set(items.map(({ item_id }) => item_id)),
            'item_id',
            ({ item_id }) => [item_id ?? ''],
            NO_ITEM,
          );
          for (const { line, row } of rows) {
            const { document: source } = row;
            if (row.ends === true || (source != null && found.has(source))) continue;
            if (source == null) problems.push({ line, column: 'document', message: 'is empty' });
            else if (isAddress(source) || documents.hasFolder) wanted.add(source);
            else problems.push({ line, column: 'document', message: `“${source}” is no address, and no folder with files is given` });
          }
          return { problems, added: rows.filter(({ row }) => row.ends !== true && !known.has(keyOf(row))).length };
        },
        async write(tx, rows) {
          const found = await knownSources(tx, documents, rows);
          lacking += rows.filter((row) => isLacking(row, found)).length;
          const [did] = await setItemDocuments(tx, [JSON.stringify(rows.map((row) => stored(row, found.get(row.document ?? ''))))]);
          return did ?? { added: 0, changed: 0 };
        },
        later: {
          lacking: () => lacking,
          isWanted: ({ document, ends }) => ends !== true && document != null && wanted.has(document),
          async bring(later, rows) {
            const problems: FileProblem[] = [];
            const had = await Promise.all(
              rows.map(async ({ line, row }) => {
                const source = row.document ?? '';
                const id = await documents.obtain(later, source);
                if (typeof id === 'string') return [stored(row, id)];
                problems.push({ line, column: 'document', message: `“${source}” ${id.problem}` });
                return [];
              }),
            );
            const [did] = await setItemDocuments(later, [JSON.stringify(had.flat())]);
            return { changed: (did?.added ?? 0) + (did?.changed ?? 0), problems: problems.toSorted((one, other) => one.line - other.line) };
          },
        },
      };
    },
  },
  ['document'],
);

const isLacking = ({ document, ends }: Row, found: ReadonlyMap<string, string>) =>
  ends !== true && document != null && !found.has(document);

/** A row as it is written. */
function stored(row: Row, documentId: string | undefined) {
  const { item_id, kind, document: source, ends } = row;
  return { item_id, kind, title: titleOf(row), document_id: documentId ?? null, source, ends: ends ?? false };
}

/** What was found before under what rows name: none of it where addresses are asked again. */
async function knownSources(db: Db, { isAskedAgain }: DocumentSupply, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const sources = [...new Set(rows.flatMap(({ document: source }) => source ?? []))];
  if (isAskedAgain || sources.length === 0) return new Map();
  return new Map((await findSources(db, [sources])).map((row) => [row.source, row.document_id]));
}
