import { describe, expect, it } from 'vitest';
import { gatewayOf, paymentVendorConfig } from '#domain/payment/vendor-config.ts';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import type { PageServices } from '#contracts/page.ts';
import { amountForCard, captchaOfReturn, forgetReturn, hostedCard, isOwnReturn, isReturnToSave } from './hosted-card.server.ts';
import { aTender } from '#app/payment/a-payment.test-builder.ts';

const services = (origin: string): PageServices => ({
  door: () => Promise.reject(new Error('nothing is called')),
  tenant: 'dotcom',
  routeType: '',
  routeId: '',
  brandName: '',
  origin,
  vendorOrigin: 'http://vendor.example',
  gateway: gatewayOf(paymentVendorConfig('http://vendor.example'), 'dotcom'),
  parentOrigins: [],
  contextToken: undefined,
  isDemo: true,
  requestId: '',
  now: () => new Date(0),
  reportFailure: () => undefined,
  deliver: () => undefined,
  isMadeAlready: () => false,
  neverKeep: () => undefined,
  typedForms: { keep: () => false, read: () => undefined, forget: () => undefined },
  done: { tell: () => undefined, take: () => undefined },
  cspNonce: '',
  visit: async () => undefined,
  shape: undefined,
  isInProcurement: false,
  siteMenus: '{}',
  user: undefined,
});
const there = (origin = 'http://shop.example') =>
  hostedCard(services(origin), { checkoutId: 'c1', amount: 49.9, isToSave: false, captcha: undefined });
const back = (cookie: string) => new Request('http://shop.example/cc/sparq/checkout/card', { headers: { cookie } });

describe('the amount on the vendor’s card page', () => {
  const cart = aCart([aRow('a')]);
  const amountOf = (...orderPayment: ReturnType<typeof aTender>[]) =>
    amountForCard({ orderPayment, cartSummary: { ...cart.cartSummary, ordTotal: 59.47 } });

  it('is what gift and prepaid cards leave of the total', () => {
    expect(amountOf()).toBe(59.47);
    expect(amountOf(aTender('GIFT_CARD', 20))).toBe(39.47);
    expect(amountOf(aTender('GIFT_CARD', 20), aTender('PREPAID_CARD', 25))).toBe(14.47);
  });

  it('is left out when a sum cannot be read', () => {
    expect(amountOf(aTender('GIFT_CARD', 20.001))).toBeUndefined();
    expect(amountOf(aTender('GIFT_CARD', Number.NaN), aTender('PREPAID_CARD', 25))).toBeUndefined();
    const total = { ...cart.cartSummary, ordTotal: Number.NaN };
    expect(amountForCard({ orderPayment: [], cartSummary: total })).toBeUndefined();
    const { address } = hostedCard(services('http://shop.example'), {
      checkoutId: 'c1',
      amount: undefined,
      isToSave: false,
      captcha: undefined,
    });
    expect(new URL(address).searchParams.has('amount')).toBe(false);
  });

  it('does not shrink by the card that a new one replaces', () => {
    expect(amountOf(aTender('GIFT_CARD', 20), aTender('CREDIT_CARD', 39.47))).toBe(39.47);
  });
});

describe('the way to the vendor’s card page and back', () => {
  it('says where to come back to and what it is for', () => {
    const url = new URL(there().address);
    expect(url.origin + url.pathname).toBe('http://vendor.example/hosted/card');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      returnUrl: 'http://shop.example/cc/sparq/checkout/card',
      checkoutId: 'c1',
      amount: '49.90',
      purpose: 'PAY',
      id: 'foolscap-consumer',
    });
  });

  it('is our own when the same browser comes back with the secret of the redirect', () => {
    const { address, setCookie } = there();
    const state = new URL(address).searchParams.get('state');
    expect(isOwnReturn(back(setCookie.split(';')[0] ?? ''), state)).toBe(true);
  });

  it('is not our own with another secret, without one, or without the cookie', () => {
    const cookie = there().setCookie.split(';')[0] ?? '';
    expect(isOwnReturn(back(cookie), new URL(there().address).searchParams.get('state'))).toBe(false);
    for (const state of ['', null, 'x']) expect(isOwnReturn(back(cookie), state)).toBe(false);
    expect(isOwnReturn(back('cardstate='), '')).toBe(false);
    expect(isOwnReturn(back(''), 'x')).toBe(false);
  });

  it('keeps the secret from scripts and, where the site is secure, from everything that is not', () => {
    expect(there().setCookie).toMatch(/Path=\/cc\/sparq\/checkout; SameSite=Lax; Max-Age=600; HttpOnly$/);
    expect(there('https://shop.example').setCookie).toMatch(/; Secure$/);
    expect(forgetReturn('http://shop.example')).toContain('Max-Age=0');
  });

  it('remembers whether the card is to be kept', () => {
    const stateOf = (isToSave: boolean) =>
      new URL(
        hostedCard(services('http://shop.example'), { checkoutId: 'c1', amount: 1, isToSave, captcha: undefined }).address,
      ).searchParams.get('state');
    expect([stateOf(true), stateOf(false), null].map(isReturnToSave)).toEqual([true, false, false]);
  });

  it('brings along what was answered before, and is our own all the same', () => {
    const captcha = { id: 'abc.def.g-h_i', answer: 'zwölf; ~ =' };
    const { address, setCookie } = hostedCard(services('http://shop.example'), { checkoutId: 'c1', amount: 1, isToSave: true, captcha });
    const request = back(setCookie.split(';')[0] ?? '');
    const state = new URL(address).searchParams.get('state');
    expect([isOwnReturn(request, state), isReturnToSave(state), captchaOfReturn(request)]).toEqual([true, true, captcha]);
    expect(captchaOfReturn(back(there().setCookie.split(';')[0] ?? ''))).toBeUndefined();
    expect(address).not.toContain(captcha.id);
  });
});
