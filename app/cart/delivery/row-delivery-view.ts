import type { CartItem } from '#contracts/cart-item.ts';
import { availabilityText, stockThreshold } from '#domain/delivery/availability.ts';
import { dateRangeText, dateText } from '#domain/shared/calendar.ts';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { isDeliveredByEmail } from '#domain/delivery/deliverable-item.ts';
import { deliveryChoices, WAYS, type DeliveryChoice } from './delivery-choices.ts';

/** One way to which a row, or some of its pieces, can be switched. */
export type DeliveryWay = Pick<DeliveryChoice, 'deliveryType' | 'level' | 'storeNumber' | 'label'>;

/** How a row comes, how else it could come, and what is known of each way. */
export type DeliveryView = {
  /** In one line: 'Delivery, Mon Nov 23'; absent for what nobody delivers. */
  readonly line: string | undefined;
  /** There is another way, or some pieces could go one. */
  readonly isChangeable: boolean;
  readonly choices: readonly DeliveryChoice[];
  /** "Delivery Detail", line by line. (C §9, Labels) */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** A better way than the one that is chosen. (A-055) */
  readonly better: (DeliveryWay & { readonly text: string }) | undefined;
  /** How many pieces at most can go which other ways; absent when there is nothing to split. */
  readonly split: { readonly most: number; readonly step: number; readonly ways: readonly DeliveryWay[] } | undefined;
};

/** What is known of stores: names by number. */
type StoreNames = ReadonlyMap<string, string>;
type Row = Pick<
  CartItem,
  | 'availableDeliveryOptions'
  | 'selectedDeliveryOption'
  | 'deliveryAnywhere'
  | 'alternateDeliveryOption'
  | 'qty'
  | 'quantityStep'
  | 'product'
  | 'itemAttributes'
>;

/** The delivery of a row. `storeNames`: what is known of stores by their number. */
export function deliveryView(row: Row, yourStoreId: string | null, storeNames: StoreNames = new Map()): DeliveryView {
  const choices = deliveryChoices(row, yourStoreId, storeNames);
  const split = splitOf(row, choices);
  return {
    line: lineOf(row),
    isChangeable: choices.length > 0 || split !== undefined,
    choices,
    facts: factsOf(row),
    better: betterWay(row, storeNames),
    split,
  };
}

function lineOf({ product, itemAttributes, selectedDeliveryOption: selected, deliveryAnywhere: anywhere }: Row): string | undefined {
  if (itemAttributes.membershipSKU) return undefined;
  if (isDeliveredByEmail({ productType: product.productTypeName ?? undefined, classId: product.classId ?? undefined })) return 'By email';
  const { deliveryType, levelOfService, maxDeliveryDate: day, isBackOrder, pickupStore } = selected;
  if (anywhere !== undefined) return `${WAYS.STA}, ${dateRangeText(anywhere.from, anywhere.to)}`;
  if (deliveryType === 'STA' && levelOfService === 'SDD') return 'Delivery, today by 7 pm';
  const isToday = deliveryType === 'ISP';
  return [
    WAYS[deliveryType],
    ...(pickupStore === null ? [] : [pickupStore.name]),
    ...(day === null || isToday ? [] : [dateText(day).replace(',', '')]),
    ...(isBackOrder ? ['back order'] : []),
  ].join(', ');
}

function factsOf({ selectedDeliveryOption: selected, availableDeliveryOptions, deliveryAnywhere: anywhere }: Row): DeliveryView['facts'] {
  const { pickupStore: store, surchargeFeePerUnit, deliveryType } = selected;
  const isToday = selected.levelOfService === 'SDD';
  const stock = availableDeliveryOptions.find((option) => option.deliveryType === deliveryType && (option.groupId === 'G4') === isToday)
    ?.locations[0];
  const when = anywhere === undefined ? whenOf(selected) : dateRangeText(anywhere.from, anywhere.to);
  return [
    ...(when === undefined ? [] : [{ label: deliveryType === 'STA' ? 'Arrives' : 'Ready', text: when }]),
    ...(store === null ? [] : [{ label: 'Store', text: `${store.name}, ${store.city}, ${store.state} (store ${store.storeNumber})` }]),
    ...(stock === undefined ? [] : [{ label: 'In stock', text: availabilityText(stock.available, stock.threshold) }]),
    ...(surchargeFeePerUnit > 0 && deliveryType === 'STA'
      ? [{ label: 'Courier surcharge', text: `$${surchargeFeePerUnit.toFixed(2)} each` }]
      : []),
  ];
}

function whenOf({
  deliveryType,
  levelOfService,
  isBackOrder,
  minDeliveryDate: from,
  maxDeliveryDate: to,
}: CartItem['selectedDeliveryOption']): string | undefined {
  if (deliveryType === 'STA' && levelOfService === 'SDD') return 'Today by 7 pm';
  if (to === null) return undefined;
  if (isBackOrder) return `${dateText(to)}, when it is back in stock`;
  return from === null || from === to ? dateText(to) : `${dateText(from)} to ${dateText(to)}`;
}

const VERBS: Record<DeliveryType, string> = {
  STA: 'Have it delivered',
  ISP: 'Pick it up today',
  PCK: 'Pick it up later',
  STS: 'Have it sent to the store',
};

/** Only for a row that cannot be had soon as it stands: every row has another way, and few need it. (A-055) */
function betterWay(
  { alternateDeliveryOption: other, selectedDeliveryOption: selected, qty }: Row,
  storeNames: StoreNames,
): DeliveryView['better'] {
  const isShort = selected.isBackOrder || selected.availableQuantity < qty;
  if (other === null || !isShort) return undefined;
  const { deliveryType, levelOfService, pickupStoreNumber, pickupStore, availableQuantity } = other;
  const place = pickupStore?.name ?? storeNames.get(pickupStoreNumber ?? '');
  const when = deliveryType === 'STA' ? whenOf(other) : undefined;
  const text = [
    `${VERBS[deliveryType]}${place === undefined ? '' : ` in ${place}`}`,
    ...(when === undefined ? [] : [when]),
    ...(availableQuantity > 0 ? [`${availabilityText(availableQuantity, stockThreshold({}, 'CALL'))} in stock`] : []),
  ].join(', ');
  return {
    deliveryType,
    level: deliveryType !== 'STA' ? undefined : levelOfService === 'SDD' ? 'SDD' : 'STANDARD',
    storeNumber: pickupStoreNumber ?? undefined,
    label: VERBS[deliveryType],
    text,
  };
}

/** Pieces of a row that is bought in packs are split in packs. */
function splitOf({ qty, quantityStep: step }: Row, choices: readonly DeliveryChoice[]): DeliveryView['split'] {
  const ways = choices
    .filter(({ isChosen, isPossible, needsStore }) => !isChosen && isPossible && !needsStore)
    .map(({ deliveryType, level, storeNumber, label, place }) => ({
      deliveryType,
      level,
      storeNumber,
      label: place === undefined ? label : `${label}, ${place}`,
    }));
  return qty - step < 1 || ways.length === 0 ? undefined : { most: qty - step, step, ways };
}
