import { RouterContextProvider } from 'react-router';
import { gatewayOf, paymentVendorConfig } from '#domain/payment/vendor-config.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Cart } from '#contracts/cart.ts';
import { answer, refuse, type Door } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { pageServicesContext } from '#app/api/page-services.ts';
import { loader } from '#app/routes/cart.tsx';
import { action } from '#app/routes/cart-changes.tsx';
import { aCart, aRow, NO_PROFILE } from './a-cart.test-builder.ts';
import type { CartAnswer } from '#app/local-cart/shown-cart.ts';

const ORIGIN = 'http://shop.example';
const PATH = '/cc/cart/changes';

/** Sends a form in place to a shop that notes which calls that takes, and under which key. */
async function send(fields: Record<string, string>, more: Partial<PageServices> = {}) {
  const { calls, keys, context } = aShop(() => aCart([aRow('a', { qty: 3 })], { version: 7 }), more);
  const url = new URL(PATH, ORIGIN);
  const request = new Request(url, {
    method: 'POST',
    headers: { 'idempotency-key': 'once' },
    body: new URLSearchParams(fields),
  });
  const answer = await action({ request, url, context, params: {}, pattern: PATH });
  const body: CartAnswer = await answer.json();
  return { calls, keys, answer, body };
}

/** A shop that answers every call with a cart. */
function aShop(cartNow: () => Cart, more: Partial<PageServices> = {}) {
  const calls: string[] = [];
  const keys: unknown[] = [];
  const door: Door = async (contract, _input, options) => {
    calls.push(`${contract.method} ${contract.path}`);
    keys.push(options?.onceKey);
    const body = z.safeParse<(typeof contract)['answer']>(contract.answer, { cartInfo: cartNow(), userProfile: NO_PROFILE });
    return body.success ? answer(body.data) : refuse('NOT_FOUND');
  };
  const services: PageServices = {
    door,
    tenant: 'dotcom',
    routeType: '',
    routeId: '',
    brandName: '',
    origin: '',
    vendorOrigin: '',
    gateway: gatewayOf(paymentVendorConfig(''), 'dotcom'),
    parentOrigins: [],
    isDemo: false,
    requestId: '',
    now: () => new Date(0),
    reportFailure: () => undefined,
    deliver: () => undefined,
    isMadeAlready: () => false,
    neverKeep: () => undefined,
    typedForms: { keep: () => false, read: () => undefined, forget: () => undefined },
    done: { tell: () => undefined, take: () => undefined },
    cspNonce: '',
    visit: async () => undefined,
    shape: undefined,
    isInProcurement: false,
    siteMenus: '{}',
    contextToken: 'token',
    user: undefined,
    ...more,
  };
  const context = new RouterContextProvider();
  context.set(pageServicesContext, services);
  return { calls, keys, context };
}

describe('a change of the cart in place', () => {
  const quantity = { intent: 'quantity', cartItemId: 'a', qty: '3', whole: 'true' };

  it('is answered with the cart as it is then, and made under its key', async () => {
    const { calls, keys, body } = await send(quantity);
    expect(calls).toEqual(['PUT /cc/api/checkout/default/item', 'GET /cc/api/checkout']);
    expect(keys).toEqual(['once', undefined]);
    expect(body).toMatchObject({
      result: { intent: 'quantity', isDone: true, askedQty: 3 },
      cart: { state: 'FILLED', seen: { version: 7 } },
    });
  });

  it('that adds is answered with what became of it, and how much is in the cart', async () => {
    const { calls, body } = await send({ intent: 'add-items', itemId: 'item-a', qty: '1' });
    expect(calls[0]).toBe('POST /cc/api/checkout/default/item');
    expect(body).toMatchObject({ outcome: { asked: 1 }, seen: { version: 7 } });
    expect(body.cart).toBeUndefined();
  });

  it('leaves the cart to the next request, which knows the session that has just begun', async () => {
    expect((await send(quantity, { contextToken: undefined })).body.cart).toBeUndefined();
  });

  it('is remembered where the browser is to remember it, and shown so', async () => {
    const { answer, body } = await send({ intent: 'keep', cartItemId: 'a', whole: 'true' });
    expect(answer.headers.get('set-cookie')).toContain('kept=a');
    expect(body.cart?.state).toBe('FILLED');
  });

  it('is nothing that leads to another page', async () => {
    expect((await send({ intent: 'checkout' })).answer.status).toBe(400);
  });
});

describe('the page of a cart of which an order is being paid', () => {
  it('reads it once', async () => {
    const { cartAttributes } = aCart([]);
    const { calls, context } = aShop(() => aCart([aRow('a')], { cartAttributes: { ...cartAttributes, beingOrdered: true } }));
    const url = new URL('/cc/mmx/cart', ORIGIN);
    const { data } = await loader({ request: new Request(url), url, context, params: {}, pattern: '/cc/mmx/cart' });
    expect(data).toMatchObject({ state: 'ORDERED', order: {} });
    expect(calls.filter((call) => call.includes('checkout'))).toEqual(['GET /cc/api/checkout']);
  });
});
