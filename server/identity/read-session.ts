import type { z } from 'zod';
import { answer, type Reply } from '#contracts/door.ts';
import type { getSession as getSessionCall } from '#contracts/identity.ts';
import { displayRulesOf } from '#domain/accounts/display-rules.ts';
import { DEFAULT_ZIP } from '#domain/delivery/default-places.ts';
import { storeNumberOfCookie } from '#domain/stores/store-cookies.ts';
import { ownerOf } from '../cart/open-cart.ts';
import { statement } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../shop.ts';

/** $1 owner, $2 tenant */
const countsOf = (name: string, owned: string) => statement<{ line_count: number; piece_count: number }>(name, `
  select count(l.line_id)::int as line_count, coalesce(sum(l.qty), 0)::int as piece_count from carts c left join cart_lines l on l.cart_id = c.cart_id and l.parent_line_id is null
  where ${owned} and c.tenant = $2 and c.kind = 'DEFAULT' and c.status in ('OPEN', 'CHECKOUT')`);
const countsOfSession = countsOf('cart_counts_of_session', 'c.session_hash = $1');
const countsOfUser = countsOf('cart_counts_of_user', 'c.user_id = $1');

/** What the page needs to know about the visit. */
export async function getSession(shop: Shop, caller: Caller): Promise<Reply<z.input<(typeof getSessionCall)['answer']>>> {
  const { session, site, cookies } = caller;
  const user = session?.user;
  const isSignedIn = user !== undefined;
  const isBusiness = site.tenant === 'SBA';
  return answer({
    sessionData: {
      isLoggedIn: isSignedIn, accountNumber: user?.account?.number ?? null, storeNumber: user?.settings.storeNumber ?? storeNumberOfCookie(cookies['YourStore']) ?? null, zipcode: cookies['zipcode'] ?? DEFAULT_ZIP,
      requestId: caller.requestId, routePrefix: '/ele-lpd', isMobileAPP: false, membershipDetail: { membershipProgram: user?.membership ?? 'NON_MEMBER' },
    },
    userData: {
      isLoggedIn: isSignedIn, consumer: !isBusiness, routeType: site.routeType, routeId: site.routeId, userType: isSignedIn ? 'REGISTERED' : 'GUEST', rewardsNumber: user?.rewardsNumber ?? null, rewardsTier: user?.rewardsTier ?? null,
      isSpanishMode: false, newSAHeader: isBusiness ? 'y' : 'n', enableQuickOrderDrawer: false,
    },
    custData: { custAttrbs: { USERCONTACT: { fname: user?.firstName ?? '', lname: user?.lastName ?? '' }, UBAS: { customerNo: user?.account?.number ?? null, rewardsNo: user?.rewardsNumber ?? null } } },
    siteVariables: {
      isCOM: !isBusiness, isSBA: isBusiness, isLoggedIn: isSignedIn, channelId: 'WEB', locale: 'en_US', hyphenatedLocale: 'en-US', langId: '-1', langCd: 'en', siteId: site.tenant, storeId: isBusiness ? '10101' : '10001',
      tenant: { fullName: isBusiness ? 'StaplesAdvantage' : 'StaplesDotCom', legacy: isBusiness ? 'SBA' : 'dotcom' },
    },
    segments: [...(user?.segments ?? ['GUEST'])], capabilities: [...(user?.roles ?? [])], permissions: [...(user?.permissions ?? [])],
    displayRules: displayRulesOf(user?.account?.settings.displayRules ?? {}, user?.settings.displayRules ?? {}).map((rule) => ({ ...rule, subDisplayRules: [...(rule.subDisplayRules ?? [])] })),
    webToggleList: [],
    cart: await countCart(shop, caller),
  });
}

async function countCart(shop: Shop, caller: Caller): Promise<{ numberOfLineItems: number; numberOfItems: number }> {
  const owner = ownerOf(caller);
  if (owner === undefined) return { numberOfLineItems: 0, numberOfItems: 0 };
  const [row] = 'userId' in owner ? await countsOfUser(shop.database, [owner.userId, owner.tenant]) : await countsOfSession(shop.database, [owner.sessionHash, owner.tenant]);
  return { numberOfLineItems: row?.line_count ?? 0, numberOfItems: row?.piece_count ?? 0 };
}
