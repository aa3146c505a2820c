alter table saml_providers
  add column hides_passwords boolean not null default false, -- whether its people come through it alone, for as long as it is on
  add column version integer not null default 1;             -- another one with each change of whose word is believed
update saml_providers s set hides_passwords = true from partners p join accounts a using (account_number)
  where p.partner_id = s.partner_id and (a.settings ->> 'hasSingleSignOn')::boolean;

-- What an administrator wants changed about how an organization's people come in. It takes effect a day later, unless one of them cancels it.
create table company_sign_in_changes (
  account_number  text primary key references accounts,
  settings        jsonb not null,       -- what is wanted, whole
  differences     jsonb not null,       -- [{what, before, after}, …], as they are told
  asked_by        uuid not null references users,
  asked_at        timestamptz not null,
  takes_effect_at timestamptz not null
);
create index company_sign_in_changes_by_time on company_sign_in_changes (takes_effect_at);
create index company_sign_in_changes_of_user on company_sign_in_changes (asked_by);

-- Who has said from their mailbox that their company signs them in, and under which of its settings.
create table saml_confirmations (
  user_id      uuid not null references users on delete cascade,
  partner_id   text not null references partners,
  version      integer not null,
  confirmed_at timestamptz not null,
  primary key (user_id, partner_id)
);

-- Who was asked to: the token stands in a mail, only its hash is kept; it works once, and until a newer one is mailed.
create table saml_confirmation_links (
  user_id    uuid not null references users on delete cascade,
  partner_id text not null references partners,
  version    integer not null,
  token_id   uuid not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (user_id, partner_id)
);
create index saml_confirmation_links_by_end on saml_confirmation_links (expires_at);
