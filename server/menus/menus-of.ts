import type { WebToggle } from '#domain/identity/feature-toggles.ts';
import { isSpokenToInSpanish, visitorFacts } from '../audience/index.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import type { AudienceMenus } from './visitor-menus.ts';

type Known = { readonly toggles: readonly WebToggle[]; readonly menus: AudienceMenus };

/** Of each person in memory, and of guests, by where and how they came: finding out who somebody is costs as much as a page that is kept. */
const known = new WeakMap<object, Map<string, Known>>();

type Visitor = Pick<Requester, 'site' | 'session' | 'cookies' | 'isMobileApp'>;

/** The menus of who asks. */
export async function menusOf(shop: Pick<Shop, 'toggles' | 'menus'>, visitor: Visitor): Promise<AudienceMenus> {
  const toggles = await shop.toggles.read();
  // Guests are one to these menus: who is forgotten with the shop.
  const whose = visitor.session?.user ?? shop.menus;
  const ways = known.get(whose) ?? new Map<string, Known>();
  const way = wayOf(visitor);
  const found = ways.get(way);
  if (found?.toggles === toggles) return found.menus;
  const menus = shop.menus.of(await visitorFacts(shop, visitor));
  known.set(whose, ways.set(way, { toggles, menus }));
  return menus;
}

/** What else than the person decides: where they are, and with what. */
function wayOf({ site, session, isMobileApp, cookies }: Visitor): string {
  return [site.routeType, site.routeId, session?.representative !== undefined, isMobileApp, isSpokenToInSpanish(cookies)].join(' ');
}
