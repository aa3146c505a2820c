import { copyRows, type Row } from '#database/copy.ts';
import { Wrong } from '#domain/catalog-files/cell.ts';
import { ITEM_COLUMNS, type ItemRow } from '#domain/catalog-files/item-columns.ts';
import { itemReader } from '#domain/catalog-files/item-reader.ts';
import type { Problem } from '#domain/catalog-files/row-reader.ts';
import { Places, type ItemPlace } from '#domain/catalog-files/places.ts';
import type { FileKind, FileProblem } from '../file-kind.ts';
import { itemPictures } from './item-pictures.ts';
import {
  addItems,
  addPlace,
  changeItems,
  findItems,
  findKindIds,
  findPlaces,
  INCOMING_COLUMNS,
  INCOMING_TABLE,
  makeIncoming,
  type KnownItem,
} from './items.repository.ts';
import { SameOptions, type Grouped } from './same-options.ts';

/** Columns that may bring an item into another group, or make it the same as another there. */
const REGROUPING = ['item_group', 'options', 'brand', 'category'] as const;

/** Items: what they are called, cost and are like. */
export const itemFile: FileKind<ItemRow> = {
  about: 'items: what they are called, cost and are like',
  reader: (headings, mapping) => itemReader(headings, mapping),
  keyOf: ({ item_id }) => item_id ?? '',
  async open(db, reader, { mapping: { newCategories = false }, today, pictures: supply }) {
    const places = new Places(
      (await findPlaces(db, [])).map(({ category_id, parent_id, name }) => ({ id: category_id, parentId: parent_id ?? undefined, name })),
    );
    const kindIds = new Set((await findKindIds(db, [])).map(({ kind_id }) => kind_id));
    const placeOf = ({ category, department }: ItemRow) =>
      category == null ? undefined : places.find(category, department ?? undefined, newCategories);
    const pictures = itemPictures(supply);
    const change = changeItems(reader.columns);
    const sameOptions = new SameOptions();
    const withoutStock = new Set<string>();
    const mayRegroup = REGROUPING.some((column) => reader.columns.has(column));
    const groupedOf = (row: ItemRow, known: KnownItem | undefined, place: ItemPlace | undefined): Grouped => ({
      itemGroup: row.item_group === undefined ? (known?.item_group ?? null) : row.item_group,
      brand: row.brand === undefined && known !== undefined ? known.brand : (row.brand ?? ITEM_COLUMNS.brand.plain),
      categoryId: place?.categoryId ?? known?.category_id,
      options: row.options === undefined ? (known?.options ?? []) : (row.options ?? []),
    });
    return {
      async check(rows) {
        const found = await findItems(db, [rows.map(({ row }) => row.item_id)]);
        const known = new Map(found.map((item) => [item.item_id, item]));
        const pictureProblems = await pictures.check(
          db,
          rows.map(({ row }) => row),
        );
        const problems: FileProblem[] = [];
        let added = 0;
        for (const { line, row } of rows) {
          const place = placeOf(row);
          if (place instanceof Wrong) problems.push({ line, column: 'category', message: place.message });
          problems.push(...[...unknownKind(row, kindIds), ...pictureProblems(row)].map((problem) => ({ line, ...problem })));
          const item = known.get(row.item_id ?? '');
          if (mayRegroup) {
            const grouped = groupedOf(row, item, place instanceof Wrong ? undefined : place);
            sameOptions.note(row.item_id ?? '', line, grouped);
            problems.push(...withoutGroup(row, grouped).map((problem) => ({ line, ...problem })));
          }
          if (item !== undefined) continue;
          added += 1;
          if ((row.stock ?? ITEM_COLUMNS.stock.plain) === 0) withoutStock.add(row.item_id ?? '');
          else withoutStock.delete(row.item_id ?? '');
          const lacking = (['name', 'category'] as const).filter((column) => row[column] == null);
          problems.push(...lacking.map((column) => ({ line, column, message: `is missing, and “${row.item_id}” is a new item` })));
        }
        return { problems, added };
      },
      checkAll: () => sameOptions.problems(db),
      notes: () => [
        ...newPlaces(places),
        ...(withoutStock.size === 0 ? [] : [withoutStockNote(withoutStock.size)]),
        ...(pictures.wanted() === 0 ? [] : [`Pictures that the shop does not have yet: ${pictures.wanted().toLocaleString('en-US')}.`]),
      ],
      later: pictures.later,
      async prepare(session) {
        await makeIncoming(session, []);
        for (const place of places.made) await addPlace(session, place);
      },
      async write(tx, rows) {
        const picturesOf = await pictures.ready(tx, rows);
        const incoming = rows.map((row) => {
          const place = placeOf(row);
          return incomingRow(row, { place: place instanceof Wrong ? undefined : place, today, pictures: picturesOf(row) });
        });
        await copyRows({ client: tx, table: INCOMING_TABLE, columns: INCOMING_COLUMNS, rows: incoming, onRow: () => undefined });
        const changed = (await change?.(tx, [])) ?? 0;
        const [{ added } = { added: 0 }] = await addItems(tx, []);
        return { added, changed };
      },
    };
  },
};

/** What of the shop's departments and categories comes with a file, as its owner is told. */
function newPlaces({ made }: Places): string[] {
  const named = (what: string, some: Places['made']) =>
    some.length === 0 ? [] : [`New ${what}: ${some.map(({ name }) => name).join(', ')}.`];
  return [
    ...named(
      'departments',
      made.filter(({ parentId }) => parentId === undefined),
    ),
    ...named(
      'categories',
      made.filter(({ parentId }) => parentId !== undefined),
    ),
  ];
}

function withoutStockNote(count: number): string {
  return `New items without stock: ${count.toLocaleString('en-US')}. Nobody can buy them until a file of stock comes (--as stock).`;
}

function unknownKind({ kind }: ItemRow, kindIds: ReadonlySet<string>): Problem[] {
  return kind != null && !kindIds.has(kind) ? [{ column: 'kind', message: `“${kind}” is no kind of thing that the shop knows` }] : [];
}

/** Options that tell an item from nothing, of what it becomes by a row. */
function withoutGroup({ item_group }: ItemRow, { itemGroup, options }: Grouped): Problem[] {
  if (itemGroup !== null || options.length === 0) return [];
  return item_group === undefined
    ? [{ column: 'options', message: 'tell an item from the others of its group, and it has none: item_group' }]
    : [{ column: 'item_group', message: 'is empty, and there are options: they tell an item from the others of its group' }];
}

/** An item as a batch holds it: what its file does not say is plain. */
function incomingRow(
  row: ItemRow,
  {
    place,
    today,
    pictures,
  }: { readonly place: ItemPlace | undefined; readonly today: string; readonly pictures: readonly string[] | null },
): Row {
  const plain = <T>(value: T | null | undefined, otherwise: T): T => value ?? otherwise;
  const facts = Object.entries(row.facts);
  const said = facts.filter(([, value]) => value !== null);
  return [
    plain(row.item_id, ''),
    plain(row.name, null),
    plain(row.brand, ITEM_COLUMNS.brand.plain),
    place?.departmentId ?? null,
    place?.categoryId ?? null,
    plain(row.description, ITEM_COLUMNS.description.plain),
    plain(row.highlights, ITEM_COLUMNS.highlights.plain),
    JSON.stringify(plain(row.specifications, ITEM_COLUMNS.specifications.plain)),
    row.item_group ?? null,
    JSON.stringify(plain(row.options, ITEM_COLUMNS.options.plain)),
    pictures,
    row.price ?? null,
    row.list_price ?? null,
    row.member_price ?? null,
    plain(row.unit, ITEM_COLUMNS.unit.plain),
    plain(row.units_in_pack, ITEM_COLUMNS.units_in_pack.plain),
    plain(row.unit_name, ITEM_COLUMNS.unit_name.plain),
    plain(row.published, ITEM_COLUMNS.published.plain),
    plain(row.released_on, today),
    plain(row.sold_last_year, ITEM_COLUMNS.sold_last_year.plain),
    plain(row.search_words, ITEM_COLUMNS.search_words.plain),
    row.kind ?? null,
    JSON.stringify(Object.fromEntries(said)),
    facts.filter(([, value]) => value === null).map(([name]) => name),
    plain(row.stock, ITEM_COLUMNS.stock.plain),
  ];
}
