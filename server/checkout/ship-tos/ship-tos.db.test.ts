import { describe, expect, it } from 'vitest';
import type { QuickBuySettings } from '#contracts/account/quick-buy.ts';
import type { ShipTos } from '#contracts/account/ship-tos.ts';
import type { CartResponse } from '#contracts/cart.ts';
import { CARDS, CHECKOUT, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PATH = '/cc/api/address/shipto';

async function signedIn(email: string, host = 'business.localhost'): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}
const BEA = 'bea.buyer@harbordental.example';
const BO = 'bo.buyer@cedarlegal.example';
const ANN = 'ann.approver@harbordental.example';
const QUICK_BUY = '/cc/api/account/quickbuy';
const shipTos = async (visitor: Visitor) => (await visitor.get<ShipTos>(PATH)).body;
type Overrides = {
  shipToShipZipCodeOverride: string | null;
  shipToShipCityOverride: string | null;
  shipToShipStateOverride: string | null;
};
type Session = {
  sessionData: {
    zipcode: string;
    sessionIPA: {
      permissionDetail: { sessionData: Overrides & Record<string, unknown>; deprecableRequestFields: { shippingZip: string } };
    };
  };
};
const sessionOf = async (visitor: Visitor) => (await visitor.get<Session>('/ele-lpd/api/session')).body.sessionData;

const SALEM = {
  firstName: 'Harbor',
  lastName: 'Dental',
  address1: '12 Derby St',
  city: 'Salem',
  state: 'MA',
  zipCode: '01970',
  phones: ['9785550199'],
};
const added = (visitor: Visitor, address: object = SALEM) =>
  visitor.post<{ shipTo: { id: string; city: string } | null; suggestedAddress: unknown; isDoubted: boolean; code?: string }>(
    PATH,
    address,
  );

describe('the ship-to of a buyer', () => {
  it('says where things go: it wins over the cookie and over what the cart remembers [S3-05 S6-100]', async () => {
    const bea = await signedIn(BEA);
    bea.cookies.set('zipcode', '90210');
    const session = await sessionOf(bea);
    expect(session.zipcode).toBe('02116');
    expect(session.sessionIPA.permissionDetail.deprecableRequestFields.shippingZip).toBe('02116');
    expect(session.sessionIPA.permissionDetail.sessionData).toMatchObject({
      userEmail: BEA,
      shipToShipZipCodeOverride: '02116',
      shipToShipCityOverride: 'Boston',
      shipToShipStateOverride: 'MA',
      salesRepEmail: 'cora.csr@foolscap.example',
      accountIsDigitalEnrollment: false,
    });
    await site.database.query(
      `update accounts set settings = settings || '{"salesRep": {"name": "R. Ep", "email": "rep@foolscap.example", "phone": "6175550100"}, "isDigitalEnrollment": true}' where account_number = '4410001'`,
    );
    expect((await sessionOf(await signedIn(BEA))).sessionIPA.permissionDetail.sessionData).toMatchObject({
      salesRepName: 'R. Ep',
      salesRepEmail: 'rep@foolscap.example',
      salesRepPhone: '6175550100',
      accountIsDigitalEnrollment: true,
    });
  });

  it('is chosen among those of the organization, and everything is of that place: header, dates, tax [S2-61]', async () => {
    const bea = await signedIn(BEA);
    const { shipTos: all, chosenId, mayChange } = await shipTos(bea);
    expect(all.map(({ city }) => city).toSorted()).toEqual(['Boston', 'Worcester']);
    expect(all.find(({ id }) => id === chosenId)?.city).toBe('Boston');
    expect(mayChange).toBe(true);
    const token = bea.cookies.get('ctxToken');
    const worcester = all.find(({ city }) => city === 'Worcester')?.id ?? '';
    expect((await bea.post<ShipTos>(`${PATH}/${worcester}`)).body.chosenId).toBe(worcester);
    expect(bea.cookies.get('ctxToken')).not.toBe(token);
    expect((await sessionOf(bea)).zipcode).toBe('01608');
    expect((await bea.get<string>('/category/copy-paper')).body).toMatch(/<small>Deliver to <\/small>01608/);
    const again = await signedIn(BEA);
    expect((await shipTos(again)).chosenId).toBe(worcester);
    await bea.add({ itemId: '100001', qty: 1 });
    expect((await bea.get<string>('/cc/sba/cart')).body).toContain('01608');
  });

  it('is one of their own organization: that of another is not there', async () => {
    const [bea, bo] = [await signedIn(BEA), await signedIn('bo.buyer@cedarlegal.example')];
    const foreign = (await shipTos(bo)).shipTos[0]?.id ?? '';
    for (const id of [foreign, crypto.randomUUID(), 'x']) expect((await bea.post(`${PATH}/${id}`)).status, id).toBe(404);
    expect((await shipTos(bea)).chosenId).not.toBe(foreign);
  });

  it('is added, and is where things go from then on; the same once more is the one that is there', async () => {
    const ann = await signedIn('ann.approver@harbordental.example');
    const first = await added(ann);
    expect(first.body).toMatchObject({ shipTo: { city: 'Salem' }, suggestedAddress: null, isDoubted: false });
    expect((await sessionOf(ann)).zipcode).toBe('01970');
    expect((await added(ann)).body.shipTo?.id).toBe(first.body.shipTo?.id);
    expect((await shipTos(await signedIn(BEA))).shipTos.filter(({ city }) => city === 'Salem')).toHaveLength(1);
  });

  it('is asked about as an address of an order is', async () => {
    const ann = await signedIn('ann.approver@harbordental.example');
    expect((await added(ann, { ...SALEM, zipCode: '1' })).body.code).toBe('ADDRESS_INVALID');
    expect((await added(ann, { ...SALEM, city: 'Boston' })).body).toMatchObject({ shipTo: null, suggestedAddress: { city: 'Salem' } });
    expect((await added(ann, { ...SALEM, address1: 'Derby St' })).body).toMatchObject({ shipTo: null, isDoubted: true });
    expect((await added(ann, { ...SALEM, address1: 'Derby St', useAsEntered: true })).body.shipTo).not.toBeNull();
  });

  it('is not theirs to change where the organization says so, also by a call that no page makes, and nobody has one elsewhere [C6-38 C6-46]', async () => {
    await site.database.query(
      `update accounts set settings = jsonb_set(settings, '{displayRules,CHANGE_SHIPPING_LOCATION}', 'false') where account_number = '4410003'`,
    );
    const bo = await signedIn('bo.buyer@cedarlegal.example');
    const { mayChange, shipTos: all } = await shipTos(bo);
    expect(mayChange).toBe(false);
    expect((await added(bo)).status).toBe(403);
    expect((await bo.post(`${PATH}/${all[0]?.id}`)).status).toBe(403);
    expect((await bo.get<string>('/account/ship-to')).body).toContain('Your organization sets this address');
    // Nor by the order itself: it goes to the usual address, whatever else they know or type.
    await bo.add({ itemId: '100001', qty: 1 });
    const [usual, other] = all;
    const sendTo = async (body: object) =>
      (await bo.post<{ code?: string }>('/cc/api/checkout/default/address', { type: 'S', ...body })).status;
    expect(await sendTo({ addressId: usual?.id })).toBe(200);
    expect(await sendTo(SALEM)).toBe(403);
    if (other !== undefined) expect(await sendTo({ addressId: other.id })).toBe(403);
    expect(await sendTo({ ...SALEM, type: 'B' })).toBe(200);
    const sam = await signedIn('sam.shopper@example.com', 'localhost');
    expect((await sam.get(PATH)).status).toBe(403);
    expect((await added(sam)).status).toBe(403);
    expect((await sam.get('/account/ship-to')).status).toBe(404);
    expect((await added(aVisitor(site, { host: 'business.localhost' }))).status).toBe(401);
  });

  it('is where Buy now goes, and no address that they keep, typed or had in the cart before, is another way around it [C6-38]', async () => {
    const changing = async (display: boolean) =>
      site.database.query(
        `update accounts set settings = jsonb_set(settings, '{displayRules,CHANGE_SHIPPING_LOCATION}', $1::jsonb) where account_number = '4410003'`,
        [JSON.stringify(display)],
      );
    await changing(true);
    const before = await signedIn(BO);
    await site.database.query(
      `insert into wallet_cards (user_id, token, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at)
       select user_id, $1, 'VISA', '4242', 12, 2035, '', true, now() from users where email = $2`,
      [await tokenFor(site, CARDS.approved), BO],
    );
    const [usual] = (await shipTos(before)).shipTos;
    const kept = await before.post<{ addressId: string }>('/cc/api/account/addresses', SALEM);
    expect(kept.status).toBe(200);
    await before.add({ itemId: '100001', qty: 1 });
    await before.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    expect((await before.post(`${CHECKOUT}/address`, { type: 'SB', addressId: kept.body.addressId })).status).toBe(200);
    await before.put(QUICK_BUY, { quickBuyActive: true, quickBuyAddressId: kept.body.addressId });
    await changing(false);
    const bo = await signedIn(BO);
    // What the cart has from before is not ordered.
    const refused = await placeOrder(bo);
    expect(refused).toMatchObject({ status: 403, body: { message: 'Your organization decides where your orders go.' } });
    await bo.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    expect((await bo.cart()).addresses[0]).toMatchObject({ city: usual?.city });
    // Nor is Buy now another way.
    expect((await bo.post('/cc/api/account/addresses', { ...SALEM, address1: '14 Derby St' })).status).toBe(403);
    expect((await bo.put(QUICK_BUY, { quickBuyAddressId: kept.body.addressId })).status).toBe(400);
    expect((await bo.get<QuickBuySettings>(QUICK_BUY)).body).toMatchObject({
      quickBuyAddressId: usual?.id,
      addresses: [{ city: usual?.city }],
      mayAddAddress: false,
    });
    const { status, body } = await bo.post<CartResponse>(`${CHECKOUT}/buynow`, { itemId: '100001', qty: 1 });
    expect([status, body.cartInfo.addresses[0]?.city]).toEqual([200, usual?.city]);
    expect((await bo.get<string>('/account/buynow')).body).not.toContain('Add an address');
  });

  it('stays where it goes, whatever addresses a buyer keeps of their own, chosen or not [C6-38]', async () => {
    await site.database.query(`update users set settings = settings - 'shipToAddressId' where email = $1`, [ANN]);
    const ann = await signedIn(ANN);
    const usual = (await shipTos(ann)).shipTos[0];
    expect((await ann.post('/cc/api/account/addresses', { ...SALEM, address1: '1 Building Site Rd' })).status).toBe(200);
    const again = await signedIn(ANN);
    await again.add({ itemId: '100001', qty: 1 });
    expect((await again.cart()).knownAddresses[0]?.id).toBe(usual?.id);
    expect((await again.cart()).cartAttributes.estimateZip).toBe(usual?.zipCode);
  });

  it('can be any of them, however many there are: in checkout, and for Buy now', async () => {
    await site.database.query(
      `insert into addresses (account_number, kind, first_name, last_name, organization, address1, city, state, zip, phone)
       select '4410001', 'S', '', '', '', n || ' Long St', 'Salem', 'MA', '01970', '9785550199' from generate_series(1, 300) n`,
    );
    const bea = await signedIn(BEA);
    const { shipTos: all, chosenId } = await shipTos(bea);
    expect(all.length).toBeGreaterThan(300);
    const known = (await bea.cart()).knownAddresses.map(({ id }) => id);
    expect(known[0]).toBe(chosenId);
    // In the order of checkout's.
    expect(all.map(({ id }) => id)).toEqual(known.filter((id) => all.some((one) => one.id === id)));
    const last = all.at(-1)?.id;
    expect((await bea.put(QUICK_BUY, { quickBuyAddressId: last })).body).toMatchObject({ quickBuyAddressId: last });
  });

  it('has room for five hundred, however many come at once', async () => {
    await site.database.query(
      `insert into addresses (account_number, kind, first_name, last_name, organization, address1, city, state, zip, phone)
       select '4410002', 'S', '', '', '', n || ' Many St', 'Salem', 'MA', '01970', '' from generate_series(1, 495) n`,
    );
    const before = (await shipTos(await signedIn('tess.teacher@northwindschools.example'))).shipTos.length;
    const people = await Promise.all(Array.from({ length: 8 }, async () => signedIn('tess.teacher@northwindschools.example')));
    const answers = await Promise.all(people.map((one, at) => added(one, { ...SALEM, address1: `${at + 1} Derby St` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(500 - before);
    expect((await shipTos(await signedIn('tess.teacher@northwindschools.example'))).shipTos).toHaveLength(500);
  });
});

describe('where the orders of somebody usually go', () => {
  const anybody = async () => {
    const visitor = aVisitor(site);
    const person = { email: 'usual@example.com', password: 'A-good-password-1', firstName: 'Uma', lastName: 'Usual' };
    expect((await visitor.post('/cc/api/auth/register', person)).status).toBe(200);
    return visitor;
  };
  const headerOf = async (visitor: Visitor) => (await visitor.get<string>('/category/copy-paper')).body;

  it('is what they are told dates, places and taxes for, until the browser names another ZIP; a guest has none [C2-53]', async () => {
    const uma = await anybody();
    expect((await sessionOf(uma)).zipcode).toBe('01702');
    expect(await headerOf(uma)).toContain('Enter ZIP');
    await uma.post('/cc/api/account/addresses', { ...SALEM, city: 'Seattle', state: 'WA', zipCode: '98101' });
    expect((await sessionOf(uma)).zipcode).toBe('98101');
    expect(await headerOf(uma)).toMatch(/<small>Deliver to <\/small>98101/);
    await uma.add({ itemId: '100001', qty: 1 });
    const { cartAttributes, items } = await uma.cart();
    expect(cartAttributes.estimateZip).toBe('98101');
    expect(items[0]).not.toHaveProperty('deliveryAnywhere');
    uma.cookies.set('zipcode', '10001');
    expect((await sessionOf(uma)).zipcode).toBe('10001');
    expect((await uma.cart()).cartAttributes.estimateZip).toBe('10001');
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    expect((await guest.cart()).cartAttributes.estimateZip).toBeNull();
    expect(await headerOf(guest)).toContain('Enter ZIP');
  });
});
