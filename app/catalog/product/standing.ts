import type { ProductDetails } from '#contracts/catalog.ts';
import { ITEM_NOTICES } from '#domain/catalog/item-notice.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import { categoryPath, signInPath } from '#app/shell/site-paths.ts';

/** Why a product cannot be added as it is, and who or what helps. */
export type Standing = {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  /** Another way on. */
  readonly second?: { readonly href: string; readonly text: string } | undefined;
  /** A store may have it. */
  readonly hasStores?: true | undefined;
};

const COMING_SOON = 'Coming soon';

type Known = Pick<
  ProductDetails,
  | 'itemId'
  | 'url'
  | 'isOutOfStock'
  | 'refusal'
  | 'badgeDetails'
  | 'notificationText'
  | 'goesTo'
  | 'delivery'
  | 'pickup'
  | 'brand'
  | 'path'
  | 'restrictionDetails'
>;

/** Where a product stands that cannot be added: the plainest reason first. */
export function standingOf(product: Known): Standing {
  const { refusal, badgeDetails, goesTo, pickup, delivery, restrictionDetails } = product;
  if (badgeDetails.productBadge === COMING_SOON)
    return { tone: 'info', title: COMING_SOON, text: 'You can’t order it yet, and nothing is charged. We can email you when you can.' };
  if (refusal !== null && refusal.code !== 'ITEM_NOT_AVAILABLE') return refused(product, refusal);
  if (goesTo.length > 0 && product.isOutOfStock)
    return { tone: 'warning', title: 'Out of stock', text: 'It’s not sold right now. The product’s page has what is.' };
  if (goesTo.length > 0) return { tone: 'info', title: 'Sold together with a product', text: 'Choose it on the product’s page.' };
  if (refusal?.code === 'ITEM_NOT_AVAILABLE')
    return {
      tone: 'info',
      title: 'Sold in stores only',
      hasStores: true,
      text: pickup.storeNumber === null ? 'Choose a store to check stock.' : `${pickup.text}.`,
    };
  if (restrictionDetails?.type === 'FULLHARDSUB') return { tone: 'warning', title: 'Discontinued', text: 'See the replacement below.' };
  if (badgeDetails.productBadge === ITEM_NOTICES.discontinued)
    return { tone: 'warning', title: ITEM_NOTICES.discontinued, text: 'It’s no longer made, and none are left.' };
  return {
    tone: 'warning',
    title: 'Out of stock',
    hasStores: true,
    text: pickup.storeNumber === null ? 'Out of stock online.' : `${delivery.text}. ${pickup.text}.`,
  };
}

/** A mail to us that says what it is about. */
const mailAbout = (subject: string) => `mailto:${SHOP_EMAIL}?subject=${encodeURIComponent(subject)}`;

/** Whom of their organization somebody asks, as a sentence begins. */
function asks(ask: NonNullable<Known['refusal']>['ask']): string {
  const named = ask.map(({ name, email }) => `${name} (${email})`).join(' or ');
  return named === '' ? 'Ask your account administrator' : `Ask your account administrator, ${named},`;
}

function refused({ itemId, url, brand, path }: Known, { code, about, ask, state }: NonNullable<Known['refusal']>): Standing {
  switch (code) {
    case 'BLOCKED_FOR_ADD_TO_CART': {
      const [department] = path;
      const category = path.at(-1)?.name ?? 'this kind';
      const what =
        about === 'BRAND'
          ? `Your company doesn’t allow anything by ${brand}.`
          : about === 'CATEGORY'
            ? `Your company doesn’t allow ${category}.`
            : 'Your company doesn’t allow this item.';
      return {
        tone: 'warning',
        title: 'Blocked by your company',
        text: `${what} ${asks(ask)} for access.`,
        link: department && { href: categoryPath(department.id), text: `Browse ${department.name}` },
      };
    }
    case 'OFF_CONTRACT_ERROR':
      return {
        tone: 'warning',
        title: 'Not on your contract',
        text: `You can order what your company has a contract price for. ${asks(ask)} to have us add this item.`,
      };
    case 'HEALTH_CARE_RESTRICTION':
      return {
        tone: 'info',
        title: 'For healthcare customers only',
        text: 'Clinics, practices, labs and pharmacies can buy it. Email us a license or NPI number to open a healthcare account, or sign in to yours. What every office can buy is below.',
        link: { href: mailAbout('Open a healthcare account'), text: 'Ask for a healthcare account' },
        second: { href: signInPath(url), text: 'Sign in' },
      };
    case 'RESTRICTED_ITEM':
      return {
        tone: 'warning',
        title: `We can’t ship it to ${state ?? 'that state'}`,
        hasStores: true,
        text: 'Carriers’ rules for this item don’t let us deliver it there. Enter another ZIP code above to check.',
      };
    case 'PRICE_NOT_AVAILABLE':
      return {
        tone: 'info',
        title: 'Price on request',
        text: 'We set the price of this item when you ask for it. Tell us how many you need, and we’ll email you a price.',
        link: { href: mailAbout(`Price of item ${itemId}`), text: 'Ask us for a price' },
      };
    case 'INVALID_FREE_ITEM':
      return { tone: 'info', title: 'A free sample', text: 'It comes with orders that qualify and isn’t sold by itself.' };
    case 'ITEM_NOT_PUBLISHED':
    case 'ITEM_NOT_AVAILABLE':
    case 'NOT_AVAILABLE_FOR_BOPIS':
      return { tone: 'info', title: 'Not sold online right now', text: 'It isn’t for sale at the moment.' };
    default:
      return code satisfies never;
  }
}
