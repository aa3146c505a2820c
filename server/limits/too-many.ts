import { refuse, type Reply } from '#contracts/door.ts';
import type { LimitKind } from './limits.ts';

type Full = { readonly full?: LimitKind; readonly retryAfterSeconds: number };

const noCards = (when: string) => `We can't take more cards right now. Try again ${when}, or pay with a gift card. Your cart is saved.`;
const noGiftCards = (when: string) => `We can't take more gift cards right now. Try again ${when}, or pay another way. Your cart is saved.`;
const noCoupons = (when: string) => `We can't check more coupon codes right now. Try again ${when}; you can still check out.`;

/** What is said where a limit is used up: when there is room again, and what can be done meanwhile. */
const TEXTS: Partial<Record<LimitKind, (when: string) => string>> = {
  LOGIN_ACCOUNT: (when) =>
    `Too many sign-in attempts. For your security, this account is locked. Try again ${when}. To get in now, reset your password.`,
  LOGIN_ADDRESS: (when) => `Too many sign-in attempts from your network. Try again ${when}.`,
  COUPON: noCoupons,
  COUPON_ADDRESS: noCoupons,
  GIFT_CARD_PIN: (when) => `Too many wrong PINs for this gift card. Try it again ${when}, or pay another way. Your cart is saved.`,
  GIFT_CARD_PIN_SESSION: noGiftCards,
  GIFT_CARD_PIN_ADDRESS: noGiftCards,
  CARD: noCards,
  CARD_ACCOUNT: noCards,
  CARD_ADDRESS: noCards,
  CARD_FINGERPRINT: () => "This card can't be used right now. Please use another card.",
};

/** The answer to who has tried too often. */
export function tooManyAttempts({ full, retryAfterSeconds }: Full): Reply<never> {
  // Seats that come and go are nobody's lock.
  const message = full === undefined || retryAfterSeconds <= 5 ? undefined : TEXTS[full]?.(spokenWait(retryAfterSeconds));
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds, ...(message !== undefined && { message }) });
}

/** A time from now as one says it. */
function spokenWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return 'in a moment';
  if (minutes <= 45) return `in ${minutes} minutes`;
  return minutes <= 75 ? 'in about an hour' : `in about ${Math.ceil(minutes / 60)} hours`;
}
