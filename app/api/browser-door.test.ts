import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CartResponse } from '#contracts/cart.ts';
import { addItems, getCart, removeItem, updateCart } from '#contracts/cart-calls.ts';
import { choosePassword, getSession, login } from '#contracts/identity.ts';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { makeBrowserDoor, type DoorParts } from './browser-door.ts';

type Sent = { readonly url: string; readonly init: RequestInit };

const CART: CartResponse = { cartInfo: aCart([aRow('1')]) };
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

/** A door onto a shop that answers with what is given, and what was sent through it. */
function aDoor(reply: (sent: Sent) => Response | Promise<Response> = () => json(CART), more: Partial<DoorParts> = {}) {
  const sent: Sent[] = [];
  const tokens: string[] = [];
  const logins: string[] = [];
  const door = makeBrowserDoor({
    tenant: 'dotcom',
    send: async (url, init) => {
      sent.push({ url, init });
      return reply({ url, init });
    },
    deviceData: () => 'a device',
    goToLogin: () => logins.push('login'),
    keepContextToken: (token) => tokens.push(token),
    ...more,
  });
  return { door, sent, tokens, logins };
}

const bodyOf = (sent: Sent[]): unknown => JSON.parse(z.string().parse(sent[0]?.init.body));

afterEach(() => {
  vi.useRealTimers();
});

describe('a call of the browser', () => {
  it('goes to the /cc/api base with its cookies and its query [C7-01 C7-02]', async () => {
    const { door, sent } = aDoor();
    expect(await door(getCart, { query: { wt: 'true', grindType: 'ALL', buyNow: false } })).toEqual({ ok: true, body: CART, status: 200 });
    expect(sent[0]?.url).toBe('/cc/api/checkout?buyNow=false&grindType=ALL&wt=true');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin', cache: 'no-store' });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('under a prefix has it', async () => {
    const { door, sent } = aDoor();
    await door(getSession);
    expect(sent[0]?.url).toBe('/ele-lpd/api/session');
  });

  it('that updates or deletes is a POST that names the method [C7-04 C7-05]', async () => {
    const update = aDoor();
    await update.door(updateCart, { query: { actionType: 'UPDATE_CART' }, body: { zipcode: '01702' } });
    expect(update.sent[0]).toMatchObject({
      url: '/cc/api/checkout/default?actionType=UPDATE_CART',
      init: { method: 'POST', headers: { 'x-http-method-override': 'PUT', 'content-type': 'application/json' } },
    });
    const remove = aDoor();
    await remove.door(removeItem, { params: { cartItemId: 'a/b' } });
    expect(remove.sent[0]).toMatchObject({
      url: '/cc/api/checkout/default/item/a%2Fb',
      init: { method: 'POST', headers: { 'x-http-method-override': 'DELETE' } },
    });
    const add = aDoor();
    await add.door(addItems, { body: { items: [{ itemId: '100001' }] } });
    expect(add.sent[0]?.init.headers).not.toHaveProperty('x-http-method-override');
  });

  it('stores the context token of its answer [C4-27]', async () => {
    const { door, tokens } = aDoor(() => json(CART, { headers: { 'x-context-token': 'T1' } }));
    await door(getCart);
    expect(tokens).toEqual(['T1']);
  });

  it('that answers nothing is answered with null', async () => {
    const { door } = aDoor(() => new Response(null, { status: 204 }));
    expect(await door(choosePassword, { body: { token: 't', password: 'p' } })).toEqual({ ok: true, body: null, status: 204 });
  });
});

describe('device data', () => {
  it('go along with everything but a GET, up to 11,000 characters [C7-42 C9-26]', async () => {
    const data = 'x'.repeat(11_000);
    const { door, sent } = aDoor(undefined, { deviceData: () => data });
    await door(removeItem, { params: { cartItemId: '1' } });
    expect(bodyOf(sent)).toEqual({ deviceData: data });
    const read = aDoor(undefined, { deviceData: () => data });
    await read.door(getCart);
    expect(read.sent[0]?.init.body).toBeUndefined();
  });

  it('that are longer are left out, and the call is sent without them [C7-43]', async () => {
    const { door, sent } = aDoor(undefined, { deviceData: () => 'x'.repeat(11_001) });
    await door(addItems, { body: { items: [{ itemId: '100001', qty: 1 }] } });
    expect(bodyOf(sent)).toEqual({ items: [{ itemId: '100001', qty: 1 }] });
  });
});

describe('the requestType', () => {
  it('is told on the business site only [C7-40 C7-41]', async () => {
    const business = aDoor(undefined, { tenant: 'SBA' });
    await business.door(getCart);
    expect(business.sent[0]?.url).toBe('/cc/api/checkout?requestType=sbaMMX');
    const consumer = aDoor();
    await consumer.door(getCart);
    expect(consumer.sent[0]?.url).toBe('/cc/api/checkout');
  });
});

describe('an answer with an encoded field', () => {
  const encoded = (text: string) => json({ encoded: Buffer.from(text).toString('base64') });

  it('is what is in it, in UTF-8 [C7-44]', async () => {
    const cart = { cartInfo: aCart([aRow('1', { customerSku: 'Häagen – 10 €' })]) };
    const { door } = aDoor(() => encoded(JSON.stringify(cart)));
    expect(await door(getCart)).toMatchObject({ ok: true, body: cart });
  });

  it('that cannot be decoded is a failure with the generic text [C8-78]', async () => {
    for (const answer of [() => encoded('{'), () => json({ encoded: '%%%' }), () => encoded(Buffer.from([0xff]).toString('latin1'))]) {
      expect(await aDoor(answer).door(getCart)).toMatchObject({ ok: false, code: 'TECHNICAL_PROBLEM' });
    }
    expect(await aDoor(() => json({ encoded: '%%%' })).door(getCart)).toMatchObject({
      message: 'Sorry, something went wrong. Please try again.',
    });
  });
});

describe('the same call twice at once', () => {
  it('is sent once; the other is refused before it is sent, until the first is answered [C7-45]', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { door, sent } = aDoor(async () => {
      await held;
      return json(CART);
    });
    const first = door(getCart, { query: { wt: 'a', alt: 'b' } });
    expect(await door(getCart, { query: { alt: 'b', wt: 'a' } })).toMatchObject({ ok: false, code: 'DUPLICATE_REQUEST' });
    expect(sent).toHaveLength(1);
    const other = door(getCart, { query: { alt: 'c' } });
    const named = door(getCart, { query: { wt: 'a', alt: 'b' } }, { cacheId: 'mine' });
    expect(sent).toHaveLength(3);
    release();
    expect((await Promise.all([first, other, named])).every(({ ok }) => ok)).toBe(true);
    expect((await door(getCart, { query: { wt: 'a', alt: 'b' } })).ok).toBe(true);
  });

  it('may be sent again after a failure', async () => {
    const { door, sent } = aDoor(() => Promise.reject(new TypeError('failed')));
    await door(getCart);
    await door(getCart);
    expect(sent).toHaveLength(2);
  });
});

describe('a call without an answer', () => {
  const never = ({ init }: Sent) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(new DOMException('gone', 'AbortError'));
      });
    });

  it('fails after 30 seconds with the generic text, and is not sent again [C7-03 C9-03]', async () => {
    vi.useFakeTimers();
    const { door, sent } = aDoor(never);
    let reply: unknown;
    const asked = door(getCart).then((given) => {
      reply = given;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(reply).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(reply).toEqual({ ok: false, code: 'TECHNICAL_PROBLEM', message: 'Sorry, something went wrong. Please try again.' });
    expect(sent).toHaveLength(1);
  });

  it('because the shop is out of reach says so', async () => {
    const { door } = aDoor(() => Promise.reject(new TypeError('failed')));
    expect(await door(getCart)).toMatchObject({ ok: false, message: 'We could not reach the shop. Check your connection and try again.' });
  });
});

describe('a refusal', () => {
  const refusing = (status: number, body: unknown, headers: Record<string, string> = {}) => aDoor(() => json(body, { status, headers }));

  it('with 401 leads to sign-in [C8-54 S8-06]', async () => {
    const { door, logins } = refusing(401, { status: 401, code: 'UNAUTHORIZED', message: 'Please sign in to continue.' });
    expect(await door(getCart)).toMatchObject({ ok: false, code: 'UNAUTHORIZED' });
    expect(logins).toHaveLength(1);
  });

  it('of a wrong password leads nowhere', async () => {
    const { door, logins } = refusing(401, { status: 401, code: 'LOGIN_FAILED', message: 'no' });
    await door(login, { body: { email: 'a@b.example', password: 'x' } });
    expect(logins).toEqual([]);
  });

  it('with 400 comes back to the caller as it is [C8-55]', async () => {
    const body = { status: 400, code: 'INVALID_ITEMS', message: 'Items not passed', errors: [{ code: 'X', message: 'y', field: 'items' }] };
    const { door, logins } = refusing(400, body);
    expect(await door(addItems, { body: {} })).toEqual({
      ok: false,
      code: 'INVALID_ITEMS',
      message: 'Items not passed',
      errors: body.errors,
      extra: {},
    });
    expect(logins).toEqual([]);
  });

  it('keeps what else it says, and when to try again', async () => {
    const { door } = refusing(429, { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait', more: 1 }, { 'retry-after': '7' });
    expect(await door(getCart)).toMatchObject({ code: 'TOO_MANY_REQUESTS', extra: { more: 1 }, retryAfterSeconds: 7 });
  });

  it('with a code that we do not know keeps its text', async () => {
    expect(await refusing(400, { status: 400, code: 'NEW', message: 'News' }).door(getCart)).toMatchObject({
      code: 'INVALID_REQUEST',
      message: 'News',
    });
    expect(await refusing(502, '<html>').door(getCart)).toMatchObject({ code: 'TECHNICAL_PROBLEM' });
  });
});

it('an answer without its cart counts as a missing cart', async () => {
  const { door } = aDoor(() => json({ nothing: true }));
  expect(await door(getCart)).toEqual({ ok: false, code: 'TECHNICAL_PROBLEM' });
});
