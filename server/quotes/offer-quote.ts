import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { ErrorDetail } from '#contracts/errors.ts';
import type { endQuote as endCall, offerQuote as offerCall, writeToBuyer as writeCall } from '#contracts/quotes/offers.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { offerProblems } from '#domain/quotes/offer.ts';
import { lastDayProblem } from '#domain/quotes/quote-days.ts';
import { quoteNumber } from '#domain/quotes/quote-number.ts';
import { mayOffer } from '#domain/quotes/quote-states.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { publish } from '../events/index.ts';
import { actorName, buyingForUser, type Looking, type Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { decide, newerOffer, stateNow, tooLate, withLocked, write, type Speaker } from './act.ts';
import { offerablesFor, type Offerable } from './offerable.ts';
import { addEntry, findOffers, insertOffer, OfferedRows, setOffer, type OfferedRow, type QuoteRow } from './quote.repository.ts';
import { partiesOf, quoteByNumber } from './who.ts';

type Body = Input<typeof offerCall>['body'];

/** A person of customer service. The routes let nobody else come here. */
export function representativeOf({ shopper: { person }, actor }: Looking): Speaker | undefined {
  return person && { userId: person.userId, side: 'REPRESENTATIVE', actor: `${actorName(actor)}:${person.userId}` };
}

/** The buyer of a quote as somebody who can be sold to; undefined: they cannot be, any more. */
export async function shopperOf(shop: Shop, quote: QuoteRow): Promise<Shopper | undefined> {
  const { is_buyer_there: isThere } = await partiesOf(shop.database, quote.quote_id);
  if (!isThere) return undefined;
  const buying = await buyingForUser(shop, { userId: quote.user_id, tenant: 'SBA', actor: { kind: 'JOB', name: 'quotes' } });
  return buying?.shopper;
}

/**
 * Makes an offer, or a newer one in the place of one that nobody has accepted. Each is kept. The same offer again, whose answer was lost, is made once.
 *
 * NOT_FOUND: there is no such quote; INVALID_REQUEST: what is wrong, by its field; QUOTE_CHANGED: it was decided, or somebody else has made a newer offer; FORBIDDEN: its buyer is
 * there no more.
 */
export async function offerQuote(
  shop: Shop,
  looking: Looking,
  { params, body }: Input<typeof offerCall>,
): Promise<Reply<z.input<(typeof offerCall)['answer']>>> {
  const speaker = representativeOf(looking);
  const quote = await quoteByNumber(shop.database, params.quoteNumber);
  if (quote === undefined || speaker === undefined) return refuse('NOT_FOUND');
  const shopper = await shopperOf(shop, quote);
  if (shopper === undefined) return refuse('FORBIDDEN', { message: GONE });
  const offerables = await offerablesFor(
    shop,
    shopper,
    body.rows.map(({ itemId }) => itemId),
  );
  const read = readOffer(body, offerables, shopDay(shop.now()));
  if ('errors' in read) return refuse('INVALID_REQUEST', { errors: read.errors, message: read.errors[0]?.message ?? '' });
  const { rows, discountBp } = read;
  return withLocked(shop, quote, async (tx, locked) => {
    const [newest] = await findOffers(tx, [locked.quote_id]);
    const isSame =
      newest?.version === body.version + 1 &&
      newest.by_user === speaker.userId &&
      isDeepStrictEqual(
        [OfferedRows.parse(newest.rows), newest.discount_bp, newest.valid_until, newest.note],
        [rows, discountBp, body.validUntil, body.note],
      );
    if (isSame) return answer({ quoteNumber: quoteNumber(locked.quote_id), version: newest.version });
    // Somebody can offer anew what has just expired and nobody has answered: it is offered still, until the job has been at it.
    if (!mayOffer(locked.state)) return tooLate(stateNow(shop, locked));
    if (locked.version !== body.version) return newerOffer();
    const [version, now] = [locked.version + 1, shop.now()];
    await insertOffer(tx, [locked.quote_id, version, JSON.stringify(rows), discountBp, body.validUntil, body.note, speaker.userId, now]);
    await setOffer(tx, [locked.quote_id, version, body.validUntil, now, speaker.actor]);
    const entryId = await addEntry(
      tx,
      locked.quote_id,
      { kind: 'OFFERED', by: speaker.userId, isOurs: true, version, text: body.note },
      now,
    );
    await publish(tx, { kind: 'quote.offered', payload: { quoteId: locked.quote_id, entryId } }, now);
    return answer({ quoteNumber: quoteNumber(locked.quote_id), version });
  });
}

const GONE = 'The person who asked can no longer order for this organization. Decline the request.';

const BASIS_POINTS_OF_PERCENT = 100;

function readOffer(
  { rows, discountPercent, validUntil }: Body,
  offerables: ReadonlyMap<string, Offerable>,
  today: string,
): { rows: OfferedRow[]; discountBp: number } | { errors: ErrorDetail[] } {
  // A number is written with the noise of its binary digits.
  const discountBp = Number((discountPercent * BASIS_POINTS_OF_PERCENT).toFixed(6));
  const wanted = rows.map(({ itemId, qty, unitPrice }) => ({ itemId, qty, unitCents: fromDollars(unitPrice) }));
  const day = lastDayProblem(validUntil, today);
  const errors: ErrorDetail[] = [
    ...offerProblems(wanted, discountBp, (itemId) => offerables.get(itemId)).map(({ row, field, message }) => ({
      field: row === undefined ? field : `rows.${row}.${field}`,
      code: 'INVALID',
      message,
    })),
    ...(day === undefined ? [] : [{ field: 'validUntil', code: 'INVALID', message: day }]),
  ];
  if (errors.length > 0) return { errors };
  return {
    discountBp,
    rows: wanted.flatMap(({ itemId, qty, unitCents }) => {
      const item = offerables.get(itemId);
      return item === undefined || unitCents === undefined ? [] : [{ itemId, name: item.name, qty, unitCents, listCents: item.listCents }];
    }),
  };
}

/** Declines a request or withdraws an offer, with the reason. */
export async function endQuote(
  shop: Shop,
  looking: Looking,
  { params, body }: Input<typeof endCall>,
): Promise<Reply<z.input<(typeof endCall)['answer']>>> {
  const speaker = representativeOf(looking);
  const quote = await quoteByNumber(shop.database, params.quoteNumber);
  if (quote === undefined || speaker === undefined) return refuse('NOT_FOUND');
  const decided = await decide(shop, speaker, quote, body);
  return decided.ok ? answer({ quoteNumber: quoteNumber(quote.quote_id), state: decided.body }) : decided;
}

/** Something that a representative asks or answers. */
export async function writeToBuyer(
  shop: Shop,
  looking: Looking,
  { params, body }: Input<typeof writeCall>,
): Promise<Reply<z.input<(typeof writeCall)['answer']>>> {
  const speaker = representativeOf(looking);
  const quote = await quoteByNumber(shop.database, params.quoteNumber);
  return quote === undefined || speaker === undefined ? refuse('NOT_FOUND') : write(shop, speaker, quote, body.text);
}
