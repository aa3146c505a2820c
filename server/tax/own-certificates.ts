import type { z } from 'zod';
import type {
  addTaxCertificate as addCall,
  listTaxCertificates as listCall,
  removeTaxCertificate as removeCall,
} from '#contracts/account/tax-certificates.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { US_STATES } from '#domain/checkout/states.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { CERTIFICATE_NUMBER, MOST_CERTIFICATES } from '#domain/pricing/fees/tax-exemption.ts';
import { isCalendarDate } from '#domain/shared/calendar.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { lockAccount, lockUser, type Looking, type Person } from '../shoppers/index.ts';
import { deleteCertificate, findOwn, findUsersOfAccount, insertCertificate, type CertificateRow } from './certificates.repository.ts';

type Own = Promise<Reply<z.input<(typeof listCall)['answer']>>>;

/** The shop's calendar day. */
export const today = (now: Date) => localTime(now.getTime(), SHOP_ZONE).date;

/** The certificates of who is signed in, or of their organization. */
export async function listTaxCertificates(shop: Shop, { shopper: { person } }: Looking): Own {
  return person === undefined ? refuse('UNAUTHORIZED') : view(shop, person);
}

/** Tells of one: it waits for an operator. Nobody who acts for a customer does. */
export async function addTaxCertificate(shop: Shop, { shopper: { person }, actor }: Looking, { body }: Input<typeof addCall>): Own {
  if (person === undefined || actor.kind !== 'VISITOR') return refuse('FORBIDDEN');
  const wish = { ...body, state: body.state.trim().toUpperCase(), number: body.number.trim() };
  const errors = problemsOf(wish, today(shop.now()));
  if (errors.length > 0) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
  const seats = await reserve(shop, [{ kind: 'TAX_CERTIFICATE', subject: person.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const account = person.account?.number ?? null;
  const isKept = await transaction(shop.database, async (tx) => {
    if (account === null) await lockUser(tx, [person.userId]);
    else await lockAccount(tx, [account]);
    const { state, number, reason, validUntil } = wish;
    const added = await insertCertificate(tx, [
      person.userId,
      account,
      state,
      number,
      reason,
      validUntil,
      person.userId,
      shop.now(),
      MOST_CERTIFICATES,
    ]);
    return added > 0 || (await findOwn(tx, [person.userId, account])).length < MOST_CERTIFICATES;
  });
  return isKept
    ? view(shop, person)
    : refuse('INVALID_REQUEST', { message: `You can keep ${MOST_CERTIFICATES} certificates. Remove one first.` });
}

/** Takes one back: their own, or one of their organization's that they told of themselves, or as its administrator. It counts for nothing from the next request on. */
export async function removeTaxCertificate(shop: Shop, { shopper: { person }, actor }: Looking, { params }: Input<typeof removeCall>): Own {
  if (person === undefined || actor.kind !== 'VISITOR') return refuse('FORBIDDEN');
  const account = person.account?.number ?? null;
  const isAdministrator = person.roles.includes('ACCOUNT_ADMIN');
  if ((await deleteCertificate(shop.database, [person.userId, account, params.certificateId, isAdministrator])) === 0)
    return (await findOwn(shop.database, [person.userId, account])).some(({ certificate_id: id }) => id === params.certificateId)
      ? refuse('FORBIDDEN', { message: NOT_THEIRS })
      : refuse('NOT_FOUND');
  await renewOwners(shop, { userId: person.userId, account });
  return view(shop, person);
}

/** Has every node read anew whose certificates have changed. */
export async function renewOwners(shop: Shop, { userId, account }: { userId: string | null; account: string | null }): Promise<void> {
  const users = account === null ? [userId] : (await findUsersOfAccount(shop.database, [account])).map(({ user_id }) => user_id);
  for (const user of users) if (user !== null) await shop.sessions.renewUser(shop.database, user);
}

const NOT_THEIRS = 'Only the person who added this certificate, or your account administrator, can remove it.';

type Wish = Omit<Input<typeof addCall>['body'], never>;

function problemsOf({ state, number, validUntil }: Wish, day: string) {
  return [
    ...(Object.hasOwn(US_STATES, state) ? [] : [{ field: 'state', code: 'INVALID', message: 'Choose a state.' }]),
    ...(CERTIFICATE_NUMBER.test(number)
      ? []
      : [
          {
            field: 'number',
            code: 'INVALID',
            message: 'Enter the number on the certificate: 3 to 40 letters, digits, spaces, dots, dashes and slashes.',
          },
        ]),
    ...(!isCalendarDate(validUntil)
      ? [{ field: 'validUntil', code: 'INVALID', message: 'Enter the last day it is valid.' }]
      : validUntil < day
        ? [{ field: 'validUntil', code: 'INVALID', message: 'This certificate has expired.' }]
        : []),
  ];
}

async function view(shop: Shop, person: Person): Own {
  const rows = await findOwn(shop.database, [person.userId, person.account?.number ?? null]);
  const day = today(shop.now());
  return answer({
    certificates: rows.map((row) => viewCertificate(row, day)),
    mayAdd: rows.length < MOST_CERTIFICATES,
    isExemptEverywhere: person.account?.settings.taxExemptType === 'FULL',
  });
}

export function viewCertificate({ certificate_id: certificateId, valid_until: validUntil, ...row }: CertificateRow, day: string) {
  const { state, number, reason, status, words } = row;
  return { certificateId, state, number, reason, validUntil, status, words, isExpired: validUntil < day };
}
