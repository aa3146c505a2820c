import { describe, expect, it } from 'vitest';
import { cityNamed, storesNamed, storesNear } from './find-stores.ts';

const store = (storeNumber: string, name: string, state: string, zip: string, latitude: number, longitude: number) => ({
  storeNumber,
  name: `Foolscap ${name}`,
  city: name,
  state,
  zip,
  latitude,
  longitude,
});
const natick = store('0008', 'Natick', 'MA', '01760', 42.28, -71.35);
const framingham = store('1547', 'Framingham', 'MA', '01702', 42.28, -71.42);
const newYork = store('0107', 'New York', 'NY', '10001', 40.75, -73.99);
const stores = [natick, newYork, framingham];

describe('the stores near a place', () => {
  it('come nearest first, and none beyond the radius', () => {
    expect(storesNear(stores, framingham, 100).map(({ store: { storeNumber } }) => storeNumber)).toEqual(['1547', '0008']);
    expect(storesNear(stores, framingham, 3).map(({ store: { storeNumber } }) => storeNumber)).toEqual(['1547']);
    expect(storesNear(stores, framingham, 3)[0]?.miles).toBe(0);
  });
});

describe('the stores that a text names', () => {
  it.each([
    ['natick', ['0008']],
    ['Foolscap', ['1547', '0008', '0107']],
    ['new york', ['0107']],
    ['Framing', ['1547']],
    ['Natick, M.A.', ['0008']],
    ['massachusetts', ['1547', '0008']],
    ['017', ['1547', '0008']],
    ['natick ny', []],
    ['', []],
    ['<script>', []],
  ])('%s', (text, found) => {
    expect(
      storesNamed(stores, text, (code) => (code === 'MA' ? 'Massachusetts' : 'New York')).map(({ storeNumber }) => storeNumber),
    ).toEqual(found);
  });
});

describe('the stores of a place', () => {
  it('come before others of the state that is called so', () => {
    const albany = store('0200', 'Albany', 'NY', '12203', 42.68, -73.82);
    const named = storesNamed([albany, newYork], 'new york', () => 'New York');
    expect(named.map(({ storeNumber }) => storeNumber)).toEqual(['0107', '0200']);
  });

  it('are found however saints are written', () => {
    const saintLouis = store('0127', 'Saint Louis', 'MO', '63108', 38.64, -90.26);
    for (const typed of ['st louis', 'St. Louis', 'saint louis', 'St Louis, MO'])
      expect(storesNamed([saintLouis, natick], typed, () => 'Missouri').map(({ storeNumber }) => storeNumber)).toEqual(['0127']);
  });
});

describe('a city that somebody names', () => {
  const states = { MA: 'Massachusetts', NJ: 'New Jersey', MO: 'Missouri', VA: 'Virginia', WV: 'West Virginia' };
  it.each([
    ['Cambridge, MA', ['cambridge', 'cambridge'], 'MA'],
    ['newark new jersey', ['newark', 'newark'], 'NJ'],
    ['St. Louis', ['saint louis', 'st louis'], undefined],
    ['Brooklyn', ['brooklyn', 'brooklyn'], undefined],
    ['MA', ['ma', 'ma'], undefined],
  ])('%s', (text, names, state) => {
    expect(cityNamed(text, states)).toEqual({ names, state });
  });

  it.each(['', '<script>', '021', '10001'])('is none: %s', (text) => {
    expect(cityNamed(text, states)).toBeUndefined();
  });
});
