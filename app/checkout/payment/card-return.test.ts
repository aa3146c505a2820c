import { RouterContextProvider } from 'react-router';
import { gatewayOf, paymentVendorConfig } from '#domain/payment/vendor-config.ts';
import { expect, it } from 'vitest';
import { answer, refuse } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { pageServicesContext } from '#app/api/page-services.ts';
import { headers, loader } from '#app/routes/checkout-card-return.tsx';
import { hostedCard } from './hosted-card.server.ts';

const ORIGIN = 'http://shop.example';

/** What of a loader's answer matters here. */
type Answered = { readonly data: { readonly error: string | undefined }; readonly init: ResponseInit };

it('who comes back with a card when too many were tried is told when there is room again, with 429', async () => {
  const message = "We can't take more cards right now. Try again in 11 minutes.";
  const door = async ({ name }: { name: string }) =>
    name === 'addPayment' ? refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 660, message }) : answer({});
  const services = {
    door,
    origin: ORIGIN,
    gateway: gatewayOf(paymentVendorConfig('http://vendor.example'), 'dotcom'),
  } as Partial<PageServices> as PageServices;
  const { address, setCookie } = hostedCard(services, { checkoutId: 'cart', amount: 1, isToSave: false, captcha: undefined });
  const url = new URL(`${ORIGIN}/cc/sparq/checkout/card?token=tok_1&state=${new URL(address).searchParams.get('state')}`);
  const context = new RouterContextProvider();
  context.set(pageServicesContext, services);
  const request = new Request(url, { headers: { cookie: setCookie.split(';')[0] ?? '' } });
  const { data, init } = (await loader({ request, url, context, params: {}, pattern: '' } as Parameters<typeof loader>[0])) as Answered;
  expect([init.status, data.error]).toEqual([429, message]);
  const loaderHeaders = new Headers(init.headers);
  expect([loaderHeaders.get('retry-after'), loaderHeaders.get('set-cookie')]).toEqual(['660', expect.stringContaining('Max-Age=0')]);
  const none = new Headers();
  const sent = new Headers(headers({ loaderHeaders, actionHeaders: none, parentHeaders: none, errorHeaders: undefined }));
  expect(sent.get('retry-after')).toBe('660');
});

it.each([
  ['only its head', {}, 'HEAD'],
  ['it ahead', { 'sec-purpose': 'prefetch' }, 'GET'],
] as const)(
  'the way back with a card takes none for a browser that asks for %s, and does when it is opened',
  async (_what, more, method) => {
    const asked: string[] = [];
    const door = async ({ name }: { name: string }) => {
      asked.push(name);
      return answer({});
    };
    const services = {
      door,
      origin: ORIGIN,
      gateway: gatewayOf(paymentVendorConfig('http://vendor.example'), 'dotcom'),
    } as Partial<PageServices> as PageServices;
    const { address, setCookie } = hostedCard(services, { checkoutId: 'cart', amount: 1, isToSave: false, captcha: undefined });
    const url = new URL(`${ORIGIN}/cc/sparq/checkout/card?token=tok_1&state=${new URL(address).searchParams.get('state')}`);
    const context = new RouterContextProvider();
    context.set(pageServicesContext, services);
    const open = (init: RequestInit) => {
      const request = new Request(url, { ...init, headers: { ...init.headers, cookie: setCookie.split(';')[0] ?? '' } });
      return loader({ request, url, context, params: {}, pattern: '' } as Parameters<typeof loader>[0]);
    };
    const { data, init } = (await open({ method, headers: more })) as Answered;
    expect([init.status, new Headers(init.headers).get('set-cookie')]).toEqual([425, null]);
    expect(data).toMatchObject({ token: '', error: 'This page was not opened yet. Please open it again.' });
    expect(asked).toEqual([]);
    await expect(open({})).rejects.toMatchObject({ status: 302 });
    expect(asked).toContain('addPayment');
  },
);
