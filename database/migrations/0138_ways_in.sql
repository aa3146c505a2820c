-- Partners sign people in: an organization's procurement system or its own sign-in for the organization's people, a vendor of another storefront for shoppers of its own.
create table partners (
  partner_id     text primary key check (partner_id ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  name           text not null,
  way            text not null check (way in ('MVP', 'SAML', 'THIRD_PARTY')),
  tenant         text not null check (tenant in ('dotcom', 'SBA')),
  account_number text references accounts,
  is_active      boolean not null default true,
  constraint partner_speaks_for_one_organization check ((account_number is null) = (way = 'THIRD_PARTY'))
);

-- By which of its keys a partner signs is said by the key's id, so a key is replaced by adding another.
create table partner_keys (
  key_id     text primary key check (key_id ~ '^[A-Za-z0-9_.-]{3,64}$'),
  partner_id text not null references partners,
  algorithm  text not null check (algorithm in ('HS256', 'RS256', 'ES256', 'EdDSA')),
  key_text   text not null,                             -- HS256: the shared secret in base64url; else the public key as PEM
  is_active  boolean not null default true
);

-- A token works once; its id is kept for as long as it would have worked.
create table spent_tokens (
  partner_id text not null references partners,
  token_id   text not null,
  expires_at timestamptz not null,
  primary key (partner_id, token_id)
);
create index spent_tokens_by_end on spent_tokens (expires_at);

alter table sessions add column partner_id text references partners;

-- A partner's shopper is known by the partner's name for them. Their email is the partner's word: they are reached by it, and nobody signs in with it.
alter table users
  add column partner_id      text references partners,
  add column partner_subject text,
  add column contact_email   citext,
  add constraint user_has_a_partner_with_a_subject check ((partner_id is null) = (partner_subject is null)),
  add constraint partner_knows_a_shopper_once unique (partner_id, partner_subject);
