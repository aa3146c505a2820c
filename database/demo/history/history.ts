import { assembleOrder } from './assemble-order.ts';
import { basketOf } from './basket.ts';
import { guestBaskets } from './guests.ts';
import { habits } from './habits.ts';
import type { PastOrder } from './order.ts';
import { plansOf } from './plans.ts';
import type { ShelfItem } from './shelf.ts';

/** The demo's past orders are numbered below those of the shop, which begin at 10000001. */
const FIRST_PAST_ORDER = 4_100_000;
const FIRST_GUEST_ORDER = 4_300_000;

const NO_CONTRACT: ReadonlyMap<string, number> = new Map();

/** Two years of orders of the demo's people, oldest first, and behind them those of guests. `contracts` holds contract prices in cents by account and item. */
export function pastOrders({
  shelf,
  contracts,
  today,
}: {
  shelf: readonly ShelfItem[];
  contracts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  today: Date;
}): PastOrder[] {
  const plans = habits.flatMap((habit) => plansOf(habit, shelf, today)).toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  const guests = guestBaskets(shelf, today).map(({ plan, rows }, index) =>
    assembleOrder({ plan, rows, orderNumber: String(FIRST_GUEST_ORDER + index * 3), contract: NO_CONTRACT }),
  );
  const known = plans.flatMap((plan, index) => {
    const rows = basketOf({ ...plan, shelf });
    const contract = contracts.get(plan.person.accountNumber ?? '') ?? new Map<string, number>();
    const orderNumber = String(FIRST_PAST_ORDER + index * 7 + (index % 3));
    return rows.length === 0 ? [] : [assembleOrder({ plan, rows, orderNumber, contract })];
  });
  return [...known, ...guests];
}
