import { EventEmitter } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CartState } from '#contracts/cart-events.ts';
import { EventStreams } from '#server/http/event-stream.ts';
import { STREAM_LIMITS } from '#server/config/stream-limits.ts';
import { CARDS, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ settings: { trustedProxies: ['127.0.0.1'] } });
const EVENTS = '/cc/api/checkout/events';
let base = '';
const open: (() => void)[] = [];

beforeAll(async () => {
  base = await site.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const close of open.splice(0)) close();
});

type Heard = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly states: CartState[]; close(): void };

/** Opens a visitor's stream, on a connection of its own, and collects what it says. */
async function listenAs(visitor: Visitor): Promise<Heard> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { address } = visitor.from;
  const request = get(`${base}${EVENTS}`, {
    headers: { cookie, ...(address !== undefined && { 'x-forwarded-for': address }) },
    agent: false,
  });
  request.on('error', () => undefined); // it was closed from here
  const close = () => request.destroy();
  open.push(close);
  const response = await new Promise<IncomingMessage>((resolve, reject) => request.on('response', resolve).on('error', reject));
  const states: CartState[] = [];
  let text = '';
  response.setEncoding('utf8').on('error', () => undefined);
  response.on('data', (piece: string) => {
    const events = `${text}${piece}`.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) states.push(CartState.parse(JSON.parse(event.slice(6))));
  });
  return { status: response.statusCode ?? 0, headers: response.headers, states, close };
}

const within = (ms: number) => ({ timeout: ms, interval: 10 });
const signIn = (visitor: Visitor, email: string) => visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });

describe('a visitor who listens to the cart', () => {
  it('hears it as it is, and every change within a second, from whichever browser it comes', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 2 });
    const heard = await listenAs(visitor);
    expect(heard.status).toBe(200);
    await expect.poll(() => heard.states.at(-1), within(1000)).toMatchObject({ version: 1, numberOfLineItems: 1, numberOfItems: 2 });
    const otherTab = aVisitor(site);
    for (const [name, value] of visitor.cookies) otherTab.cookies.set(name, value);
    const cart = await otherTab.add({ itemId: '100002', qty: 3 });
    await expect
      .poll(() => heard.states.at(-1), within(1000))
      .toEqual({ cartId: cart.cartId, version: cart.version, numberOfLineItems: 2, numberOfItems: 5 });
    await otherTab.delete(`/cc/api/checkout/default/item/${rowOf(cart, '100001').cartItemId}`);
    await expect.poll(() => heard.states.at(-1), within(1000)).toMatchObject({ numberOfLineItems: 1, numberOfItems: 3 });
    expect(heard.states).toHaveLength(3);
  });

  it('hears of a change that came through another node within a second', async () => {
    const visitor = aVisitor(site);
    const cart = await visitor.add({ itemId: '100001', qty: 1 });
    const heard = await listenAs(visitor);
    await expect.poll(() => heard.states.length, within(1000)).toBe(1);
    // Another node's save is seen in the database alone.
    await site.database.query('update carts set version = version + 1 where cart_id = $1', [cart.cartId]);
    await expect.poll(() => heard.states.at(-1)?.version, within(1000)).toBe(cart.version + 1);
  });

  it('hears that the cart is empty again once it is ordered', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, visitor, CARDS.approved);
    const heard = await listenAs(visitor);
    await expect.poll(() => heard.states.at(-1)?.numberOfItems, within(1000)).toBe(1);
    const { body } = await visitor.post('/cc/api/checkout/default/order', {});
    expect(body).toMatchObject({ status: 'PLACED' });
    await expect
      .poll(() => heard.states.at(-1), within(1000))
      .toEqual({ cartId: null, version: 0, numberOfLineItems: 0, numberOfItems: 0 });
  });

  it('hears nothing of other people’s carts', async () => {
    const [visitor, stranger] = [aVisitor(site), aVisitor(site)];
    await visitor.add({ itemId: '100001', qty: 1 });
    const heard = await listenAs(visitor);
    await expect.poll(() => heard.states.length, within(1000)).toBe(1);
    await stranger.add({ itemId: '100002', qty: 9 });
    await visitor.add({ itemId: '100002', qty: 1 });
    await expect.poll(() => heard.states.at(-1)?.numberOfItems, within(1000)).toBe(2);
    expect(heard.states.map(({ numberOfItems }) => numberOfItems)).toEqual([1, 2]);
  });

  it('is told not to keep the answer, and it is neither buffered nor compressed on the way', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const { headers } = await listenAs(visitor);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['x-context-token']).toBe(visitor.cookies.get('ctxToken'));
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('gets no more streams than a browser needs, and a place again when one closes', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const streams = await Promise.all(Array.from({ length: 6 }, () => listenAs(visitor)));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    const seventh = await listenAs(visitor);
    expect([seventh.status, seventh.headers['retry-after']]).toEqual([429, '30']);
    streams[0]?.close();
    await expect.poll(async () => (await listenAs(visitor)).status, within(2000)).toBe(200);
  });
});

/** Opens a stream of a network for which nobody listens. */
function pretend(streams: EventStreams, network: string): void {
  const nothing = () => true;
  const raw = Object.assign(new EventEmitter(), {
    setHeader: nothing,
    writeHead: nothing,
    flushHeaders: nothing,
    write: nothing,
    end: nothing,
  });
  const reply = { raw, hijack: nothing, getHeaders: () => ({}) } as unknown as FastifyReply;
  const stream = streams.open(reply, { owner: crypto.randomUUID(), network, isStillHis: async () => true });
  open.push(() => stream.end());
}

it('a network gets as many streams as the table says, whichever of its addresses and sessions they are of; others have theirs [T63]', async () => {
  const listening = async (address: string) => {
    const visitor = aVisitor(site, { address });
    await visitor.add({ itemId: '100001', qty: 1 });
    return (await listenAs(visitor)).status;
  };
  const opened = vi.spyOn(EventStreams.prototype, 'open');
  expect(await listening('203.0.113.7')).toBe(200);
  const streams = opened.mock.contexts[0] as EventStreams;
  opened.mockRestore();
  for (let n = 2; n < STREAM_LIMITS.EVENT_STREAMS_ADDRESS.most; n += 1) pretend(streams, '203.0.113.0/24');
  expect(await listening('203.0.113.8')).toBe(200);
  expect(await listening('203.0.113.9')).toBe(429);
  expect(await listening('198.51.100.9')).toBe(200);
});

describe('a visitor with nothing to listen to', () => {
  it('is told so, and need not ask again', async () => {
    expect((await listenAs(aVisitor(site))).status).toBe(204);
  });

  it('has to sign in on the business site', async () => {
    expect(await aVisitor(site, { host: 'business.localhost' }).get(EVENTS)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  });
});

describe('somebody who is signed in', () => {
  it('hears on one device what was done on another', async () => {
    const [phone, desk] = [aVisitor(site), aVisitor(site)];
    for (const device of [phone, desk]) expect((await signIn(device, 'sam.shopper@example.com')).status).toBe(200);
    const heard = await listenAs(phone);
    await expect.poll(() => heard.states.length, within(1000)).toBe(1);
    const cart = await desk.add({ itemId: '100002', qty: 4 });
    await expect.poll(() => heard.states.at(-1)?.version, within(1000)).toBe(cart.version);
  });
});

it('the state in the session is the one of the stream', async () => {
  const visitor = aVisitor(site);
  const cart = await visitor.add({ itemId: '100002', qty: 4 });
  const { body } = await visitor.get('/ele-lpd/api/session');
  expect(z.object({ cart: CartState }).parse(body).cart).toEqual({
    cartId: cart.cartId,
    version: cart.version,
    numberOfLineItems: 1,
    numberOfItems: 4,
  });
});

it('the description of the calls says that it is a stream of events', async () => {
  const { body } = await aVisitor(site).get('/api/openapi.json');
  expect(JSON.stringify(body)).toContain('"text/event-stream"');
});

it('nothing is looked at while nobody listens', async () => {
  for (const close of open.splice(0)) close();
  const asked: string[] = [];
  const query = site.database.query.bind(site.database);
  await new Promise((resolve) => setTimeout(resolve, 600));
  Object.assign(site.database, {
    query: (...values: [{ name?: string }]) => {
      asked.push(values[0].name ?? '');
      return Reflect.apply(query, site.database, values);
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(asked.filter((name) => name === 'cart_versions')).toEqual([]);
  const visitor = aVisitor(site);
  await visitor.add({ itemId: '100002', qty: 1 });
  expect(asked.filter((name) => name === 'cart_versions')).toEqual([]);
  await listenAs(visitor);
  await expect.poll(() => asked.filter((name) => name === 'cart_versions').length, within(2000)).toBeGreaterThan(1);
});
