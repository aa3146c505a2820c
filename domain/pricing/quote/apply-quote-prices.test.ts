import { describe, expect, it } from 'vitest';
import { aCart, aCoupon, aLine } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';

const quote = { label: 'Quote Q-1042', unitCents: 800, qty: 10 };

describe('what a quote promises', () => {
  it('costs so much, up to the quoted quantity; what is above costs what it costs otherwise', () => {
    const priced = priceCart(aCart({ lines: [aLine({ qty: 12, unitPriceCents: 1000, quote })] }));
    expect(priced.lines[0]).toMatchObject({ basePriceCents: 12_000, p0Cents: 10 * 800 + 2 * 1000, quotedQty: 10 });
    expect(priced.lines[0]?.steps).toEqual([{ rule: 'QUOTE_PRICE', label: 'Quote Q-1042', amountCents: -2000, couponCode: undefined }]);
    expect(priced.summary.quoteSavingsCents).toBe(2000);
    expect(priced.explanation).toContainEqual({ rule: 'QUOTE_PRICE', label: 'Quote Q-1042', amountCents: -2000, couponCode: undefined });
  });

  it('is promised once, whatever rows its item stands in', () => {
    const lines = [
      aLine({ lineId: 'a', qty: 7, unitPriceCents: 1000, quote }),
      aLine({ lineId: 'b', qty: 7, unitPriceCents: 1000, quote }),
    ];
    expect(priceCart(aCart({ lines })).lines.map(({ quotedQty }) => quotedQty)).toEqual([7, 3]);
  });

  it('takes the place of no lower price: what many cost everybody stays', () => {
    const line = aLine({ qty: 10, unitPriceCents: 1000, volumePrices: [[10, 750]], quote });
    const [priced] = priceCart(aCart({ lines: [line] })).lines;
    expect(priced).toMatchObject({ p0Cents: 7500, quotedQty: 0 });
  });

  it('goes on top of no coupon: other rows have theirs, and what ships free counts it', () => {
    const lines = [
      aLine({ lineId: 'quoted', itemId: '1', qty: 5, unitPriceCents: 1000, quote }),
      aLine({ lineId: 'other', itemId: '2', qty: 1, unitPriceCents: 1000 }),
    ];
    const coupons = [
      aCoupon({ code: 'TENTH', priority: 2, benefit: { kind: 'percent', basisPoints: 1000 } }),
      aCoupon({ code: 'FREESHIP', priority: 2, benefit: { kind: 'shipping' }, minimumCents: 3000 }),
    ];
    const priced = priceCart(aCart({ lines, coupons }));
    expect(priced.lines.map(({ finalPriceCents }) => finalPriceCents)).toEqual([4000, 900]);
    expect(priced.coupons.find(({ code }) => code === 'FREESHIP')?.reason).toBeUndefined();
  });

  it('means nothing for what is not charged', () => {
    const lines = [aLine({ qty: 2, unitPriceCents: 1000, isActive: false, quote })];
    expect(priceCart(aCart({ lines })).lines[0]).toMatchObject({ p0Cents: 0, quotedQty: 0 });
  });
});
