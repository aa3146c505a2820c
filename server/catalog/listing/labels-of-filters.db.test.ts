import { expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { EVERYBODY } from '../audience.ts';
import { NO_FILTERS } from './listing-query.ts';
import { findListing } from './listing.repository.ts';

const site = useShop();

const query = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  site.shop.database.query<Row>({ text, values }).then(({ rows }) => rows);

/** How many of the items that say their color a listing counts under each label, in all. */
async function labelsOfColored(): Promise<ReadonlyMap<string, number>> {
  const colored = await query<{ item_id: string }>(
    `select item_id from items where is_published and specifications::text like '%"Color"%'`,
  );
  const scope = { kind: 'items', itemIds: colored.map(({ item_id: itemId }) => itemId) } as const;
  const page = { sort: 'bestselling', storeNumber: undefined, words: undefined, page: 1, size: 24, pages: 1 } as const;
  const { attributes } = await findListing(site.shop.database, EVERYBODY, { scope, filters: NO_FILTERS, ...page });
  const labels = new Map<string, number>();
  for (const { label, count } of attributes) labels.set(label, (labels.get(label) ?? 0) + count);
  return labels;
}

/** Items that have a number for a line by which nobody narrows a listing down, or none for one by which somebody does. */
const wronglyNumbered = () =>
  query<{ item_id: string }>(`select i.item_id from items i where i.attribute_ids <> (
    select coalesce(array_agg(distinct attribute_id(line ->> 0, line ->> 1)), '{}') from jsonb_array_elements(i.specifications) line
    where facet_label(line ->> 0) not in (select label from labels_without_filter)) limit 5`);

it('counts the lines of items that make filters, and no others, also when a label becomes one or is none any more', async () => {
  expect(await wronglyNumbered()).toEqual([]);
  const before = await labelsOfColored();
  expect(before.get('Color')).toBeGreaterThan(0);

  await query(`insert into labels_without_filter values ('Color'), ('Brand') on conflict do nothing`);
  expect(await wronglyNumbered()).toEqual([]);
  expect([...(await labelsOfColored()).keys()]).not.toContain('Color');
  expect(await query(`select from attributes where label = 'Color'`)).toEqual([]);

  await query(`delete from labels_without_filter where label = 'Color'`);
  expect(await wronglyNumbered()).toEqual([]);
  expect(await labelsOfColored()).toEqual(before);
});

it('numbers the lines of an item when they are written, and when they change', async () => {
  const numbers = async () =>
    (await query<{ n: number }>(`select cardinality(attribute_ids) as n from items where item_id = '100001'`))[0]?.n;
  await query(`update items set specifications = '[["Color", "Teal"], ["Brand", "Heron"], ["Material", "Felt"]]' where item_id = '100001'`);
  expect([await numbers(), await wronglyNumbered()]).toEqual([2, []]);
  expect(await query(`select label, value from attributes where attribute_id = attribute_id('Color', 'Teal')`)).toEqual([
    { label: 'Color', value: 'Teal' },
  ]);
  await query(`update items set price_cents = price_cents + 1 where item_id = '100001'`);
  expect(await numbers()).toBe(2);
});
