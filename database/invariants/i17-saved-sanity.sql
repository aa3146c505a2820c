-- Saved lists hold each item once and 300 at most; what was saved along with an item is never more than the item.
select tenant, coalesce(user_id::text, encode(session_hash, 'hex')) as owner from saved_items group by 1, 2 having count(*) > 300 or count(*) <> count(distinct item_id)
union all
select s.tenant, s.list_item_id::text from saved_items s, json_array_elements(s.children) child where (child->>'qty')::int not between 1 and s.qty
