-- I4: an order that was bought is paid in full by tenders that were approved, without what of them it needs no more since it was changed while it waited; what of it is still to be had stays paid for, and
-- nothing leaves without its money. What came back is refunded, or on its way, or owed because a vendor refuses it, which waits for a
-- person. What a tender says of itself is what was moved.
-- Its lists of states are its own: a second opinion on those of domain/.
with paid as (
  select p.order_number,
    -- Held in full once: what was let go without ever having been approved has nothing released.
    coalesce(sum(p.amount_cents - p.unneeded_cents) filter (where p.state in ('APPROVED', 'PARTLY_CAPTURED', 'CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED')
      or (p.state = 'VOIDED' and p.released_cents = p.amount_cents)), 0) as approved,
    sum(p.captured_cents) as taken,
    coalesce(sum(p.amount_cents - p.captured_cents - p.released_cents)
      filter (where p.state in ('APPROVED', 'PARTLY_CAPTURED', 'PARTLY_REFUNDED')), 0) as held
  from order_payments p
  group by p.order_number),
leaving as (
  select m.order_number,
    coalesce(sum(m.amount_cents) filter (where m.kind = 'RELEASE' and m.state = 'PENDING'), 0) as let_go,
    coalesce(sum(m.amount_cents) filter (where m.kind = 'CAPTURE' and m.state = 'DONE' and s.state = 'CANCELLED'), 0) as for_cancelled
  from money_moves m left join shipments s using (shipment_id)
  group by m.order_number),
shipped as (
  select s.order_number,
    sum(s.goods_cents) as goods,
    coalesce(sum(s.goods_cents + s.fees_cents) filter (where s.state <> 'CANCELLED'), 0) as cost,
    coalesce(bool_or(s.fees_cents > 0) filter (where s.state <> 'CANCELLED'), false) as has_fees,
    bool_or(s.state in ('OPEN', 'ON_HOLD', 'READY_FOR_PICKUP', 'CHARGE_FAILED') and (s.kind <> 'EMAIL' or mail.is_all)) as will_take_fees
  from shipments s
    join (select order_number, bool_and(kind = 'EMAIL') as is_all from shipments group by order_number) mail using (order_number)
  group by s.order_number),
bought as (
  select o.order_number, o.total_cents,
    coalesce(p.approved, 0) as approved,
    coalesce(p.taken + p.held, 0) - coalesce(l.let_go + l.for_cancelled, 0) as there,
    case when s.order_number is not null then s.cost + case when s.will_take_fees and not s.has_fees then o.total_cents - s.goods else 0 end
      when o.state in ('CANCELLED', 'DECLINED') then 0
      else o.total_cents end as needed
  from orders o
    left join paid p using (order_number)
    left join leaving l using (order_number)
    left join shipped s using (order_number)
  where o.origin = 'SHOP' and o.state not in ('CLAIMED', 'ABANDONED'))
select order_number, 'not paid in full' as what
from bought
where approved <> total_cents
union all
select order_number, 'what is still to be had is not paid for'
from bought
where there < needed
union all
select o.order_number, 'shipments of an order that is not bought'
from orders o
where o.state in ('CLAIMED', 'ABANDONED', 'PENDING_APPROVAL', 'DECLINED')
  and exists (select from shipments s where s.order_number = o.order_number)
union all
select s.order_number, 'left without its money'
from shipments s left join money_moves m on m.shipment_id = s.shipment_id and m.kind = 'CAPTURE' and m.state = 'DONE'
where s.state in ('SHIPPED', 'DELIVERED', 'PICKED_UP', 'RETURNED')
group by s.shipment_id
having coalesce(sum(m.amount_cents), 0) <> s.goods_cents + s.fees_cents
union all
select r.order_number, 'a refund is not what came back'
from returns r left join money_moves m on m.return_id = r.return_id and m.kind = 'REFUND'
group by r.return_id
having coalesce(sum(m.amount_cents), 0) <> r.refund_cents
union all
select p.order_number, 'amounts of a tender are not its moves'
from order_payments p
  join orders o using (order_number)
  left join money_moves m on m.payment_id = p.payment_id and m.state = 'DONE'
where o.origin = 'SHOP' or exists (select from shipments s where s.order_number = o.order_number)
group by p.payment_id
having p.captured_cents <> coalesce(sum(m.amount_cents) filter (where m.kind = 'CAPTURE'), 0)
  or p.released_cents <> coalesce(sum(m.amount_cents) filter (where m.kind = 'RELEASE'), 0)
  or p.refunded_cents <> coalesce(sum(m.amount_cents) filter (where m.kind = 'REFUND'), 0)
