import { asUuid, command, statement } from '../db/database.ts';

export type AliasRow = {
  readonly alias_id: string;
  readonly user_id: string;
  readonly said: string;
  readonly said_key: string;
  readonly item_id: string;
  readonly chosen_by: string | null;
};

/** Whose choices count for somebody: their own on the site, and those of their organization. $1 user, $2 site, $3 organization or null. */
const IS_SEEN = 'a.tenant = $2 and (a.user_id = $1 or a.account_number = $3)';

/** What was chosen for each text, each item once: first what the person chose, then what colleagues chose, the latest first. $1 to $3 who asks, $4 keys */
export const findAliases = statement<{ said_key: string; item_id: string }>(
  'quick_aliases_by_key',
  `select a.said_key, a.item_id from quick_order_aliases a where ${IS_SEEN} and a.said_key = any($4::text[])
   group by a.said_key, a.item_id order by a.said_key, bool_or(a.user_id = $1) desc, max(a.chosen_at) desc, a.item_id`,
);
/** $1 to $3 who asks, $4 most, $5 behind so many */
export const listAliases = statement<AliasRow>(
  'quick_aliases',
  `select a.alias_id, a.user_id, a.said, a.said_key, a.item_id, trim(u.first_name || ' ' || u.last_name) as chosen_by
   from quick_order_aliases a join users u using (user_id) where ${IS_SEEN} order by lower(a.said), a.alias_id limit $4 offset $5`,
);
/** $1 to $3 who asks */
export const countAliases = statement<{ n: number }>(
  'quick_aliases_count',
  `select count(*)::int as n from quick_order_aliases a where ${IS_SEEN}`,
);
/** What was chosen for the same before is replaced. $1 user, $2 site, $3 organization, $4 now, $5 rows as JSON: id, said, key, item */
export const putAliases = command(
  'quick_aliases_put',
  `insert into quick_order_aliases (alias_id, tenant, user_id, account_number, said, said_key, item_id, chosen_at)
   select r.id, $2, $1, $3, r.said, r.key, r.item, $4 from json_to_recordset($5::json) as r(id uuid, said text, key text, item text) order by r.key
   on conflict (user_id, tenant, said_key) do update set item_id = excluded.item_id, said = excluded.said, account_number = excluded.account_number, chosen_at = excluded.chosen_at`,
);
/** The oldest of a person's, where there are more than there may be. $1 user, $2 site, $3 most */
export const dropOldest = command(
  'quick_aliases_drop',
  `delete from quick_order_aliases where alias_id in (
     select alias_id from quick_order_aliases where user_id = $1 and tenant = $2 order by chosen_at desc, alias_id offset $3)`,
);
/** $1 to $3 who asks, $4 the id as it came, $5 whether those of colleagues, too */
export const removeAlias = command(
  'quick_alias_remove',
  `delete from quick_order_aliases a where ${IS_SEEN} and (a.user_id = $1 or $5::boolean)
     and a.alias_id = ${asUuid('$4')}`,
);
