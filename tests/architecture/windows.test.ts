import { expect, it } from 'vitest';
import { HOLD_MINUTES } from '#domain/orders/hold-minutes.ts';
import { ANSWER_MINUTES } from '#domain/payment/captcha-question.ts';
import { LIMITS } from '#server/limits/limits.ts';

it('an order that holds goods is counted for as long as it holds them', () => {
  expect(LIMITS.HOLD_ADDRESS.windowSeconds).toBe(HOLD_MINUTES * 60);
});

it('a question counts as answered for as long as it may be answered', () => {
  expect(LIMITS.CAPTCHA_ANSWER.windowSeconds).toBeGreaterThanOrEqual(ANSWER_MINUTES * 60);
});
