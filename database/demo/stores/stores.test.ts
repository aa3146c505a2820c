import { describe, expect, it } from 'vitest';
import { readTerritoryZips, readZipCodes } from '../load/zip-codes.ts';
import { hours, stores } from './stores.ts';

describe('the stores', () => {
  it.each([
    ['1547', 'Framingham', 'MA', '01702'],
    ['0008', 'Natick', 'MA', '01760'],
    ['0101', 'Boston', 'MA', '02116'],
    ['0104', 'Nashua', 'NH', '03060'],
    ['0105', 'Providence', 'RI', '02903'],
    ['0107', 'New York', 'NY', '10001'],
  ])('has %s in %s', (storeNumber, city, state, zip) => {
    expect(stores.find((store) => store.storeNumber === storeNumber)).toMatchObject({ city, state, zip });
  });

  it('are at least 46, each with a number of its own, over more than 30 states', () => {
    expect(stores.length).toBeGreaterThanOrEqual(46);
    expect(new Set(stores.map(({ storeNumber }) => storeNumber)).size).toBe(stores.length);
    expect(new Set(stores.map(({ state }) => state)).size).toBeGreaterThan(30);
  });

  it('lie where their ZIP is', async () => {
    const places = new Map(
      (await readZipCodes()).map(([zip, city, state, latitude, longitude]) => [zip, { city, state, latitude, longitude }]),
    );
    const lost = stores.filter(({ zip, city, state, latitude, longitude }) => {
      const place = places.get(zip);
      return (
        place?.city !== city ||
        place.state !== state ||
        Math.abs(Number(place.latitude) - latitude) > 0.02 ||
        Math.abs(Number(place.longitude) - longitude) > 0.02
      );
    });
    expect(lost).toEqual([]);
  });

  it('know their time zone', () => {
    expect(stores.find(({ state }) => state === 'AZ')?.timeZone).toBe('America/Phoenix');
    expect(stores.find(({ state }) => state === 'HI')?.timeZone).toBe('Pacific/Honolulu');
  });

  it('open at eight on weekdays and at ten on Sundays', () => {
    expect(hours).toHaveLength(7);
    expect(hours[0]).toEqual({ day: 'Sunday', open: '10:00', close: '18:00' });
    expect(hours.slice(1).every(({ open, close }) => open === '08:00' && close === '21:00')).toBe(true);
  });
});

describe('the ZIP codes', () => {
  it('are some 41,000, each once, with those of the armed forces', async () => {
    const rows = await readZipCodes();
    const zips = new Map(rows.map(([zip, city, state]) => [zip, `${String(city)}, ${String(state)}`]));
    expect(rows.length).toBeGreaterThan(40_000);
    expect(zips.size).toBe(rows.length);
    expect(zips.get('01702')).toBe('Framingham, MA');
    expect(zips.get('09007')).toBe('APO, AE');
  });

  it('of the territories are on no other list, in their ranges, each once', async () => {
    const states = new Set((await readZipCodes()).map(([zip]) => zip));
    const rows = await readTerritoryZips();
    expect(new Set(rows.map(([zip]) => zip)).size).toBe(rows.length);
    expect(rows.filter(([zip]) => states.has(zip))).toEqual([]);
    const ranges = { PR: /^00[679]/, VI: /^008/, AS: /^96799$/, GU: /^969[123]/, MP: /^9695/ } as const;
    for (const [zip, city, state, latitude, longitude] of rows) {
      const range = Object.entries(ranges).find(([code]) => code === state)?.[1];
      expect([zip, range?.test(String(zip)), city === '', Number.isFinite(latitude), Number.isFinite(longitude)]).toEqual([
        zip,
        true,
        false,
        true,
        true,
      ]);
    }
    expect(rows.find(([zip]) => zip === '00901')).toEqual(['00901', 'San Juan', 'PR', 18.4, -66.06]);
  });
});
