import { locationOf, type CartLine } from '#domain/cart/cart-line.ts';
import { isStockCounted } from '#domain/cart/offer.ts';
import { isPaidByMainTenderOnly, isPhysical } from '#domain/delivery/deliverable-item.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { deliveryGroups } from '#domain/delivery/grouping.ts';
import { keptRowSavings, keptSteps } from '#domain/orders/bill/kept-savings.ts';
import type { PricedLine, PricedSummary } from '#domain/pricing/priced-cart.ts';
import { viewAddress } from '../../addresses/index.ts';
import { certificatesUsed, groupable, type AssessedCart, type OpenCart } from '../../cart/index.ts';
import type { PlannedApproval } from '../approving/planned-approval.ts';
import type { UsedQuote } from '../../quotes/index.ts';
import type { WantedHolds } from '../holds.ts';
import type { NewOrder, NewOrderLine } from '../order.repository.ts';
import { unitsOf } from '../stock-units.ts';
import { budgetAmounts, budgetDetails, rowBudget } from './order-budgets.ts';
import { storeAddresses } from './store-addresses.ts';

/** What an order says of its goods and their price, and what it holds for them. */
export type OrderContent = {
  readonly lines: readonly NewOrderLine[];
  readonly holds: Pick<WantedHolds, 'units' | 'coupons' | 'rewardsCents' | 'budgets' | 'quote'>;
  readonly order: Pick<NewOrder, 'total_cents' | 'summary' | 'addresses' | 'delivery_groups'> & {
    readonly details: Readonly<Record<string, unknown>>;
  };
};

type About = { readonly approval: PlannedApproval | undefined; readonly accountNumber: string | undefined };

/** A cart as an order writes it down: when it is claimed, and when it is changed while it waits. */
export function orderContent(open: OpenCart, assessed: AssessedCart, { approval, accountNumber }: About): OrderContent {
  const { cart } = open;
  const { summary } = assessed.priced;
  const certificates = certificatesUsed(open, assessed.lines);
  const lines = assessed.lines.map((line, index) => orderLine(open, assessed, line, index));
  const coupons = usedCoupons(open, assessed);
  const budgets = budgetAmounts(open, assessed);
  const quote = usedQuote(open, assessed);
  return {
    lines,
    holds: { units: unitsOf(lines), coupons, rewardsCents: assessed.priced.easyRewardsAppliedCents, budgets, quote },
    order: {
      total_cents: summary.ordTotalCents,
      summary: summaryInCents(summary),
      addresses: [
        ...[cart.checkout.shipTo, cart.checkout.billTo].filter((address) => address !== undefined).map(viewAddress),
        ...storeAddresses(lines, open.stores),
      ],
      delivery_groups: deliveryGroups(assessed.lines.map((line) => groupable(open, assessed, line))),
      details: {
        pickupPerson: cart.checkout.pickupPerson ?? null,
        coupons,
        savings: keptSteps(assessed.priced.explanation, coupons),
        ...(assessed.futureDelivery.date !== undefined && { futureDeliveryDate: assessed.futureDelivery.date }),
        isTaxExempt: assessed.priced.explanation.some(({ rule }) => rule === 'TAX_EXEMPT'),
        ...(certificates.length > 0 && {
          taxCertificates: certificates.map(({ state, number, validUntil }) => ({ state, number, validUntil })),
        }),
        ...(cart.checkout.accounting !== undefined && { accounting: cart.checkout.accounting }),
        ...budgetDetails(assessed, { budgets, accountNumber }),
        ...(quote !== undefined && { quote: { id: quote.quoteId, number: open.quote?.number } }),
        ...(approval !== undefined && { approval }),
      },
    },
  };
}

/** The quote whose prices rows of this order have; one that no row needs is not used up. */
function usedQuote({ quote, now }: OpenCart, { priced }: AssessedCart): UsedQuote | undefined {
  if (quote === undefined || !priced.lines.some(({ quotedQty }) => quotedQty > 0)) return undefined;
  return { quoteId: quote.quoteId, version: quote.version, today: shopDay(now) };
}

/** The entered codes that take something off this order. */
function usedCoupons(open: OpenCart, assessed: AssessedCart): string[] {
  const entered = new Set(open.cart.coupons);
  return assessed.priced.coupons.filter((coupon) => coupon.status === 'APPLIED' && entered.has(coupon.code)).map((coupon) => coupon.code);
}

function orderLine(open: OpenCart, assessed: AssessedCart, line: CartLine, index: number): NewOrderLine {
  const item = open.items.get(line.itemId);
  const priced = assessed.pricedLines.get(line.lineId);
  const promise = assessed.promises.get(line.lineId);
  const charges = assessed.budgets?.ofRows.get(line.lineId) ?? [];
  const savings = keptRowSavings(priced?.steps ?? [], open.cart.coupons);
  return {
    line_id: line.lineId,
    position: index + 1,
    item_id: line.itemId,
    name: item?.name ?? line.itemId,
    qty: line.qty,
    unit_cents: priced?.basePricePerUnitCents ?? 0,
    base_cents: priced?.basePriceCents ?? 0,
    final_cents: priced?.finalPriceCents ?? 0,
    tax_cents: priced?.taxCents ?? 0,
    delivery_type: line.deliveryType,
    location_id: isStockCounted(item?.facts ?? {}) ? locationOf(line) : null,
    is_physical: isPhysical(item?.facts ?? {}),
    is_main_only: isPaidByMainTenderOnly(item?.facts ?? {}),
    store_number: line.deliveryType === 'STA' ? null : (line.storeNumber ?? null),
    parent_line_id: line.parentLineId ?? null,
    promised_for: promise?.maxDeliveryDate ?? null,
    details: {
      levelOfService: promise?.levelOfService ?? 'STANDARD',
      minDeliveryDate: promise?.minDeliveryDate ?? null,
      maxDeliveryDate: promise?.maxDeliveryDate ?? null,
      picture: item?.pictures[0] ?? null,
      productType: item?.facts.productType ?? null,
      ...(line.details.splitFrom !== undefined && { splitFrom: line.details.splitFrom }),
      ...(line.details.personalization !== undefined && { personalization: line.details.personalization }),
      ...(item?.facts.giftCents !== undefined && { giftCents: item.facts.giftCents }),
      ...(priced !== undefined && { ownCents: priced.finalPriceBeforeBasketCouponsCents }),
      ...(priced?.wasPricePerUnitCents !== undefined && { wasCents: priced.wasPricePerUnitCents }),
      ...(savings.length > 0 && { savings }),
      isOnContract: open.offerOf(line.itemId)?.isOnContract === true,
      ...(assessed.budgets !== undefined && item !== undefined && { categoryId: item.categoryId }),
      ...quotedDetails(open, priced, line.itemId),
      ...rowBudget(charges, (value) => open.budgets?.centers.get(value)?.description ?? value),
    },
  };
}

/** How many pieces of a row cost what the quote says, and what that is. */
function quotedDetails(
  { quote }: OpenCart,
  priced: PricedLine | undefined,
  itemId: string,
): { quoted?: { qty: number; unitCents: number } } {
  const price = quote?.prices.get(itemId);
  if (price === undefined || priced === undefined || priced.quotedQty === 0) return {};
  return { quoted: { qty: priced.quotedQty, unitCents: price.unitCents } };
}

/** The sums under their wire names, in cents: how orders keep them. */
export function summaryInCents(sums: PricedSummary): Record<string, number> {
  const { attributes, ...amounts } = sums;
  const entries = [...Object.entries(amounts), ...Object.entries(attributes)].map(
    ([name, cents]) => [name.replace(/Cents$/, ''), cents] as const,
  );
  return Object.fromEntries(entries);
}
