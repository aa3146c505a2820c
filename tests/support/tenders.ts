import type { TestShop } from './test-shop.ts';
import { tokenFor } from './buyer.ts';

/** Gift cards of the sandbox, by what is on them at first: 20.00, 50.00 and 250.00. */
export const GIFT_CARDS = {
  twenty: { accountNumber: '6006491000000000011', cvv: '1111' },
  fifty: { accountNumber: '6006491000000000029', cvv: '2222' },
  large: { accountNumber: '6006491000000000037', cvv: '3333' },
} as const;

/** A gift card as it is added to an order. */
export function giftCard(name: keyof typeof GIFT_CARDS, { amount }: { amount?: number } = {}): Record<string, unknown> {
  return { paymentType: 'GIFT_CARD', ...GIFT_CARDS[name], ...(amount !== undefined && { amount }) };
}

/** The sandbox's prepaid card, with 25.00 on it at first. */
export async function prepaidCard(testShop: TestShop): Promise<Record<string, unknown>> {
  return { paymentType: 'PREPAID_CARD', token: await tokenFor(testShop, '5105105105105100') };
}
