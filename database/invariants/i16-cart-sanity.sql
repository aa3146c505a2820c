-- I16: rows hold 1 to 9,999, a child no more than its parent (a part of a set so many as the sets hold), all plans of a parent
-- together neither.
with l as (
  select c.cart_id, line->>0 as line_id, (line->>3)::int as qty, line->>8 as parent_id, line->>9 as relation,
    (line->11->>'perSet')::int as per_set
  from carts c, json_array_elements(c.lines) line
  where c.status in ('OPEN', 'CHECKOUT'))
select l.cart_id, l.line_id
from l left join l p on p.cart_id = l.cart_id and p.line_id = l.parent_id
where l.qty not between 1 and 9999
  or (l.parent_id is not null and (p.line_id is null or l.qty > p.qty * coalesce(l.per_set, 1)
    or (l.relation = 'BUNDLE' and l.qty <> p.qty * l.per_set)))
union all
select l.cart_id, l.parent_id
from l join l p on p.cart_id = l.cart_id and p.line_id = l.parent_id
where l.relation = 'WARRANTY'
group by l.cart_id, l.parent_id, p.qty
having sum(l.qty) > p.qty
