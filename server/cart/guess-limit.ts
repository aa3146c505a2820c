import type { Message } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { Caller } from '../http/caller.ts';
import { countAttempt, triesLeft } from '../identity/index.ts';
import type { Shop } from '../shop.ts';

const RETRY_AFTER_SECONDS = 600;

/** Said to who has guessed too often. */
export function tooManyGuesses(): Reply<never> {
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Runs a call that carries coupon codes within the limit on guessing: ten wrong ones in ten minutes a visit, on all calls
 * together. What it guessed wrong is counted; a request that guesses past the limit changes nothing.
 *
 * @param run is told how many codes may be wrong.
 */
export async function withinGuessLimit<Body extends { readonly cartInfo: { readonly messages?: readonly Message[] | undefined } }>(
  shop: Shop,
  caller: Caller,
  codes: readonly string[],
  run: (mostWrong: number) => Promise<Reply<Body>>,
): Promise<Reply<Body>> {
  if (codes.length === 0) return run(0);
  const subject = caller.session?.hash.toString('base64url') ?? caller.address;
  const mostWrong = await triesLeft(shop, 'COUPON', subject);
  if (mostWrong <= 0) return tooManyGuesses();
  const reply = await run(mostWrong);
  const wrong = reply.ok
    ? (reply.body.cartInfo.messages ?? []).filter((message) => message.code === 'INVALID_COUPON').length
    : reply.code === 'TOO_MANY_REQUESTS'
      ? mostWrong
      : 0;
  for (let counted = 0; counted < wrong; counted += 1) await countAttempt(shop, 'COUPON', subject);
  return reply;
}
