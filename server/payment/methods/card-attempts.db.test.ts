import { describe, expect, it } from 'vitest';
import { CARDS, CHECKOUT, tokenFor } from '#tests/support/buyer.ts';
import { answering } from '#tests/support/captcha.ts';
import { prepaidCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true });
const PAYMENT = `${CHECKOUT}/payment`;
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

async function aGuest() {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  return guest;
}

describe('a token that is given for a way to pay', () => {
  it('of another one is no attempt: it is told which it is, and may be given as often as it takes', async () => {
    const guest = await aGuest();
    const asPrepaid = await prepaidCard(site);
    for (let count = 0; count < 11; count += 1) {
      expect(await guest.post(PAYMENT, { ...asPrepaid, paymentType: 'CREDIT_CARD' })).toMatchObject({
        status: 400,
        body: { code: 'PAYMENT_OPERATION_FAILED', tokenType: 'PREPAID_CARD' },
      });
      expect((await guest.post(PAYMENT, asPrepaid)).status).toBe(200);
    }
    const asCard = { paymentType: 'PREPAID_CARD', token: await tokenFor(site, CARDS.approved) };
    expect(await guest.post(PAYMENT, asCard)).toMatchObject({ status: 400, body: { tokenType: 'CREDIT_CARD' } });
  });

  it('that nobody knows is one: ten within an hour, and no good one after them', async () => {
    const guest = await aGuest();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const paymentType = count % 2 === 0 ? 'CREDIT_CARD' : 'PREPAID_CARD';
      const answer = await answering((captcha) => guest.post(PAYMENT, { paymentType, token: `tok_nobody_${count}`, captcha }));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...times(10, 400), ...times(2, 429)]);
    const good = await prepaidCard(site);
    expect((await answering((captcha) => guest.post(PAYMENT, { ...good, captcha }))).status).toBe(429);
  });
});
