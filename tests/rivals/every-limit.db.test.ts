import { PAYERS, payAtVendor, payPalInfo } from '#tests/support/tenders.ts';
import { createPublicKey, randomInt } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { addressBlock, hidden, reserve } from '#server/limits/index.ts';
import { LIMITS, type LimitKind } from '#server/limits/limits.ts';
import { CARDS, CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { solved, type Solved } from '#tests/support/captcha.ts';
import { Authenticator, PASSKEY_LOGIN, PASSKEYS } from '#tests/support/identity/authenticator.ts';
import { comeInBy, tokenOf } from '#tests/support/identity/partners.ts';
import { aKey, answerOf, askCompany, bringAnswer } from '#tests/support/identity/saml.ts';
import {
  appCode,
  anAccount,
  FACTOR,
  giveCode,
  halfSignedIn,
  mailedCodeOf,
  PASSWORD,
  turnOn,
  type Begun,
} from '#tests/support/identity/second-factor.ts';
import { addTo, follow, linkTo, openRound, ROUNDS, wantedRound } from '#tests/support/organizations/rounds.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });

beforeEach(() => site.database.query('delete from limit_seats').then(() => undefined));

const HOME = '203.0.113.7';
let networks = 0;
/** An address of a network that nobody has called from. */
const elsewhere = () => `198.${18 + ((networks += 1) >> 8)}.${networks & 255}.1`;
const unknown = () => crypto.randomUUID();
const anEmail = () => `${unknown()}@example.com`;
const aCardNumber = () => `600649${String(randomInt(1e12)).padStart(13, '0')}`;

/** Somebody with a session of their own. */
async function aGuest(address: string = elsewhere()): Promise<Visitor> {
  const guest = aVisitor(site, { address });
  await guest.add({ itemId: '100001', qty: 1 });
  return guest;
}

/** The same session, from a network that nobody has called from. */
const moved = (visitor: Visitor) => at(visitor, elsewhere());

function at(visitor: Visitor, address: string): Visitor {
  const twin = aVisitor(site, { address });
  for (const [name, value] of visitor.cookies) twin.cookies.set(name, value);
  return twin;
}

const isLookedAt = ({ status, body }: Answer) => status !== 429 && Reflect.get(Object(body), 'code') !== 'CAPTCHA_REQUIRED';
const wire = async (answer: Promise<Answer>) => isLookedAt(await answer);

/** Sends what is no picture: that is told, and counted as one that is. */
const logo = (visitor: Visitor) => wire(visitor.post('/cc/api/personal/logos', { picture: 'AAAA' }));
/** One line more than is looked up without being counted. */
const longList = (visitor: Visitor) => wire(visitor.post('/cc/api/quick-order/match', { text: '100001\n'.repeat(26) }));
const signIn = (visitor: Visitor, email: string) => wire(visitor.post('/cc/api/auth/login', { email, password: 'wrong-password' }));
const comeIn = (address: string) =>
  wire(
    comeInBy(aVisitor(site, { address, host: 'business.localhost' }), 'MVP', tokenOf(site, 'MVP', { aud: 'https://elsewhere.example' })),
  );
const register = (visitor: Visitor) =>
  wire(
    visitor.post('/cc/api/auth/register', {
      email: 'sam.shopper@example.com',
      password: 'a password that is long',
      firstName: 'A',
      lastName: 'B',
    }),
  );
/** Opens an account. @returns whether its mailbox was told. */
async function opened(email: string): Promise<boolean> {
  const opener = aVisitor(site, { address: elsewhere() });
  expect(
    await wire(opener.post('/cc/api/auth/register', { email, password: 'a password that is long', firstName: 'A', lastName: 'B' })),
  ).toBe(true);
  const { rowCount } = await site.database.query("select 1 from outbox where kind = 'account.opened' and payload->>'email' = $1", [email]);
  return rowCount === 1;
}
/** Whether a mailbox was told of something of that kind by what is done. */
async function isTold(kind: string, act: () => Promise<{ readonly status: number }>, status: number): Promise<boolean> {
  await site.database.query('delete from outbox where kind = $1', [kind]);
  expect((await act()).status).toBe(status);
  return (await site.database.query('select 1 from outbox where kind = $1', [kind])).rowCount === 1;
}
/** Signs in from a new browser. @returns whether the mailbox was told. */
const newBrowserTold = (email: string) =>
  isTold(
    'account.new-browser',
    () => aVisitor(site, { address: elsewhere() }).post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' }),
    200,
  );
/** Gives a right password at the site that the account is not for. @returns whether the mailbox was told. */
const passwordTold = (email: string) =>
  isTold(
    'account.password-given',
    () =>
      aVisitor(site, { host: 'business.localhost', address: elsewhere() }).post('/cc/api/auth/login', {
        email,
        password: 'Foolscap-demo-1',
      }),
    403,
  );
/** Signs in with one recovery code after the other. @returns whether the mailbox was told. */
async function recoveryTold({ email, recoveryCodes }: { email: string; recoveryCodes: string[] }): Promise<boolean> {
  const half = await halfSignedIn(site, email, aVisitor(site, { address: elsewhere() }));
  return isTold('account.recovery-code-used', () => giveCode(half, recoveryCodes.pop() ?? ''), 200);
}
/** Somebody who signs in with codes. */
async function twoSteps(): Promise<{ email: string; visitor: Visitor; recoveryCodes: string[] }> {
  const account = await anAccount(site, { address: elsewhere() });
  return { ...account, ...(await turnOn(site, account.visitor)) };
}
/** Turns two steps on, and off again by hand. @returns whether that was let in. */
async function turnedOn({ email, visitor }: NewAccount): Promise<boolean> {
  await site.database.query('delete from second_factors where user_id = (select user_id from users where email = $1)', [email]);
  const { body } = await visitor.post<Begun>(FACTOR, { password: PASSWORD });
  return wire(visitor.post(`${FACTOR}/confirm`, { code: appCode(site, body.secret), mailedCode: await mailedCodeOf(site, body.uri) }));
}
/** Adds a passkey, and removes it by hand. @returns whether that was let in. */
async function passkeyAdded({ email, visitor }: NewAccount): Promise<boolean> {
  await site.database.query('delete from passkeys where user_id = (select user_id from users where email = $1)', [email]);
  const { body } = await visitor.post<Parameters<Authenticator['make']>[0]>(`${PASSKEYS}/options`, { password: PASSWORD });
  return wire(visitor.post(PASSKEYS, { name: '', credential: new Authenticator().make(body) }));
}
type NewAccount = { readonly email: string; readonly visitor: Visitor };
async function newAccount(email: string): Promise<NewAccount> {
  const visitor = aVisitor(site, { address: elsewhere() });
  expect((await visitor.post('/cc/api/auth/register', { email, password: PASSWORD, firstName: 'A', lastName: 'B' })).status).toBe(200);
  return { email, visitor };
}
/** Asks for another email, to which a link is mailed. */
const newEmail = (visitor: Visitor, email: string) => wire(visitor.post('/cc/api/account/profile/email', { email, password: PASSWORD }));
/** Chooses one password after the other, in a session that goes on. */
async function aPasswordOf(): Promise<() => Promise<boolean>> {
  const { visitor } = await newAccount(anEmail());
  let [password, count] = [PASSWORD, 0];
  return async () => {
    const newPassword = `the password number ${(count += 1)}`;
    const isChanged = await wire(visitor.post('/cc/api/account/profile/password', { password, newPassword }));
    if (isChanged) password = newPassword;
    return isChanged;
  };
}
/** Sets an app up, for which a code is mailed. */
const begin = (visitor: Visitor) => wire(visitor.post(FACTOR, { password: PASSWORD }));
/** A code that is wrong, in a sign-in of its own. */
const guessed = async (email: string, code: string) =>
  wire(giveCode(await halfSignedIn(site, email, aVisitor(site, { address: elsewhere() })), code));
/** The same by who is signed in. */
const guessedAgain = (visitor: Visitor, code: string) => wire(visitor.delete(FACTOR, { password: 'Foolscap-demo-1', code }));
const lookUp = (visitor: Visitor, email: string) => wire(visitor.get(`/cc/api/orders/10009999?email=${email}`));
const coupon = (visitor: Visitor) => wire(visitor.put(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: [`GUESS-${randomInt(1e9)}`] }));
const pin = (visitor: Visitor, accountNumber = aCardNumber(), captcha?: Solved) =>
  wire(visitor.post('/cc/api/payment/giftcard/balance', { accountNumber, cvv: '0000', captcha }));
const ask = (visitor: Visitor) =>
  wire(visitor.post('/cc/api/products/100001/questions', { body: `What is it like? ${unknown().replaceAll(/\d/g, 'x')}` }));
const certificate = (visitor: Visitor) =>
  wire(
    visitor.post('/cc/api/account/tax-certificates', {
      state: 'MA',
      number: `E-${randomInt(1e9)}`,
      reason: 'NONPROFIT',
      validUntil: '2027-06-30',
    }),
  );
const shipTo = (visitor: Visitor) =>
  wire(
    visitor.post('/cc/api/address/shipto', {
      firstName: 'Bea',
      lastName: 'Buyer',
      address1: `${randomInt(1, 9999)} Dock Street`,
      city: 'Boston',
      state: 'MA',
      zipCode: '02116',
      phones: ['617 555 0100'],
      useAsEntered: true,
    }),
  );
const card = (visitor: Visitor) => wire(visitor.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: `tok_${unknown()}` }));

const idOf = async (email: string) =>
  (await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email])).rows[0]?.user_id ?? '';
const fill = async (kind: LimitKind, email: string) => {
  await reserve(site.shop, [{ kind, subject: await idOf(email) }], LIMITS[kind].most);
};
const useUpSlow = (email: string) => fill('RESET_SLOWLY', email);
const useUpDay = (email: string) => fill('RESET_DAY', email);

/** Whether a mail is written: its transaction is begun before the answer, which does not tell. */
async function reset(address: string, email: string): Promise<boolean> {
  const connects = vi.spyOn(site.database, 'connect');
  expect((await aVisitor(site, { address }).post('/cc/api/auth/reset', { email })).status).toBe(204);
  const isSent = connects.mock.calls.some((values: readonly unknown[]) => values.length === 0);
  connects.mockRestore();
  return isSent;
}

const askForAlert = (address: string, email: string) =>
  aVisitor(site, { address }).post('/cc/api/products/100008/alerts', { kind: 'BACK', email });
const alert = (address: string) => wire(askForAlert(address, anEmail()));

/** Whether a mail is written that asks for the address: the answer does not tell. */
async function alertMail(address: string, email: string): Promise<boolean> {
  const count = async () =>
    (await site.database.query<{ n: number }>('select count(*)::int as n from item_alerts where email = $1', [email])).rows[0]?.n ?? 0;
  const before = await count();
  expect((await askForAlert(address, email)).status).toBe(200);
  const isAsked = (await count()) > before;
  // The same wish is asked for by mail once: the next try is another.
  await site.database.query('delete from item_alerts where email = $1', [email]);
  return isAsked;
}

/** A second one of a network that has had its first. */
async function furtherAlertMail(email: string): Promise<boolean> {
  const address = elsewhere();
  await alertMail(address, email);
  return alertMail(address, email);
}

/** Orders with a card, as a guest. */
async function order(number: string, address = elsewhere()): Promise<boolean> {
  const guest = await aGuest(address);
  await readyToOrder(site, guest, number);
  return wire(placeOrder(guest));
}

/** Orders as a guest in the name of a mailbox. @returns whether it was told; the order is there all the same. */
async function orderTold(email: string, address = elsewhere()): Promise<boolean> {
  const guest = await aGuest(address);
  await readyToOrder(site, guest, CARDS.approved, email);
  expect((await placeOrder(guest)).status).toBe(200);
  const send = vi.spyOn(site.shop.mail, 'send');
  await site.hearEvents();
  const isTold = send.mock.calls.some(([{ to }]) => to === email);
  send.mockRestore();
  return isTold;
}

/** Orders as a guest and asks for the link to the order. */
async function linkMailed(address: string, email: string, orderedFrom = elsewhere()): Promise<boolean> {
  return linkAsked(await orderedBy(email, orderedFrom), address, email);
}

async function orderedBy(email: string, address: string): Promise<string> {
  const guest = await aGuest(address);
  await readyToOrder(site, guest, CARDS.approved, email);
  return (await placeOrder(guest)).body.orderNumber ?? '';
}

function linkAsked(orderNumber: string, address: string, email: string): Promise<boolean> {
  return wire(aVisitor(site, { address }).post(`/cc/api/orders/${orderNumber}/link`, { email }));
}

/** Orders, and cancels the order. */
async function cancel(visitor: Visitor): Promise<boolean> {
  await visitor.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, visitor);
  const { body } = await placeOrder(visitor);
  return wire(visitor.post(`/cc/api/orders/${body.orderNumber}/cancel`));
}

type Buyer = { readonly visitor: Visitor; readonly order: string };

/** Somebody who has ordered. */
async function aBuyer(address: string): Promise<Buyer> {
  const visitor = await aGuest(address);
  await readyToOrder(site, visitor);
  const { body } = await placeOrder(visitor);
  return { visitor, order: body.orderNumber ?? '' };
}

/** Has the receipt of an own order drawn. */
async function receipt(buyer: Buyer | undefined, address: string): Promise<boolean> {
  const cookie = [...(buyer?.visitor.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: 'localhost', cookie, 'x-forwarded-for': address };
  const { statusCode } = await site.app.inject({ url: `/account/orders/${buyer?.order}/receipt.pdf`, headers });
  expect([200, 429]).toContain(statusCode);
  return statusCode === 200;
}

const feedback = (address: string) =>
  wire(aVisitor(site, { address }).post('/cc/api/feedback', { task: 'ORDER', managed: 'YES', score: 5 }));
const offers = (address: string) =>
  wire(aVisitor(site, { address }).post('/ele-lpd/api/sparxProxy/subscribeUserforOffers', { emailID: anEmail() }));

async function signedIn(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = aVisitor(site, { address: elsewhere(), host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  await visitor.add({ itemId: '100001', qty: 1 });
  return visitor;
}

/** Who is asked a question, and what answers it. */
async function asked(guest: Visitor): Promise<Solved> {
  for (let n = 0; n < LIMITS.CAPTCHA.most; n += 1) expect(await pin(guest)).toBe(true);
  const { body } = await guest.post('/cc/api/payment/giftcard/balance', { accountNumber: aCardNumber(), cvv: '0000' });
  return solved(body as Parameters<typeof solved>[0]);
}

const stuckAtPayPal = async () => (await payPalInfo(site, { email: PAYERS.neverWorks })).paymentMethodNonce;
const retried = async (guest: Visitor, paymentMethodNonce: string) =>
  (await payAtVendor(guest, 'PAYPAL', { payPalInfo: { paymentMethodNonce } })).body.code === 'PAYPAL_AUTH_RETRY';

/** Wrong tries, each of which says whether it was looked at. */
type Tries = {
  /** By ever others, who have nothing in common but what the limit is counted for. */
  readonly same: () => Promise<boolean>;
  /** By one of whom it is not counted, however near. */
  readonly other: () => Promise<boolean>;
};

const SAM = 'sam.shopper@example.com';
const PAULA = 'paula.plus@example.com';
const CORA = 'cora.csr@foolscap.example';
const BEA = 'bea.buyer@harbordental.example';
const ANN = 'ann.approver@harbordental.example';
const CARL = 'carl.contract@harbordental.example';
const ABE = 'abe.admin@harbordental.example';
const AXEL = 'axel.approver@cedarlegal.example';

/** Administrators of two organizations. */
async function administrators(): Promise<readonly [Visitor, Visitor]> {
  await site.database.query(`update users set roles = '{ACCOUNT_ADMIN}' where email = $1`, [AXEL]);
  return [await signedIn(ABE, 'business.localhost'), await signedIn(AXEL, 'business.localhost')];
}
/** An order of an organization that nobody has packed. */
async function orderOfBea(): Promise<string> {
  const bea = await signedIn(BEA, 'business.localhost');
  await readyToOrder(site, bea, CARDS.approved, BEA);
  return (await placeOrder(bea)).body.orderNumber ?? '';
}

type OpenedRound = { readonly bea: Visitor; readonly roundId: string; readonly token: string };
/** A round that lets in whoever has its link. */
async function aRound(): Promise<OpenedRound> {
  const bea = await signedIn(BEA, 'business.localhost');
  const roundId = await openRound(site, bea, { letsGuestsIn: true });
  return { bea, roundId, token: await linkTo(bea, roundId) };
}
const joining = (token: string, visitor: Visitor) => follow(visitor, token, { name: 'Hal', isSure: true });
const joinRound = (token: string, address: string) => wire(joining(token, aVisitor(site, { address, host: 'business.localhost' })));
/** Somebody without an account who is in a round. */
async function inRound(token: string, address: string): Promise<Visitor> {
  const guest = aVisitor(site, { address, host: 'business.localhost' });
  await joining(token, guest);
  return guest;
}
const ORGANIZATION = '/cc/api/organization';
const invite = (visitor: Visitor, email: string) =>
  wire(
    visitor.post(`${ORGANIZATION}/invitations`, {
      roles: [],
      permissions: [],
      orderLimit: 1,
      seesPrices: true,
      mayChangeShipTo: true,
      approverEmail: null,
      shipToAddressId: null,
      email,
    }),
  );
/** Somebody who is on is turned on: that changes nothing. */
async function switchOn(visitor: Visitor, email: string): Promise<boolean> {
  const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  return wire(visitor.post(`${ORGANIZATION}/people/${rows[0]?.user_id}/standing`, { isOn: true }));
}
/** Joins by an invitation that is there, with a password that is taken. */
async function join(address: string): Promise<boolean> {
  const tokenId = crypto.randomUUID();
  const token = site.shop.signers.invitation.sign(tokenId);
  await site.database.query(
    `insert into invitations (invitation_id, account_number, email, token_id, token_hash, rights, invited_by, sent_at, expires_at)
     select $1::uuid, '4410001', $1::text || '@example.com', $1::uuid, sha256(convert_to($2, 'UTF8')),
       '{"agreed": [], "roles": [], "permissions": [], "orderLimit": 1, "seesPrices": true, "mayChangeShipTo": true, "approverEmail": null, "shipToAddressId": null}',
       user_id, now(), '2030-01-01' from users where email = $3`,
    [tokenId, token, ABE],
  );
  return wire(aVisitor(site, { address }).post('/cc/api/invitation', { token, firstName: 'A', lastName: 'B', password: PASSWORD }));
}

/** For each limit the calls that meet it. */
const CALLS: Record<LimitKind, () => Promise<Tries>> = {
  LOGIN_ACCOUNT: async () => {
    const email = anEmail();
    return {
      same: () => signIn(aVisitor(site, { address: elsewhere() }), email),
      other: () => signIn(aVisitor(site, { address: elsewhere() }), anEmail()),
    };
  },
  LOGIN_BROWSER: async () => {
    const [one, another] = [await newAccount(anEmail()), await newAccount(anEmail())];
    return { same: () => signIn(moved(one.visitor), one.email), other: () => signIn(moved(another.visitor), another.email) };
  },
  LOGIN_ADDRESS: async () => ({
    same: () => signIn(aVisitor(site, { address: HOME }), anEmail()),
    other: () => signIn(aVisitor(site, { address: elsewhere() }), anEmail()),
  }),
  WAY_IN_ADDRESS: async () => ({
    same: () => comeIn(HOME),
    other: () => comeIn(elsewhere()),
  }),
  REGISTER: async () => {
    const guest = await aGuest(HOME);
    return { same: () => register(moved(guest)), other: async () => register(await aGuest(HOME)) };
  },
  REGISTER_ADDRESS: async () => ({ same: async () => register(await aGuest(HOME)), other: async () => register(await aGuest()) }),
  SECOND_FACTOR: async () => {
    const [one, other] = [await twoSteps(), await twoSteps()];
    return { same: () => guessed(one.email, '000000'), other: () => guessed(other.email, '000000') };
  },
  SECOND_FACTOR_DAY: async () => {
    const [one, other] = [await twoSteps(), await twoSteps()];
    return { same: () => guessed(one.email, '000000'), other: () => guessed(other.email, '000000') };
  },
  SECOND_FACTOR_SESSION: async () => {
    const { email, visitor } = await twoSteps();
    return { same: () => guessedAgain(visitor, '000000'), other: () => guessed(email, '000000') };
  },
  SECOND_FACTOR_SET_UP: async () => {
    const guess = async () => {
      const { email, visitor } = await newAccount(anEmail());
      const { body } = await visitor.post<Begun>(FACTOR, { password: PASSWORD });
      const mailedCode = (await mailedCodeOf(site, body.uri)) === '12345678' ? '87654321' : '12345678';
      return async () => {
        const again = await signedIn(email);
        return wire(again.post(`${FACTOR}/confirm`, { code: '000000', mailedCode }));
      };
    };
    return { same: await guess(), other: await guess() };
  },
  SECOND_FACTOR_ON: async () => {
    const [one, another] = [await newAccount(anEmail()), await newAccount(anEmail())];
    return { same: () => turnedOn(one), other: () => turnedOn(another) };
  },
  SECOND_FACTOR_MAIL: async () => {
    const [one, other] = [await anAccount(site, { address: elsewhere() }), await anAccount(site, { address: elsewhere() })];
    return { same: () => begin(one.visitor), other: () => begin(other.visitor) };
  },
  SECOND_FACTOR_MAILBOX: async () => {
    const name = unknown();
    const begun = async (email: string) => begin((await newAccount(email)).visitor);
    await newAccount(`${name}@example.com`);
    return { same: () => begun(`${name}+${unknown()}@example.com`), other: () => begun(anEmail()) };
  },
  SAML_ADDRESS: async () => {
    const begin = (address: string, company: string) =>
      wire(aVisitor(site, { address, host: 'business.localhost' }).post('/cc/api/auth/saml/begin', { company }));
    // Of a company that is none as well: the names of our customers are tried no faster than they sign in.
    return { same: () => begin(HOME, 'no-such-company'), other: () => begin(elsewhere(), 'cedar-sign-in') };
  },
  COMPANY_SIGN_IN: async () => {
    await site.database.query(`update users set roles = roles || '{ACCOUNT_ADMIN}' where email = 'axel.approver@cedarlegal.example'`);
    const key = createPublicKey(aKey()).export({ type: 'spki', format: 'pem' });
    const sso = 'https://idp.example';
    const wanted = {
      entityId: sso,
      ssoUrl: sso,
      certificates: [key],
      emailAttribute: '',
      takesUnasked: false,
      addsPeople: false,
      hidesPasswords: false,
    };
    const change = async (email: string) => {
      const admin = aVisitor(site, { address: elsewhere(), host: 'business.localhost' });
      await admin.post('/cc/api/auth/login', { email, password: PASSWORD });
      return wire(admin.put('/cc/api/organization/sign-in', { ...wanted, password: PASSWORD }));
    };
    return { same: () => change('abe.admin@harbordental.example'), other: () => change('axel.approver@cedarlegal.example') };
  },
  COMPANY_CONFIRMATION: async () => {
    await site.database.query('delete from saml_confirmations');
    const asked = async () =>
      (await site.database.query<{ n: number }>("select count(*)::int as n from outbox where kind = 'organization.confirm-sign-in'"))
        .rows[0]?.n ?? 0;
    const isMailed = async (nameId: string) => {
      const before = await asked();
      const answer = await bringAnswer(
        aVisitor(site, { address: elsewhere(), host: 'business.localhost' }),
        await answerOf(site, { nameId }),
      );
      expect(answer.body.step).toBe('CONFIRM');
      return (await asked()) > before;
    };
    return { same: () => isMailed('bo.buyer@cedarlegal.example'), other: () => isMailed('cleo.clerk@cedarlegal.example') };
  },
  SAML_ANSWER_ADDRESS: async () => {
    const bring = (address: string, company: string) =>
      wire(bringAnswer(aVisitor(site, { address, host: 'business.localhost' }), 'nothing', { company }));
    // Whoever has asked comes in past what others of their network have used up.
    const asked = aVisitor(site, { address: HOME, host: 'business.localhost' });
    await askCompany(asked);
    return { same: () => bring(HOME, 'cedar-sign-in'), other: () => wire(bringAnswer(asked, 'nothing')) };
  },
  SAML_ANSWER_BROWSER: async () => {
    const bo = aVisitor(site, { address: HOME, host: 'business.localhost' });
    await askCompany(bo);
    const other = aVisitor(site, { address: HOME, host: 'business.localhost' });
    return { same: () => wire(bringAnswer(bo, 'nothing')), other: () => wire(bringAnswer(other, 'nothing')) };
  },
  PASSKEY_CHALLENGE_ADDRESS: async () => ({
    same: () => wire(aVisitor(site, { address: HOME }).post(`${PASSKEY_LOGIN}/options`)),
    other: () => wire(aVisitor(site, { address: elsewhere() }).post(`${PASSKEY_LOGIN}/options`)),
  }),
  PASSKEY_ADDRESS: async () => {
    const refused = async (address: string) => {
      const visitor = aVisitor(site, { address });
      return wire(visitor.post(PASSKEY_LOGIN, { credential: new Authenticator().use({ challenge: '', rpId: 'localhost' }) }));
    };
    return { same: () => refused(HOME), other: () => refused(elsewhere()) };
  },
  PASSKEY_ADD: async () => {
    const [one, other] = [await newAccount(anEmail()), await newAccount(anEmail())];
    return { same: () => passkeyAdded(one), other: () => passkeyAdded(other) };
  },
  RECOVERY_CODE_MAIL: async () => {
    const [one, other] = [await twoSteps(), await twoSteps()];
    return { same: () => recoveryTold(one), other: () => recoveryTold(other) };
  },
  RESET_MAIL: async () => ({ same: () => reset(HOME, SAM), other: () => reset(elsewhere(), SAM) }),
  RESET_ACCOUNT: async () => ({ same: () => reset(elsewhere(), SAM), other: () => reset(elsewhere(), PAULA) }),
  RESET_DAY: async () => {
    // Nothing is left of what there is beyond it.
    const ask = async (email: string) => {
      await useUpSlow(email);
      return reset(elsewhere(), email);
    };
    return { same: () => ask(SAM), other: () => ask(PAULA) };
  },
  RESET_SLOWLY: async () => {
    const ask = async (email: string) => {
      await useUpDay(email);
      return reset(elsewhere(), email);
    };
    return { same: () => ask(SAM), other: () => ask(PAULA) };
  },
  RESET_MAILBOX: async () => {
    const name = unknown();
    const [first, one, another] = [`${name}@example.com`, `${name}+a@example.com`, `${name}+b@example.com`];
    for (const email of [first, one, another]) await newAccount(email);
    let turn = 0;
    return { same: () => reset(elsewhere(), (turn += 1) % 2 === 0 ? one : another), other: () => reset(elsewhere(), first) };
  },
  RESET_ADDRESS: async () => ({ same: () => reset(HOME, SAM), other: () => reset(elsewhere(), SAM) }),
  OPENED_MAILBOX: async () => {
    const name = unknown();
    return { same: () => opened(`${name}+${unknown()}@example.com`), other: () => opened(anEmail()) };
  },
  NEW_BROWSER: async () => ({ same: () => newBrowserTold(SAM), other: () => newBrowserTold(PAULA) }),
  PASSWORD_GIVEN: async () => ({ same: () => passwordTold(SAM), other: () => passwordTold(PAULA) }),
  NEW_BROWSER_MAILBOX: async () => {
    const name = unknown();
    const [first, one, another] = [`${name}@example.com`, `${name}+a@example.com`, `${name}+b@example.com`];
    for (const email of [first, one, another]) await newAccount(email);
    let turn = 0;
    return { same: () => newBrowserTold((turn += 1) % 2 === 0 ? one : another), other: () => newBrowserTold(first) };
  },
  ORDER_LOOKUP: async () => {
    const email = anEmail();
    return {
      same: async () => lookUp(await aGuest(HOME), email),
      other: async () => lookUp(await aGuest(HOME), anEmail()),
    };
  },
  ORDER_LOOKUP_EMAIL: async () => {
    const email = anEmail();
    return { same: async () => lookUp(await aGuest(), email), other: async () => lookUp(await aGuest(), anEmail()) };
  },
  ORDER_LOOKUP_ADDRESS: async () => ({
    same: async () => lookUp(await aGuest(HOME), anEmail()),
    other: async () => lookUp(await aGuest(), anEmail()),
  }),
  COUPON: async () => {
    const guest = await aGuest(HOME);
    return { same: () => coupon(moved(guest)), other: async () => coupon(await aGuest(HOME)) };
  },
  COUPON_ADDRESS: async () => ({ same: async () => coupon(await aGuest(HOME)), other: async () => coupon(await aGuest()) }),
  GIFT_CARD_PIN: async () => {
    const number = aCardNumber();
    return { same: async () => pin(await aGuest(), number), other: async () => pin(await aGuest()) };
  },
  GIFT_CARD_PIN_SESSION: async () => {
    const guest = await aGuest(HOME);
    return { same: () => pin(moved(guest)), other: async () => pin(await aGuest(HOME)) };
  },
  GIFT_CARD_PIN_ADDRESS: async () => ({ same: async () => pin(await aGuest(HOME)), other: async () => pin(await aGuest()) }),
  CARD: async () => {
    const guest = await aGuest(HOME);
    return { same: () => card(moved(guest)), other: async () => card(await aGuest(HOME)) };
  },
  CARD_ACCOUNT: async () => ({ same: async () => card(await signedIn(SAM)), other: async () => card(await signedIn(PAULA)) }),
  CARD_FINGERPRINT: async () => ({ same: () => order(CARDS.declined), other: () => order(CARDS.insufficient) }),
  CARD_ADDRESS: async () => ({ same: async () => card(await aGuest(HOME)), other: async () => card(await aGuest()) }),
  CAPTCHA: async () => {
    const guest = await aGuest(HOME);
    return { same: () => pin(moved(guest)), other: () => card(guest) };
  },
  CAPTCHA_ANSWER: async () => {
    const [guest, near] = [await aGuest(HOME), await aGuest(HOME)];
    const [answer, another] = [await asked(guest), await asked(near)];
    return { same: () => pin(moved(guest), aCardNumber(), answer), other: () => pin(near, aCardNumber(), another) };
  },
  VENDOR_RETRY: async () => {
    const [nonce, another] = [await stuckAtPayPal(), await stuckAtPayPal()];
    return { same: async () => retried(await aGuest(), nonce), other: async () => retried(await aGuest(), another) };
  },
  WRITTEN_TEXT: async () => {
    const [sam, paula] = [await signedIn(SAM), await signedIn(PAULA)];
    return { same: () => ask(moved(sam)), other: () => ask(paula) };
  },
  WRITTEN_TEXT_ADDRESS: async () => {
    const [sam, paula] = [await signedIn(SAM), await signedIn(PAULA)];
    return { same: () => ask(at(sam, HOME)), other: () => ask(moved(paula)) };
  },
  ALERT_MAIL: async () => ({
    same: () => alertMail(HOME, 'stranger@example.com'),
    other: () => alertMail(elsewhere(), 'stranger@example.com'),
  }),
  ALERT_FIRST_MAIL: async () => {
    // Nothing else is left of the mailbox.
    for (let n = 0; n <= LIMITS.ALERT_MAILBOX.most; n += 1) await furtherAlertMail('stranger@example.com');
    return { same: () => alertMail(HOME, 'stranger@example.com'), other: () => alertMail(elsewhere(), 'stranger@example.com') };
  },
  ALERT_MAILBOX: async () => ({
    same: () => furtherAlertMail('stranger@example.com'),
    other: () => furtherAlertMail('another@example.com'),
  }),
  ALERT_DAY: async () => ({
    same: () => alertMail(elsewhere(), 'stranger@example.com'),
    other: () => alertMail(elsewhere(), 'another@example.com'),
  }),
  ALERT_ADDRESS: async () => ({ same: () => alert(HOME), other: () => alert(elsewhere()) }),
  ORDER_FIRST_MAIL: async () => {
    const name = unknown();
    // Nothing else is left of the mailbox.
    const told = async (mailbox: string, address: string) => {
      await reserve(site.shop, [{ kind: 'ORDER_MAILBOX', subject: `${mailbox}@example.com` }], LIMITS.ORDER_MAILBOX.most);
      return orderTold(`${mailbox}+${unknown()}@example.com`, address);
    };
    return { same: () => told(name, HOME), other: () => told(name, elsewhere()) };
  },
  ORDER_MAILBOX: async () => {
    const [name, another] = [unknown(), unknown()];
    // Nothing is left of what the network has.
    const told = async (mailbox: string) => {
      const subject = `${mailbox}@example.com ${hidden(addressBlock(HOME))}`;
      await reserve(site.shop, [{ kind: 'ORDER_FIRST_MAIL', subject }], LIMITS.ORDER_FIRST_MAIL.most);
      return orderTold(`${mailbox}+${unknown()}@example.com`, HOME);
    };
    return { same: () => told(name), other: () => told(another) };
  },
  ORDER_DAY: async () => {
    const name = unknown();
    return { same: () => orderTold(`${name}+${unknown()}@example.com`), other: () => orderTold(anEmail()) };
  },
  ORDER_LINK: async () => {
    const email = anEmail();
    const [one, another] = [await orderedBy(email, HOME), await orderedBy(email, HOME)];
    return { same: () => linkAsked(one, elsewhere(), email), other: () => linkAsked(another, elsewhere(), email) };
  },
  ORDER_LINK_MAILBOX: async () => {
    const name = unknown();
    return {
      same: () => linkMailed(elsewhere(), `${name}+${unknown()}@example.com`, HOME),
      other: () => linkMailed(elsewhere(), `${name}+${unknown()}@example.com`, elsewhere()),
    };
  },
  ORDER_LINK_DAY: async () => {
    const name = unknown();
    return {
      same: () => linkMailed(elsewhere(), `${name}+${unknown()}@example.com`),
      other: () => linkMailed(elsewhere(), anEmail()),
    };
  },
  ORDER_LINK_ADDRESS: async () => ({ same: () => linkMailed(HOME, anEmail()), other: () => linkMailed(elsewhere(), anEmail()) }),
  CANCEL: async () => {
    const guest = await aGuest(HOME);
    return { same: () => cancel(moved(guest)), other: async () => cancel(await aGuest(HOME)) };
  },
  CANCEL_ADDRESS: async () => ({ same: async () => cancel(await aGuest(HOME)), other: async () => cancel(await aGuest()) }),
  PAPER: async () => {
    const [guest, near] = [await aBuyer(HOME), await aBuyer(HOME)];
    return { same: () => receipt(guest, elsewhere()), other: () => receipt(near, HOME) };
  },
  PAPER_ADDRESS: async () => {
    const buyers = [await aBuyer(HOME), await aBuyer(HOME), await aBuyer(HOME)];
    let turn = 0;
    return { same: () => receipt(buyers[(turn += 1) % 3], HOME), other: () => receipt(buyers[0], elsewhere()) };
  },
  LOGO: async () => {
    const [guest, near] = [await aGuest(HOME), await aGuest(HOME)];
    return { same: () => logo(moved(guest)), other: () => logo(near) };
  },
  LOGO_ADDRESS: async () => ({ same: async () => logo(await aGuest(HOME)), other: async () => logo(await aGuest()) }),
  TAX_CERTIFICATE: async () => {
    const [sam, paula] = [await signedIn(SAM), await signedIn(PAULA)];
    return { same: () => certificate(moved(sam)), other: () => certificate(paula) };
  },
  SHIP_TO: async () => {
    const [bea, carl] = [await signedIn(BEA, 'business.localhost'), await signedIn(CARL, 'business.localhost')];
    return { same: () => shipTo(bea), other: () => shipTo(carl) };
  },
  INVITATION: async () => {
    const [abe, axel] = await administrators();
    return { same: () => invite(abe, anEmail()), other: () => invite(axel, anEmail()) };
  },
  INVITATION_MAILBOX: async () => {
    const [abe, axel] = await administrators();
    const wanted = anEmail();
    return { same: () => invite(abe, wanted.replace('@', `+${crypto.randomUUID()}@`)), other: () => invite(axel, anEmail()) };
  },
  BILLING_EMAIL: async () => {
    const [abe, axel] = await administrators();
    const ask = (visitor: Visitor) => wire(visitor.put('/cc/api/organization/billing', { billTo: '', email: anEmail() }));
    return { same: () => ask(abe), other: () => ask(axel) };
  },
  JOIN_ADDRESS: async () => ({ same: () => join(HOME), other: () => join(elsewhere()) }),
  LIST_FILE: async () => {
    const [sam, bea] = [await signedIn('sam.shopper@example.com', 'localhost'), await signedIn(BEA, 'business.localhost')];
    const fileOf = async (visitor: Visitor) => {
      const { body } = await visitor.post<{ id: string }>('/cc/api/list', { name: `Files ${crypto.randomUUID().slice(0, 8)}` });
      return () => wire(visitor.get(`/cc/api/list/${body.id}/file`));
    };
    return { same: await fileOf(sam), other: await fileOf(bea) };
  },
  LIST_LINK_ADDRESS: async () => {
    const tryOne = (address: string) => wire(aVisitor(site, { address }).post('/cc/api/shared-list', { key: 'none' }));
    return { same: () => tryOne(HOME), other: () => tryOne(elsewhere()) };
  },
  LIST_CHANGE: async () => {
    const [sam, bea] = [await signedIn('sam.shopper@example.com', 'localhost'), await signedIn(BEA, 'business.localhost')];
    const remove = (visitor: Visitor) => wire(visitor.delete('/cc/api/list/none'));
    return { same: () => remove(sam), other: () => remove(bea) };
  },
  LIST_ITEMS: async () => {
    const [sam, paula] = [await signedIn(SAM), await signedIn(PAULA)];
    const read = (visitor: Visitor) => wire(visitor.get('/cc/api/lists/items'));
    return { same: () => read(moved(sam)), other: () => read(paula) };
  },
  CONTRACT_PRICES: async () => {
    const [bea, carl] = [await signedIn(BEA, 'business.localhost'), await signedIn(CARL, 'business.localhost')];
    const read = (visitor: Visitor) => wire(visitor.get('/cc/api/organization/contract/prices'));
    return { same: () => read(bea), other: () => read(carl) };
  },
  ALIAS_CHANGE: async () => {
    const [sam, bea] = [await signedIn('sam.shopper@example.com', 'localhost'), await signedIn(BEA, 'business.localhost')];
    const remove = (visitor: Visitor) => wire(visitor.delete('/cc/api/quick-order/aliases/none'));
    return { same: () => remove(sam), other: () => remove(bea) };
  },
  QUICK_ORDER: async () => {
    const [guest, near] = [await aGuest(HOME), await aGuest(HOME)];
    return { same: () => longList(moved(guest)), other: () => longList(near) };
  },
  QUICK_ORDER_ADDRESS: async () => ({ same: async () => longList(await aGuest(HOME)), other: async () => longList(await aGuest()) }),
  APPROVAL_COMMENT: async () => {
    const [abe, axel] = await administrators();
    const comment = (visitor: Visitor) => wire(visitor.post('/cc/api/approvals/99999999/comments', { comment: 'Why?' }));
    return { same: () => comment(abe), other: () => comment(axel) };
  },
  QUOTE_REQUEST: async () => {
    const [bea, carl] = [await signedIn(BEA, 'business.localhost'), await signedIn(CARL, 'business.localhost')];
    const ask = (visitor: Visitor) => wire(visitor.post('/cc/api/quotes', { rows: [{ itemId: '100001', qty: 1 }] }));
    return { same: () => ask(bea), other: () => ask(carl) };
  },
  QUOTE_MESSAGE: async () => {
    const [bea, ann] = [await signedIn(BEA, 'business.localhost'), await signedIn(ANN, 'business.localhost')];
    const numberOf = async (visitor: Visitor) =>
      (await visitor.post<{ quoteNumber: string }>('/cc/api/quotes', { rows: [{ itemId: '100001', qty: 1 }] })).body.quoteNumber;
    const [own, others] = [await numberOf(bea), await numberOf(ann)];
    const write = (visitor: Visitor, number: string) => wire(visitor.post(`/cc/api/quotes/${number}/messages`, { text: 'When?' }));
    return { same: () => write(bea, own), other: () => write(ann, others) };
  },
  ORGANIZATION_CHANGE: async () => {
    const [abe, axel] = await administrators();
    return { same: () => switchOn(abe, BEA), other: () => switchOn(axel, AXEL) };
  },
  APPROVAL_RULE_TRIED: async () => {
    const [abe, axel] = await administrators();
    const rule = { name: '', kind: 'AMOUNT', above: 1, values: [], steps: [] };
    const tryIt = (visitor: Visitor) => wire(visitor.post('/cc/api/organization/approvals/tried', rule));
    return { same: () => tryIt(abe), other: () => tryIt(axel) };
  },
  COLLEAGUE_ASKED: async () => {
    const orderNumber = await orderOfBea();
    const [abe, ann] = [
      await signedIn(ABE, 'business.localhost'),
      await signedIn('ann.approver@harbordental.example', 'business.localhost'),
    ];
    const ask = (visitor: Visitor) => wire(visitor.post('/cc/api/together/asks', { orderNumber }));
    return { same: () => ask(abe), other: () => ask(ann) };
  },
  ROUND_CHANGE: async () => {
    const [bea, carl] = [await signedIn(BEA, 'business.localhost'), await signedIn(CARL, 'business.localhost')];
    return { same: () => wire(bea.post(ROUNDS, wantedRound(site))), other: () => wire(carl.post(ROUNDS, wantedRound(site))) };
  },
  ROUND_REMINDER: async () => {
    const [one, two] = [await aRound(), await aRound()];
    const remind = ({ bea, roundId }: OpenedRound) => wire(bea.post(`${ROUNDS}/${roundId}/acts`, { act: 'REMIND' }));
    return { same: () => remind(one), other: () => remind(two) };
  },
  ROUND_ROW: async () => {
    const { roundId, bea } = await aRound();
    const carl = await signedIn(CARL, 'business.localhost');
    return { same: () => wire(addTo(bea, roundId, 'none')), other: () => wire(addTo(carl, roundId, 'none')) };
  },
  ROUND_ROW_ADDRESS: async () => {
    const [one, two] = [await aRound(), await aRound()];
    const add = async ({ token, roundId }: OpenedRound, address: string) => wire(addTo(await inRound(token, address), roundId, 'none'));
    return { same: () => add(one, HOME), other: () => add(two, elsewhere()) };
  },
  ROUND_ROW_LINK: async () => {
    const [one, two] = [await aRound(), await aRound()];
    const add = async ({ token, roundId }: OpenedRound) => wire(addTo(await inRound(token, elsewhere()), roundId, 'none'));
    return { same: () => add(one), other: () => add(two) };
  },
  ROUND_LINK_ADDRESS: async () => {
    const tryOne = (address: string) => wire(follow(aVisitor(site, { address, host: 'business.localhost' }), 'none'));
    return { same: () => tryOne(HOME), other: () => tryOne(elsewhere()) };
  },
  ROUND_JOIN_ADDRESS: async () => {
    const { token } = await aRound();
    return { same: () => joinRound(token, HOME), other: () => joinRound(token, elsewhere()) };
  },
  ROUND_JOIN_LINK: async () => {
    const [one, two] = [await aRound(), await aRound()];
    return { same: () => joinRound(one.token, elsewhere()), other: () => joinRound(two.token, elsewhere()) };
  },
  END_SIGN_IN: async () => {
    const [sam, paula] = [await signedIn(SAM), await signedIn(PAULA)];
    const end = (visitor: Visitor) => wire(visitor.delete('/cc/api/account/sign-ins'));
    return { same: () => end(moved(sam)), other: () => end(paula) };
  },
  DATA_EXPORT: async () => {
    const [one, two] = [await newAccount(anEmail()), await newAccount(anEmail())];
    const take = (visitor: Visitor) => wire(visitor.post('/cc/api/account/privacy/export', { password: PASSWORD }));
    return { same: () => take(moved(one.visitor)), other: () => take(two.visitor) };
  },
  ERASURE: async () => {
    const [one, two] = [await newAccount(anEmail()), await newAccount(anEmail())];
    const ask = (visitor: Visitor) => wire(visitor.post('/cc/api/account/privacy/erasure', { password: PASSWORD }));
    return { same: () => ask(one.visitor), other: () => ask(two.visitor) };
  },
  BUDGET_CHANGE: async () => {
    const [bea, carl] = [await signedIn(BEA, 'business.localhost'), await signedIn(CARL, 'business.localhost')];
    const change = (visitor: Visitor) => wire(visitor.put('/cc/api/budget-defaults', { ownDefault: 'LAB' }));
    return { same: () => change(bea), other: () => change(carl) };
  },
  PASSWORD_CHANGE: async () => {
    const [one, two] = [await aPasswordOf(), await aPasswordOf()];
    return { same: one, other: two };
  },
  EMAIL_CHANGE: async () => {
    const [one, two] = [await newAccount(anEmail()), await newAccount(anEmail())];
    return { same: () => newEmail(moved(one.visitor), anEmail()), other: () => newEmail(two.visitor, anEmail()) };
  },
  EMAIL_CHANGE_MAILBOX: async () => {
    const wanted = anEmail();
    const by = async (email: string) => newEmail((await newAccount(anEmail())).visitor, email);
    return { same: () => by(wanted.replace('@', '+other@')), other: () => by(anEmail()) };
  },
  CUSTOMER_SEARCH: async () => {
    await site.database.query(`update users set roles = '{CSR}' where email = $1`, [PAULA]);
    const [cora, paula] = [await signedIn(CORA), await signedIn(PAULA)];
    const find = (visitor: Visitor) => wire(visitor.get('/cc/api/customers?query=sam'));
    return { same: () => find(moved(cora)), other: () => find(paula) };
  },
  FEEDBACK_ADDRESS: async () => ({ same: () => feedback(HOME), other: () => feedback(elsewhere()) }),
  OFFERS_ADDRESS: async () => ({ same: () => offers(HOME), other: () => offers(elsewhere()) }),
  HOLD_ADDRESS: async () => ({ same: () => order(CARDS.challenged, HOME), other: () => order(CARDS.challenged) }),
};

/** Whoever has been asked stays asked. */
const keptBeside = (kind: LimitKind) => (kind === 'CAPTCHA_ANSWER' ? ['CAPTCHA'] : kind === 'ALERT_FIRST_MAIL' ? ['ALERT_MAILBOX'] : []);

/** Nothing else refuses, and what was tried is over: nobody waits for it. */
async function only(kind: LimitKind): Promise<void> {
  await site.database.query('delete from limit_seats where kind <> all ($1)', [[kind, ...keptBeside(kind)]]);
  await site.database.query('update limit_seats set taken = array(select t - 20000 from unnest(taken) t)');
}

/** So many seats are taken by whom one is taken now. */
async function useUp(kind: LimitKind, count: number): Promise<void> {
  const { rowCount } = await site.database.query(
    'update limit_seats set taken = array_fill(taken[1], array[$2::int]) where kind = $1 and cardinality(taken) > 0',
    [kind, count],
  );
  expect(rowCount, `${kind}: counted for one`).toBe(1);
}

it.each(Object.keys(LIMITS) as LimitKind[])(
  '%s is met by a call: the last of as many as the table says is looked at, the next is not, and that of another is [T15 T17 T31]',
  async (kind) => {
    const { most } = LIMITS[kind];
    const { same, other } = await CALLS[kind]();
    expect(await same(), 'the first').toBe(true);
    if (most > 1) {
      await only(kind);
      await useUp(kind, most - 1);
      expect(await same(), 'the last').toBe(true);
    }
    await only(kind);
    expect(await same(), 'one more').toBe(false);
    await only(kind);
    expect(await other(), 'another').toBe(true);
  },
);
