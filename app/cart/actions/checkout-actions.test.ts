import { describe, expect, it } from 'vitest';
import { preCheckout } from '#contracts/cart-calls.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { aCart } from '../a-cart.test-builder.ts';
import { goToCheckout } from './checkout-actions.server.ts';

/** Where somebody gets who goes to checkout while its start answers so. */
async function ledTo(start: Reply<unknown>): Promise<unknown> {
  const cart = aCart([]);
  const cartInfo = { ...cart, cartAttributes: { ...cart.cartAttributes, proceedCheckout: true } };
  const door = (call: unknown) => Promise.resolve(call === preCheckout ? start : answer({ cartInfo }));
  try {
    return await Reflect.apply(goToCheckout, undefined, [{ door }, new FormData()]);
  } catch (redirect) {
    if (!(redirect instanceof Response)) throw redirect;
    return redirect.headers.get('location');
  }
}

describe('who goes to checkout', () => {
  it('is led to the one that its start names [C2-16]', async () => {
    expect(await ledTo(answer({ redirectUrl: '/cc/sparq/checkout' }))).toBe('/cc/sparq/checkout');
  });

  it.each(['TECHNICAL_PROBLEM', 'OVERLOADED', 'INVALID_REQUEST', 'CART_STATUS_ERROR'] satisfies ErrorCode[])(
    'is led to the classic one when its start fails: %s [C2-17]',
    async (code) => {
      expect(await ledTo(refuse(code))).toBe('/cc/mmx/checkout');
    },
  );

  it('signs in first when the sign-in has ended', async () => {
    expect(await ledTo(refuse('UNAUTHORIZED'))).toBe('SIGN_IN');
  });
});
