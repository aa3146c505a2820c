import type { AddOutcome } from './add-outcome.ts';
import type { AddOverlayEvent } from './add-overlay.ts';

/** What the overlay is told when a plan or service was added in it, or could not be. */
export function offerEvent(
  itemId: string,
  { isDone, missed, said, cart }: Pick<AddOutcome, 'isDone' | 'missed' | 'said' | 'cart'>,
): AddOverlayEvent[] {
  if (isDone) return [{ type: 'DONE', what: itemId, cart }];
  const text = missed[0]?.said.text ?? said[0]?.text ?? 'Failure while adding item to cart. Please try again';
  return [
    { type: 'STOP_SPINNING', what: itemId },
    { type: 'SHOW_ERROR', text },
  ];
}
