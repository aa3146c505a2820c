import { command, type Tx } from '../db/database.ts';

/** $1 order, $2 cents, $3 user, $4 now */
const hold = command(
  'rewards_hold',
  `
  with redeemed as (update users set rewards_cents = rewards_cents - $2 where user_id = $3 and rewards_cents >= $2 returning user_id),
    written_entry as (insert into reward_entries (user_id, order_number, kind, amount_cents, at) select user_id, $1, 'REDEEMED', -$2::int, $4 from redeemed)
  select require_all((select count(*) from redeemed), 1, 'rewards')`,
);

/** $1 order, $2 now. Given back once: the ledger has one RETURNED for an order. */
const release = command(
  'rewards_release',
  `
  with back as (insert into reward_entries (user_id, order_number, kind, amount_cents, at)
      select e.user_id, e.order_number, 'RETURNED', -e.amount_cents, $2 from reward_entries e where e.order_number = $1 and e.kind = 'REDEEMED'
      on conflict do nothing returning user_id, amount_cents)
  update users set rewards_cents = rewards_cents + back.amount_cents from back where users.user_id = back.user_id`,
);

/**
 * Rewards that an order is paid with. They leave the balance when they are held, so that nothing is left to do when the
 * order is placed.
 */
export const rewardHolds = {
  /** @throws a shortage of 'rewards' when the person has less. */
  async hold(tx: Tx, orderNumber: string, { cents, userId, now }: { cents: number; userId: string | null; now: Date }): Promise<void> {
    if (cents > 0) await hold(tx, [orderNumber, cents, userId, now]);
  },
  async keep(): Promise<void> {},
  async release(tx: Tx, orderNumber: string, now: Date): Promise<void> {
    await release(tx, [orderNumber, now]);
  },
};
