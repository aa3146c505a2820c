-- What an organization says of items that are not on its contract. (docs/decisions/0083-an-equivalent-on-the-contract.md)
alter table accounts add column off_contract text not null default 'ALLOW' check (off_contract in ('ALLOW', 'WARN', 'REFUSE'));
create function off_contract_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', new.account_number);
  return null;
end $$;
create trigger off_contract_changed after update of off_contract on accounts for each row when (old.off_contract is distinct from new.off_contract)
  execute function off_contract_changed();
