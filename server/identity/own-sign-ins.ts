import type { z } from 'zod';
import type { endOtherSignIns as endOthersCall, endSignIn as endCall, listSignIns as listCall } from '#contracts/account/sign-ins.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { mayLook, type OwnSession } from './own-session.ts';
import { endSignIns, findSignIns, type Requester, type Session } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { lockUser } from '../shoppers/index.ts';
import { forgetHalfSignInsOf } from './second-factor/half-sign-in.ts';

type SignIns = Promise<Reply<z.input<(typeof listCall)['answer']>>>;

/** Where somebody is signed in: a matter of the person alone, and not of who acts for them. */
export async function listSignIns(shop: Shop, { session }: Requester): SignIns {
  return mayLook(session) ? view(shop, session) : refuse('FORBIDDEN');
}

/** Signs out elsewhere. What is no sign-in of theirs, or has ended, is not there. */
export async function endSignIn(shop: Shop, { session }: Requester, { params }: Input<typeof endCall>): SignIns {
  return end(shop, session, params.signInId);
}

/** Signs out everywhere else, and ends what waits for a code there. */
export async function endOtherSignIns(shop: Shop, { session }: Requester, _input: Input<typeof endOthersCall>): SignIns {
  return end(shop, session);
}

async function end(shop: Shop, session: Session | undefined, signInId?: string): SignIns {
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const { userId } = session.user;
  const seats = await reserve(shop, [{ kind: 'END_SIGN_IN', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const ended = await transaction(shop.database, async (tx) => {
    await lockUser(tx, [userId]);
    if (signInId === undefined) await forgetHalfSignInsOf(tx, [userId]);
    return endSignIns(tx, { userId, but: session.hash, now: shop.now(), ...(signInId !== undefined && { signInId }) });
  });
  for (const hashHex of ended) shop.sessions.forget(hashHex);
  return signInId !== undefined && ended.length === 0 ? refuse('NOT_FOUND') : view(shop, session);
}

async function view(shop: Shop, { user, hash }: OwnSession): SignIns {
  const found = await findSignIns(shop.database, [user.userId, hash, shop.now()]);
  return answer({
    signIns: found.map((one) => ({
      signInId: one.sign_in_id,
      browser: one.browser === '' ? 'Unknown browser' : one.browser,
      isBusinessSite: one.tenant === 'SBA',
      signedInAt: one.signed_in_at.toISOString(),
      lastSeenAt: one.last_seen_at.toISOString(),
      isThisOne: one.is_this_one,
      isActing: one.is_acting,
    })),
  });
}
