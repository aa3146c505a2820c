import { RETURN_REASONS, type ReturnReason } from '#domain/orders/return-reasons.ts';
import { reasonText } from '#domain/orders/words/return-words.ts';

/** The reasons to choose from. */
export const REASON_OPTIONS = RETURN_REASONS.map((value) => ({ value, label: reasonText(value) }));

/** A reason as a form sends it; undefined when none was chosen. */
export function reasonOf(text: string): ReturnReason | undefined {
  return RETURN_REASONS.find((reason) => reason === text);
}
