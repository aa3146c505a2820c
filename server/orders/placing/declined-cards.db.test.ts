import { describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { CARDS, CHECKOUT, goToCheckout, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

import { addressBlock, giveBack, reserve } from '../../limits/index.ts';

const site = useShop({ hasRateLimits: true });

describe('cards that are declined with the order', () => {
  it('count as tries: after ten within an hour no other is tried, and the cart is kept', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await goToCheckout(guest);
    const attempt = async (number: string) => {
      const attached = await guest.post<{ code?: string }>(`${CHECKOUT}/payment`, {
        paymentType: 'CREDIT_CARD',
        token: await tokenFor(site, number),
      });
      return attached.status === 200 ? placeOrder(guest) : attached;
    };
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await attempt(CARDS.declined));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect(answers[10]?.headers['retry-after']).toBeDefined();
    expect((await attempt(CARDS.approved)).status).toBe(429);
    expect((await guest.cart()).items).toHaveLength(1);
  });

  it('of an office are tried when those of the others at its network have paid', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 1 });
    await readyToOrder(site, guest);
    const others = await reserve(site.shop, [{ kind: 'CARD_ADDRESS', subject: addressBlock('127.0.0.1') }], 30);
    if (!others.ok) throw new Error('no seats');
    const placing = placeOrder(guest);
    // Long enough for the order to find all seats taken, and shorter than it waits.
    await sleep(250);
    await giveBack(site.shop, others);
    expect((await placing).body.status).toBe('PLACED');
  });

  it('do not count when they pay', async () => {
    for (let count = 0; count < 12; count += 1) {
      const guest = aVisitor(site);
      await guest.add({ itemId: '100002', qty: 1 });
      await goToCheckout(guest);
      await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
      expect((await placeOrder(guest)).body.status).toBe('PLACED');
    }
  });
});
