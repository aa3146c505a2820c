import { command, type Tx } from '../db/database.ts';

/** $1 order, $2 codes, $3 user or null */
const hold = command(
  'coupons_hold',
  `
  with k as materialized (select code from coupons where code = any($2::text[]) order by code for update),
    used as (update coupons set used = used + 1 from k where coupons.code = k.code and (use_limit is null or used < use_limit) returning coupons.code),
    written_uses as (insert into coupon_uses (order_number, state, code, user_id) select $1, 'HELD', code, $3 from used)
  select require_all((select count(*) from used), cardinality($2::text[]), 'coupons')`,
);

/** $1 order */
const keep = command('coupons_keep', `update coupon_uses set state = 'USED' where order_number = $1 and state = 'HELD'`);

/** $1 order. A use is given back once, whether the order came to nothing or was cancelled later. */
const release = command(
  'coupons_release',
  `
  with u as (update coupon_uses set state = 'RELEASED' where order_number = $1 and state in ('HELD', 'USED') returning code),
    k as materialized (select coupons.code from u join coupons using (code) order by coupons.code for update of coupons)
  update coupons set used = used - 1 from k where coupons.code = k.code`,
);

/** Uses of coupons that an order has spoken for. */
export const couponHolds = {
  /** @throws a shortage of 'coupons' when one of the codes has no use left. */
  async hold(tx: Tx, orderNumber: string, codes: readonly string[], userId: string | null): Promise<void> {
    if (codes.length > 0) await hold(tx, [orderNumber, codes, userId]);
  },
  async keep(tx: Tx, orderNumber: string): Promise<void> {
    await keep(tx, [orderNumber]);
  },
  async release(tx: Tx, orderNumber: string): Promise<void> {
    await release(tx, [orderNumber]);
  },
};
