import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartState } from '#contracts/cart-events.ts';
import type { ShownCart } from './shown-cart.ts';
import { aBrowser } from './a-browser.test-builder.ts';
import { CartEngine } from './cart-engine.ts';
import { know, knownCart, NOTHING_KNOWN, type CartVisit } from './cart-store.ts';
import type { Answered } from './cart-transport.ts';
import { ADD_ITEMS, intentionOf, withIntention, type Fields, type Intention, type WantedIntent } from './intentions.ts';

const VISIT: CartVisit = { tenant: 'dotcom', isSignedIn: false, contextToken: 'T1', cart: undefined };
const stateOf = (version: number, numberOfItems = version, cartId = 'cart') => ({ cartId, version, numberOfLineItems: 1, numberOfItems });

function cartOf(version: number, more: Partial<Extract<ShownCart, { state: 'EMPTY' }>> = {}): ShownCart {
  return { state: 'EMPTY', seen: stateOf(version), saved: { rows: [], count: 0 }, codes: [], isFromCheckout: false, ...more };
}
const answer = (cart: ShownCart, more = {}): Answered => ({ kind: 'answered', body: { cart, ...more } });
const counted = (seen: CartState, more = {}): Answered => ({ kind: 'answered', body: { seen, ...more } });
const done = (version: number, intent = 'quantity'): Answered =>
  answer(cartOf(version), { result: { intent, isDone: true, messages: [], addedLineIds: [] } });

type Exchange = { readonly of: Intention | 'read'; readonly isWhole: boolean; answer(answered: Answered): Promise<void> };

/** An engine whose shop answers when it is told to. */
function anEngine(page: Parameters<typeof aBrowser>[0] = { cookieToken: 'T1' }) {
  const browser = aBrowser(page);
  const asked: Exchange[] = [];
  let backs: (() => void)[] = [];
  const ask = (of: Exchange['of'], isWhole: boolean) =>
    new Promise<Answered>((resolve) => {
      asked.push({
        of,
        isWhole,
        answer: async (answered) => {
          resolve(answered);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  let someoneIsAtRow = false;
  const make = () =>
    new CartEngine({
      ...browser.parts,
      transport: { send: (intention, _search, isWhole) => ask(intention, isWhole), read: () => ask('read', true) },
      goToLogin: () => browser.goTo('/login'),
      startAnew: () => browser.goTo('/anew'),
      onBack: (listener) => {
        backs = [...backs, listener];
      },
      isAtRow: () => someoneIsAtRow,
    });
  const engine = make();
  engine.meet(VISIT);
  let last = 0;
  const want = (intent: WantedIntent, fields: Record<string, string>) => {
    last += 1;
    const entries: Fields = Object.entries(fields);
    const madeAt = browser.parts.now();
    know({ intentions: withIntention(knownCart().intentions, intentionOf(entries, { key: `key-${last}`, madeAt, intent })) });
    engine.pump();
  };
  const at = (index: number) => asked[index] ?? expect.fail(`nothing was asked ${index} times`);
  const comeBack = () => {
    for (const back of backs) back();
  };
  const beAtRow = (isThere: boolean) => {
    someoneIsAtRow = isThere;
  };
  return { browser, engine, asked, at, want, comeBack, beAtRow, makeAnother: make };
}

const keysOf = (asked: readonly Exchange[]) => asked.map(({ of }) => (of === 'read' ? 'read' : of.key));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  know(NOTHING_KNOWN);
});

describe('reading the cart', () => {
  it('asks once and uses the answer while it is valid [C4-19]', async () => {
    const { browser, engine, asked, at } = anEngine();
    const both = [engine.read(), engine.read()];
    await at(0).answer(answer(cartOf(1)));
    await Promise.all(both);
    await engine.read();
    expect(asked).toHaveLength(1);
    browser.wait(600_001);
    void engine.read();
    expect(asked).toHaveLength(2);
  });

  it('asks anew when it is told to, and on a page with mcRefresh [C2-22]', async () => {
    const { browser, engine, asked, at } = anEngine();
    void engine.read();
    await at(0).answer(answer(cartOf(1)));
    void engine.read({ isForced: true });
    await at(1).answer(answer(cartOf(1)));
    browser.goTo('/', '?mcRefresh=true');
    void engine.read();
    expect(asked).toHaveLength(3);
  });

  it('is at most one under way and one behind it, however often it is forced', async () => {
    const { engine, asked, at } = anEngine();
    const all = Promise.all([1, 2, 3, 4, 5].map(() => engine.read({ isForced: true })));
    expect(asked).toHaveLength(1);
    await at(0).answer(answer(cartOf(1)));
    expect(asked).toHaveLength(2);
    void engine.read({ isForced: true });
    await at(1).answer(answer(cartOf(2)));
    await all;
    expect(knownCart().cart).toMatchObject({ seen: { version: 2 } });
    expect(asked).toHaveLength(3); // what was forced while the second was under way may know of more than it
    await at(2).answer(answer(cartOf(3)));
    expect(asked).toHaveLength(3);
  });

  it('asks once more where the page shows another part of the cart by the time of the answer', async () => {
    const { browser, engine, asked, at, want } = anEngine({ cookieToken: 'T1', pathname: '/cc/mmx/cart' });
    void engine.read({ isForced: true });
    browser.goTo('/cc/mmx/cart', '?saved=all');
    engine.show(cartOf(1, { saved: { rows: [], count: 50 } }));
    await at(0).answer(answer(cartOf(1, { saved: { rows: [], count: 24 } })));
    expect(knownCart().cart).toMatchObject({ saved: { count: 50 } });
    await at(1).answer(answer(cartOf(1, { saved: { rows: [], count: 51 } })));
    expect(knownCart().cart).toMatchObject({ saved: { count: 51 } });
    want('quantity', { cartItemId: 'a', qty: '2' });
    browser.goTo('/cc/mmx/cart', '');
    await at(2).answer(done(2));
    expect(knownCart().cart).toMatchObject({ saved: { count: 51 } });
    expect(asked.at(3)?.of).toBe('read');
    browser.goTo('/');
    await at(3).answer(answer(cartOf(2)));
    expect(knownCart().cart).toMatchObject({ seen: { version: 2 } });
    expect(asked).toHaveLength(4);
  });

  it('shows that it loads, until there is an answer; one that fails says why, and keeps nothing [C4-105 C4-106 C4-107]', async () => {
    const { browser, engine, at } = anEngine();
    void engine.read();
    expect(knownCart().isLoading).toBe(true);
    await at(0).answer({ kind: 'refused', code: 'ITEM_SERVICE_IS_DOWN', text: '' });
    expect(knownCart()).toMatchObject({ isLoading: false, error: { code: 'ITEM_SERVICE_IS_DOWN' } });
    expect(browser.parts.storage.keys().some((key) => key.startsWith('cart '))).toBe(false);
  });

  it('sends nothing for a business buyer who is not signed in [C4-90 S6-104]', async () => {
    const { engine, asked } = anEngine();
    engine.meet({ ...VISIT, tenant: 'SBA' });
    await engine.read();
    expect(asked).toEqual([]);
  });
});

describe('a change of the cart', () => {
  it('is in flight until it completes, and its answer is what is known: nothing is read [C4-80 C4-82 S4-37]', async () => {
    const { at, asked, want } = anEngine();
    want('quantity', { cartItemId: 'a', qty: '2' });
    expect(knownCart().intentions).toMatchObject([{ phase: 'sent' }]);
    await at(0).answer(done(5));
    expect(knownCart()).toMatchObject({ intentions: [], cart: { seen: { version: 5 } }, counts: { numberOfItems: 5 } });
    expect(asked).toHaveLength(1);
  });

  it('that fails is no longer in flight, and says so at its place [C4-81 C8-53]', async () => {
    const { at, want } = anEngine();
    want('quantity', { cartItemId: 'a', qty: '2' });
    await at(0).answer({ kind: 'refused', code: 'CART_STATUS_ERROR', text: 'words' });
    expect(knownCart().intentions).toEqual([]);
    expect(knownCart().results.get('a')).toMatchObject({ isDone: false, isRefused: true, askedQty: 2 });
  });

  it('keeps its answer for 15 minutes [C4-21]', async () => {
    const { browser, engine, at, asked, want } = anEngine();
    want('quantity', { cartItemId: 'a', qty: '2' });
    await at(0).answer(done(5));
    browser.wait(900_000);
    await engine.read();
    expect(asked).toHaveLength(1);
    browser.wait(1);
    void engine.read();
    expect(asked).toHaveLength(2);
  });

  it('of one row goes after what was wanted of it before; answers that overtake each other do not bring the older cart back', async () => {
    const { at, asked, want } = anEngine();
    want('quantity', { cartItemId: 'a', qty: '2' });
    want('quantity', { cartItemId: 'a', qty: '3' });
    want('quantity', { cartItemId: 'a', qty: '4' });
    want('quantity', { cartItemId: 'b', qty: '9' });
    expect(keysOf(asked)).toEqual(['key-1', 'key-4']);
    await at(1).answer(done(7));
    await at(0).answer(done(6));
    expect(keysOf(asked)).toEqual(['key-1', 'key-4', 'key-3']);
    expect(knownCart().cart).toMatchObject({ seen: { version: 7 } });
  });

  it('made where nobody has looked at the cart is answered with its outcome and the counts alone, else with the whole cart', async () => {
    const { browser, engine, asked, at, want } = anEngine();
    want(ADD_ITEMS, { itemId: '1', qty: '1' });
    await at(0).answer(counted(stateOf(3, 12), { outcome: { isDone: true } }));
    expect(knownCart()).toMatchObject({ cart: undefined, counts: { numberOfItems: 12 } });
    expect(asked).toHaveLength(1);
    void engine.read();
    await at(1).answer(answer(cartOf(3)));
    want(ADD_ITEMS, { itemId: '2', qty: '1' });
    know({ cart: undefined });
    browser.goTo('/cc/mmx/cart');
    want(ADD_ITEMS, { itemId: '3', qty: '1' });
    expect(asked.map(({ isWhole }) => isWhole)).toEqual([false, true, true, true]);
  });

  it('that added is told so at its button for two and a half seconds', async () => {
    const { at, want } = anEngine();
    want(ADD_ITEMS, { itemId: '1', qty: '1' });
    await at(0).answer(answer(cartOf(1), { outcome: { isDone: true } }));
    await vi.advanceTimersByTimeAsync(2499);
    expect(knownCart().added).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(knownCart().added).toEqual([]);
  });

  it('that was made signed out leads to sign-in [C8-54]', async () => {
    const { browser, at, want } = anEngine();
    want(ADD_ITEMS, { itemId: '1', qty: '1' });
    await at(0).answer({ kind: 'signed-out' });
    expect(browser.parts.page().pathname).toBe('/login');
  });
});

describe('a change that nobody answers', () => {
  it('is kept and sent again under its key, first alone, and then what waited behind it', async () => {
    const { asked, at, want, comeBack } = anEngine();
    want(ADD_ITEMS, { itemId: '1', qty: '1' });
    await at(0).answer({ kind: 'unreached' });
    expect(knownCart().intentions).toMatchObject([{ phase: 'unreached' }]);
    want(ADD_ITEMS, { itemId: '2', qty: '1' });
    expect(keysOf(asked)).toEqual(['key-1', 'key-1']);
    await at(1).answer({ kind: 'unreached' });
    comeBack();
    expect(keysOf(asked)).toEqual(['key-1', 'key-1', 'key-1']);
    await at(2).answer(answer(cartOf(1), { outcome: { isDone: true } }));
    expect(keysOf(asked)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('is tried again by itself, less and less often', async () => {
    const { asked, at, want } = anEngine();
    want(ADD_ITEMS, { itemId: '1', qty: '1' });
    await at(0).answer({ kind: 'unreached' });
    await vi.advanceTimersByTimeAsync(2000);
    await at(1).answer({ kind: 'unreached' });
    await vi.advanceTimersByTimeAsync(3999);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(3);
  });

  it('is tried again every 30 seconds in the end', async () => {
    const { asked, at, want } = anEngine();
    want(ADD_ITEMS, { itemId: '1', qty: '1' });
    for (const [index, seconds] of [2, 4, 8, 16, 30, 30, 30].entries()) {
      await at(index).answer({ kind: 'unreached' });
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(asked).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(index + 2);
    }
  });

  it('is taken up by the next page under the same key, and by nobody else', async () => {
    const { asked, at, want, makeAnother } = anEngine();
    want(ADD_ITEMS, { itemId: '1', qty: '1' });
    await at(0).answer({ kind: 'unreached' });
    know(NOTHING_KNOWN);
    makeAnother().meet({ ...VISIT, contextToken: 'T2' });
    expect(asked).toHaveLength(1);
    makeAnother().meet(VISIT);
    expect(keysOf(asked)).toEqual(['key-1', 'key-1']);
  });

  it('and then is answered is kept no more', async () => {
    const { browser, at, want, comeBack } = anEngine();
    want(ADD_ITEMS, { itemId: '1', qty: '1' });
    await at(0).answer({ kind: 'unreached' });
    expect(browser.parts.storage.keys()).toContain('wanted dotcom T1 key-1');
    comeBack();
    await at(1).answer(answer(cartOf(1), { outcome: { isDone: true } }));
    expect(browser.parts.storage.keys()).not.toContain('wanted dotcom T1 key-1');
  });
});

describe('a removal in the mini cart', () => {
  const again = [['itemId', '1']] as const;
  const removed = (version: number) =>
    answer(cartOf(version), { result: { intent: 'remove', isDone: true, messages: [], removed: { title: 'Pen', again } } });
  const gone = {
    lineId: 'a',
    title: 'Pen',
    qty: 1,
    parentId: undefined,
    text: '{}',
    listKey: 'g',
    above: [],
    phase: 'leaving' as const,
    again: undefined,
  };

  it('goes to the server at once and is applied after a second [C4-86 C9-09 S9-50]', async () => {
    const { at, want } = anEngine();
    know({ gone: [gone] });
    want('remove', { cartItemId: 'a' });
    await at(0).answer(removed(5));
    await vi.advanceTimersByTimeAsync(999);
    expect(knownCart().gone).toMatchObject([{ phase: 'leaving' }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(knownCart()).toMatchObject({ gone: [{ phase: 'gone', again }], cart: { seen: { version: 5 } } });
  });

  it('is forgotten five seconds after the row was deleted and not before [C4-08 C9-08 S9-50]', async () => {
    const { at, want } = anEngine();
    know({ gone: [gone] });
    want('remove', { cartItemId: 'a' });
    await at(0).answer(removed(5));
    await vi.advanceTimersByTimeAsync(1000 + 4999);
    expect(knownCart().gone).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(knownCart().gone).toEqual([]);
  });

  it('on the page of the cart can be undone for minutes, and longer by who is at it [C4-08 C9-08]', async () => {
    const { at, want, beAtRow } = anEngine({ pathname: '/cc/mmx/cart', cookieToken: 'T1' });
    know({ gone: [gone] });
    want('remove', { cartItemId: 'a' });
    await at(0).answer(removed(5));
    beAtRow(true);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(knownCart().gone).toMatchObject([{ phase: 'gone' }]);
    beAtRow(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(knownCart().gone).toEqual([]);
  });

  it('is not offered any more in the cart that follows an order', async () => {
    const { engine, at, want } = anEngine({ pathname: '/cc/mmx/cart', cookieToken: 'T1' });
    know({ gone: [gone] });
    want('remove', { cartItemId: 'a' });
    await at(0).answer(removed(5));
    engine.hear(stateOf(6));
    expect(knownCart().gone).toHaveLength(1);
    engine.hear(stateOf(1, 1, 'next'));
    expect(knownCart().gone).toEqual([]);
  });

  it('that fails leaves the row as it was [C8-52]', async () => {
    const { at, want } = anEngine();
    know({ gone: [gone] });
    want('remove', { cartItemId: 'a' });
    await at(0).answer({ kind: 'refused', code: 'TECHNICAL_PROBLEM', text: '' });
    expect(knownCart().gone).toEqual([]);
    expect(knownCart().latest).toMatchObject({ isRefused: true });
  });

  it('can be undone: the row that came back is known by the one that went', async () => {
    const { at, want } = anEngine();
    know({ gone: [{ ...gone, phase: 'returning', again }] });
    want('add', { itemId: '1', undone: 'a' });
    await at(0).answer(answer(cartOf(6), { result: { intent: 'add', isDone: true, messages: [], addedLineIds: ['b'] } }));
    expect(knownCart().gone).toEqual([]);
    expect([...knownCart().returned]).toEqual([['a', 'b']]);
  });

  it('whose undo fails can be undone for five seconds more', async () => {
    const { at, want } = anEngine();
    know({ gone: [{ ...gone, phase: 'returning', again }] });
    want('add', { itemId: '1', undone: 'a' });
    await at(0).answer({ kind: 'refused', code: 'TECHNICAL_PROBLEM', text: '' });
    expect(knownCart().gone).toMatchObject([{ phase: 'gone' }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(knownCart().gone).toEqual([]);
  });
});

describe('the count', () => {
  it('is that of the last visit until the first answer [C4-22]', () => {
    const { engine, makeAnother } = anEngine();
    engine.hear(stateOf(3, 12));
    know(NOTHING_KNOWN);
    makeAnother().meet(VISIT);
    expect(knownCart().counts).toMatchObject({ numberOfItems: 12 });
  });
});

describe('a cart that changed elsewhere', () => {
  it('clears the copy at once: no page after this one shows it', async () => {
    const { browser, engine, at, makeAnother } = anEngine();
    void engine.read();
    await at(0).answer(answer(cartOf(3)));
    know(NOTHING_KNOWN);
    makeAnother().hear(stateOf(4));
    expect(browser.parts.storage.get('cart dotcom T1')).toBeUndefined();
  });

  it('is read again where a page was made with the cart as it was before', async () => {
    const { engine, asked, at } = anEngine();
    engine.hear(stateOf(5));
    engine.show(cartOf(4));
    expect(asked).toHaveLength(1);
    expect(knownCart().cart).toBeUndefined();
    await at(0).answer(answer(cartOf(5)));
    expect(knownCart().cart).toMatchObject({ seen: { version: 5 } });
  });

  it('is counted at once, and read where the whole of it is known', async () => {
    const { engine, asked, at } = anEngine();
    engine.hear(stateOf(3, 12));
    expect([knownCart().counts?.numberOfItems, asked.length]).toEqual([12, 0]);
    void engine.read();
    await at(0).answer(answer(cartOf(3)));
    engine.hear(stateOf(3, 12));
    engine.hear(stateOf(2, 11));
    expect(asked).toHaveLength(1);
    engine.hear(stateOf(4, 13));
    expect(asked).toHaveLength(2);
  });
});

it('a cart with the message SFL_MOVED takes the place of the saved-for-later items that are kept [C8-49]', async () => {
  const { browser, engine, at } = anEngine();
  void engine.read();
  await at(0).answer(answer(cartOf(1, { saved: { rows: [], count: 7 } })));
  expect(browser.parts.storage.get('cart dotcom T1')).toContain('"count":7');
  void engine.read({ isForced: true });
  await at(1).answer(answer(cartOf(2, { codes: ['SFL_MOVED'] })));
  expect(browser.parts.storage.get('cart dotcom T1')).not.toContain('"count":7');
});

it('the context token of an answer that is another one forgets what was shown, and is kept [C4-25 C4-27]', async () => {
  const { browser, engine, at, want } = anEngine();
  engine.hear(stateOf(3));
  know({ cart: cartOf(3) });
  browser.becomes('T2');
  want('quantity', { cartItemId: 'a', qty: '2' });
  await at(0).answer({ kind: 'refused', code: 'CART_ITEM_ID_NOT_FOUND', text: '' });
  expect(knownCart()).toMatchObject({ visit: { contextToken: 'T2' }, cart: undefined });
  expect(browser.parts.page().pathname).toBe('/anew');
});

it('what was wanted by who was here before is not sent for who is here now: the page is loaded again [C4-23]', async () => {
  const { browser, asked, at, want, comeBack } = anEngine();
  want('quantity', { cartItemId: 'a', qty: '2' });
  want('quantity', { cartItemId: 'a', qty: '3' });
  await at(0).answer({ kind: 'other-visit' });
  comeBack();
  expect(asked).toHaveLength(1);
  expect(knownCart().intentions).toEqual([]);
  expect(browser.parts.page().pathname).toBe('/anew');
});

it('a cart that is somebody else’s by now is not shown: the page is loaded again [C4-23]', async () => {
  const { browser, engine, at } = anEngine();
  void engine.read();
  await at(0).answer({ kind: 'other-visit' });
  expect(knownCart().cart).toBeUndefined();
  expect(browser.parts.page().pathname).toBe('/anew');
});
