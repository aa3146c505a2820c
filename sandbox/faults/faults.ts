/** What can be made to go wrong in the demo, for the next authorizations that are decided; `confirm-lost` for the next approval that is confirmed. */
export const FAULT_KINDS = [
  'decline',
  'timeout-before',
  'timeout-after-charge',
  'error-after-charge',
  'slow',
  'webhook-twice',
  'webhook-late',
  'webhook-forged',
  'confirm-lost',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** The most faults that may wait at a time. */
export const MAX_FAULTS = 1000;

/** Faults in the order in which they were asked for; each happens once. */
export interface Faults {
  /** Queues `count` faults; what exceeds the queue's limit is dropped. */
  add(kind: FaultKind, count: number): void;
  /** The fault for the next authorization, or `undefined` when all goes well. */
  take(): FaultKind | undefined;
  /** Whether the next confirmation goes wrong. */
  takeOnly(kind: 'confirm-lost'): boolean;
  clear(): void;
}

export function createFaults(): Faults {
  let queue: FaultKind[] = [];
  return {
    add(kind, count) {
      const free = Math.max(0, MAX_FAULTS - queue.length);
      queue.push(...Array<FaultKind>(Math.min(count, free)).fill(kind));
    },
    take() {
      const index = queue.findIndex((kind) => kind !== 'confirm-lost');
      return index < 0 ? undefined : queue.splice(index, 1)[0];
    },
    takeOnly(kind) {
      const index = queue.indexOf(kind);
      if (index >= 0) queue.splice(index, 1);
      return index >= 0;
    },
    clear() {
      queue = [];
    },
  };
}
