import type { FormError } from '#app/api/form-errors.ts';
import type { StepName } from './checkout-view.ts';

export const CHECKOUT_INTENTS = ['address', 'choose-address', 'pickup', 'card', 'hosted-card', 'place'] as const;
export type CheckoutIntent = (typeof CHECKOUT_INTENTS)[number];

/** What a form of checkout came to when checkout does not simply go on. */
export type CheckoutOutcome =
  /** Something is wrong: at which step, and what had been entered. */
  | { readonly kind: 'FAILED'; readonly step: StepName; readonly errors: readonly FormError[]; readonly values: Readonly<Record<string, string>> }
  /** The payer's bank asks something first. */
  | { readonly kind: 'CHALLENGE'; readonly challengeUrl: string; readonly transactionId: string };

/** Reads the intent of a form; `undefined` for what no form of ours sends. */
export function readCheckoutIntent(text: string): CheckoutIntent | undefined {
  return CHECKOUT_INTENTS.find((intent) => intent === text);
}
