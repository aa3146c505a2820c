import { z } from 'zod';
import { couponHolds } from '../coupons/index.ts';
import type { Tx } from '../db/database.ts';
import { rewardHolds } from '../rewards/index.ts';
import { stockHolds } from '../stock/index.ts';
import type { OrderRow } from './order.repository.ts';

/** Something that an order speaks for until it is placed or comes to nothing. Each capability keeps its own. */
type Holds = {
  /** The order is bought: what was held is its own. */
  settle(tx: Tx, orderNumber: string, now: Date): Promise<void>;
  /** The order comes to nothing, or is cancelled: everybody can have it again. */
  release(tx: Tx, orderNumber: string, now: Date): Promise<void>;
};

const HOLDS = { stock: stockHolds, coupons: couponHolds, rewards: rewardHolds } satisfies Record<string, Holds>;

/** In the order in which their rows are locked everywhere. */
const LOCK_ORDER = ['stock', 'coupons', 'rewards'] as const satisfies readonly (keyof typeof HOLDS)[];
export type HoldName = (typeof LOCK_ORDER)[number];

const Details = z.object({ holds: z.array(z.enum(LOCK_ORDER)).default([...LOCK_ORDER]) });

/** What an order holds something of; of one that does not say, everything is asked. */
function holdsOf({ details }: Pick<OrderRow, 'details'>): readonly Holds[] {
  const held = new Set(Details.parse(details).holds);
  return LOCK_ORDER.filter((name) => held.has(name)).map((name) => HOLDS[name]);
}

/** The statements that settle all holds of an order. */
export function settleHolds(tx: Tx, order: Pick<OrderRow, 'order_number' | 'details'>, now: Date): Promise<void>[] {
  return holdsOf(order).map((holds) => holds.settle(tx, order.order_number, now));
}

/** Gives back all that an order holds. */
export async function releaseHolds(tx: Tx, order: Pick<OrderRow, 'order_number' | 'details'>, now: Date): Promise<void> {
  for (const holds of holdsOf(order)) await holds.release(tx, order.order_number, now);
}
