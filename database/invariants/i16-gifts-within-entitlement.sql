-- I16: what a cart holds for nothing is what its promotion gives, and one of it.
with g as (
  select c.cart_id, line->>2 as item_id, (line->>3)::int as qty, line->11->>'promotionId' as promotion
  from carts c, json_array_elements(c.lines) line where c.status in ('OPEN', 'CHECKOUT') and line->11->>'promotionId' is not null)
select g.cart_id, g.promotion from g left join coupons p on p.code = g.promotion and p.kind = 'FREE_ITEM' and p.free_item_id = g.item_id
group by g.cart_id, g.promotion having sum(g.qty) > 1 or bool_or(p.code is null)
