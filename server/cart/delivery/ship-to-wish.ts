import type { Shop } from '../../shop.ts';
import { cartMessage } from '../view/messages.view.ts';
import type { Decision } from '../decision.ts';
import type { OpenCart } from '../opened-cart.ts';

/** An address as an add or a change of the cart names it. Billing addresses say nothing of where goods go. */
type AddressWish = {
  readonly id?: string | undefined;
  readonly type?: 'S' | 'B' | 'SB' | 'ST' | undefined;
  readonly zipCode?: string | undefined;
};

/** Where a request wants its goods shipped to: the addresses that it names by id, and the states of its zips. */
export type ShipToWish = { readonly ids: ReadonlySet<string>; readonly stateByZip: ReadonlyMap<string, string> };

/** The places that a request's addresses name; a zip that does not exist names none. */
export async function readShipTo(shop: Shop, addresses: readonly AddressWish[] = []): Promise<ShipToWish> {
  const shipped = addresses.filter(({ type }) => type !== 'B' && type !== 'ST');
  const zips = shipped.flatMap(({ zipCode }) => zipCode?.trim() ?? []);
  const known = await Promise.all(zips.map((zip) => shop.stores.zip(zip)));
  const places = known.flatMap((place) => (place === undefined ? [] : [[place.zip, place.state] as const]));
  return { ids: new Set(shipped.flatMap(({ id }) => id ?? [])), stateByZip: new Map(places) };
}

/**
 * A decision for a request that names addresses. All that is shipped goes to one place: addresses that differ from each other, or
 * from the one that the cart has, refuse the request with a message. Until there is an address, their zip is where the estimate
 * goes, and what may not be sent there is not taken in.
 */
export function withShipTo(shop: Shop, open: OpenCart, { ids, stateByZip }: ShipToWish, decide: (going: OpenCart) => Decision): Decision {
  const { checkout } = open.cart;
  const isOther = checkout.shipTo !== undefined && ids.size > 0 && !ids.has(checkout.shipTo.id);
  if (ids.size > 1 || stateByZip.size > 1 || isOther) {
    const brand = shop.settings.brandName;
    return { after: {}, told: { cartMessages: [cartMessage('DELIVERY_COMBINATION_CONSTRAINT_FAILED', 'ERROR', { brand })] } };
  }
  const [place] = stateByZip;
  if (place === undefined || checkout.shipTo !== undefined || checkout.zip === place[0]) return decide(open);
  const [zip, shipToState] = place;
  const decision = decide({ ...open, buyer: { ...open.buyer, shipToState } });
  if (decision.refusal !== undefined) return decision;
  return { ...decision, after: { ...decision.after, checkout: { ...(decision.after.checkout ?? checkout), zip } } };
}
