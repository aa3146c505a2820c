import { priceText } from '#domain/catalog-files/money-cell.ts';
import { FACT_COLUMNS, type ITEM_COLUMNS } from '#domain/catalog-files/item-columns.ts';
import { labelText, type WrittenCell } from '#domain/catalog-files/written-cell.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { statement } from '../../db/database.ts';
import { exported } from './exported.ts';

type Row = {
  item_id: string;
  name: string;
  brand: string;
  department_id: string;
  category_id: string;
  description: string;
  highlights: string[];
  specifications: [string, string][];
  item_group: string | null;
  options: [string, string][];
  pictures: string[];
  price_cents: number | null;
  list_price_cents: number | null;
  member_price_cents: number | null;
  uom: string;
  units_in_pack: number;
  unit_name: string;
  is_published: boolean;
  released_on: string;
  popularity: number;
  own_words: string | null;
  kind_id: string | null;
  facts: ItemFacts;
};

/** What stands in each column of an item; what there is of it lies in files of stock. */
const CELLS: Readonly<Record<Exclude<keyof typeof ITEM_COLUMNS, 'stock'>, (row: Row) => WrittenCell>> = {
  item_id: (row) => row.item_id,
  name: (row) => row.name,
  brand: (row) => row.brand,
  department: (row) => row.department_id,
  category: (row) => row.category_id,
  description: (row) => row.description,
  highlights: (row) => row.highlights,
  specifications: (row) => row.specifications.map(labelText),
  item_group: (row) => row.item_group,
  options: (row) => row.options.map(labelText),
  pictures: (row) => row.pictures,
  price: (row) => money(row.price_cents),
  list_price: (row) => money(row.list_price_cents),
  member_price: (row) => money(row.member_price_cents),
  unit: (row) => row.uom,
  units_in_pack: (row) => row.units_in_pack,
  unit_name: (row) => row.unit_name,
  published: (row) => row.is_published,
  released_on: (row) => row.released_on,
  sold_last_year: (row) => row.popularity,
  search_words: (row) => row.own_words,
  kind: (row) => row.kind_id,
};
const money = (cents: number | null) => (cents === null ? null : priceText(cents));
const facts = Object.entries(FACT_COLUMNS).map(([column, { fact, ...rest }]) => ({
  column,
  cell: (row: Row): WrittenCell => writtenFact(row.facts[fact]) ?? ('plain' in rest ? rest.plain : null),
}));

function writtenFact(value: ItemFacts[keyof ItemFacts]): WrittenCell | undefined {
  if (typeof value !== 'object') return value;
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}

export const exportedItems = exported(
  [...Object.keys(CELLS), ...facts.map(({ column }) => column)],
  statement<Row>(
    'catalog_export_items',
    `select item_id, name, brand, department_id, category_id, description, highlights, specifications, item_group, options, pictures, price_cents, list_price_cents,
      member_price_cents, uom, units_in_pack, unit_name, is_published, released_on, popularity, own_words, kind_id, facts
    from items where item_id > $2 order by item_id limit $1`,
  ),
  (row) => [row.item_id],
  (row) => [...Object.values(CELLS), ...facts.map(({ cell }) => cell)].map((cell) => cell(row)),
);
