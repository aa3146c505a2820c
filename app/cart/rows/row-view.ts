import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { CartItem } from '#contracts/cart-item.ts';
import type { RelatedItem } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { quotedPartsText } from '#domain/pricing/quote/quoted-parts.ts';
import { isShareOfOrder, ownPrice, regularPrice } from '#domain/pricing/row-price.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';
import { messagesAtRow } from '#app/cart/messages/cut-quantity.ts';
import { shownMessage, type ShownMessage } from '#app/cart/messages/shown-message.ts';
import type { ContractNote } from '#app/catalog/contract/contract-note.ts';
import { childOffers, childViews, type ChildOffer, type ChildView } from '#app/cart/services/child-views.ts';
import { deliveryView, type DeliveryView } from '#app/cart/delivery/row-delivery-view.ts';
import { customizePath } from '#app/personalization/personal-paths.ts';
import type { PersonalLine } from '#domain/personalization/personalization.ts';
import { replacementNote, type ReplacementNote } from './row-replacement.ts';
import { surchargeNote, type SurchargeNote } from './row-surcharge.ts';

/** A line of "Why this price?". */
export type PriceReason = { readonly label: string; readonly amount: string };

/** Another item that could be had instead. */
export type SimilarItem = { readonly itemId: string; readonly title: string; readonly price: string; readonly url: string };

/** A row of the cart, ready to be shown: all amounts are texts. */
export type RowView = {
  readonly lineId: string;
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource | undefined;
  readonly brand: string;
  /** Small facts: item number, the customer's own number, until when the contract's price holds that ends soon. */
  readonly facts: readonly string[];
  readonly isOnContract: boolean;
  /** The item's own limit for one order; absent without one. */
  readonly limit: number | undefined;
  readonly qty: number;
  /** The quantity goes up and down by so much. */
  readonly step: number;
  /** It was just taken out and is told once more. */
  readonly isRemoved: boolean;
  /** '$46.99 each', or '2 at $385.00 from quote Q-1003, 1 at $429.00' */
  readonly unitPrice: string;
  /** '10+ price', or '10+ price $3.99' where something else comes off, too: what the quantity earns. 'Quote Q-1042' where a quote says what it costs. */
  readonly volumePrice: string | undefined;
  /** 'Add 4 more for $3.79 each' */
  readonly nextVolumePrice: string | undefined;
  readonly total: string;
  /** What it would cost without what was taken off the row itself. */
  readonly totalBefore: string | undefined;
  readonly saving: string | undefined;
  readonly reasons: readonly PriceReason[];
  /** Told when the price has changed since it was added. */
  readonly priceChange: string | undefined;
  readonly isCharged: boolean;
  readonly delivery: DeliveryView;
  readonly messages: readonly ShownMessage[];
  readonly replacement: ReplacementNote | undefined;
  readonly surcharge: SurchargeNote | undefined;
  /** The other rows of the same purchase, which come another way. */
  readonly linkedLineIds: readonly string[];
  readonly children: readonly ChildView[];
  readonly offers: readonly ChildOffer[];
  readonly similar: SimilarItem | undefined;
  /** Where it is not on the buyer's contract. */
  readonly contract?: ContractNote | undefined;
  /** What it is to say, or whom it is for, and where that is changed. */
  readonly personal?: { readonly lines: readonly PersonalLine[]; readonly href: string };
};

export type RowContext = {
  readonly yourStoreId: string | null;
  readonly children: readonly CartItem[];
  /** What was said of it when the page before was left. */
  readonly told?: readonly ShownMessage[] | undefined;
  /** What goes along with rows of the cart, as far as it may be about this one. */
  readonly related?: readonly RelatedItem[] | undefined;
  readonly storeNames?: ReadonlyMap<string, string> | undefined;
  /** Rows whose replacement the shopper has accepted. */
  readonly kept?: ReadonlySet<string> | undefined;
  /** Where it is not on the buyer's contract. */
  readonly contract?: ContractNote | undefined;
};

/** In a narrow column '2 at $385.00' stays on one line, and so does the number of a quote. */
const UNBROKEN = /(?<=\d) (?=at )|(?<=at|quote) /g;

const NONE_KEPT: ReadonlySet<string> = new Set();

/** A row with what goes along with it. */
export function rowView(item: CartItem, context: RowContext): RowView {
  const { yourStoreId, children, related = [] } = context;
  const { isCharged, priceInfo, product, volumePrice } = item;
  const own = ownPrice(priceInfo, item.qty);
  const parts = isCharged ? quotedPartsText({ qty: item.qty, dollars: own.dollars }, priceInfo.quoted) : undefined;
  const hasSaving = isCharged && own.savedDollars > 0.004;
  return {
    lineId: item.cartItemId,
    itemId: item.itemId,
    title: product.name,
    url: product.url,
    picture: product.images[0],
    brand: product.brandName,
    facts: [
      `Item ${item.partNumber}`,
      ...(item.customerSku === null ? [] : [`Your no. ${item.customerSku}`]),
      ...(item.contractEndsText === undefined ? [] : [item.contractEndsText]),
    ],
    isOnContract: item.onContract,
    limit: product.limitPerOrder ?? undefined,
    qty: item.qty,
    step: item.quantityStep,
    isRemoved: item.status === 'DELETED',
    unitPrice: parts?.replaceAll(UNBROKEN, '\u00a0') ?? unitText(isCharged ? own.perUnit : priceInfo.basePricePerUnit, priceInfo.uom),
    volumePrice: isCharged && parts === undefined ? (quoteText(item) ?? volumeText(volumePrice?.earned, own.perUnit)) : undefined,
    nextVolumePrice: isCharged ? nextVolumeText(item) : undefined,
    total: formatDollars(own.dollars),
    totalBefore: hasSaving ? formatDollars(regularPrice(priceInfo, item.qty)) : undefined,
    saving: hasSaving ? formatDollars(own.savedDollars) : undefined,
    reasons: isCharged ? reasonsOf(item) : [],
    priceChange: priceChangeOf(item),
    isCharged,
    delivery: deliveryView(item, yourStoreId, context.storeNames),
    messages: [...(context.told ?? []), ...messagesAtRow(item), ...item.selectedDeliveryOption.messages.map(shownMessage)],
    replacement: replacementNote(item, context.kept ?? NONE_KEPT),
    surcharge: surchargeNote(item, related),
    linkedLineIds: item.linkedCartItemIds,
    children: childViews(item, children),
    offers: childOffers(item, children, related),
    similar: similarItem(item, related),
    ...(context.contract !== undefined && { contract: context.contract }),
    ...(item.personalization !== undefined && {
      personal: {
        lines: item.personalization,
        href: customizePath(item.itemId, item.cartItemId),
      },
    }),
  };
}

/** What could be had instead of a row that runs short; nothing for a row that can be had as it is. */
function similarItem(item: CartItem, related: readonly RelatedItem[]): SimilarItem | undefined {
  const isShort = !item.isCharged || item.qty >= item.selectedDeliveryOption.availableQuantity;
  const other = related.find(
    ({ type, altFactor, parentCartItemId, isAvailable }) =>
      type === 'ALTERNATE' && altFactor === null && parentCartItemId === item.cartItemId && isAvailable,
  );
  if (!isShort || other === undefined || other.price === null) return undefined;
  return { itemId: other.itemId, title: other.name, price: formatDollars(other.price), url: other.url };
}

/** Where it is the price of one that stands beside it, it need not be said twice. */
function volumeText(earned: NonNullable<CartItem['volumePrice']>['earned'] | undefined, perUnit: number): string | undefined {
  if (earned == null || !isShownAmount(perUnit)) return undefined;
  const name = `${earned.fromQty.toLocaleString('en-US')}+ price`;
  return formatDollars(earned.pricePerUnit) === formatDollars(perUnit) ? name : `${name} ${formatDollars(earned.pricePerUnit)}`;
}

/** What the quote is called whose price a row has. */
function quoteText({ priceSteps }: CartItem): string | undefined {
  return priceSteps.find(({ rule }) => rule === 'QUOTE_PRICE')?.label;
}

function nextVolumeText({ volumePrice }: CartItem): string | undefined {
  const next = volumePrice?.next;
  if (next == null || !isShownAmount(next.pricePerUnit)) return undefined;
  return `Add ${next.missingQty.toLocaleString('en-US')} more for ${formatDollars(next.pricePerUnit)} each`;
}

/** '$12.00 each'; without what it costs where that is not shown: 'Sold per pack'. */
function unitText(dollars: number, uom: string): string {
  return isShownAmount(dollars) ? `${formatDollars(dollars)} ${unitWords(uom)}` : `Sold ${unitWords(uom)}`;
}

/** What a price is for: 'each', 'per pack'. */
export function unitWords(uom: string): string {
  const unit = uom.trim().toLowerCase();
  return unit === '' || unit === 'each' ? 'each' : `per ${unit}`;
}

/** From the regular price to the row's own; none where they are the same. What is taken off the whole order is told there. */
function reasonsOf({ qty, priceInfo, priceSteps }: CartItem): PriceReason[] {
  const own = priceSteps.filter((step) => !isShareOfOrder(step));
  if (own.length === 0 || !isShownAmount(priceInfo.finalPriceBeforeBasketCoupons)) return [];
  return [
    {
      label: `${qty.toLocaleString('en-US')} × ${formatDollars(priceInfo.wasPricePerUnit ?? priceInfo.basePricePerUnit)}, the regular price`,
      amount: formatDollars(regularPrice(priceInfo, qty)),
    },
    ...own.map(({ label, amount }) => ({ label, amount: formatDollars(amount) })),
    { label: 'Price in your cart', amount: formatDollars(priceInfo.finalPriceBeforeBasketCoupons) },
  ];
}

/** What it cost when it was added stands beside what it costs now. */
function priceChangeOf({ priceInfo, addToCartPriceInfo }: CartItem): string | undefined {
  const [before, now] = [addToCartPriceInfo.basePricePerUnit, priceInfo.basePricePerUnit];
  if (!isShownAmount(before) || !isShownAmount(now) || before === now || before === 0) return undefined;
  return `The price went ${now < before ? 'down' : 'up'}: it was ${formatDollars(before)} when you added it.`;
}
