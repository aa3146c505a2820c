-- What was approved at a vendor pays for one order. It is claimed with the order, stays used up whatever becomes of that, and is free again only where the payment came to nothing.
create table used_approvals (
  token        text primary key,                       -- what the vendor charges, the same for the same approval
  order_number text not null references orders
);
insert into used_approvals (token, order_number)
  select p.token, min(p.order_number) from order_payments p join orders o using (order_number)
  where p.payment_type in ('PAYPAL', 'KLARNA', 'VISA_PAY', 'APPLE_PAY') and o.state <> 'ABANDONED' group by p.token;
