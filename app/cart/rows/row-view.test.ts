import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { rowView } from './row-view.ts';

const context = { yourStoreId: null, children: [] };
const priceInfo = {
  ...aRow('a').priceInfo,
  basePrice: 60,
  basePricePerUnit: 20,
  finalPriceBeforeBasketCoupons: 54,
  finalPrice: 54,
  finalPricePerUnit: 18,
};
const saved = aRow('a', {
  qty: 3,
  priceInfo,
  addToCartPriceInfo: { basePricePerUnit: 20 },
  priceSteps: [{ rule: 'INSTANT_COUPON', label: '2.00 off each', amount: -6 }],
});

describe('what a row costs', () => {
  it('is told from the price before a sale on, as its page says it', () => {
    const steps = [{ rule: 'SALE_PRICE', label: 'Sale price', amount: -7.5 }, ...saved.priceSteps];
    const row = rowView({ ...saved, priceInfo: { ...priceInfo, wasPricePerUnit: 22.5 }, priceSteps: steps }, context);
    expect(row).toMatchObject({ total: '$54.00', totalBefore: '$67.50', saving: '$13.50' });
    expect(row.reasons.slice(0, 2)).toEqual([
      { label: '3 × $22.50, the regular price', amount: '$67.50' },
      { label: 'Sale price', amount: '-$7.50' },
    ]);
  });

  it('is told with what was saved and why', () => {
    expect(rowView(saved, context)).toMatchObject({ total: '$54.00', totalBefore: '$60.00', saving: '$6.00', unitPrice: '$18.00 each' });
    expect(rowView(saved, context).reasons).toEqual([
      { label: '3 × $20.00, the regular price', amount: '$60.00' },
      { label: '2.00 off each', amount: '-$6.00' },
      { label: 'Price in your cart', amount: '$54.00' },
    ]);
  });

  it('is its own price: what is taken off the whole order stands there alone', () => {
    const shared = {
      ...saved,
      priceInfo: { ...priceInfo, finalPrice: 50, finalPricePerUnit: 16.67 },
      priceSteps: [...saved.priceSteps, { rule: 'BASKET_COUPON', label: '$5.00 off', amount: -4 }],
    };
    expect(rowView(shared, context)).toMatchObject({ total: '$54.00', totalBefore: '$60.00', saving: '$6.00', unitPrice: '$18.00 each' });
    expect(rowView(shared, context).reasons).toEqual(rowView(saved, context).reasons);
    const smeared = aRow('a', {
      priceInfo: { ...aRow('a').priceInfo, finalPrice: 9 },
      priceSteps: [{ rule: 'REWARDS_REDEMPTION', label: 'Easy Rewards', amount: -1 }],
    });
    expect(rowView(smeared, context)).toMatchObject({ total: '$10.00', totalBefore: undefined, saving: undefined, reasons: [] });
  });

  it('is told in two parts where a quote promises only some pieces, and not as a price that nobody offered', () => {
    const row = aRow('desk', {
      qty: 3,
      priceInfo: {
        ...priceInfo,
        basePrice: 1287,
        basePricePerUnit: 429,
        finalPriceBeforeBasketCoupons: 1199,
        finalPrice: 1199,
        quoted: { qty: 2, pricePerUnit: 385, quoteNumber: 'Q-1003' },
      },
      priceSteps: [{ rule: 'QUOTE_PRICE', label: 'Quote Q-1003', amount: -88 }],
    });
    expect(rowView(row, context)).toMatchObject({
      unitPrice: '2\u00a0at\u00a0$385.00 from quote\u00a0Q-1003, 1\u00a0at\u00a0$429.00',
      volumePrice: undefined,
      total: '$1,199.00',
    });
    const all = { ...row.priceInfo, basePrice: 858, finalPriceBeforeBasketCoupons: 770, finalPrice: 770 };
    expect(rowView({ ...row, qty: 2, priceInfo: all }, context)).toMatchObject({ unitPrice: '$385.00 each', volumePrice: 'Quote Q-1003' });
  });

  it('says what the quantity earns, and how many more reach the next price', () => {
    const volumePrice = { earned: { fromQty: 10, pricePerUnit: 3.99 }, next: { fromQty: 25, pricePerUnit: 3.79, missingQty: 13 } };
    const row = aRow('a', { qty: 12, volumePrice });
    expect(rowView(row, context)).toMatchObject({ volumePrice: '10+ price $3.99', nextVolumePrice: 'Add 13 more for $3.79 each' });
    // The price beside it is not said twice.
    const alone = { ...row, volumePrice: { ...volumePrice, earned: { fromQty: 10, pricePerUnit: 0.83 } } };
    expect(rowView(alone, context)).toMatchObject({ unitPrice: '$0.83 each', volumePrice: '10+ price' });
    const asFarAsItGoes = { ...row, volumePrice: { ...volumePrice, next: null } };
    expect(rowView(asFarAsItGoes, context).nextVolumePrice).toBeUndefined();
    expect(rowView({ ...row, isCharged: false }, context)).toMatchObject({ volumePrice: undefined, nextVolumePrice: undefined });
  });

  it('has no saving where there is none', () => {
    expect(rowView(aRow('a'), context)).toMatchObject({ totalBefore: undefined, saving: undefined, reasons: [] });
  });

  it('is told beside what it cost when it was added, when that was another price', () => {
    expect(rowView(aRow('a', { addToCartPriceInfo: { basePricePerUnit: 12 } }), context).priceChange).toBe(
      'The price went down: it was $12.00 when you added it.',
    );
    expect(rowView(aRow('a', { addToCartPriceInfo: { basePricePerUnit: 8 } }), context).priceChange).toMatch(/went up/);
    expect(rowView(aRow('a'), context).priceChange).toBeUndefined();
  });

  it('is the price of one where nothing is charged', () => {
    expect(rowView({ ...saved, isCharged: false }, context)).toMatchObject({ unitPrice: '$20.00 each', saving: undefined, reasons: [] });
  });

  it('names the unit that is sold', () => {
    expect(rowView(aRow('a', { priceInfo: { ...priceInfo, uom: 'Case' } }), context).unitPrice).toBe('$54.00 per case');
  });
});
