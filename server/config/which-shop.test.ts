import { describe, expect, it } from 'vitest';
import { whichShop } from './which-shop.ts';

describe('a database', () => {
  it.each([
    [undefined, undefined, 'DEMO'],
    [undefined, 'on', 'DEMO'],
    [undefined, 'off', 'REAL'],
    ['DEMO', undefined, 'DEMO'],
    ['DEMO', 'on', 'DEMO'],
    ['REAL', undefined, 'REAL'],
    ['REAL', 'off', 'REAL'],
  ] as const)('that was made as %s is, with DEMO_DATA=%s, a %s shop', (made, demoData, shop) =>
    expect(whichShop(made, demoData)).toBe(shop),
  );

  it('never changes sides', () => {
    expect(() => whichShop('REAL', 'on')).toThrow("DEMO_DATA=on is refused: the database is a real shop's.");
    expect(() => whichShop('DEMO', 'off')).toThrow('DEMO_DATA=off is refused: the database was made as a demo');
  });
});
