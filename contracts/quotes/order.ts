import { z } from 'zod';
import { call } from '../call.ts';
import { CartResponse } from '../cart.ts';
import { NoBody, Nothing } from '../shapes.ts';
import { QuoteNumber } from './quote.ts';

/** Puts what was quoted into the caller's cart, at the quoted prices. */
export const orderQuote = call({
  name: 'orderQuote',
  method: 'POST',
  path: '/cc/api/quotes/:quoteNumber/order',
  tag: 'quotes',
  openTo: 'signed-in',
  summary:
    'Has an accepted quote in the cart: its rows are there at least in the quoted quantity, at its prices. What cannot be had is told. A cart has one quote at a time',
  params: z.object({ quoteNumber: QuoteNumber }),
  query: Nothing,
  body: NoBody,
  answer: z.object({
    cart: CartResponse,
    missing: z
      .array(z.object({ itemId: z.string(), name: z.string(), qty: z.int(), there: z.int() }))
      .meta({ description: 'What of the quote is not in the cart in full: how many were quoted, how many are there' }),
  }),
});

export const leaveQuote = call({
  name: 'leaveQuote',
  method: 'DELETE',
  path: '/cc/api/checkout/default/quote',
  tag: 'quotes',
  openTo: 'signed-in',
  summary: 'Takes a quote off the cart: its rows stay, at the prices of today',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: CartResponse,
});
