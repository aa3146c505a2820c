import { saidAbout, type Said } from '#app/cart/messages/shown-message.ts';
import type { NoticeTone } from '#app/ui/notice.tsx';
import type { AddOutcome, MissedItem } from './add-outcome.ts';

/** What the cart says after an add without scripts: the banner after coupons or several items, and all that did not go as asked. */
export function toldOfAdd({ banner, said, missed, pickup }: AddOutcome): {
  notices: { tone: NoticeTone; title?: string; text: string }[];
} {
  return {
    notices: [
      ...(banner !== '' ? [{ tone: 'success' as const, text: banner }] : []),
      ...(pickup === undefined ? [] : [{ tone: 'success' as const, title: pickup.title, text: pickup.summary }]),
      ...[...missed.map(saidOfMissed), ...said].map(({ tone, title, text }) => ({ tone, ...(title !== undefined && { title }), text })),
    ],
  };
}

function saidOfMissed({ said, product, itemId }: MissedItem): Said {
  return saidAbout(said, product?.title ?? `Item ${itemId}`);
}
