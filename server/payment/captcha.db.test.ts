import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaData } from '#contracts/captcha.ts';
import type { Cart } from '#contracts/cart.ts';
import { CARDS, CHECKOUT, goToCheckout, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { solved, type Solved } from '#tests/support/captcha.ts';
import { GIFT_CARDS, prepaidCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

/** With the limits off: the question is asked all the same. */
const site = useShop();
const PAYMENT = `${CHECKOUT}/payment`;
const BALANCE = '/cc/api/payment/giftcard/balance';
const { accountNumber, cvv } = GIFT_CARDS.large;
type Refused = { readonly code: string; readonly captchaData: CaptchaData };

beforeEach(() => site.database.query('delete from limit_seats').then(() => undefined));

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const isSameBytes = (one: string, other: string) => Buffer.from(one, 'base64url').equals(Buffer.from(other, 'base64url'));
const inBase64 = (text: string) => Buffer.from(text, 'base64url').toString('base64');

async function aGuest(): Promise<Visitor> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  return guest;
}

const tryPin = (guest: Visitor, pin: string, captcha?: Solved) => guest.post<Refused>(BALANCE, { accountNumber, cvv: pin, captcha });
const wrongPin = (guest: Visitor, captcha?: Solved) => tryPin(guest, '0000', captcha);
const codeOf = ({ status, body }: Answer<Refused>) => (status === 200 ? 'OK' : body.code);
const codesOf = async (answers: readonly Promise<Answer<Refused>>[]) => (await Promise.all(answers)).map(codeOf);

async function afterThreeWrong(): Promise<{ guest: Visitor; asked: Refused }> {
  const guest = await aGuest();
  for (let count = 0; count < 3; count += 1) expect(codeOf(await wrongPin(guest))).toBe('GIFT_CARD_D33');
  const { status, body } = await wrongPin(guest);
  expect(status).toBe(400);
  return { guest, asked: body };
}

/** How often the vendor hears of gift cards meanwhile. */
async function heard(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(site.shop.paymentVendor, 'giftCardBalance'), vi.spyOn(site.shop.paymentVendor, 'exchangeGiftCard')];
  await work();
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

describe('after three wrong PINs in a visit', () => {
  it('a question is asked before anything is looked at, with the balance as with the order [C8-110 S8-17] [T17]', async () => {
    const { guest, asked } = await afterThreeWrong();
    expect(asked).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      captchaData: { section: 'gift', required: true, challenge: { question: expect.stringMatching(/^What is \w+ plus \w+\?$/) } },
    });
    const pay = () => guest.post<Refused>(PAYMENT, { paymentType: 'GIFT_CARD', accountNumber, cvv });
    expect(await heard(async () => expect(await codesOf([tryPin(guest, cvv), pay()])).toEqual(Array(2).fill('CAPTCHA_REQUIRED')))).toBe(0);
  });

  it('a right answer frees one try, and a wrong PIN brings the next question [T17]', async () => {
    const { guest, asked } = await afterThreeWrong();
    expect(codeOf(await wrongPin(guest, solved(asked)))).toBe('GIFT_CARD_D33');
    expect(codeOf(await wrongPin(guest))).toBe('CAPTCHA_REQUIRED');
  });

  it('a right PIN ends the questions', async () => {
    const { guest, asked } = await afterThreeWrong();
    expect(codeOf(await tryPin(guest, cvv, solved(asked)))).toBe('OK');
    for (let count = 0; count < 3; count += 1) expect(codeOf(await wrongPin(guest))).toBe('GIFT_CARD_D33');
    expect(codeOf(await tryPin(guest, cvv))).toBe('CAPTCHA_REQUIRED');
  });

  it('a wrong answer is asked another question, and uses its own up', async () => {
    const { guest, asked } = await afterThreeWrong();
    const right = solved(asked);
    const again = await tryPin(guest, cvv, { ...right, answer: '99' });
    expect(again).toMatchObject({ status: 400, body: { code: 'CAPTCHA_REQUIRED' } });
    expect(again.body.captchaData.challenge.id).not.toBe(right.id);
    expect(codeOf(await tryPin(guest, cvv, right))).toBe('CAPTCHA_REQUIRED');
    expect(codeOf(await tryPin(guest, cvv, solved(again.body)))).toBe('OK');
  });

  it('of a hundred calls with one right answer at the same moment one is looked at [T17]', async () => {
    const { guest, asked } = await afterThreeWrong();
    const calls = () => Promise.all(Array.from({ length: 100 }, () => wrongPin(guest, solved(asked))));
    expect(await heard(async () => expect(new Set((await calls()).map(({ status }) => status))).toEqual(new Set([400])))).toBe(1);
  }, 30_000);

  it('an answer is good once, however its id is spelt [T17]', async () => {
    const { guest, asked } = await afterThreeWrong();
    const { id, answer } = solved(asked);
    const [until = '', drawn = '', signature = ''] = id.split('.');
    const others = [...BASE64URL].map((last) => signature.slice(0, -1) + last).filter((other) => isSameBytes(other, signature));
    expect(others).toHaveLength(4);
    const ends = ['', '.', '.1', '.2', '=', '==', ' ', '\n', '!'].map((end) => id + end);
    const disguised = [`${until}.${drawn}.${inBase64(signature)}`, ...others.map((other) => `${until}.${drawn}.${other}`)];
    expect(codeOf(await wrongPin(guest, { id, answer }))).toBe('GIFT_CARD_D33');
    for (const spelt of [...ends, ...disguised, `${until.toUpperCase()}.${drawn}.${signature}`, ` ${id}`, `0${id}`])
      expect([spelt, codeOf(await wrongPin(guest, { id: spelt, answer }))]).toEqual([spelt, 'CAPTCHA_REQUIRED']);
  });

  it('an answer is of one visit and one section, and made by nobody else [T17]', async () => {
    const first = await afterThreeWrong();
    const second = await afterThreeWrong();
    const { id, answer } = solved(first.asked);
    const [until = '', drawn = '', signature = ''] = id.split('.');
    expect(codeOf(await tryPin(second.guest, cvv, { id, answer }))).toBe('CAPTCHA_REQUIRED');
    for (const forged of ['', 'x', `${until}z.${drawn}.${signature}`, `${until}.00000000.${signature}`, `${until}.${drawn}.`])
      for (const typed of [answer, '2'])
        expect(codeOf(await tryPin(first.guest, cvv, { id: forged, answer: typed }))).toBe('CAPTCHA_REQUIRED');
    for (let count = 0; count < 3; count += 1) await first.guest.post(PAYMENT, { paymentType: 'CREDIT_CARD', token: `tok_none_${count}` });
    const card = await first.guest.post<Refused>(PAYMENT, { paymentType: 'CREDIT_CARD', token: 'tok_none', captcha: { id, answer } });
    expect(card.body).toMatchObject({ code: 'CAPTCHA_REQUIRED', captchaData: { section: 'credit' } });
    expect(codeOf(await tryPin(first.guest, cvv, { id, answer }))).toBe('OK');
  });

  it('an answer is given within ten minutes', async () => {
    const { guest, asked } = await afterThreeWrong();
    const then = site.shop.now();
    site.setNow(new Date(then.getTime() + 601_000));
    expect(codeOf(await tryPin(guest, cvv, solved(asked)))).toBe('CAPTCHA_REQUIRED');
    site.setNow(then);
  });

  it('everybody else is asked nothing, nor is who asks after half an hour', async () => {
    const { guest } = await afterThreeWrong();
    expect(codeOf(await wrongPin(await aGuest()))).toBe('GIFT_CARD_D33');
    await site.database.query(
      'update limit_seats set last_at = last_at - $1, taken = (select array_agg(t - $1) from unnest(taken) t)',
      [1_801_000],
    );
    expect(codeOf(await tryPin(guest, cvv))).toBe('OK');
  });

  it('a cart that is read to pay brings the question along [C3-09]', async () => {
    const { guest } = await afterThreeWrong();
    const read = async (query: string) => (await guest.get<{ cartInfo: Cart }>(`/cc/api/checkout${query}`)).body.cartInfo.captchaData;
    const captchaData = await read('?grindType=ALL');
    expect(captchaData).toMatchObject({ section: 'gift', required: true });
    expect(await read('')).toBeNull();
    if (captchaData === null) throw new Error('nothing is asked');
    expect(codeOf(await tryPin(guest, cvv, solved({ captchaData })))).toBe('OK');
    expect(await read('?grindType=ALL')).toBeNull();
  });
});

describe('cards that nobody knows', () => {
  it.each([
    ['CREDIT_CARD', 'credit'],
    ['PREPAID_CARD', 'prepaid'],
  ])('given as %s bring the question of their section, %s [S8-15 S8-16]', async (paymentType, section) => {
    const guest = await aGuest();
    const give = () => guest.post<Refused>(PAYMENT, { paymentType, token: 'tok_nobody' });
    for (let count = 0; count < 3; count += 1) expect(codeOf(await give())).toBe('PAYMENT_OPERATION_FAILED');
    const { body } = await give();
    expect(body).toMatchObject({ code: 'CAPTCHA_REQUIRED', captchaData: { section, required: true } });
    const good = paymentType === 'CREDIT_CARD' ? { paymentType, token: await tokenFor(site, CARDS.approved) } : await prepaidCard(site);
    expect((await guest.post(PAYMENT, { ...good, captcha: solved(body) })).status).toBe(200);
    expect(codeOf(await wrongPin(guest))).toBe('GIFT_CARD_D33');
  });
});

describe('cards that are declined with the order', () => {
  const attach = async (guest: Visitor, number: string, captcha?: Solved) =>
    guest.post<Refused>(PAYMENT, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, number), captcha });
  async function declinedThrice(): Promise<Visitor> {
    const guest = await aGuest();
    await goToCheckout(guest);
    for (let count = 0; count < 3; count += 1) {
      expect(codeOf(await attach(guest, CARDS.declined))).toBe('OK');
      expect((await placeOrder(guest)).body).toMatchObject({ code: 'PAYMENT_OPERATION_FAILED' });
    }
    return guest;
  }

  it('bring a question after three, before a card reaches its bank once more [S8-15] [T31]', async () => {
    const guest = await declinedThrice();
    const authorize = vi.spyOn(site.shop.paymentVendor, 'authorize');
    // The card that was declined stands on the order: it is not just tried again, and neither is another.
    const placed = await guest.post<Refused>(`${CHECKOUT}/order`);
    expect(placed.body).toMatchObject({ code: 'CAPTCHA_REQUIRED', captchaData: { section: 'credit', required: true } });
    const { body } = await attach(guest, CARDS.approved);
    expect(body).toMatchObject({ code: 'CAPTCHA_REQUIRED', captchaData: { section: 'credit' } });
    expect(authorize).not.toHaveBeenCalled();
    authorize.mockRestore();
    expect((await guest.cart()).items).toHaveLength(1);
    // The answer is good for the card and the order that it pays.
    expect(codeOf(await attach(guest, CARDS.approved, solved(body)))).toBe('OK');
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
    await guest.add({ itemId: '100001', qty: 1 });
    expect(codeOf(await attach(guest, CARDS.approved))).toBe('OK');
  });

  it('are tried again with the answer in the order itself [T31]', async () => {
    const guest = await declinedThrice();
    const { body } = await guest.post<Refused>(`${CHECKOUT}/order`);
    expect((await placeOrder(guest, { captcha: solved(body) })).body).toMatchObject({ code: 'PAYMENT_OPERATION_FAILED' });
    expect((await placeOrder(guest)).body).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  });

  it('ask who pays with gift cards alone nothing', async () => {
    const guest = await declinedThrice();
    const [{ id } = { id: '' }] = (await guest.cart()).orderPayment;
    await guest.delete(`${PAYMENT}/${id}`);
    expect((await guest.post(PAYMENT, { paymentType: 'GIFT_CARD', accountNumber, cvv })).status).toBe(200);
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
  });
});
