import { tellOfCatalogChange } from '../../db/catalog-changed.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { eraseSettledOrders, takeOrdersOfMailbox } from '../../orders/index.ts';
import { apart } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import {
  endAllSessions,
  findDue,
  forfeitRewards,
  FORGET,
  forgetGoodbyes,
  forgetKeptAnswers,
  FORGET_LAST,
  FORGET_MAILBOX,
  forgetMails,
  holdDue,
  noteDone,
  noteErased,
  SIGN_ANEW,
} from './erasure.repository.ts';

const USUAL_AT_ONCE = 200;

/**
 * Deletes the accounts whose days are over, each in one transaction, and takes out of their orders who they were as soon as nothing of those is open. Cut off anywhere,
 * it goes on with the next run; none that fails or waits for an order holds up another, however many do.
 *
 * @param atOnce how many are looked up at a time.
 */
export async function eraseAccounts(shop: Shop, { atOnce = USUAL_AT_ONCE } = {}): Promise<void> {
  const now = shop.now();
  let due = await findDue(shop.database, [now, atOnce, null]);
  while (due.length > 0) {
    for (const { user_id: userId, is_erased: isErased } of due)
      await apart(shop, { userId }, async () => {
        if (!isErased) await eraseAccount(shop, userId);
        await eraseOrders(shop, userId);
      });
    due = await findDue(shop.database, [now, atOnce, due.at(-1)?.user_id]);
  }
  await forgetGoodbyes(shop.database, []);
}

async function eraseAccount(shop: Shop, userId: string): Promise<void> {
  const now = shop.now();
  const ended = await transaction(shop.database, async (tx) => {
    const [due] = await holdDue(tx, [userId, now]);
    if (due === undefined) return undefined;
    const { email, is_confirmed: isConfirmed } = due;
    // Whoever opened an account with a stranger's email has nothing of that stranger's deleted.
    if (isConfirmed) {
      await takeOrdersOfMailbox(tx, userId, email);
      for (const forget of FORGET_MAILBOX) await forget(tx, [email]);
    }
    await forgetMails(tx, [email]);
    await forgetKeptAnswers(tx, [userId]);
    await forfeitRewards(tx, [userId, now]);
    const sessions = await endAllSessions(tx, [userId]);
    let signedAnew = 0;
    for (const sign of SIGN_ANEW) signedAnew += await sign(tx, [userId]);
    // Pages that are kept show their name.
    if (signedAnew > 0) await tellOfCatalogChange(tx, []);
    for (const forget of FORGET) await forget(tx, [userId]);
    await noteErased(tx, [userId, now]);
    await publish(tx, { kind: 'account.erased', payload: { email } }, now);
    return { sessions, hasWritten: signedAnew > 0 };
  });
  if (ended === undefined) return;
  for (const { hash_hex: hashHex } of ended.sessions) shop.sessions.forget(hashHex);
  if (ended.hasWritten) shop.catalog.forget();
}

async function eraseOrders(shop: Shop, userId: string): Promise<void> {
  if ((await eraseSettledOrders(shop.database, userId)) > 0) return;
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    // An order that came to nothing since has given back what it took.
    await forfeitRewards(tx, [userId, now]);
    for (const forget of FORGET_LAST) await forget(tx, [userId]);
    await noteDone(tx, [userId, now]);
  });
}
