import type { ShopTopic } from '#domain/search/shop-questions.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';

/** A part of the help page, by its anchor. */
export type HelpPart = 'delivery' | 'pickup' | 'orders' | 'returns' | 'payment' | 'contact';

export function helpPath(part: HelpPart): string {
  return `${PATHS.help}#${part}`;
}

/** What a question about the shop leads to. */
export type HelpAnswer = { readonly text: string; readonly links: readonly { readonly text: string; readonly to: string }[] };

const YOUR_ORDERS = { text: 'Your orders', to: PATHS.orders };
const FIND_AN_ORDER = { text: 'Find an order without an account', to: ACCOUNT_PATHS.findOrder };

const ANSWERS: Record<ShopTopic, HelpAnswer> = {
  CANCEL: { text: 'Canceling an order?', links: [YOUR_ORDERS, FIND_AN_ORDER, { text: 'How canceling works', to: helpPath('orders') }] },
  RETURNS: { text: 'Returning something?', links: [{ text: 'How returns work', to: helpPath('returns') }, YOUR_ORDERS] },
  ORDERS: { text: 'Looking for your order?', links: [YOUR_ORDERS, FIND_AN_ORDER] },
  GIFT_CARDS: {
    text: 'Checking a gift card?',
    links: [{ text: 'How to see its balance', to: helpPath('payment') }],
  },
  STORES: {
    text: 'Looking for a store?',
    links: [
      { text: 'Our stores and their hours', to: PATHS.stores },
      { text: 'How pickup works', to: helpPath('pickup') },
    ],
  },
  PICKUP: { text: 'Picking it up?', links: [{ text: 'How pickup works', to: helpPath('pickup') }] },
  DELIVERY: {
    text: 'Asking about delivery?',
    links: [
      { text: 'When it comes and what it costs', to: helpPath('delivery') },
      { text: 'Set your ZIP code', to: PATHS.deliveryZip },
    ],
  },
  PAYMENT: { text: 'Asking about payment?', links: [{ text: 'Ways to pay', to: helpPath('payment') }] },
  PASSWORD: { text: 'Forgot your password?', links: [{ text: 'Choose a new one', to: ACCOUNT_PATHS.forgotPassword }] },
  CONTACT: {
    text: 'Need a hand?',
    links: [
      { text: 'How to reach us', to: helpPath('contact') },
      { text: 'Help', to: PATHS.help },
    ],
  },
};

export function helpAnswer(topic: ShopTopic): HelpAnswer {
  return ANSWERS[topic];
}
