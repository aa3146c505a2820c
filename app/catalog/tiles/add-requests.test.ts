import { afterEach, describe, expect, it, vi } from 'vitest';
import { know, knownCart, NOTHING_KNOWN } from '#app/local-cart/cart-store.ts';
import { requestAdd } from './add-requests.ts';

// What sends them is another's business.
vi.mock('#app/local-cart/browser-cart.ts', () => ({ makeBrowserCart: () => ({ pump: () => undefined, noteLeaving: () => undefined }) }));

const formFor = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const wanted = () => knownCart().intentions.map(({ name }) => name);

afterEach(() => know(NOTHING_KNOWN));

describe('adds', () => {
  it('are wanted each by itself, and each once under a key of its own', () => {
    for (const itemId of ['1', '2', '1']) requestAdd(formFor({ itemId, qty: '1' }));
    expect(wanted()).toEqual(['1', '2']);
    expect(new Set(knownCart().intentions.map(({ key }) => key)).size).toBe(2);
  });

  it('may be of a coupon alone', () => {
    requestAdd(formFor({ itemId: '', coupon: 'ITEM10' }));
    expect(wanted()).toEqual(['ITEM10']);
  });

  it('are none for a form that names no item', () => {
    requestAdd(new FormData());
    expect(wanted()).toEqual([]);
  });
});
