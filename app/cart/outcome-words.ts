import type { Message } from '#contracts/cart.ts';

/** A cart message as it is shown. */
export type Said = {
  readonly code: string;
  readonly tone: 'info' | 'warning' | 'failure';
  readonly title?: string | undefined;
  readonly text: string;
};

type Words = { readonly title: string; readonly tone: Said['tone'] };

const LIMIT: Words = { title: 'Quantity limit', tone: 'warning' };
const PARTIAL: Words = { title: 'Partial quantity available', tone: 'warning' };
const BLOCKED: Words = { title: 'Item blocked', tone: 'failure' };

/** The titles of what can come out of a change to the cart, and how loud they are. (C §4, Add-to-cart outcome; A-044) */
const OUTCOMES: ReadonlyMap<string, Words> = new Map([
  ['OUT_OF_STOCK', { title: 'Out of stock', tone: 'warning' }],
  ['PARTIAL_QTY_AVAILABLE', PARTIAL],
  ['PARTIAL_QTY_FIXED', PARTIAL],
  ['EXCEEDED_LIMIT', LIMIT],
  ['QTY_LIMIT_EXCEEDED', LIMIT],
  ['QTY_LIMIT_ITEM', LIMIT],
  ['EXCEEDS_MAX_LINE_QTY', LIMIT],
  ['INVALID_FREE_ITEM', { title: 'Free sample unavailable', tone: 'warning' }],
  ['PRICE_NOT_AVAILABLE', { title: 'Price not available', tone: 'failure' }],
  ['BLOCKED_FOR_ADD_TO_CART', BLOCKED],
  ['RESTRICTED_ITEM', BLOCKED],
  ['OFF_CONTRACT_ERROR', BLOCKED],
  ['STANDALONE_WARRANTY_ITEM', { title: 'Warranty', tone: 'failure' }],
  ['CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', { title: 'Check quantities', tone: 'failure' }],
]);

const TONES = { ERROR: 'failure', WARN: 'warning', INFO: 'info' } as const;

/** A message of the cart in the shopper's words: with the title of its outcome where it has one. */
export function saidOf({ code, type, message }: Pick<Message, 'code' | 'type' | 'message'>): Said {
  const words = OUTCOMES.get(code);
  return { code, tone: words?.tone ?? TONES[type], title: words?.title, text: message };
}

/** The same with the name of the item that it is about, for where it does not stand beside it. */
export function saidAbout(said: Said, itemName: string | undefined): Said {
  return itemName === undefined ? said : { ...said, text: `${itemName}: ${said.text}` };
}
