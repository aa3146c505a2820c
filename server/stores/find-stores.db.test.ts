import { describe, expect, it } from 'vitest';
import type { FoundStore } from '#contracts/stores.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

async function find(query: string): Promise<{ stores: FoundStore[]; reason: string | null }> {
  const { status, body } = await aVisitor(site).get<{ stores: FoundStore[]; reason: string | null }>(`/cc/api/stores?${query}`);
  expect(status).toBe(200);
  return body;
}

describe('stores', () => {
  it('are found by ZIP and by position, the nearest first', async () => {
    for (const query of ['term=01702', 'latitude=42.28&longitude=-71.42']) {
      const { stores, reason } = await find(query);
      expect(reason).toBeNull();
      expect(stores[0]).toMatchObject({ storeNumber: '1547', city: 'Framingham', state: 'MA' });
      expect(stores.map(({ miles }) => miles)).toEqual(stores.map(({ miles }) => miles).toSorted((a, b) => (a ?? 0) - (b ?? 0)));
      expect(stores.length).toBeLessThanOrEqual(6);
    }
  });

  it('are found by city or name, and by number', async () => {
    expect((await find('term=natick')).stores.map(({ storeNumber }) => storeNumber)).toEqual(['0008']);
    expect((await find('storeNumber=0101')).stores).toMatchObject([{ storeNumber: '0101', city: 'Boston', miles: null }]);
  });

  it('that are not there say why', async () => {
    expect(await find('term=00000')).toEqual({ stores: [], reason: 'UNKNOWN_ZIP' });
    expect(await find('term=nowhere')).toEqual({ stores: [], reason: 'NONE_NAMED' });
    expect(await find('storeNumber=9999')).toEqual({ stores: [], reason: 'NONE_NAMED' });
    expect(await find('latitude=0&longitude=0')).toEqual({ stores: [], reason: 'NONE_NEAR' });
  });
});

describe('all stores', () => {
  it('are listed by state and city, each with its hours', async () => {
    const { status, body } = await aVisitor(site).get<{ stores: { city: string; state: string; hours: object[] }[] }>('/cc/api/stores/all');
    expect(status).toBe(200);
    expect(body.stores.length).toBeGreaterThan(40);
    expect(body.stores.map(({ state }) => state)).toEqual(body.stores.map(({ state }) => state).toSorted());
    expect(body.stores.find(({ city }) => city === 'Framingham')).toMatchObject({
      miles: null,
      phone: '5085550100',
      isChosen: false,
      hours: [
        { days: 'Monday to Saturday', hours: '8 AM to 9 PM' },
        { days: 'Sunday', hours: '10 AM to 6 PM' },
      ],
    });
  });

  it('are those around a place where one is asked for, and the visitor’s own is known', async () => {
    const visitor = aVisitor(site);
    visitor.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547', persists: false })));
    const near = async (term: string) =>
      (await visitor.get<{ stores: (FoundStore & { isChosen: boolean })[]; reason: string | null }>(`/cc/api/stores/all?term=${term}`))
        .body;
    const { stores } = await near('01702');
    // A city without a store is a place, too, whichever way it is written.
    for (const city of ['Holliston, MA', 'holliston ma', 'Holliston'])
      expect((await near(encodeURIComponent(city))).stores.slice(0, 3)).toContainEqual(
        expect.objectContaining({ city: 'Framingham', miles: expect.any(Number) }),
      );
    expect(await near('Holliston, TX')).toEqual({ stores: [], reason: 'NONE_NAMED' });
    expect(stores[0]).toMatchObject({ storeNumber: '1547', isChosen: true, miles: expect.any(Number) });
    expect(stores.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(stores.map(({ miles }) => miles)).toEqual(stores.map(({ miles }) => miles).toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect((await near('natick')).stores).toMatchObject([{ city: 'Natick', miles: null }]);
    expect(await near('99999')).toEqual({ stores: [], reason: 'UNKNOWN_ZIP' });
  });

  it('say whether they are open by their own clocks', async () => {
    const doors = async () => {
      const { body } = await aVisitor(site).get<{ stores: { state: string; isOpen: boolean; now: string }[] }>('/cc/api/stores/all');
      return ['MA', 'CA'].map((of) => body.stores.find(({ state }) => state === of)).map((store) => [store?.isOpen, store?.now]);
    };
    // A Monday, half past eight in the evening in Boston.
    site.setNow(new Date('2026-11-24T01:30:00Z'));
    expect(await doors()).toEqual([
      [true, 'Open until 9 PM'],
      [true, 'Open until 9 PM'],
    ]);
    site.setNow(new Date('2026-11-24T02:00:00Z'));
    expect(await doors()).toEqual([
      [false, 'Closed, opens Tuesday 8 AM'],
      [true, 'Open until 9 PM'],
    ]);
  });
});
