import { NOT_SENT_PATH } from '#app/shell/account-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { WRITTEN_PATHS } from '#app/shell/written-paths.ts';

/** What pages need to know of who opens them, by their paths. */
const REASONS: readonly (readonly [path: string, why: string])[] = [
  [WRITTEN_PATHS.reviews, 'Sign in to write your review: reviews come from people who bought the item. You’ll come right back to it.'],
  [WRITTEN_PATHS.questions, 'Sign in to ask or answer: we email you when there is an answer. You’ll come right back to it.'],
  [NOT_SENT_PATH, 'You were signed out before this was sent. Sign in, and we’ll show you what you typed.'],
  [PATHS.orders, 'Sign in to see your orders.'],
  [PATHS.printers, 'Sign in to keep your printers: we’ll show what fits them. You’ll come right back.'],
];

/** Why somebody is asked to sign in on the way to an address of the shop. */
export function whySignIn(returnTo: string): string {
  const [path] = returnTo.split(/[?#]/);
  return REASONS.find(([known]) => known === path)?.[1] ?? 'Please sign in to continue.';
}
