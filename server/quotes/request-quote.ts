import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { ErrorDetail } from '#contracts/errors.ts';
import type { requestQuote as requestCall } from '#contracts/quotes/quotes.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { isQuotedQty } from '#domain/quotes/offer.ts';
import { neededByProblem } from '#domain/quotes/quote-days.ts';
import { quoteNumber } from '#domain/quotes/quote-number.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { actorName, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { offerablesFor, type Offerable } from './offerable.ts';
import { addEntry, findQuoteOfRequest, insertQuote, type AskedRow } from './quote.repository.ts';
import { quoteBuyerOf } from './who.ts';

type Body = Input<typeof requestCall>['body'];
type Asked = Reply<z.input<(typeof requestCall)['answer']>>;

/**
 * Asks for a quote: the rows are kept as they are now, with what they cost this buyer. One form, and one key of a call, asks once, however often it is sent. INVALID_REQUEST: what cannot be quoted, by its row;
 * FORBIDDEN: who buys for no organization.
 */
export async function requestQuote(shop: Shop, looking: Looking, { body }: Input<typeof requestCall>): Promise<Asked> {
  const asking = quoteBuyerOf(looking);
  if (!asking.ok) return asking;
  const { userId, account } = asking.body;
  const requestKey = body.formKey ?? looking.requestKey;
  const asked = await askedBefore(shop, userId, requestKey);
  if (asked !== undefined) return asked;
  const rows = await readRows(shop, looking, body);
  if ('errors' in rows) return refuse('INVALID_REQUEST', { errors: rows.errors, message: rows.errors[0]?.message ?? '' });
  const seats = await reserve(shop, [{ kind: 'QUOTE_REQUEST', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const now = shop.now();
  const quoteId = await transaction(shop.database, async (tx) => {
    const [made] = await insertQuote(tx, [
      account.number,
      userId,
      JSON.stringify(rows.rows),
      body.note,
      body.neededBy === '' ? null : body.neededBy,
      now,
      actorName(looking.actor),
      requestKey ?? null,
    ]);
    if (made === undefined) return undefined;
    await addEntry(tx, made.quote_id, { kind: 'ASKED', by: userId, isOurs: false, version: 0, text: body.note }, now);
    await publish(tx, { kind: 'quote.asked', payload: { quoteId: made.quote_id } }, now);
    return made.quote_id;
  });
  if (quoteId !== undefined) return answer({ quoteNumber: quoteNumber(quoteId) });
  return (await askedBefore(shop, userId, requestKey)) ?? refuse('INVALID_REQUEST');
}

/** What the same form, or the same call, has asked for. */
async function askedBefore(shop: Shop, userId: string, requestKey: string | undefined): Promise<Asked | undefined> {
  const [known] = requestKey === undefined ? [] : await findQuoteOfRequest(shop.database, [userId, requestKey]);
  return known && answer({ quoteNumber: quoteNumber(known.quote_id) });
}

async function readRows(shop: Shop, { shopper }: Looking, body: Body): Promise<{ rows: AskedRow[] } | { errors: ErrorDetail[] }> {
  const offerables = await offerablesFor(
    shop,
    shopper,
    body.rows.map(({ itemId }) => itemId),
  );
  const errors: ErrorDetail[] = [];
  const wrong = (field: string, message: string) => errors.push({ field, code: 'INVALID', message });
  if (body.rows.length === 0) wrong('rows', 'Choose at least one item.');
  const seen = new Set<string>();
  const rows = body.rows.map(({ itemId, qty, target }, at): AskedRow => {
    const item = offerables.get(itemId);
    if (item === undefined) wrong(`rows.${at}.itemId`, `We can’t quote item ${itemId}. Leave it out.`);
    else if (seen.has(itemId)) wrong(`rows.${at}.itemId`, `${item.name} is here twice. Put it in one row.`);
    seen.add(itemId);
    if (!isQuotedQty(qty)) wrong(`rows.${at}.qty`, `Enter a quantity from 1 to ${MAX_LINE_QTY.toLocaleString('en-US')}.`);
    const targetCents = target === undefined ? undefined : fromDollars(target);
    if (target !== undefined && (targetCents === undefined || targetCents <= 0))
      wrong(`rows.${at}.target`, 'Enter a price such as 12.50, or leave it empty.');
    return {
      itemId,
      name: nameOf(item, itemId),
      qty,
      unitCents: isQuotedQty(qty) ? (item?.ownCents(qty) ?? 0) : 0,
      ...(targetCents !== undefined && { targetCents }),
    };
  });
  const day = body.neededBy === '' ? undefined : neededByProblem(body.neededBy, shopDay(shop.now()));
  if (day !== undefined) wrong('neededBy', day);
  return errors.length > 0 ? { errors } : { rows };
}

const nameOf = (item: Offerable | undefined, itemId: string) => item?.name ?? `item ${itemId}`;
