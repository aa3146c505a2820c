import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CARDS, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';
import { ROUTES } from '../routes.ts';

const ITEM = '/cc/api/checkout/default/item';
const ONE = { items: [{ itemId: '100002', qty: 1 }] };
const site = useShop();

describe('where a changing request comes from', () => {
  const from = (headers: Record<string, string>) => aVisitor(site).post(ITEM, ONE, { headers });

  it('is our own page, or no browser at all', async () => {
    expect((await from({})).status).toBe(200);
    expect((await from({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost.evil.example' },
  ])('is refused when it is another: %j', async (headers) => {
    expect(await from(headers)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('is looked at before the method is overridden into another [T50]', async () => {
    const visitor = aVisitor(site);
    const row = rowOf(await visitor.add({ itemId: '100002', qty: 1 }), '100002');
    expect((await visitor.delete(`${ITEM}/${row.cartItemId}`, {}, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await visitor.cart()).items).toHaveLength(1);
  });
});

it('every call of the shop lies below an api base: cc/api, where it has no prefix [C7-01]', () => {
  const bases = ROUTES.map(({ contract }) => contract)
    // The vendor's call that stands in for one of another server has its address (K-46), and so has the one for items that were bought of late (K-25).
    .filter(({ openTo, name }) => openTo !== 'demo' && name !== 'suggest' && name !== 'getRecentItems')
    .map(({ path, isPrefixed }) => `${isPrefixed === true ? 'prefix' : ''}${/^.*?\/api\//.exec(path)?.[0] ?? path}`);
  expect([...new Set(bases)].toSorted()).toEqual(['/cc/api/', 'prefix/api/']);
});

it('a call with a prefix is answered under /ele-lpd, and not without it or under another [S2-08]', async () => {
  const prefixed = ROUTES.map(({ contract }) => contract).filter(({ isPrefixed, method }) => isPrefixed === true && method === 'GET');
  expect(prefixed.length).toBeGreaterThan(1);
  const status = async (path: string) => (await aVisitor(site).get(path)).status;
  for (const { path } of prefixed.filter((call) => !call.path.includes(':'))) {
    expect(await status(`/ele-lpd${path}`), path).not.toBe(404);
    for (const prefix of ['', '/ele', '/ELE-LPD2']) expect(await status(`${prefix}${path}`), `${prefix}${path}`).toBe(404);
  }
});

describe('the body of a call', () => {
  const MORE = { colour: 'green', version2: [1], nested: { deeper: { qty: 'x' } } };
  const CALLS: readonly (readonly [path: string, described: Record<string, unknown>, part: string])[] = [
    [ITEM, ONE, 'items'],
    ['/cc/api/omni/pickupinstore', { zipcode: '01702', items: [{ itemId: '100006', qty: 1 }] }, 'items'],
    ['/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' }, 'email'],
    ['/ele-lpd/api/sparxProxy/getEcommContentData', { slots: ['header'] }, 'slots'],
  ];

  it.each(CALLS)('may have more fields than %s describes, which change nothing [S7-01]', async (path, described) => {
    const inside = Object.entries(described).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one: unknown) => (one instanceof Object ? { ...one, ...MORE } : one)) : value,
    ]);
    const said = async (body: unknown) => {
      const visitor = aVisitor(site);
      const { status } = await visitor.post(path, body);
      const { items } = await visitor.cart();
      return { status, inCart: items.map(({ itemId, qty }) => ({ itemId, qty })) };
    };
    const plain = await said(described);
    expect(plain.status).toBe(200);
    expect(await said({ ...Object.fromEntries(inside), ...MORE })).toEqual(plain);
  });

  it.each(CALLS)('has what %s describes: a field of another kind is refused [S7-01]', async (path, described, part) => {
    const { status } = await aVisitor(site).post(path, { ...described, ...MORE, [part]: 7 });
    expect(status).toBe(400);
  });
});

describe('the override of the method', () => {
  it('is honoured for PUT and DELETE in a POST, and anything else is refused [C7-04 C7-05 S8-05]', async () => {
    expect(await aVisitor(site).post(ITEM, ONE, { headers: { 'x-http-method-override': 'PATCH' } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
    expect(
      (
        await site.app.inject({
          method: 'GET',
          url: '/cc/api/checkout',
          headers: { host: 'localhost', 'x-http-method-override': 'DELETE' },
        })
      ).statusCode,
    ).toBe(200);
  });
});

describe('a key of the client', () => {
  it('gives the first answer again and adds once', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const headers = { 'idempotency-key': 'once' };
    const first = await visitor.post(ITEM, ONE, { headers });
    const again = await visitor.post(ITEM, ONE, { headers });
    expect(again.body).toEqual(first.body);
    expect(rowOf(await visitor.cart(), '100002').qty).toBe(1);
  });

  it('is refused with another body', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const headers = { 'idempotency-key': 'twice' };
    await visitor.post(ITEM, ONE, { headers });
    expect(await visitor.post(ITEM, { items: [{ itemId: '100001', qty: 5 }] }, { headers })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
  });

  it('belongs to the visit: the same key of somebody else is another', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const [one, other] = [aVisitor(site), aVisitor(site)];
    await one.add({ itemId: '100001', qty: 1 });
    await other.add({ itemId: '100001', qty: 1 });
    await one.post(ITEM, ONE, { headers });
    await other.post(ITEM, ONE, { headers });
    expect(rowOf(await other.cart(), '100002').qty).toBe(1);
  });

  it('lets only one of two at once through; the other hears that it is under way, or the same answer', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.post(ITEM, ONE, { headers: { 'idempotency-key': 'race' } })));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(rowOf(await visitor.cart(), '100002').qty).toBe(1);
  });

  it('of an order gives the same order', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, visitor, CARDS.approved);
    const headers = { 'idempotency-key': 'order' };
    const first = await visitor.post('/cc/api/checkout/default/order', {}, { headers });
    expect((await visitor.post('/cc/api/checkout/default/order', {}, { headers })).body).toEqual(first.body);
  });
});

describe('every answer', () => {
  it('has the id of its request, tells nobody to keep it, and says who it was for [C4-27]', async () => {
    const visitor = aVisitor(site);
    const { headers } = await visitor.post(ITEM, ONE);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-context-token']).toBe(visitor.cookies.get('ctxToken'));
  });

  it('that is an error has status, code and message', async () => {
    expect((await aVisitor(site).get('/cc/api/nothing-here')).body).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      message: expect.any(String),
    });
    expect((await aVisitor(site).post('/cc/api/auth/login', 'a=b', { headers: { 'content-type': 'text/plain' } })).body).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  });

  it('of a failure of ours tells nothing of how [C8-45 S8-08]', async () => {
    const visitor = aVisitor(site);
    await site.database.query('alter table carts rename to carts_gone');
    const { status, body } = await visitor.get<{ message: string }>('/cc/api/checkout');
    await site.database.query('alter table carts_gone rename to carts');
    expect({ status, body }).toMatchObject({
      status: 500,
      body: { code: 'TECHNICAL_PROBLEM', message: "Sorry, something went wrong. It's us, not you. Try again in a few minutes." },
    });
    expect(JSON.stringify(body)).not.toContain('carts');
  });

  it('to a client with a wrong context token is a refusal [S8-07]', async () => {
    const visitor = aVisitor(site);
    await visitor.post(ITEM, ONE);
    expect((await visitor.post(ITEM, ONE, { headers: { 'x-context-token': 'somebody-else' } })).status).toBe(403);
    expect((await visitor.post(ITEM, ONE, { headers: { 'x-context-token': visitor.cookies.get('ctxToken') ?? '' } })).status).toBe(200);
  });
});

describe('the cart of a guest', () => {
  it('is that of whoever brings the cookie jsessionid [C2-58]', async () => {
    const [visitor, other] = [aVisitor(site), aVisitor(site)];
    await visitor.add({ itemId: '100002', qty: 3 });
    other.cookies.set('jsessionid', visitor.cookies.get('jsessionid') ?? '');
    expect(rowOf(await other.cart(), '100002').qty).toBe(3);
    other.cookies.set('jsessionid', 'x'.repeat(43));
    expect((await other.cart()).items).toEqual([]);
  });
});

describe('an error of the browser', () => {
  it('is recorded without a card number, and answered with nothing [C7-33]', async () => {
    const { status, body } = await aVisitor(site).post('/cc/api/log', {
      msg: 'failed with 4242 4242 4242 4242',
      error: { a: 1 },
      info: 'x',
    });
    expect({ status, body }).toEqual({ status: 204, body: null });
    expect(site.logged.at(-1)).toContain('****4242');
    expect(site.logged.join()).not.toContain('4242 4242 4242 4242');
  });
});

describe('the description of the calls', () => {
  it('names every call with its answer', async () => {
    const document = z
      .object({
        openapi: z.string(),
        paths: z.record(
          z.string(),
          z.record(z.string(), z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })),
        ),
      })
      .parse((await aVisitor(site).get('/api/openapi.json')).body);
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((operation) => operation.operationId));
    expect(described.toSorted()).toEqual(ROUTES.map((route) => route.contract.name).toSorted());
  });

  it('can be read', async () => {
    const response = await site.app.inject({ method: 'GET', url: '/api/docs/' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('swagger-ui');
  });
});

describe('the state of the shop', () => {
  it('is told to those who watch it', async () => {
    expect((await aVisitor(site).get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await aVisitor(site).get('/readyz')).body).toEqual({ status: 'ready' });
    expect((await aVisitor(site).get<string>('/metrics')).body).toContain('shop_request_seconds');
  });
});

describe('hostile input', () => {
  const hostile: unknown[] = [
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    'x'.repeat(5000),
    [],
    [[]],
    {},
    { $ne: 1 },
    '\u0000',
    "'; drop table items; --",
    '<script>',
    '../../etc/passwd',
    '__proto__',
    { constructor: 1, toString: 2 },
  ];
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

  it('never makes a call fail on our side', async () => {
    const failures: string[] = [];
    for (const { contract } of ROUTES) {
      const path = `${contract.isPrefixed === true ? '/ele-lpd' : ''}${contract.path.replace(/:\w+/g, () => '%00')}`;
      for (const value of hostile) {
        const body = {
          items: value,
          coupons: value,
          email: value,
          password: value,
          token: value,
          zipcode: value,
          paymentType: value,
          cartId: value,
          firstName: value,
          zipCode: value,
          phones: value,
        };
        const url =
          contract.method === 'GET'
            ? `${path}?${new URLSearchParams({ q: asText(value), page: asText(value), size: asText(value), brand: asText(value), sort: asText(value), email: asText(value) })}`
            : path;
        const response = await site.app.inject({
          method: contract.method,
          url,
          headers: { host: 'localhost', 'content-type': 'application/json' },
          ...(contract.method !== 'GET' && { payload: JSON.stringify(body) }),
        });
        if (response.statusCode >= 500)
          failures.push(`${contract.method} ${url.slice(0, 80)} with ${JSON.stringify(value)?.slice(0, 40)}: ${response.statusCode}`);
      }
    }
    expect(failures).toEqual([]);
  }, 60_000);
});
