import type { Call } from '#contracts/call.ts';
import { optOut } from '#contracts/cart-calls.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { isCartOpen, ONLY_LOOKING, ORDERED_ELSEWHERE, type ProcurementOfVisit } from '#domain/procurement/procurement-session.ts';

/** What a purchasing system's session is for: its calls change the cart, and are off where that is only looked at. */
const SHOPPING_TAGS: ReadonlySet<string> = new Set(['cart', 'saved for later']);
const SHOPPING: ReadonlySet<string> = new Set(['addLogo', 'chooseShipTo']);

/** These change nothing of the buyer's or of the cart: they read, they end the session, or begin another one in its place. */
export const HARMLESS_IN_PROCUREMENT: ReadonlySet<string> = new Set([
  'beginSaml',
  'comeIn',
  'comeInBySaml',
  'fetchComponentsModel',
  'finishProcurement',
  'findPickupInStore',
  'getEcommContentData',
  'getProductTileData',
  'getTileLabels',
  'logClientError',
  'logout',
  'signDemoSaml',
  'signDemoToken',
  'updateSessionToken',
]);

/** What of the shop is not there: orders, how they are paid, what an organization and its people settle here. */
const CLOSED_TAGS: ReadonlySet<string> = new Set([
  'account',
  'approvals',
  'budgets',
  'checkout',
  'operations',
  'orders',
  'organization',
  'payment',
  'representatives',
]);
/** Of these what shopping needs all the same. */
const OPEN_ALL_THE_SAME: ReadonlySet<string> = new Set(['findInsteadOnContract', 'getWorkHome', 'listShipTos', 'placeOfZip']);

/**
 * Whether a call is refused while a purchasing system's session lasts; undefined: it is not. A changing call that nobody has thought of is. Where an earlier cart is only
 * looked at each of them fails as one that comes to a cart which is not open.
 */
export function refuseInProcurement({ name, tag, method }: Call, procurement: ProcurementOfVisit | undefined): Reply<never> | undefined {
  if (procurement === undefined || HARMLESS_IN_PROCUREMENT.has(name)) return undefined;
  const isChange = method !== 'GET' || name === optOut.name;
  if (isChange && !isCartOpen(procurement)) return refuse('CART_STATUS_ERROR', { message: ONLY_LOOKING });
  const isOpen = SHOPPING_TAGS.has(tag) || SHOPPING.has(name) || (!isChange && (!CLOSED_TAGS.has(tag) || OPEN_ALL_THE_SAME.has(name)));
  return isOpen ? undefined : refuse('FORBIDDEN', { message: ORDERED_ELSEWHERE });
}
