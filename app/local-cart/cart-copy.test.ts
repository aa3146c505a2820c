import { describe, expect, it } from 'vitest';
import type { ShownCart } from './shown-cart.ts';
import { makeCartCopy } from './cart-copy.ts';
import { textStorage } from './text-storage.ts';
import { aBrowser } from './a-browser.test-builder.ts';

const CART: ShownCart = {
  state: 'EMPTY',
  seen: { cartId: 'cart', version: 3, numberOfLineItems: 0, numberOfItems: 0 },
  saved: { rows: [], count: 0 },
  codes: [],
  isFromCheckout: false,
};
const COUNTS = { numberOfLineItems: 2, numberOfItems: 5 };
const MINUTE = 60_000;

/** A visit of which storage, cookie and page agree. */
function aKnownVisitor() {
  const browser = aBrowser({ cookieToken: 'T1' });
  const copy = makeCartCopy(browser.parts);
  copy.meet('dotcom', 'T1');
  return { browser, copy };
}

describe('the copy of a cart', () => {
  it('is there for 10 minutes after a read and 15 after a save [C4-19 C4-20 C4-21]', () => {
    const { browser, copy } = aKnownVisitor();
    copy.keep(CART, 'read');
    browser.wait(10 * MINUTE);
    expect(copy.find()).toEqual(CART);
    browser.wait(1);
    expect(copy.find()).toBeUndefined();
    copy.keep(CART, 'saved');
    browser.wait(15 * MINUTE);
    expect(copy.find()).toEqual(CART);
    browser.wait(1);
    expect(copy.find()).toBeUndefined();
  });

  it.each([
    ['/a/tpv/b [C2-18]', '/a/tpv/b'],
    ['/gus/sba/x [C2-19]', '/gus/sba/x'],
    ['/account/budget [C2-20]', '/account/budget'],
    ['/gus/sdc/profileinfo [C2-21]', '/gus/sdc/profileinfo'],
  ])('is neither read nor written on %s, and stays', (_what, pathname) => {
    const { browser, copy } = aKnownVisitor();
    copy.keep(CART, 'read');
    browser.goTo(pathname);
    expect(copy.find()).toBeUndefined();
    copy.keep({ ...CART, codes: ['OTHER'] }, 'read');
    browser.goTo('/');
    expect(copy.find()).toEqual(CART);
  });

  it('is there for the next page of the same visitor, and for no other tenant', () => {
    const { browser, copy } = aKnownVisitor();
    copy.keep(CART, 'read');
    const next = makeCartCopy(browser.parts);
    next.meet('dotcom', 'T1');
    expect(next.find()).toEqual(CART);
    next.meet('SBA', 'T1');
    expect(next.find()).toBeUndefined();
  });

  it('that another version of the shop’s pages left is not shown by this one', () => {
    const { browser, copy } = aKnownVisitor();
    copy.keep(CART, 'read');
    const next = makeCartCopy({ ...browser.parts, build: 'next build' });
    next.meet('dotcom', 'T1');
    expect(next.find()).toBeUndefined();
    next.keep(CART, 'read');
    expect(next.find()).toEqual(CART);
  });

  it('that somebody tampered with is none', () => {
    const { browser, copy } = aKnownVisitor();
    for (const text of ['', '{', '7', '{"keptAt":"now","kind":"read","cart":{}}', '{"keptAt":0,"kind":"other","cart":{}}']) {
      browser.parts.storage.set('cart dotcom T1', text);
      expect(copy.find()).toBeUndefined();
    }
  });
});

describe('the context tokens of storage, cookie and page', () => {
  const caches = ['cart dotcom T1', 'cartCounts dotcom T1'];
  const fill = (browser: ReturnType<typeof aBrowser>) => {
    for (const key of [...caches, 'zip']) browser.parts.storage.set(key, '{}');
  };

  it('agree: what is kept stays [C4-23]', () => {
    const { browser, copy } = aKnownVisitor();
    fill(browser);
    expect(copy.meet('dotcom', 'T1')).toBe(false);
    expect(browser.parts.storage.keys()).toEqual(expect.arrayContaining(caches));
  });

  it.each([
    ['the storage is of before', 'T0', 'T1', 'T1'],
    ['the cookie is another', 'T1', 'T2', 'T1'],
    ['the page is another', 'T1', 'T1', 'T2'],
    ['there is no cookie', 'T1', undefined, 'T1'],
    ['the page has none', 'T1', 'T1', undefined],
  ])(
    'do not agree (%s): the cart, with its saved items, and the counts are forgotten, nothing else [C4-23 C4-25 C4-26]',
    (_what, stored, cookie, page) => {
      const browser = aBrowser({ cookieToken: cookie });
      browser.parts.storage.set('ctxToken', stored);
      fill(browser);
      const copy = makeCartCopy(browser.parts);
      expect(copy.meet('dotcom', page)).toBe(true);
      expect(browser.parts.storage.keys().toSorted()).toEqual(['ctxToken', 'zip']);
    },
  );

  it('agree from then on, once page and cookie do', () => {
    const browser = aBrowser({ cookieToken: 'T2' });
    browser.parts.storage.set('ctxToken', 'T1');
    const copy = makeCartCopy(browser.parts);
    copy.meet('dotcom', 'T2');
    expect(browser.parts.storage.get('ctxToken')).toBe('T2');
    copy.keep(CART, 'read');
    expect(copy.find()).toEqual(CART);
  });

  it('that stop to agree while the page is open give nothing away', () => {
    const { browser, copy } = aKnownVisitor();
    copy.keep(CART, 'read');
    browser.becomes('T9');
    expect(copy.find()).toBeUndefined();
    copy.keep(CART, 'read');
    copy.keepCounts(COUNTS);
    browser.becomes('T1');
    expect(copy.counts()).toBeUndefined();
  });
});

describe('the line counts', () => {
  it('are kept for 30 days with their time [C4-22]', () => {
    const { browser, copy } = aKnownVisitor();
    const at = browser.parts.now();
    copy.keepCounts(COUNTS);
    expect(JSON.parse(browser.parts.storage.get('cartCounts dotcom T1') ?? '')).toEqual({ ...COUNTS, timestamp: at });
    browser.wait(2_592_000_000);
    expect(copy.counts()).toMatchObject(COUNTS);
    browser.wait(1);
    expect(copy.counts()).toBeUndefined();
  });
});

it('a browser without storage keeps nothing, and nothing fails', () => {
  const storage = textStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.set('a', 'b');
  storage.remove('a');
  expect([storage.get('a'), storage.keys()]).toEqual([undefined, []]);
});
