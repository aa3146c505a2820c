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
  'getFrequentlyPurchasedData',
  'getProductTileData',
  'getTileLabels',
  'logClientError',
  'logout',
  'signDemoSaml',
  'signDemoToken',
  'updateSessionToken',
]);

/** What is read while somebody shops: what the shop sells and where, the cart, who somebody is. All else that it has is not there: orders and how they are paid, lists, quotes, what an organization settles here. */
const READ_TAGS: ReadonlySet<string> = new Set([...SHOPPING_TAGS, 'catalog', 'stores', 'machines', 'session', 'procurement', 'demo']);
/** Of others what shopping needs all the same. */
const READ_ALL_THE_SAME: ReadonlySet<string> = new Set(['findInsteadOnContract', 'getWorkHome', 'listShipTos', 'placeOfZip']);

/**
 * Whether a call is refused while a purchasing system's session lasts; undefined: it is not. One that nobody has thought of is. Where an earlier cart is only
 * looked at each of them fails as one that comes to a cart which is not open.
 */
export function refuseInProcurement({ name, tag, method }: Call, procurement: ProcurementOfVisit | undefined): Reply<never> | undefined {
  if (procurement === undefined || HARMLESS_IN_PROCUREMENT.has(name)) return undefined;
  const isChange = method !== 'GET' || name === optOut.name;
  if (isChange && !isCartOpen(procurement)) return refuse('CART_STATUS_ERROR', { message: ONLY_LOOKING });
  const isOpen = isChange ? SHOPPING_TAGS.has(tag) || SHOPPING.has(name) : READ_TAGS.has(tag) || READ_ALL_THE_SAME.has(name);
  return isOpen ? undefined : refuse('FORBIDDEN', { message: ORDERED_ELSEWHERE });
}
