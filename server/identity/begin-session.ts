import type { z } from 'zod';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { SignedIn as SignedInSchema } from '#contracts/session/identity.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { returnAddress } from '#domain/identity/return-address.ts';
import { isCertified } from '#domain/identity/risk/sign-in-risk.ts';
import { cartChanged, mergeGuestCart } from '../cart/index.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { takeOverOrderedLogos } from '../logos/index.ts';
import { takeAlongOrders } from '../orders/index.ts';
import { SessionEnded, takeSession, unlessEnded } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { forgetMeeting, keepBrowser, meetBrowser, tellBrowser, tokenOfBrowser, type SigningIn } from './browsers/known-browsers.ts';
import { hasBoughtOn, isKnownForLong } from './risk/sign-in-risk.ts';
import { holdPassword, type KnownUser } from './user.repository.ts';

export type SignedIn = z.input<typeof SignedInSchema>;

/** Where somebody goes on, and by what their browser is known where that was found out before. */
type Begin = {
  jumpUrl?: string | undefined;
  TARGET?: string | undefined;
  token?: string;
  /** Does what has to be done with it or not at all, with the person held: what it answers is why no session begins. */
  refusal?: (tx: Tx) => Promise<Reply<never> | undefined>;
};

/**
 * A new session with a new id and context token; the guest's cart goes along, and what they ordered. The orders follow by a statement
 * of their own: nobody waits for an order while a cart is locked, and as long as this is not answered the guest has them.
 */
export async function beginSession(
  shop: Shop,
  requester: SigningIn,
  { user, passwordHash, hasSecondFactor }: KnownUser,
  begin: Begin,
): Promise<Reply<SignedIn>> {
  const { tenant } = requester.site;
  const earlier = requester.session;
  const guest = earlier?.user === undefined ? earlier : undefined;
  const merge = guest && { guest: { tenant, sessionHash: guest.hash }, person: { tenant, userId: user.userId } };
  const { token = tokenOfBrowser(shop, requester, user.userId) } = begin;
  const [browser, hasBoughtBefore] = await Promise.all([meetBrowser(shop, user, token), hasBoughtOn(shop, user.userId)]);
  const certified = isCertified({ isKnownBrowser: isKnownForLong(shop, browser.knownSince), isTwoStep: hasSecondFactor, hasBoughtBefore });
  let refused: Reply<never> | undefined;
  const signedIn = await unlessEnded(
    transaction(shop.database, async (tx) => {
      const made = {
        begun: await shop.sessions.begin(tx, tenant, { user, browser: requester.browser, isCertified: certified }),
        beingPaid: merge && (await mergeGuestCart(shop, tx, merge)),
      };
      // A new password that was set while this one was looked at has ended all sessions: none begins by the old one. Last, since carts are held before their people.
      if ((await holdPassword(tx, [user.userId, passwordHash])).length === 0) throw new SessionEnded();
      refused = await begin.refusal?.(tx);
      if (refused !== undefined) throw new SessionEnded();
      await keepBrowser(shop, tx, requester, user, browser);
      return made;
    }),
  );
  if (signedIn === 'ENDED') {
    await forgetMeeting(shop, browser);
    return refused ?? refuse('LOGIN_FAILED');
  }
  const { begun, beingPaid } = signedIn;
  if (guest !== undefined) {
    const orders = await takeAlongOrders(shop.database, [guest.hash, tenant, user.userId, normalisedEmail(user.email)]);
    const logos = orders.flatMap((order) => order.logos ?? []);
    if (logos.length > 0) await takeOverOrderedLogos(shop.database, guest.hash, user.userId, logos);
  }
  // An order that came to nothing before it was the person's has left its cart with the guest.
  if (merge !== undefined && beingPaid !== undefined) await transaction(shop.database, (tx) => mergeGuestCart(shop, tx, merge));
  cartChanged(shop, { tenant, userId: user.userId });
  if (earlier !== undefined) await shop.sessions.end(shop.database, earlier);
  takeSession(requester, begun);
  tellBrowser(shop, requester, token);
  return answer({ user: viewUser(user), redirectUrl: returnAddress(begin) });
}

function viewUser(user: KnownUser['user']): SignedIn['user'] {
  return {
    userType: 'REGISTERED',
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    rewardsTier: user.rewardsTier ?? null,
    rewardsNumber: user.rewardsNumber ?? null,
    membershipProgram: user.membership,
    accountNumber: user.account?.number ?? null,
  };
}
