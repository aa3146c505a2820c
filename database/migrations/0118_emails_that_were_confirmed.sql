-- When somebody showed that the email of their account is theirs: by the link of a mail to it. Until then nothing is mailed of what only they asked for.
alter table users add column email_confirmed_at timestamptz;
-- The people of an organization were entered by it, at addresses that it knows.
update users set email_confirmed_at = created_at where account_number is not null;
-- Of all others nobody knows: their alerts wait for a yes, which is asked for when they ask again.
update item_alerts a set state = 'WAITING' from users u where u.user_id = a.user_id and u.email_confirmed_at is null and a.state = 'ACTIVE';
