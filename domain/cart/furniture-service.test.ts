import { describe, expect, it } from 'vitest';
import { aLine } from './a-cart.test-builder.ts';
import { fittedService, isServicePossible, withService } from './furniture-service.ts';

const facts = { furnitureRates: { BASC: 4500, CUST: 0 } };

describe('putting furniture together', () => {
  it('is possible for as many pieces as the row has, both levels together [C3-40 C7-17]', () => {
    expect(isServicePossible(facts, { BASC: 2, CUST: 1 }, 3)).toBe(true);
    expect(isServicePossible(facts, { BASC: 2, CUST: 2 }, 3)).toBe(false);
    expect(isServicePossible({}, { BASC: 1, CUST: 0 }, 3)).toBe(false);
    expect(isServicePossible({}, { BASC: 0, CUST: 0 }, 3)).toBe(true);
  });

  it('of no piece leaves nothing behind in the row', () => {
    const served = withService(aLine({ details: { listItemId: 'x' } }), { BASC: 1, CUST: 0 });
    expect(served.details).toEqual({ listItemId: 'x', furniture: { BASC: 1, CUST: 0 } });
    expect(withService(served, { BASC: 0, CUST: 0 }).details).toEqual({ listItemId: 'x' });
  });

  it('is for no more pieces than are left: the custom ones go first', () => {
    const row = (qty: number) => fittedService(aLine({ qty, details: { furniture: { BASC: 2, CUST: 2 } } })).details.furniture;
    expect(row(5)).toEqual({ BASC: 2, CUST: 2 });
    expect(row(4)).toEqual({ BASC: 2, CUST: 2 });
    expect(row(3)).toEqual({ BASC: 2, CUST: 1 });
    expect(row(1)).toEqual({ BASC: 1, CUST: 0 });
  });
});
