import type { Message } from '#contracts/cart-item.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

/** How loud a message is. */
export type Tone = 'info' | 'warning' | 'failure';

/** A cart message as it is shown. */
export type ShownMessage = {
  readonly code: string;
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly text: string;
  /** What can be done about it. */
  readonly offer?: MessageOffer | undefined;
};

/** A form of the cart page that a message offers: what its button says, and its fields, the intent among them. */
export type MessageOffer = { readonly label: string; readonly fields: readonly (readonly [name: string, value: string])[] };

/** What can come out of adding to the cart or changing it: the title of the drawer and how loud it is. (C §4, Add-to-cart outcome; A-044) */
export const OUTCOMES = {
  outOfStock: { title: 'Out of stock', tone: 'warning' },
  replacement: { title: 'Replacement item', tone: 'warning' },
  partial: { title: 'Partial quantity available', tone: 'warning' },
  limit: { title: 'Quantity limit', tone: 'warning' },
  freeSample: { title: 'Free sample unavailable', tone: 'warning' },
  price: { title: 'Price not available', tone: 'failure' },
  blocked: { title: 'Item blocked', tone: 'failure' },
  standaloneWarranty: { title: 'Warranty', tone: 'failure' },
  childQuantity: { title: 'Check quantities', tone: 'failure' },
  planOutOfStock: { title: 'Warranty plan out of stock', tone: 'warning' },
  planError: { title: 'Warranty plan', tone: 'failure' },
  courierFee: { title: 'Courier surcharge', tone: 'warning' },
  rewards: { title: 'Rewards', tone: 'info' },
} as const satisfies Record<string, { title: string; tone: Tone }>;
export type OutcomeKind = keyof typeof OUTCOMES;

const KINDS: ReadonlyMap<string, OutcomeKind> = new Map([
  ['OUT_OF_STOCK', 'outOfStock'],
  ['PARTIAL_QTY_AVAILABLE', 'partial'],
  ['PARTIAL_QTY_FIXED', 'partial'],
  ['EXCEEDED_LIMIT', 'limit'],
  ['QTY_LIMIT_EXCEEDED', 'limit'],
  ['QTY_LIMIT_ITEM', 'limit'],
  ['EXCEEDS_MAX_LINE_QTY', 'limit'],
  ['INVALID_FREE_ITEM', 'freeSample'],
  ['PRICE_NOT_AVAILABLE', 'price'],
  ['BLOCKED_FOR_ADD_TO_CART', 'blocked'],
  ['RESTRICTED_ITEM', 'blocked'],
  ['OFF_CONTRACT_ERROR', 'blocked'],
  ['STANDALONE_WARRANTY_ITEM', 'standaloneWarranty'],
  ['CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', 'childQuantity'],
  ['SURCHG_ALTS_ITM_MSG', 'courierFee'],
]);

const TONES = { ERROR: 'failure', WARN: 'warning', INFO: 'info' } as const;
type WireMessage = Pick<Message, 'code' | 'type' | 'message' | 'params'>;

/** An add-on that too little else is shipped with says what is missing; the wire's own text does not. */
export function inWords<M extends WireMessage>(wire: M): M {
  const missing = wire.params?.['missing'];
  if (wire.code !== 'ADDON_THRESHOLD_NOT_MET' || typeof missing !== 'number' || !isShownAmount(missing)) return wire;
  return { ...wire, message: `This add-on travels with other items. Add ${formatDollars(missing)} of them to have it shipped.` };
}

/** A message of the cart in the shopper's words: with the title of its outcome where it has one. */
export function shownMessage(wire: WireMessage): ShownMessage {
  const { code, type, message } = inWords(wire);
  const kind = KINDS.get(code);
  if (kind === undefined) return { code, tone: TONES[type], title: undefined, text: message };
  // A surcharge that can be avoided is worth knowing; one that cannot is a warning.
  const tone = kind === 'courierFee' && type === 'INFO' ? 'info' : OUTCOMES[kind].tone;
  return { code, tone, title: OUTCOMES[kind].title, text: message };
}

/** The same of a plan that was to go along with an item: sold out, or not to be had for a reason that has no outcome of its own. */
export function shownPlanMessage(message: WireMessage): ShownMessage {
  const kind = KINDS.get(message.code);
  if (kind === 'outOfStock') return outcomeMessage('planOutOfStock', message.code, message.message);
  return kind === undefined && message.type === 'ERROR'
    ? outcomeMessage('planError', message.code, message.message)
    : shownMessage(message);
}

/** An outcome that no message of the server names, in words of ours. `code` only tells it apart from others. */
export function outcomeMessage(kind: OutcomeKind, code: string, text: string, tone: Tone = OUTCOMES[kind].tone): ShownMessage {
  return { code, tone, title: OUTCOMES[kind].title, text };
}

const LOUDNESS: Record<Tone, number> = { failure: 0, warning: 1, info: 2 };

/** The loudest of some messages, the first of equals: its title stands over all of them; `undefined` when there are none. */
export function loudestOf(messages: readonly ShownMessage[]): ShownMessage | undefined {
  return messages.toSorted((one, other) => LOUDNESS[one.tone] - LOUDNESS[other.tone])[0];
}

/** The same with the name of the item that it is about, for where it does not stand beside it. */
export function messageAbout(message: ShownMessage, itemName: string | undefined): ShownMessage {
  return itemName === undefined ? message : { ...message, text: `${itemName}: ${message.text}` };
}
