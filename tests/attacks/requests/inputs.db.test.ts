import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CartResponse } from '#contracts/cart.ts';
import type { getSession } from '#contracts/session/identity.ts';
import { ROUTES } from '#server/routes.ts';
import { CARDS, CHECKOUT, GAIL, goToCheckout, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { fingerprint } from '#tests/support/fingerprint.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

/** Ends a text, a statement or a comment of SQL, or asks for time; in the ways in which filters are got around. */
const SQL = [
  "'", "''", "';--", "' or '1'='1", "') or ('1'='1", '" or ""="', "1; select pg_sleep(9)--", "'; drop table carts; --", "' union select password_hash from users--",
  "x' and (select 1 from pg_sleep(9))::text='", '$1', '$$; select 1; $$', '%27%20or%201=1--', "name;select 1", 'price_cents desc; delete from carts', "\\'; --", '/*', '{"$gt":""}',
] as const; // prettier-ignore

/** Where a text can be put into a call: what its description names. */
type Description = {
  readonly paths: Record<string, Record<string, { operationId?: string; parameters?: { name: string; in: string }[] }>>;
};

describe('SQL in a parameter', () => {
  it(
    'is text: every parameter of every call takes it for what it is, and none of it reaches the database as a statement [T59]',
    { timeout: 120_000 },
    async () => {
      const guest = await aFullVisitor();
      const { paths } = (await guest.get<Description>('/api/openapi.json')).body;
      const failed: unknown[] = [];
      let sent = 0;
      for (const { contract } of ROUTES.filter((route) => route.contract.isStream !== true && route.contract.name !== 'logout')) {
        const path = `${contract.isPrefixed === true ? '/ele-lpd' : ''}${contract.path}`;
        const parameters = paths[path.replace(/:(\w+)/g, '{$1}')]?.[contract.method.toLowerCase()]?.parameters ?? [];
        const names = new Set([
          ...parameters.filter((one) => one.in === 'query').map(({ name }) => name),
          'sort',
          'sortBy',
          'filters',
          'locale',
          'skuListId',
        ]);
        for (const [index, text] of SQL.entries()) {
          const inPath = path.replace(/:\w+/g, encodeURIComponent(text));
          // All parameters at once, and each alone: where one is refused the others would not be looked at.
          const alone = [...names][index % names.size] ?? '';
          const together = Object.fromEntries([...names].map((name) => [name, text]));
          for (const query of contract.method === 'GET' ? [together, { [alone]: text }] : [together]) {
            const url = `${inPath}?${new URLSearchParams(query)}`;
            const started = performance.now();
            const { status } = await call(guest, contract.method, url, filledWith(contract.body, text));
            sent += 1;
            if (status >= 500) failed.push([contract.name, url, status]);
            if (performance.now() - started > 8_000) failed.push([contract.name, url, 'slept']);
          }
        }
      }
      expect(failed).toEqual([]);
      expect(sent).toBeGreaterThan(600);
      expect(refusedByDatabase()).toEqual([]);
      expect((await guest.get('/cc/api/checkout')).status).toBe(200);
    },
  );

  // Where one field of many is refused nothing of the others is written: these are the ones that nobody refuses.
  it('that nobody refuses is kept as it was typed: in an account, a cart, an address and an order [T59]', async () => {
    for (const [index, text] of [
      "'; drop table carts; --",
      "' || (select max(password_hash) from users) || '",
      "\\'; --",
      "''",
    ].entries()) {
      const email = `o'||'${index}'--@example.com`;
      const named = { firstName: text, lastName: text };
      const account = { email, password: 'A-good-password-1' };
      expect((await aVisitor(site).post('/cc/api/auth/register', { ...account, ...named })).status).toBe(200);
      const person = aVisitor(site);
      expect((await person.post('/cc/api/auth/login', account)).body).toMatchObject({ user: { email, ...named } });
      await person.add({ itemId: '100001', qty: 1, listItemId: text });
      const fields = { ...named, organizationName: text, address1: text, address2: text };
      await goToCheckout(person, { ...GAIL, email, ...fields });
      const card = { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved), userNotes: text.slice(0, 32) };
      expect((await person.post(`${CHECKOUT}/payment`, card)).status).toBe(200);
      const { body } = await placeOrder(person);
      expect(body).toMatchObject({ status: 'PLACED', order: { email, addresses: [fields, fields] } });
      const { rows } = await site.database.query(
        'select o.email as ordered, o.addresses, u.email, u.first_name, u.last_name from orders o join users u using (user_id) where order_number = $1',
        [body.orderNumber],
      );
      expect(rows).toMatchObject([{ ordered: email, addresses: [fields, fields], email, first_name: text, last_name: text }]);
      expect((await aVisitor(site).get(`/cc/api/orders/${body.orderNumber}?${new URLSearchParams({ email })}`)).status).toBe(404);
    }
    expect(refusedByDatabase()).toEqual([]);
  });
});

const refusedByDatabase = () => site.logged.filter((line) => /syntax error|"code":"42|"level":50/.test(line));

function call(visitor: Visitor, method: string, url: string, body: unknown) {
  if (method === 'GET') return visitor.get(url);
  if (method === 'PUT') return visitor.put(url, body);
  return method === 'DELETE' ? visitor.delete(url, body) : visitor.post(url, body);
}

/** A body of that shape with the text wherever a text can stand. */
function filledWith(schema: z.ZodType, text: string): unknown {
  return fill(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape, text);
}

type Shape = { type?: string; properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[]; enum?: unknown[]; maxLength?: number };
function fill({ type, properties, items, anyOf, enum: values, maxLength = 1_000 }: Shape, text: string): unknown {
  if (values !== undefined) return values[0];
  if (anyOf !== undefined) return fill(anyOf[0] ?? {}, text);
  if (properties !== undefined) return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fill(one, text)]));
  if (items !== undefined) return [fill(items, text)];
  if (type === 'integer' || type === 'number') return 1;
  return type === 'boolean' ? true : text.slice(0, maxLength);
}

async function aFullVisitor(): Promise<Visitor> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await goToCheckout(guest);
  return guest;
}

describe('a cookie', () => {
  const VALUES = [
    '{"storeNumber":{"$gt":""}}', '{"storeNumber":["1547"]}', '{"__proto__":{"isAdmin":true},"storeNumber":"1547\' or 1=1"}', '{"constructor":{"prototype":{"x":1}}}',
    'null', '[]', '{', '%', '%00', '%E0%A4%A', '"', '<script>alert(1)</script>', "' or 1=1--", '../../etc/passwd', '9'.repeat(5_000), 'x'.repeat(9_000), '01702; admin=1', '1e5', '-1', 'true', '\u00ff\u00fe',
  ]; // prettier-ignore
  const NAMES = ['YourStore', 'zipcode', 'jsessionid', 'ctxToken', 'told', 'flash', '__proto__', 'constructor', 'toString'];
  type Session = z.output<(typeof getSession)['answer']>;

  it('that is none of ours is no cookie: nothing fails, nothing is written, nobody becomes anybody [T60]', async () => {
    const before = await fingerprint(site.database);
    const wrong: unknown[] = [];
    for (const name of NAMES)
      for (const value of VALUES.flatMap((one) => (one.includes('%') ? [one] : [one, encodeURIComponent(one)]))) {
        const visitor = aVisitor(site);
        visitor.cookies.set(name, value.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, ''));
        for (const path of ['/ele-lpd/api/session', '/cc/api/checkout']) {
          const { status, body } = await visitor.get<Session>(path);
          if (status !== 200) wrong.push([name, value.slice(0, 40), path, status]);
          else if (path.endsWith('session')) {
            const { isLoggedIn, zipcode, storeNumber } = body.sessionData;
            if (isLoggedIn || !/^\d{5}$/.test(zipcode) || !/^\d{1,6}$/.test(storeNumber ?? '0'))
              wrong.push([name, value.slice(0, 40), zipcode.slice(0, 20), storeNumber]);
          }
          visitor.cookies.set(name, value.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, ''));
        }
      }
    expect(wrong).toEqual([]);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(await fingerprint(site.database)).toEqual(before);
  });
});

describe('an address where a client has none to give', () => {
  const hits: string[] = [];
  const trap = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('{}');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void trap.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => void trap.close(resolve));
  });

  it('is asked by nobody: the shop goes to its vendor and nowhere else, and there only where it means to [T61]', async () => {
    const { port } = trap.address() as AddressInfo;
    const urls = [
      `http://127.0.0.1:${port}/a`, `http:127.1:${port}`, `//127.0.0.1:${port}/a`, `http://localhost:${port}`, `http://0x7f000001:${port}`, `http://2130706433:${port}`, `http://017700000001:${port}`,
      `http://[::1]:${port}`, `http://[::ffff:127.0.0.1]:${port}`, `http://127.0.0.1.nip.io:${port}`, `http://user@127.0.0.1:${port}`, `http://evil.example#@127.0.0.1:${port}`, `\\\\127.0.0.1:${port}`,
      'http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/', 'http://metadata.google.internal/', 'file:///etc/passwd', 'gopher://127.0.0.1:6379/_x', 'dict://127.0.0.1', 'ftp://127.0.0.1',
      '../ledger', '../../v1/ledger', '..%2fledger', '%2e%2e/ledger', 'x/../../ledger', 'x?reference=1', 'x#y', '/v1/ledger', 'x\r\nhost: evil', 'x%0d%0ahost:%20evil',
    ]; // prettier-ignore
    const asked: string[] = [];
    const note = (message: unknown) => {
      const { request } = message as { request: { origin: unknown; path: string } };
      asked.push(`${String(request.origin)}${request.path}`);
    };
    subscribe('undici:request:create', note);
    const guest = await aFullVisitor();
    await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: 'tok_of_nobody' });
    for (const url of urls) {
      // The question that is asked after three wrong tries would keep the others from being looked at.
      await site.database.query("delete from limit_seats where kind = 'CAPTCHA'");
      const before = await guest.cart();
      const answers = [
        await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: url.slice(0, 100) }),
        await guest.post(`${CHECKOUT}/payment`, { paymentType: 'PREPAID_CARD', token: url.slice(0, 100), returnUrl: url, url }),
        await guest.post('/cc/api/payment/giftcard/balance', { accountNumber: url.slice(0, 40), cvv: '1111', url }),
        await guest.post('/cc/api/tdprocess', { transactionId: url.slice(0, 100), status: 'Y', url }),
        await guest.get(`/ele-lpd/api/searchProxy/search?q=paper&url=${encodeURIComponent(url)}&host=${encodeURIComponent(url)}`, {
          headers: { 'x-forwarded-host': '127.0.0.1' },
        }),
        await guest.post('/cc/api/log', { msg: url, info: { beaconUrls: [url] } }),
      ];
      expect(
        answers.slice(0, 4).map(({ status }) => status >= 400 && status < 500),
        url,
      ).toEqual([true, true, true, true]);
      expect((await guest.get<CartResponse>('/cc/api/checkout?grindType=ALL')).body.cartInfo.orderPayment, url).toEqual(
        before.orderPayment,
      );
    }
    unsubscribe('undici:request:create', note);
    const vendor = /^\/v1\/(?:tokens\/[^/?#]+|giftcards\/(?:tokens|balance))$/;
    expect(asked).toContain(`${site.sandbox.origin}/v1/tokens/tok_of_nobody`);
    expect(asked.filter((one) => !one.startsWith(site.sandbox.origin) || !vendor.test(one.slice(site.sandbox.origin.length)))).toEqual([]);
    expect(hits).toEqual([]);
  });
});
