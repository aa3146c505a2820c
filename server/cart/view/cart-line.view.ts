import type { CartItem, Message } from '#contracts/cart-item.ts';
import { endsSoonText } from '#domain/accounts/contract-days.ts';
import type { RowCharge } from '#domain/accounts/budgets/budget-charges.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { PricedLine } from '#domain/pricing/priced-cart.ts';
import { boundsOf } from '#domain/cart/rows/quantity-bounds.ts';
import { decideQuantity } from '#domain/cart/rows/quantity-decision.ts';
import { linkedLineIds } from '#domain/cart/rows/split-line.ts';
import { coveredUnits, quantityStep } from '#domain/cart/rows/surcharge-steps.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { isGiftCardItem, isDeliveredByEmail, isPhysical } from '#domain/delivery/deliverable-item.ts';
import type { GroupableRow } from '#domain/delivery/grouping.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { personalLines } from '#domain/personalization/personalization.ts';
import { roundHalfUp, toDollars } from '#domain/shared/money.ts';
import type { VolumeStanding } from '#domain/volume/volume-prices.ts';
import { pictureOf, viewVolumePrice, type ContractPrice } from '../../catalog/index.ts';
import type { AssessedCart } from '../assess-cart.ts';
import { viewLineDelivery } from '../delivery/line-delivery.view.ts';
import type { OpenCart } from '../opened-cart.ts';
import type { Told } from '../told.ts';
import { viewStep } from './summary.view.ts';

/** One row of the cart as the wire shows it. */
export function viewLine(
  open: OpenCart,
  assessed: AssessedCart,
  line: CartLine,
  messages: readonly Message[],
  told: Told,
  removed?: 'DELETED',
): CartItem {
  const item = open.items.get(line.itemId);
  const facts = item?.facts ?? {};
  const offer = open.offerOf(line.itemId);
  const contract = open.contract.get(line.itemId);
  const contractEndsText = contract && contractEndsSoonText(contract, open.now);
  const priced = assessed.pricedLines.get(line.lineId);
  const asked = told.asked?.get(line.lineId);
  const children = (relation: CartLine['relation']) =>
    assessed.lines.filter((row) => row.parentLineId === line.lineId && row.relation === relation).map((row) => row.lineId);
  const hasChildren = line.parentLineId === undefined && assessed.lines.some((row) => row.parentLineId === line.lineId);
  const base = priced?.basePriceCents ?? 0;
  const final = priced?.finalPriceCents ?? 0;
  const parent = line.parentLineId === undefined ? undefined : assessed.lines.find((row) => row.lineId === line.parentLineId);
  const covered = coveredUnits(facts, line);
  return {
    cartItemId: line.lineId,
    itemId: line.itemId,
    resolvedItemId: line.itemId,
    partNumber: line.itemId,
    customerSku: contract?.customerSku ?? null,
    listItemId: line.details.listItemId ?? null,
    qty: line.qty,
    requestedQty: asked?.requestedQty ?? line.qty,
    qtyAdded: asked?.qtyAdded ?? 0,
    prevQty: line.prevQty,
    createdDate: new Date(line.addedAtMs).toISOString(),
    position: line.position,
    status: removed ?? (assessed.invalid.has(line.lineId) ? 'INVALID' : 'ACTIVE'),
    isCharged: priced?.isCharged === true,
    actioned: line.actioned,
    parentItemId: parent?.itemId ?? null,
    parentRelationType: line.relation ?? null,
    parentRelationCartItemId: line.parentLineId ?? null,
    warrantyItemIds: hasChildren ? children('WARRANTY') : [],
    optionItemIds: hasChildren ? children('ASSEMBLY') : [],
    addonItemIds: hasChildren ? children('ADDON') : [],
    techHelpItemIds: hasChildren ? children('TECHHELP') : [],
    techHelpSkuIds: [...(facts.techHelpItemIds ?? [])],
    requiredItemIds: [...(facts.requiredItemIds ?? [])],
    linkedCartItemIds: linkedLineIds(assessed.lines, line),
    altItem: viewAltItem(open, line),
    easyRewardsItem: { redemptionEligibility: isRedeemable(facts) },
    furnSvcInfo: viewFurniture(line, facts),
    surchargeApplicable: facts.surcharge !== undefined,
    surchargeAlts: (facts.surcharge?.alternates ?? []).map((alternate) => ({ itemId: alternate.itemId, altFactor: alternate.factor })),
    surchargeSplit: covered > 0 && covered < line.qty,
    surchargeAltItemId: line.details.surchargeAltItemId ?? null,
    quantityStep: quantityStep(facts, line),
    promotionId: line.details.promotionId ?? null,
    ...(line.details.personalization !== undefined && { personalization: personalLines(line.details.personalization) }),
    messages: [...messages],
    itemAttributes: { membershipSKU: facts.membership !== undefined, partBundle: line.relation === 'BUNDLE' },
    itemAccountInfo: viewAccountInfo(assessed.budgets?.ofRows.get(line.lineId) ?? []),
    priceInfo: {
      ...(priced?.wasPricePerUnitCents !== undefined && { wasPricePerUnit: toDollars(priced.wasPricePerUnitCents) }),
      basePrice: toDollars(base),
      basePricePerUnit: toDollars(priced?.basePricePerUnitCents ?? offer?.unitPriceCents ?? 0),
      finalPrice: toDollars(final),
      finalPricePerUnit: toDollars(roundHalfUp(final / line.qty)),
      finalPriceBeforeBasketCoupons: toDollars(priced?.finalPriceBeforeBasketCouponsCents ?? 0),
      finalPriceBeforeCheckoutOnlyCoupons: toDollars(priced?.finalPriceBeforeCheckoutOnlyCouponsCents ?? 0),
      uom: item?.uom ?? 'Each',
      ...viewQuoted(open, priced),
    },
    ...(priced?.volume !== undefined && { volumePrice: viewVolume(priced.volume, (more) => canGrow(open, assessed, line, more)) }),
    addToCartPriceInfo: { basePricePerUnit: toDollars(line.addedPriceCents) },
    priceSteps: (priced?.steps ?? []).map(viewStep),
    onContract: offer?.isOnContract ?? false,
    ...(contractEndsText !== undefined && { contractEndsText }),
    product: {
      name: item?.name ?? line.itemId,
      url: `/product_${line.itemId}`,
      images: (item?.pictures ?? []).slice(0, 1).map(pictureOf),
      brandName: item?.brand ?? '',
      baseCategory: item?.categoryId ?? '',
      hierarchy: item === undefined ? [] : [item.departmentId, item.categoryId],
      productTypeName: facts.productType ?? null,
      classId: facts.classId ?? null,
      streetDate: facts.streetDate ?? null,
      limitPerOrder: facts.limitPerOrder ?? null,
      flags: {
        comingSoon: facts.isComingSoon === true,
        preOrder: facts.isPreOrder === true,
        sfs: facts.isShippedFromStores === true,
        inStoreOnlyProduct: facts.isInStoreOnly === true,
        seePriceInCart: facts.isPriceInCart === true,
        bopisEligible: facts.isPickupEligible !== false,
      },
    },
    ...viewLineDelivery(open, assessed, line, facts),
  };
}

function viewQuoted({ quote }: OpenCart, priced: PricedLine | undefined): Pick<CartItem['priceInfo'], 'quoted'> {
  const price = priced === undefined || priced.quotedQty === 0 ? undefined : quote?.prices.get(priced.itemId);
  if (quote === undefined || priced === undefined || price === undefined) return {};
  return { quoted: { qty: priced.quotedQty, pricePerUnit: toDollars(price.unitCents), quoteNumber: quote.number } };
}

function viewVolume({ earned, next }: VolumeStanding, canHave: (more: number) => boolean): NonNullable<CartItem['volumePrice']> {
  return {
    earned: earned === undefined ? null : viewVolumePrice(earned),
    next: next === undefined || !canHave(next.missingQty) ? null : { ...viewVolumePrice(next.price), missingQty: next.missingQty },
  };
}

/** Whether so many more could be had in this row, with what the cart's other rows hold of it: nothing is offered that a change would refuse. */
function canGrow(open: OpenCart, assessed: AssessedCart, line: CartLine, more: number): boolean {
  const offer = open.offerOf(line.itemId);
  const wantedQty = line.qty + more;
  if (offer === undefined || wantedQty % quantityStep(offer.facts, line) !== 0) return false;
  const others = assessed.lines.filter((row) => row.lineId !== line.lineId && row.parentLineId !== line.lineId);
  return decideQuantity({ currentQty: line.qty, wantedQty, ...boundsOf(open.availableAt, others, offer, line) }).qty === wantedQty;
}

/** What the row replaces, and in which words that is told. */
function viewAltItem(open: OpenCart, line: CartLine): CartItem['altItem'] {
  const originalId = line.details.substituteFor;
  if (originalId === undefined) return null;
  const original = open.items.get(originalId);
  const before = open.offerOf(originalId)?.unitPriceCents;
  const after = open.offerOf(line.itemId)?.unitPriceCents;
  const name = original?.name ?? originalId;
  return {
    origItemId: originalId,
    altType: 'HARD_SUB',
    hardSubstitutionNotification: `${name} is no longer made. We swapped in its replacement.`,
    hardSubstitutionType: original?.facts.substitute?.kind ?? 'FULLHARDSUB',
    hardSubstitutionModal: before !== undefined && after !== undefined && after > before,
    origName: name,
    origPrice: before === undefined ? null : toDollars(before),
  };
}

/** Gift cards, memberships and what is no thing cannot be had for rewards. */
function isRedeemable(facts: ItemFacts): boolean {
  return isPhysical(facts) && !isGiftCardItem(facts);
}

function viewFurniture({ details: { furniture } }: CartLine, facts: ItemFacts): CartItem['furnSvcInfo'] {
  if (facts.furnitureRates === undefined) return null;
  return {
    levels: [
      { level: 'BASC', qty: furniture?.BASC ?? 0 },
      { level: 'CUST', qty: furniture?.CUST ?? 0 },
    ],
  };
}

function viewAccountInfo(charges: readonly RowCharge[]): CartItem['itemAccountInfo'] {
  return {
    bcName: charges[0]?.value ?? null,
    ...(charges.length > 1 && {
      bcShares: charges.map(({ value, parts, cents }) => ({ bcName: value, percent: parts / 100, amount: toDollars(cents) })),
    }),
  };
}

/** A row as far as its delivery group needs to know it. */
export function groupable(open: OpenCart, assessed: Pick<AssessedCart, 'states' | 'promises'>, line: CartLine): GroupableRow {
  const facts = open.items.get(line.itemId)?.facts ?? {};
  const promise = assessed.promises.get(line.lineId);
  const store = line.storeNumber === undefined ? undefined : open.stores.get(line.storeNumber);
  return {
    cartItemId: line.lineId,
    qty: line.qty,
    isActive: true,
    parentCartItemId: line.parentLineId,
    parentRelationType: line.relation,
    deliveryType: line.deliveryType,
    levelOfService: promise?.levelOfService ?? 'STANDARD',
    maxDeliveryDate: promise?.maxDeliveryDate,
    isBackOrder: promise?.isBackOrder ?? false,
    isOutOfStock: assessed.states.get(line.lineId)?.isOutOfStock === true,
    isMembership: facts.membership !== undefined,
    isDeliveredByEmail: isDeliveredByEmail(facts),
    isPreOrder: facts.isPreOrder === true,
    streetDate: facts.streetDate,
    pickupStore: store,
  };
}

/** Until when a price of the contract holds that ends soon. */
function contractEndsSoonText({ validUntil }: ContractPrice, now: Date): string | undefined {
  return validUntil === undefined ? undefined : endsSoonText(validUntil, shopDay(now));
}
