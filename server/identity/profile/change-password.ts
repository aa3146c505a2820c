import type { changePassword as changeCall } from '#contracts/account/profile.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { passwordProblem } from '#domain/identity/password-rules.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import { endSignIns, SessionEnded, takeSession, unlessEnded } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { lockUser } from '../../shoppers/index.ts';
import { forgetBrowsers, keepFirstBrowser, tellBrowser, tokenOfBrowser, type SigningIn } from '../browsers/known-browsers.ts';
import { mayLook } from '../own-session.ts';
import { hashPassword } from '../password.ts';
import { proveOwnPassword } from '../prove-password.ts';
import { forgetHalfSignInsOf } from '../second-factor/half-sign-in.ts';
import { forgetSetUp } from '../second-factor/second-factor.repository.ts';
import { PASSWORD_TEXTS } from '../sign-in.ts';
import { mayChange } from './own-profile.ts';
import { forgetEmailChange, forgetResets, replacePassword } from './profile.repository.ts';

const SAME = 'That’s the password you have already. Please choose another one';

/**
 * Chooses a new password with the old one. Every other session of the person ends, and this one goes on under another id: whoever had the old password, or a copy
 * of the cookie, is out. The mailbox is told.
 */
export async function changePassword(shop: Shop, requester: SigningIn, { body }: Input<typeof changeCall>): Promise<Reply<null>> {
  const { session } = requester;
  if (!mayLook(session) || !mayChange(session).mayChangePassword) return refuse('FORBIDDEN');
  const { userId, email } = session.user;
  const problem = passwordProblem(body.newPassword, email);
  if (problem !== undefined) return wrong(problem, PASSWORD_TEXTS[problem]);
  const proof = await proveOwnPassword(shop, requester, session, body.password);
  if (!proof.ok) return proof;
  if (body.newPassword === body.password) return wrong('INVALID', SAME);
  const seats = await reserve(shop, [{ kind: 'PASSWORD_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const passwordHash = await hashPassword(body.newPassword);
  const token = tokenOfBrowser(shop, requester, userId);
  const now = shop.now();
  const done = await unlessEnded(
    transaction(shop.database, async (tx) => {
      await lockUser(tx, [userId]);
      // Another one was chosen meanwhile, which has ended this session, too.
      if ((await replacePassword(tx, [userId, proof.body.passwordHash, passwordHash])) === 0) throw new SessionEnded();
      await forgetResets(tx, [userId]);
      await forgetEmailChange(tx, [userId]);
      await forgetHalfSignInsOf(tx, [userId]);
      await forgetSetUp(tx, [userId]);
      await forgetBrowsers(tx, [userId]);
      await keepFirstBrowser(shop, tx, { userId, token });
      const begun = await shop.sessions.follow(tx, session, session.user);
      await publish(tx, { kind: 'password.changed', payload: { email, isByOldOne: true } }, now);
      return { begun, ended: await endSignIns(tx, { userId, but: begun.session.hash, now }) };
    }),
  );
  if (done === 'ENDED') return refuse('UNAUTHORIZED');
  for (const hashHex of done.ended) shop.sessions.forget(hashHex);
  takeSession(requester, done.begun);
  tellBrowser(shop, requester, token);
  return answer(null, 204);
}

function wrong(code: string, message: string): Reply<never> {
  return refuse('INVALID_REQUEST', { message, errors: [{ field: 'newPassword', code, message }] });
}
