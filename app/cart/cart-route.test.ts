import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PageServices } from '#contracts/page.ts';
import { makeBrowserDoor } from '#app/api/browser-door.ts';
import { pageServicesContext } from '#app/api/page-services.ts';
import { action } from '#app/routes/cart.tsx';
import { aCart, aRow } from './a-cart.test-builder.ts';

const ORIGIN = 'http://shop.example';
const PATH = '/cc/mmx/cart';

/** Sends a form to the cart page of a shop that notes which calls that takes. */
async function send(fields: Record<string, string>, more: Partial<PageServices> = {}) {
  const calls: string[] = [];
  const door = makeBrowserDoor({
    tenant: 'dotcom',
    send: async (url, { method }) => {
      calls.push(`${method} ${new URL(url, ORIGIN).pathname}`);
      return Response.json({ cartInfo: aCart([aRow('a', { qty: 3 })], { version: 7 }) });
    },
    deviceData: () => '',
    goToLogin: () => undefined,
    keepContextToken: () => undefined,
  });
  const services: PageServices = {
    door: (contract, input) => door(contract, input),
    tenant: 'dotcom',
    routeType: '',
    routeId: '',
    brandName: '',
    origin: '',
    vendorOrigin: '',
    parentOrigins: [],
    isDemo: false,
    requestId: '',
    reportFailure: () => undefined,
    cspNonce: '',
    contextToken: 'token',
    user: undefined,
    ...more,
  };
  const context = new RouterContextProvider();
  context.set(pageServicesContext, services);
  const url = new URL(PATH, ORIGIN);
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const { data } = await action({ request, url, context, params: {}, pattern: PATH });
  return { calls, page: data.page };
}

describe('an action of the cart page', () => {
  const quantity = { intent: 'quantity', cartItemId: 'a', qty: '3', answer: 'page' };

  it('answers with the page, so that one request does: the change, and the cart as it is then', async () => {
    const { calls, page } = await send(quantity);
    expect(calls).toEqual(['POST /cc/api/checkout/default/item', 'GET /cc/api/checkout']);
    expect(page).toMatchObject({ state: 'FILLED', seen: { version: 7 } });
  });

  it('answers with its result alone where no cart page asks', async () => {
    const { calls, page } = await send({ ...quantity, answer: '' });
    expect([calls.length, page]).toEqual([1, undefined]);
  });

  it('leaves the page to the next request, which knows the session that has just begun and what the browser remembers', async () => {
    expect((await send(quantity, { contextToken: undefined })).page).toBeUndefined();
    expect((await send({ intent: 'keep', cartItemId: 'a', answer: 'page' })).page).toBeUndefined();
  });
});
