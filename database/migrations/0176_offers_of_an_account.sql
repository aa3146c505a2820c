-- Who signs up with an account is written to at the email that it has then: there is one row of them, whatever a stranger has typed into the foot of a page.
alter table offer_subscribers
  add column user_id uuid unique references users on delete cascade,
  drop constraint subscriber_is_reached_somehow,
  add constraint subscriber_is_reached_somehow check (num_nonnulls(email, phone, user_id) >= 1);
