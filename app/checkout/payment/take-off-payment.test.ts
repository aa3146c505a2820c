import { describe, expect, it } from 'vitest';
import { refuse, type Reply } from '#contracts/door.ts';
import { takeOffPayment } from './payment-actions.server.ts';

/** What the page makes of what the removal of a payment is answered with. */
function after(reply: Reply<never>): Promise<unknown> {
  const form = new FormData();
  form.set('paymentId', 'p1');
  return Promise.resolve(Reflect.apply(takeOffPayment, undefined, [{ door: () => Promise.resolve(reply) }, form]));
}

describe('a payment that is taken off', () => {
  it('and was not there any more is done with', async () => {
    const gone = { field: 'id', code: 'PAYMENT_NOT_FOUND', message: 'This payment is not on the order anymore.' };
    expect(await after(refuse('INVALID_REQUEST', { errors: [gone] }))).toBeUndefined();
  });

  it('and could not be says every error of the answer, in the step of the payments [C8-111 S8-18]', async () => {
    const errors = [
      { code: 'CART_STATUS_ERROR', message: 'This order is being placed.' },
      { code: 'TECHNICAL_PROBLEM', message: 'Please try again in a minute.' },
    ];
    expect(await after(refuse('CART_STATUS_ERROR', { errors }))).toMatchObject({
      kind: 'FAILED',
      step: 'payment',
      errors: errors.map(({ message }) => ({ message })),
    });
  });
});
