import { FACT_COLUMNS, type ITEM_COLUMNS } from '#domain/catalog-files/item-columns.ts';
import type { Options } from '#domain/catalog/variants/options.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import type { Place } from '#domain/catalog-files/places.ts';
import { command, statement } from '../../db/database.ts';

/** The items of a batch, as a file has them. It lies in the session of whoever imports and is empty after each transaction. */
const INCOMING = 'incoming_items';

/** What a batch holds of each item, in the order in which it is copied. */
export const INCOMING_COLUMNS = [
  'item_id',
  'name',
  'brand',
  'department_id',
  'category_id',
  'description',
  'highlights',
  'specifications',
  'item_group',
  'options',
  'pictures',
  'price_cents',
  'list_price_cents',
  'member_price_cents',
  'uom',
  'units_in_pack',
  'unit_name',
  'is_published',
  'released_on',
  'popularity',
  'own_words',
  'kind_id',
  'facts',
  'plain_facts',
  'stock',
] as const;

export const INCOMING_TABLE = INCOMING;

export const makeIncoming = command(
  'item_file_incoming',
  `create temporary table if not exists ${INCOMING} (
    item_id text primary key, name text, brand text, department_id text, category_id text, description text, highlights text[], specifications jsonb,
    item_group text, options jsonb, pictures text[], price_cents int, list_price_cents int, member_price_cents int, uom text, units_in_pack int, unit_name text, is_published boolean,
    released_on date, popularity int, own_words text, kind_id text, facts jsonb, plain_facts text[], stock int) on commit delete rows`,
);

/** Which columns of an item a column of a file changes. What an item begins with is changed by no file of items. */
const CHANGED: Readonly<
  Record<Exclude<keyof typeof ITEM_COLUMNS, 'item_id' | 'department' | 'stock'>, readonly (typeof INCOMING_COLUMNS)[number][]>
> = {
  name: ['name'],
  brand: ['brand'],
  category: ['department_id', 'category_id'],
  description: ['description'],
  highlights: ['highlights'],
  specifications: ['specifications'],
  item_group: ['item_group'],
  options: ['options'],
  pictures: ['pictures'],
  price: ['price_cents'],
  list_price: ['list_price_cents'],
  member_price: ['member_price_cents'],
  unit: ['uom'],
  units_in_pack: ['units_in_pack'],
  unit_name: ['unit_name'],
  published: ['is_published'],
  released_on: ['released_on'],
  sold_last_year: ['popularity'],
  search_words: ['own_words'],
  kind: ['kind_id'],
};

/** The name of a category or department, where each of its items is that: sugar in "Sugar & Creamer" is no creamer. */
const saidOfEach = (categoryId: string) =>
  `(select c.name from categories c where c.category_id = ${categoryId} and position(' & ' in c.name) = 0)`;

/** What search reads of an item beside its name: words of its own, what its maker and its bar code call it, where it stands and what it is like. */
const searchText = (words: string, category: string, department: string, specifications: string, facts: string) =>
  `left(concat_ws(' ', ${words}, ${facts} ->> 'manufacturerNumber', ${facts} ->> 'gtin', ${saidOfEach(category)}, ${saidOfEach(department)},
    (select string_agg(line ->> 1, ' ') from jsonb_array_elements(${specifications}) line)), 4000)`;

/** What a batch has of an item. Of one that has words by hand an empty cell takes none: they are no file's. */
function brought(column: (typeof INCOMING_COLUMNS)[number]): string {
  if (column === 'own_words') return "case when i.own_words is null then nullif(s.own_words, '') else s.own_words end";
  // Those that have to be fetched first come later, and until then it has what it had.
  return column === 'pictures' ? 'coalesce(s.pictures, i.pictures)' : `s.${column}`;
}

const KEPT_LIST_PRICE = 'case when i.list_price_cents > s.price_cents then i.list_price_cents end';

/**
 * Changes of the items that there are whatever of a batch is other than before, of the columns that the file has.
 *
 * @returns undefined where a file has none that changes anything.
 */
export function changeItems(
  columns: ReadonlySet<string>,
): ((...given: Parameters<ReturnType<typeof command>>) => Promise<number>) | undefined {
  const given = Object.entries(CHANGED).flatMap(([column, changed]) => ([...columns].some((one) => one === column) ? changed : []));
  const facts = `(i.facts - s.plain_facts) || s.facts`;
  const hasFacts = [...columns].some((column) => Object.hasOwn(FACT_COLUMNS, column));
  const pairs = [
    ...given.map((column): [string, string] => [column, brought(column)]),
    // What it cost before is nothing to tell where it costs as much now.
    ...(columns.has('price') && !columns.has('list_price') ? [['list_price_cents', KEPT_LIST_PRICE] satisfies [string, string]] : []),
    ...(hasFacts ? [['facts', facts] satisfies [string, string]] : []),
  ];
  if (pairs.length === 0) return undefined;
  const after = (column: (typeof INCOMING_COLUMNS)[number]) => (given.includes(column) ? brought(column) : `i.${column}`);
  const words = searchText(
    after('own_words'),
    after('category_id'),
    after('department_id'),
    after('specifications'),
    hasFacts ? `(${facts})` : 'i.facts',
  );
  return command(
    `item_file_change_${pairs.map(([column]) => column).join('_')}`,
    `update items i set ${pairs.map(([column, value]) => `${column} = ${value}`).join(', ')},
      search_text = case when ${after('own_words')} is null then i.search_text else ${words} end
    from ${INCOMING} s where s.item_id = i.item_id
      and (${pairs.map(([column]) => `i.${column}`).join(', ')}) is distinct from (${pairs.map(([, value]) => value).join(', ')})`,
  );
}

/** Adds the items of a batch that there are not, and lays what they begin with into the fulfilment centre. Tells how many. */
export const addItems = statement<{ added: number }>(
  'item_file_add',
  `with added as (
    insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, item_group, options, pictures, price_cents, list_price_cents,
        member_price_cents, uom, units_in_pack, unit_name, facts, is_published, popularity, released_on, own_words, search_text, kind_id)
      select item_id, name, brand, department_id, category_id, description, highlights, specifications, item_group, options, coalesce(pictures, '{}'), price_cents, list_price_cents,
        member_price_cents, uom, units_in_pack, unit_name, facts, is_published, popularity, released_on, own_words,
        ${searchText('s.own_words', 's.category_id', 's.department_id', 's.specifications', 's.facts')}, kind_id
      from ${INCOMING} s where not exists (select from items i where i.item_id = s.item_id)
      returning item_id),
  laid as (
    insert into stock (item_id, location_id, initial, available)
      select s.item_id, '${FULFILMENT_CENTRE}', s.stock, s.stock from added join ${INCOMING} s on s.item_id = added.item_id where s.stock > 0)
  select count(*)::int as added from added`,
);

export type KnownItem = { item_id: string; item_group: string | null; brand: string; category_id: string; options: Options };

/** $1 items: those of them that there are, with what decides in which group they are. */
export const findItems = statement<KnownItem>(
  'item_file_known',
  'select item_id, item_group, brand, category_id, options from items where item_id = any($1::text[])',
);

export const findPlaces = statement<{ category_id: string; parent_id: string | null; name: string }>(
  'item_file_places',
  'select category_id, parent_id, name from categories order by position, category_id',
);

export const findKindIds = statement<{ kind_id: string }>('item_file_kinds', 'select kind_id from product_kinds');

const addPlaceStatement = command(
  'item_file_add_place',
  `insert into categories (category_id, parent_id, name, description, picture, position)
    select $1, $2, $3, '', '', coalesce(max(position), 0) + 1 from categories on conflict (category_id) do nothing`,
);

/** Adds a category or department behind all others. */
export const addPlace = (db: Parameters<typeof addPlaceStatement>[0], { id, parentId, name }: Place) =>
  addPlaceStatement(db, [id, parentId ?? null, name]);
