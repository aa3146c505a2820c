import { z } from 'zod';
import type { Order } from '#contracts/checkout.ts';
import { DeliveryGroup, WireAddress } from '#contracts/cart.ts';
import { toDollars } from '#domain/shared/money.ts';
import { pictureOf } from '../catalog/index.ts';
import type { Shop } from '../shop.ts';
import { findOrderEvents, findOrderLines, findOrderPayments, type OrderRow, type OrderState } from './order.repository.ts';

const Amounts = z.record(z.string(), z.number());
const LineDetails = z.object({
  levelOfService: z.enum(['NDD', 'SDD', 'STANDARD']).nullish(),
  minDeliveryDate: z.string().nullish(),
  maxDeliveryDate: z.string().nullish(),
  picture: z.string().nullish(),
});
const OrderDetails = z.object({ futureDeliveryDate: z.string().nullish() });
const Addresses = z.array(WireAddress);
const Groups = z.array(DeliveryGroup);

/** The status as others see it: a claim is being processed, and one that came to nothing is cancelled. */
export function wireStatus(state: OrderState): Order['status'] {
  if (state === 'CLAIMED') return 'PROCESSING';
  return state === 'ABANDONED' ? 'CANCELLED' : state;
}

/** An order for its owner. It shows what was ordered then, not what the catalogue says now. */
export async function viewOrder(shop: Shop, order: OrderRow): Promise<Order> {
  const [lines, payments, events] = await Promise.all([
    findOrderLines(shop.database, [order.order_number]),
    findOrderPayments(shop.database, [order.order_number]),
    findOrderEvents(shop.database, [order.order_number]),
  ]);
  return {
    orderNumber: order.order_number,
    status: wireStatus(order.status),
    placedAt: order.placed_at?.toISOString() ?? null,
    email: order.email,
    items: lines.map((line) => {
      const details = LineDetails.parse(line.details);
      return {
        cartItemId: line.line_id,
        itemId: line.item_id,
        name: line.name,
        url: `/product_${line.item_id}`,
        image: details.picture == null ? null : pictureOf(details.picture),
        qty: line.qty,
        priceInfo: {
          basePricePerUnit: toDollars(line.unit_cents),
          basePrice: toDollars(line.base_cents),
          finalPrice: toDollars(line.final_cents),
        },
        deliveryType: line.delivery_type,
        levelOfService: details.levelOfService ?? null,
        minDeliveryDate: details.minDeliveryDate ?? null,
        maxDeliveryDate: details.maxDeliveryDate ?? null,
      };
    }),
    cartSummary: viewSums(order.summary),
    orderPayment: payments.map((payment) => ({
      id: payment.payment_id,
      paymentType: payment.payment_type,
      brand: payment.brand,
      lastFourDigit: payment.last_four,
      expiryMonth: payment.expiry_month === null ? null : String(payment.expiry_month).padStart(2, '0'),
      expiryYear: payment.expiry_year === null ? null : String(payment.expiry_year),
      amountApplied: toDollars(payment.amount_cents),
      addedToOrder: true,
      isDefault: false,
      userNotes: '',
    })),
    addresses: Addresses.parse(order.addresses),
    deliveryGroups: Groups.parse(order.delivery_groups),
    futureDeliveryDate: OrderDetails.parse(order.details).futureDeliveryDate ?? null,
    history: events.map((event) => ({ status: event.to_state, at: event.at.toISOString() })),
  };
}

const SUMS = [
  'cartSubTotal',
  'cartSubTotalAfterCoupons',
  'cartSubTotalAfterPriorityTwoCoupons',
  'cartSubTotalExcludingCheckoutOnlyCoupons',
  'preTaxSubTotal',
  'ordTotal',
  'balanceOrdTotal',
  'totalTax',
  'shipFee',
  'cartModeShipFee',
  'surchargeFee',
  'dasFee',
  'totalShipHandlFee',
  'handlingFee',
  'surchargeFeePerUnit',
  'finalMembershipSavings',
  'instantCouponSavings',
] as const;

function viewSums(stored: unknown): Order['cartSummary'] {
  const cents = Amounts.parse(stored);
  const sums = Object.fromEntries(SUMS.flatMap((name) => (cents[name] === undefined ? [] : [[name, toDollars(cents[name])]])));
  const amount = (name: string) => toDollars(cents[name] ?? 0);
  return {
    ...sums,
    attributes: {
      smallOrderFee: amount('smallOrderFee'),
      furnitureServiceFee: amount('furnitureServiceFee'),
      sameDayFee: amount('sameDayFee'),
      couponTotal: amount('couponTotal'),
      rewardsApplied: amount('rewardsApplied'),
    },
  };
}
