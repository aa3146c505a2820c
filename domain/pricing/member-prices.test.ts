import { describe, expect, it } from 'vitest';
import { aBuyer, aCart, aLine } from './a-cart.test-builder.ts';
import { priceCart } from './price-cart.ts';

const pens = aLine({ itemId: '100002', qty: 2, unitPriceCents: 1849, memberUnitPriceCents: 1649 });
const membership = aLine({ lineId: 'membership', itemId: '100030', unitPriceCents: 4900, isMembership: true, isTaxable: false });
const member = aBuyer({ hasMemberPrices: true });

describe('an item with a member price', () => {
  it('costs a member less, and the summary tells the savings [C3-67]', () => {
    const { lines, summary } = priceCart(aCart({ lines: [pens], buyer: member }));
    expect(lines[0]).toMatchObject({ basePriceCents: 3698, p0Cents: 3298 });
    expect(lines[0]?.steps).toEqual([{ rule: 'MEMBER_PRICE', label: 'Member price', amountCents: -400, couponCode: undefined }]);
    expect(summary).toMatchObject({ cartSubTotalCents: 3298, finalMembershipSavingsCents: 400 });
  });

  it('costs everybody else the regular price', () => {
    const { summary } = priceCart(aCart({ lines: [pens] }));
    expect(summary).toMatchObject({ cartSubTotalCents: 3698, finalMembershipSavingsCents: 0 });
  });

  it('costs the member price as soon as a membership is in the same cart', () => {
    const { summary } = priceCart(aCart({ lines: [pens, membership] }));
    expect(summary).toMatchObject({ cartSubTotalCents: 3298 + 4900, finalMembershipSavingsCents: 400 });
  });

  it('costs the regular price again when the membership was removed', () => {
    const { summary } = priceCart(aCart({ lines: [pens, { ...membership, isActive: false }] }));
    expect(summary.finalMembershipSavingsCents).toBe(0);
  });

  it('saves a member nothing where it is free or not charged', () => {
    const { summary } = priceCart(
      aCart({
        lines: [
          { ...pens, isFree: true },
          { ...pens, isActive: false },
        ],
        buyer: member,
      }),
    );
    expect(summary).toMatchObject({ cartSubTotalCents: 0, finalMembershipSavingsCents: 0 });
  });

  it('never costs a member more', () => {
    const dearer = aLine({ unitPriceCents: 1000, memberUnitPriceCents: 1001 });
    const { summary } = priceCart(aCart({ lines: [dearer], buyer: member }));
    expect(summary).toMatchObject({ cartSubTotalCents: 1000, finalMembershipSavingsCents: 0 });
  });
});
