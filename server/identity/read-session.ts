import type { z } from 'zod';
import { ROUTE_PREFIX } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { getSession as getSessionCall } from '#contracts/identity.ts';
import { displayRulesOf } from '#domain/accounts/display-rules.ts';
import { globalPermissionsOf } from '#domain/accounts/permissions.ts';
import { zipOfCookie } from '#domain/checkout/zip-code.ts';
import { DEFAULT_ZIP } from '#domain/delivery/places/default-places.ts';
import { userTypeOf } from '#domain/identity/user-type.ts';
import { chosenStoreOfCookie, storeNumberOfCookie } from '#domain/stores/store-cookies.ts';
import { countCart } from '../cart/index.ts';
import type { Shop } from '../shop.ts';
import { ownerOf } from '../shoppers/index.ts';
import type { Requester } from '../sessions/index.ts';

/** What the page needs to know about the visit. */
export async function getSession(shop: Shop, requester: Requester): Promise<Reply<z.input<(typeof getSessionCall)['answer']>>> {
  const { session, site, cookies } = requester;
  const user = session?.user;
  const isSignedIn = user !== undefined;
  const isBusiness = site.tenant === 'SBA';
  return answer({
    sessionData: {
      isLoggedIn: isSignedIn,
      accountNumber: user?.account?.number ?? null,
      storeNumber:
        chosenStoreOfCookie(cookies['YourStore']) ?? user?.settings.storeNumber ?? storeNumberOfCookie(cookies['YourStore']) ?? null,
      zipcode: zipOfCookie(cookies['zipcode']) ?? DEFAULT_ZIP,
      requestId: requester.requestId,
      routePrefix: ROUTE_PREFIX,
      isMobileAPP: false,
      membershipDetail: { membershipProgram: user?.membership ?? 'NON_MEMBER' },
      sessionIPA: { permissionDetail: { globalPermission: isBusiness && isSignedIn ? globalPermissionsOf(user.permissions) : {} } },
    },
    userData: {
      isLoggedIn: isSignedIn,
      consumer: !isBusiness,
      routeType: site.routeType,
      routeId: site.routeId,
      userType: userTypeOf({ isSignedIn, isPartnerVisit: false }),
      rewardsNumber: user?.rewardsNumber ?? null,
      rewardsTier: user?.rewardsTier ?? null,
      isSpanishMode: false,
      newSAHeader: isBusiness ? 'y' : 'n',
      enableQuickOrderDrawer: false,
    },
    custData: {
      custAttrbs: {
        USERCONTACT: { fname: user?.firstName ?? '', lname: user?.lastName ?? '' },
        UBAS: { customerNo: user?.account?.number ?? null, rewardsNo: user?.rewardsNumber ?? null },
      },
    },
    siteVariables: {
      isCOM: !isBusiness,
      isSBA: isBusiness,
      isLoggedIn: isSignedIn,
      channelId: 'WEB',
      locale: 'en_US',
      hyphenatedLocale: 'en-US',
      langId: '-1',
      langCd: 'en',
      siteId: site.tenant,
      storeId: isBusiness ? '10101' : '10001',
      tenant: { fullName: isBusiness ? 'StaplesAdvantage' : 'StaplesDotCom', legacy: isBusiness ? 'SBA' : 'dotcom' },
    },
    segments: [...(user?.segments ?? ['GUEST'])],
    capabilities: [...(user?.roles ?? [])],
    permissions: [...(user?.permissions ?? [])],
    displayRules: displayRulesOf(user?.account?.settings.displayRules ?? {}, user?.settings.displayRules ?? {}).map((rule) => ({
      ...rule,
      subDisplayRules: [...(rule.subDisplayRules ?? [])],
    })),
    webToggleList: [],
    cart: await countCart(shop.database, ownerOf(requester)),
  });
}
