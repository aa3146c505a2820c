import type { Order } from '#contracts/orders.ts';
import { cameToNothing, usualWay } from '#domain/orders/order-states.ts';
import { BEING_CHECKED } from '#domain/orders/words/on-hold.ts';
import { statusText, type ShownStatus } from '#domain/orders/words/order-words.ts';

export function shownStatus(status: Order['status']): ShownStatus {
  return status ?? 'CONFIRMING';
}

/** Whether nothing more will come of an order. */
export function isEndedBadly(status: ShownStatus): boolean {
  return status !== 'CONFIRMING' && cameToNothing(status);
}

export type TimelineStep = {
  readonly label: string;
  /** When it was, as an instant; absent for what is still to come. */ readonly at: string | undefined;
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
};

/** The same steps of an order that a person looks over now, before anything more comes of it. */
export function withCheck(steps: readonly TimelineStep[]): TimelineStep[] {
  return steps.flatMap((step): TimelineStep[] =>
    step.state === 'now'
      ? [
          { ...step, state: 'done' },
          { label: BEING_CHECKED, at: undefined, state: 'now' },
        ]
      : [step],
  );
}

/**
 * What has become of an order, and what is still to come if all goes well.
 *
 * @param isFetched it is picked up in a store; undefined where only a part is, and each shipment goes its own way.
 */
export function timeline({ status: known, history }: Pick<Order, 'status' | 'history'>, isFetched: boolean | undefined): TimelineStep[] {
  const status = shownStatus(known);
  const told: { name: ShownStatus; at: string | undefined }[] = history
    .map((event) => ({ name: event.status, at: event.at }))
    .filter((event, index, all) => all[index - 1]?.name !== event.name);
  const past = told.some(({ name }) => name === status) ? told : [...told, { name: status, at: undefined }];
  const steps: TimelineStep[] = past.map(({ name, at }, index) => ({
    label: statusText(name),
    at,
    state: isEndedBadly(name) ? 'failed' : index === past.length - 1 ? 'now' : 'done',
  }));
  const needsApproval = past.some(({ name }) => name === 'PENDING_APPROVAL');
  const usual: ShownStatus[] = ['CONFIRMING', ...usualWay({ needsApproval, isFetched })];
  const next = isEndedBadly(status) ? [] : usual.slice(usual.indexOf(status) + 1);
  return [...steps, ...next.map((name) => ({ label: statusText(name), at: undefined, state: 'ahead' as const }))];
}
