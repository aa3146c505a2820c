-- What was paid ahead may settle more of an invoice later: as soon as what was claimed of it is let go.
alter table invoice_settlements drop constraint invoice_settlements_pkey;
create index invoice_settlements_of_invoice on invoice_settlements (invoice_number, at);
create index invoice_settlements_of_entry on invoice_settlements (entry_id);
