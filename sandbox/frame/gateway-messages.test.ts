import { describe, expect, it } from 'vitest';
import { gatewayMessage, RETRY_LABEL } from './gateway-messages.ts';

describe('failed calls of the frame in a row', () => {
  it('are told first with a way to retry [C8-82]', () => {
    const first = gatewayMessage(1);
    expect(first).toEqual({ text: "We're sorry, something went wrong. Click here to retry.", canRetry: true });
    expect(first.text.endsWith(RETRY_LABEL)).toBe(true);
  });

  it('are told second with the advice to change the payment [C8-83]', () => {
    const text = 'We are still experiencing problems. Please select Change payment.';
    expect(gatewayMessage(2)).toEqual({ text, canRetry: false });
  });

  it('are told from the third on as final [C8-84]', () => {
    const text = "We're unable to process your payment at this time. Please try again or use a different payment method.";
    expect(gatewayMessage(3)).toEqual({ text, canRetry: false });
    expect(gatewayMessage(4)).toEqual(gatewayMessage(3));
  });
});
