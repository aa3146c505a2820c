import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkCard } from '../cards/card-check.ts';
import { formatExpiry } from '../cards/card-expiry.ts';
import { read } from '../errors.ts';
import { hostedPage, hostedQuerySchema, lostPage, type HostedPageOptions, type HostedQuery } from './hosted-page.ts';
import { shopUrl } from '../origins.ts';
import { sendPage } from './page.ts';
import type { Vendor } from '../vendor.ts';

const cardText = z.string().max(64).catch('').default('');
const hostedFormSchema = hostedQuerySchema.extend({ number: cardText, expiry: cardText, cvv: cardText });

/** `GET` and `POST /hosted/card`: from the shop, through the card form, back to the shop with a token. */
export function hostedRoutes(app: FastifyInstance, vendor: Vendor): void {
  const { brandName } = vendor.settings;

  app.get('/hosted/card', (request, reply) => {
    const query = read(hostedQuerySchema, request.query);
    const options = query.ok ? pageOptions(query.value, vendor) : undefined;
    return sendPage(reply, options ? hostedPage(options) : lostPage(brandName));
  });

  app.post('/hosted/card', async (request, reply) => {
    const form = read(hostedFormSchema, request.body);
    if (!form.ok) return sendPage(reply, lostPage(brandName));
    const { number, expiry: expiryText, cvv, ...query } = form.value;
    const options = pageOptions(query, vendor);
    if (options === undefined) return sendPage(reply, lostPage(brandName));
    const expiry = formatExpiry(expiryText);
    const [expiryMonth, expiryYear] = expiry.split('/');
    const typed = { number, expiryMonth, expiryYear, cvv };
    const check = checkCard(typed, { now: vendor.now(), isCvvAsked: true, storePrefixes: vendor.settings.storeCardPrefixes });
    if (!check.ok) return sendPage(reply, hostedPage({ ...options, expiry, errors: check.errors }));
    const { token } = vendor.tokens.addCard(check.card, { checkoutId: query.checkoutId });
    await vendor.settled();
    return reply.redirect(returnUrl(query, { token }, vendor) ?? options.shopOrigin, 303);
  });
}

/** All that the page shows, or `undefined` when the request names no address of the shop to return to. */
function pageOptions(query: HostedQuery, vendor: Vendor): HostedPageOptions | undefined {
  const cancelUrl = returnUrl(query, { cancelled: '1' }, vendor);
  if (cancelUrl === undefined) return undefined;
  return { query, brandName: vendor.settings.brandName, cancelUrl, shopOrigin: new URL(cancelUrl).origin };
}

/** The shop's return address with its state and `result` in the query; `undefined` when it is not the shop's. */
export function returnUrl(
  query: Pick<HostedQuery, 'returnUrl' | 'state'>,
  result: Record<string, string>,
  vendor: Pick<Vendor, 'settings'>,
): string | undefined {
  const url = shopUrl(query.returnUrl, vendor);
  if (url === undefined) return undefined;
  const added = { ...result, ...(query.state && { state: query.state }) };
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}
