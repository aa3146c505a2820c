import { expect, it } from 'vitest';
import { BUDGETS } from '../../bench/budgets.ts';
import { headerOf, packedKb } from '../../bench/page-weight.ts';
import { addGeneratedItems } from '../search/add-generated-items.ts';
import { useShop } from '../support/test-shop.ts';
import { aVisitor } from '../support/visitor.ts';

const site = useShop({ hasPages: true });

/** Each category gets some items: those without have no place in the menu. */
const SPREAD = `
  with leaf as (
    select category_id, parent_id, row_number() over () - 1 as nth, count(*) over () as all_of_them from categories where parent_id is not null
  ), item as (select item_id, row_number() over () as nth from items where is_published)
  update items set category_id = leaf.category_id, department_id = leaf.parent_id
  from item, leaf where items.item_id = item.item_id and leaf.nth = item.nth % leaf.all_of_them`;

it('the header is no heavier than it may be, with every category of the shop in its menu', async () => {
  await addGeneratedItems(site, 300);
  await site.database.query(SPREAD);
  site.shop.catalog.forget();
  const { body } = await aVisitor(site).get<string>('/help');
  const header = headerOf(body) ?? '';
  const { rows } = await site.database.query<{ id: string }>('select category_id as id from categories');
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ id }) => !header.includes(`href="/category/${id}"`))).toEqual([]);
  expect(packedKb([Buffer.from(header)])).toBeLessThanOrEqual(BUDGETS.headerKb);
});
