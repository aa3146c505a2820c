import { expect, it } from 'vitest';
import { settleOrder } from '#server/orders/placing/settle-order.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLivePages();
const PAGE = '/category/copy-paper';

/** What a page that is kept says is in the cart. */
async function countFor(visitor: Visitor): Promise<string> {
  const { body } = await live.site.app.inject({
    url: PAGE,
    headers: { host: visitor.from.host ?? '', cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  return /<span class="hearable">, (\d+ items?) *<\/span *>/.exec(body)?.[1] ?? body;
}

async function aBuyer(card: string): Promise<Visitor> {
  const guest = aVisitor(live.site, { host: new URL(live.base).host });
  await guest.add({ itemId: '100001', qty: 2 });
  await readyToOrder(live.site, guest, card);
  return guest;
}

it('the header of a kept page counts what is in the cart, and nothing as soon as it is ordered', async () => {
  const guest = await aBuyer(CARDS.approved);
  for (let time = 0; time < 3; time += 1) expect(await countFor(guest)).toBe('2 items');
  expect((await placeOrder(guest)).body.status).toBe('PLACED');
  expect(await countFor(guest)).toBe('0 items');
  await guest.add({ itemId: '100002', qty: 1 });
  expect(await countFor(guest)).toBe('1 item');
});

it('and as soon as it is settled by somebody else than its payer', async () => {
  const guest = await aBuyer(CARDS.challenged);
  const { transactionId = '' } = (await placeOrder(guest)).body;
  const { rows } = await live.site.database.query('select order_number from order_payments where transaction_id = $1', [transactionId]);
  await fetch(`${live.site.sandbox.origin}/v1/challenges/${transactionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: 'approve' }),
  });
  expect(await countFor(guest)).toBe('2 items');
  const heard = await settleOrder(live.site.shop, String(rows[0]?.order_number), {
    returnUrl: live.base,
    actor: 'payment vendor',
    as: 'LISTENER',
  });
  expect(heard.kind).toBe('PLACED');
  expect(await countFor(guest)).toBe('0 items');
});

it('the header and the footer of a page name no ZIP that there cannot be, whatever a cookie says', async () => {
  for (const url of [PAGE, PAGE, '/cc/mmx/cart'])
    for (const [zip, isShown] of [
      ['01701', true],
      ['00000', false],
      ['99999', false],
    ] as const) {
      const { body } = await live.site.app.inject({ url, headers: { host: new URL(live.base).host, cookie: `zipcode=${zip}` } });
      expect([url, zip, body.includes(`Deliver to ${zip}`), body.includes(zip)]).toEqual([url, zip, isShown, isShown]);
    }
});

const BEA = 'bea.buyer@harbordental.example';

it('the header shows the balance of its visitor’s budget center by its name, only where an organization has budgets, and its page is kept [S2-49 S6-101]', async () => {
  const host = `business.localhost:${live.port}`;
  const pageFor = async (email: string) => {
    const visitor = aVisitor(live.site, { host });
    await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return async () => (await live.site.app.inject({ url: PAGE, headers: { host, cookie } })).body;
  };
  const [bea, bo] = [await pageFor(BEA), await pageFor('bo.buyer@cedarlegal.example')];
  const shown = async (page: () => Promise<string>) => /Budget Center <span[^>]*>([^<]*?) *<\/span/.exec(await page())?.[1];
  for (let time = 0; time < 2; time += 1) expect(await shown(bea)).toBe('Front desk: $1,000.00 left');
  expect(await shown(bo)).toBeUndefined();
  await live.site.database.query("update budget_centers set limit_cents = limit_cents - 2500 where value = 'FRONT-DESK'");
  expect(await shown(bea)).toBe('Front desk: $975.00 left');
  await live.site.database.query("update budget_centers set limit_cents = limit_cents + 2500 where value = 'FRONT-DESK'");
  // One's own that is closed is none, as in the cart: the organization's is what is charged.
  const bring = async (settings: string, closed: string | null) => {
    await live.site.database.query('update users set settings = settings || $2::jsonb where email = $1', [BEA, settings]);
    await live.site.database.query("update budget_centers set closed_at = $1 where value = 'LAB'", [closed]);
    return shown(await pageFor(BEA));
  };
  expect(await bring('{"defaultBudgetCenter": "LAB"}', null)).toBe('Laboratory: $50.00 left');
  expect(await bring('{"defaultBudgetCenter": "LAB"}', '2026-01-01')).toBe('Front desk: $1,000.00 left');
  await bring('{"defaultBudgetCenter": "FRONT-DESK"}', null);
  await live.site.database.query(`update budget_centers set description = repeat('"<Ö&', 15) where value = 'FRONT-DESK'`);
  const renamed = await pageFor(BEA);
  expect(await shown(renamed)).toMatch(/…: \$1,000\.00 left$/);
  await live.site.database.query(
    `update accounts set settings = settings || '{"isBudgetingEnabled": false}' where account_number = '4410001'`,
  );
  expect(await shown(await pageFor(BEA))).toBeUndefined();
});
