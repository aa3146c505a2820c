import { expect } from 'vitest';
import type { Quote } from '#contracts/quotes/quote.ts';
import type { Visitor } from '../visitor.ts';

export const QUOTES = '/cc/api/quotes';
export const REP_QUOTES = '/cc/api/representatives/quotes';
/** A last day that is to come, by the tests' clock. */
export const LAST_DAY = '2026-12-10';

export type OfferedItem = { readonly itemId: string; readonly qty: number; readonly unitPrice: number };

/** Asks for a quote. @returns its number */
export async function askForQuote(buyer: Visitor, rows: readonly object[], more: object = {}): Promise<string> {
  const { status, body } = await buyer.post<{ quoteNumber: string }>(QUOTES, { rows, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.quoteNumber;
}

/** What is answered to an offer that somebody makes. */
export function offer(representative: Visitor, number: string, rows: readonly OfferedItem[], more: object = {}) {
  return representative.post<{ version: number; code?: string; message?: string; errors?: { field: string; message: string }[] }>(
    `${REP_QUOTES}/${number}/offers`,
    { version: 0, rows, validUntil: LAST_DAY, ...more },
  );
}

/** Says something to the first offer, or to another one that `more` names. */
export const answerQuote = (buyer: Visitor, number: string, act: string, more: object = {}) =>
  buyer.post<{ state: string; code?: string; message?: string }>(`${QUOTES}/${number}/answer`, { act, version: 1, ...more });

/** Refuses what nothing was offered for, or withdraws the first offer. */
export const endQuote = (representative: Visitor, number: string, act: 'REFUSE' | 'WITHDRAW', text = 'It is no longer made.') =>
  representative.post<{ state: string; code?: string; message?: string }>(`${REP_QUOTES}/${number}/end`, {
    act,
    version: act === 'REFUSE' ? 0 : 1,
    text,
  });

export const quoteOf = async (buyer: Visitor, number: string) => (await buyer.get<Quote>(`${QUOTES}/${number}`)).body;

/** A quote that was offered: of somebody who can answer it. */
export async function anOfferedQuote(buyer: Visitor, representative: Visitor, rows: readonly OfferedItem[]): Promise<string> {
  const number = await askForQuote(
    buyer,
    rows.map(({ itemId, qty }) => ({ itemId, qty })),
  );
  const offered = await offer(representative, number, rows);
  expect(offered.status, JSON.stringify(offered.body)).toBe(200);
  return number;
}

/** The same, accepted. */
export async function anAcceptedQuote(buyer: Visitor, representative: Visitor, rows: readonly OfferedItem[]): Promise<string> {
  const number = await anOfferedQuote(buyer, representative, rows);
  expect((await answerQuote(buyer, number, 'ACCEPT', { version: 1 })).body).toMatchObject({ state: 'ACCEPTED' });
  return number;
}
