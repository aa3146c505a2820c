import { placeOfCookie } from '#domain/stores/geocode-cookie.ts';
import { chosenStoreOfCookie, storeNumberOfCookie } from '#domain/stores/store-cookies.ts';
import { makeShopper, ownerOf, type Actor, type Buying, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { Caller } from './caller.ts';

/** Who looks, made from a request. */
export function lookingOf(caller: Caller): Looking {
  const { site, origin, session, cookies, zip, requestKey, callKey, keepAnswer } = caller;
  return {
    shopper: makeShopper({
      site,
      origin,
      person: session?.user,
      procurement: session?.procurement,
      zip,
      position: placeOfCookie(cookies['geocode']),
      cookieStoreNumber: storeNumberOfCookie(cookies['YourStore']),
      chosenStoreNumber: chosenStoreOfCookie(cookies['YourStore']),
    }),
    actor: actorOf(caller),
    owner: ownerOf(caller),
    ...(requestKey !== undefined && { requestKey }),
    ...(callKey !== undefined && { callKey }),
    ...(keepAnswer !== undefined && { keepAnswer }),
  };
}

/** Who buys, made from a request that may store something: it has an owner for it, if need be from now on. */
export function buyingOf(shop: Shop, caller: Caller): Buying {
  const looking = lookingOf(caller);
  const session = shop.sessions.expectStored(caller);
  const owner = ownerOf({ site: caller.site, session });
  return { ...looking, owner };
}

/** Who acts: the visitor, or somebody of customer service in their place. */
function actorOf({ session, address }: Pick<Caller, 'session' | 'address'>): Actor {
  if (session?.representative !== undefined) return { kind: 'REPRESENTATIVE', userId: session.representative.userId };
  const sessionKey = session?.hasStored === true ? session.hash.toString('base64url') : undefined;
  return { kind: 'VISITOR', sessionKey, isCertified: session?.isCertified === true, address };
}
