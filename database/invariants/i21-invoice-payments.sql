-- I21: what a payment of invoices by card has taken is what it settles, invoice by invoice, and what its line of the book says; what is claimed of an invoice is what payments that are under way have
-- claimed of it, and those that came to nothing claim and settle nothing. Each moved along the edges of its machine, and none is left without somebody who looks after it.
-- Its lists of states are its own: a second opinion on those of domain/.
with told as materialized (
  select payment_number, from_state, to_state, lag(to_state) over moves as before, lead(move_id) over moves is null as is_last
  from invoice_payment_moves window moves as (partition by payment_number order by move_id)),
parts as materialized (
  select payment_number, sum(wanted_cents) as wanted, sum(claimed_cents) as claimed from invoice_payment_parts group by payment_number),
claims as (
  select t.invoice_number, sum(t.claimed_cents) as cents
  from invoice_payment_parts t join invoice_payments p using (payment_number) where p.state in ('PENDING', 'CHALLENGE', 'CHARGING') group by t.invoice_number)
select i.invoice_number as id, 'has something else claimed than is being paid' as what
from account_invoices i left join claims c using (invoice_number)
where i.claimed_cents <> coalesce(c.cents, 0)
union all
select p.payment_number, 'asks for another amount than it is for'
from invoice_payments p left join parts t using (payment_number)
where p.amount_cents is distinct from t.wanted or (p.state in ('PENDING', 'CHALLENGE') and t.claimed <> t.wanted)
union all
select p.payment_number, 'charges another amount than it has claimed'
from invoice_payments p join parts t using (payment_number)
where p.state in ('CHARGING', 'PAID') and p.charged_cents is distinct from t.claimed
union all
select p.payment_number, 'is ' || p.state || ' and has claimed something'
from invoice_payments p join parts t using (payment_number)
where p.state in ('DECLINED', 'EXPIRED', 'OVERTAKEN', 'FAILED') and t.claimed <> 0
union all
select p.payment_number, 'is in the book as something else than was charged'
from invoice_payments p left join credit_entries e using (entry_id)
where p.state = 'PAID' and (e.kind is distinct from 'PAID' or e.amount_cents <> p.charged_cents or e.account_number <> p.account_number or e.cause <> p.payment_number)
union all
select p.payment_number, 'settles something else of ' || x.invoice_number || ' than it paid'
from invoice_payments p
  cross join lateral (
    select coalesce(t.invoice_number, s.invoice_number) as invoice_number, t.claimed_cents, s.amount_cents
    from (select * from invoice_payment_parts where payment_number = p.payment_number and claimed_cents > 0) t
      full join (select invoice_number, sum(amount_cents) as amount_cents from invoice_settlements where entry_id = p.entry_id group by invoice_number) s using (invoice_number)) x
where p.state = 'PAID' and x.claimed_cents is distinct from x.amount_cents
union all
select p.payment_number, 'pays an invoice of another account'
from invoice_payments p join invoice_payment_parts t using (payment_number) join account_invoices i using (invoice_number)
where i.account_number <> p.account_number
union all
select t.payment_number, 'no move of its machine: ' || coalesce(t.from_state, '') || ' to ' || t.to_state
from told t
where not exists (select from state_moves m where m.machine = 'INVOICE_PAYMENT' and m.from_state = coalesce(t.from_state, '') and m.to_state = t.to_state)
union all
select payment_number, 'began elsewhere than the move before ended' from told where before is distinct from from_state
union all
select p.payment_number, 'is not where its last move brought it'
from invoice_payments p left join told t on t.payment_number = p.payment_number and t.is_last
where t.to_state is distinct from p.state
union all
select payment_number, 'nobody looks after it'
from invoice_payments
where (state in ('PENDING', 'CHALLENGE', 'CHARGING') and due_at is null) or (state in ('PENDING', 'CHALLENGE') and created_at < :now - interval '1 hour')
