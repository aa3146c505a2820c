-- What a vendor calls a payment is the name of one: under the name of another it says nothing about this one.
create unique index order_payments_vendor_id_key on order_payments (vendor_id) where vendor_id is not null;
