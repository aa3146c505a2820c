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

/** $1 order, $2 all codes that it is to hold from now on, $3 user or null */
const change = command(
  'coupons_change',
  `
  with changes as materialized (select coalesce(w.code, u.code) as code, u.code is null as is_new
      from unnest($2::text[]) w(code) full join (select code from coupon_uses where order_number = $1 and state = 'HELD') u using (code)
      where w.code is null or u.code is null),
    k as materialized (select c.code, changes.is_new from changes join coupons c using (code) order by c.code for update of c),
    counted as (update coupons set used = used + case when k.is_new then 1 else -1 end from k
      where coupons.code = k.code and (not k.is_new or use_limit is null or used < use_limit) returning coupons.code, k.is_new),
    gone as (update coupon_uses u set state = 'RELEASED' from counted where u.order_number = $1 and u.code = counted.code and not counted.is_new),
    written_uses as (insert into coupon_uses (order_number, state, code, user_id) select $1, 'HELD', code, $3 from counted where is_new
      on conflict (code, order_number) do update set state = 'HELD')
  select require_all((select count(*) from counted), (select count(*) from changes), 'coupons')`,
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
  /**
   * It holds uses of these from now on in place of those that it held. The caller has the order locked.
   *
   * @throws a shortage of 'coupons' when a code that is new has no use left.
   */
  async change(tx: Tx, orderNumber: string, codes: readonly string[], userId: string | null): Promise<void> {
    await change(tx, [orderNumber, codes, userId]);
  },
  async keep(tx: Tx, orderNumber: string): Promise<void> {
    await keep(tx, [orderNumber]);
  },
  async release(tx: Tx, orderNumber: string): Promise<void> {
    await release(tx, [orderNumber]);
  },
};
