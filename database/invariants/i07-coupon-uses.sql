-- I7: the uses that are counted are those that orders hold or have used, within the limit. Only an order that is not decided
-- holds, and one that came to nothing has used none.
-- Its lists of states are its own: a second opinion on those of domain/.
select c.code, 'counted ' || c.used || ' uses' as what
from coupons c left join coupon_uses u on u.code = c.code and u.state in ('HELD', 'USED')
group by c.code
having c.used <> count(u.order_number) or c.used > c.use_limit
union all
select u.code, u.state || ' by order ' || o.order_number || ', which is ' || o.state
from coupon_uses u join orders o using (order_number)
where (u.state = 'HELD' and o.state not in ('CLAIMED', 'PENDING_APPROVAL'))
  or (u.state = 'USED' and o.state in ('ABANDONED', 'DECLINED', 'CANCELLED'))
