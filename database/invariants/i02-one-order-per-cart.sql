-- I2: a cart has at most one order that was not given up.
select cart_id, count(*)
from orders
where state <> 'ABANDONED'
group by cart_id
having count(*) > 1
