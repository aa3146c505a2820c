-- I12: payments and orders only move along the edges that exist.
select e.order_number, e.kind, e.from_state, e.to_state from order_events e where e.kind = 'PAYMENT' and (coalesce(e.from_state, ''), e.to_state) not in (
  ('', 'PENDING'), ('PENDING', 'APPROVED'), ('PENDING', 'DECLINED'), ('PENDING', 'UNKNOWN'), ('PENDING', 'CHALLENGE'), ('UNKNOWN', 'UNKNOWN'), ('UNKNOWN', 'APPROVED'), ('UNKNOWN', 'DECLINED'), ('UNKNOWN', 'CHALLENGE'), ('UNKNOWN', 'VOIDED'),
  ('CHALLENGE', 'CHALLENGE'), ('CHALLENGE', 'APPROVED'), ('CHALLENGE', 'DECLINED'), ('CHALLENGE', 'VOIDED'), ('APPROVED', 'CAPTURED'), ('APPROVED', 'VOIDED'), ('DECLINED', 'VOIDED'), ('CAPTURED', 'REFUNDED'))
union all
select e.order_number, e.kind, e.from_state, e.to_state from order_events e join orders o using (order_number) where e.kind = 'ORDER' and o.origin = 'SHOP' and (coalesce(e.from_state, ''), e.to_state) not in (('', 'CLAIMED'), ('CLAIMED', 'PLACED'), ('CLAIMED', 'ABANDONED'))
