import { getItemsOfLists } from '#contracts/lists/list-items.ts';
import { getLists } from '#contracts/lists/lists.ts';
import type { PageServices } from '#contracts/page.ts';
import { LIST_PAGE_SIZE } from '#domain/lists/list-limits.ts';
import { requireAnswer } from '#app/api/answered.ts';
import type { ListsToChoose } from './put-on-list.ts';
import { wantedIn, type Wanted } from './wanted.server.ts';

/** What a first list is called when nobody says anything else. */
const FIRST_NAME = 'Shopping list';

/**
 * What an address asks to have put on a list, and the lists that can take it: favorites first, then those that changed last.
 *
 * @throws what the router shows: who asks has not signed in, or there is no such thing for them.
 */
export async function listsToChoose(
  services: Pick<PageServices, 'door' | 'tenant'>,
  url: URL,
): Promise<ListsToChoose & Pick<Wanted, 'title' | 'back'>> {
  const { door } = services;
  const found = requireAnswer(
    await door(getLists, { query: { sortBy: 'modified', sortOrder: 'desc', size: LIST_PAGE_SIZE, action: 'VIEW' } }),
    url,
  );
  const { title, back, items } = await wantedIn(services, url);
  const only = items.length === 1 ? items[0]?.itemId : undefined;
  const own = only === undefined ? undefined : await door(getItemsOfLists, { query: { itemId: only } });
  const there = new Map((own?.ok === true ? own.body.listItems : []).map((row) => [row.listId, row.qty]));
  const lists = found.shoppingLists
    .filter(({ readOnly }) => !readOnly)
    .map(({ id, name, access, favorite, totalItems }) => ({ id, name, access, favorite, totalItems, has: there.get(id) ?? 0 }))
    .toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
  return {
    title,
    back,
    lists,
    levels: found.availableAccessLevel,
    isFull: found.readOnly,
    firstName: lists.length === 0 ? FIRST_NAME : '',
  };
}
