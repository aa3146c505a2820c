import { describe, expect, it, vi } from 'vitest';
import { makePaymentTokens, type PaymentTokenParts } from './payment-tokens.ts';

const HOUR_MS = 3_600_000;
const WISH = { checkoutId: 'cart-1', mayBeSaved: false };

type Answer = { readonly status: number; readonly body: string };
const bringing = (value: string, validUntil: number): Answer => ({
  status: 200,
  body: JSON.stringify({ token: { value, validUntil, tokenType: 'PAYMENT_AUTH_TOKEN', transactionId: 'txn_1' }, paypalClientToken: null }),
});
const EMPTY: Answer = { status: 200, body: '' };
const FAILED: Answer = { status: 500, body: '{"code":"TECHNICAL_PROBLEM"}' };

/** A browser, with what the shop answers it, in order. */
function aBrowser(answers: readonly (Answer | 'UNREACHED')[], stored = new Map<string, string>()) {
  const now = { ms: 1_800_000_000_000, session: 'session-1' };
  const left = [...answers];
  const ask = vi.fn<PaymentTokenParts['ask']>(async () => {
    const next = left.shift();
    if (next === undefined || next === 'UNREACHED') throw new TypeError('Failed to fetch');
    return { status: next.status, text: async () => next.body };
  });
  const log = vi.fn<PaymentTokenParts['log']>();
  const parts: PaymentTokenParts = {
    ask,
    log,
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
    contextToken: () => now.session,
    nowMs: () => now.ms,
  };
  return { now, ask, log, stored, tokens: makePaymentTokens(parts), nextPage: () => makePaymentTokens(parts) };
}

const sentIn = (init: RequestInit | undefined): unknown => (typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);

describe('the token that a page pays with', () => {
  it('is asked for when there is none, for the checkout, with what a cookie says of the session [C4-91 C7-28]', async () => {
    const { tokens, ask, now } = aBrowser([bringing('one', 1_800_000_000_000 + 24 * HOUR_MS)]);
    expect(await tokens.get(WISH)).toBe('one');
    const [path, init] = ask.mock.calls[0] ?? [];
    expect(path).toBe('/cc/api/payment/gateway/staplesPayAuthToken');
    expect(init?.method).toBe('POST');
    expect(sentIn(init)).toEqual({
      vendorPayment: { checkoutId: 'cart-1', requestType: 'PAYMENT_AUTH_TOKEN', type: 'P', key: now.session },
    });
  });

  it('is kept on the page and in the browser, for the next page [C7-29 S4-35]', async () => {
    const { tokens, nextPage, ask, now, stored } = aBrowser([bringing('one', 1_800_000_000_000 + 24 * HOUR_MS)]);
    await tokens.get(WISH);
    expect(await tokens.get(WISH)).toBe('one');
    expect(await nextPage().get(WISH)).toBe('one');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(JSON.parse([...stored.values()][0] ?? '')).toMatchObject({ value: 'one', validUntil: now.ms + 24 * HOUR_MS });
    // The page itself has one even where the browser keeps nothing.
    stored.clear();
    expect(await tokens.get(WISH)).toBe('one');
  });

  it('is asked for anew when it is over, and is not used then [C4-92 C4-95 S4-36]', async () => {
    const { tokens, now } = aBrowser([
      bringing('one', 1_800_000_000_000 + 24 * HOUR_MS),
      bringing('two', 1_800_000_000_000 + 48 * HOUR_MS),
    ]);
    await tokens.get(WISH);
    now.ms += 24 * HOUR_MS;
    expect(await tokens.get(WISH)).toBe('two');
  });

  it('is asked for anew six hours before it is over, and pays until then while nobody answers [C4-96 C9-19 S9-52]', async () => {
    const { tokens, now, ask } = aBrowser([bringing('one', 1_800_000_000_000 + 24 * HOUR_MS)]);
    await tokens.get(WISH);
    now.ms += 18 * HOUR_MS - 1;
    expect(await tokens.get(WISH)).toBe('one');
    expect(ask).toHaveBeenCalledTimes(1);
    now.ms += 1;
    expect(await tokens.get(WISH)).toBe('one');
    expect(ask).toHaveBeenCalledTimes(3);
    now.ms += 6 * HOUR_MS;
    expect(await tokens.get(WISH)).toBeUndefined();
  });

  it.each([
    ['an empty answer', EMPTY],
    ['no answer', 'UNREACHED'],
    ['one without a token', { status: 200, body: '{}' }],
    ['a refusal', { status: 400, body: '{"code":"SPAY_API_FAILURE"}' }],
  ] as const)('is asked for once more after %s [C4-93]', async (_what, bad) => {
    const { tokens, ask, log } = aBrowser([bad, bringing('two', 1_800_000_000_000 + HOUR_MS)]);
    expect(await tokens.get(WISH)).toBe('two');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(log).not.toHaveBeenCalled();
  });

  it('is asked for once more after an HTTP 500, and exactly once [C4-93 C4-94]', async () => {
    const { tokens, ask } = aBrowser([FAILED, FAILED, bringing('late', 1_800_000_000_000 + HOUR_MS)]);
    expect(await tokens.get(WISH)).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is given up with a line in the shop’s log: that it came empty, or that asking failed [C8-46 C8-47]', async () => {
    const empty = aBrowser([EMPTY, EMPTY]);
    await empty.tokens.get(WISH);
    expect(empty.log.mock.calls).toEqual([['AUTH_DATA_NOT_AVAILABLE']]);
    const failing = aBrowser([EMPTY, FAILED]);
    await failing.tokens.get(WISH);
    expect(failing.log.mock.calls).toEqual([['AUTH_FAILURE']]);
  });

  it('is of one session and one checkout: after signing in, and in the next cart, there is another [T33]', async () => {
    const far = 1_800_000_000_000 + 24 * HOUR_MS;
    const { tokens, now } = aBrowser([bringing('one', far), bringing('two', far), bringing('three', far)]);
    await tokens.get(WISH);
    now.session = 'session-2';
    expect(await tokens.get(WISH)).toBe('two');
    expect(await tokens.get({ ...WISH, checkoutId: 'cart-2' })).toBe('three');
  });

  it('of a card that may be saved says so', async () => {
    const { tokens, ask } = aBrowser([bringing('one', 1_800_000_000_000 + 23 * HOUR_MS)]);
    await tokens.get({ ...WISH, mayBeSaved: true });
    expect(sentIn(ask.mock.calls[0]?.[1])).toMatchObject({ vendorPayment: { type: 'SP' } });
  });

  it('is asked for once where two want it at a time', async () => {
    const { tokens, ask } = aBrowser([bringing('one', 1_800_000_000_000 + 24 * HOUR_MS)]);
    expect(await Promise.all([tokens.get(WISH), tokens.get(WISH)])).toEqual(['one', 'one']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('that the vendor does not take is not used again, on no page', async () => {
    const far = 1_800_000_000_000 + 24 * HOUR_MS;
    const { tokens, nextPage } = aBrowser([bringing('one', far), bringing('two', far)]);
    await tokens.get(WISH);
    tokens.forget();
    expect(await nextPage().get(WISH)).toBe('two');
  });

  it.each(['no json', '{"value":3}', '{"value":"x","validUntil":"soon","of":"session-1 cart-1 false"}'])(
    'that was spoilt in the browser is none: %s',
    async (text) => {
      const { tokens } = aBrowser([bringing('one', 1_800_000_000_000 + HOUR_MS)], new Map([['payAuth', text]]));
      expect(await tokens.get(WISH)).toBe('one');
    },
  );

  it('is the page’s alone where the browser keeps nothing', async () => {
    const ask = vi.fn<PaymentTokenParts['ask']>(async () => {
      const { status, body } = bringing('one', 1_800_000_000_000 + 24 * HOUR_MS);
      return { status, text: async () => body };
    });
    const tokens = makePaymentTokens({
      ask,
      log: vi.fn(),
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      contextToken: () => '',
      nowMs: () => 1_800_000_000_000,
    });
    expect(await tokens.get(WISH)).toBe('one');
    expect(await tokens.get(WISH)).toBe('one');
    tokens.forget();
    expect(await tokens.get(WISH)).toBe('one');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
