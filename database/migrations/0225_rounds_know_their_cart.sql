-- The cart that a row of a round went into: where it is no longer in it, and in no order, it can be moved once more.
alter table round_rows add column cart_id uuid;
update round_rows w set cart_id = c.cart_id from rounds r join carts c on c.user_id = r.coordinator_id and c.status in ('OPEN', 'CHECKOUT')
where r.round_id = w.round_id and w.line_id is not null and w.order_number is null and strpos(c.lines::text, w.line_id::text) > 0;
