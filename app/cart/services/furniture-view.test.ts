import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { furnitureTable } from './furniture-view.ts';

const rates = { BASC: 45, CUST: 0 };
const switches = { furnCustomerCare: { phone: '8005550142', email: 'care@example.com' } };
const business = { furnRate: rates, switches, isBusiness: true };
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
    const table = furnitureTable([aRow('pen'), desk, { ...desk, cartItemId: 'other' }], business);
    expect(table?.rows).toMatchObject([{ lineId: 'desk', qty: 3, basic: 2, custom: 1, total: '$90.00' }, { lineId: 'other' }]);
    expect(table).toMatchObject({ basicRate: '$45.00 each', customRate: 'Quoted for you' });
  });

  it('names who talks about a custom service, with a phone number that people can read [C3-97]', () => {
    expect(furnitureTable([desk], business)?.care).toEqual({
      phone: '8005550142',
      phoneText: '800-555-0142',
      email: 'care@example.com',
    });
  });

  it('is not there without furniture, or without rates', () => {
    expect(furnitureTable([aRow('pen')], business)).toBeUndefined();
    expect(furnitureTable([desk], { ...business, furnRate: null })).toBeUndefined();
  });

  it('leaves out what another assembly is offered for or bought with, unless a level is chosen already', () => {
    const plain = { ...desk, furnSvcInfo: { levels: [{ level: 'BASC' as const, qty: 0 }] } };
    const consumer = { ...business, isBusiness: false };
    expect(furnitureTable([plain], business)?.rows).toHaveLength(1);
    expect(furnitureTable([{ ...plain, optionItemIds: ['assembly'] }], business)).toBeUndefined();
    expect(furnitureTable([plain], consumer)).toBeUndefined();
    expect(furnitureTable([desk], consumer)?.rows).toHaveLength(1);
  });
});
