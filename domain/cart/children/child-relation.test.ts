import { describe, expect, it } from 'vitest';
import { aLine, anOffer } from '#domain/cart/a-cart.test-builder.ts';
import { belongingOf, mostOfChild } from './child-relation.ts';

const plan = anOffer('plan', { childOf: ['laptop'], relation: 'WARRANTY' });
const flags = anOffer('flags', { isAddOn: true });
const laptop = aLine({ lineId: 'l', itemId: 'laptop', qty: 3 });
const pen = aLine({ lineId: 'p' });
const none = { parentItemId: undefined, parentLineId: undefined, relation: undefined };

describe('what a new row belongs to', () => {
  it('a plan belongs to its product, named by item or by row [C5-01]', () => {
    const expected = { isPossible: true, parent: laptop, relation: 'WARRANTY' };
    expect(belongingOf([pen, laptop], { ...none, parentItemId: 'laptop' }, plan)).toEqual(expected);
    expect(belongingOf([pen, laptop], { ...none, parentLineId: 'l' }, plan)).toEqual(expected);
  });

  it.each([
    ['nothing', none],
    ['an item that is not in the cart', { ...none, parentItemId: 'desk' }],
    ['an item that it is not for', { ...none, parentItemId: 'pen' }],
    ['a row that is not there', { ...none, parentLineId: 'x' }],
    ['a row that it is not for', { ...none, parentLineId: 'p' }],
  ])('a plan for %s is refused as sold alone [C5-01]', (_what, wish) => {
    expect(belongingOf([pen, laptop], wish, plan)).toEqual({ isPossible: false, code: 'STANDALONE_WARRANTY_ITEM' });
  });

  it('of two rows of one product a plan belongs to the one that has fewer plans than pieces, a plan for more than all to the first [C5-02]', () => {
    const other = aLine({ lineId: 'm', itemId: 'laptop', qty: 2 });
    const plans = (lineId: string, qty: number) =>
      aLine({ lineId: `of ${lineId}`, itemId: 'plan', qty, parentLineId: lineId, relation: 'WARRANTY' });
    const parentOf = (...lines: ReturnType<typeof aLine>[]) => {
      const belonging = belongingOf(lines, { ...none, parentItemId: 'laptop' }, plan);
      return belonging.isPossible ? belonging.parent?.lineId : undefined;
    };
    expect(parentOf(laptop, plans('l', 2), other)).toBe('l');
    expect(parentOf(laptop, plans('l', 3), other)).toBe('m');
    expect(parentOf(laptop, plans('l', 3), other, plans('m', 2))).toBe('l');
  });

  it('a plan does not belong to what itself belongs to something, nor to a gift', () => {
    const child = aLine({ lineId: 'c', itemId: 'laptop', parentLineId: 'p', relation: 'ADDON' });
    const gift = aLine({ lineId: 'g', itemId: 'laptop', details: { promotionId: 'P' } });
    expect(belongingOf([child, gift], { ...none, parentItemId: 'laptop' }, plan).isPossible).toBe(false);
  });

  it('an add-on goes with any row when it is asked to, else it stands alone', () => {
    expect(belongingOf([pen], { ...none, parentItemId: 'pen', relation: 'ADDON' }, flags)).toEqual({
      isPossible: true,
      parent: pen,
      relation: 'ADDON',
    });
    expect(belongingOf([pen], none, flags)).toEqual({ isPossible: true, parent: undefined, relation: undefined });
  });

  it('nothing else belongs to anything, whatever the request says', () => {
    for (const relation of ['WARRANTY', 'ASSEMBLY', 'TECHHELP', 'BUNDLE', 'ADDON'] as const)
      expect(belongingOf([laptop], { ...none, parentItemId: 'laptop', relation }, anOffer('pad'))).toMatchObject({
        code: 'INVALID_DATA_ITEM',
      });
  });
});

describe('the most units of a child', () => {
  it('are those of the parent; plans share them [C5-02 C5-03]', () => {
    const others = [
      aLine({ lineId: 'a', itemId: 'plan', qty: 1, parentLineId: 'l', relation: 'WARRANTY' }),
      aLine({ lineId: 'b', itemId: 'setup', qty: 3, parentLineId: 'l', relation: 'TECHHELP' }),
      aLine({ lineId: 'c', itemId: 'plan', qty: 2, parentLineId: 'elsewhere', relation: 'WARRANTY' }),
    ];
    expect(mostOfChild(laptop, others, 'WARRANTY')).toBe(2);
    expect(mostOfChild(laptop, others, 'TECHHELP')).toBe(3);
  });
});
