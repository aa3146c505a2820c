import { describe, expect, it } from 'vitest';
import { aBuyer, anOffer, offersOf } from '../a-cart.test-builder.ts';
import type { Offer } from '../offer.ts';
import { chooseOffer } from './substitution.ts';

const full = anOffer('old', { isDiscontinued: true, substitute: { kind: 'FULLHARDSUB', itemId: 'new' } });
const partial = anOffer('short', { substitute: { kind: 'PARTIALHARDSUB', itemId: 'new' } });
const choose = (asked: Offer, successor: Offer | undefined, keepsOriginal = false, isPickup = false) => {
  const { offer, substituteFor } = chooseOffer(
    { offerOf: successor === undefined ? () => undefined : offersOf(successor), buyer: aBuyer(), keepsOriginal },
    asked,
    isPickup,
  );
  return [offer.itemId, substituteFor];
};

describe('the successor of an item that is no longer made', () => {
  it('is put into the cart in its place [C3-34]', () => expect(choose(full, anOffer('new'))).toEqual(['new', 'old']));
  it('is not, when the shopper wants the item itself', () => expect(choose(full, anOffer('new'), true)).toEqual(['old', undefined]));
  it('of an item that only runs short is offered, not put in', () => expect(choose(partial, anOffer('new'))).toEqual(['short', undefined]));
  it('of an item without one there is none', () => expect(choose(anOffer('pen'), anOffer('new'))).toEqual(['pen', undefined]));

  it('is not, when the shopper may not buy it or nobody knows it', () => {
    expect(choose(full, undefined)).toEqual(['old', undefined]);
    expect(choose(full, anOffer('new', {}, { isPublished: false }))).toEqual(['old', undefined]);
    expect(choose(full, anOffer('new', { isInStoreOnly: true }))).toEqual(['old', undefined]);
    expect(choose(full, anOffer('new', { isInStoreOnly: true }), false, true)).toEqual(['new', 'old']);
  });
});
