import { couponHolds } from '../coupons/index.ts';
import type { Tx } from '../db/database.ts';
import { rewardHolds } from '../rewards/index.ts';
import { stockHolds } from '../stock/index.ts';

/** Something that an order speaks for until it is placed or comes to nothing. Each capability keeps its own. */
type Holds = {
  /** The order is bought: what was held is its own. */
  settle(tx: Tx, orderNumber: string, now: Date): Promise<void>;
  /** The order comes to nothing, or is cancelled: everybody can have it again. */
  release(tx: Tx, orderNumber: string, now: Date): Promise<void>;
};

/** In the order in which their rows are locked everywhere: stock, coupons, rewards. */
const HOLDS: readonly Holds[] = [stockHolds, couponHolds, rewardHolds];

/** The statements that settle all holds of an order. */
export function settleHolds(tx: Tx, orderNumber: string, now: Date): Promise<void>[] {
  return HOLDS.map((holds) => holds.settle(tx, orderNumber, now));
}

/** Gives back all that an order holds. */
export async function releaseHolds(tx: Tx, orderNumber: string, now: Date): Promise<void> {
  for (const holds of HOLDS) await holds.release(tx, orderNumber, now);
}
