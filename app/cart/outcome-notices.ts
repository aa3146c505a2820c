import type { NoticeTone } from '#app/ui/notice.tsx';
import type { CartOutcome } from './cart-outcome.ts';
import { saidAbout } from './outcome-words.ts';

/** What a page says of an outcome that no row says. */
export function noticesOf({
  success,
  said,
  about,
}: Pick<CartOutcome, 'success' | 'said' | 'about'>): { tone: NoticeTone; title?: string; text: string }[] {
  return [
    ...(success === undefined || success === '' ? [] : [{ tone: 'success' as const, text: success }]),
    ...said.map((one) => saidAbout(one, about)).map(({ tone, title, text }) => ({ tone, ...(title !== undefined && { title }), text })),
  ];
}
