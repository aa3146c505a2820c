-- Since when an account knows a browser: whoever has only the password has it known by signing in, and is trusted no more for that. Of those that are there
-- nothing but the last sign-in is known.
alter table known_browsers add column known_since timestamptz;
update known_browsers set known_since = last_at;
alter table known_browsers alter column known_since set not null;
