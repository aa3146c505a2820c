import Fastify from 'fastify';
import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '#contracts/cart-calls.ts';
import { getProduct } from '#contracts/catalog.ts';
import type { PageServices } from '#contracts/page.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { makePageCache } from './page-cache.ts';
import type { Rendering } from './page-source.ts';
import { renderPage } from './render-page.ts';

const site = useShop();
const app = Fastify();
/** What the code of the page does with what it is given. */
let make: (services: PageServices) => Promise<string>;
let timesMade = 0;
let given: PageServices;

const rendering: Rendering = {
  handler: async () => {
    timesMade += 1;
    return new Response(await make(given));
  },
  contextFor: (services) => {
    given = services;
    return new RouterContextProvider();
  },
  methodsOf: () => ['GET'],
  forMany: {
    marks: [],
    searchRead: () => '',
    routeOf: () => undefined,
    showsPurchases: () => false,
    putsOwnPrintersFirst: () => false,
    showsNearStores: () => false,
    shapeOf: () => ({ isSignedIn: false, hasAccountName: false, hasZip: false }),
    textsOf: () => ({}),
  },
  keepsPages: true,
  hasPolicy: true,
};

beforeAll(async () => {
  const cache = makePageCache();
  app.setErrorHandler<Error>(({ message }, _request, reply) => reply.code(500).send(message));
  app.get('/*', async (request, reply) => renderPage({ shop: site.shop, rendering, cache, request, reply }));
  await app.ready();
});
afterEach(() => site.setNow(TEST_NOW));
afterAll(() => app.close());

const bodyOf = async (url: string) => (await app.inject({ url, headers: { host: 'localhost' } })).body;

describe('a page that is made for many', () => {
  it('is given to many', async () => {
    make = async () => `made ${timesMade}`;
    const first = await bodyOf('/a');
    expect(await bodyOf('/a')).toBe(first);
  });

  it('is given to nobody else where what they see changes while it is made', async () => {
    const [before, after] = ['2026-11-20T21:59:55Z', '2026-11-20T22:00:01Z'].map((time) => new Date(time));
    if (before === undefined || after === undefined) throw new Error('there are two');
    // It promises what holds after the cut-off, and was asked for before.
    make = async () => {
      site.setNow(after);
      return `made ${timesMade}`;
    };
    timesMade = 0;
    site.setNow(before);
    expect(await bodyOf('/b')).toBe('made 2');
    site.setNow(before);
    expect(await bodyOf('/b')).toBe('made 4');
  });

  it('may ask what the catalogue tells everybody', async () => {
    make = async ({ door }) => String((await door(getProduct, { params: { itemId: '100001' } })).ok);
    expect(await bodyOf('/c')).toBe('true');
  });

  it.each<[what: string, ask: (services: PageServices) => unknown, refusal: string]>([
    ["somebody's cart", ({ door }) => door(getCart), 'asks for getCart'],
    ['whose token it is', ({ contextToken }) => contextToken, 'asks whose it is'],
    ['who is signed in', ({ user }) => user, 'asks whose it is'],
    ['whose visit it is', ({ visit }) => visit(), 'asks whose it is'],
  ])('fails where its code asks %s: everybody would get what is the first one’s', async (what, ask, refusal) => {
    make = async (services) => String(await ask(services));
    expect(await bodyOf(`/d/${encodeURIComponent(what)}`)).toContain(`A page that is kept for many ${refusal}`);
  });
});
