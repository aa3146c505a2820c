import { answer, type Reply } from '#contracts/door.ts';
import { transaction } from '../../db/transaction.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { lockUser } from '../../shoppers/index.ts';
import type { OwnSession } from '../own-session.ts';
import { proveOwnPassword } from '../prove-password.ts';
import { findCode, withCode } from './prove-code.ts';
import { findFactor } from './second-factor.repository.ts';

export type Proofs = { readonly password: string; readonly code?: string | undefined };

/** Has who is signed in give their password once more, and where two-step sign-in is on a code, which is used up. @returns why not: at the field, or TOO_MANY_REQUESTS. */
export async function proveBoth(
  shop: Shop,
  requester: Requester,
  session: OwnSession,
  { password, code = '' }: Proofs,
): Promise<Reply<true>> {
  const { userId } = session.user;
  const proof = await proveOwnPassword(shop, requester, session, password);
  if (!proof.ok) return proof;
  if (!(await asksForCode(shop, userId))) return answer(true);
  return withCode(shop, { userId, under: session.hash }, code, async (typed) => {
    const takeCode = await findCode(shop, userId, typed);
    if (takeCode === undefined) return undefined;
    return transaction(shop.database, async (tx) => {
      await lockUser(tx, [userId]);
      return (await takeCode(tx)) ? true : undefined;
    });
  });
}

/** Whether that takes a code. */
export async function asksForCode(shop: Shop, userId: string): Promise<boolean> {
  const [factor] = await findFactor(shop.database, [userId]);
  return factor !== undefined && factor.on_since !== null;
}
