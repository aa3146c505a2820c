import { describe, expect, it } from 'vitest';
import { pageAction, tileAction } from './tile-action.ts';

const plain = { ctaText: 'Add to cart', isOutOfStock: false, isSKUSET: false, isCustomSKU: false };

describe('the button of a tile', () => {
  it('shows what could be taken instead of what cannot be had: what replaces it, else what is like it [S2-96 S2-97 S3-54 S3-55]', () => {
    const gone = { ...plain, ctaText: 'View details', isOutOfStock: true };
    const restrictionDetails = {
      type: 'FULLHARDSUB' as const,
      limitedQtyTxt: null,
      altProducts: [],
      alternateItemURL: '/product_2',
      alternateText: null,
    };
    expect(tileAction({ ...gone, restrictionDetails })).toEqual({ kind: 'visit', text: 'See replacement', opens: 'replacement' });
    const similar = { kind: 'visit', text: 'See similar', opens: 'similar' };
    expect(tileAction({ ...gone, restrictionDetails: { ...restrictionDetails, type: 'PARTIALHARDSUB' } })).toEqual(similar);
    expect(
      tileAction({
        ...gone,
        restrictionDetails: { ...restrictionDetails, type: 'OUTOFSTOCK', alternateItemURL: null, alternateText: null },
      }),
    ).toEqual(similar);
    expect(tileAction({ ...gone, isSKUSET: true, restrictionDetails })).toEqual({ kind: 'visit', text: 'View details' });
    expect(tileAction({ ...plain, restrictionDetails })).toEqual({ kind: 'add', text: 'Add to cart' });
  });

  it('adds a plain item to the cart', () => {
    expect(tileAction(plain)).toEqual({ kind: 'add', text: 'Add to cart' });
  });

  it('leads to the product of a set [S2-13]', () => {
    expect(tileAction({ ...plain, isSKUSET: true })).toEqual({ kind: 'visit', text: 'View details' });
    expect(tileAction({ ...plain, isSKUSET: true, ctaText: 'Choose options' })).toEqual({ kind: 'visit', text: 'Choose options' });
  });

  it('leads to the product of a custom set, whose text is written there [S2-15]', () => {
    expect(tileAction({ ...plain, isSKUSET: true, isCustomSKU: true, ctaText: 'Choose options' })).toEqual({
      kind: 'visit',
      text: 'Choose options',
    });
  });

  it('leads to the product when there is only something to look at [S2-14]', () => {
    expect(tileAction({ ...plain, ctaText: 'View details' })).toEqual({ kind: 'visit', text: 'View details' });
    expect(tileAction({ ...plain, ctaText: '' })).toEqual({ kind: 'visit', text: 'View details' });
  });

  it('leads to the product of a custom item', () => {
    expect(tileAction({ ...plain, isCustomSKU: true, ctaText: 'Customize' })).toEqual({
      kind: 'visit',
      text: 'Customize',
      opens: 'customize',
    });
    expect(tileAction({ ...plain, isCustomSKU: true }).kind).toBe('visit');
  });

  it('opens the stores that have what only stores hand out [S2-95]', () => {
    expect(tileAction({ ...plain, ctaText: 'Pick up today' })).toEqual({ kind: 'visit', text: 'Pick up today', opens: 'pickup' });
  });

  it('adds nothing that is out of stock', () => {
    expect(tileAction({ ...plain, isOutOfStock: true }).kind).toBe('visit');
  });
});

describe('the button of a product page', () => {
  it('adds what the shop lets be added there, such as a set to which tiles only lead', () => {
    expect(pageAction({ ...plain, isSKUSET: true, actionLabel: 'ADD' })).toEqual({ kind: 'add', text: 'Add to cart' });
  });

  it('is otherwise the one of the tile: what the shop refuses is not added', () => {
    const refused = { ...plain, isSKUSET: true, ctaText: 'View details', actionLabel: 'VIEW' };
    expect(pageAction(refused)).toEqual(tileAction(refused));
    expect(pageAction({ ...refused, isSKUSET: false }).kind).toBe('visit');
  });
});
