import { describe, expect, it } from 'vitest';
import type { TextStorage } from '#app/local-cart/text-storage.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';

function aStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

describe('what was typed into a form of checkout', () => {
  it('is there again for the same visitor and cart, each form for itself, until it is forgotten', () => {
    const storage = aStorage();
    keepDraft(storage, 'address', 'T1 c1', { firstName: 'Gail', billingSame: 'on' });
    expect(keptDraft(storage, 'address', 'T1 c1')).toEqual({ firstName: 'Gail', billingSame: 'on' });
    expect(keptDraft(storage, 'pickup', 'T1 c1')).toBeUndefined();
    forgetDraft(storage, 'address');
    expect(keptDraft(storage, 'address', 'T1 c1')).toBeUndefined();
  });

  it.each(['T2 c1', 'T1 c2'])('is nobody else’s, and gone once another visitor or cart is there (%s)', (other) => {
    const storage = aStorage();
    keepDraft(storage, 'address', 'T1 c1', { firstName: 'Gail' });
    expect(keptDraft(storage, 'address', other)).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  });

  it('never has the number of a card, in whichever field it was typed', () => {
    const storage = aStorage();
    keepDraft(storage, 'address', 'T1 c1', { phone: '4242 4242 4242 4242', firstName: 'Gail' });
    expect(keptDraft(storage, 'address', 'T1 c1')).toEqual({ firstName: 'Gail' });
  });

  it.each(['null', '7', '{}', '{"owner":"T1 c1","fields":null}', 'nonsense'])('that cannot be read is forgotten (%s)', (text) => {
    const storage = aStorage();
    storage.set('checkout-draft address', text);
    expect(keptDraft(storage, 'address', 'T1 c1')).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  });
});
