-- What the people of an organization may not buy is said by its own administrators. (docs/decisions/0078-an-organization-looks-after-itself.md)
delete from account_policies p using account_policies o
  where o.policy_id < p.policy_id and o.account_number = p.account_number and o.blocked_item_id is not distinct from p.blocked_item_id
    and o.blocked_category_id is not distinct from p.blocked_category_id and o.blocked_brand is not distinct from p.blocked_brand;
alter table account_policies add constraint policy_blocks_one_thing check (num_nonnulls(blocked_item_id, blocked_category_id, blocked_brand) = 1);
create unique index account_policies_once on account_policies (account_number, coalesce(blocked_item_id, ''), coalesce(blocked_category_id, ''), coalesce(blocked_brand, ''));

-- How often that was changed: what was kept of the catalogue for the people of an organization is theirs for one version.
alter table accounts add column policies_version int not null default 0;
create function policies_changed() returns trigger language plpgsql as $$
begin
  update accounts set policies_version = policies_version + 1 where account_number = coalesce(new.account_number, old.account_number);
  perform pg_notify('catalog_changed', coalesce(new.account_number, old.account_number));
  return null;
end $$;
create trigger policies_changed after insert or update or delete on account_policies for each row execute function policies_changed();
