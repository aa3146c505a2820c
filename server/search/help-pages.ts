import type { HelpTopic } from '#domain/search/suggesting/begun-help.ts';
import type { Shopper } from '../shoppers/index.ts';

/** A page of the shop that answers something. */
type HelpPage = { readonly text: string; readonly url: string };

const PAGES: Readonly<Record<HelpTopic, HelpPage>> = {
  ORDERS: { text: 'Track an order', url: '/account/orders' },
  CANCEL: { text: 'Cancel or change an order', url: '/help#orders' },
  RETURNS: { text: 'Returns and refunds', url: '/help#returns' },
  DEALS: { text: 'Deals', url: '/landing/deals' },
  NEW: { text: 'New arrivals', url: '/search?sort=newest' },
  QUICK_ORDER: { text: 'Quick order', url: '/quick-order' },
  ACCOUNT: { text: 'Your orders', url: '/account/orders' },
  PRINTERS: { text: 'Find ink by printer', url: '/account/printers' },
  BRANDS: { text: 'Shop by brand', url: '/search?sort=bestselling' },
  COUPONS: { text: 'Add a coupon', url: '/cart/add' },
  PRICE_MATCH: { text: 'Price matching', url: '/help#payment' },
  AHEAD: { text: 'Pre-orders and back orders', url: '/help#orders' },
  VOLUME: { text: 'Prices for several', url: '/help#payment' },
  RECEIPT: { text: 'Receipts and invoices', url: '/account/orders' },
  GIFT_CARDS: { text: 'Check a gift card balance', url: '/help#payment' },
  STORES: { text: 'Stores and hours', url: '/stores' },
  PICKUP: { text: 'Store pickup', url: '/help#pickup' },
  DELIVERY: { text: 'Shipping and delivery', url: '/help#delivery' },
  INVOICE: { text: 'Purchase orders and invoices', url: '/help#organizations' },
  TAX: { text: 'Sales tax and exemption', url: '/help#tax' },
  PAYMENT: { text: 'Ways to pay', url: '/help#payment' },
  PASSWORD: { text: 'Forgot your password?', url: '/office/supplies/forgot-password' },
  CONTACT: { text: 'Contact us', url: '/help#contact' },
  HELP: { text: 'Help', url: '/help' },
};

/** Where orders are looked up by those who have no account. */
const FIND_AN_ORDER: HelpPage = { text: 'Track an order', url: '/account/find-order' };

/** The page on which a shopper finds what they ask about. */
export function helpPage(topic: HelpTopic, { person }: Pick<Shopper, 'person'>): HelpPage {
  return (topic === 'ORDERS' || topic === 'RECEIPT') && person === undefined ? FIND_AN_ORDER : PAGES[topic];
}
