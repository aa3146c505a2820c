import { describe, expect, it } from 'vitest';
import { aCart, aRow, NO_PROFILE } from '#app/cart/a-cart.test-builder.ts';
import { aTender } from '#app/payment/a-payment.test-builder.ts';
import { errorAt } from '#app/api/form-errors.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { CheckoutOutcome } from '../checkout-outcome.ts';
import { applyGiftCard } from './payment-actions.server.ts';

/** What the page makes of what a gift card is answered with. */
async function after(reply: Reply<CartResponse>): Promise<CheckoutOutcome | undefined> {
  const outcome: Promise<CheckoutOutcome | undefined> = Reflect.apply(applyGiftCard, undefined, [
    { door: () => Promise.resolve(reply) },
    new FormData(),
  ]);
  return outcome;
}

const answered = (isPaid: boolean, ...orderPayment: ReturnType<typeof aTender>[]): Reply<CartResponse> => ({
  ok: true,
  body: {
    cartInfo: aCart([aRow('a')], { orderPayment, checkoutSections: [{ name: 'payment', visible: true, complete: isPaid }] }),
    userProfile: NO_PROFILE,
  },
});

describe('a gift card that is added', () => {
  it('leaves the rest to the card that was chosen: nobody chooses it again, checkout goes on to the review', async () => {
    const thrown: unknown = await after(answered(true, aTender('GIFT_CARD', 4), aTender('CREDIT_CARD', 6))).catch(
      (error: unknown) => error,
    );
    expect(thrown instanceof Response && [thrown.status, thrown.headers.get('location')]).toEqual([303, '/cc/sparq/checkout']);
  });

  it('stays with the payments where no card was chosen yet, or none is needed', async () => {
    expect(await after(answered(false, aTender('GIFT_CARD', 4)))).toBeUndefined();
    expect(await after(answered(true, aTender('GIFT_CARD', 10)))).toBeUndefined();
  });

  it('and is unknown by that number and PIN says so at the PIN, under the text of the answer', async () => {
    const outcome = await after(refuse('GIFT_CARD_D33'));
    const errors = outcome?.kind === 'FAILED' ? outcome.errors : [];
    expect(errors.map(({ message }) => message)).toEqual(['Please verify the card number and try again.']);
    expect(errorAt(errors, 'cvv')).toBe('The number and PIN don’t match');
    expect(errorAt(errors, 'accountNumber')).toBeUndefined();
  });
});
