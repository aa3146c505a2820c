import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { getEcommContentData as contentCall } from '#contracts/session/menus.ts';
import { MENU_SLOTS } from '#domain/navigation/menu-item.ts';
import { kindOfPageName } from '#domain/navigation/page-kind.ts';
import { menuItemsOn } from '#domain/navigation/shown-menus.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { menusOf } from './menus-of.ts';

type Content = z.input<(typeof contentCall)['answer']>;

/** What stands in these places for who asks; a place that there is not has nothing. (K-49) */
export async function getContent(shop: Shop, requester: Requester, { body }: Input<typeof contentCall>): Promise<Reply<Content>> {
  const { menus } = await menusOf(shop, requester);
  const kind = kindOfPageName(body.pageName ?? '', requester.site.tenant);
  const wanted = MENU_SLOTS.filter((slot) => body.slots.includes(slot));
  return answer({ data: Object.fromEntries(wanted.map((slot) => [slot, [...menuItemsOn(menus[slot], kind)]])) });
}
