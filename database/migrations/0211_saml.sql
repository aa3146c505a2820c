-- Employers sign their people in by SAML: what an organization's administrators, or whoever runs the shop, write down of its identity provider. The partner's row says whether it is on.
create table saml_providers (
  partner_id      text primary key references partners,
  entity_id       text not null unique check (length(entity_id) between 1 and 500),
  sso_url         text not null,                     -- https; a path is one of this very site, for the demo
  certificates    text[] not null check (cardinality(certificates) between 1 and 2), -- PEM: two while one takes the place of the other
  email_attribute text not null default '',          -- which attribute says the email; empty: the name id does
  takes_unasked   boolean not null default false,    -- whether people may come who have not asked here first
  adds_people     boolean not null default false,    -- whether who is not known yet gets an account
  email_domains   text[] not null default '{}',      -- of whose emails: kept by whoever runs the shop
  new_permissions text[] not null default '{}'       -- with which rights
);

-- What was asked of an identity provider: it is answered once.
create table saml_requests (
  request_id text primary key,
  partner_id text not null references partners,
  return_to  text not null,
  expires_at timestamptz not null
);
create index saml_requests_by_end on saml_requests (expires_at);

-- Employers have no other keys than these.
delete from partner_keys where partner_id in (select partner_id from partners where way = 'SAML');
create unique index partners_one_employer on partners (account_number) where way = 'SAML';
