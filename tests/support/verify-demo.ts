import type pg from 'pg';
import { PART_NAMES } from '#database/demo/load/part.ts';
import { specimens } from '#database/demo/specimens/specimens.ts';
import { people } from '#database/demo/people/people.ts';
import { stores } from '#database/demo/stores/stores.ts';

/** A statement that counts what should not be, and what it means. */
type Check = readonly [problem: string, count: string, values?: readonly unknown[]];

/** All stores have stock of all things: one row a place. */
const PLACES = stores.length + 1;

const checks: readonly Check[] = [
  [
    'parts of the load are missing',
    'select count(*) from unnest($1::text[]) part where not exists (select from demo_loads d where d.part = part.part)',
    [PART_NAMES],
  ],
  [
    'specimens are missing',
    'select $1 - count(*) from items where item_id = any($2)',
    [specimens.length, specimens.map(({ itemId }) => itemId)],
  ],
  [
    'people are missing',
    'select $1 - count(*) from users where email = any($2::citext[])',
    [people.length, people.map(({ email }) => email)],
  ],
  ['stores are missing', 'select $1 - count(*) from stores', [stores.length]],
  [
    'stores stand in a ZIP of another place',
    'select count(*) from stores s left join zip_codes z using (zip) where z.city is distinct from s.city or z.state is distinct from s.state',
  ],
  ['there are too few ZIPs', 'select greatest(0, 40000 - count(*)) from zip_codes'],
  ['there are too few departments', 'select greatest(0, 12 - count(*)) from categories where parent_id is null'],
  ['there are too few categories', 'select greatest(0, 60 - count(*)) from categories where parent_id is not null'],
  [
    'items stand in a category of another department',
    'select count(*) from items i join categories c using (category_id) where c.parent_id is distinct from i.department_id',
  ],
  ['names are used twice', 'select count(*) from (select name from items group by name having count(*) > 1) twice'],
  ['items have no picture', "select count(*) from items where pictures = '{}' or '' = any(pictures)"],
  [
    'items have fewer ratings than reviews with as many stars',
    `select count(*) from items i join (select item_id, stars, count(*) as n from reviews where state = 'PUBLISHED' group by item_id, stars) r using (item_id)
      where i.ratings[r.stars] < r.n`,
  ],
  [
    'items refer to items that are missing',
    `select count(*) from (
      select value as item_id from items, jsonb_array_elements_text(coalesce(facts -> 'fitsItemIds', '[]') || coalesce(facts -> 'childOf', '[]') || coalesce(facts -> 'warrantyItemIds', '[]')
        || coalesce(facts -> 'assemblyItemIds', '[]') || coalesce(facts -> 'techHelpItemIds', '[]'))
      union all select facts -> 'substitute' ->> 'itemId' from items where facts ? 'substitute'
      union all select part ->> 'itemId' from items, jsonb_array_elements(facts -> 'bundle') part where facts ? 'bundle'
    ) named where not exists (select from items i where i.item_id = named.item_id)`,
  ],
  [
    'items have stock at too few places',
    'select count(*) from (select item_id from stock group by item_id having count(*) <> $1) odd',
    [PLACES],
  ],
  [
    'things have no stock',
    "select count(*) from items i where not facts ? 'productType' and not facts ? 'childOf' and not facts ? 'membership' and not exists (select from stock s where s.item_id = i.item_id)",
  ],
  [
    'coupons name items that are missing',
    'select count(*) from coupons c, unnest(c.item_ids) named where not exists (select from items i where i.item_id = named)',
  ],
  [
    'past orders do not add up',
    `select count(*) from orders o where origin = 'IMPORTED' and (
      total_cents <> (summary ->> 'ordTotal')::int
      or total_cents <> (summary ->> 'cartSubTotalAfterCoupons')::int + (summary ->> 'totalShipHandlFee')::int + (summary ->> 'totalTax')::int
      or (summary ->> 'cartSubTotalAfterCoupons')::int <> (select sum(final_cents) from order_lines l where l.order_number = o.order_number))`,
  ],
  [
    'past payments do not cover their orders',
    `select count(*) from orders o where origin = 'IMPORTED' and total_cents <>
      coalesce((select sum(amount_cents) from order_payments p where p.order_number = o.order_number), 0)`,
  ],
  [
    'past orders hold items that are missing',
    'select count(*) from order_lines l where not exists (select from items i where i.item_id = l.item_id)',
  ],
  [
    'past orders end in another state than their events',
    `select count(*) from orders o where origin = 'IMPORTED' and state <>
      (select to_state from order_events e where e.order_number = o.order_number and kind = 'ORDER' order by event_id desc limit 1)`,
  ],
  [
    'numbers of past orders reach those of the shop',
    "select count(*) from orders where origin = 'IMPORTED' and order_number::bigint >= 10000001",
  ],
];

/** Looks whether a loaded demo is whole. @returns what is wrong, in words; empty when nothing is. */
export async function verifyDemo(pool: pg.Pool): Promise<string[]> {
  const problems: string[] = [];
  for (const [problem, count, values = []] of checks) {
    const { rows } = await pool.query<{ n: string | number }>(`select (${count})::bigint as n`, [...values]);
    const n = Number(rows[0]?.n ?? 0);
    if (n !== 0) problems.push(`${problem}: ${n}`);
  }
  return problems;
}
