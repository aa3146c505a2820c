import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '#server/db/database.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { ourBooks, vendorsBooks, type LedgerEntry } from '#tests/support/books.ts';
import type { Stage } from './stage/stage.ts';
import { whatShoppersFind } from './told-orders.ts';
import type { Adder, ToldOrder, Writers } from './writers/writers.ts';

/** How long the background may take to end what a fault left open: a vendor that failed some times is asked after growing pauses. */
const LONGEST_SETTLING_MS = 120_000;
/** Within which everything in the background comes round once, on a busy machine too. */
const ROUND_OF_THE_BACKGROUND_MS = 15_000;
/** Where an order never is that was confirmed. */
const NOT_ORDERED: ReadonlySet<string> = new Set(['CLAIMED', 'ABANDONED', 'DECLINED', 'CANCELLED']);

/** What was promised and did not hold. */
export type Kept = {
  readonly lostAdds: number;
  readonly doubledAdds: number;
  readonly lostOrders: number;
  readonly brokenInvariants: readonly string[];
  /** Orders of which the vendor's books or their shoppers are told something else than ours say, and what stays open, in a sentence each. */
  readonly disagreements: readonly string[];
};

/** Looks at everything that was confirmed in a round, and at all the books, once nothing is open any more. */
export async function whatWasKept(stage: Stage, { adders, orders }: Pick<Writers, 'adders' | 'orders'>): Promise<Kept> {
  const database = openDatabase(stage.databaseUrl(), 2);
  try {
    const disagreements = await settledBooks(database, stage);
    const carts = await Promise.all(adders.map(compareCart));
    const broken = await brokenAtLast(database);
    return {
      lostAdds: carts.reduce((sum, { lost }) => sum + lost, 0),
      doubledAdds: carts.reduce((sum, { doubled }) => sum + doubled, 0),
      lostOrders: await countLost(database, orders),
      brokenInvariants: broken.map(({ invariant, rows }) => `${invariant} ${JSON.stringify(rows).slice(0, 300)}`),
      disagreements: [...disagreements, ...(await whatShoppersFind(database, stage, orders))],
    };
  } finally {
    await database.end();
  }
}

/**
 * What must always be true, and is not. What was written by a clock that was hours behind looks hours late until somebody in the
 * background has been at it: they are given the time in which each of them comes round.
 */
async function brokenAtLast(database: Database): ReturnType<typeof checkInvariants> {
  const until = performance.now() + ROUND_OF_THE_BACKGROUND_MS;
  for (;;) {
    const broken = await checkInvariants(database, new Date());
    if (broken.length === 0 || performance.now() > until) return broken;
    await sleep(200);
  }
}

/** What was told to be in a cart is there; what was never answered may be. */
async function compareCart({ client, told, untold }: Adder): Promise<{ lost: number; doubled: number }> {
  const answer = await client.send('GET', '/cc/api/checkout?grindType=ALL');
  const items = Reflect.get(Object(Reflect.get(Object(answer.body), 'cartInfo')), 'items') as { itemId: string; qty: number }[] | undefined;
  const inCart = (itemId: string) => (items ?? []).filter((item) => item.itemId === itemId).reduce((sum, { qty }) => sum + qty, 0);
  let [lost, doubled] = [0, 0];
  for (const itemId of new Set([...told.keys(), ...untold.keys()])) {
    const confirmed = told.get(itemId) ?? 0;
    lost += Math.max(0, confirmed - inCart(itemId));
    doubled += Math.max(0, inCart(itemId) - confirmed - (untold.get(itemId) ?? 0));
  }
  return { lost, doubled };
}

async function countLost(database: Database, orders: readonly ToldOrder[]): Promise<number> {
  const { rows } = await database.query<{ order_number: string; state: string; total_cents: number }>(
    'select order_number, state, total_cents from orders where order_number = any($1)',
    [orders.map(({ orderNumber }) => orderNumber)],
  );
  const kept = new Map(rows.map((row) => [row.order_number, row]));
  return orders.filter(({ orderNumber, totalCents, isConfirmed }) => {
    if (!isConfirmed) return false;
    const row = kept.get(orderNumber);
    return row === undefined || NOT_ORDERED.has(row.state) || row.total_cents !== totalCents;
  }).length;
}

/** Waits until nothing is open and both books agree; what still does not when time is up. */
async function settledBooks(database: Database, stage: Stage): Promise<string[]> {
  const until = performance.now() + LONGEST_SETTLING_MS;
  const agreed = new Set<string>();
  for (;;) {
    const [before, ledger] = [await ourBooks(database), await stage.vendor.ledger()];
    const disagreements = disagreementsOf(before, ledger, agreed);
    if (disagreements.length === 0) return [];
    if (performance.now() > until)
      return [...disagreements, ...stage.nodes().map((node) => `a node's last words: ${node.said().slice(-600)}`)];
    await sleep(200);
  }
}

/** @param agreed orders of which it was seen that both say the same. Parcels leave meanwhile: one look at all at once would never do. */
function disagreementsOf(orders: Awaited<ReturnType<typeof ourBooks>>, ledger: readonly LedgerEntry[], agreed: Set<string>): string[] {
  const byOrder = Map.groupBy(ledger, ({ reference }) => reference);
  const known = new Set(orders.map(({ order_number: number }) => number));
  const found: string[] = [];
  for (const { order_number: number, state, held, captured, refunded, pending } of orders) {
    const theirs = vendorsBooks(byOrder.get(number) ?? []);
    const ours = { held, captured, refunded };
    const isSame = held === theirs.held && captured === theirs.captured && refunded === theirs.refunded;
    if (isSame && state !== 'CLAIMED') agreed.add(number);
    else if (!agreed.has(number))
      found.push(
        `order ${number} is ${state}, ${pending} moves open: ours ${JSON.stringify(ours)}, the vendor's ${JSON.stringify(theirs)}`,
      );
  }
  for (const [reference, entries] of byOrder) {
    const { held, captured, refunded } = vendorsBooks(entries);
    if (!known.has(reference) && (held !== 0 || captured !== refunded))
      found.push(`the vendor has money of ${reference}, which is no order`);
  }
  return found;
}
