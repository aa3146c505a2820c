import type { NoticeTone } from '#app/ui/notice.tsx';
import type { CartOutcome } from './cart-outcome.ts';

export type PageNotice = { readonly tone: NoticeTone; readonly title?: string; readonly text: string };

/** What a page says of an outcome that no row says. */
export function noticesOf({ success, said }: Pick<CartOutcome, 'success' | 'said'>): { tone: NoticeTone; title?: string; text: string }[] {
  return [
    ...(success === undefined || success === '' ? [] : [{ tone: 'success' as const, text: success }]),
    ...said.map(({ tone, title, text }) => ({ tone, ...(title !== undefined && { title }), text })),
  ];
}
