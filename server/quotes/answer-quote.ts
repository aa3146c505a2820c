import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type { answerQuote as answerCall, writeAboutQuote as writeCall } from '#contracts/quotes/quotes.ts';
import { quoteNumber } from '#domain/quotes/quote-number.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { actorName, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { decide, write, type Speaker } from './act.ts';
import type { QuoteRow } from './quote.repository.ts';
import { isOwn, quoteBuyerOf, quoteSeenBy } from './who.ts';

const NOT_YOURS = 'Only the person who asked for this quote can do that.';
/** Who made the offer could otherwise accept it as its customer. */
const DECIDED_BY_THEMSELVES = 'Customers accept offers themselves. Send them a message instead.';
const SAY_WHAT = 'Tell us what you’d like changed.';

type Own = { readonly quote: QuoteRow; readonly speaker: Speaker };

/** A quote of who asks. NOT_FOUND: they may not look at it; FORBIDDEN: they may, and no more. */
async function ownQuote(shop: Shop, looking: Looking, number: string): Promise<Reply<Own>> {
  const asking = quoteBuyerOf(looking);
  if (!asking.ok) return asking.code === 'UNAUTHORIZED' ? asking : refuse('NOT_FOUND');
  const quote = await quoteSeenBy(shop.database, asking.body, number);
  if (quote === undefined) return refuse('NOT_FOUND');
  if (!isOwn(quote, asking.body)) return refuse('FORBIDDEN', { message: NOT_YOURS });
  return answer({ quote, speaker: { userId: asking.body.userId, side: 'BUYER', actor: actorName(looking.actor) } });
}

/** The buyer's answer to an offer, or the end of their request. */
export async function answerQuote(
  shop: Shop,
  looking: Looking,
  { params, body }: Input<typeof answerCall>,
): Promise<Reply<z.input<(typeof answerCall)['answer']>>> {
  const own = await ownQuote(shop, looking, params.quoteNumber);
  if (!own.ok) return own;
  const { quote, speaker } = own.body;
  if (looking.actor.kind !== 'VISITOR' && body.act === 'ACCEPT') return refuse('FORBIDDEN', { message: DECIDED_BY_THEMSELVES });
  if (body.act === 'ASK_CHANGE' && body.text === '') return refuseField('text', SAY_WHAT);
  const seats = await reserve(shop, [{ kind: 'QUOTE_MESSAGE', subject: speaker.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const decided = await decide(shop, speaker, quote, body);
  return decided.ok ? answer({ quoteNumber: quoteNumber(quote.quote_id), state: decided.body }) : decided;
}

/** Something that the buyer asks or answers. */
export async function writeAboutQuote(
  shop: Shop,
  looking: Looking,
  { params, body }: Input<typeof writeCall>,
): Promise<Reply<z.input<(typeof writeCall)['answer']>>> {
  const own = await ownQuote(shop, looking, params.quoteNumber);
  return own.ok ? write(shop, own.body.speaker, own.body.quote, body.text) : own;
}
