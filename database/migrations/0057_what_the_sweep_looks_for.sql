-- What has outlived its time is looked for each minute: nobody reads whole tables for that.
create index sessions_by_end on sessions (expires_at);
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index opt_outs_by_end on opt_outs (valid_until);
-- By when it began, and not by when it last changed: a change of a cart touches no index.
create index carts_of_guests_by_age on carts (created_at) where session_hash is not null and status <> 'SUBMITTED';
