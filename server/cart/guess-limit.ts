import type { Message } from '#contracts/cart-item.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { guesserOf, type Actor } from '../shoppers/index.ts';
import { countAttempt, triesLeft } from '../identity/index.ts';
import type { Shop } from '../shop.ts';
import { spentCoupons } from './spent-coupons.ts';

const RETRY_AFTER_SECONDS = 600;

/** Said to who has guessed too often. */
export function tooManyGuesses(): Reply<never> {
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** What is known of the codes of a request before the cart is looked at. */
export type CodeCheck = {
  /** How many of them may be wrong. */
  readonly mostWrong: number;
  /** Those that have been used as often as they can be. */
  readonly spent: ReadonlySet<string>;
};

/**
 * Runs a call that carries coupon codes within the limit on guessing: ten wrong ones in ten minutes a visit, on all calls
 * together. What it guessed wrong is counted; a request that guesses past the limit changes nothing.
 *
 * @param run is told what is known of the codes.
 */
export async function withinGuessLimit<Body extends { readonly cartInfo: { readonly messages?: readonly Message[] | undefined } }>(
  shop: Shop,
  actor: Actor,
  codes: readonly string[],
  run: (check: CodeCheck) => Promise<Reply<Body>>,
): Promise<Reply<Body>> {
  if (codes.length === 0) return run({ mostWrong: 0, spent: new Set() });
  const guesser = guesserOf(actor);
  const mostWrong = guesser === undefined ? Infinity : await triesLeft(shop, 'COUPON', guesser);
  if (mostWrong <= 0) return tooManyGuesses();
  const reply = await run({ mostWrong, spent: await spentCoupons(shop, codes) });
  const wrong = reply.ok
    ? (reply.body.cartInfo.messages ?? []).filter((message) => message.code === 'INVALID_COUPON').length
    : reply.code === 'TOO_MANY_REQUESTS'
      ? mostWrong
      : 0;
  if (guesser !== undefined) for (let counted = 0; counted < wrong; counted += 1) await countAttempt(shop, 'COUPON', guesser);
  return reply;
}
