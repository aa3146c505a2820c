-- I7: the uses that are counted are those that orders hold or have used, within the limit.
select c.code, c.used, c.use_limit from coupons c left join coupon_uses u on u.code = c.code and u.state in ('HELD', 'USED')
group by c.code having c.used <> count(u.order_number) or c.used > c.use_limit
