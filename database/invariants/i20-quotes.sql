-- I20: a quote moved along the edges of its machine only; an order has the quote that it says, and only while or once it is one; no order has more pieces
-- at a quoted price than were offered, nor at another price than that of the offer that was accepted.
-- Its lists of states are its own: a second opinion on those of domain/.
with told as materialized (
  select quote_id, from_state, to_state, lag(to_state) over moves as before, lead(move_id) over moves is null as is_last
  from quote_moves window moves as (partition by quote_id order by move_id)),
ordered as materialized (
  select o.order_number, o.state, (o.details #>> '{quote,id}')::bigint as quote_id from orders o
  where o.details -> 'quote' is not null and o.state <> 'ABANDONED')
select 'Q-' || t.quote_id as quote, 'no move of its machine: ' || coalesce(t.from_state, '') || ' to ' || t.to_state as what
from told t
where not exists (select from state_moves m where m.machine = 'QUOTE' and m.from_state = coalesce(t.from_state, '') and m.to_state = t.to_state)
union all
select 'Q-' || quote_id, 'began elsewhere than the move before ended' from told where before is distinct from from_state
union all
select 'Q-' || q.quote_id, 'is not where its last move brought it'
from quotes q left join told t on t.quote_id = q.quote_id and t.is_last
where t.to_state is distinct from q.state
union all
select 'Q-' || q.quote_id, 'is ' || q.state || ' by order ' || q.order_number || ', which is ' || o.state
from quotes q join orders o using (order_number)
where (q.state = 'ORDERING' and o.state not in ('CLAIMED', 'PENDING_APPROVAL'))
  or (q.state = 'ORDERED' and o.state in ('CLAIMED', 'PENDING_APPROVAL', 'ABANDONED', 'DECLINED'))
union all
select 'Q-' || d.quote_id, 'order ' || d.order_number || ' has its prices, and it does not know of that'
from ordered d left join quotes q on q.quote_id = d.quote_id and q.order_number = d.order_number and q.state in ('ORDERING', 'ORDERED')
where q.quote_id is null and d.state not in ('DECLINED', 'CANCELLED')
union all
select 'Q-' || d.quote_id, 'order ' || d.order_number || ' has ' || sum((l.details #>> '{quoted,qty}')::int) || ' of item ' || l.item_id || ' at its price'
from ordered d join order_lines l using (order_number)
  join quotes q on q.quote_id = d.quote_id
  join quote_offers f on f.quote_id = q.quote_id and f.version = q.version
  left join lateral (select (r ->> 'qty')::int as qty, round((r ->> 'unitCents')::int * (10000 - f.discount_bp) / 10000.0)::int as cents
    from jsonb_array_elements(f.rows) r where r ->> 'itemId' = l.item_id) offered on true
where l.details -> 'quoted' is not null
group by d.quote_id, d.order_number, l.item_id, offered.qty, offered.cents
having offered.qty is null or sum((l.details #>> '{quoted,qty}')::int) > offered.qty
  or bool_or((l.details #>> '{quoted,unitCents}')::int <> offered.cents) or bool_or((l.details #>> '{quoted,qty}')::int > l.qty)
