import type { CartItem } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { PictureSource } from '#app/ui/picture.tsx';
import { deliveryChoices, type DeliveryChoice } from './delivery-choices.ts';
import { saidOf, type Said } from './outcome-words.ts';

/** A line of "Why this price?". */
export type PriceReason = { readonly label: string; readonly amount: string };

/** What goes along with a row: a plan, a service, a part of a set. */
export type ChildView = {
  readonly lineId: string;
  readonly itemId: string;
  readonly title: string;
  readonly qty: number;
  readonly total: string;
  readonly isRemovable: boolean;
};

/** A row of the cart, ready to be shown: all amounts are texts. */
export type RowView = {
  readonly lineId: string;
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource | undefined;
  readonly brand: string;
  /** Small facts: item number, the customer's own number. */
  readonly facts: readonly string[];
  readonly isOnContract: boolean;
  readonly qty: number;
  /** '$46.99 each' */
  readonly unitPrice: string;
  readonly total: string;
  /** What it would cost without what was taken off. */
  readonly totalBefore: string | undefined;
  readonly saving: string | undefined;
  readonly reasons: readonly PriceReason[];
  /** Told when the price has changed since it was added. */
  readonly priceChange: string | undefined;
  readonly isCharged: boolean;
  readonly delivery: readonly DeliveryChoice[];
  readonly said: readonly Said[];
  readonly children: readonly ChildView[];
  /** What an add has to name to bring the row back. */
  readonly again: readonly (readonly [string, string])[];
};

type RowContext = { readonly yourStoreId: string | null; readonly children: readonly CartItem[]; readonly isCharged: boolean };

/** A row with what goes along with it. */
export function rowView(item: CartItem, { yourStoreId, children, isCharged }: RowContext): RowView {
  const { priceInfo, product } = item;
  const savedDollars = priceInfo.basePrice - priceInfo.finalPrice;
  const hasSaving = isCharged && savedDollars > 0.004;
  return {
    lineId: item.cartItemId,
    itemId: item.itemId,
    title: product.name,
    url: product.url,
    picture: product.images[0],
    brand: product.brandName,
    facts: [`Item ${item.partNumber}`, ...(item.customerSku === null ? [] : [`Your number ${item.customerSku}`])],
    isOnContract: item.onContract,
    qty: item.qty,
    unitPrice: `${formatDollars(isCharged ? priceInfo.finalPricePerUnit : priceInfo.basePricePerUnit)} ${unitWords(priceInfo.uom)}`,
    total: formatDollars(priceInfo.finalPrice),
    totalBefore: hasSaving ? formatDollars(priceInfo.basePrice) : undefined,
    saving: hasSaving ? formatDollars(savedDollars) : undefined,
    reasons: isCharged && item.priceSteps.length > 0 ? reasonsOf(item) : [],
    priceChange: priceChangeOf(item),
    isCharged,
    delivery: deliveryChoices(item, yourStoreId),
    said: item.messages.map(saidOf),
    children: children.map(childView),
    again: againFields([item, ...children]),
  };
}

/** What a price is for: 'each', 'per pack'. */
export function unitWords(uom: string): string {
  const unit = uom.trim().toLowerCase();
  return unit === '' || unit === 'each' ? 'each' : `per ${unit}`;
}

function reasonsOf({ qty, priceInfo, priceSteps }: CartItem): PriceReason[] {
  return [
    {
      label: `${qty.toLocaleString('en-US')} × ${formatDollars(priceInfo.basePricePerUnit)}, the regular price`,
      amount: formatDollars(priceInfo.basePrice),
    },
    ...priceSteps.map(({ label, amount }) => ({ label, amount: formatDollars(amount) })),
    { label: 'You pay', amount: formatDollars(priceInfo.finalPrice) },
  ];
}

/** What it cost when it was added stands beside what it costs now. */
function priceChangeOf({ priceInfo, addToCartPriceInfo }: CartItem): string | undefined {
  const [before, now] = [addToCartPriceInfo.basePricePerUnit, priceInfo.basePricePerUnit];
  if (before === now || before === 0) return undefined;
  return `The price went ${now < before ? 'down' : 'up'}: it was ${formatDollars(before)} when you added it.`;
}

function childView(item: CartItem): ChildView {
  return {
    lineId: item.cartItemId,
    itemId: item.itemId,
    title: item.product.name,
    qty: item.qty,
    total: formatDollars(item.priceInfo.finalPrice),
    isRemovable: item.parentRelationType !== 'BUNDLE',
  };
}

/** The fields of the form that puts rows back, with their plans and services; every row gives every field, so that they stay in step. */
export function againFields(items: readonly CartItem[]): (readonly [string, string])[] {
  return items
    .filter((item) => item.parentRelationType !== 'BUNDLE')
    .flatMap(
      (item) =>
        [
          ['itemId', item.itemId],
          ['qty', String(item.qty)],
          ['deliveryType', item.selectedDeliveryOption.deliveryType],
          ['pickupStoreNumber', item.selectedDeliveryOption.pickupStoreNumber ?? ''],
          ['parentItemId', item.parentItemId ?? ''],
          ['parentRelationType', item.parentRelationType ?? ''],
        ] as const,
    );
}
