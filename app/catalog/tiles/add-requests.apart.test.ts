import { afterEach, describe, expect, it, vi } from 'vitest';
import { textIn } from '#app/api/form-request.ts';
import { know, knownCart, NOTHING_KNOWN } from '#app/local-cart/cart-store.ts';
import { addFromForm, guardAdds, requestAdd } from './add-requests.ts';

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

  it('are looked at first by whoever wants to, the last of them, until they want to no more', () => {
    vi.stubGlobal('FormData', FormOf);
    const add = (itemId: string) => addFromForm({ preventDefault: () => undefined, currentTarget: { itemId } } as never);
    const seen: string[] = [];
    const guard = (name: string) =>
      guardAdds((form) => {
        const itemId = textIn(form, 'itemId');
        seen.push(`${name} ${itemId}`);
        return itemId === '2';
      });
    const [first, second] = [guard('a'), guard('b')];
    add('1');
    add('2');
    second();
    add('2');
    first();
    add('2');
    expect(seen).toEqual(['b 1', 'b 2', 'a 2']);
    expect(wanted()).toEqual(['1', '2']);
    vi.unstubAllGlobals();
  });
});

const PlainForm = FormData;
/** What a browser makes of a form. */
class FormOf extends PlainForm {
  constructor(fields: Record<string, string>) {
    super();
    for (const [name, value] of Object.entries(fields)) this.append(name, value);
  }
}
