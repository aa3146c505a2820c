-- A kept answer of some kilobytes lives a day and is hardly ever read: to pack it cost more than to write it did.
alter table idempotency_keys alter column answer set storage external;
