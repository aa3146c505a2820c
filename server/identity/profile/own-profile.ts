import type { z } from 'zod';
import type { changeProfile as changeCall, getProfile as getCall } from '#contracts/account/profile.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { hasOwnPassword } from '#domain/audience/own-password.ts';
import { nameErrors } from '#domain/identity/names/person-name.ts';
import { PHONE_ERROR_TEXT, readPhone } from '#domain/checkout/phone.ts';
import { transaction } from '../../db/transaction.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { mayLook, type OwnSession } from '../own-session.ts';
import { findProfile, writeProfile } from './profile.repository.ts';

type Answered = Promise<Reply<z.input<(typeof getCall)['answer']>>>;

/** Who somebody is to the shop: a matter of the person alone, and not of who acts for them. */
export async function getProfile(shop: Shop, { session }: Requester): Answered {
  return mayLook(session) ? profileOf(shop, session) : refuse('FORBIDDEN');
}

/** Changes name and phone. Whom an employer signs in has the name that it gives them: only their phone is changed. */
export async function changeProfile(shop: Shop, { session }: Requester, { body }: Input<typeof changeCall>): Answered {
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const { user } = session;
  const isNamedHere = mayChange(session).mayChangeName;
  const [firstName, lastName] = isNamedHere ? [body.firstName.trim(), body.lastName.trim()] : [user.firstName, user.lastName];
  const phone = body.phone.trim() === '' ? null : readPhone(body.phone);
  const errors = [
    ...(isNamedHere ? nameErrors({ firstName, lastName }) : []),
    ...(phone === undefined ? [{ field: 'phone', code: 'INVALID', message: PHONE_ERROR_TEXT }] : []),
  ];
  if (phone === undefined || errors.length > 0) return refuse('INVALID_REQUEST', { errors, message: errors[0]?.message ?? '' });
  await transaction(shop.database, async (tx) => {
    await writeProfile(tx, [user.userId, firstName, lastName, phone]);
    await shop.sessions.renewUser(tx, user.userId);
  });
  return profileOf(shop, session);
}

/** What of a profile is the person's own to change: the rest is their organization's. */
export function mayChange({ user: { account } }: OwnSession) {
  const isSignedInHere = hasOwnPassword(account?.settings);
  return { mayChangeName: isSignedInHere, mayChangeEmail: account === undefined, mayChangePassword: isSignedInHere };
}

/** The profile as it is stored now: what is in memory of a session may be some moments old. */
export async function profileOf(shop: Shop, session: OwnSession): Answered {
  const [row] = await findProfile(shop.database, [session.user.userId, shop.now()]);
  if (row === undefined) return refuse('UNAUTHORIZED');
  const { first_name: firstName, last_name: lastName, phone, email, new_email: newEmail } = row;
  const organization = session.user.account?.name ?? null;
  return answer({ firstName, lastName, phone, email, newEmail, organization, ...mayChange(session) });
}
