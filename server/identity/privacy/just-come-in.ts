import { isFreshSignIn } from '#domain/identity/privacy/fresh-sign-in.ts';
import { findSignIns } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import type { OwnSession } from '../own-session.ts';

/** Whether somebody has signed in so lately that it must be them who asks: of who comes through a partner, and has no password here. */
export async function hasJustComeIn(shop: Shop, { user, hash }: OwnSession): Promise<boolean> {
  const now = shop.now();
  const signIn = (await findSignIns(shop.database, [user.userId, hash, now])).find((one) => one.is_this_one);
  return signIn !== undefined && isFreshSignIn(signIn.signed_in_at, now);
}
