import type { OffContract } from '#domain/accounts/off-contract.ts';
import type { PolicyKind } from '#domain/accounts/policies.ts';
import { command, statement } from '../db/database.ts';

export type PolicyRow = { policy_id: string; kind: PolicyKind; value: string; name: string };

/** $1 account */
export const findPolicies = statement<PolicyRow>(
  'policies_of_account',
  `select p.policy_id::text,
     case when p.blocked_item_id is not null then 'ITEM' when p.blocked_category_id is not null then 'CATEGORY' else 'BRAND' end as kind,
     coalesce(p.blocked_item_id, p.blocked_category_id, p.blocked_brand) as value, coalesce(i.name, c.name, p.blocked_brand) as name
   from account_policies p left join items i on i.item_id = p.blocked_item_id left join categories c on c.category_id = p.blocked_category_id
   where p.account_number = $1 order by 2 desc, lower(coalesce(i.name, c.name, p.blocked_brand)), p.policy_id`,
);
/** What an account says of what is not on its contract; no row where it has none. $1 account */
export const findOffContract = statement<{ off_contract: OffContract }>(
  'off_contract_of_account',
  `select off_contract from accounts a where account_number = $1 and exists (select from contract_prices c where c.account_number = a.account_number)`,
);
/** $1 account */
export const findReordering = statement<{ is_allowed: boolean }>(
  'reordering_of_account',
  `select coalesce((settings ->> 'reordersColleagues')::boolean, true) as is_allowed from accounts where account_number = $1`,
);
/** $1 account, $2 whether it is allowed */
export const updateReordering = command(
  'reordering_update',
  `update accounts set settings = settings || jsonb_build_object('reordersColleagues', $2::boolean) where account_number = $1`,
);
/** $1 account, $2 what holds */
export const updateOffContract = command('off_contract_update', 'update accounts set off_contract = $2 where account_number = $1');
/** What is meant by a number, an id or a brand, as it is stored: brands in whatever case. $1 kind, $2 what was typed */
export const findBlockable = statement<{ value: string; name: string }>(
  'policy_blockable',
  `select item_id as value, name from items where $1 = 'ITEM' and item_id = $2 and is_published
   union all select category_id, name from categories where $1 = 'CATEGORY' and category_id = $2
   union all (select brand, brand from items where $1 = 'BRAND' and lower(brand) = lower($2) and is_published limit 1)`,
);
/** What is blocked already stays so. $1 account, $2 kind, $3 value */
export const insertPolicy = command(
  'policy_insert',
  `insert into account_policies (account_number, blocked_item_id, blocked_category_id, blocked_brand)
   values ($1, case when $2 = 'ITEM' then $3::text end, case when $2 = 'CATEGORY' then $3::text end, case when $2 = 'BRAND' then $3::text end) on conflict do nothing`,
);
/** $1 account, $2 policy, as text */
export const deletePolicy = command('policy_delete', 'delete from account_policies where account_number = $1 and policy_id::text = $2');
