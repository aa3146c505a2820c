import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser } from './a-browser.test-builder.ts';
import type { CartVisit } from './cart-store.ts';
import type { Answered } from './cart-transport.ts';
import { ADD_ITEMS, intentionOf } from './intentions.ts';
import { forgetUnreached, keepUnreached, unreachedIntentions } from './unreached-intentions.ts';

const VISIT: CartVisit = { tenant: 'dotcom', isSignedIn: false, contextToken: 'T1', cart: undefined };
const HOURS = 60 * 60_000;
const anAdd = (key: string, madeAt: number) => intentionOf([['itemId', key]], { key, madeAt, intent: ADD_ITEMS });
const REFUSED: Answered = { kind: 'refused', code: 'CART_STATUS_ERROR', text: '' };

describe('what got no answer', () => {
  const keysAt = ({ parts: { storage, now } }: ReturnType<typeof aBrowser>, visit = VISIT) =>
    unreachedIntentions(storage, visit, now()).map(({ key }) => key);

  it('is kept for twelve hours and not longer', () => {
    const browser = aBrowser();
    keepUnreached(browser.parts.storage, VISIT, anAdd('a', browser.parts.now()));
    browser.wait(12 * HOURS - 1);
    expect(keysAt(browser)).toEqual(['a']);
    browser.wait(1);
    expect(keysAt(browser)).toEqual([]);
    expect(browser.parts.storage.keys()).toEqual([]);
  });

  it('is kept for who wanted it, on the site on which it was wanted', () => {
    const browser = aBrowser();
    keepUnreached(browser.parts.storage, VISIT, anAdd('a', browser.parts.now()));
    expect(keysAt(browser, { ...VISIT, contextToken: 'T2' })).toEqual([]);
    expect(keysAt(browser, { ...VISIT, contextToken: undefined })).toEqual([]);
    expect(keysAt(browser, { ...VISIT, tenant: 'SBA' })).toEqual([]);
    expect(keysAt(browser)).toEqual(['a']);
  });

  it('goes over to the session that begins meanwhile, and is forgotten with its answer, whoever is here by then', () => {
    const browser = aBrowser();
    const { storage } = browser.parts;
    keepUnreached(storage, { ...VISIT, contextToken: undefined }, anAdd('a', browser.parts.now()));
    keepUnreached(storage, VISIT, anAdd('a', browser.parts.now()));
    expect([keysAt(browser, { ...VISIT, contextToken: undefined }), keysAt(browser)]).toEqual([[], ['a']]);
    forgetUnreached(storage, 'a');
    expect(storage.keys()).toEqual([]);
  });

  it('is a hundred changes at most, in the order in which they were wanted', () => {
    const browser = aBrowser();
    for (let n = 0; n < 101; n += 1) keepUnreached(browser.parts.storage, VISIT, anAdd(`k${n}`, browser.parts.now() - n));
    const kept = keysAt(browser);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 'k99', 'k0']);
    keepUnreached(browser.parts.storage, VISIT, anAdd('k5', browser.parts.now() - 5));
    expect(keysAt(browser)).toEqual(kept);
  });

  it.each([
    ['is under way for good', { phase: 'sent' }],
    ['waits', { phase: 'waiting' }],
    ['has no fields', { fields: {} }],
    ['has fields of another shape', { fields: [['itemId']] }],
    ['has fields that are no texts', { fields: [['itemId', 1]] }],
    ['wants nothing', { intent: undefined }],
    ['has another key than its entry', { key: 'b' }],
    ['has no place', { place: undefined }],
    ['was never made', { madeAt: 'x' }],
    ['was made in another time', { madeAt: 9e15 }],
  ])('is not what %s: somebody wrote it by hand', (_what, wrong) => {
    const browser = aBrowser();
    const { storage } = browser.parts;
    storage.set('wanted dotcom T1 a', JSON.stringify({ ...anAdd('a', browser.parts.now()), phase: 'unreached', ...wrong }));
    expect(keysAt(browser)).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });

  it.each(['', 'null', '{', '[]', '7'])('is not %j', (text) => {
    const browser = aBrowser();
    browser.parts.storage.set('wanted dotcom T1 a', text);
    expect([keysAt(browser), browser.parts.storage.keys()]).toEqual([[], []]);
  });
});

describe('two tabs of one browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.resetModules();
  });

  /** A tab with a store of its own, whose shop answers when it is told to. */
  async function aTab(browser: ReturnType<typeof aBrowser>) {
    vi.resetModules();
    const [{ CartEngine }, { know, knownCart }, { withIntention }] = await Promise.all([
      import('./cart-engine.ts'),
      import('./cart-store.ts'),
      import('./intentions.ts'),
    ]);
    const sent: { key: string; answer: (answered: Answered) => void }[] = [];
    const engine = new CartEngine({
      ...browser.parts,
      transport: {
        send: ({ key }) =>
          new Promise((resolve) => {
            sent.push({ key, answer: resolve });
          }),
        read: () => expect.fail('nothing is read'),
      },
      goToLogin: () => expect.fail('nobody signs in'),
      startAnew: () => expect.fail('nobody else signs in'),
      onBack: () => undefined,
      isAtRow: () => false,
    });
    engine.meet(VISIT);
    return {
      sent,
      wanted: () => knownCart().intentions.map(({ key }) => key),
      want: (key: string) => {
        know({ intentions: withIntention(knownCart().intentions, anAdd(key, browser.parts.now())) });
        engine.pump();
      },
      answer: async (key: string, answered: Answered) => {
        sent.findLast((one) => one.key === key)?.answer(answered);
        await vi.advanceTimersByTimeAsync(0);
      },
    };
  }

  it('keep what each of them could not send, and lose only what was answered', async () => {
    const browser = aBrowser({ cookieToken: 'T1' });
    const [one, two] = [await aTab(browser), await aTab(browser)];
    one.want('a');
    await one.answer('a', { kind: 'unreached' });
    two.want('b');
    await two.answer('b', { kind: 'unreached' });
    const later = await aTab(browser);
    expect(later.wanted()).toEqual(['a', 'b']);
    two.want('c');
    await vi.advanceTimersByTimeAsync(2000);
    await two.answer('b', REFUSED);
    await two.answer('c', REFUSED);
    expect(two.wanted()).toEqual([]);
    expect((await aTab(browser)).wanted()).toEqual(['a']);
    expect(later.sent.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('keep nothing that only waits, or is on its way: it may be answered yet', async () => {
    const browser = aBrowser({ cookieToken: 'T1' });
    const tab = await aTab(browser);
    tab.want('a');
    tab.want('b');
    expect(tab.sent.map(({ key }) => key)).toEqual(['a', 'b']);
    await tab.answer('a', { kind: 'unreached' });
    tab.want('c');
    expect((await aTab(browser)).wanted()).toEqual(['a']);
  });
});
