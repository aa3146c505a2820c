import type { Order } from '#contracts/checkout.ts';

/** How the states of an order are called. */
const STATUS_WORDS: Record<Order['status'], string> = {
  PROCESSING: 'Confirming your payment',
  PLACED: 'Order placed',
  PENDING_APPROVAL: 'Waiting for approval',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  READY_FOR_PICKUP: 'Ready for pickup',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  PICKED_UP: 'Picked up',
  CANCELLED: 'Cancelled',
  RETURNED: 'Returned',
};

const ENDED_BADLY: readonly string[] = ['DECLINED', 'CANCELLED', 'RETURNED'];

export function statusText(status: Order['status']): string {
  return STATUS_WORDS[status];
}

/** Whether nothing more will come of an order. */
export function isEndedBadly(status: string): boolean {
  return ENDED_BADLY.includes(status);
}

export type TimelineStep = {
  readonly label: string;
  /** When it was, as an instant; absent for what is still to come. */ readonly at: string | undefined;
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
};

/** What has become of an order, and what is still to come if all goes well. `isFetched`: it is picked up in a store. */
export function timeline({ status, history }: Pick<Order, 'status' | 'history'>, isFetched: boolean): TimelineStep[] {
  const known = history
    .flatMap((event) => {
      const name = statusNamed(event.status);
      return name === undefined || name === 'PROCESSING' ? [] : [{ name, at: event.at }];
    })
    .filter((event, index, all) => all[index - 1]?.name !== event.name);
  const past = known.some(({ name }) => name === status) ? known : [...known, { name: status, at: undefined }];
  const steps: TimelineStep[] = past.map(({ name, at }, index) => ({
    label: STATUS_WORDS[name],
    at,
    state: isEndedBadly(name) ? 'failed' : index === past.length - 1 ? 'now' : 'done',
  }));
  const usual = usualWay(
    past.some(({ name }) => name === 'PENDING_APPROVAL'),
    isFetched,
  );
  const next = isEndedBadly(status) ? [] : usual.slice(usual.indexOf(status) + 1);
  return [...steps, ...next.map((name) => ({ label: STATUS_WORDS[name], at: undefined, state: 'ahead' as const }))];
}

function usualWay(needsApproval: boolean, isFetched: boolean): Order['status'][] {
  const start: Order['status'][] = needsApproval ? ['PENDING_APPROVAL', 'APPROVED'] : ['PROCESSING', 'PLACED'];
  return [...start, ...(isFetched ? (['READY_FOR_PICKUP', 'PICKED_UP'] as const) : (['SHIPPED', 'DELIVERED'] as const))];
}

function statusNamed(name: string): Order['status'] | undefined {
  return isStatus(name) ? name : undefined;
}

function isStatus(name: string): name is Order['status'] {
  return Object.hasOwn(STATUS_WORDS, name);
}
