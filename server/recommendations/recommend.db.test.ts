import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Recommendations } from '#contracts/recommendations/recommendations.ts';
import { PLACEMENT_KEYS, schemeOf } from '#domain/recommendations/placements.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { countOrders } from './counting/count-orders.ts';

const site = useShop();
const PATH = '/ele-lpd/api/sparxProxy/atRecommendation';
const STAPLER = '100010';

const ask = (visitor: Visitor, query: Record<string, unknown>, path = PATH) =>
  visitor.post<{ data: Recommendations }>(path, { configValues: {}, serviceContext: {}, query });
async function only(visitor: Visitor, query: Record<string, unknown>): Promise<Recommendations[number]> {
  const { body, status } = await ask(visitor, query);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toHaveLength(1);
  const [block] = body.data;
  if (block === undefined) throw new Error('nothing was answered');
  return block;
}
const idsOf = ({ items }: Recommendations[number]) => items.map(({ itemId }) => itemId);
const overlay = { mboxes: ['cart_overlay'], skuList: [STAPLER] };

beforeAll(async () => {
  await countOrders(site.shop);
}, 60_000);
afterEach(() => site.shop.catalog.forget());

describe('recommendations', () => {
  it('are answered under every prefix and name, with a heading and what reports need [C7-36, C7-37, C7-38, S3-62, S7-02, S7-05, S9-37]', async () => {
    const query = {
      mboxes: ['cart_overlay'],
      number: 25,
      inputs: { sparq: true, isAutoRestock: false, coreSkuNumber: STAPLER },
      context: {},
      classId: '12',
      skusToBeFiltered: [],
    };
    for (const path of [
      PATH,
      '/sparxProxy/atRecommendation',
      '/ele-lpd/api/sparxProxy/sparxRecommendation',
      '/sparxProxy/sparxRecommendation',
    ]) {
      const { body, status } = await ask(aVisitor(site), query, path);
      expect(status, path).toBe(200);
      const [block] = body.data;
      expect(block).toMatchObject({ id_scheme: 'cart_overlay_rr', heading: 'Customers also bought' });
      expect(block?.items.length).toBeGreaterThan(3);
      expect(block?.analyticsPayload).toEqual({ placement: 'cart_overlay', scheme: 'cart_overlay_rr', itemIds: block && idsOf(block) });
    }
  });

  it('take site variables, and need no more than placements, inputs and ids [S7-03, S7-04]', async () => {
    const guest = aVisitor(site);
    const query = { mboxes: ['cart_overlay'], inputs: {}, ids: [STAPLER] };
    const { body } = await guest.post<{ data: Recommendations }>(PATH, { serviceContext: {}, query });
    const more = await guest.post<{ data: Recommendations }>(PATH, {
      configValues: {},
      serviceContext: {},
      siteVariables: { a: 1 },
      query,
    });
    expect(more.body).toEqual(body);
    expect(body.data[0]?.items.length).toBeGreaterThan(3);
  });

  it('are there for every placement, by its key or its scheme [S9-30, S9-31, S9-32, S9-33, S9-34, S9-35, S9-38, S9-40, S9-41]', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await sam.add({ itemId: '100001', qty: 1 });
    const headings: Record<string, string> = {};
    for (const placement of PLACEMENT_KEYS) {
      const block = await only(sam, { mboxes: [placement], skuList: [placement === 'alternates' ? '100009' : STAPLER] });
      expect(block.items.length, placement).toBeGreaterThan(0);
      headings[placement] = block.heading;
      expect(await only(sam, { scheme: schemeOf(placement), skuList: [placement === 'alternates' ? '100009' : STAPLER] })).toEqual(block);
    }
    expect(headings).toMatchObject({
      cart_overlay: 'Customers also bought',
      cart_page: 'Recommended For You',
      home_trending: 'Recommended For You',
      recently_viewed: 'Consider These',
      frequently_purchased: 'Recently Purchased',
      alternates: 'Alternate choices',
    });
    expect((await ask(sam, { mboxes: ['elsewhere'] })).body.data).toEqual([]);
  });

  it('are as many as are asked for, 25 or on the business site 12 at most [S9-14, S9-15, S9-16, C7-39]', async () => {
    const guest = aVisitor(site);
    const { rows } = await site.database.query<{ item_id: string }>(
      'select item_id from items where is_published and price_cents is not null order by popularity desc limit 50',
    );
    const looked = { mboxes: ['recently_viewed'], skuList: rows.map((row) => row.item_id) };
    expect((await only(guest, looked)).items).toHaveLength(25);
    expect((await only(guest, { ...looked, number: 4 })).items).toHaveLength(4);
    expect((await ask(guest, { ...looked, number: 26 })).status).toBe(400);
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    expect((await only(bea, { ...looked, number: 25 })).items).toHaveLength(12);
  });
});

describe('what is recommended', () => {
  it('is no more of the same, and nothing that goes into printers nobody spoke of', async () => {
    const { items } = await only(aVisitor(site), overlay);
    const stapler = (await aVisitor(site).get<{ product: { baseCatId: string } }>(`/cc/api/products/${STAPLER}`)).body.product;
    const counts = Map.groupBy(items, ({ baseCatId }) => baseCatId);
    expect(counts.has(stapler.baseCatId)).toBe(false);
    expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
    expect(items.filter(({ compatibility }) => compatibility?.kind === 'PRINTERS')).toEqual([]);
  });

  it('says why', async () => {
    const { items } = await only(aVisitor(site), overlay);
    for (const { because } of items) expect(because).toMatch(/^(?:Often bought with|Goes with) /);
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const { items: own } = await only(sam, { mboxes: ['home_trending'] });
    expect(own.some(({ because }) => because?.startsWith('Because you bought ') === true)).toBe(true);
  });

  it('is nothing that lies in the cart, was named, or is to be left out', async () => {
    const guest = aVisitor(site);
    const [first = '', second = '', ...others] = idsOf(await only(guest, overlay));
    await guest.add({ itemId: first, qty: 1 });
    const left = idsOf(await only(guest, { ...overlay, skusToBeFiltered: [second] }));
    expect(left).not.toContain(first);
    expect(left).not.toContain(second);
    expect(left).not.toContain(STAPLER);
    expect(left).toContain(others[0]);
  });

  it('is not what cannot be had, what there is none of, and what an organization does not allow [C5-21, C5-22, C5-23]', async () => {
    const [soldOut = '', notYet = '', kept] = idsOf(await only(aVisitor(site), overlay));
    await setStock(site, soldOut, 0);
    await changeItem(site, notYet, { facts: { isComingSoon: true } });
    site.shop.catalog.forget();
    const left = idsOf(await only(aVisitor(site), overlay));
    expect(left).not.toContain(soldOut);
    expect(left).not.toContain(notYet);
    expect(left).toContain(kept);
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const [blocked = ''] = idsOf(await only(bea, overlay));
    await site.database.query("insert into account_policies (account_number, blocked_item_id) values ('4410001', $1)", [blocked]);
    site.shop.catalog.forget();
    expect(idsOf(await only(bea, overlay))).not.toContain(blocked);
  });

  it('is told without amounts to who is shown none', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    await site.database.query(
      `update users set settings = jsonb_set(settings, '{displayRules}', '{"SHOW_PRICE": false}'::jsonb) where email = 'bea.buyer@harbordental.example'`,
    );
    const block = await only(await signedIn(site, 'bea.buyer@harbordental.example'), { mboxes: ['home_trending'] });
    expect(block.items.length).toBeGreaterThan(3);
    for (const { priceValue, price } of block.items) expect([priceValue, price]).toEqual([null, 'Price N/A']);
    await site.database.query(`update users set settings = settings - 'displayRules' where email = 'bea.buyer@harbordental.example'`);
    expect((await only(bea, { mboxes: ['home_trending'] })).items.length).toBeGreaterThan(3);
  });
});

describe('sponsored items', () => {
  it('are the same items with the addresses that are told of them [S7-24]', async () => {
    const beacons = { impression: 'https://ads.example/seen', click: 'https://ads.example/pressed' };
    await changeItem(site, STAPLER, { facts: { beacons } });
    site.shop.catalog.forget();
    const { body } = await aVisitor(site).post<{ items: { itemId: string; impBeacon: string | null; clickBeacon: string | null }[] }>(
      '/ele-lpd/api/sparxProxy/getCriteoData',
      { mboxName: 'cart_page', skus: [STAPLER, '100002', 'no-such-item'], criteoData: {} },
    );
    expect(body.items.map(({ itemId, impBeacon, clickBeacon }) => [itemId, impBeacon, clickBeacon])).toEqual([
      [STAPLER, beacons.impression, beacons.click],
      ['100002', null, null],
    ]);
  });
});
