import { loudestOf } from '#app/cart/outcome-words.ts';
import { pickupToast } from '#app/cart/pickup-news.ts';
import type { AddOutcome } from './add-outcome.ts';

/** What is said at the foot of the page about an add. */
export type AddToast = {
  readonly text: string;
  /** There is more to read about it than fits. */
  readonly hasMore: boolean;
};

/** The title over an outcome: that of the loudest thing that is said, else whether anything was added. (A-044) */
export function outcomeTitle({ isDone, said, missed }: Pick<AddOutcome, 'isDone' | 'said' | 'missed'>): string {
  const title = loudestOf([...missed.map((item) => item.said), ...said])?.title;
  return title ?? (isDone ? 'Added to your cart' : 'Not added to your cart');
}

/** An outcome in a sentence or two: what was added, what is picked up, and that something was not. (A-073, A-099) */
export function toastOf({ banner, pickup, missed, said }: Pick<AddOutcome, 'banner' | 'pickup' | 'missed' | 'said'>): AddToast {
  const [only, ...others] = missed;
  const parts = [
    banner,
    pickup === undefined ? '' : `${pickupToast(pickup)}.`,
    only === undefined ? '' : `${others.length === 0 ? '1 item was' : `${missed.length} items were`} not added.`,
    said.find(({ tone }) => tone === 'failure')?.text ?? '',
  ];
  return { text: parts.filter((part) => part !== '').join(' '), hasMore: missed.length + said.length > 0 };
}
