import { describe, expect, it } from 'vitest';
import type { OwnAddresses } from '#contracts/account/own-addresses.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const PATH = '/cc/api/account/addresses';
const HOME = {
  firstName: 'Nora',
  lastName: 'New',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: ['5085550100'],
};
const WORK = { ...HOME, address1: '100 Work Ave', city: 'Boston', zipCode: '02116' };

let people = 0;
async function somebody(): Promise<Visitor> {
  const visitor = aVisitor(site);
  people += 1;
  const account = { email: `book-${people}@example.com`, password: 'A-good-password-1', firstName: 'Nora', lastName: 'New' };
  expect((await visitor.post('/cc/api/auth/register', account)).status).toBe(200);
  return visitor;
}
const book = async (visitor: Visitor) => (await visitor.get<OwnAddresses>(PATH)).body;
async function withTwo(): Promise<{ nora: Visitor; home: string; work: string }> {
  const nora = await somebody();
  const [home, work] = [await nora.post<{ addressId: string }>(PATH, HOME), await nora.post<{ addressId: string }>(PATH, WORK)];
  return { nora, home: home.body.addressId, work: work.body.addressId };
}

describe('the addresses that somebody keeps', () => {
  it('are listed with the default first, which is the one that checkout suggests', async () => {
    const { nora, home, work } = await withTwo();
    expect(await book(nora)).toMatchObject({ addresses: [{ id: home }, { id: work }], defaultId: home, hasDefault: true, mayAdd: true });
    const { status, body } = await nora.post<OwnAddresses>(`${PATH}/${work}/default`);
    expect([status, body.defaultId, body.addresses.map(({ id }) => id)]).toEqual([200, work, [work, home]]);
    expect((await nora.cart()).knownAddresses[0]?.id).toBe(work);
  });

  it('are changed by the checks of checkout, with what is wrong at its field', async () => {
    const { nora, home, work } = await withTwo();
    const moved = { ...HOME, address1: '14 Main St' };
    expect((await nora.put(`${PATH}/${home}`, moved)).body).toMatchObject({ addressId: home });
    expect((await book(nora)).addresses[0]).toMatchObject({ id: home, address1: '14 Main St' });
    expect((await nora.put(`${PATH}/${home}`, { ...moved, address1: '' })).body).toMatchObject({
      code: 'ADDRESS_INVALID',
      errors: [{ field: 'address1' }],
    });
    expect((await nora.put(`${PATH}/${home}`, { ...moved, zipCode: '02116' })).body).toMatchObject({
      addressId: null,
      suggestedAddress: { city: 'Boston' },
    });
    expect((await nora.put(`${PATH}/${work}`, moved)).body).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await book(nora)).addresses).toMatchObject([{ address1: '14 Main St' }, { address1: '100 Work Ave' }]);
  });

  it('are removed, and another one becomes the default', async () => {
    const { nora, home, work } = await withTwo();
    expect((await nora.delete<OwnAddresses>(`${PATH}/${home}`)).body).toMatchObject({ addresses: [{ id: work }], defaultId: work });
    expect((await nora.delete(`${PATH}/${home}`)).status).toBe(404);
    expect((await nora.delete<OwnAddresses>(`${PATH}/${work}`)).body).toMatchObject({ addresses: [], defaultId: null });
  });

  it('are none to buy at once for when they are removed: the next time is looked over first', async () => {
    const { nora, home, work } = await withTwo();
    const QUICK_BUY = '/cc/api/account/quickbuy';
    const chosen = { quickBuyAddressId: work, quickBuyOverlayPreference: false };
    expect((await nora.put(QUICK_BUY, chosen)).body).toMatchObject(chosen);
    await nora.delete(`${PATH}/${work}`);
    const after = { quickBuyAddressId: home, quickBuyOverlayPreference: true };
    expect((await nora.get(QUICK_BUY)).body).toMatchObject(after);
    // Of one that it is not for nothing changes.
    await nora.put(QUICK_BUY, { quickBuyAddressId: home, quickBuyOverlayPreference: false });
    const other = await nora.post<{ addressId: string }>(PATH, WORK);
    await nora.delete(`${PATH}/${other.body.addressId}`);
    expect((await nora.get(QUICK_BUY)).body).toMatchObject({ quickBuyAddressId: home, quickBuyOverlayPreference: false });
  });

  it('are nobody else’s: other people’s ids are not there, and nothing happens to them', async () => {
    const { nora, home } = await withTwo();
    const before = await book(nora);
    const other = await somebody();
    expect((await other.put(`${PATH}/${home}`, WORK)).status).toBe(404);
    expect((await other.post(`${PATH}/${home}/default`)).status).toBe(404);
    expect((await other.delete(`${PATH}/${home}`)).status).toBe(404);
    expect(await book(nora)).toEqual(before);
    expect((await aVisitor(site).get(PATH)).status).toBe(401);
  });

  it('are not kept by who has things sent where their organization says; its ship-tos are nobody’s own [C6-38]', async () => {
    const bo = aVisitor(site, { host: 'business.localhost' });
    await bo.post('/cc/api/auth/login', { email: 'bo.buyer@cedarlegal.example', password: 'Foolscap-demo-1' });
    const shipTo = (await bo.cart()).knownAddresses[0]?.id ?? '';
    expect((await book(bo)).addresses.map(({ id }) => id)).not.toContain(shipTo);
    expect((await bo.delete(`${PATH}/${shipTo}`)).status).toBe(404);
    await site.database.query(
      `update accounts set settings = jsonb_set(settings, '{displayRules}', '{"CHANGE_SHIPPING_LOCATION": false}') where name = (select name from accounts join users using (account_number) where email = 'bo.buyer@cedarlegal.example')`,
    );
    const held = aVisitor(site, { host: 'business.localhost' });
    await held.post('/cc/api/auth/login', { email: 'bo.buyer@cedarlegal.example', password: 'Foolscap-demo-1' });
    expect((await held.get(PATH)).status).toBe(403);
    expect((await held.put(`${PATH}/${shipTo}`, WORK)).status).toBe(403);
    expect((await held.delete(`${PATH}/${shipTo}`)).status).toBe(403);
  });
});
