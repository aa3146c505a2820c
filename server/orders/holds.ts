import { z } from 'zod';
import type { Cents } from '#domain/shared/money.ts';
import { budgetHolds, type BudgetAmount } from '../budgets/index.ts';
import { couponHolds } from '../coupons/index.ts';
import { creditHolds } from '../credit/index.ts';
import type { Tx } from '../db/database.ts';
import { quoteHolds, type UsedQuote } from '../quotes/index.ts';
import { rewardHolds } from '../rewards/index.ts';
import { stockHolds, type Units } from '../stock/index.ts';
import type { OrderRow } from './order.repository.ts';

/** Something that an order speaks for until it is placed or comes to nothing. Each capability keeps its own. */
type Holds = {
  /** The order is bought: what was held is its own. */
  keep(tx: Tx, orderNumber: string, now: Date): Promise<void>;
  /** The order comes to nothing, or is cancelled: everybody can have it again. */
  release(tx: Tx, orderNumber: string, now: Date): Promise<void>;
};

const HOLDS = {
  stock: stockHolds,
  coupons: couponHolds,
  rewards: rewardHolds,
  budgets: budgetHolds,
  credit: creditHolds,
  quotes: quoteHolds,
} satisfies Record<string, Holds>;

/**
 * In the order in which their rows are locked everywhere, after the cart. It is said here and nowhere else: whoever holds, keeps or
 * releases does it by this list. (docs/decisions/0024)
 */
const LOCK_ORDER = ['stock', 'coupons', 'rewards', 'budgets', 'credit', 'quotes'] as const satisfies readonly (keyof typeof HOLDS)[];
type HoldName = (typeof LOCK_ORDER)[number];

/** What an order wants to hold. */
export type WantedHolds = {
  readonly units: readonly Units[];
  readonly coupons: readonly string[];
  readonly rewardsCents: Cents;
  /** What it takes out of which budget center of the account. */
  readonly budgets: readonly BudgetAmount[];
  /** Somebody is asked about it, and may let it go past what a center has left. */
  readonly mayExceedBudgets: boolean;
  /** What of it goes on invoice. */
  readonly creditCents: Cents;
  /** The quote whose prices it has; undefined of most. */
  readonly quote: UsedQuote | undefined;
  readonly accountNumber: string | undefined;
  readonly userId: string | null;
  readonly now: Date;
  readonly heldUntil: Date;
};

const BEGIN: { readonly [Name in HoldName]: (tx: Tx, orderNumber: string, wanted: WantedHolds) => Promise<void> } = {
  stock: (tx, orderNumber, { units, heldUntil }) => stockHolds.hold(tx, orderNumber, units, heldUntil),
  coupons: (tx, orderNumber, { coupons, userId }) => couponHolds.hold(tx, orderNumber, coupons, userId),
  rewards: (tx, orderNumber, { rewardsCents: cents, userId, now }) => rewardHolds.hold(tx, orderNumber, { cents, userId, now }),
  budgets: (tx, orderNumber, { budgets: amounts, mayExceedBudgets: mayExceed, accountNumber, userId, now }) =>
    budgetHolds.hold(tx, orderNumber, { amounts, mayExceed, accountNumber, userId, now }),
  credit: (tx, orderNumber, { creditCents: cents, accountNumber, now }) => creditHolds.hold(tx, orderNumber, { cents, accountNumber, now }),
  quotes: (tx, orderNumber, { quote, now }) => quoteHolds.hold(tx, orderNumber, quote, now),
};

/**
 * The statements that hold what an order wants.
 *
 * @throws a shortage of 'stock', 'coupons', 'rewards', 'budgets', 'credit' or 'quotes', of whatever there is less than wanted.
 */
export function beginHolds(tx: Tx, orderNumber: string, wanted: WantedHolds): Promise<void>[] {
  return LOCK_ORDER.map((name) => BEGIN[name](tx, orderNumber, wanted));
}

/** What an order that waits wants to hold from now on. Rewards it has paid with stay as they are; so does its quote, as long as it has one. */
export type ChangedHolds = Omit<WantedHolds, 'mayExceedBudgets' | 'creditCents'> & {
  /** What more of it goes on invoice than before; of what is less the money is let go as of any tender. */
  readonly moreCreditCents: Cents;
};

const CHANGE: { readonly [Name in HoldName]: ((tx: Tx, orderNumber: string, wanted: ChangedHolds) => Promise<void>) | undefined } = {
  stock: (tx, orderNumber, { units, heldUntil }) => stockHolds.change(tx, orderNumber, units, heldUntil),
  coupons: (tx, orderNumber, { coupons, userId }) => couponHolds.change(tx, orderNumber, coupons, userId),
  rewards: undefined,
  budgets: (tx, orderNumber, { budgets: amounts, accountNumber, userId, now }) =>
    budgetHolds.change(tx, orderNumber, { amounts, accountNumber, userId, now }),
  credit: (tx, orderNumber, { moreCreditCents: cents }) => creditHolds.grow(tx, orderNumber, cents),
  quotes: (tx, orderNumber, { quote, now }) => quoteHolds.change(tx, orderNumber, quote, now),
};

/**
 * An order that waits holds what it wants now in place of what it held. The caller has it locked.
 *
 * @throws as `beginHolds`: nothing is changed then.
 */
export async function changeHolds(tx: Tx, orderNumber: string, wanted: ChangedHolds): Promise<void> {
  for (const name of LOCK_ORDER) await CHANGE[name]?.(tx, orderNumber, wanted);
}

/** The capabilities of which the order holds something: only they are asked when it is decided. */
export function heldBy({ units, coupons, rewardsCents, budgets, creditCents, quote }: WantedHolds): HoldName[] {
  const amounts: Record<HoldName, number> = {
    stock: units.length,
    coupons: coupons.length,
    rewards: rewardsCents,
    budgets: budgets.length,
    credit: creditCents,
    quotes: quote === undefined ? 0 : 1,
  };
  return LOCK_ORDER.filter((name) => amounts[name] > 0);
}

const Details = z.object({ holds: z.array(z.enum(LOCK_ORDER)).default([...LOCK_ORDER]) });

/**
 * What an order holds something of; of one that does not say, everything is asked.
 *
 * @throws when it holds what this program does not know: a newer one wrote it.
 */
function holdsOf({ details }: Pick<OrderRow, 'details'>): readonly Holds[] {
  const held = new Set(Details.parse(details).holds);
  return LOCK_ORDER.filter((name) => held.has(name)).map((name) => HOLDS[name]);
}

/**
 * What starts the statements that make all holds of an order its own. What can go wrong about them before they start does so here.
 *
 * @throws as `holdsOf`.
 */
export function keepingOf(order: Pick<OrderRow, 'order_number' | 'details'>): (tx: Tx, now: Date) => Promise<void>[] {
  const kept = holdsOf(order);
  return (tx, now) => kept.map((holds) => holds.keep(tx, order.order_number, now));
}

/** Gives back all that an order holds. */
export async function releaseHolds(tx: Tx, order: Pick<OrderRow, 'order_number' | 'details'>, now: Date): Promise<void> {
  for (const holds of holdsOf(order)) await holds.release(tx, order.order_number, now);
}
