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
          const items = await findKnownItems(db, [rows.map(({ row }) => row.item_id)]);
          const known = await knownDocuments(
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
            if (row.ends === true || known.idOf(row) !== undefined) continue;
            if (source == null) problems.push({ line, column: 'document', message: 'is empty' });
            else if (isAddress(source) || documents.hasFolder) wanted.add(source);
            else problems.push({ line, column: 'document', message: `“${source}” is no address, and no folder with files is given` });
          }
          return { problems, added: rows.filter(({ row }) => row.ends !== true && !known.isThere(row)).length };
        },
        async write(tx, rows) {
          const { idOf } = await knownDocuments(tx, documents, rows);
          lacking += rows.filter((row) => row.ends !== true && row.document != null && idOf(row) === undefined).length;
          const [did] = await setItemDocuments(tx, [JSON.stringify(rows.map((row) => stored(row, idOf(row))))]);
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

/** A row as it is written. */
function stored(row: Row, documentId: string | undefined) {
  const { item_id, kind, document: source, ends } = row;
  return { item_id, kind, title: titleOf(row), document_id: documentId ?? null, source, ends: ends ?? false };
}

type Known = {
  readonly isThere: (row: Row) => boolean;
  /** The document that a row leads to without being fetched or read. */
  readonly idOf: (row: Row) => string | undefined;
};

/**
 * What the shop has of what rows name. An address is known from whoever named it first, but where addresses are asked again. The name of a file
 * means what lies in the folder that is given with it, and two suppliers may both have a manual.pdf: without a folder it is known of the document that has it.
 */
async function knownDocuments(db: Db, { hasFolder, isAskedAgain }: DocumentSupply, rows: readonly Row[]): Promise<Known> {
  const addresses = isAskedAgain ? [] : [...new Set(rows.flatMap(({ document: source }) => source ?? []).filter(isAddress))];
  const found = addresses.length === 0 ? [] : await findSources(db, [addresses]);
  const there = await findItemDocuments(db, [rows.map(({ item_id }) => item_id), rows.map(({ kind }) => kind), rows.map(titleOf)]);
  const byAddress = new Map(found.map((one) => [one.source, one.document_id]));
  const byKey = new Map(there.map((one) => [one.key, one]));
  return {
    isThere: (row) => byKey.has(keyOf(row)),
    idOf(row) {
      const source = row.document ?? '';
      if (isAddress(source)) return byAddress.get(source);
      const own = byKey.get(keyOf(row));
      return !hasFolder && own?.source === source ? own.document_id : undefined;
    },
  };
}
