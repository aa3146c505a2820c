import { describe, expect, it } from 'vitest';
import { gatewayOf, paymentVendorConfig } from '#domain/payment/vendor-config.ts';
import { frameAddress, frameMessage } from './frame-messages.ts';

const frame = { origin: 'http://vendor.example', window: { name: 'frame' }, nonce: 'a-nonce-of-this-page' };
const from = (data: unknown, more: object = {}) => frameMessage({ origin: frame.origin, source: frame.window, data, ...more }, frame);
const token = { type: 'cardToken', nonce: frame.nonce, token: 'tok_1' };

describe('a message of the card frame', () => {
  it('brings the token', () => {
    expect(from(token)).toEqual({ type: 'cardToken', token: 'tok_1' });
  });

  it('brings the height that the frame needs', () => {
    expect(from({ type: 'frameReady', nonce: frame.nonce, height: 210 })).toEqual({ type: 'frameReady', height: 210 });
    expect(from({ type: 'frameResize', nonce: frame.nonce, height: 0 })).toBeUndefined();
    expect(from({ type: 'frameResize', nonce: frame.nonce, height: 1201 })).toBeUndefined();
  });

  it('brings an error with its words', () => {
    expect(from({ type: 'cardError', nonce: frame.nonce, code: 'INVALID_CARD', message: 'Please verify and try again.' })).toEqual({
      type: 'cardError',
      code: 'INVALID_CARD',
      message: 'Please verify and try again.',
      fields: [],
    });
  });

  it('names the fields that are wrong, each once, and none that the frame does not have [T35]', () => {
    const number = { field: 'number', code: 'INVALID', message: 'Check the card number' };
    const error = (errors: unknown) =>
      from({ type: 'cardError', nonce: frame.nonce, code: 'INVALID_CARD', message: 'Please verify.', errors });
    const fields = [{ field: 'number', message: 'Check the card number' }];
    expect(error([number, { ...number, message: 'twice' }])).toMatchObject({ fields });
    for (const odd of [{ ...number, field: 'pin' }, { ...number, message: '' }, { ...number, message: 'x'.repeat(501) }, null, 7, 'number'])
      expect(error([odd, number])).toMatchObject({ fields });
    expect(error([null, null, null, number]), 'no frame has more').toMatchObject({ fields: [] });
    expect(error({ 0: number })).toMatchObject({ fields: [] });
  });

  it('is not listened to from another origin, window or visit [T35]', () => {
    expect(from(token, { origin: 'http://elsewhere.example' })).toBeUndefined();
    expect(from(token, { source: { name: 'frame' } })).toBeUndefined();
    expect(from({ ...token, nonce: 'another' })).toBeUndefined();
    expect(frameMessage({ origin: frame.origin, source: undefined, data: token }, { ...frame, window: undefined })).toBeUndefined();
  });

  it('is nothing in any other shape [T35]', () => {
    for (const data of [
      undefined,
      null,
      'cardToken',
      7,
      [],
      {},
      { nonce: frame.nonce },
      { ...token, token: 7 },
      { ...token, token: '' },
      { ...token, token: 'x'.repeat(501) },
      { ...token, type: 'tokenize' },
      { type: 'cardError', nonce: frame.nonce, code: 'A' },
    ]) {
      expect(from(data)).toBeUndefined();
    }
  });
});

describe('the address of the card frame', () => {
  it('names the page around it exactly, and whose site it is on [S3-64]', () => {
    const url = new URL(
      frameAddress({
        gateway: gatewayOf(paymentVendorConfig('http://vendor.example'), 'SBA'),
        routeId: 'HIT',
        parentOrigin: 'http://shop.example:3000',
        nonce: 'n',
        checkoutId: 'c 1',
      }),
    );
    expect(url.origin + url.pathname).toBe('http://vendor.example/frame/card');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      parentOrigin: 'http://shop.example:3000',
      nonce: 'n',
      checkoutId: 'c 1',
      isDotcom: 'false',
      style: 'business',
      id: 'foolscap-business',
      iframeId: 'card',
      locale: 'en-US',
      expiry: 'true',
      cvv: 'true',
    });
  });
});
