import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateItems } from '#contracts/cart-calls.ts';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';

const VISIT = {
  tenant: 'dotcom' as const,
  isSignedIn: false,
  contextToken: 'T1',
  cart: { cartId: 'c1', version: 1, numberOfLineItems: 1, numberOfItems: 4 },
};
const sent: { url: string; method: string | undefined }[] = [];
const gone: string[] = [];
let answer = () => Response.json({ cartInfo: aCart([aRow('1')], { version: 1 }) });

/** A browser around the module, which begins anew with each test. */
async function aPage() {
  vi.resetModules();
  return import('./local-cart.ts');
}

beforeEach(() => {
  sent.length = 0;
  gone.length = 0;
  const texts = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => texts.set(key, value),
      removeItem: (key: string) => texts.delete(key),
    },
    screen: { width: 1440, height: 900, colorDepth: 24 },
    devicePixelRatio: 1,
    navigator: { languages: ['en'] },
  });
  vi.stubGlobal('document', { cookie: 'zipcode=01702; ctxToken=T1' });
  vi.stubGlobal('location', { pathname: '/product_1', search: '?a=b', assign: (url: string) => gone.push(url) });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push({ url, method });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer = () => Response.json({ cartInfo: aCart([aRow('1')], { version: 1 }) });
});

describe('the cart of the browser', () => {
  it('is what the page said until more is known, and asks for nothing by itself', async () => {
    const { localCart, meetCart } = await aPage();
    meetCart(VISIT);
    expect(localCart().current).toMatchObject({ cart: undefined, counts: { numberOfItems: 4 }, contextToken: 'T1' });
    expect(sent).toEqual([]);
  });

  it('is read through the door, once it is asked for', async () => {
    const { localCart, meetCart, readLocalCart } = await aPage();
    meetCart(VISIT);
    let told = 0;
    localCart().subscribe(() => {
      told += 1;
    });
    await readLocalCart();
    expect(sent).toEqual([{ url: '/cc/api/checkout?grindType=ALL', method: 'GET' }]);
    expect(localCart().current).toMatchObject({ cart: { cartId: 'c1' }, isLoading: false, error: undefined });
    expect(told).toBeGreaterThan(0);
  });

  it('is changed through the door, and keeps the answer', async () => {
    const { localCart, meetCart, updateLocalCart } = await aPage();
    meetCart(VISIT);
    answer = () => Response.json({ cartInfo: aCart([aRow('1', { qty: 2 })], { version: 2 }) });
    const reply = await updateLocalCart((door) => door(updateItems, { body: { items: [{ cartItemId: '1', qty: 2 }] } }));
    expect(reply.ok).toBe(true);
    expect(sent).toEqual([{ url: '/cc/api/checkout/default/item', method: 'POST' }]);
    expect(localCart().current).toMatchObject({ cart: { version: 2 }, isUpdating: false });
  });

  it('leads to sign-in, and back to the page, when the session has ended [C8-54]', async () => {
    const { meetCart, readLocalCart } = await aPage();
    meetCart(VISIT);
    answer = () => Response.json({ status: 401, code: 'UNAUTHORIZED', message: 'Please sign in to continue.' }, { status: 401 });
    await readLocalCart();
    expect(gone).toEqual(['/office/supplies/login?jumpUrl=%2Fproduct_1%3Fa%3Db&redirected=1']);
  });
});

it('on the server there is none, whatever is known elsewhere', async () => {
  const { meetCart, useLocalCart } = await aPage();
  meetCart(VISIT);
  const Shown = () => <p>{useLocalCart().counts?.numberOfItems ?? 'none'}</p>;
  expect(renderToString(<Shown />)).toBe('<p>none</p>');
});
