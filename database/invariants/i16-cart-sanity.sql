-- I16: rows hold 1 to 9,999, a child no more than its parent, all plans of a parent together neither.
select l.cart_id, l.line_id from cart_lines l join carts c using (cart_id) left join cart_lines p on p.cart_id = l.cart_id and p.line_id = l.parent_line_id
where c.status in ('OPEN', 'CHECKOUT') and (l.qty not between 1 and 9999 or (l.parent_line_id is not null and (p.line_id is null or l.qty > p.qty)))
union all
select l.cart_id, l.parent_line_id from cart_lines l join carts c using (cart_id) join cart_lines p on p.cart_id = l.cart_id and p.line_id = l.parent_line_id
where c.status in ('OPEN', 'CHECKOUT') and l.relation = 'WARRANTY' group by l.cart_id, l.parent_line_id, p.qty having sum(l.qty) > p.qty
