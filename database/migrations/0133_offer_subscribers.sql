-- Who wants to hear of offers, by mail or by phone: once each, whoever asks how often.
create table offer_subscribers (
  email         citext unique,
  phone         text unique,
  tenant        text not null,
  landing_pages text[] not null default '{}',
  subscribed_at timestamptz not null,
  constraint subscriber_is_reached_somehow check (email is not null or phone is not null)
);
