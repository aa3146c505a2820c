import { beforeEach, describe, expect, it } from 'vitest';
import { GIFT_CARDS } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const PASSWORD = 'Foolscap-demo-1';
const SAM = 'sam.shopper@example.com';
const { accountNumber } = GIFT_CARDS.large;

beforeEach(async () => {
  await site.database.query('delete from limit_seats');
  await site.database.query('delete from known_browsers');
});

async function signIn(visitor: Visitor, email = SAM): Promise<void> {
  expect((await visitor.post('/cc/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
}
const signOut = async (visitor: Visitor) => expect((await visitor.post('/cc/api/auth/logout')).status).toBe(200);

async function isCertified(visitor: Visitor): Promise<boolean> {
  type Session = { readonly userData: { readonly certifiedUser: boolean } };
  return (await visitor.get<Session>('/ele-lpd/api/session')).body.userData.certifiedUser;
}

/** What four wrong PINs lead to, one after the other. */
async function fourWrongPins(visitor: Visitor): Promise<string[]> {
  const codes: string[] = [];
  for (let count = 0; count < 4; count += 1)
    codes.push((await visitor.post<{ code: string }>('/cc/api/payment/giftcard/balance', { accountNumber, cvv: '0000' })).body.code);
  return codes;
}
const NEVER_ASKED = Array<string>(4).fill('GIFT_CARD_D33');
const ASKED = ['GIFT_CARD_D33', 'GIFT_CARD_D33', 'GIFT_CARD_D33', 'CAPTCHA_REQUIRED'];

const knowFor = async (days: number) =>
  site.database.query('update known_browsers set known_since = $1', [new Date(site.shop.now().getTime() - days * 24 * 3600 * 1000)]);

/** Somebody in a browser that the account has known for a good while. */
async function atHome(email = SAM): Promise<Visitor> {
  const visitor = aVisitor(site);
  await signIn(visitor, email);
  await knowFor(30);
  await signOut(visitor);
  await signIn(visitor, email);
  return visitor;
}

describe('who signs in where little is to be feared', () => {
  it('is certified, and asked no question that keeps programs out [C6-29]', async () => {
    const sam = await atHome();
    expect(await isCertified(sam)).toBe(true);
    expect(await fourWrongPins(sam)).toEqual(NEVER_ASKED);
  });

  it('is not in a browser that the account does not know, nor as a guest afterwards [C6-29] [T17]', async () => {
    const sam = aVisitor(site);
    await signIn(sam);
    expect(await isCertified(sam)).toBe(false);
    expect(await fourWrongPins(sam)).toEqual(ASKED);
    const leaving = await atHome();
    await signOut(leaving);
    expect(await isCertified(leaving)).toBe(false);
    await leaving.add({ itemId: '100001', qty: 1 });
    expect(await fourWrongPins(leaving)).toEqual(ASKED);
  });

  it('is not by signing in twice: not before the account has known the browser for a week [C6-29] [T17]', async () => {
    const thief = aVisitor(site);
    for (const days of [0, 0, 6]) {
      await knowFor(days);
      await signIn(thief);
      expect(await isCertified(thief)).toBe(false);
      await signOut(thief);
    }
    await signIn(thief);
    expect(await fourWrongPins(thief)).toEqual(ASKED);
    await signOut(thief);
    await knowFor(7);
    await signIn(thief);
    expect(await isCertified(thief)).toBe(true);
  });

  it('is not on an account that was made to try cards with, whatever it ordered today [C6-29] [T17]', async () => {
    const email = 'tries.cards@example.com';
    const thief = aVisitor(site);
    const account = { email, password: PASSWORD, firstName: 'Tess', lastName: 'Trier' };
    expect((await thief.post('/cc/api/auth/register', account)).status).toBe(200);
    await site.database.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_number', '99999901', 'cart_id', gen_random_uuid(), 'user_id', u.user_id, 'placed_at', $1::timestamptz))).*
       from orders o, users u where u.email = $2 and o.state = 'DELIVERED' limit 1`,
      [site.shop.now(), email],
    );
    await signOut(thief);
    await signIn(thief, email);
    expect(await isCertified(thief)).toBe(false);
    expect(await fourWrongPins(thief)).toEqual(ASKED);
    await site.database.query("update orders set placed_at = placed_at - interval '31 days' where order_number = '99999901'");
    await knowFor(30);
    await signOut(thief);
    await signIn(thief, email);
    expect(await isCertified(thief)).toBe(true);
  });

  it('stays so in the session that goes on from it, and who acts for somebody is asked as anybody is [C6-29]', async () => {
    const cora = await atHome('cora.csr@foolscap.example');
    expect(await isCertified(cora)).toBe(false);
    await site.database.query('update sessions set is_certified = true');
    site.shop.sessions.forgetAll();
    expect(await isCertified(cora)).toBe(true);
    const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [SAM]);
    expect((await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id })).status).toBe(200);
    expect(await isCertified(cora)).toBe(false);
    expect(await fourWrongPins(cora)).toEqual(ASKED);
    expect((await cora.post('/cc/api/customers/stop')).status).toBe(200);
    expect(await isCertified(cora)).toBe(true);
  });
});
