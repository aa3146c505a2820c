import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { ROUTE_PREFIX } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { getSession as getSessionCall } from '#contracts/session/identity.ts';
import { isMarketPriceEnabled } from '#domain/accounts/account-status.ts';
import { globalPermissionsOf } from '#domain/accounts/permissions.ts';
import { capabilitiesOf } from '#domain/audience/capabilities.ts';
import { segmentsOf } from '#domain/audience/segments.ts';
import { DEFAULT_ZIP } from '#domain/delivery/places/default-places.ts';
import { isBusinessVariant } from '#domain/identity/business-variant.ts';
import { userTypeOf } from '#domain/identity/user-type.ts';
import { chosenStoreOfCookie, storeNumberOfCookie } from '#domain/stores/store-cookies.ts';
import { visitorFacts } from '../audience/index.ts';
import { countCart } from '../cart/index.ts';
import type { Shop } from '../shop.ts';
import { ownerOf, rulesOf, zipOf } from '../shoppers/index.ts';
import type { Requester } from '../sessions/index.ts';

/** What the page needs to know about the visit. */
export async function getSession(shop: Shop, requester: Requester): Promise<Reply<z.input<(typeof getSessionCall)['answer']>>> {
  const { session, site, cookies } = requester;
  const user = session?.user;
  const isSignedIn = user !== undefined;
  const isBusiness = site.tenant === 'SBA';
  const facts = await visitorFacts(shop, requester);
  const zip = zipOf({ tenant: site.tenant, person: user, zip: requester.zip }) ?? DEFAULT_ZIP;
  return answer({
    sessionData: {
      isLoggedIn: isSignedIn,
      accountNumber: user?.account?.number ?? null,
      dcn: user?.account?.settings.divisionNumber ?? null,
      customerNumber: user?.account?.number ?? user?.rewardsNumber ?? null,
      emailHash: user?.email === undefined ? null : hexOf(user.email.toLowerCase()),
      fingerprint: session === undefined ? null : hexOf(session.hash),
      csrUserId: session?.representative?.userId ?? null,
      // Nobody has agreed to be followed.
      cidParam: null,
      xdeviceID: user === undefined ? null : hexOf(user.userId),
      storeNumber:
        chosenStoreOfCookie(cookies['YourStore']) ?? user?.settings.storeNumber ?? storeNumberOfCookie(cookies['YourStore']) ?? null,
      zipcode: zip,
      requestId: requester.requestId,
      routePrefix: ROUTE_PREFIX,
      isMobileAPP: facts.isMobileApp,
      membershipDetail: { membershipProgram: user?.membership ?? 'NON_MEMBER' },
      sessionIPA: { permissionDetail: permissionDetail(requester, zip) },
    },
    userData: {
      isLoggedIn: isSignedIn,
      consumer: !isBusiness,
      routeType: site.routeType,
      routeId: site.routeId,
      flowType: facts.flowType ?? null,
      userType: user?.roles.includes('ASSOCIATE') === true ? 'ASC' : userTypeOf({ isSignedIn, isPartnerVisit: facts.isPartnerVisit }),
      partnerName: session?.partner?.name ?? null,
      isSlp: user?.rewardsNumber !== undefined,
      isMobileAPP: facts.isMobileApp,
      rewardsNumber: user?.rewardsNumber ?? null,
      rewardsTier: user?.rewardsTier ?? null,
      isSpanishMode: facts.isSpanishMode,
      newSAHeader: isBusinessVariant(site.routeType, site.routeId) ? 'y' : 'n',
      // A question that is meant for programs is asked of who acts for many people.
      certifiedUser: session?.isCertified === true && session.representative === undefined,
      enableQuickOrderDrawer: true,
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
    segments: segmentsOf(facts),
    capabilities: capabilitiesOf(facts),
    permissions: [...(user?.permissions ?? [])],
    displayRules: rulesOf(user).map((rule) => ({
      ...rule,
      subDisplayRules: [...(rule.subDisplayRules ?? [])],
    })),
    webToggleList: facts.toggles.map(({ toggleName, values = [], active = true }) => ({ toggleName, values: [...values], active })),
    cart: await countCart(shop.database, ownerOf(requester)),
  });
}

type PermissionDetail = z.input<(typeof getSessionCall)['answer']>['sessionData']['sessionIPA']['permissionDetail'];

/** What a business user may do, and how their organization is served. */
function permissionDetail({ session, site }: Requester, zip: string): PermissionDetail {
  const user = site.tenant === 'SBA' ? session?.user : undefined;
  const rep = user?.account?.settings.salesRep;
  return {
    globalPermission: user === undefined ? {} : globalPermissionsOf(user.permissions),
    deprecableRequestFields: { shippingZip: zip },
    sessionData: {
      userEmail: user?.email ?? null,
      shipToShipZipCodeOverride: user?.shipTo?.zip ?? null,
      shipToShipCityOverride: user?.shipTo?.city ?? null,
      shipToShipStateOverride: user?.shipTo?.state ?? null,
      salesRepEmail: rep?.email ?? null,
      salesRepName: rep?.name ?? null,
      salesRepPhone: rep?.phone ?? null,
      accountIsDigitalEnrollment: user?.account?.settings.isDigitalEnrollment === true,
      isMarketPriceEnabled: isMarketPriceEnabled(user?.account?.settings.activePriceMethod),
      healthcareStatus: user?.account?.settings.healthcareStatus ?? null,
    },
  };
}

/** A name that cannot be read back into what it stands for. */
function hexOf(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}
