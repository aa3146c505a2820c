-- A person has one way to a new password: who asks again has ended the one before. The token stands in the mail and nowhere else: what
-- waits for the mail holds an id, from which it is made with our own key. Those of before are over; whoever waits asks again.
delete from password_resets;
delete from outbox where kind = 'password.reset-asked';
alter table password_resets add constraint password_resets_one_each unique (user_id);
