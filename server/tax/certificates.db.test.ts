import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import type { WaitingCertificate, TaxCertificate } from '#contracts/account/tax-certificates.ts';
import { paperPath } from '#domain/orders/papers.ts';
import { billLines, type Bill } from '#domain/pricing/bill-lines.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import { CARDS, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const OWN = '/cc/api/account/tax-certificates';
const WAITING = '/cc/api/operations/tax-certificates';

async function signedIn(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}
const olga = () => signedIn('olga.operator@foolscap.example');
let people = 0;
async function somebody(): Promise<Visitor> {
  const visitor = aVisitor(site);
  people += 1;
  const account = { email: `exempt-${people}@example.com`, password: 'A-good-password-1', firstName: 'Ellis', lastName: 'Exempt' };
  expect((await visitor.post('/cc/api/auth/register', account)).status).toBe(200);
  return visitor;
}

type Own = { certificates: TaxCertificate[]; mayAdd: boolean; errors?: { field: string }[] };
const MA = { state: 'MA', number: 'E-042-424-242', reason: 'NONPROFIT', validUntil: '2027-06-30' };
const added = async (visitor: Visitor, wish: object = MA) => visitor.post<Own>(OWN, wish);
const idOf = async (visitor: Visitor) => (await visitor.get<Own>(OWN)).body.certificates[0]?.certificateId ?? '';
const decided = async (certificateId: string, decision: string, words = '') =>
  (await olga()).post(WAITING, { certificateId, decision, words });
const taxOf = async (visitor: Visitor) => (await visitor.cart()).cartSummary.totalTax;

describe('a certificate of exemption', () => {
  it('counts once an operator has approved it, for what goes to its state, and the order names it [T11]', async () => {
    const visitor = await somebody();
    await visitor.add({ itemId: '100001', qty: 1 });
    expect((await added(visitor)).body.certificates).toEqual([expect.objectContaining({ ...MA, status: 'WAITING', isExpired: false })]);
    expect(await taxOf(visitor)).toBe(2.94);
    expect((await decided(await idOf(visitor), 'APPROVED')).status).toBe(200);
    await site.hearEvents();
    expect(await taxOf(visitor)).toBe(0);
    expect(((await visitor.cart()).cartSummary.explanation ?? []).map(({ rule }) => rule)).toContain('TAX_EXEMPT');
    await visitor.put('/cc/api/checkout/default?actionType=UPDATE_CART', { zipcode: '06103' });
    expect(await taxOf(visitor)).toBeGreaterThan(2.9);
    await visitor.put('/cc/api/checkout/default?actionType=UPDATE_CART', { zipcode: '01702' });
    await readyToOrder(site, visitor);
    const { orderNumber = '' } = (await placeOrder(visitor)).body;
    const order = (await visitor.get<Order>(`/cc/api/orders/${orderNumber}`)).body;
    expect(order.cartSummary.totalTax).toBe(0);
    expect(order.taxCertificates).toEqual([{ state: 'MA', end: '4242', validUntil: MA.validUntil }]);
    expect((order.cartSummary.explanation ?? []).map(({ rule, label }) => [rule, label])).toContainEqual(['TAX_EXEMPT', 'Tax exempt']);
    expect((await visitor.get<string>(`/account/orders/${orderNumber}`)).body).toContain(
      'MA certificate ending in 4242, valid until Jun 30, 2027',
    );
  });

  it('is named by no order that it freed of nothing [T11]', async () => {
    const visitor = await somebody();
    await added(visitor);
    await decided(await idOf(visitor), 'APPROVED');
    await site.hearEvents();
    await visitor.add({ itemId: '100031', qty: 1 });
    await readyToOrder(site, visitor);
    const { orderNumber = '' } = (await placeOrder(visitor)).body;
    const order = (await visitor.get<Order>(`/cc/api/orders/${orderNumber}`)).body;
    expect(order.taxCertificates).toEqual([]);
    expect((order.cartSummary.explanation ?? []).map(({ rule }) => rule)).not.toContain('TAX_EXEMPT');
  });

  it('is needed by nobody whose organization is exempt anyway: their order and its receipt say so as checkout did', async () => {
    const tess = await signedIn('tess.teacher@northwindschools.example', 'business.localhost');
    await tess.add({ itemId: '100001', qty: 1 });
    await tess.put('/cc/api/checkout/default?actionType=PROCEED_CHECKOUT', { proceedCheckout: true });
    await tess.post('/cc/api/checkout/default/payment', { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const told = (bill: Bill) => billLines(bill).map(({ label, amount }) => `${label}: ${amount}`);
    expect(told((await tess.cart()).cartSummary)).toContain('Tax exempt: $0.00');
    const { body } = await placeOrder(tess);
    expect(body.status, JSON.stringify(body)).toBe('PLACED');
    await site.hearEvents();
    const order = (await tess.get<Order>(`/cc/api/orders/${body.orderNumber}`)).body;
    expect([order.taxCertificates, order.cartSummary.totalTax]).toEqual([[], 0]);
    expect(told(order.cartSummary)).toContain('Tax exempt: $0.00');
    const cookie = [...tess.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const receipt = await site.app.inject({
      url: paperPath('RECEIPT', body.orderNumber ?? ''),
      headers: { host: 'business.localhost', cookie },
    });
    expect(readPdf(receipt.rawPayload).pages.flatMap(({ read }) => read)).toContain('Tax exempt');
  });

  it('of somebody’s own frees nothing that they buy for an organization', async () => {
    const visitor = await somebody();
    await added(visitor);
    await decided(await idOf(visitor), 'APPROVED');
    const { rows } = await site.database.query<{ user_id: string }>(
      `update users set account_number = (select account_number from users where email = 'bea.buyer@harbordental.example')
       where email = $1 returning user_id`,
      [`exempt-${people}@example.com`],
    );
    await site.shop.sessions.renewUser(site.database, rows[0]?.user_id ?? '');
    await visitor.add({ itemId: '100001', qty: 1 });
    expect((await visitor.get<Own>(OWN)).body.certificates.map(({ number }) => number)).not.toContain(MA.number);
    expect(await taxOf(visitor)).toBe(2.94);
  });

  it('asks before an approved one is removed from its page, and says what is wrong with a reason', async () => {
    const visitor = await somebody();
    await added(visitor);
    await decided(await idOf(visitor), 'APPROVED');
    const id = await idOf(visitor);
    expect((await visitor.get<string>('/account/tax-exemption')).body).toContain(`?remove=${id}`);
    expect((await visitor.get<string>(`/account/tax-exemption?remove=${id}`)).body).toContain('Yes, remove it');
    const typed = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const wrong = new URLSearchParams({ intent: 'add', ...MA, reason: 'BECAUSE' }).toString();
    expect(await visitor.post<string>('/account/tax-exemption', wrong, typed)).toMatchObject({
      status: 400,
      body: expect.stringContaining('Choose why it’s exempt.'),
    });
  });

  it('that ends, is taken back or declined frees nothing, from the next request on [T11]', async () => {
    const visitor = await somebody();
    await visitor.add({ itemId: '100001', qty: 1 });
    await added(visitor);
    await decided(await idOf(visitor), 'APPROVED');
    await site.hearEvents();
    expect(await taxOf(visitor)).toBe(0);
    await site.database.query(`update tax_certificates set valid_until = $1::date where certificate_id = $2`, [
      site.shop.now(),
      await idOf(visitor),
    ]);
    expect(await taxOf(visitor)).toBe(0);
    await site.database.query(`update tax_certificates set valid_until = $1::date - 2 where certificate_id = $2`, [
      site.shop.now(),
      await idOf(visitor),
    ]);
    site.shop.sessions.forgetAll();
    expect(await taxOf(visitor)).toBe(2.94);
    await site.database.query(`update tax_certificates set valid_until = '2027-06-30' where certificate_id = $1`, [await idOf(visitor)]);
    site.shop.sessions.forgetAll();
    expect(await taxOf(visitor)).toBe(0);
    expect((await visitor.delete(`${OWN}/${await idOf(visitor)}`)).status).toBe(200);
    expect(await taxOf(visitor)).toBe(2.94);
    await added(visitor, { ...MA, number: 'E-1' });
    expect((await decided(await idOf(visitor), 'DECLINED')).status).toBe(400);
    expect((await decided(await idOf(visitor), 'DECLINED', 'The number is not known to the state.')).status).toBe(200);
    expect((await decided(await idOf(visitor), 'APPROVED')).status).toBe(404);
    expect((await visitor.get<string>('/account/tax-exemption')).body).toContain('The number is not known to the state.');
    expect(await taxOf(visitor)).toBe(2.94);
  });

  it('taken back between the quote and the order is the old total refused, and the new one told [T11]', async () => {
    const visitor = await somebody();
    await visitor.add({ itemId: '100001', qty: 1 });
    await added(visitor);
    await decided(await idOf(visitor), 'APPROVED');
    await site.hearEvents();
    const { version, cartSummary } = await readyToOrder(site, visitor);
    expect(cartSummary.totalTax).toBe(0);
    await visitor.delete(`${OWN}/${await idOf(visitor)}`);
    const refused = await placeOrder(visitor, { version, ordTotal: cartSummary.ordTotal });
    expect(refused.status).toBe(409);
    expect(refused.body.cartInfo?.cartSummary.totalTax).toBe(2.94);
  });

  it('of an organization is everybody’s there, and nobody’s elsewhere', async () => {
    const host = 'business.localhost';
    const [lina, lou, bea] = [
      await signedIn('lina.link@pikestreet.example', host),
      await signedIn('lou.linkplus@pikestreet.example', host),
      await signedIn('bea.buyer@harbordental.example', host),
    ];
    const before = (await lou.get<Own>(OWN)).body.certificates.length;
    await added(lina, { ...MA, state: 'CT' });
    expect((await lou.get<Own>(OWN)).body.certificates).toHaveLength(before + 1);
    const theirs = (await lou.get<Own>(OWN)).body.certificates.find(({ state }) => state === 'CT')?.certificateId ?? '';
    expect((await bea.get<Own>(OWN)).body.certificates).toEqual([]);
    expect((await bea.delete(`${OWN}/${theirs}`)).status).toBe(404);
    // A colleague takes back none that others told of; who did so does.
    expect((await lou.delete(`${OWN}/${theirs}`)).status).toBe(403);
    expect((await lou.get<Own>(OWN)).body.certificates).toHaveLength(before + 1);
    expect((await (await olga()).get<{ waiting: WaitingCertificate[] }>(WAITING)).body.waiting).toContainEqual(
      expect.objectContaining({ of: 'Pike Street Bakery', email: 'lina.link@pikestreet.example', state: 'CT' }),
    );
  });

  it('is refused field by field, kept once, and sixty at most, however many come at once', async () => {
    const visitor = await somebody();
    const wrong = await added(visitor, { state: 'ZZ', number: '<b>', reason: 'RESALE', validUntil: '2026-02-30' });
    expect(wrong.body.errors?.map(({ field }) => field)).toEqual(['state', 'number', 'validUntil']);
    expect((await added(visitor, { ...MA, validUntil: '2026-01-01' })).status).toBe(400);
    await added(visitor);
    await added(visitor);
    expect((await visitor.get<Own>(OWN)).body.certificates).toHaveLength(1);
    await Promise.all(Array.from({ length: 70 }, async (_, n) => added(visitor, { ...MA, number: `N-${n + 100}` })));
    const { certificates, mayAdd } = (await visitor.get<Own>(OWN)).body;
    expect([certificates.length, mayAdd]).toEqual([60, false]);
  });

  it('is never decided about by who told of it [T47]', async () => {
    const visitor = await olga();
    await added(visitor, { ...MA, number: 'OWN-1' });
    const own = (await visitor.get<Own>(OWN)).body.certificates.find(({ number }) => number === 'OWN-1')?.certificateId ?? '';
    expect(await visitor.post(WAITING, { certificateId: own, decision: 'APPROVED', words: '' })).toMatchObject({ status: 403 });
    expect((await visitor.get<Own>(OWN)).body.certificates.find(({ number }) => number === 'OWN-1')?.status).toBe('WAITING');
  });

  it('is decided by operators alone, and nothing of it is believed from a request', async () => {
    const visitor = await somebody();
    await visitor.add({ itemId: '100001', qty: 1 });
    await added(visitor, { ...MA, status: 'APPROVED', decidedBy: 'me' });
    expect((await visitor.get<Own>(OWN)).body.certificates[0]?.status).toBe('WAITING');
    for (const one of [visitor, await signedIn('cora.csr@foolscap.example')]) {
      expect((await one.get(WAITING)).status).toBe(404);
      expect((await one.post(WAITING, { certificateId: await idOf(visitor), decision: 'APPROVED' })).status).toBe(404);
      expect((await one.get('/operations/tax-certificates')).status).toBe(404);
    }
    expect((await aVisitor(site).get(OWN)).status).toBe(401);
    expect(await taxOf(visitor)).toBe(2.94);
    expect((await (await olga()).get<string>('/operations/tax-certificates')).body).toContain(MA.number);
  });
});

it('a certificate is needed by nobody whose organization is exempt in all states: their page says so', async () => {
  const tess = await signedIn('tess.teacher@northwindschools.example', 'business.localhost');
  expect((await tess.get<Own & { isExemptEverywhere: boolean }>(OWN)).body.isExemptEverywhere).toBe(true);
  const bea = await signedIn('bea.buyer@harbordental.example', 'business.localhost');
  expect((await bea.get<Own & { isExemptEverywhere: boolean }>(OWN)).body.isExemptEverywhere).toBe(false);
});
