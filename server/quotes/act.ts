import type { ErrorCode } from '#contracts/errors.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { quoteStateOn } from '#domain/quotes/quote-days.ts';
import { actLeadsTo, isOpenQuote, type QuoteAct, type QuoteSide, type QuoteState } from '#domain/quotes/quote-states.ts';
import { NEWER_OFFER_TEXT, tooLateText } from '#domain/quotes/quote-words.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { addEntry, findEntries, lockQuote, moveQuote, type EntryKind, type QuoteRow } from './quote.repository.ts';

/** Who speaks or decides. */
export type Speaker = { readonly userId: string; readonly side: QuoteSide; readonly actor: string };

/** Nothing that is said or done about a quote fails for another reason. */
const CONFLICT = 'QUOTE_CHANGED' satisfies ErrorCode;

export const tooLate = (state: QuoteState): Reply<never> => refuse(CONFLICT, { message: tooLateText(state) });
export const newerOffer = (): Reply<never> => refuse(CONFLICT, { message: NEWER_OFFER_TEXT });

const ENTRY_OF: Readonly<Record<QuoteAct, EntryKind>> = {
  ACCEPT: 'ACCEPTED',
  DECLINE: 'DECLINED',
  ASK_CHANGE: 'CHANGE_ASKED',
  WITHDRAW: 'WITHDRAWN',
  REFUSE: 'REFUSED',
};

type Wish = {
  readonly act: QuoteAct;
  readonly text: string;
  /** Of the offer that was looked at; 0: there was none. */
  readonly version: number;
};

/** A quote as it is under its lock: the first who has it decides, and whoever comes second sees what was decided. */
export async function withLocked<T>(
  shop: Shop,
  quote: Pick<QuoteRow, 'quote_id'>,
  work: (tx: Tx, quote: QuoteRow) => Promise<T>,
): Promise<T> {
  return transaction(shop.database, async (tx) => {
    const [locked] = await lockQuote(tx, [quote.quote_id]);
    if (locked === undefined) throw new Error(`There is no quote ${quote.quote_id} to lock.`);
    return work(tx, locked);
  });
}

/** The state of a quote today. */
export function stateNow(shop: Pick<Shop, 'now'>, { state, valid_until: validUntil }: QuoteRow): QuoteState {
  return quoteStateOn({ state, validUntil }, shopDay(shop.now()));
}

/**
 * Does what one side decides about a quote, of the offer that they have looked at. The first decision counts; the same one again by the same person, whose answer was lost, answers the same.
 *
 * QUOTE_CHANGED: it is decided otherwise, expired, or there is a newer offer.
 */
export async function decide(shop: Shop, speaker: Speaker, quote: QuoteRow, { act, text, version }: Wish): Promise<Reply<QuoteState>> {
  return withLocked(shop, quote, async (tx, locked) => {
    const to = actLeadsTo(act, speaker.side, stateNow(shop, locked));
    if (to === undefined) {
      const last = (await findEntries(tx, [locked.quote_id])).findLast(({ kind }) => kind !== 'MESSAGE');
      const isSame = last?.kind === ENTRY_OF[act] && last.by_user === speaker.userId && version === locked.version && last.text === text;
      return isSame ? { ok: true, body: locked.state } : tooLate(stateNow(shop, locked));
    }
    if (version !== locked.version) return newerOffer();
    const now = shop.now();
    await moveQuote(tx, locked.quote_id, to, { now, actor: speaker.actor });
    const entry = { kind: ENTRY_OF[act], by: speaker.userId, isOurs: speaker.side === 'REPRESENTATIVE', version: locked.version, text };
    const entryId = await addEntry(tx, locked.quote_id, entry, now);
    await publish(tx, { kind: 'quote.decided', payload: { quoteId: locked.quote_id, entryId } }, now);
    return { ok: true, body: to };
  });
}

/** Says something about a quote; the other side is told. QUOTE_CHANGED: nothing will come of it any more. */
export async function write(shop: Shop, speaker: Speaker, quote: QuoteRow, text: string): Promise<Reply<{ entryId: string }>> {
  const seats = await reserve(shop, [{ kind: 'QUOTE_MESSAGE', subject: speaker.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  return withLocked(shop, quote, async (tx, locked) => {
    const last = (await findEntries(tx, [locked.quote_id])).at(-1);
    if (last?.kind === 'MESSAGE' && last.by_user === speaker.userId && last.text === text)
      return { ok: true, body: { entryId: last.entry_id } };
    if (!isOpenQuote(stateNow(shop, locked))) return tooLate(stateNow(shop, locked));
    const now = shop.now();
    const said = { kind: 'MESSAGE', by: speaker.userId, isOurs: speaker.side === 'REPRESENTATIVE', version: locked.version, text } as const;
    const entryId = await addEntry(tx, locked.quote_id, said, now);
    await publish(tx, { kind: 'quote.written', payload: { quoteId: locked.quote_id, entryId } }, now);
    return { ok: true, body: { entryId } };
  });
}
