import type { VolumePrices } from '#domain/volume/volume-prices.ts';
import type { CartLine, LineDetails, SeenState } from '#domain/cart/cart-line.ts';

/** A row of the cart as the column `lines` holds it: its values by their place, so that a hundred rows name no field. */
export type LineTuple = [
  lineId: string,
  position: number,
  itemId: string,
  qty: number,
  prevQty: number,
  actioned: CartLine['actioned'],
  deliveryType: CartLine['deliveryType'],
  storeNumber: string | null,
  parentLineId: string | null,
  relation: NonNullable<CartLine['relation']> | null,
  addedPriceCents: number,
  details: LineDetails,
  addedAtMs: number,
  version: number,
  seenPriceCents: number | null,
  seenOutOfStock: 0 | 1,
  /** Only of a row that cannot be bought: `count-cart.ts` leaves it out. */
  isInvalid?: 1 | null,
  /** Only of a row whose item has some. */
  seenVolumePrices?: VolumePrices,
];

/** The row that a tuple holds. */
export function lineFromTuple([
  lineId,
  position,
  itemId,
  qty,
  prevQty,
  actioned,
  deliveryType,
  storeNumber,
  parentLineId,
  relation,
  addedPriceCents,
  details,
  addedAtMs,
  version,
  seenPriceCents,
  seenOutOfStock,
  isInvalid,
  seenVolumePrices,
]: LineTuple): CartLine {
  return {
    lineId,
    position,
    itemId,
    qty,
    prevQty,
    actioned,
    deliveryType,
    storeNumber: storeNumber ?? undefined,
    parentLineId: parentLineId ?? undefined,
    relation: relation ?? undefined,
    addedPriceCents,
    details,
    addedAtMs,
    version,
    seen:
      seenPriceCents == null
        ? undefined
        : {
            priceCents: seenPriceCents,
            ...(seenVolumePrices !== undefined && { volumePrices: seenVolumePrices }),
            isOutOfStock: seenOutOfStock === 1,
          },
    ...(isInvalid === 1 && { wasInvalid: true }),
  };
}

/** What is stored of a row beside the row itself. */
type LineFacts = { readonly version: number; readonly seen: SeenState | undefined; readonly isInvalid: boolean };

/** A row as it is stored. */
export function lineTupleOf(line: CartLine, { version, seen, isInvalid }: LineFacts): LineTuple {
  const tuple: LineTuple = [
    line.lineId,
    line.position,
    line.itemId,
    line.qty,
    line.prevQty,
    line.actioned,
    line.deliveryType,
    line.storeNumber ?? null,
    line.parentLineId ?? null,
    line.relation ?? null,
    line.addedPriceCents,
    line.details,
    line.addedAtMs,
    version,
    seen?.priceCents ?? null,
    seen?.isOutOfStock === true ? 1 : 0,
  ];
  if (isInvalid) tuple[16] = 1;
  if (seen?.volumePrices !== undefined) [tuple[16], tuple[17]] = [isInvalid ? 1 : null, seen.volumePrices];
  return tuple;
}
