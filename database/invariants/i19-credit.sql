-- I19: what organizations hold and owe is what the book says; what an invoice has open is what nothing has settled; orders that came to nothing hold and owe nothing, and
-- what was taken for an order on invoice is what was invoiced, its refunds what was credited.
-- Its lists of states are its own: a second opinion on those of domain/.
with said as (
  select account_number,
    sum(case kind when 'HELD' then amount_cents when 'BOOKED' then -amount_cents when 'RELEASED' then -amount_cents else 0 end) as held,
    sum(case kind when 'BOOKED' then amount_cents when 'CREDITED' then -amount_cents when 'PAID' then -amount_cents when 'REVERSED' then amount_cents else 0 end) as owed
  from credit_entries
  group by account_number),
settled as (select invoice_number, sum(amount_cents) as cents from invoice_settlements group by invoice_number),
applied as (select entry_id, sum(amount_cents) as cents from invoice_settlements group by entry_id),
open_of as (select account_number, sum(open_cents) as cents from account_invoices group by account_number),
of_orders as (
  select order_number,
    coalesce(sum(amount_cents) filter (where kind = 'HELD'), 0) as held,
    coalesce(sum(amount_cents) filter (where kind = 'BOOKED'), 0) as booked,
    coalesce(sum(amount_cents) filter (where kind = 'RELEASED'), 0) as released,
    coalesce(sum(amount_cents) filter (where kind = 'CREDITED'), 0) as credited
  from credit_entries
  where order_number is not null
  group by order_number)
select c.account_number as id, 'held and owed are not what the book says' as what
from credit_accounts c left join said s using (account_number)
where c.held_cents <> coalesce(s.held, 0) or c.owed_cents <> coalesce(s.owed, 0)
union all
select c.account_number, 'owes another amount than its invoices have open'
from credit_accounts c left join open_of o using (account_number)
where c.owed_cents <> coalesce(o.cents, 0) - c.unapplied_cents
union all
select i.invoice_number, 'has something else open than was not settled'
from account_invoices i left join settled s using (invoice_number)
where i.open_cents <> i.amount_cents - coalesce(s.cents, 0)
union all
select i.invoice_number, 'is for another amount than was booked'
from account_invoices i left join credit_entries e on e.invoice_number = i.invoice_number and e.kind = 'BOOKED'
where e.amount_cents is distinct from i.amount_cents or e.account_number is distinct from i.account_number or e.order_number is distinct from i.order_number
union all
select e.entry_id::text, 'settles more than it is'
from credit_entries e join applied a using (entry_id)
where a.cents > e.amount_cents or e.kind not in ('CREDITED', 'PAID', 'REVERSED')
union all
select r.entry_id::text, 'takes back something else than one payment and all that it settled'
from credit_entries r join credit_entries e on e.entry_id = r.takes_back left join applied a on a.entry_id = e.entry_id left join applied b on b.entry_id = r.entry_id
where e.kind <> 'PAID' or e.account_number <> r.account_number or e.amount_cents <> r.amount_cents or coalesce(a.cents, 0) + coalesce(b.cents, 0) <> 0
union all
select order_number, 'was invoiced or released for more than it held'
from of_orders
where booked + released > held
union all
select order_number, 'was credited more than was invoiced'
from of_orders
where credited > booked
union all
select o.order_number, 'holds credit and is ' || o.state
from of_orders f join orders o using (order_number)
where f.held > f.booked + f.released and o.state in ('ABANDONED', 'DECLINED', 'CANCELLED')
  and not exists (select from money_moves m where m.order_number = o.order_number and m.state = 'PENDING')
union all
select p.order_number, 'was charged on account for another amount than was invoiced, or refunded another than was credited'
from order_payments p join orders o using (order_number) left join of_orders f using (order_number)
where p.payment_type = 'INVOICE' and (o.origin = 'SHOP' or f.order_number is not null)
  and (p.captured_cents > coalesce(f.booked, 0) or p.refunded_cents > coalesce(f.credited, 0))
