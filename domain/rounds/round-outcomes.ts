import type { LineMessageCode } from '../cart/line-message.ts';

/** What came of a row when its round was moved to the cart, or of the order that it was in. A row without one was not looked at yet. */
export const OUTCOMES = [
  'ADDED',
  'FEWER',
  'SOLD_OUT',
  'NOT_SOLD',
  'BLOCKED',
  'CART_FULL',
  'NOT_ADDED',
  'DECLINED',
  'EXPIRED',
  'ORDER_CANCELED',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const BY_CODE: Partial<Record<LineMessageCode, Outcome>> = {
  OUT_OF_STOCK: 'SOLD_OUT',
  PARTIAL_QTY_AVAILABLE: 'SOLD_OUT',
  PARTIAL_QTY_FIXED: 'SOLD_OUT',
  ITEM_INVENTORY_NOT_AVAILABLE: 'SOLD_OUT',
  QTY_LIMIT_EXCEEDED: 'SOLD_OUT',
  QTY_LIMIT_ITEM: 'SOLD_OUT',
  MAX_LINE_QTY_REACHED: 'SOLD_OUT',
  ITEM_NOT_PUBLISHED: 'NOT_SOLD',
  ITEM_NOT_AVAILABLE: 'NOT_SOLD',
  PRICE_NOT_AVAILABLE: 'NOT_SOLD',
  BLOCKED_FOR_ADD_TO_CART: 'BLOCKED',
  RESTRICTED_ITEM: 'BLOCKED',
  OFF_CONTRACT_ERROR: 'BLOCKED',
  HEALTH_CARE_RESTRICTION: 'BLOCKED',
  EXCEEDED_LIMIT: 'CART_FULL',
};

/** What came of a row of which so many of so many were added. @param code why there were fewer, as the cart says it */
export function outcomeOf({
  asked,
  added,
  code,
}: {
  readonly asked: number;
  readonly added: number;
  readonly code: LineMessageCode | undefined;
}): Outcome {
  if (added >= asked) return 'ADDED';
  if (added > 0) return 'FEWER';
  return (code === undefined ? undefined : BY_CODE[code]) ?? 'NOT_ADDED';
}

/** How a row stands after its round was moved. */
export type RowStand = {
  readonly qty: number;
  readonly movedQty: number;
  readonly orderNumber: string | null;
  /** Its order waits for somebody’s yes. */
  readonly isWaiting: boolean;
  /** It is in an order, or in the coordinator’s cart still. */
  readonly isMoved: boolean;
};

/** What is said of it at the row. */
export function outcomeText(outcome: Outcome, { qty, movedQty, orderNumber, isWaiting, isMoved }: RowStand): string {
  if (orderNumber !== null) {
    const stand = isWaiting ? 'Waiting for approval' : 'Ordered';
    return movedQty < qty ? `${stand}: ${movedQty} of ${qty}` : stand;
  }
  if (!isMoved && movedQty > 0) return 'Not ordered: it was taken out of the cart';
  switch (outcome) {
    case 'ADDED':
      return 'In the cart';
    case 'FEWER':
      return `${movedQty} of ${qty} in the cart: there are no more right now`;
    case 'SOLD_OUT':
      return 'Not in the cart: sold out, or no more are available right now';
    case 'NOT_SOLD':
      return 'Not in the cart: no longer sold';
    case 'BLOCKED':
      return 'Not in the cart: your organization doesn’t buy this';
    case 'CART_FULL':
      return 'Not in the cart yet: the cart is full. Order what’s in it, then move the rest';
    case 'NOT_ADDED':
      return 'Not in the cart: it couldn’t be added';
    case 'DECLINED':
      return 'Not ordered: the order was declined';
    case 'EXPIRED':
      return 'Not ordered: nobody approved the order in time';
    case 'ORDER_CANCELED':
      return 'Not ordered: the order was canceled';
    default:
      return outcome satisfies never;
  }
}
