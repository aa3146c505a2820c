import type { AddOutcome } from './add-outcome.ts';
import type { AddOverlayEvent } from './add-overlay.ts';

/** What the overlay is told when a plan or service was added in it, or could not be. */
export function offerEvent(
  itemId: string,
  { isDone, missed, messages, cart }: Pick<AddOutcome, 'isDone' | 'missed' | 'messages' | 'cart'>,
): AddOverlayEvent[] {
  if (isDone) return [{ type: 'DONE', what: itemId, cart }];
  const text = missed[0]?.message.text ?? messages[0]?.text ?? 'Failure while adding item to cart. Please try again';
  return [
    { type: 'STOP_SPINNING', what: itemId },
    { type: 'SHOW_ERROR', text },
  ];
}
