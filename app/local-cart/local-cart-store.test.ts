import { describe, expect, it } from 'vitest';
import { type Cart, type CartResponse } from '#contracts/cart.ts';
import { addItems } from '#contracts/cart-calls.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { aBrowser } from './a-browser.test-builder.ts';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import type { CartVisit, LocalCart } from './local-cart-state.ts';
import { LocalCartStore } from './local-cart-store.ts';

const cartOf = (version: number, more: Partial<Cart> = {}) => aCart([aRow('1')], { version, ...more });
const stateOf = (version: number, numberOfItems = 1) => ({ cartId: 'c1', version, numberOfLineItems: 1, numberOfItems });
const saying = (code: string): Partial<Cart> => ({ messages: [{ code, type: 'ERROR', message: '' }] });

type Given = {
  reply?: () => Promise<Reply<CartResponse>>;
  visit?: Partial<CartVisit>;
  pathname?: string;
  search?: string;
  isFirstVisit?: boolean;
};

/** The cart of a browser whose server answers with `reply`, and what was asked of it. */
function aLocalCart({ reply = async () => answer({ cartInfo: cartOf(3) }), visit, pathname, search }: Given = {}) {
  const browser = aBrowser({ cookieToken: 'T1', ...(pathname !== undefined && { pathname }), ...(search !== undefined && { search }) });
  const asked = { reads: 0, logins: 0, wires: 0 };
  let keepToken: (token: string) => void = () => undefined;
  const open = () =>
    new LocalCartStore({
      ...browser.parts,
      goToLogin: () => {
        asked.logins += 1;
      },
      loadWire: async ({ keepContextToken }) => {
        asked.wires += 1;
        keepToken = keepContextToken;
        return {
          door: async () => refuse('TECHNICAL_PROBLEM'),
          readCart: () => {
            asked.reads += 1;
            return reply();
          },
          wholeCart: (value) => (isCart(value) ? value : undefined),
        };
      },
    });
  const given: CartVisit = { tenant: 'dotcom', isSignedIn: false, contextToken: 'T1', cart: undefined, ...visit };
  const cart = open();
  cart.meet(given);
  /** The same browser on its next page. */
  const reload = (more: Partial<CartVisit> = {}) => {
    const next = open();
    next.meet({ ...given, ...more });
    return next;
  };
  return { browser, cart, asked, reload, takeToken: (token: string) => keepToken(token) };
}

const isCart = (value: unknown): value is Cart => typeof value === 'object' && value !== null && 'deliveryGroups' in value;

describe('reading the cart', () => {
  it('asks once and uses the answer while it is valid [C4-19]', async () => {
    const { browser, cart, asked, reload } = aLocalCart();
    await cart.read();
    expect(cart.current).toMatchObject({ cart: cartOf(3), isLoading: false, counts: { numberOfItems: 1 } });
    const next = reload();
    await next.read();
    expect(next.current.cart).toEqual(cartOf(3));
    expect(asked.reads).toBe(1);
    browser.wait(600_001);
    await next.read();
    expect(asked.reads).toBe(2);
  });

  it('asks anew when it is told to, and on a page with mcRefresh [C2-22]', async () => {
    const { browser, cart, asked } = aLocalCart();
    await cart.read();
    await cart.read({ isForced: true });
    expect(asked.reads).toBe(2);
    browser.goTo('/', '?mcRefresh=1');
    await cart.read();
    expect(asked.reads).toBe(3);
    browser.goTo('/', '?mcRefresh=false');
    await cart.read();
    expect(asked.reads).toBe(3);
  });

  it('asks once for all who ask at the same time', async () => {
    const { cart, asked } = aLocalCart();
    await Promise.all([cart.read(), cart.read()]);
    expect(asked.reads).toBe(1);
  });

  it('shows that it loads, until there is an answer', async () => {
    const { cart } = aLocalCart();
    const seen: boolean[] = [];
    cart.subscribe(() => seen.push(cart.current.isLoading));
    await cart.read();
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  });

  it('sends nothing for a business buyer who is not signed in [C4-90]', async () => {
    const { cart, asked } = aLocalCart({ visit: { tenant: 'SBA' } });
    await cart.read();
    await cart.read({ isForced: true });
    expect([asked.reads, asked.wires, cart.current.isLoading]).toEqual([0, 0, false]);
    const signedIn = aLocalCart({ visit: { tenant: 'SBA', isSignedIn: true } });
    await signedIn.cart.read();
    expect(signedIn.asked.reads).toBe(1);
  });
});

describe('a cart call that fails', () => {
  it('clears the kept cart, stores why, and hides the spinner [C4-105 C4-106 C4-107]', async () => {
    let reply: Reply<CartResponse> = answer({ cartInfo: cartOf(3) });
    const { browser, cart, asked } = aLocalCart({ reply: async () => reply });
    await cart.read();
    expect(browser.parts.storage.keys()).toContain('cart dotcom T1');
    reply = refuse('TECHNICAL_PROBLEM');
    await cart.read({ isForced: true });
    expect(browser.parts.storage.keys()).not.toContain('cart dotcom T1');
    expect(cart.current).toMatchObject({
      cart: undefined,
      isLoading: false,
      error: { code: 'TECHNICAL_PROBLEM', text: "Sorry, something went wrong. It's us, not you. Try again in a few minutes." },
    });
    await cart.read();
    expect(asked.reads).toBe(3);
  });

  it('because its script did not load says so, and works the next time', async () => {
    const browser = aBrowser({ cookieToken: 'T1' });
    let isUp = false;
    const cart = new LocalCartStore({
      ...browser.parts,
      goToLogin: () => undefined,
      loadWire: async () => {
        if (!isUp) throw new TypeError('no net');
        return { door: async () => refuse('NOT_FOUND'), readCart: async () => answer({ cartInfo: cartOf(1) }), wholeCart: () => undefined };
      },
    });
    await cart.read();
    expect(cart.current.error?.text).toBe('We could not reach the shop. Check your connection and try again.');
    isUp = true;
    await cart.read();
    expect(cart.current).toMatchObject({ error: undefined, cart: cartOf(1) });
  });

  it('with a part of the shop down is told beside the cart, which is not kept', async () => {
    const { browser, cart } = aLocalCart({ reply: async () => answer({ cartInfo: cartOf(3, saying('GLOBAL_FEE_SERVICE_IS_DOWN')) }) });
    await cart.read();
    expect(cart.current).toMatchObject({ error: { code: 'GLOBAL_FEE_SERVICE_IS_DOWN' }, cart: { version: 3 } });
    expect(browser.parts.storage.keys()).not.toContain('cart dotcom T1');
  });
});

describe('a change of the cart', () => {
  it('is in flight until it completes [C4-80 C4-82 S4-37]', async () => {
    const { cart } = aLocalCart();
    let during: LocalCart | undefined;
    await cart.update(async () => {
      during = cart.current;
      return answer({ cartInfo: cartOf(4) });
    });
    expect([during?.isUpdating, cart.current.isUpdating]).toEqual([true, false]);
  });

  it('is no longer in flight after a failure or a break [C4-81]', async () => {
    const { cart } = aLocalCart();
    await cart.update<CartResponse>(async () => refuse('INVALID_ITEMS'));
    expect(cart.current.isUpdating).toBe(false);
    await expect(cart.update<CartResponse>(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(cart.current.isUpdating).toBe(false);
  });

  it('is in flight until the last of several completes', async () => {
    const { cart } = aLocalCart();
    let finish: (reply: Reply<CartResponse>) => void = () => undefined;
    const slow = cart.update(() => new Promise<Reply<CartResponse>>((resolve) => (finish = resolve)));
    await cart.update(async () => answer({ cartInfo: cartOf(5) }));
    expect(cart.current.isUpdating).toBe(true);
    finish(answer({ cartInfo: cartOf(4) }));
    await slow;
    expect(cart.current).toMatchObject({ isUpdating: false, cart: { version: 5 } });
  });

  it('keeps its answer for 15 minutes', async () => {
    const { browser, cart, asked } = aLocalCart();
    await cart.update(async () => answer({ cartInfo: cartOf(4) }));
    browser.wait(900_000);
    await cart.read();
    expect([cart.current.cart?.version, asked.reads]).toEqual([4, 0]);
    browser.wait(1);
    await cart.read();
    expect(asked.reads).toBe(1);
  });

  it('that answers only what it touched makes the copy worthless and counts', async () => {
    let version = 3;
    const { browser, cart, asked } = aLocalCart({ reply: async () => answer({ cartInfo: cartOf(version) }) });
    await cart.read();
    version = 4;
    const { cartId, items, messages, cartSummary, cartAttributes } = cartOf(4);
    const touched = { cartId, version: 4, items, messages, cartSummary, cartAttributes: { ...cartAttributes, numberOfItems: 7 } };
    await cart.update(async () => answer({ cartInfo: touched }));
    expect(cart.current.counts?.numberOfItems).toBe(7);
    await cart.read();
    expect(asked.reads).toBe(2);
    expect(browser.parts.storage.keys()).toContain('cart dotcom T1');
  });

  it('that fails clears the kept cart, and its caller hears why [C4-105 C4-106]', async () => {
    const { browser, cart } = aLocalCart();
    await cart.read();
    const reply = await cart.update<CartResponse>(async () => refuse('INVALID_QTY', { message: 'Qty' }));
    expect(reply).toMatchObject({ code: 'INVALID_QTY' });
    expect(cart.current).toMatchObject({ error: { code: 'INVALID_QTY', text: 'Qty' }, cart: { version: 3 } });
    expect(browser.parts.storage.keys()).not.toContain('cart dotcom T1');
  });

  it('that was not sent, because it is under way already, changes nothing', async () => {
    const { browser, cart } = aLocalCart();
    await cart.read();
    await cart.update<CartResponse>(async () => refuse('DUPLICATE_REQUEST'));
    expect(cart.current.error).toBeUndefined();
    expect(browser.parts.storage.keys()).toContain('cart dotcom T1');
  });

  it('goes through the door', async () => {
    const { cart } = aLocalCart();
    expect(await cart.update((door) => door(addItems, { body: {} }))).toMatchObject({ code: 'TECHNICAL_PROBLEM' });
  });
});

it('a message SFL_MOVED clears the saved-for-later items that are kept [C8-49]', async () => {
  const { browser, cart } = aLocalCart({ reply: async () => answer({ cartInfo: cartOf(3, saying('SFL_MOVED')) }) });
  browser.parts.storage.set('savedForLater dotcom T1', '{}');
  await cart.read();
  expect(browser.parts.storage.get('savedForLater dotcom T1')).toBeUndefined();
});

describe('the count', () => {
  it('is that of the last visit until the first answer [C4-22]', async () => {
    const { cart, reload } = aLocalCart();
    await cart.update(async () => answer({ cartInfo: cartOf(4) }));
    expect(reload().current.counts).toMatchObject({ numberOfItems: 1 });
    expect(reload({ cart: stateOf(9, 8) }).current.counts).toMatchObject({ numberOfItems: 8 });
  });

  it('of somebody else is not shown', async () => {
    const { cart, reload, browser } = aLocalCart();
    await cart.read();
    browser.becomes('T2');
    expect(reload({ contextToken: 'T2' }).current).toMatchObject({ counts: undefined, cart: undefined });
  });
});

describe('a cart that changed elsewhere', () => {
  it('is unseen once, and what is kept of before is forgotten', async () => {
    const { cart, asked, reload } = aLocalCart({ visit: { cart: stateOf(2) } });
    expect([cart.isUnseen(stateOf(2)), cart.isUnseen(stateOf(1)), cart.isUnseen(stateOf(3))]).toEqual([false, false, true]);
    cart.hear(stateOf(3, 6));
    expect([cart.isUnseen(stateOf(3)), cart.current.counts?.numberOfItems, asked.reads]).toEqual([false, 6, 0]);
    await cart.read();
    expect(asked.reads).toBe(1);
    const next = reload({ cart: stateOf(5) });
    await next.read();
    expect(asked.reads).toBe(2);
  });

  it('is read again at once where it is shown', async () => {
    let version = 3;
    const { cart, asked } = aLocalCart({ reply: async () => answer({ cartInfo: cartOf(version) }) });
    await cart.read();
    version = 4;
    cart.hear(stateOf(4));
    await cart.read();
    expect([cart.current.cart?.version, asked.reads]).toEqual([4, 2]);
  });

  it('is not unseen when the change was made here', async () => {
    const { cart } = aLocalCart();
    await cart.update(async () => answer({ cartInfo: cartOf(4) }));
    expect(cart.isUnseen(stateOf(4))).toBe(false);
  });

  it('is not unseen while nothing was ever put into one', () => {
    const { cart } = aLocalCart({ visit: { cart: { cartId: null, version: 0, numberOfLineItems: 0, numberOfItems: 0 } } });
    cart.keep(aCart([], { version: 0, cartId: 'made-up' }), 'read');
    expect(cart.isUnseen({ cartId: null, version: 0, numberOfLineItems: 0, numberOfItems: 0 })).toBe(false);
  });
});

describe('the context token of an answer', () => {
  it('that is another one forgets what was shown, and is kept [C4-25 C4-27]', async () => {
    const { browser, cart, takeToken } = aLocalCart();
    await cart.read();
    browser.becomes('T2');
    takeToken('T2');
    expect(cart.current).toMatchObject({ cart: undefined, counts: undefined });
    expect(browser.parts.storage.get('ctxToken')).toBe('T2');
  });
});
