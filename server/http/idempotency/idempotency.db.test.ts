import { createHash, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CARDS, CHECKOUT, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';
import { hashPassword } from '../../identity/index.ts';

const ITEM = `${CHECKOUT}/item?responseType=WHOLE`;
const LOGIN = '/cc/api/auth/login';
const SAM = { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' };
const site = useShop();

afterEach(() => vi.restoreAllMocks());

/** A call with what of its answer goes over the wire. */
async function send(visitor: Visitor, url: string, body: unknown, key: string, method: 'POST' | 'PUT' = 'POST', contextToken?: string) {
  const { statusCode, payload, cookies, headers } = await site.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(contextToken !== undefined && { 'x-context-token': contextToken }),
      ...(method === 'PUT' && { 'x-http-method-override': 'PUT' }),
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: JSON.stringify(body),
  });
  return { status: statusCode, text: payload, cookies: new Map(cookies.map(({ name, value }) => [name, value])), headers };
}

const codeOf = (text: string): unknown => JSON.parse(text).code;
const keep = (visitor: Visitor, cookies: ReadonlyMap<string, string>) => cookies.forEach((value, name) => visitor.cookies.set(name, value));

async function aGuest(): Promise<Visitor> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await guest.cart(); // its session is in memory from now on
  return guest;
}

const add = (itemId = '100002') => ({ items: [{ itemId, qty: 1 }] });

/** The statements that a call costs, by name. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const query = site.database.query.bind(site.database);
  vi.spyOn(site.database, 'query').mockImplementation(((statement: { name: string; text: string }, ...rest: []) => {
    asked.push(statement.name);
    return query(statement, ...rest);
  }) as never);
  await call();
  vi.restoreAllMocks();
  return asked;
}

/** Does something when a call has read a guest's cart and has not decided yet. */
function onceLoaded(act: () => Promise<unknown>): void {
  const query = site.database.query.bind(site.database);
  vi.spyOn(site.database, 'query').mockImplementation((async (statement: { name: string; text: string }) => {
    const result = await query(statement);
    if (statement.name.startsWith('cart_of_session')) {
      vi.restoreAllMocks();
      await act();
    }
    return result;
  }) as never);
}

describe('a repeated call', () => {
  it.each([
    ['an add', ITEM, add(), 'POST'],
    ['an add that is refused', ITEM, { items: [{ itemId: '100002', qty: 0 }] }, 'POST'],
    ['a coupon', `${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5', 'NOBODY-KNOWS-IT'] }, 'PUT'],
  ] as const)('of %s gets the first answer, byte for byte', async (_what, url, body, method) => {
    const guest = await aGuest();
    const key = randomUUID();
    const first = await send(guest, url, body, key, method);
    await guest.add({ itemId: '100010', qty: 1 });
    const again = await send(guest, url, body, key, method);
    expect({ status: again.status, text: again.text }).toEqual({ status: first.status, text: first.text });
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
  });

  it('of an order, too', async () => {
    const guest = await aGuest();
    await readyToOrder(site, guest, CARDS.approved);
    const key = randomUUID();
    const first = await send(guest, `${CHECKOUT}/order`, {}, key);
    expect(first.status).toBe(200);
    expect((await send(guest, `${CHECKOUT}/order`, {}, key)).text).toBe(first.text);
  });

  it('that has no body has none again', async () => {
    const key = randomUUID();
    const visitor = aVisitor(site);
    for (let round = 1; round <= 2; round += 1)
      expect(await send(visitor, '/cc/api/auth/reset', { email: 'nobody@example.com' }, key)).toMatchObject({ status: 204, text: '' });
  });
});

describe('a call under a key', () => {
  it('costs no statement more than without: its key is looked for along with the cart and claimed with the change, and its repeat is two', async () => {
    const guest = await aGuest();
    expect(await statementsOf(() => guest.post(ITEM, add()))).toHaveLength(2);
    const key = randomUUID();
    expect(await statementsOf(() => send(guest, ITEM, add('100010'), key))).toEqual(['cart_of_session_looking', 'cart_save_claiming']);
    expect(await statementsOf(() => send(guest, ITEM, add('100010'), key))).toEqual(['cart_of_session_looking', 'idempotency_find']);
  });

  it('makes a cart and its answer in one statement, too', async () => {
    const paula = aVisitor(site);
    await paula.post(LOGIN, { ...SAM, email: 'paula.plus@example.com' });
    await paula.cart();
    expect(await statementsOf(() => send(paula, ITEM, add(), randomUUID()))).toEqual(['cart_of_user_looking', 'cart_create_claiming']);
    expect(rowOf(await paula.cart(), '100002').qty).toBe(1);
  });

  it('that changes saved items with the cart keeps its answer in their transaction', async () => {
    const guest = await aGuest();
    const row = rowOf(await guest.cart(), '100001');
    const body = { item: { itemId: '100001', qty: 1, cartItemId: row.cartItemId } };
    const key = randomUUID();
    const first = await send(guest, '/cc/api/sfl', body, key);
    expect(first.status).toBe(200);
    expect((await send(guest, '/cc/api/sfl', body, key)).text).toBe(first.text);
  });
});

describe('a change and its answer', () => {
  /** Makes every write of a table fail while `during` runs. */
  async function whileBroken(table: string, during: () => Promise<void>): Promise<void> {
    await site.database.query(`
      create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken for a test'; end $$;
      create trigger broken before update on ${table} for each statement execute function broken()`);
    await during().finally(() => site.database.query('drop function broken cascade'));
  }

  it.each(['carts', 'idempotency_keys'])('are stored together or not at all: %s cannot be written', async (table) => {
    const guest = await aGuest();
    const key = randomUUID();
    await whileBroken(table, async () => {
      expect((await send(guest, ITEM, add(), key)).status).toBe(500);
    });
    expect((await guest.cart()).items).toHaveLength(1);
    // The key was given back, so the same call may be sent again.
    expect((await send(guest, ITEM, add(), key)).status).toBe(200);
    expect(rowOf(await guest.cart(), '100002').qty).toBe(1);
  });

  it('of a call that was taken for lost while it thought are not stored: another one has its key', async () => {
    const guest = await aGuest();
    onceLoaded(() =>
      site.database.query("update idempotency_keys set created_at = created_at + interval '30 seconds' where status is null"),
    );
    const coupon = () => send(guest, `${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] }, 'slow', 'PUT');
    expect((await coupon()).status).toBe(500);
    expect((await guest.cart()).coupons).toEqual([]);
    expect((await coupon()).status).toBe(409);
  });

  it('that would claim the key are not stored when another call has claimed it while they were thought of', async () => {
    const guest = await aGuest();
    await send(guest, ITEM, add('100010'), 'before');
    onceLoaded(() =>
      site.database.query(
        "insert into idempotency_keys (scope, key, body_hash, created_at) select scope, $1, '', now() from idempotency_keys where key = $2 order by created_at desc limit 1",
        ['late', 'before'].map((key) => createHash('sha256').update(key).digest('base64url')),
      ),
    );
    const late = await send(guest, ITEM, add(), 'late');
    expect([late.status, codeOf(late.text)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect((await guest.cart()).items).toHaveLength(2);
  });

  it('meet with nobody between: of 40 repeats at once, each hears the one answer or that it is under way', async () => {
    const guest = await aGuest();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(guest, ITEM, add(), key)));
    const texts = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text));
    expect(texts.size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(rowOf(await guest.cart(), '100002').qty).toBe(1);
  });
});

describe('a key', () => {
  it('is refused with another body, and is another one on another route', async () => {
    const guest = await aGuest();
    const key = randomUUID();
    await send(guest, ITEM, add(), key);
    const other = await send(guest, ITEM, add('100010'), key);
    expect([other.status, codeOf(other.text)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect((await send(guest, `${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] }, key, 'PUT')).status).toBe(200);
  });

  it('is refused while the first call is under way', async () => {
    const guest = await aGuest();
    const key = randomUUID();
    const meanwhile: Awaited<ReturnType<typeof send>>[] = [];
    const coupon = () => send(guest, `${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] }, key, 'PUT');
    onceLoaded(async () => {
      meanwhile.push(await coupon());
    });
    expect((await coupon()).status).toBe(200);
    expect(meanwhile.map(({ status, text }) => [status, codeOf(text)])).toEqual([[409, 'IDEMPOTENCY_IN_PROGRESS']]);
  });

  it('waits for the first call where that begins with the cart, and gets its answer', async () => {
    const guest = await aGuest();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(guest, ITEM, add(), key)));
    expect(answers.map(({ status, text }) => [status, text === answers[0]?.text])).toEqual(answers.map(() => [200, true]));
    expect(rowOf(await guest.cart(), '100002').qty).toBe(1);
  });

  it('is claimed before codes are looked at, which take a seat of those who guess', async () => {
    const guest = await aGuest();
    const asked = await statementsOf(() => send(guest, ITEM, { ...add(), coupons: ['BASKET5'] }, randomUUID()));
    expect(asked.slice(0, 2)).toEqual(['idempotency_claim', 'cart_of_session']);
  });

  it('is given back by a call that failed on our side', async () => {
    const guest = await aGuest();
    const key = randomUUID();
    await site.database.query('alter table carts rename to carts_gone');
    expect((await send(guest, ITEM, add(), key)).status).toBe(500);
    await site.database.query('alter table carts_gone rename to carts');
    expect((await send(guest, ITEM, add(), key)).status).toBe(200);
  });
});

describe('a call that is turned away since it believes to be somebody else', () => {
  it('is not kept: under its key it does what it was to do once it knows who it is', async () => {
    const guest = await aGuest();
    const key = randomUUID();
    expect((await send(guest, ITEM, add(), key, 'POST', 'a-token-of-before')).status).toBe(403);
    const first = await send(guest, ITEM, add(), key, 'POST', guest.cookies.get('ctxToken'));
    expect(first.status, first.text).toBe(200);
    expect(rowOf(await guest.cart(), '100002').qty).toBe(1);
    // Nor is it told what somebody else was answered.
    expect((await send(guest, ITEM, add(), key, 'POST', 'a-token-of-before')).status).toBe(403);
    expect((await send(guest, ITEM, add(), key)).text).toBe(first.text);
  });
});

describe('a first call, of which nobody has the session yet', () => {
  it('makes a cart for each session that it begins, the same key or not, and tells nobody of another one', async () => {
    const key = randomUUID();
    const [one, other] = [aVisitor(site), aVisitor(site)];
    const [first, again] = [await send(one, ITEM, add(), key), await send(other, ITEM, add(), key)];
    keep(one, first.cookies);
    keep(other, again.cookies);
    const [mine, theirs] = [await one.cart(), await other.cart()];
    expect([rowOf(mine, '100002').qty, rowOf(theirs, '100002').qty]).toEqual([1, 1]);
    expect(again.text).toContain(theirs.cartId);
    expect(again.text).not.toContain(mine.cartId);
  });
});

describe('what is kept of a call', () => {
  it('leads neither to its key nor to a password, and holds no session', async () => {
    const key = randomUUID();
    const first = await send(aVisitor(site), LOGIN, SAM, key);
    const { rows } = await site.database.query<{ answer: string; body_hash: Buffer }>(
      "select * from idempotency_keys where scope like '% login' order by created_at desc limit 1",
    );
    const kept = JSON.stringify(rows);
    for (const secret of [key, SAM.password, ...first.cookies.values()]) expect(kept).not.toContain(secret);
    // As somebody would try passwords on it who has got hold of the table.
    const input = JSON.stringify({ params: {}, query: {}, body: SAM });
    expect(rows[0]?.body_hash.equals(createHash('sha256').update(input).digest())).toBe(false);
  });
});

describe('signing in again under a key', () => {
  it('answers the same, in a session of its own', async () => {
    const [one, other] = [aVisitor(site), aVisitor(site)];
    const key = randomUUID();
    const first = await send(one, LOGIN, SAM, key);
    const again = await send(other, LOGIN, SAM, key);
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: first.text });
    expect(again.cookies.get('jsessionid')).toEqual(expect.stringMatching(/.{43}/));
    expect(again.cookies.get('jsessionid')).not.toBe(first.cookies.get('jsessionid'));
    keep(other, again.cookies);
    expect((await other.get('/ele-lpd/api/session')).body).toMatchObject({ userData: { isLoggedIn: true } });
  });

  it('asks for the password again: one that was changed meanwhile signs nobody in', async () => {
    const key = randomUUID();
    const person = { email: 'preston.premium@example.com', password: SAM.password };
    expect((await send(aVisitor(site), LOGIN, person, key)).status).toBe(200);
    await site.database.query('update users set password_hash = $2 where email = $1', [person.email, await hashPassword('another-one')]);
    const visitor = aVisitor(site);
    const again = await send(visitor, LOGIN, person, key);
    expect([again.status, codeOf(again.text)]).toEqual([401, 'LOGIN_FAILED']);
    keep(visitor, again.cookies);
    expect((await visitor.get('/ele-lpd/api/session')).body).toMatchObject({ userData: { isLoggedIn: false } });
  });

  it('with another password is another body', async () => {
    const key = randomUUID();
    await send(aVisitor(site), LOGIN, SAM, key);
    expect((await send(aVisitor(site), LOGIN, { ...SAM, password: 'another-one' }, key)).status).toBe(422);
  });

  it('after opening an account opens no second one', async () => {
    const visitor = aVisitor(site);
    const key = randomUUID();
    const fresh = { email: 'twice@example.com', password: 'a-fine-pass-phrase', firstName: 'Tom', lastName: 'Twice' };
    const first = await send(visitor, '/cc/api/auth/register', fresh, key);
    const again = await send(visitor, '/cc/api/auth/register', fresh, key);
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: first.text });
    keep(visitor, again.cookies);
    expect((await visitor.get('/ele-lpd/api/session')).body).toMatchObject({ userData: { isLoggedIn: true } });
    const other = await send(aVisitor(site), '/cc/api/auth/register', { ...fresh, password: 'not-the-pass-phrase' }, key);
    expect(other.status).toBe(422);
  });
});

describe('a card', () => {
  it('that is chosen twice under one key is chosen once', async () => {
    const guest = await aGuest();
    await readyToOrder(site, guest, CARDS.approved);
    const body = { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) };
    const key = randomUUID();
    const first = await send(guest, `${CHECKOUT}/payment`, body, key);
    expect(first.status, first.text).toBe(200);
    expect((await send(guest, `${CHECKOUT}/payment`, body, key)).text).toBe(first.text);
  });
});
