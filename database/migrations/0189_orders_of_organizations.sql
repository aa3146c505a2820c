-- Which organization an order was placed for: its administrators and those who keep its budgets may look at it. Whoever buys for one organization buys for no other.
alter table orders add column account_number text references accounts;
update orders o set account_number = u.account_number from users u where u.user_id = o.user_id and o.tenant = 'SBA' and o.session_hash is null and u.account_number is not null;

-- What a purchase order is found by: its letters and digits, without the "PO" before them. Null: it has none.
create function po_key(details jsonb) returns text language sql immutable parallel safe
return nullif(regexp_replace(regexp_replace(lower(details #>> '{accounting,poNumber}'), '[^a-z0-9]+', '', 'g'), '^po', ''), '');

create index orders_of_account on orders (account_number, (coalesce(placed_at, claimed_at)) desc, order_number desc) where account_number is not null;
create index orders_of_account_by_number on orders (account_number, (order_number collate "C")) where account_number is not null;
create index orders_of_account_by_po on orders (account_number, (po_key(details) collate "C")) where account_number is not null and po_key(details) is not null;
create index orders_of_user_by_po on orders (user_id, (po_key(details) collate "C")) where po_key(details) is not null;
