import { describe, expect, it } from 'vitest';
import { aVendor, textOf, type Answer, type TestVendor } from './test-vendor.ts';

const TWENTY = { accountNumber: '6006491000000000011', pin: '1111' };

function outcome({ status, body }: Answer): unknown[] {
  return [status, body['code'] ?? body['status']];
}

async function balanceOf(vendor: TestVendor, login: object): Promise<unknown> {
  const answer = await vendor.post('/v1/giftcards/balance', login);
  return answer.body['balance'] ?? answer.body['code'];
}

describe('the balance of a gift card', () => {
  it.each([
    ['6006491000000000011', '1111', 20],
    ['6006491000000000029', '2222', 50],
    ['6006491000000000037', '3333', 250],
  ])('%s has its money', async (accountNumber, pin, balance) => {
    const vendor = await aVendor();
    const answer = await vendor.post('/v1/giftcards/balance', { accountNumber, pin });
    expect(answer.body).toEqual({ balance, status: 'ACTIVE' });
  });

  it.each([
    ['6006491000000000011', '1112', 'GIFT_CARD_D33'],
    ['6006491000000000012', '1111', 'GIFT_CARD_D33'],
    ['6006491000000000045', '4444', 'GIFT_CARD_D38'],
    ['6006491000000000045', '4445', 'GIFT_CARD_D33'],
    ['6006491000000000052', '5555', 'GIFT_CARD_D39'],
  ])('%s with %s is refused as %s', async (accountNumber, pin, code) => {
    const vendor = await aVendor();
    const answer = await vendor.post('/v1/giftcards/balance', { accountNumber, pin });
    expect([answer.status, answer.body['code']]).toEqual([422, code]);
    expect(answer.body['message']).toBe('Please verify the card number and try again.');
  });

  it('is told to the shop only', async () => {
    const vendor = await aVendor();
    expect((await vendor.post('/v1/giftcards/balance', TWENTY, { authorization: '' })).status).toBe(401);
  });
});

describe('debiting a gift card', () => {
  const debit = (vendor: TestVendor, body: object): Promise<Answer> =>
    vendor.post('/v1/giftcards/debits', { ...TWENTY, reference: 'R1', idempotencyKey: 'd', ...body });

  it('takes the amount once per key, and it is a capture in the ledger', async () => {
    const vendor = await aVendor();
    const answers = await Promise.all([1, 2, 3].map(() => debit(vendor, { amount: 12.5 })));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(await balanceOf(vendor, TWENTY)).toBe(7.5);
    expect(await vendor.ledger('R1')).toMatchObject([{ type: 'CAPTURE', amount: 12.5, tender: 'GIFT_CARD' }]);
    expect(outcome(await debit(vendor, { amount: 1 }))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(outcome(await debit(vendor, { amount: 12.5, pin: '9999' }))).toEqual([422, 'GIFT_CARD_D33']);
  });

  it('takes the last cent and not one more, also of rivals', async () => {
    const vendor = await aVendor();
    expect(outcome(await debit(vendor, { amount: 20.01 }))).toEqual([422, 'GIFT_CARD_D39']);
    const rivals = Array.from({ length: 8 }, (_, index) => debit(vendor, { amount: 5, idempotencyKey: `k${index}` }));
    expect((await Promise.all(rivals)).filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await balanceOf(vendor, TWENTY)).toBe('GIFT_CARD_D39');
  });

  it('can be reversed once, also across a restart', async () => {
    const vendor = await aVendor();
    const path = `/v1/giftcards/debits/${textOf(await debit(vendor, { amount: 20 }), 'id')}/reverse`;
    const reversed = await vendor.post(path, { idempotencyKey: 'r' });
    expect(outcome(reversed)).toEqual([200, 'APPROVED']);
    const again = await vendor.restart();
    expect((await again.post(path, { idempotencyKey: 'r' })).body).toEqual(reversed.body);
    expect(outcome(await again.post(path, { idempotencyKey: 'r2' }))).toEqual([409, 'ALREADY_REVERSED']);
    expect(await balanceOf(again, TWENTY)).toBe(20);
    expect(await again.ledger('R1')).toMatchObject([{ type: 'CAPTURE' }, { type: 'REFUND', amount: 20 }]);
    expect((await again.post('/v1/giftcards/debits/cap_x/reverse', { idempotencyKey: 'r3' })).status).toBe(404);
  });

  it('leaves neither number nor PIN in the ledger', async () => {
    const vendor = await aVendor();
    await debit(vendor, { amount: 1 });
    const [line] = await vendor.ledger('R1');
    expect(JSON.stringify(line)).not.toMatch(/6006491|1111/);
  });
});
