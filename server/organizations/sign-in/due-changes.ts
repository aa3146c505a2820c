import { transaction } from '../../db/transaction.ts';
import { apart, type Jobs } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import { lockAccount } from '../../shoppers/index.ts';
import { giverNow } from '../administrating.ts';
import { askerOf, hindranceOf, putInEffect, tell } from './change-sign-in.ts';
import { deleteWaiting, findDue, findWaiting } from './company-sign-in.repository.ts';

/** Has changes of companies' sign-ins hold that have waited long enough. */
export async function takeDueChanges(shop: Shop): Promise<void> {
  for (const { account_number: accountNumber } of await findDue(shop.database, [shop.now()]))
    await apart(shop, { accountNumber }, () => takeDue(shop, accountNumber));
}

/** One of them, on the word of who is an administrator still: what somebody has asked for who is none any more, or what cannot hold by now, is canceled. */
async function takeDue(shop: Shop, accountNumber: string): Promise<void> {
  await transaction(shop.database, async (tx) => {
    await lockAccount(tx, [accountNumber]);
    const [waiting] = await findWaiting(tx, [accountNumber]);
    // Canceled, or replaced by another one, until this was its turn.
    if (waiting === undefined || waiting.takes_effect_at > shop.now()) return;
    await deleteWaiting(tx, [accountNumber]);
    const asker = askerOf(waiting);
    const isAdministrator = (await giverNow(tx, asker)) !== undefined;
    const mayHold = isAdministrator && (await hindranceOf(tx, accountNumber, waiting.settings)) === undefined;
    const differences = mayHold ? await putInEffect(shop, tx, asker, waiting.settings) : waiting.differences;
    await tell(shop, tx, asker, { what: mayHold ? 'CHANGED' : 'CANCELED', differences });
  });
}

export const companySignInJobs: Jobs = { 'company sign-ins': { everyMs: 60_000, run: takeDueChanges } };
