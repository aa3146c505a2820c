-- The day by which a shipment was expected has passed: its shopper is told so once for each such day.
alter table shipments add column late_for date; -- the expected day that has passed, as was told; null: none was
update shipments set late_for = promised_for where promised_for < current_date; -- nobody hears now of what was late before
create index shipments_expected on shipments (promised_for) where state in ('OPEN', 'ON_HOLD', 'CHARGING', 'CHARGE_FAILED', 'SHIPPED') and promised_for is distinct from late_for;
