import { expect, it } from 'vitest';
import type { WorkHome } from '#contracts/organization/work-home.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PATH = '/cc/api/organization/home';
const BEA = 'bea.buyer@harbordental.example';
const home = async (visitor: Visitor) => (await visitor.get<WorkHome>(PATH)).body;
const kinds = async (visitor: Visitor) => (await home(visitor)).waiting.map(({ kind, count, day }) => [kind, count, day]);

it('tells somebody at work whom they order for, where it goes, what they may spend, what waits and what their contract saves', async () => {
  const bea = await signedIn(site, BEA);
  expect(await home(bea)).toMatchObject({
    company: 'Harbor Dental Group',
    shipTo: { address: '40 Wharf St', place: 'Boston, MA 02116' },
    orderLimit: 500,
    budget: { name: 'Front desk', left: 1000 },
    // The demo's office round.
    waiting: [{ kind: 'ROUNDS_OPEN', count: 1, day: null }],
    deals: [{ itemId: '100001', onContract: true }],
  });
  await site.database.query(
    `update contract_prices set valid_until = ($1::timestamptz + interval '9 days')::date where account_number = '4410001' and item_id = '100001'`,
    [site.shop.now()],
  );
  await site.database.query(
    `insert into tax_certificates (account_number, state, number, reason, valid_until, status, added_by, added_at, decided_by, decided_at)
     select '4410001', 'MA', 'E-1', 'NONPROFIT', ($1::timestamptz + interval '5 days')::date, 'APPROVED', user_id, $1::timestamptz, user_id, $1::timestamptz from users where email = $2`,
    [site.shop.now(), BEA],
  );
  expect(await kinds(bea)).toEqual([
    ['ROUNDS_OPEN', 1, null],
    ['PRICES_END', 1, '2026-11-29'],
  ]);
  await bea.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, bea, CARDS.approved, BEA);
  expect((await placeOrder(bea)).body.status).toBe('PLACED');
  expect((await kinds(bea))[0]).toEqual(['ORDERS_UNDER_WAY', 1, null]);
  // What administrators look after is told to these.
  expect(await kinds(await signedIn(site, 'abe.admin@harbordental.example'))).toEqual([
    ['CERTIFICATES_END', 1, '2026-11-25'],
    ['PRICES_END', 1, '2026-11-29'],
    ['ROUNDS_OPEN', 1, null],
  ]);
  const page = (await bea.get<string>('/')).body;
  for (const text of ['Ordering for', 'Front desk', 'left', '1 order on the way', 'Best prices on your contract', 'Buy again'])
    expect(page).toContain(text);
});

it('is nobody else’s: not of consumers and guests, whose home is kept as it was, and without prices where somebody sees none [T41 C6-31]', async () => {
  const sam = await signedIn(site, 'sam.shopper@example.com');
  expect((await sam.get(PATH)).status).toBe(403);
  for (const visitor of [sam, aVisitor(site), aVisitor(site, { host: 'business.localhost' })]) {
    const page = (await visitor.get<string>('/')).body;
    expect(page).not.toContain('Ordering for');
    expect(page).not.toContain('Harbor Dental');
  }
  const cleo = await home(await signedIn(site, 'cleo.clerk@cedarlegal.example'));
  expect(cleo).toMatchObject({ company: 'Cedar Legal', budget: null, deals: [] });
  expect((await (await signedIn(site, 'cleo.clerk@cedarlegal.example')).get<string>('/')).body).toContain('Cedar Legal');
});
