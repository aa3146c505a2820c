import { gatewayOf, paymentVendorConfig } from '#domain/payment/vendor-config.ts';
import { refuse, type Door } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import type { Caller } from '../http/caller.ts';
import { makeDoors } from '../http/door.ts';
import { ROUTES } from '../routes.ts';
import type { Shop } from '../shop.ts';
import { doneOnce } from './done-once.ts';
import { doorWhileAway, type Away } from './door-while-away.ts';
import { typedForms } from './typed-form.ts';
import { visitOf } from './visit.ts';

const openDoor = makeDoors(ROUTES);

/** A page while it is made. */
export type PageInMaking = {
  readonly away: Away;
  readonly cspNonce: string;
  /** What was made, unless it is something else than a page. */
  html: string | undefined;
  /** It was sent by a page that was made for another visit: nothing is changed by it. */
  readonly isOfAnother?: boolean;
};

const OF_ANOTHER = 'This page was opened for somebody else, and in another tab you went on. Nothing was changed: reload the page.';

/** A way to the calls by which nothing is changed. */
function onlyLooking(door: Door): Door {
  return async (contract, ...more) => (contract.method === 'GET' ? door(contract, ...more) : refuse('FORBIDDEN', { message: OF_ANOTHER }));
}

/** What the code of a page may ask, for a caller. */
export function servicesFor(shop: Shop, caller: Caller, siteMenus: string, making: PageInMaking): PageServices {
  const { away, cspNonce } = making;
  const user = caller.session?.user;
  return {
    door: doorWhileAway(making.isOfAnother === true ? onlyLooking(openDoor(shop, caller)) : openDoor(shop, caller), away, shop.log),
    tenant: caller.site.tenant,
    routeType: caller.site.routeType,
    routeId: caller.site.routeId,
    brandName: shop.settings.brandName,
    origin: caller.origin,
    vendorOrigin: shop.settings.sandboxUrl,
    gateway: gatewayOf(paymentVendorConfig(shop.settings.sandboxUrl), caller.site.tenant),
    parentOrigins: shop.settings.parentOrigins,
    isDemo: shop.settings.isDemo,
    requestId: caller.requestId,
    now: shop.now,
    reportFailure: (err) => shop.log.error({ requestId: caller.requestId, err }, 'the page failed'),
    deliver: (html) => (making.html = html),
    isMadeAlready: () => false,
    neverKeep: () => undefined,
    typedForms: typedForms(shop, caller),
    done: doneOnce(caller),
    cspNonce,
    contextToken: caller.session?.contextToken,
    visit: () => visitOf(shop, caller, shop.cartCounts.read, away),
    shape: undefined,
    isInProcurement: caller.session?.procurement !== undefined,
    siteMenus,
    user: user && { firstName: user.firstName, lastName: user.lastName, email: user.email, accountName: user.account?.name },
  };
}
