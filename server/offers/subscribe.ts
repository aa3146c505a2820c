import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { subscribeUserforOffers as subscribeCall } from '#contracts/session/offers.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { PHONE_ERROR_TEXT, readPhone } from '#domain/checkout/phone.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { command } from '../db/database.ts';
import { attemptsBy, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';

/** Each way of its own: who comes back with another keeps the first. $1 email, $2 phone, $3 tenant, $4 landing pages, $5 now */
const insertSubscriber = command(
  'offer_subscriber_insert',
  'insert into offer_subscribers (email, phone, tenant, landing_pages, subscribed_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
);

/** $1 person, $2 tenant, $3 now */
const insertAccount = command(
  'offer_subscriber_account',
  'insert into offer_subscribers (user_id, tenant, subscribed_at) values ($1, $2, $3) on conflict do nothing',
);

/** Keeps that somebody with an account wants to hear of offers, at the email that it has then. */
export async function subscribeAccount(shop: Shop, tenant: string, userId: string): Promise<void> {
  await insertAccount(shop.database, [userId, tenant, shop.now()]);
}

/** Keeps how somebody wants to hear of offers. Whether they are known already is told to nobody. (K-51, A-200) */
export async function subscribe(
  shop: Shop,
  { shopper, actor }: Looking,
  { body }: Input<typeof subscribeCall>,
): Promise<Reply<z.input<(typeof subscribeCall)['answer']>>> {
  // Whoever acts for a customer signs nobody up: whether they want our offers is theirs to say.
  if (actor.kind !== 'VISITOR') return refuse('FORBIDDEN');
  const [typedEmail, typedPhone] = [(body.emailID ?? '').trim(), (body.phoneNumber ?? '').trim()];
  const email = typedEmail === '' ? undefined : readEmail(typedEmail);
  const phone = typedPhone === '' ? undefined : readPhone(typedPhone);
  const errors = [
    ...(email === undefined && (typedEmail !== '' || typedPhone === '')
      ? [{ field: 'emailID', code: 'INVALID', message: EMAIL_ERROR_TEXT }]
      : []),
    ...(phone === undefined && typedPhone !== '' ? [{ field: 'phoneNumber', code: 'INVALID', message: PHONE_ERROR_TEXT }] : []),
  ];
  if (errors.length > 0) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
  const seats = await reserve(shop, attemptsBy(actor, { network: 'OFFERS_ADDRESS' }));
  if (!seats.ok) return tooManyAttempts(seats);
  const pages = [...(body.landingPages ?? [])];
  const add = (row: readonly [string | null, string | null]) =>
    insertSubscriber(shop.database, [...row, shopper.tenant, pages, shop.now()]);
  const { person } = shopper;
  if (email !== undefined && person?.email !== undefined && normalisedEmail(email) === person.email)
    await subscribeAccount(shop, shopper.tenant, person.userId);
  else if (email !== undefined) await add([normalisedEmail(email), null]);
  if (phone !== undefined) await add([null, phone]);
  return answer({ success: true });
}
