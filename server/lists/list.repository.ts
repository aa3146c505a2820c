import type { ListAccess } from '#domain/lists/list-access.ts';
import { MOST_FAVORITES } from '#domain/lists/list-limits.ts';
import { asUuid, command, statement } from '../db/database.ts';

export type ListRow = {
  readonly list_id: string;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly account_number: string | null;
  readonly name: string;
  readonly access: ListAccess;
  readonly modified_at: Date;
  readonly total: number;
  readonly is_favorite: boolean;
  readonly has_link: boolean;
};

/** Of the person who looks: $1 user, $2 site, $3 their organization or null. */
const COLUMNS = `l.list_id, l.owner_id, trim(u.first_name || ' ' || u.last_name) as owner_name, l.account_number, l.name, l.access, l.modified_at,
  (select count(*)::int from shopping_list_items i where i.list_id = l.list_id) as total, f.user_id is not null as is_favorite, l.link_hash is not null as has_link`;
const FROM = `from shopping_lists l left join users u on u.user_id = l.owner_id left join shopping_list_favorites f on f.list_id = l.list_id and f.user_id = $1`;
/** As `rightsOn` says it of one. */
const IS_SEEN = `l.tenant = $2 and ((l.owner_id = $1 and l.access = 'PERSONAL') or (l.account_number = $3 and l.access <> 'PERSONAL'))`;

/** $3 as it came: what is no id is no list. */
const IS_LIST = `l.list_id = ${asUuid('$3')}`;

const WANTED = `${IS_SEEN} and l.access = any ($4::text[]) and ($5::text is null or position(lower($5) in lower(l.name)) > 0)
  and ($6::text is null or l.list_id::text <> $6) and (not $7::boolean or f.user_id is not null)`;

/** $1 to $3 who looks, $4 levels, $5 part of the name, $6 one that is left out, $7 favorites alone, $8 most, $9 behind so many, $10 by what and how */
export const findLists = statement<ListRow>(
  'lists_seen',
  `select ${COLUMNS} ${FROM} where ${WANTED}
   order by case $10 when 'modified asc' then l.modified_at end, case $10 when 'modified desc' then l.modified_at end desc, case $10 when 'name asc' then lower(l.name) end,
     case $10 when 'name desc' then lower(l.name) end desc, l.list_id limit $8 offset $9`,
);
/** $1 to $7 as above */
export const countLists = statement<{ n: number }>('lists_seen_count', `select count(*)::int as n ${FROM} where ${WANTED}`);
/** $1 to $3 who looks, $4 most */
export const findListsOfHeader = statement<ListRow>(
  'lists_of_header',
  `select ${COLUMNS} ${FROM} where ${IS_SEEN} order by (f.user_id is not null) desc, l.modified_at desc, l.list_id limit $4`,
);
/** Whoever asks may not see it: `rightsOn` says. $1 user, $2 site, $3 id */
export const findList = statement<ListRow>('list_by_id', `select ${COLUMNS} ${FROM} where l.tenant = $2 and ${IS_LIST}`);
/** The same, held against others. $1 user, $2 site, $3 id */
export const lockList = statement<ListRow>('list_lock', `select ${COLUMNS} ${FROM} where l.tenant = $2 and ${IS_LIST} for update of l`);
/** $1 to $3 who looks */
export const findFavorites = statement<{ list_id: string }>(
  'list_favorites',
  `select l.list_id from shopping_lists l join shopping_list_favorites f on f.list_id = l.list_id and f.user_id = $1 where ${IS_SEEN} order by f.marked_at, l.list_id`,
);
/** $1 user, $2 site */
export const countOwn = statement<{ n: number }>(
  'lists_own_count',
  'select count(*)::int as n from shopping_lists where owner_id = $1 and tenant = $2',
);

/** Nothing where the owner has one of this name. $1 id, $2 site, $3 owner, $4 organization, $5 name, $6 level, $7 now */
export const insertList = command(
  'list_insert',
  `insert into shopping_lists (list_id, tenant, owner_id, account_number, name, access, created_at, modified_at) values ($1, $2, $3, $4, $5, $6, $7, $7)
   on conflict (owner_id, tenant, lower(name)) do nothing`,
);
/** $1 id, $2 name, $3 level, $4 now */
export const updateList = command(
  'list_update',
  `update shopping_lists l set name = $2, access = $3, modified_at = $4 where list_id = $1
     and not exists (select from shopping_lists o where o.owner_id = l.owner_id and o.tenant = l.tenant and lower(o.name) = lower($2) and o.list_id <> l.list_id)`,
);
/** $1 id, $2 now */
export const touchList = command('list_touch', 'update shopping_lists set modified_at = $2 where list_id = $1');
/** $1 id, $2 hash of its link, $3 what it is made from; both null: it has none */
export const setLink = command('list_set_link', 'update shopping_lists set link_hash = $2, link_seed = $3 where list_id = $1');
/** $1 id */
export const findLink = statement<{ link_hash: Buffer | null; link_seed: Buffer | null }>(
  'list_link',
  'select link_hash, link_seed from shopping_lists where list_id = $1::uuid',
);
/** One that is nobody's is nobody's to read. $1 hash, $2 site */
export const findByLink = statement<{ list_id: string; name: string }>(
  'list_by_link',
  "select list_id, name from shopping_lists where link_hash = $1 and tenant = $2 and (owner_id is not null or access <> 'PERSONAL')",
);
/** $1 id */
export const removeList = command('list_delete', 'delete from shopping_lists where list_id = $1');

/** Nothing where they have as many as there may be, of lists that they see. The person is held. $1 to $3 who looks, $4 list, $5 now */
export const markFavorite = command(
  'list_mark',
  `insert into shopping_list_favorites (user_id, list_id, marked_at) select $1, $4, $5
   where (select count(*) from shopping_list_favorites f join shopping_lists l using (list_id) where f.user_id = $1 and ${IS_SEEN}) < ${MOST_FAVORITES}
   on conflict do nothing`,
);
/** $1 user, $2 list */
export const unmarkFavorite = command('list_unmark', 'delete from shopping_list_favorites where user_id = $1 and list_id = $2');
