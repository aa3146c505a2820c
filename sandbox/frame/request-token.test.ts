import { describe, expect, it } from 'vitest';
import { requestToken, type TokenOutcome } from './request-token.ts';

const card = { number: '4242424242424242', expiryMonth: '12', expiryYear: '2030', cvv: '123' };

function answering(status: number, body: string): Promise<TokenOutcome> {
  return requestToken(card, async () => new Response(body, { status }));
}

describe('the frame asking for a token', () => {
  it('passes on the token and nothing else of the answer', async () => {
    const token = { token: 'tok_1', brand: 'VISA', lastFourDigit: '4242', expiryMonth: '12', expiryYear: '2030' };
    const outcome = await answering(201, JSON.stringify({ ...token, number: '4242424242424242' }));
    expect(outcome).toEqual({ kind: 'TOKEN', card: token });
  });

  it('passes on what is wrong with the card', async () => {
    const errors = [{ field: 'number', code: 'INVALID', message: 'Check the card number' }];
    const outcome = await answering(422, JSON.stringify({ code: 'INVALID_CARD', message: 'Please verify', errors }));
    expect(outcome).toEqual({ kind: 'REFUSED', code: 'INVALID_CARD', message: 'Please verify', errors });
  });

  it.each([
    [500, '{"code":"TECHNICAL_PROBLEM","message":"Sorry"}'],
    [201, '{"brand":"VISA"}'],
    [201, '<html>'],
    [422, '[]'],
    [204, ''],
  ])('counts %i %s as a failure', async (status, body) => {
    const outcome = await requestToken(card, async () => new Response(body || null, { status }));
    expect(outcome).toEqual({ kind: 'FAILED' });
  });

  it('counts a broken connection as a failure', async () => {
    const outcome = await requestToken(card, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(outcome).toEqual({ kind: 'FAILED' });
  });
});
