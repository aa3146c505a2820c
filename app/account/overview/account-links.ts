import type { ShownMenuItem } from '#domain/navigation/menu-item.ts';
import { INVOICE_PATHS } from '#domain/accounts/credit/invoice-paths.ts';
import { ADDRESSES_PATH } from '#app/account/addresses-path.ts';
import { CARDS_PATH } from '#app/payment/cards-paths.ts';
import { BUY_AGAIN } from '#app/buy-again/again-paths.ts';
import { EMAIL_PREFERENCES_PATH, PASSKEYS_PATH } from '#app/account/preferences-paths.ts';
import { APPROVALS_PATH } from '#app/approvals/approval-paths.ts';
import { BUDGET_PATHS } from '#app/budgets/budget-paths.ts';
import { ROUNDS_PATH } from '#app/rounds/round-paths.ts';
import { BUY_NOW_PATHS } from '#app/checkout/buy-now/buy-now-paths.ts';
import { QUOTES_PATH } from '#app/organization/quote-paths.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { ALERT_PATHS } from '#app/shell/alert-paths.ts';
import { listsPath } from '#app/lists/list-paths.ts';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { RESTOCK_PATHS } from '#domain/restocks/restock-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { WRITTEN_PATHS } from '#app/shell/written-paths.ts';

/** Under which heading something of an account stands. */
export const ACCOUNT_PARTS = [
  'Your organization',
  'Orders and products',
  'Paying and delivery',
  'Sign-in and security',
  'For your work',
] as const;
type AccountPart = (typeof ACCOUNT_PARTS)[number];

export type AccountLink = { readonly text: string; readonly url: string; readonly icon: string; readonly says: string | undefined };

/** What can be said of a page beside its name, and where it belongs. */
type Words = { readonly part: AccountPart; readonly says: string };

const WORDS: Readonly<Record<string, Words>> = {
  [PATHS.orders]: { part: 'Orders and products', says: 'Track, return or buy again' },
  [listsPath('dotcom')]: { part: 'Orders and products', says: 'What you buy again and again' },
  [listsPath('SBA')]: { part: 'Orders and products', says: 'What you buy again and again' },
  [APPROVALS_PATH]: { part: 'Orders and products', says: 'Orders waiting for approval' },
  [ROUNDS_PATH]: { part: 'Orders and products', says: 'Collect what everyone needs, order once' },
  [QUOTES_PATH]: { part: 'Orders and products', says: 'Ask for a better price on a lot' },
  [PATHS.printers]: { part: 'Orders and products', says: 'See what ink and toner fits' },
  [BUDGET_PATHS.centers]: { part: 'Paying and delivery', says: 'What’s left, and what was spent' },
  '/stores': { part: 'Paying and delivery', says: 'Where you pick up' },
  [CARDS_PATH]: { part: 'Paying and delivery', says: 'Add, name or remove a card' },
  [ADDRESSES_PATH]: { part: 'Paying and delivery', says: 'Add, change or remove one' },
  [PATHS.shipTo]: { part: 'Paying and delivery', says: 'Where your orders go' },
  [INVOICE_PATHS.all]: { part: 'Paying and delivery', says: 'What is open, and statements' },
  '/account/tax-exemption': { part: 'Paying and delivery', says: 'Certificates by state' },
  [PATHS.profile]: { part: 'Sign-in and security', says: 'Name, phone, email and password' },
  [PATHS.signIns]: { part: 'Sign-in and security', says: 'Devices, and signing them out' },
  [PATHS.security]: { part: 'Sign-in and security', says: 'A code after your password' },
  [ORGANIZATION_PATHS.contract]: { part: 'Orders and products', says: 'Your prices, and how long they hold' },
  '/representatives/customers': { part: 'For your work', says: 'Find a customer and act for them' },
  '/representatives/quotes': { part: 'For your work', says: 'Requests that wait for an offer' },
  '/operations': { part: 'For your work', says: 'Search, held orders and reviews' },
};

/** What has no place in the panel of the header, which is for what is wanted every day. */
const ONLY_HERE: readonly (AccountLink & { readonly part: AccountPart })[] = [
  { part: 'Orders and products', text: BUY_AGAIN.name, url: BUY_AGAIN.href, icon: 'package', says: 'What you bought, at today’s prices' },
  { part: 'Orders and products', text: 'Your reviews', url: WRITTEN_PATHS.reviews, icon: 'star', says: 'Rate what you bought' },
  {
    part: 'Orders and products',
    text: 'Questions and answers',
    url: WRITTEN_PATHS.questions,
    icon: 'question',
    says: 'What you asked and answered',
  },
  { part: 'Orders and products', text: 'Auto-restock', url: RESTOCK_PATHS.own, icon: 'truck', says: 'What comes again on its own' },
  { part: 'Orders and products', text: 'Email alerts', url: ALERT_PATHS.own, icon: 'bell', says: 'Back in stock and lower prices' },
  { part: 'Paying and delivery', text: 'Buy now', url: BUY_NOW_PATHS.settings, icon: 'zap', says: 'Order with one press' },
];

/** What administrators look after, in the place of the one way to it in the menu. */
const ADMINISTRATORS: typeof ONLY_HERE = [
  {
    part: 'Your organization',
    text: 'People',
    url: ORGANIZATION_PATHS.people,
    icon: 'user',
    says: 'Invite people, set their rights',
  },
  { part: 'Your organization', text: 'Units', url: ORGANIZATION_PATHS.units, icon: 'map-pin', says: 'Departments and locations' },
  {
    part: 'Your organization',
    text: 'Buying rules',
    url: ORGANIZATION_PATHS.policies,
    icon: 'building',
    says: 'Block items, categories or brands',
  },
  {
    part: 'Your organization',
    text: 'Approval rules',
    url: ORGANIZATION_PATHS.approvals,
    icon: 'shield-check',
    says: 'Which orders need approval',
  },
  { part: 'Your organization', text: 'Change log', url: ORGANIZATION_PATHS.changes, icon: 'receipt', says: 'Who changed what' },
];
/** What else of the menu is their organization's, to administrators. */
const OF_ORGANIZATION: readonly string[] = [BUDGET_PATHS.centers, INVOICE_PATHS.all, ORGANIZATION_PATHS.contract, '/account/tax-exemption'];

/** What belongs to who has a profile of their own. */
const OWN: typeof ONLY_HERE = [
  { part: 'Orders and products', text: 'Email preferences', url: EMAIL_PREFERENCES_PATH, icon: 'mail', says: 'Which emails you get' },
  { part: 'Sign-in and security', text: 'Passkeys', url: PASSKEYS_PATH, icon: 'key', says: 'Sign in without a password' },
  { part: 'Sign-in and security', text: 'Your data', url: PATHS.privacy, icon: 'receipt', says: 'Download it, or delete your account' },
];

/**
 * What there is of an account, by its headings, for who may see it: what the menus lead to, each place once, and what stands only here.
 *
 * @param items the account's menu as this visitor sees it: what is done by a press and what leads nowhere is left out.
 * @param isOpen whether a page can be opened now
 */
export function accountLinks(
  items: readonly ShownMenuItem[],
  isOpen: (url: string) => boolean = () => true,
): { part: AccountPart; links: AccountLink[] }[] {
  const led = items
    .filter(({ url, actionType }) => url !== '' && url !== ACCOUNT_PATHS.all && actionType !== 'submit')
    .filter(({ url }, at, all) => all.findIndex((other) => other.url === url) === at)
    .map(({ text, url, actionIcon = 'user' }) => ({
      text,
      url,
      icon: actionIcon,
      part: 'For your work' as const,
      says: undefined,
      ...WORDS[url],
    }));
  const leadsTo = (to: string) => led.some(({ url }) => url === to);
  const isAdministrator = leadsTo(ORGANIZATION_PATHS.people);
  const all = [
    ...(isAdministrator ? ADMINISTRATORS : []),
    ...led
      .filter(({ url }) => url !== ORGANIZATION_PATHS.people)
      .map((link) => (isAdministrator && OF_ORGANIZATION.includes(link.url) ? { ...link, part: 'Your organization' as const } : link)),
    // Pays with a saved card: nothing for who keeps none.
    ...ONLY_HERE.filter(({ url }) => url !== BUY_NOW_PATHS.settings || leadsTo(CARDS_PATH)),
    ...(leadsTo(PATHS.profile) ? OWN : []),
  ].filter(({ url }) => isOpen(url));
  return ACCOUNT_PARTS.map((part) => ({
    part,
    links: all.filter((link) => link.part === part).map(({ text, url, icon, says }) => ({ text, url, icon, says })),
  })).filter(({ links }) => links.length > 0);
}
