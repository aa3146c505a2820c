import { NOT_RETURNED } from '#domain/orders/handing/return-postage.ts';
import { COOKIES_TEXT } from './cookies-text.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';

/** Pages of the shop about itself. */
export const ABOUT_PAGES = ['privacy', 'terms', 'accessibility', 'careers'] as const;
export type AboutPage = (typeof ABOUT_PAGES)[number];

type Part = { readonly heading: string; readonly says: readonly string[] };
type About = { readonly title: string; readonly description: string; readonly lead: string; readonly parts: readonly Part[] };

/** What each of them says, in plain words, and nothing that the shop does not do. */
export const ABOUT_TEXTS: Readonly<Record<AboutPage, About>> = {
  privacy: {
    title: 'Privacy',
    description: 'What we know about you, what we use it for, how long we keep it, and what you can ask of us.',
    lead: 'We keep what it takes to sell you office supplies and to answer for it. We don’t sell what we know about you, and we show no ads for others.',
    parts: [
      {
        heading: 'What we keep',
        says: [
          'When you order: your name, email, phone number, addresses, what you bought, and how it was paid. When you open an account: your email, a password that we can’t read, your addresses, and your saved cards.',
          'Card numbers never reach us. You type them into a frame of our payment partner, and we get a token, the last four digits and the expiration date.',
          'When you write something for others to read, such as a review or a question: the text, your first name and the first letter of your last name.',
          'When you look around: what is in your cart, your ZIP code if you gave it, your store, and searches that found nothing, counted without your name.',
        ],
      },
      {
        heading: 'Cookies',
        says: COOKIES_TEXT,
      },
      {
        heading: 'Who else gets it',
        says: [
          'The carrier gets your name, address and phone number to deliver your order. The payment partner gets what it needs to charge you. If you buy for an organization, its administrators and approvers see what you order for it.',
          'When customer service acts for you, everything they change is logged under their own name.',
        ],
      },
      {
        heading: 'How long we keep it',
        says: [
          'Orders and their papers for as long as tax law asks for them. A guest’s cart is gone after 30 days without a visit. An alert ends with its mail, or when you take it back.',
        ],
      },
      {
        heading: 'What you can ask of us',
        says: [
          `Write to ${SHOP_EMAIL} from the email of your account. We’ll send you what we have about you, correct what is wrong, or delete your account. Orders that tax law makes us keep stay, without your account.`,
          'Every mail about an alert has a link that ends it.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of sale',
    description: 'What you and we agree to when you order: prices, payment, delivery, cancellation, returns and gift cards.',
    lead: 'These terms apply when you order from us. We wrote them to be read.',
    parts: [
      {
        heading: 'Prices and orders',
        says: [
          'Prices are in US dollars, without sales tax. The cart and checkout show tax, delivery and every fee before you pay, and you are never charged another total than the one you saw.',
          'An order is placed when we say so and show you its number. If we can’t deliver something after all, we cancel it and tell you; you aren’t charged for it.',
          'Some items have a limit per order. We may hold an unusual order until a person has looked at it.',
        ],
      },
      {
        heading: 'Paying',
        says: [
          'We hold the amount when you order and charge it when your order leaves or you pick it up. Gift cards and prepaid cards pay first.',
          'Gift cards don’t expire and can’t be exchanged for cash unless state law says otherwise. Rewards and coupons have no cash value.',
        ],
      },
      {
        heading: 'Delivery and pickup',
        says: [
          'The day we show is our estimate for your ZIP code. If it slips, we email you, and you can cancel what hasn’t left.',
          'Bring a photo ID to pick up an order. Goods are yours, and your risk, once they are handed to you.',
        ],
      },
      {
        heading: 'Canceling and returning',
        says: [`You can cancel whatever hasn’t left. You can return what arrived, with no deadline. ${NOT_RETURNED}.`],
      },
      {
        heading: 'Accounts and organizations',
        says: [
          'Keep your password to yourself, and tell us if somebody else may know it. If you buy for an organization, its contract with us comes before these terms.',
        ],
      },
      {
        heading: 'Law',
        says: ['The law of Massachusetts applies. If you are a consumer, the law of your own state protects you, too.'],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How we make the shop usable for everybody, and how to tell us where it isn’t.',
    lead: 'Everybody should be able to order here: with a keyboard, with a screen reader, enlarged, or with scripts turned off.',
    parts: [
      {
        heading: 'What we do',
        says: [
          'We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and check our pages against them with every change.',
          'Everything works with a keyboard alone. The first Tab on each page leads past the header. Pictures have descriptions, errors are read out, and nothing moves if your system asks for less motion.',
          'The whole way from search to order works without JavaScript. Receipts, invoices and labels are tagged PDFs.',
        ],
      },
      {
        heading: 'What isn’t there yet',
        says: [
          'The frame in which you type your card belongs to our payment partner. Product pictures that sellers send us can lack a description.',
        ],
      },
      {
        heading: 'Tell us',
        says: [`Something in your way? Write to ${SHOP_EMAIL}, or call any store, and we’ll take your order and fix the page.`],
      },
    ],
  },
  careers: {
    title: 'Careers',
    description: 'What working at Foolscap is like, and how to apply.',
    lead: 'We’re a small team that sells paper, pens and chairs, and writes the software that does it.',
    parts: [
      {
        heading: 'In our stores',
        says: [
          'Store associates help customers, hand out pickup orders and know what toner fits. Full and part time, with paid breaks, health insurance from 20 hours a week, and the employee discount.',
        ],
      },
      {
        heading: 'In our warehouse',
        says: ['Pickers, packers and drivers in Massachusetts. Day shifts only: we don’t deliver at night.'],
      },
      {
        heading: 'In our office',
        says: ['Buyers, accountants, engineers. We read each other’s work and go home at five.'],
      },
      {
        heading: 'Apply',
        says: [
          `Send a few lines about yourself to ${SHOP_EMAIL}. Everybody gets an answer within a week. We hire without regard to race, color, religion, sex, national origin, age, disability or anything else that has nothing to do with the work.`,
        ],
      },
    ],
  },
};
