-- A visitor's session is a signed cookie and nothing else: only who signed in has a row. Cookies of before are not signed, so
-- nobody could come back to their session: whoever was signed in signs in once more.
delete from sessions;
alter table sessions
  alter column user_id set not null,
  drop column context_token,        -- made from the id
  drop column is_guest_checkout;    -- stands with the cart that is checked out
drop index sessions_of_user;
create index sessions_of_user on sessions (user_id);
