import { command, type Tx } from '../db/database.ts';

/** So many units of an item at a place. */
export type Units = { readonly itemId: string; readonly locationId: string; readonly qty: number };

/** $1 order, $2 until, $3 units as JSON */
const hold = command(
  'stock_hold',
  `
  with wanted as materialized (select * from json_to_recordset($3::json) as r("itemId" text, "locationId" text, qty int)),
    locked as materialized (select s.item_id, s.location_id, w.qty from wanted w join stock s on s.item_id = w."itemId" and s.location_id = w."locationId"
      order by s.item_id, s.location_id for update of s),
    held as (update stock s set available = s.available - l.qty, held = s.held + l.qty from locked l
      where s.item_id = l.item_id and s.location_id = l.location_id and s.available >= l.qty returning s.item_id, s.location_id, l.qty),
    written_holds as (insert into stock_holds (order_number, item_id, location_id, qty, state, held_until) select $1, item_id, location_id, qty, 'HELD', $2 from held)
  select require_all((select count(*) from held), (select count(*) from wanted), 'stock')`,
);

/** $1 order */
const keep = command(
  'stock_keep',
  `
  with h as (update stock_holds set state = 'SOLD' where order_number = $1 and state = 'HELD' returning item_id, location_id, qty),
    locked as materialized (select s.item_id, s.location_id, h.qty from h join stock s using (item_id, location_id) order by s.item_id, s.location_id for update of s)
  update stock s set held = s.held - l.qty, sold = s.sold + l.qty from locked l where s.item_id = l.item_id and s.location_id = l.location_id`,
);

/** $1 order */
const release = command(
  'stock_release',
  `
  with h as (update stock_holds set state = 'RELEASED' where order_number = $1 and state = 'HELD' returning item_id, location_id, qty),
    locked as materialized (select s.item_id, s.location_id, h.qty from h join stock s using (item_id, location_id) order by s.item_id, s.location_id for update of s)
  update stock s set held = s.held - l.qty, available = s.available + l.qty from locked l where s.item_id = l.item_id and s.location_id = l.location_id`,
);

/** $1 order, $2 until, $3 all that it is to hold from now on, as JSON */
const change = command(
  'stock_change',
  `
  with wanted as materialized (select * from json_to_recordset($3::json) as r("itemId" text, "locationId" text, qty int)),
    changes as materialized (select coalesce(w."itemId", h.item_id) as item_id, coalesce(w."locationId", h.location_id) as location_id,
        coalesce(w.qty, 0) as qty, coalesce(w.qty, 0) - coalesce(h.qty, 0) as more
      from wanted w full join (select item_id, location_id, qty from stock_holds where order_number = $1 and state = 'HELD') h
        on h.item_id = w."itemId" and h.location_id = w."locationId" where coalesce(w.qty, 0) <> coalesce(h.qty, 0)),
    locked as materialized (select s.item_id, s.location_id, c.qty, c.more from changes c join stock s using (item_id, location_id)
      order by s.item_id, s.location_id for update of s),
    held as (update stock s set available = s.available - l.more, held = s.held + l.more from locked l
      where s.item_id = l.item_id and s.location_id = l.location_id and s.available >= l.more returning s.item_id, s.location_id, l.qty),
    gone as (update stock_holds h set state = 'RELEASED' from held
      where h.order_number = $1 and h.item_id = held.item_id and h.location_id = held.location_id and held.qty = 0),
    written_holds as (insert into stock_holds (order_number, item_id, location_id, qty, state, held_until)
      select $1, item_id, location_id, qty, 'HELD', $2 from held where qty > 0
      on conflict (order_number, item_id, location_id) do update set qty = excluded.qty, state = 'HELD')
  select require_all((select count(*) from held), (select count(*) from changes), 'stock')`,
);

/** $1 order, $2 units as JSON */
const takeBack = command(
  'stock_take_back',
  `
  with back as materialized (select * from json_to_recordset($2::json) as r("itemId" text, "locationId" text, qty int)),
    locked as materialized (select s.item_id, s.location_id, b.qty from back b join stock s on s.item_id = b."itemId" and s.location_id = b."locationId"
      order by s.item_id, s.location_id for update of s),
    h as (update stock_holds h set returned_qty = h.returned_qty + l.qty from locked l where h.order_number = $1 and h.item_id = l.item_id and h.location_id = l.location_id and h.state = 'SOLD' returning h.item_id, h.location_id, l.qty),
    shelved as (update stock s set sold = s.sold - h.qty, available = s.available + h.qty from h where s.item_id = h.item_id and s.location_id = h.location_id)
  select require_all((select count(*) from h), (select count(*) from back), 'returned stock')`,
);

/**
 * Stock that an order has spoken for. Rows of stock are locked in one order everywhere; each function is one statement on the
 * caller's transaction.
 */
export const stockHolds = {
  /** @throws a shortage of 'stock' when a place has less than is wanted: nothing is held then. */
  async hold(tx: Tx, orderNumber: string, units: readonly Units[], heldUntil: Date): Promise<void> {
    if (units.length > 0) await hold(tx, [orderNumber, heldUntil, JSON.stringify(units)]);
  },
  /**
   * It holds these from now on in place of what it held. The caller has the order locked.
   *
   * @throws a shortage of 'stock' when a place has less than is wanted besides: nothing is changed then.
   */
  async change(tx: Tx, orderNumber: string, units: readonly Units[], heldUntil: Date): Promise<void> {
    await change(tx, [orderNumber, heldUntil, JSON.stringify(units)]);
  },
  /** What was held is sold. */
  async keep(tx: Tx, orderNumber: string): Promise<void> {
    await keep(tx, [orderNumber]);
  },
  /** What was held is free again. */
  async release(tx: Tx, orderNumber: string): Promise<void> {
    await release(tx, [orderNumber]);
  },
  /** What was sold lies on the shelf again: it never left, or it came back. One entry for each item and place. */
  async takeBack(tx: Tx, orderNumber: string, units: readonly Units[]): Promise<void> {
    if (units.length > 0) await takeBack(tx, [orderNumber, JSON.stringify(units)]);
  },
};
