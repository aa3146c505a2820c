import { describe, expect, it } from 'vitest';
import { invoicePayment, invoiceView } from './invoice-view.ts';

const credit = {
  name: 'Invoice, net 30',
  limit: 1000,
  available: 400,
  termsDays: 30,
  charged: 100,
  availableAfter: 300,
  daysPastDue: 0,
  isOpen: true,
  keeper: { name: 'Ann Approver', email: 'ann@example.com' },
};
const cartOf = (more: Partial<typeof credit> = {}, invoice = true) => ({
  cartAccountInfo: {
    poNumber: null,
    poRelease: null,
    budgetCenter: null,
    invoice,
    orderLimit: null,
    credit: { ...credit, isOver: (more.availableAfter ?? 0) < 0, ...more },
  },
});

describe('an order that can go on invoice', () => {
  it('says its terms, what credit is left, and what would be left after it [C1-46]', () => {
    expect(invoiceView(cartOf())).toEqual({
      name: 'Invoice, net 30',
      terms: 'Net 30: each invoice is due 30 days after its date',
      credit: '$400.00 credit left, $300.00 after this order',
      isChosen: true,
      stopped: undefined,
      pastDue: undefined,
    });
    expect(invoicePayment(cartOf())).toMatchObject([{ name: 'Invoice, net 30', amount: '$100.00', isNeeded: true, isCard: false }]);
  });

  it('is none of the payments where something else pays', () => {
    expect(invoicePayment(cartOf({}, false))).toEqual([]);
    expect(invoiceView(cartOf({}, false))?.isChosen).toBe(false);
  });

  it('says whom to ask where it is above the credit, and why nothing goes on invoice where it is closed', () => {
    expect(invoiceView(cartOf({ availableAfter: -5 }))?.stopped?.title).toBe('Over your credit limit by $5.00');
    expect(invoiceView(cartOf({ isOpen: false, daysPastDue: 40 }))?.stopped?.text).toContain('40 days past due');
    expect(invoiceView(cartOf({ daysPastDue: 3 }))).toMatchObject({
      stopped: undefined,
      pastDue: expect.stringContaining('3 days past due'),
    });
  });

  it('is offered to nobody else', () => {
    expect(invoiceView({ cartAccountInfo: null })).toBeUndefined();
    expect(invoicePayment({ cartAccountInfo: null })).toEqual([]);
  });
});
