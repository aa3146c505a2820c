import { expect, it } from 'vitest';
import { CARDS, CHECKOUT, GAIL, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { fingerprint } from '#tests/support/fingerprint.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

type Step = { readonly name: string; readonly done: (guest: Visitor) => Promise<unknown> };

/** Everything that an order of something shipped and something fetched needs. */
const STEPS: readonly Step[] = [
  {
    name: 'items',
    done: (guest) =>
      guest.post(`${CHECKOUT}/item`, {
        items: [
          { itemId: '100001', qty: 1 },
          { itemId: '100002', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
        ],
      }),
  },
  {
    name: 'who orders',
    done: (guest) => guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true }),
  },
  { name: 'address', done: (guest) => guest.post(`${CHECKOUT}/address`, GAIL) },
  {
    name: 'pickup person',
    done: (guest) =>
      guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Pat', lastName: 'Person', phone: '5085550100', email: 'pat@example.com' }),
  },
  {
    name: 'payment',
    done: async (guest) => guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) }),
  },
];

/** What is said to have been done already, and never is believed. */
const CLAIMED = {
  proceedCheckout: true,
  continueAsGuest: true,
  hardStop: false,
  loginRequired: false,
  stillMissing: [],
  isComplete: true,
  captcha: { id: 'solved', answer: 'solved' },
  status: 'CHECKOUT',
  email: GAIL.email,
  addresses: [GAIL],
  orderPayment: [{ paymentType: 'CREDIT_CARD', amountApplied: 1_000 }],
};

it('no order is placed that lacks any part of what it needs, whichever and how many, nor a thing held for it [T9]', async () => {
  const ordered = async () =>
    Object.entries(await fingerprint(site.database)).filter(([table]) => /^(order|ship|stock|money|coupon_uses|reward)/.test(table));
  const before = await ordered();
  const answered: unknown[] = [];
  for (let subset = 0; subset < 2 ** STEPS.length - 1; subset += 1) {
    const guest = aVisitor(site);
    for (const [index, step] of STEPS.entries()) if ((subset & (1 << index)) !== 0) await step.done(guest);
    const { status, body } = await placeOrder(guest, CLAIMED);
    const missing = STEPS.filter((_, index) => (subset & (1 << index)) === 0).map(({ name }) => name);
    if (status < 400 || status >= 500 || body.orderNumber !== undefined) answered.push([missing, status, body]);
  }
  expect(answered).toEqual([]);
  expect(await ordered()).toEqual(before);
});

it('and with all of them it is', async () => {
  const guest = aVisitor(site);
  for (const step of STEPS) await step.done(guest);
  expect((await placeOrder(guest)).body.status).toBe('PLACED');
});
