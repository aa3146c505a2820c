import type { CaptchaData } from '#contracts/captcha.ts';
import type { Message } from '#contracts/cart-item.ts';
import type { Cart } from '#contracts/cart.ts';
import { type CartLine } from '#domain/cart/cart-line.ts';
import type { LineMessage } from '#domain/cart/line-message.ts';

/** What an answer tells beside the state of the cart. */
export type Told = {
  readonly messages?: readonly LineMessage[];
  readonly cartMessages?: readonly Message[];
  /** Rows that this call removed: told once more, as DELETED. */
  readonly removed?: readonly CartLine[];
  /** Rows that this call changed or added. */
  readonly touchedLineIds?: readonly string[];
  readonly newItemAdded?: boolean;
  /** What each touched row was asked for and got. */
  readonly asked?: ReadonlyMap<string, { readonly requestedQty: number; readonly qtyAdded: number }>;
  readonly loginRequired?: boolean;
  /** The items that were asked for, so that what goes along with them is offered. */
  readonly askedItemIds?: readonly string[];
  /** The day that the shopper had chosen for the delivery and that is too early by now. */
  readonly overtakenDate?: string | undefined;
  /** What is asked before the next try to pay, where the call has looked. */
  readonly captcha?: CaptchaData;
  /** The shopper's cards, where the call has read them. */
  readonly wallet?: NonNullable<Cart['userPayment']>;
  /** Where the shopper can have things sent, where the call has read it. */
  readonly knownAddresses?: Cart['knownAddresses'];
};
