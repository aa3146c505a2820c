-- I18: gift cards that were sold are issued, once and for what they are worth, and no others are. Each piece of a shipment that has left is
-- in the book (`gift_entries`): sold with its shipment, issued within the hour, mailed where it goes by e-mail. The book is held to the issuer's own list
-- (`issuer_entries`), which is read each minute: what both say has to be the same. What was given back pays nothing any more.
-- Its lists of states are its own: a second opinion on those of domain/.
with book as (
  select line_id, piece, min(order_number) as order_number, min(shipment_id::text)::uuid as shipment_id,
    'gift_' || line_id || '_' || piece as issue_key,
    max(amount_cents) filter (where kind = 'SOLD') as sold_cents,
    max(at) filter (where kind = 'SOLD') as sold_at,
    max(amount_cents) filter (where kind = 'ISSUED') as issued_cents,
    max(at) filter (where kind = 'ISSUED') as issued_at,
    max(issuer_card) as issuer_card,
    max(at) filter (where kind = 'SENT') as sent_at,
    max(at) filter (where kind = 'VOIDED') as voided_at
  from gift_entries
  group by line_id, piece),
issuer as (
  select issue_key,
    count(*) filter (where kind = 'ISSUE') as issues,
    max(amount_cents) filter (where kind = 'ISSUE') as issued_cents,
    max(issuer_card) filter (where kind = 'ISSUE') as issuer_card,
    min(read_at) filter (where kind = 'VOID') as voided_at
  from issuer_entries
  group by issue_key),
left_lines as (
  select l.order_number, l.line_id, l.qty, (l.details ->> 'giftCents')::int as worth_cents
  from order_lines l
    join shipment_lines t using (order_number, line_id)
    join shipments s using (shipment_id)
    join orders o on o.order_number = l.order_number
  where o.origin = 'SHOP' and s.state in ('SHIPPED', 'DELIVERED', 'PICKED_UP', 'RETURNED') and l.details ? 'giftCents')
select l.order_number, 'left with ' || count(b.piece) || ' of ' || l.qty || ' gift cards in the book' as what
from left_lines l left join book b on b.line_id = l.line_id and b.sold_cents is not null
group by l.order_number, l.line_id, l.qty
having count(b.piece) <> l.qty
union all
select l.order_number, 'sold for another worth than was ordered'
from left_lines l join book b using (line_id)
where b.sold_cents <> l.worth_cents
union all
select order_number, 'paid for and not issued'
from book
where issued_at is null and voided_at is null and sold_at < :now - interval '1 hour'
union all
select order_number, 'issued and not sold'
from book
where issued_at is not null and sold_at is null
union all
select b.order_number, 'issued and not sent'
from book b join shipments s using (shipment_id)
where s.kind = 'EMAIL' and b.sent_at is null and b.voided_at is null and b.issued_at < :now - interval '1 hour'
union all
select order_number, 'issued for another amount than was sold'
from book
where issued_cents <> sold_cents
union all
select b.order_number, 'issued for what is ' || case when o.state in ('CLAIMED', 'ABANDONED', 'DECLINED', 'CANCELLED') then o.state else s.state end
from book b join orders o using (order_number) join shipments s using (shipment_id)
where b.issued_at is not null and b.voided_at is null
  and (o.state in ('CLAIMED', 'ABANDONED', 'DECLINED', 'CANCELLED') or s.state not in ('SHIPPED', 'DELIVERED', 'PICKED_UP', 'RETURNED'))
union all
select i.issue_key, 'issued by the issuer, and sold by nobody'
from issuer i left join book b on b.issue_key = i.issue_key and b.sold_at is not null
where i.issues > 0 and b.line_id is null
union all
select coalesce(b.order_number, i.issue_key), 'issued ' || i.issues || ' times by the issuer'
from issuer i left join book b using (issue_key)
where i.issues > 1
union all
select b.order_number, 'issued by the issuer for another amount than was sold'
from issuer i join book b using (issue_key)
where i.issued_cents <> b.sold_cents
union all
select b.order_number, 'the issuer has another card for it'
from issuer i join book b using (issue_key)
where i.issuer_card <> b.issuer_card
union all
select b.order_number, 'issued, and not in the issuer''s list'
from book b left join issuer i on i.issue_key = b.issue_key and i.issues > 0
where b.issued_at < :now - interval '1 hour' and i.issue_key is null
union all
select b.order_number, 'voided by the issuer alone'
from issuer i join book b using (issue_key)
where i.voided_at < :now - interval '1 hour' and b.voided_at is null
union all
select b.order_number, 'voided, and still good at the issuer'
from book b left join issuer i using (issue_key)
where b.voided_at < :now - interval '1 hour' and i.voided_at is null
union all
select l.order_number, 'given back, and still worth something'
from order_lines l
where l.line_id in (select line_id from book)
  and (select coalesce(sum(r.qty), 0) from return_lines r where r.order_number = l.order_number and r.line_id = l.line_id)
    <> (select count(*) from book b where b.line_id = l.line_id and b.voided_at is not null)
