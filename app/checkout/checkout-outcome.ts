import type { RefusedSplit } from './budgets/budget-fields.ts';
import type { CaptchaData } from '#contracts/captcha.ts';
import type { FormError } from '#app/api/form-errors.ts';
import type { RefusedBy } from '#app/api/refused-with.ts';
import { textIn } from '#app/api/form-request.ts';
import type { Unreached } from '#app/api/unreached.ts';
import type { StepName } from './checkout-view.ts';

export const CHECKOUT_INTENTS = [
  'coupon',
  'remove-coupon',
  'address',
  'choose-address',
  'billing-address',
  'pickup',
  'budget',
  'invoice',
  'budget-split',
  'card',
  'saved-card',
  'hosted-card',
  'vendor-payment',
  'gift-card',
  'gift-balance',
  'change-payment',
  'remove-payment',
  'place',
] as const;
export type CheckoutIntent = (typeof CHECKOUT_INTENTS)[number];

/** What was to pay what gift and prepaid cards leave, and did not. */
export type DeclinedMain = { readonly name: string; /** Not a payment of a vendor's own page. */ readonly isCard: boolean };

/** What a form of checkout came to when checkout does not simply go on. */
export type CheckoutOutcome =
  /** Something is wrong: at which step, and what had been entered. */
  | {
      readonly kind: 'FAILED';
      readonly step: StepName;
      readonly errors: readonly FormError[];
      readonly values: Readonly<Record<string, string>>;
      /** No answer came, or the shop itself failed. */ readonly isUnreached?: true;
      /** What was asked for then: it can be sent again as it was. */ readonly intent?: CheckoutIntent;
      /** The call that refused it. */ readonly refusedBy?: RefusedBy;
      /** What was declined; it pays no more. */ readonly declined?: DeclinedMain;
      /** What the email was likely meant to be: asked before anything is kept. */ readonly emailMeant?: string;
      /** What has to be answered before the next try. */ readonly captcha?: CaptchaData;
    }
  /** It is done, and there is something to know about it. */
  | {
      readonly kind: 'TOLD';
      readonly text: string;
      /** The step that stays open. */ readonly step?: StepName;
      /** Of the budget centers: it is said there, since they are no step. */ readonly isOfBudget?: true;
      /** Of a row that cannot be parted so: it is said at the row. */ readonly split?: RefusedSplit;
      /** It is what was wanted; false: it is neither that nor anything that went wrong. */ readonly isGood?: boolean;
    }
  /** What is left on a gift card. */
  | { readonly kind: 'BALANCE'; readonly balance: string }
  /** The payer's bank asks something first. */
  | { readonly kind: 'CHALLENGE'; readonly challengeUrl: string; readonly transactionId: string };

export type CheckoutFailure = Extract<CheckoutOutcome, { kind: 'FAILED' }>;

/** Said where no answer came: the order may be there, and pressing again places no second one. */
export const UNKNOWN_TITLE = 'We do not know yet whether your order was placed';

/** The form that places the order: fields that stand elsewhere are sent with it. */
export const PLACE_ORDER_FORM = 'place-order';

/** Whether the numbers of the purchase order kept the order from being placed. */
export function isOfPurchaseOrder(failure: CheckoutFailure | undefined): boolean {
  return failure?.errors.some(({ field }) => field === 'poNumber' || field === 'poRelease') === true;
}

/** Over what kept an order from being placed, as far as that is known. */
export function notPlacedTitle(failure: CheckoutFailure | undefined): string {
  if (isOfPurchaseOrder(failure)) return 'Please check the purchase order';
  return failure?.isUnreached === true ? UNKNOWN_TITLE : 'Your order has not been placed yet';
}

const STEP_OF: Record<CheckoutIntent, StepName> = {
  coupon: 'review',
  'remove-coupon': 'review',
  address: 'address',
  'choose-address': 'address',
  'billing-address': 'address',
  pickup: 'pickup',
  budget: 'review',
  invoice: 'payment',
  'budget-split': 'review',
  card: 'payment',
  'saved-card': 'payment',
  'hosted-card': 'payment',
  'vendor-payment': 'payment',
  'gift-card': 'payment',
  'gift-balance': 'payment',
  'change-payment': 'payment',
  'remove-payment': 'payment',
  place: 'review',
};

/** What stays in the fields that it was typed into, if there: it is in no outcome, and so in no page. */
const SECRET_FIELDS: readonly string[] = ['token', 'accountNumber', 'cvv'];

/** What had been entered, to be shown again; never what only its owner should know. */
export function enteredValues(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'intent' && !SECRET_FIELDS.includes(name) ? [[name, value] as const] : [],
    ),
  );
}

/** The outcome of a form that got no answer. An order may have been placed all the same: sending it again finds out. */
export function unreachedCheckout(form: FormData, text: string): CheckoutFailure & Unreached {
  const intent = readCheckoutIntent(textIn(form, 'intent')) ?? 'place';
  const errors = [
    { message: intent === 'place' ? `${text} Press Place order once more then: your order is placed and paid only once.` : text },
  ];
  return { kind: 'FAILED', step: STEP_OF[intent], errors, values: enteredValues(form), intent, isUnreached: true };
}

const SIGNED_OUT =
  'You were signed out, maybe in another tab. Sign in again in another tab, then press the button once more. What you typed is still here.';

/** The outcome of a form of somebody whose session has ended: what they typed stays on the page. */
export function signedOut(form: FormData): CheckoutFailure & Unreached {
  return { ...unreachedCheckout(form, SIGNED_OUT), errors: [{ message: SIGNED_OUT }] };
}

/** Reads the intent of a form; `undefined` for what no form of ours sends. */
export function readCheckoutIntent(text: string): CheckoutIntent | undefined {
  return CHECKOUT_INTENTS.find((intent) => intent === text);
}
