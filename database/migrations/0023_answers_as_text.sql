-- A repeated call gets the first answer byte for byte: as the text that was sent, not as JSON that is written anew. Keys are kept as hashes, and
-- body hashes are made with the key itself: who reads this table can neither use a key nor guess a password from what was sent with it.
delete from idempotency_keys;
alter table idempotency_keys alter column answer type text using null;
