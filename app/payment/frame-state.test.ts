import { describe, expect, it } from 'vitest';
import { gatewayOf, paymentVendorConfig } from '#domain/payment/vendor-config.ts';
import { FIRST_FRAME_STATE, gatewayMessage, nextFrameState, type FrameEvent, type FrameState } from './frame-state.ts';

const after = (...events: FrameEvent[]): FrameState => events.reduce(nextFrameState, FIRST_FRAME_STATE);
const ready = { type: 'ready', height: 200 } as const;

describe('a card frame without a token of the shop', () => {
  it('can do nothing: the last of the texts is shown at once [C8-84]', () => {
    const { phase, failures } = after(ready, { type: 'asked' }, { type: 'tokenless' });
    expect(phase).toBe('FAILED');
    expect(gatewayMessage(failures)).toMatch(/^We're unable to process your payment/);
  });
});

describe('a card frame that does not show itself', () => {
  it('is waited for 8 seconds [S9-04]', () => {
    expect(gatewayOf(paymentVendorConfig('http://vendor.example'), 'dotcom').iframeLoadTimeoutInMilliSeconds).toBe(8000);
  });

  it('offers to try again at first [C8-82]', () => {
    expect(after({ type: 'timedOut' })).toMatchObject({ phase: 'FAILED', failures: 1 });
    expect(gatewayMessage(1)).toBe("We're sorry, something went wrong. Click here to retry.");
  });

  it('asks for another payment the second time [C8-83]', () => {
    expect(after({ type: 'timedOut' }, { type: 'retried' }, { type: 'timedOut' })).toMatchObject({
      phase: 'FAILED',
      failures: 2,
      attempt: 2,
    });
    expect(gatewayMessage(2)).toBe('We are still experiencing problems. Please select Change payment.');
  });

  it('gives up from the third time on [C8-84]', () => {
    for (const failures of [3, 4])
      expect(gatewayMessage(failures)).toBe(
        "We're unable to process your payment at this time. Please try again or use a different payment method.",
      );
  });
});

describe('a card frame that is there', () => {
  it('keeps the place of one whose texts do not wrap, also for one that needs less: nothing below it moves', () => {
    expect(after({ type: 'ready', height: 1 }).height).toBe(FIRST_FRAME_STATE.height);
    expect(after(ready, { type: 'resized', height: 1 }).height).toBe(FIRST_FRAME_STATE.height);
  });

  it('takes the height that it needs', () => {
    expect(after(ready, { type: 'resized', height: 260 })).toMatchObject({ phase: 'READY', height: 260 });
  });

  it('is asked once at a time; who asks before it is there waits for it', () => {
    expect(after({ type: 'asked' })).toMatchObject({ phase: 'LOADING', isAwaited: true });
    expect(after({ type: 'asked' }, ready)).toMatchObject({ phase: 'ASKING', isAwaited: false });
    expect(after({ type: 'asked' }, { type: 'timedOut' })).toMatchObject({ phase: 'FAILED', isAwaited: false });
    expect(after(ready, { type: 'asked' }).phase).toBe('ASKING');
  });

  it('fails when it does not answer, but not while nothing was asked', () => {
    expect(after(ready, { type: 'asked' }, { type: 'timedOut' })).toMatchObject({ phase: 'FAILED', failures: 1 });
    expect(after(ready, { type: 'timedOut' })).toMatchObject({ phase: 'READY', failures: 0 });
  });

  it('says what is wrong with the card until the next try', () => {
    const error = { message: 'Please verify and try again.', fields: [] };
    const refused = after(ready, { type: 'asked' }, { type: 'refused', error });
    expect(refused).toMatchObject({ phase: 'READY', error });
    expect(nextFrameState(refused, { type: 'asked' }).error).toBeUndefined();
  });

  it('forgets earlier failures once it has answered', () => {
    expect(after({ type: 'timedOut' }, { type: 'retried' }, ready, { type: 'asked' }, { type: 'answered' }).failures).toBe(0);
  });
});
