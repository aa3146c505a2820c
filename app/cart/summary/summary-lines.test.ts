import { describe, expect, it } from 'vitest';
import { sumLines } from './summary-lines.ts';

const step = (rule: string, amount: number, label = rule) => ({ rule, label, amount });
const linesOf = (steps: ReturnType<typeof step>[], context = {}) => sumLines({ explanation: steps, cartSubTotalAfterCoupons: 55 }, context);

describe('the sums of a cart', () => {
  it('takes off from the regular price, tells the subtotal, then adds, in the order of the server', () => {
    const lines = linesOf(
      [
        step('REGULAR_PRICE', 60, 'Items at their regular price'),
        step('BASKET_COUPON', -5, '$5 off $30'),
        step('SALES_TAX', 3.44, 'Sales tax'),
      ],
      {
        pieces: 3,
        zip: '01702',
      },
    );
    expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Items at their regular price', '$60.00'],
      ['$5 off $30', '-$5.00'],
      ['Subtotal (3 items)', '$55.00'],
      ['Sales tax', '$3.44'],
    ]);
    expect(lines.map(({ isSaving }) => isSaving)).toEqual([false, true, false, false]);
  });

  it('begin with the subtotal where nothing is taken off: the same word for the same sum as in the mini cart', () => {
    const lines = linesOf([step('REGULAR_PRICE', 55), step('STANDARD_SHIPPING', 9.99, 'Shipping')], { pieces: 1 });
    expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Subtotal (1 item)', '$55.00'],
      ['Shipping', '$9.99'],
    ]);
  });

  it('calls shipping free when it is, and says why', () => {
    expect(linesOf([step('FREE_FROM_THRESHOLD', 0)], { freeShippingFrom: 35 })).toEqual([
      expect.objectContaining({ label: 'Shipping', amount: 'Free', note: 'Free on orders of $35.00 or more' }),
    ]);
  });

  it('says from when on shipping is free while it is not', () => {
    expect(linesOf([step('STANDARD_SHIPPING', 9.99, 'Shipping')], { freeShippingFrom: 35 })).toEqual([
      expect.objectContaining({ label: 'Shipping', amount: '$9.99', note: 'Free on orders of $35.00 or more' }),
    ]);
  });

  it('says that only what is delivered counts where something else is in the cart', () => {
    expect(linesOf([step('STANDARD_SHIPPING', 9.95)], { freeShippingFrom: 35, countsDeliveredOnly: true })[0]?.note).toBe(
      'Free on delivered items of $35.00 or more',
    );
  });

  it('warns of the small-order fee in the words of the house [C8-81]', () => {
    expect(linesOf([step('SMALL_ORDER', 5)])[0]?.note).toBe('Help save money and the environment by consolidating small orders...');
  });

  it('says what is missing to be spared the small-order fee', () => {
    expect(linesOf([step('SMALL_ORDER', 5.99)], { missingDollars: 8 })[0]?.note).toMatch(/^Help save .*small orders\.\.\. .*\$8\.00/);
  });

  it('leaves out what is nothing and no news', () => {
    expect(linesOf([step('NOTHING_TO_SHIP', 0), step('SALES_TAX', 0)])).toEqual([]);
    expect(linesOf([step('TAX_EXEMPT', 0, 'Tax exempt')])).toHaveLength(1);
  });

  it('calls tax an estimate until the address is known', () => {
    expect(linesOf([step('SALES_TAX', 1)])[0]).toMatchObject({
      label: 'Estimated tax',
      note: 'As in 01702 for now. Enter your ZIP for yours.',
    });
    expect(linesOf([step('SALES_TAX', 1)], { estimateZip: '02116' })[0]).toMatchObject({ label: 'Estimated tax', note: 'For ZIP 02116' });
    expect(linesOf([step('SALES_TAX', 1)], { zip: '01702' })[0]?.note).toBe('For delivery to 01702');
    expect(linesOf([step('SALES_TAX', 1)], { zip: '43215', isAsked: true })[0]).toMatchObject({
      label: 'Estimated tax',
      note: 'Until you confirm your address',
    });
    expect(linesOf([step('SALES_TAX', 1)], { zip: '01702', isOnlyFetched: true })[0]?.note).toBe('For the store where you pick up');
  });
});
