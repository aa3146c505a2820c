import type { Shop } from '../../shop.ts';
import { cartMessage } from '../view/messages.view.ts';
import type { Decision } from '../change-cart.ts';
import type { OpenCart } from '../open-cart.ts';

/** An address as an add or a change of the cart names it. Billing addresses say nothing of where goods go. */
type AddressWish = {
  readonly id?: string | undefined;
  readonly type?: 'S' | 'B' | 'SB' | 'ST' | undefined;
  readonly zipCode?: string | undefined;
};

/** Where a request wants its goods shipped to. */
export type ShipToWish = { readonly ids: ReadonlySet<string>; readonly zips: ReadonlySet<string> };

/** The places that a request's addresses name; a zip that does not exist names none. */
export async function readShipTo(shop: Shop, addresses: readonly AddressWish[] = []): Promise<ShipToWish> {
  const shipped = addresses.filter(({ type }) => type !== 'B' && type !== 'ST');
  const zips = shipped.flatMap(({ zipCode }) => zipCode?.trim() ?? []);
  const known = await Promise.all(zips.map((zip) => shop.stores.zip(zip)));
  return { ids: new Set(shipped.flatMap(({ id }) => id ?? [])), zips: new Set(known.flatMap((zip) => zip?.zip ?? [])) };
}

/**
 * A decision for a request that names addresses. All that is shipped goes to one place: addresses that differ from each other, or
 * from the one that the cart has, refuse the request with a message. Until there is an address, their zip is where the estimate
 * goes.
 */
export function withShipTo(shop: Shop, open: OpenCart, { ids, zips }: ShipToWish, decide: () => Decision): Decision {
  const { checkout } = open.cart;
  const isOther = checkout.shipTo !== undefined && ids.size > 0 && !ids.has(checkout.shipTo.id);
  if (ids.size > 1 || zips.size > 1 || isOther) {
    const brand = shop.settings.brandName;
    return { after: {}, told: { cartMessages: [cartMessage('DELIVERY_COMBINATION_CONSTRAINT_FAILED', 'ERROR', { brand })] } };
  }
  const decision = decide();
  const [zip] = zips;
  if (zip === undefined || checkout.shipTo !== undefined || checkout.zip === zip || decision.refusal !== undefined) return decision;
  return { ...decision, after: { ...decision.after, checkout: { ...(decision.after.checkout ?? checkout), zip } } };
}
