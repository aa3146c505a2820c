-- A question to an identity provider is answered in the browser that has asked. Those under way are asked once more.
delete from saml_requests;
alter table saml_requests add column browser_hash bytea not null; -- SHA-256 of the browser's secret
create index saml_requests_of_browser on saml_requests (browser_hash);

-- Whom an identity provider has sent without having been asked: they come in when they have said in that browser that they are who it says.
create table saml_arrivals (
  browser_hash bytea primary key,
  partner_id   text not null references partners,
  user_id      uuid not null references users on delete cascade,
  return_to    text not null,
  expires_at   timestamptz not null
);
create index saml_arrivals_by_end on saml_arrivals (expires_at);
create index saml_arrivals_of_user on saml_arrivals (user_id);

-- Whose word an answer is to be says its address, not the name by which a provider calls itself: nobody's name can be taken before them.
alter table saml_providers drop constraint saml_providers_entity_id_key;
