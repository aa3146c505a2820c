import { refuse, type Reply } from '#contracts/door.ts';
import type { LimitKind } from './limits.ts';

type Full = { readonly full?: LimitKind; readonly retryAfterSeconds: number };

/** What is said where a limit is used up: when there is room again, and what can be done meanwhile. */
const TEXTS: Partial<Record<LimitKind, (when: string) => string>> = {
  CARD_FINGERPRINT: () => "This card can't be used right now. Please use another card.",
};

/** The answer to who has guessed too often. */
export function tooManyGuesses({ full, retryAfterSeconds }: Full): Reply<never> {
  const message = full === undefined ? undefined : TEXTS[full]?.(spokenWait(retryAfterSeconds));
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds, ...(message !== undefined && { message }) });
}

/** A time from now as one says it. */
function spokenWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return 'in a moment';
  if (minutes <= 45) return `in ${minutes} minutes`;
  return minutes <= 75 ? 'in about an hour' : `in about ${Math.ceil(minutes / 60)} hours`;
}
