import { isPhysical } from '../../delivery/deliverable-item.ts';
import type { NearStore } from '../../delivery/places/near-stores.ts';
import { offeredGroups } from '../../delivery/options.ts';
import { isFreeItem, locationOf, type CartLine } from '../cart-line.ts';
import { isStockCounted, type Offer } from '../offer.ts';
import type { AvailableAt } from './quantity-bounds.ts';

/** What decides whether rows can be brought today. */
export type SameDayContext = {
  readonly offerOf: (itemId: string) => Offer | undefined;
  readonly availableAt: AvailableAt;
  /** Stores that a courier can still start from, nearest first; none when nobody asked, or when it is too late. */
  readonly sameDayStores?: readonly Pick<NearStore, 'storeNumber'>[] | undefined;
};

/**
 * Whether an item can be brought the same day at all: a thing that a store hands out and whose pieces are counted. Sets are not,
 * their parts would have to lie in one store together.
 */
export function mayComeSameDay({ facts }: Offer): boolean {
  return isPhysical(facts) && isStockCounted(facts) && offeredGroups(facts, true).includes('G4');
}

/** Whether the shopper wants a row today. Whether it can come today is another question. */
export function isSameDayWished(line: Pick<CartLine, 'details' | 'deliveryType'>): boolean {
  return line.details.level === 'SDD' && line.deliveryType === 'STA';
}

/**
 * The nearest store that has so many pieces of an item, after what is fetched from there. A courier starts from one store:
 * all same-day pieces of an item lie in it. `undefined` when no store has them.
 *
 * @param others the cart's other rows.
 */
export function sameDayStoreFor(context: SameDayContext, offer: Offer, qty: number, others: readonly CartLine[]): string | undefined {
  const stores = context.sameDayStores ?? [];
  if (stores.length === 0 || !mayComeSameDay(offer)) return undefined;
  const same = others.filter((line) => line.itemId === offer.itemId);
  const wished = same.filter(isSameDayWished).reduce((sum, line) => sum + line.qty, qty);
  const hasEnough = ({ storeNumber }: Pick<NearStore, 'storeNumber'>) => {
    const fetched = same.filter((line) => !isSameDayWished(line) && locationOf(line) === storeNumber);
    return fetched.reduce((left, line) => left - line.qty, context.availableAt(offer.itemId, storeNumber) ?? 0) >= wished;
  };
  return stores.find(hasEnough)?.storeNumber;
}

/**
 * The rows with the store that each same-day row is brought from as things stand now. A row that no store can keep has none: it
 * is shipped like any other, and comes the same day again when that is possible again. Rows that stay as they are stay the same
 * objects. This is the one place that decides it.
 */
export function withSameDayStores(context: SameDayContext, lines: readonly CartLine[]): readonly CartLine[] {
  if (!lines.some((line) => line.details.level === 'SDD')) return lines;
  return lines.map((line) => {
    const offer = context.offerOf(line.itemId);
    const isWished = offer !== undefined && isSameDayWished(line) && !isFreeItem(line);
    const others = lines.filter((row) => row !== line);
    const sameDayStore = isWished ? sameDayStoreFor(context, offer, line.qty, others) : undefined;
    return sameDayStore === line.sameDayStore ? line : { ...line, sameDayStore };
  });
}
