import { shopPage, type ShopPage } from '../shop-pages.ts';
import { shopQuestion, type ShopTopic } from '../shop-questions.ts';

/** What somebody who types a word of help may be shown the page of: a question about the shop, or one of its pages. */
export type HelpTopic = ShopTopic | ShopPage | 'HELP';

/** How asking for help begins, the plainest way first. "my" and "where" begin nothing else. */
const BEGUN: readonly (readonly [HelpTopic, string])[] = [
  ['ORDERS', 'track an order'],
  ['ORDERS', 'track my order'],
  ['ORDERS', 'track order'],
  ['ORDERS', 'tracking number'],
  ['ORDERS', 'order status'],
  ['ORDERS', 'order tracking'],
  ['ORDERS', 'orders'],
  ['ORDERS', 'my orders'],
  ['ORDERS', 'where is my order'],
  ['ORDERS', "where's my order"],
  ['CANCEL', 'cancel my order'],
  ['CANCEL', 'cancel an order'],
  ['CANCEL', 'cancel order'],
  ['CANCEL', 'change my order'],
  ['RETURNS', 'returns'],
  ['RETURNS', 'return policy'],
  ['RETURNS', 'return an item'],
  ['RETURNS', 'refunds'],
  ['RETURNS', 'exchanges'],
  ['COUPONS', 'coupons'],
  ['COUPONS', 'coupon code'],
  ['COUPONS', 'promo code'],
  ['COUPONS', 'promotion code'],
  ['COUPONS', 'discount code'],
  ['COUPONS', 'voucher'],
  ['PRICE_MATCH', 'price match'],
  ['VOLUME', 'bulk discount'],
  ['VOLUME', 'bulk pricing'],
  ['VOLUME', 'volume pricing'],
  ['VOLUME', 'quantity discount'],
  ['RECEIPT', 'my receipts'],
  ['DEALS', 'deals'],
  ['DEALS', 'sale items'],
  ['DEALS', 'on sale'],
  ['DEALS', 'clearance'],
  ['DEALS', 'black friday'],
  ['DEALS', 'cyber monday'],
  ['NEW', 'new arrivals'],
  ['NEW', "what's new"],
  ['QUICK_ORDER', 'quick order'],
  ['QUICK_ORDER', 'order by item number'],
  ['ACCOUNT', 'my account'],
  ['ACCOUNT', 'account'],
  ['BRANDS', 'brands'],
  ['GIFT_CARDS', 'gift card balance'],
  ['GIFT_CARDS', 'check gift card'],
  ['STORES', 'stores near me'],
  ['STORES', 'store hours'],
  ['STORES', 'store locator'],
  ['STORES', 'locations'],
  ['STORES', 'hours'],
  ['STORES', 'opening hours'],
  ['STORES', 'nearest store'],
  ['PICKUP', 'pickup in store'],
  ['PICKUP', 'pick up in store'],
  ['PICKUP', 'store pickup'],
  ['PICKUP', 'curbside pickup'],
  ['DELIVERY', 'shipping costs'],
  ['DELIVERY', 'delivery times'],
  ['DELIVERY', 'free shipping'],
  ['DELIVERY', 'free delivery'],
  ['DELIVERY', 'same day delivery'],
  ['DELIVERY', 'how long does shipping take'],
  ['INVOICE', 'purchase orders'],
  ['INVOICE', 'net 30'],
  ['INVOICE', 'pay by invoice'],
  ['TAX', 'tax exempt'],
  ['TAX', 'tax exemption'],
  ['TAX', 'exempt from tax'],
  ['TAX', 'sales tax'],
  ['PAYMENT', 'payment methods'],
  ['PAYMENT', 'ways to pay'],
  ['PAYMENT', 'how can i pay'],
  ['PASSWORD', 'password reset'],
  ['PASSWORD', 'forgot password'],
  ['PASSWORD', 'reset password'],
  ['CONTACT', 'contact us'],
  ['CONTACT', 'customer service'],
  ['CONTACT', 'customer support'],
  ['CONTACT', 'phone number'],
  ['CONTACT', 'live chat'],
  ['ORDERS', 'when will my order arrive'],
  ['DELIVERY', 'when will it arrive'],
  ['DELIVERY', 'do you deliver on saturday'],
  ['DELIVERY', 'do you ship to'],
  ['DELIVERY', 'how much is shipping'],
  ['RETURNS', 'how do i return something'],
  ['RETURNS', 'can i return something'],
  ['RETURNS', 'what is your return policy'],
  ['CANCEL', 'how do i cancel an order'],
  ['CANCEL', 'can i cancel my order'],
  ['ORDERS', 'how do i track my order'],
  ['PAYMENT', 'what payment methods do you take'],
  ['HELP', 'help'],
  ['HELP', 'faq'],
];

/** From so many letters on a beginning says what is asked; of fewer it may be that of anything. */
const FEWEST_LETTERS = 3;

/** A question begins like things do ("can", "do"): it is one from its second word on. */
const QUESTION = /^(?:how|can|do|when|what) \S/;

/** What of the shop somebody seems to be asking about who has typed this so far; undefined: they look for something to buy. */
export function begunHelp(typed: string): HelpTopic | undefined {
  const begun = typed.toLowerCase().replaceAll(/\s+/g, ' ').trimStart();
  const asked = shopQuestion(typed);
  if (asked !== undefined) return asked === 'CONTACT' && begun.trim() === 'help' ? 'HELP' : asked;
  if (begun.length < FEWEST_LETTERS || begun === 'my ') return undefined;
  return (
    BEGUN.find(([, question]) => question.startsWith(begun) && (!QUESTION.test(question) || QUESTION.test(begun)))?.[0] ?? shopPage(typed)
  );
}
