import type { Message } from '#contracts/cart-item.ts';
import type { Reply } from '#contracts/door.ts';
import { giveBack, attemptsBy, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import type { Actor } from '../../shoppers/index.ts';
import { spentCoupons } from './spent-coupons.ts';

/** What is known of the codes of a request before the cart is looked at. */
export type CodeCheck = {
  /** How many of them may be wrong. */
  readonly mostWrong: number;
  /** Those that have been used as often as they can be. */
  readonly spent: ReadonlySet<string>;
  /** What is answered when more of them are. */
  readonly refusal: Reply<never>;
};

/** Without codes none can be wrong. */
const NO_CODES: CodeCheck = { mostWrong: 0, spent: new Set(), refusal: tooManyAttempts({ retryAfterSeconds: 0 }) };

type WithMessages = { readonly cartInfo: { readonly messages?: readonly Message[] | undefined } };

/**
 * Runs a call that carries coupon codes within the limit on guessing: ten wrong ones in ten minutes a visit, on all calls
 * together. Each code takes a seat before it is looked at; those of codes that were right are given back. A request that guesses past
 * the limit changes nothing.
 *
 * @param run is told what is known of the codes.
 */
export async function withinGuessLimit<Body extends WithMessages>(
  shop: Shop,
  actor: Actor,
  codes: readonly string[],
  run: (check: CodeCheck) => Promise<Reply<Body>>,
): Promise<Reply<Body>> {
  if (codes.length === 0) return run(NO_CODES);
  const seats = await reserve(shop, attemptsBy(actor, { own: 'COUPON', network: 'COUPON_ADDRESS' }), codes.length);
  if (!seats.ok) return tooManyAttempts(seats);
  const check = { mostWrong: seats.count, spent: await spentCoupons(shop, codes), refusal: tooManyAttempts(seats) };
  const reply = await run(check);
  await giveBack(shop, seats, reply === check.refusal ? seats.count : wrongIn(reply));
  return reply;
}

/**
 * The same of a call whose refusal says how many of its codes were wrong.
 *
 * @param run is told which of the codes have been used as often as they can be.
 * @param wrongOf how many were wrong.
 */
export async function withinCodeLimit<T>(
  shop: Shop,
  actor: Actor,
  codes: readonly string[],
  run: (spent: ReadonlySet<string>) => Promise<Reply<T>>,
  wrongOf: (reply: Reply<T>) => number,
): Promise<Reply<T>> {
  if (codes.length === 0) return run(NO_CODES.spent);
  const seats = await reserve(shop, attemptsBy(actor, { own: 'COUPON', network: 'COUPON_ADDRESS' }), codes.length);
  if (!seats.ok || seats.count < codes.length) {
    if (seats.ok) await giveBack(shop, seats);
    return tooManyAttempts(seats);
  }
  const reply = await run(await spentCoupons(shop, codes));
  await giveBack(shop, seats, wrongOf(reply));
  return reply;
}

function wrongIn(reply: Reply<WithMessages>): number {
  return reply.ok ? (reply.body.cartInfo.messages ?? []).filter((message) => message.code === 'INVALID_COUPON').length : 0;
}
