import { formatPrice } from '../catalog/price-text.ts';
import { discountedCents, type OfferedRow } from './offer.ts';

type NamedRow = OfferedRow & { readonly name: string };

/** What of an offer is compared with the one before. Days are written out. */
export interface ComparedOffer {
  readonly rows: readonly NamedRow[];
  readonly discountBp: number;
  /** 'Dec 13' */
  readonly lastDay: string;
}

/** What is different of a newer offer, a line each, its sums in a part of their own; none: nothing is. */
export function offerChanges(before: ComparedOffer, after: ComparedOffer): string[] {
  const old = new Map(before.rows.map((row) => [row.itemId, row]));
  const now = new Set(after.rows.map(({ itemId }) => itemId));
  const priceOf = ({ unitCents }: NamedRow, { discountBp }: ComparedOffer) => formatPrice(discountedCents(unitCents, discountBp));
  const changes = after.rows.flatMap((row) => {
    const was = old.get(row.itemId);
    if (was === undefined) return [`New: ${row.qty} × ${row.name} · ${priceOf(row, after)} each`];
    const [price, wasPrice] = [priceOf(row, after), priceOf(was, before)];
    return [
      ...(was.qty === row.qty ? [] : [`${row.name}: quantity ${row.qty}, was ${was.qty}`]),
      ...(price === wasPrice ? [] : [`${row.name}: new price · ${price} each, was ${wasPrice}`]),
    ];
  });
  const gone = before.rows.filter(({ itemId }) => !now.has(itemId)).map(({ name }) => `No longer offered: ${name}`);
  const day = before.lastDay === after.lastDay ? [] : [`Good through ${after.lastDay}, was ${before.lastDay}`];
  return [...changes, ...gone, ...day];
}
