import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { DELIVERY_TYPES } from '#domain/delivery/delivery-types.ts';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { textsIn } from '#app/api/form-request.ts';

/** An item as the add call takes it. */
export type AddedItem = {
  readonly itemId: string;
  readonly qty: number;
  readonly deliveryType?: DeliveryType;
  readonly pickupStoreNumber?: string;
  readonly parentItemId?: string;
  readonly parentRelationType?: RelationType;
  /** The parent's row, where the item may stand in several. */
  readonly parentRelationCartItemId?: string;
  /** The larger pack under whose terms it is bought. */
  readonly surchargeAltItemId?: string;
  /** Where the row stood that comes back. */
  readonly position?: number;
};

const RELATIONS = ['WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE'] as const;
type RelationType = (typeof RELATIONS)[number];

/**
 * The items of a form in which `itemId` and `qty` stand once for each, and the other fields as well or not at all. An empty
 * quantity means one piece; a row without an item is left out.
 */
export function addedItems(form: FormData): AddedItem[] {
  const column = (name: string) => textsIn(form, name);
  const [quantities, types, stores, parents, relations, parentRows, packs, places] = [
    column('qty'),
    column('deliveryType'),
    column('pickupStoreNumber'),
    column('parentItemId'),
    column('parentRelationType'),
    column('parentRelationCartItemId'),
    column('surchargeAltItemId'),
    column('position'),
  ];
  return column('itemId')
    .slice(0, MAX_CART_ROWS)
    .flatMap((itemId, index) => {
      if (itemId === '') return [];
      const deliveryType = DELIVERY_TYPES.find((type) => type === types[index]);
      const position = positionIn(places[index]);
      const relation = RELATIONS.find((type) => type === relations[index]);
      return [
        {
          itemId,
          qty: submittedQuantity(quantityInField(quantities[index] ?? '')),
          ...(deliveryType !== undefined && { deliveryType }),
          ...(deliveryType !== undefined && deliveryType !== 'STA' && stores[index] && { pickupStoreNumber: stores[index] }),
          ...(relation !== undefined && parents[index] && { parentItemId: parents[index], parentRelationType: relation }),
          ...(relation !== undefined && parentRows[index] && { parentRelationCartItemId: parentRows[index] }),
          ...(packs[index] && { surchargeAltItemId: packs[index] }),
          ...(position !== undefined && { position }),
        },
      ];
    });
}

/** Where a row stood, as a form says it; undefined when it does not. */
export function positionIn(text = ''): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The most coupon codes that one add may carry. */
const MOST_COUPONS = 20;
const LONGEST_COUPON = 40;

/** The coupon codes of a form that adds items, as they were typed, each once. */
export function addedCoupons(form: FormData): string[] {
  const codes = textsIn(form, 'coupon').map((code) => code.trim().slice(0, LONGEST_COUPON));
  return [...new Set(codes)].filter((code) => code !== '').slice(0, MOST_COUPONS);
}
