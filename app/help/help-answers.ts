import {
  SAME_DAY_CUTOFF_MINUTE,
  SAME_DAY_RADIUS_MILES,
  SHIP_TO_STORE_DAYS,
  SHIPPING_CUTOFF_MINUTE,
  STANDARD_DAYS,
} from '#domain/delivery/days/promise.ts';
import { orderByText } from '#domain/delivery/order-by-text.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import { BUSINESS_PRICING, CONSUMER_PRICING, SAME_DAY_FEE_CENTS } from '#domain/pricing/pricing-config.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import type { ShopTopic } from '#domain/search/shop-questions.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { NOT_RETURNED, POSTAGE_RULE } from '#domain/orders/handing/return-postage.ts';
import { allItemsPath, cartPath, PATHS } from '#app/shell/site-paths.ts';
import { helpPath } from './help-topics.ts';

/** What the rules of a site come to, in its words and numbers. */
export function shopFacts(tenant: Tenant) {
  return {
    orderBy: orderByText(SHIPPING_CUTOFF_MINUTE) ?? '',
    orderTodayBy: orderByText(SAME_DAY_CUTOFF_MINUTE) ?? '',
    standardDays: `${STANDARD_DAYS.min} to ${STANDARD_DAYS.max}`,
    storeDays: `${SHIP_TO_STORE_DAYS.min} to ${SHIP_TO_STORE_DAYS.max}`,
    sameDayMiles: SAME_DAY_RADIUS_MILES,
    sameDayFee: formatPrice(SAME_DAY_FEE_CENTS),
    costs:
      tenant === 'SBA'
        ? `Delivery is free. An order below ${formatPrice(BUSINESS_PRICING.smallOrderThresholdCents)} carries a small-order fee of ${formatPrice(BUSINESS_PRICING.smallOrderFeeCents)}.`
        : `Shipping is free on orders of ${formatPrice(CONSUMER_PRICING.freeShippingThresholdCents)} or more. Below that it is ${formatPrice(CONSUMER_PRICING.shipFeeCents)}.`,
    email: SHOP_EMAIL,
  };
}

/** When a card is charged. */
const CHARGED = 'Your card is charged when your order ships, when you pick it up or, for what comes by email, when we email it.';

/** What is said in full on the help page, and alone to who asks just that. */
export function shortAnswers(tenant: Tenant): Readonly<Record<ShopTopic, string>> {
  const { costs, standardDays, email } = shopFacts(tenant);
  return {
    CANCEL: "You can cancel on the order's page until it leaves. Nothing is charged for what has not left.",
    RETURNS: `Items that arrived can be returned, with no deadline. On the order’s page, choose what you want to return, all of it or some, and why. You see your refund, tax included, before you confirm. ${POSTAGE_RULE} ${NOT_RETURNED}, and delivery fees aren’t refunded.`,
    ORDERS: "The order's page shows where it is. We also email you whenever something happens to it.",
    AHEAD:
      'You can order what isn’t out yet, and what’s on back order: its page says “Pre-order” or “Back order”, and the day we expect it. Your card is charged when it ships, not before, and you can cancel until then.',
    GIFT_CARDS: 'Enter its number and PIN in the payment step of checkout: you see its balance before you place the order.',
    BRANDS: 'Type a brand’s name in the search field, or choose one under “Brand” beside any list of items.',
    COUPONS: 'Have a code? Enter it in your cart, under the items: you see what it takes off before you check out.',
    PRICE_MATCH:
      'We don’t match other stores’ prices. Waiting for a better one? On an item’s page, choose “Email me when the price drops”.',
    VOLUME:
      'Many items cost less each when you buy several: their page lists what you pay for how many, and your cart takes it off by itself. Cases cost less than packs, too.',
    RECEIPT:
      'Your order’s page has its receipt as a PDF, to print or to save, with the tax shown. An order that was canceled before it was charged has none.',
    STORES: 'Every store with its address, hours and phone number is on one page.',
    PICKUP: 'Choose a store in your cart. Each item then says whether that store has it and when you can pick it up.',
    DELIVERY: `${costs} Close to our warehouse it arrives the next business day, elsewhere in ${standardDays} business days.`,
    INVOICE: `Organizations with credit terms, such as net 30, can choose “Pay by invoice” at checkout: we invoice what has left, with your PO, and it’s due when your terms say. Pay it by ACH, wire or check: the bank account and the address are on each invoice and statement, and under “Invoices” in your account. Please reference the invoice number. Without terms, pay by card or another way. ${CHARGED} Once an order is charged, its page on the business site has its paid invoice as a PDF. A purchase order alone is no payment.`,
    TAX: "Where your organization's account is tax exempt, no tax is added to what you buy while you are signed in to it. Buying tax exempt in one state, for resale or as a school, nonprofit or government? Sign in, tell us about the certificate under “Tax exemption”, and once we’ve approved it, what goes to that state has no tax. Groceries and clothing are taxed as each state does.",
    PAYMENT: `Pay by card, PayPal, Klarna or the Visa wallet, and with gift and prepaid cards: these pay first, and one of the others pays the rest. ${CHARGED}`,
    PASSWORD: 'We email you a link to choose a new one.',
    CONTACT: `Write to ${email}, or call a store: its phone number is next to its hours.`,
  };
}

/** What a question about the shop leads to. */
export type HelpAnswer = {
  /** What seems to be asked. */
  readonly text: string;
  /** The answer, in a sentence or two. */
  readonly says: string;
  readonly links: readonly { readonly text: string; readonly to: string }[];
};

const YOUR_ORDERS = { text: 'Your orders', to: PATHS.orders };
const FIND_AN_ORDER = { text: 'Find an order without an account', to: ACCOUNT_PATHS.findOrder };

const ASKED: Record<ShopTopic, Omit<HelpAnswer, 'says'>> = {
  CANCEL: { text: 'Canceling an order?', links: [YOUR_ORDERS, FIND_AN_ORDER, { text: 'How canceling works', to: helpPath('orders') }] },
  AHEAD: { text: 'Ordering ahead?', links: [{ text: 'Help with orders', to: helpPath('orders') }, YOUR_ORDERS] },
  RETURNS: { text: 'Returning something?', links: [{ text: 'How returns work', to: helpPath('returns') }, YOUR_ORDERS] },
  ORDERS: { text: 'Looking for your order?', links: [YOUR_ORDERS, FIND_AN_ORDER] },
  GIFT_CARDS: {
    text: 'Checking a gift card?',
    links: [{ text: 'How to see its balance', to: helpPath('payment') }],
  },
  BRANDS: { text: 'Shopping by brand?', links: [{ text: 'All items, to narrow down by brand', to: allItemsPath('bestselling') }] },
  COUPONS: {
    text: 'Looking for coupons?',
    links: [
      { text: 'Your cart', to: cartPath('dotcom') },
      { text: 'What’s on sale', to: PATHS.deals },
    ],
  },
  PRICE_MATCH: { text: 'Comparing prices?', links: [{ text: 'What’s on sale', to: PATHS.deals }] },
  VOLUME: { text: 'Buying a lot?', links: [{ text: 'What’s on sale', to: PATHS.deals }] },
  RECEIPT: { text: 'Looking for a receipt?', links: [YOUR_ORDERS, FIND_AN_ORDER] },
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
  INVOICE: {
    text: 'Buying on a purchase order?',
    links: [
      { text: 'How organizations pay', to: helpPath('organizations') },
      { text: 'Ways to pay', to: helpPath('payment') },
    ],
  },
  TAX: { text: 'Asking about sales tax?', links: [{ text: 'Sales tax and exemption', to: helpPath('tax') }] },
  PAYMENT: { text: 'Asking about payment?', links: [{ text: 'Ways to pay', to: helpPath('payment') }] },
  PASSWORD: { text: 'Forgot your password?', links: [{ text: 'Choose a new one', to: ACCOUNT_PATHS.forgotPassword }] },
  CONTACT: {
    text: 'Need a hand?',
    links: [
      { text: 'How to reach us', to: helpPath('contact') },
      { text: 'Stores and their phone numbers', to: PATHS.stores },
      { text: 'Help', to: PATHS.help },
    ],
  },
};

export function helpAnswer(topic: ShopTopic, tenant: Tenant): HelpAnswer {
  return { ...ASKED[topic], says: shortAnswers(tenant)[topic] };
}
