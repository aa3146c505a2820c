import { expect, it } from 'vitest';
import { ROUTE_PREFIX } from '#contracts/call.ts';
import { getListCardData } from '#contracts/lists/lists.ts';
import { LIST_CARDS_CALL, listPath, listsPath, NEW_LIST_PATH } from './list-paths.ts';

it('lead where the sites have their lists [S2-01 S2-02 S2-03 S2-04 S2-05 S2-06]', () => {
  expect([listsPath('SBA'), listsPath('dotcom')]).toEqual(['/cc/mmx/list/mylists', '/kuber/viewList?tid=US&channel=WEB']);
  expect([listPath('SBA', 'a b'), listPath('dotcom', 'a b')]).toEqual(['/cc/mmx/list/details?listId=a%20b', '/cc/sparq/list/a%20b']);
  expect(NEW_LIST_PATH).toBe('/kuber/createList?tid=US');
  expect(LIST_CARDS_CALL).toBe(`${ROUTE_PREFIX}${getListCardData.path}`);
});
