import { z } from 'zod';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { DELIVERY_TYPES } from '#domain/delivery/delivery-types.ts';
import { SERVICE_RELATIONS } from '#domain/cart/children/offered-services.ts';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import type { Personalization } from '#domain/personalization/personalization.ts';
import { textsIn } from '#app/api/form-request.ts';

/** An item as the add call takes it. */
export type AddedItem = {
  readonly itemId: string;
  readonly qty: number;
  readonly deliveryType?: DeliveryType;
  readonly levelOfService?: 'SDD';
  readonly pickupStoreNumber?: string;
  readonly parentItemId?: string;
  readonly parentRelationType?: RelationType;
  /** The parent's row, where the item may stand in several. */
  readonly parentRelationCartItemId?: string;
  /** The larger pack under whose terms it is bought. */
  readonly surchargeAltItemId?: string;
  /** Where the row stood that comes back. */
  readonly position?: number;
  /** What it is to say, or whom it is for. */
  readonly personalization?: Personalization;
};

const RELATIONS = ['WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE'] as const;
type RelationType = (typeof RELATIONS)[number];

/**
 * The items of a form in which `itemId` and `qty` stand once for each, and the other fields as well or not at all. An empty
 * quantity means one piece; a row without an item is left out. `with` names what goes along with the first item, as often as it likes:
 * 'WARRANTY 100017'.
 */
export function addedItems(form: FormData): AddedItem[] {
  const column = (name: string) => textsIn(form, name);
  const [quantities, types, stores, parents, relations, parentRows, packs, places, wordings] = [
    column('qty'),
    column('deliveryType'),
    column('pickupStoreNumber'),
    column('parentItemId'),
    column('parentRelationType'),
    column('parentRelationCartItemId'),
    column('surchargeAltItemId'),
    column('position'),
    column('personalization'),
  ];
  const items = column('itemId')
    .slice(0, MAX_CART_ROWS)
    .flatMap<AddedItem>((itemId, index) => {
      if (itemId === '') return [];
      const deliveryType = DELIVERY_TYPES.find((type) => type === types[index]);
      const position = positionIn(places[index]);
      const personalization = personalizationIn(wordings[index]);
      const relation = RELATIONS.find((type) => type === relations[index]);
      return [
        {
          itemId,
          qty: submittedQuantity(quantityInField(quantities[index] ?? '')),
          ...(types[index] === SAME_DAY && { deliveryType: 'STA', levelOfService: 'SDD' }),
          ...(deliveryType !== undefined && { deliveryType }),
          ...(deliveryType !== undefined && deliveryType !== 'STA' && stores[index] && { pickupStoreNumber: stores[index] }),
          ...(relation !== undefined && parents[index] && { parentItemId: parents[index], parentRelationType: relation }),
          ...(relation !== undefined && parentRows[index] && { parentRelationCartItemId: parentRows[index] }),
          ...(packs[index] && { surchargeAltItemId: packs[index] }),
          ...(position !== undefined && { position }),
          ...(personalization !== undefined && { personalization }),
        },
      ];
    });
  return [...items, ...servicesOf(items[0], column('with'))].slice(0, MAX_CART_ROWS);
}

/** How a form says that what is delivered is to come today. */
const SAME_DAY = 'SDD';

/** The plans and services that go along with the first item: one for each piece of it. */
function servicesOf(parent: AddedItem | undefined, asked: readonly string[]): AddedItem[] {
  if (parent === undefined) return [];
  return [...new Set(asked)].flatMap((text) => {
    const [type, itemId = ''] = text.split(' ');
    const relation = SERVICE_RELATIONS.find((one) => one === type);
    if (relation === undefined || itemId === '') return [];
    return [{ itemId, qty: parent.qty, parentItemId: parent.itemId, parentRelationType: relation }];
  });
}

const Wording = z.record(z.string(), z.string());

/** What an item is to say, as a form that adds it again says it; undefined when it does not. */
function personalizationIn(text = ''): Personalization | undefined {
  if (text === '') return undefined;
  const read = z.string().transform(parsed).pipe(Wording).safeParse(text);
  return read.success ? read.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
