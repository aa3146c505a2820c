import { describe, expect, it } from 'vitest';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const RETURN = '/cc/api/tdprocess';

const post = (fields: string) => aVisitor(site).post(RETURN, fields, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });

describe('an answer of a bank that names no payment', () => {
  it.each([
    ['an empty one', 'transactionId=&status=Y'],
    ['none', 'status=Y'],
    ['only spaces', 'transactionId=%20%20&status=Y'],
    ['what no text can hold', 'transactionId=a%00b&status=Y'],
    ['two', 'transactionId=a&transactionId=b&status=Y'],
    ['one that is too long', `transactionId=${'a'.repeat(101)}&status=Y`],
    ['no status', 'transactionId=a'],
    ['another status', 'transactionId=a&status=A'],
    ['nothing', ''],
  ])('%s is refused, by form and by link', async (_what, fields) => {
    const refused = { status: 400, body: { code: 'INVALID_REQUEST' } };
    expect(await post(fields)).toMatchObject(refused);
    expect(await aVisitor(site).get(`${RETURN}?${fields}`)).toMatchObject(refused);
  });

  it('leaves nobody before a page of code: whoever reads it finds the way back', async () => {
    const { body } = await aVisitor(site).post<string>(RETURN, 'transactionId=nobodys&status=Y', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    expect(body).toContain('href="/cc/sparq/checkout?resume=1"');
  });

  it('answers for none of those that wait', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, guest, CARDS.challenged);
    expect((await placeOrder(guest)).body.status).toBe('CHALLENGE');
    // As a vendor has left it that named no transaction.
    await site.database.query("update order_payments set transaction_id = '' where state = 'CHALLENGE'");
    expect((await post('transactionId=&status=N')).status).toBe(400);
    const { rows } = await site.database.query("select challenge_status from order_payments where state = 'CHALLENGE'");
    expect(rows).toEqual([{ challenge_status: null }]);
  });
});
