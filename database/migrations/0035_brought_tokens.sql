-- Card tokens that name no checkout: whoever brings one first is the only one who pays with it.
create table brought_tokens (
  token_hash  bytea primary key,
  owner       text not null,                          -- of a cart, as one text
  brought_at  timestamptz not null
);
create index brought_tokens_by_age on brought_tokens (brought_at);
