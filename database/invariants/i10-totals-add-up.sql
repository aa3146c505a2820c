-- I10: rows and fees and tax are the total of an order.
select o.order_number from orders o join (select order_number, sum(final_cents) as rows_cents from order_lines group by order_number) l using (order_number)
where o.status <> 'ABANDONED' and l.rows_cents + coalesce((o.summary->>'totalShipHandlFee')::int, 0) + coalesce((o.summary->>'totalTax')::int, 0) <> o.total_cents
