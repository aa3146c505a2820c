import type { NoticeTone } from '#app/ui/notice.tsx';
import type { CartOutcome } from '#app/cart/actions/action-result.ts';
import { saidAbout } from './shown-message.ts';

/** What a page says of an outcome that no row says. */
export function noticesOf({
  success,
  said,
  about,
  pickup,
}: Pick<CartOutcome, 'success' | 'said' | 'about' | 'pickup'>): { tone: NoticeTone; title?: string; text: string }[] {
  return [
    ...(success === undefined || success === '' ? [] : [{ tone: 'success' as const, text: success }]),
    ...(pickup === undefined ? [] : [{ tone: 'success' as const, title: pickup.title, text: pickup.summary }]),
    ...said.map((one) => saidAbout(one, about)).map(({ tone, title, text }) => ({ tone, ...(title !== undefined && { title }), text })),
  ];
}
