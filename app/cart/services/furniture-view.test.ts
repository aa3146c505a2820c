import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { furnitureTable } from './furniture-view.ts';

const rates = { BASC: 45, CUST: 0 };
const switches = { furnCustomerCare: { phone: '8005550142', email: 'care@example.com' } };
const desk = aRow('desk', {
  qty: 3,
  furnSvcInfo: {
    levels: [
      { level: 'BASC', qty: 2 },
      { level: 'CUST', qty: 1 },
    ],
  },
});

describe('the furniture service table', () => {
  it('has a line for each piece of furniture with its levels and what they cost [C2-33 C3-40]', () => {
    const table = furnitureTable([aRow('pen'), desk, { ...desk, cartItemId: 'other' }], rates, switches);
    expect(table?.rows).toMatchObject([{ lineId: 'desk', qty: 3, basic: 2, custom: 1, total: '$90.00' }, { lineId: 'other' }]);
    expect(table).toMatchObject({ basicRate: '$45.00 each', customRate: 'Quoted for you' });
  });

  it('names who talks about a custom service, with a phone number that people can read [C3-97]', () => {
    expect(furnitureTable([desk], rates, switches)?.care).toEqual({
      phone: '8005550142',
      phoneText: '800-555-0142',
      email: 'care@example.com',
    });
  });

  it('is not there without furniture, or without rates', () => {
    expect(furnitureTable([aRow('pen')], rates, aCart([]).metadata.uiSwitches)).toBeUndefined();
    expect(furnitureTable([desk], null, switches)).toBeUndefined();
  });
});
