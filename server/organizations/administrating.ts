import { refuse, type Reply } from '#contracts/door.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Shop } from '../shop.ts';
import { lockAccount } from '../shoppers/index.ts';
import type { Administrator, Giver } from './administrator.ts';
import { findPersonOfAccount, type PersonOfAccount } from './people.repository.ts';

/**
 * Changes something about an organization, one change after the other, by who is its administrator still when it is their turn, with the rights that they have then:
 * a session tells what somebody was when their request began.
 *
 * @returns what `change` answers; FORBIDDEN where they are no administrator any more.
 */
export async function administrating<T>(
  shop: Pick<Shop, 'database'>,
  asked: Administrator,
  change: (tx: Tx, giver: Giver) => Promise<Reply<T>>,
): Promise<Reply<T>> {
  return transaction(shop.database, async (tx) => {
    await lockAccount(tx, [asked.account.number]);
    const giver = await giverNow(tx, { userId: asked.userId, account: asked.account });
    return giver === undefined ? refuse('FORBIDDEN') : change(tx, giver);
  });
}

/** Somebody as an administrator of an organization, with what they have now; undefined when they are none (any more). */
export async function giverNow(
  tx: Tx,
  { userId, account }: { readonly userId: string; readonly account: Pick<Administrator['account'], 'number' | 'name'> },
): Promise<Giver | undefined> {
  const [row] = await findPersonOfAccount(tx, [account.number, userId]);
  return row === undefined || !isAdministrator(row) ? undefined : giverOf(row, account);
}

function isAdministrator({ standing, roles }: PersonOfAccount): boolean {
  return standing === 'ACTIVE' && roles.includes('ACCOUNT_ADMIN');
}

function giverOf(row: PersonOfAccount, { number, name }: Pick<Administrator['account'], 'number' | 'name'>): Giver {
  const { user_id: userId, roles, permissions, settings, account_settings: accountSettings } = row;
  return { userId, roles, permissions, settings, account: { number, name, settings: accountSettings } };
}
