import type { OrderGroup, WireOrderState } from '../order-states.ts';

/** What a shopper is told of an order: its status, or that its payment is still being confirmed. */
export type ShownStatus = WireOrderState | 'CONFIRMING';

/** How the states of an order are called. */
const STATUS_WORDS: Record<ShownStatus, string> = {
  CONFIRMING: 'Confirming your payment',
  PLACED: 'Order placed',
  PENDING_APPROVAL: 'Waiting for approval',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  READY_FOR_PICKUP: 'Ready for pickup',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  PICKED_UP: 'Picked up',
  CANCELLED: 'Canceled',
  RETURNED: 'Returned',
};

const GROUP_WORDS: Record<OrderGroup, string> = {
  UNDER_WAY: 'In progress',
  ARRIVED: 'Delivered or picked up',
  ENDED: 'Canceled or returned',
};

/** What a group of orders is called. */
export function orderGroupText(group: OrderGroup): string {
  return GROUP_WORDS[group];
}

export function statusText(status: ShownStatus): string {
  return STATUS_WORDS[status];
}
