import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { findPickupInStore } from '#contracts/stores.ts';
import { setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const PATH = '/cc/api/omni/pickupinstore';
type Found = z.output<(typeof findPickupInStore)['answer']>;

async function found(body: unknown, visitor: Visitor = aVisitor(site)) {
  const { status, body: said } = await visitor.post<Found>(PATH, body);
  expect(status).toBe(200);
  return { ...said, stores: said.pickInStoreDetails[0].store };
}

async function refusal(body: unknown, visitor: Visitor = aVisitor(site)) {
  const { status, body: said } = await visitor.post<{ code: string; message: string }>(PATH, body);
  return { status, code: said.code, message: said.message };
}

describe('the search for pickup in a store', () => {
  it('lists stores around a ZIP code, the nearest first, with hours and what each has [S2-07 S7-11 S7-12 S3-37 S3-38]', async () => {
    const { stores, messages, taxExempt } = await found({ zipcode: '01702', items: [{ itemId: '100006', qty: 2 }] });
    expect({ messages, taxExempt }).toEqual({ messages: [], taxExempt: false });
    const [framingham, natick] = stores;
    expect(framingham).toMatchObject({
      storeNumber: '1547',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      address: { city: 'Framingham', state: 'MA', zipcode: '01702' },
      isAvailable: true,
      // 25 lie there: how many more than ten is nobody's business.
      items: [{ itemId: '100006', available: 11, threshold: 10, stock: '10+' }],
    });
    expect(framingham?.addressLine).toBe(framingham?.address.addressLine1);
    expect(framingham?.workingHours.map(({ day }) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(framingham?.StoreOpenTime).toMatch(/^\d+:\d\d [AP]M$/);
    expect(framingham?.storeStatusTime).toMatch(/^until \d+:\d\d [AP]M$/);
    expect(natick).toMatchObject({
      storeNumber: '0008',
      isAvailable: false,
      items: [{ itemId: '100006', available: 0, threshold: 10, stock: '0' }],
    });
    const miles = stores.map((store) => store.miles ?? Infinity);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
  });

  it('looks around 01760, where store 0008 is, when nothing is said, and 20 miles far [C9-15 C9-17 S9-18 S9-20 S9-21]', async () => {
    const { stores } = await found({});
    expect(stores[0]).toMatchObject({ storeNumber: '0008', zipCode: '01760', state: 'MA' });
    expect(stores.every(({ miles }) => miles !== null && miles <= 20)).toBe(true);
    const farther = await found({ radius: 200 });
    expect(farther.stores.length).toBeGreaterThan(stores.length);
    expect(farther.stores.some(({ miles }) => miles !== null && miles > 20)).toBe(true);
    expect((await found({ radius: 1e9 })).stores.every(({ miles }) => (miles ?? 0) <= 250)).toBe(true);
  });

  it('looks around the ZIP code of who has told one', async () => {
    const visitor = aVisitor(site);
    visitor.cookies.set('zipcode', '02116');
    expect((await found({}, visitor)).stores[0]).toMatchObject({ city: 'Boston' });
  });

  it('looks around the place that the cookie geocode names, where no ZIP code is known [C2-57]', async () => {
    const visitor = aVisitor(site);
    const nearest = async () => (await found({}, visitor)).stores[0]?.city;
    const usual = await nearest();
    visitor.cookies.set('geocode', '42.3601,-71.0589');
    expect(await nearest()).toBe('Boston');
    for (const wrong of ['here', '99,-71', '42.36']) {
      visitor.cookies.set('geocode', wrong);
      expect(await nearest(), wrong).toBe(usual);
    }
    visitor.cookies.set('geocode', '42.3601,-71.0589');
    visitor.cookies.set('zipcode', '01702');
    expect(await nearest()).toBe('Framingham');
  });

  it('answers one store by its number, and refuses one that is none', async () => {
    expect((await found({ storeNumber: '0008' })).stores.map(({ storeNumber }) => storeNumber)).toEqual(['0008']);
    expect(await refusal({ storeNumber: '9999' })).toMatchObject({ status: 400, code: 'INVALID_STORE_NUMBER' });
  });

  it('knows places by name, and says of what is no place that it is none', async () => {
    expect((await found({ address: 'Boston, MA' })).stores[0]).toMatchObject({ city: 'Boston' });
    for (const body of [{ zipcode: '00000' }, { zipcode: 'Boston' }, { zipcode: '1' }, { address: 'nowhere at all' }, { address: '<b>' }])
      expect(await refusal(body)).toEqual({ status: 400, code: 'INVALID_ZIPCODE', message: 'Invalid zipcode' });
  });

  it('tells what no store hands out, and what is not for who asks as if it did not exist', async () => {
    const { messages, stores } = await found({
      zipcode: '01702',
      items: [{ itemId: '100020' }, { itemId: 'no-such-item' }, { itemId: '100001' }, { itemId: '100001', qty: 3 }],
    });
    expect(messages.map(({ code, type, itemId }) => [code, type, itemId])).toEqual([
      ['NOT_AVAILABLE_FOR_BOPIS', 'ERROR', '100020'],
      ['SKU_INVALID', 'ERROR', 'no-such-item'],
    ]);
    expect(stores[0]).toMatchObject({ isAvailable: false, items: [{ itemId: '100001' }] });
  });

  it('counts of a set what its parts make', async () => {
    const [trays, set] = await Promise.all(['100041', '100039'].map(async (itemId) => (await found({ items: [{ itemId }] })).stores[0]));
    expect(trays?.items[0]?.available).toBeGreaterThan(0);
    expect(set?.items[0]?.available).toBeGreaterThan(0);
    await setStock(site, '100041', 3, '0008');
    expect((await found({ storeNumber: '0008', items: [{ itemId: '100039' }] })).stores[0]?.items[0]?.available).toBe(1);
  });

  it('knows who pays no tax', async () => {
    const tess = await signedIn(site, 'tess.teacher@northwindschools.example');
    expect((await found({ zipcode: '01702' }, tess)).taxExempt).toBe(true);
  });

  it('is refused to people whose organization does not pick up, and to who has not signed in there', async () => {
    const walt = await signedIn(site, 'walt.wholesale@northwindschools.example');
    expect(await refusal({ zipcode: '01702' }, walt)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await refusal({ zipcode: '01702' }, aVisitor(site, { host: 'business.localhost' }))).status).toBe(401);
  });

  it('does not take what is no question', async () => {
    for (const body of [
      { items: [{ itemId: '100001', qty: 0 }] },
      { items: [{ itemId: '100001', qty: '2' }] },
      { items: Array.from({ length: 51 }, () => ({ itemId: '100001' })) },
      { zipcode: 1702 },
      { radius: '20' },
    ])
      expect((await refusal(body)).status).toBe(400);
  });
});
