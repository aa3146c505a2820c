import type { TokenType } from '#contracts/checkout.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { Tx } from '../db/database.ts';
import { atOnce } from '../db/transaction.ts';
import { attemptsBy, freeSeats, giveBack, type Attempt } from '../limits/index.ts';
import type { Actor, Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { isOfAnotherVisit, tokenOfAnotherVisit } from './brought-tokens.ts';
import { forgetPaymentAttempts, reservePaymentAttempt, type PaymentAttempt } from './captcha.ts';

/** What looking at an attempt showed: what was looked for, a refusal that says nothing about the attempt, or that it was wrong. */
export type Looked<T> = (T & { readonly wasWrong?: undefined }) | { readonly refusal: Reply<never>; readonly wasWrong?: boolean };

/** Of one card: the right PINs of others hold its seats for a moment. */
const SHARED: readonly Attempt['kind'][] = ['GIFT_CARD_PIN'];

/**
 * Looks at an attempt once there is a seat for it; a wrong one keeps its seat, so that attempts at the same time are counted before
 * any is looked at, and after some of them in a row a question comes first. A right PIN or balance ends the row; a card is right only once it has
 * paid.
 *
 * @param note starts what is written down of a right one, together with the seats that are given back.
 */
export async function attempted<T>(
  shop: Shop,
  tried: PaymentAttempt,
  attempts: readonly Attempt[],
  look: () => Promise<Looked<T>>,
  note: (tx: Tx, looked: T) => readonly Promise<unknown>[] = () => [],
): Promise<T | { readonly refusal: Reply<never> }> {
  const seats = await reservePaymentAttempt(shop, tried, attempts, SHARED);
  if (!seats.ok) return { refusal: seats.refusal };
  const looked = await look();
  try {
    if (!('refusal' in looked)) await atOnce(shop.database, (tx) => [...note(tx, looked), freeSeats(tx, seats.taken)]);
    else if (looked.wasWrong !== true) await giveBack(shop, seats);
  } catch (error) {
    if (!isOfAnotherVisit(error)) throw error;
    await giveBack(shop, seats);
    return { refusal: tokenOfAnotherVisit() };
  }
  if (!('refusal' in looked) && tried.section !== 'credit') await forgetPaymentAttempts(shop, tried);
  return looked;
}

/**
 * Cards that somebody tries: of the visit, of the network, of the person who is signed in, and of the card itself where it is known; a
 * job tries none.
 *
 * @param cards what stands for them at the vendor, whichever tokens they have.
 */
export function cardAttempts({ actor, shopper: { person } }: Trying, cards: readonly string[] = []): readonly Attempt[] {
  return [
    ...attemptsBy(actor, { own: 'CARD', network: 'CARD_ADDRESS' }),
    ...(person === undefined ? [] : [{ kind: 'CARD_ACCOUNT' as const, subject: person.userId }]),
    ...cards.map((subject) => ({ kind: 'CARD_FINGERPRINT' as const, subject })),
  ];
}

type Trying = Pick<Looking, 'actor' | 'shopper'>;

/**
 * PINs that somebody tries: of the card, of the visit and of the network. The card's number is known here only as what our own
 * key makes of it: so few digits could be found again from a plain hash.
 */
export function pinAttempts(shop: Shop, actor: Actor, accountNumber: string): readonly Attempt[] {
  const subject = shop.signers.cardNumber.sign(accountNumber);
  return [{ kind: 'GIFT_CARD_PIN', subject }, ...attemptsBy(actor, { own: 'GIFT_CARD_PIN_SESSION', network: 'GIFT_CARD_PIN_ADDRESS' })];
}

/** A token that is good for another way to pay: whoever has it need not try. */
export function tokenOfAnother(tokenType: TokenType): Looked<never> {
  return { refusal: refuse('PAYMENT_OPERATION_FAILED', { extra: { tokenType } }) };
}

/** The vendor knows no such token. */
export const NO_SUCH_TOKEN = { refusal: refuse('PAYMENT_OPERATION_FAILED'), wasWrong: true } as const;

/** The vendor cannot be asked: nobody knows whether it was good. */
export const VENDOR_AWAY = { refusal: refuse('SPAY_API_FAILURE') } as const;
