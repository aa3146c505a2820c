-- From now on two-step sign-in is turned on with a code that is mailed, too, and no new password ends it. Where it is on at a mailbox that nobody has shown to be
-- theirs, whoever opened the account may keep the mailbox's owner out: it ends, and the mailbox is told. What is being set up is begun again.
with ended as (
  delete from second_factors f using users u
  where u.user_id = f.user_id and (f.on_since is null or u.email_confirmed_at is null)
  returning f.on_since, u.email)
insert into outbox (message_id, kind, payload, created_at, due_at)
select gen_random_uuid(), 'account.second-factor-off', jsonb_build_object('email', email), now(), now() from ended where on_since is not null;

-- Nobody reads what a browser that is known was called, or since when it is: the mail that tells of it has both.
alter table known_browsers drop column browser, drop column first_at;
