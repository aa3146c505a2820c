import { storeNumberOfCookie } from '#domain/stores/store-cookies.ts';
import { makeShopper, ownerOf, type Buying, type CartOwner, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { Caller } from './caller.ts';

/** Who looks, made from a request. */
export function lookingOf(caller: Caller): Looking {
  const { site, origin, session, cookies, address } = caller;
  return {
    shopper: makeShopper({
      site,
      origin,
      person: session?.user,
      isGuestCheckout: session?.isGuestCheckout === true,
      zip: cookies['zipcode'],
      cookieStoreNumber: storeNumberOfCookie(cookies['YourStore']),
    }),
    actor: { kind: 'VISITOR', sessionKey: session?.hash.toString('base64url'), address },
    owner: ownerOf(caller),
  };
}

/** Who buys, made from a request that may store something: it has an owner for it, if need be from now on. */
export async function buyingOf(shop: Shop, caller: Caller): Promise<Buying> {
  const looking = lookingOf(caller);
  const owner = looking.owner ?? (await beginVisit(shop, caller));
  return { ...looking, owner, ...(caller.keepAnswer !== undefined && { keepAnswer: caller.keepAnswer }) };
}

/** A visitor without a session gets one: the only place where that happens. */
async function beginVisit(shop: Shop, caller: Caller): Promise<CartOwner> {
  const { tenant } = caller.site;
  const { session, setCookies } = await shop.sessions.begin(shop.database, tenant, undefined);
  caller.session = session;
  caller.setCookies.push(...setCookies);
  return { tenant, sessionHash: session.hash };
}
