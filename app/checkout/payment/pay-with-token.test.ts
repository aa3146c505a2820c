import { describe, expect, it } from 'vitest';
import type { PageServices } from '#contracts/page.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { payWithToken } from './pay-with-token.server.ts';

/** A page whose calls are refused, and what they asked for. */
function refusedWith(extra?: Record<string, unknown>) {
  const asked: unknown[] = [];
  const door = async (_call: unknown, input: { body: { paymentType: string } }): Promise<Reply<never>> => {
    asked.push(input.body.paymentType);
    return refuse('PAYMENT_OPERATION_FAILED', extra && { extra });
  };
  return { services: { door } as unknown as PageServices, asked };
}

describe('a token of the card fields', () => {
  it('is given once where nobody knows it: a guess is counted once', async () => {
    const { services, asked } = refusedWith();
    expect((await payWithToken(services, { token: 'tok_nobody', isToSave: false, captcha: undefined })).reply).toMatchObject({
      ok: false,
      code: 'PAYMENT_OPERATION_FAILED',
    });
    expect(asked).toEqual(['CREDIT_CARD']);
  });

  it('of a prepaid card is given as one', async () => {
    const { services, asked } = refusedWith({ tokenType: 'PREPAID_CARD' });
    await payWithToken(services, { token: 'tok_prepaid', isToSave: true, captcha: undefined });
    expect(asked).toEqual(['CREDIT_CARD', 'PREPAID_CARD']);
  });
});
