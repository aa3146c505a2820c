-- A cart that was returned to a purchasing system is found by its session: when it is opened again, and when logos that nothing names are swept.
create index carts_returned_of_session on carts (session_hash) where session_hash is not null and status = 'RETURNED';
