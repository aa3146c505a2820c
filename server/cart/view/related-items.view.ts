import type { RelatedItem } from '#contracts/cart.ts';
import { FULFILMENT_CENTRE, type CartLine } from '#domain/cart/cart-line.ts';
import { assemblyOffered } from '#domain/cart/furniture-service.ts';
import { isServiceAvailable, offeredServices } from '#domain/cart/children/offered-services.ts';
import { checkOffer } from '#domain/cart/offer.ts';
import { toDollars } from '#domain/shared/money.ts';
import { pictureOf } from '../../catalog/index.ts';
import type { OpenCart } from '../opened-cart.ts';

type Offered = Pick<RelatedItem, 'itemId' | 'type'> & { readonly altFactor?: number };

/** What goes along with rows of the cart and is not there yet: plans, services, larger packs, alternates. */
export function viewRelatedItems(open: OpenCart, rows: readonly CartLine[], askedItemIds: readonly string[] = []): RelatedItem[] {
  const related = rows.flatMap((row) =>
    row.parentLineId === undefined
      ? offeredWith(open, row.itemId)
          .filter(({ type }) => type !== 'ASSEMBLY' || mayAddAssembly(open, row, rows))
          .map((one) => viewRelated(open, one, row.itemId, row.lineId))
      : [],
  );
  const rowIds = new Set(rows.map((row) => row.itemId));
  const refused = askedItemIds.filter((itemId) => !rowIds.has(itemId));
  for (const itemId of refused) {
    const substitute = open.items.get(itemId)?.facts.substitute;
    if (substitute !== undefined && !rowIds.has(substitute.itemId))
      related.push(viewRelated(open, { itemId: substitute.itemId, type: 'ALTERNATE' }, itemId, undefined));
  }
  return related.filter((one) => one !== undefined);
}

function offeredWith(open: OpenCart, itemId: string): Offered[] {
  const item = open.items.get(itemId);
  if (item === undefined || item.relatedItemIds.length === 0) return [];
  const of = (type: Offered['type'], ids: readonly string[] | undefined): Offered[] => (ids ?? []).map((id) => ({ itemId: id, type }));
  const { facts } = item;
  return [
    ...offeredServices(facts),
    ...(facts.surcharge?.alternates ?? []).map((one) => ({ itemId: one.itemId, type: 'ALTERNATE' as const, altFactor: one.factor })),
    ...of('ALTERNATE', facts.substitute === undefined ? [] : [facts.substitute.itemId]),
  ];
}

function mayAddAssembly(
  { shopper, items }: OpenCart,
  { itemId, lineId, details: { furniture } }: CartLine,
  rows: readonly CartLine[],
): boolean {
  return (
    assemblyOffered({
      isBusiness: shopper.tenant === 'SBA',
      hasLevels: items.get(itemId)?.facts.furnitureRates !== undefined,
      piecesAtLevels: (furniture?.BASC ?? 0) + (furniture?.CUST ?? 0),
      hasAssemblyItem: rows.some((row) => row.parentLineId === lineId && row.relation === 'ASSEMBLY'),
    }) === 'ITEM'
  );
}

function viewRelated(
  open: OpenCart,
  { itemId, type, altFactor }: Offered,
  parentItemId: string,
  parentCartItemId: string | undefined,
): RelatedItem | undefined {
  const item = open.items.get(itemId);
  const offer = open.offerOf(itemId);
  if (item === undefined || offer === undefined || checkOffer(offer, open.buyer, false) !== undefined) return undefined;
  return {
    itemId,
    type,
    parentItemId,
    parentCartItemId: parentCartItemId ?? null,
    name: item.name,
    price: offer.unitPriceCents === undefined ? null : toDollars(offer.unitPriceCents),
    url: `/product_${itemId}`,
    images: item.pictures.slice(0, 1).map(pictureOf),
    isAvailable: isServiceAvailable(item.facts, open.availableAt(itemId, FULFILMENT_CENTRE)),
    altFactor: altFactor ?? null,
  };
}
