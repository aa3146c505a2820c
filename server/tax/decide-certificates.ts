import type { z } from 'zod';
import type { decideTaxCertificate as decideCall, listWaitingCertificates as waitingCall } from '#contracts/account/tax-certificates.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { transaction } from '../db/transaction.ts';
import { recordChange } from '../operations/index.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';
import { countWaiting, decide, findWaiting, isOfWhoDecides } from './certificates.repository.ts';
import { renewOwners, viewCertificate } from './own-certificates.ts';

const MOST_SHOWN = 50;
const OWN_CERTIFICATE = 'This certificate is yours or your organization’s: somebody else has to decide about it.';

/** Certificates that wait for a decision. For operators. */
export async function listWaitingCertificates(shop: Shop): Promise<Reply<z.input<(typeof waitingCall)['answer']>>> {
  const [rows, [count]] = await Promise.all([findWaiting(shop.database, [MOST_SHOWN]), countWaiting(shop.database, [])]);
  const day = shopDay(shop.now());
  return answer({ total: count?.n ?? 0, waiting: rows.map(({ of, email, ...row }) => ({ ...viewCertificate(row, day), of, email })) });
}

/** Approves one or declines it, once: of one that somebody else has decided about nothing changes, and nobody decides about their own. For operators. */
export async function decideTaxCertificate(
  shop: Shop,
  { shopper: { person } }: Looking,
  { body: { certificateId, decision, words } }: Input<typeof decideCall>,
): Promise<Reply<z.input<(typeof decideCall)['answer']>>> {
  if (person === undefined) return refuse('UNAUTHORIZED');
  const said = words.trim();
  if (decision === 'DECLINED' && said === '') {
    const message = 'Say why, so that they can send a better one.';
    return refuse('INVALID_REQUEST', { message, errors: [{ field: 'words', code: 'REQUIRED', message }] });
  }
  const owner = await transaction(shop.database, async (tx) => {
    const [row] = await decide(tx, [certificateId, decision, decision === 'DECLINED' ? said : '', person.userId, shop.now()]);
    if (row === undefined) return undefined;
    await recordChange(tx, { at: shop.now(), userId: person.userId, subject: 'TAX_CERTIFICATE', name: certificateId }, undefined, {
      decision,
    });
    return row;
  });
  if (owner === undefined) {
    const isOwn = (await isOfWhoDecides(shop.database, [certificateId, person.userId])).length > 0;
    return isOwn ? refuse('FORBIDDEN', { message: OWN_CERTIFICATE }) : refuse('NOT_FOUND');
  }
  await renewOwners(shop, { userId: owner.user_id, account: owner.account_number });
  return answer({ decision });
}
