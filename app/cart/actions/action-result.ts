import { textIn } from '#app/api/form-request.ts';
import type { Unreached } from '#app/api/unreached.ts';
import type { ShownMessage } from '#app/cart/messages/shown-message.ts';
import type { PickupNotification } from '#app/cart/messages/pickup-notification.ts';

/** What a page can change of the cart. The field `intent` of its forms. */
const CART_CHANGES = [
  'add',
  'quantity',
  'remove',
  'delivery',
  'store',
  'swap',
  'split',
  'deliver-rest',
  'furniture',
  'keep',
  'opt-out',
  'choose-gift',
  'drop-gift',
  'seen-changes',
  'apply-coupon',
  'remove-coupon',
  'redeem',
  'later-day',
  'save',
  'move-saved',
  'move-all-saved',
  'remove-saved',
  'restore-saved',
  'leave-quote',
] as const;
export type CartChange = (typeof CART_CHANGES)[number];
/** What its forms are for: a change, or the way to checkout, which is another page. */
export const CART_INTENTS = [...CART_CHANGES, 'checkout', 'continue-as-guest'] as const;
export type CartIntent = (typeof CART_INTENTS)[number];

/** What an action led to, for a script that shows it in place. */
export type ActionResult = {
  readonly intent: CartIntent;
  readonly isDone: boolean;
  /** No answer came, or the shop itself failed: nobody knows whether it was done. */
  readonly isUnreached?: true;
  /** The call itself was refused: there is nothing more to say of what it was about. */
  readonly isRefused?: true;
  /** What it was about, where it was about one row. */
  readonly lineId?: string | undefined;
  /** The name of that row's item: for where the messages do not stand beside it. */
  readonly about?: string | undefined;
  readonly askedQty?: number | undefined;
  readonly messages: readonly ShownMessage[];
  /** What it led to at rows other than the one that it was about. */
  readonly atRows?: readonly { readonly lineId: string; readonly about: string; readonly messages: readonly ShownMessage[] }[] | undefined;
  /** What worked, in one sentence. */
  readonly success?: string | undefined;
  /** What it did to what is picked up in a store. */
  readonly pickup?: PickupNotification | undefined;
  /** Something that is gone, and the form that brings it back: an add unless its fields name another intent. */
  readonly removed?: { readonly title: string; readonly again: readonly (readonly [string, string])[] } | undefined;
  /** The rows that it added, or added to. */
  readonly addedLineIds?: readonly string[] | undefined;
  /** Saved items that could not be moved to the cart, with the reasons. */
  readonly left?: readonly { readonly listItemId: string; readonly messages: readonly ShownMessage[] }[] | undefined;
  /** What the browser is to remember: `set-cookie` values. */
  readonly remember?: readonly string[] | undefined;
};

/** The result of a form that got no answer: its row is as it was. */
export function unreachedResult(form: FormData, text: string): ActionResult & Unreached {
  const intent = readIntent(textIn(form, 'intent')) ?? 'checkout';
  return {
    intent,
    isDone: false,
    isUnreached: true,
    lineId: textIn(form, 'cartItemId') || textIn(form, 'listItemId'),
    messages: [{ code: 'TECHNICAL_PROBLEM', tone: 'failure', text }],
    ...(intent === 'quantity' && { askedQty: Number(textIn(form, 'qty')) }),
  };
}

/** Reads the intent of a form; `undefined` for what no form of ours sends. */
export function readIntent(text: string): CartIntent | undefined {
  return CART_INTENTS.find((intent) => intent === text);
}

/** The same where only a change of the cart is wanted. */
export function readChange(text: string): CartChange | undefined {
  return CART_CHANGES.find((change) => change === text);
}

const ABOUT_SAVED: readonly CartIntent[] = ['save', 'move-saved', 'move-all-saved', 'remove-saved', 'restore-saved'];

/** Whether an action is one of the saved list, which shows its results itself. */
export function isAboutSaved(intent: CartIntent): boolean {
  return ABOUT_SAVED.includes(intent);
}
