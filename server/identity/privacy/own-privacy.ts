import type { z } from 'zod';
import type {
  askForErasure as askCall,
  exportOwnData as exportCall,
  getPrivacy as getCall,
  takeBackErasure as takeBackCall,
} from '#contracts/account/privacy.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { ERASURE_DAYS } from '#domain/identity/privacy/erasure.ts';
import { toDollars } from '#domain/shared/money.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import { countOpenOrders } from '../../orders/index.ts';
import { endSignIns, type Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { lockUser } from '../../shoppers/index.ts';
import { mayLook, type OwnSession } from '../own-session.ts';
import { hasJustComeIn } from './just-come-in.ts';
import { proveOwnPassword } from '../prove-password.ts';
import { forgetHalfSignInsOf } from '../second-factor/half-sign-in.ts';
import { findPrivacy, takeBack, writeErasure } from './erasure.repository.ts';
import { dataOf } from './own-data.ts';

type Privacy = Promise<Reply<z.input<(typeof getCall)['answer']>>>;

const DAY_MS = 24 * 3_600_000;
const NOT_OWN = 'This account isn’t yours alone. Please ask your administrator to delete it.';

/** What would become of somebody's account, and whether it will. */
export async function getPrivacy(shop: Shop, { session }: Requester): Privacy {
  return mayLook(session) ? privacyOf(shop, session) : refuse('FORBIDDEN');
}

/** All that the shop keeps of a person, for who gives their password once more, or has just come from the partner that signs them in. */
export async function exportOwnData(
  shop: Shop,
  requester: Requester,
  { body }: Input<typeof exportCall>,
): Promise<Reply<z.input<(typeof exportCall)['answer']>>> {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const proof = await proveSomehow(shop, requester, session, body.password);
  if (!proof.ok) return proof;
  const seats = await reserve(shop, [{ kind: 'DATA_EXPORT', subject: session.user.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  return answer({ exportedAt: shop.now().toISOString(), ...(await dataOf(shop.database, session.user)) });
}

/** Has the account deleted in some days. Everybody else who is signed in to it is out, and its mailbox is told how it is kept. */
export async function askForErasure(shop: Shop, requester: Requester, { body }: Input<typeof askCall>): Privacy {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const { userId, email } = session.user;
  const [row] = await findPrivacy(shop.database, [userId]);
  if (row === undefined || !mayErase(session, row)) return refuse('FORBIDDEN', { message: NOT_OWN });
  const proof = await proveOwnPassword(shop, requester, session, body.password);
  if (!proof.ok) return proof;
  const seats = await reserve(shop, [{ kind: 'ERASURE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const now = shop.now();
  const dueAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
  const ended = await transaction(shop.database, async (tx) => {
    await lockUser(tx, [userId]);
    if ((await writeErasure(tx, [userId, now, dueAt])) === 0) return [];
    await publish(tx, { kind: 'account.erasure-asked', payload: { email, dueAt: dueAt.toISOString() } }, now);
    await forgetHalfSignInsOf(tx, [userId]);
    return endSignIns(tx, { userId, but: session.hash, now });
  });
  for (const hashHex of ended) shop.sessions.forget(hashHex);
  return privacyOf(shop, session);
}

/** Keeps the account after all. */
export async function takeBackErasure(shop: Shop, { session }: Requester, _input: Input<typeof takeBackCall>): Privacy {
  if (!mayLook(session)) return refuse('FORBIDDEN');
  await takeBack(shop.database, [session.user.userId]);
  return privacyOf(shop, session);
}

/** Who came through a partner has no password here: that they have just done so says as much. */
async function proveSomehow(shop: Shop, requester: Requester, session: OwnSession, password = ''): Promise<Reply<unknown>> {
  if (session.partner === undefined) return proveOwnPassword(shop, requester, session, password);
  return (await hasJustComeIn(shop, session)) ? answer(null) : refuse('SIGN_IN_AGAIN');
}

type Row = Awaited<ReturnType<typeof findPrivacy>>[number];

/** Of an organization's people their administrator decides, and who works for the shop is not deleted by themselves. */
function mayErase({ user }: OwnSession, { is_customer: isCustomer }: Row): boolean {
  return user.account === undefined && isCustomer;
}

async function privacyOf(shop: Shop, session: OwnSession): Privacy {
  const { userId, account } = session.user;
  const [[row], ordersUnderWay] = await Promise.all([findPrivacy(shop.database, [userId]), countOpenOrders(shop.database, userId)]);
  if (row === undefined) return refuse('UNAUTHORIZED');
  return answer({
    organization: account?.name ?? null,
    signsInBy: session.partner?.name ?? null,
    isFresh: session.partner !== undefined && (await hasJustComeIn(shop, session)),
    mayErase: mayErase(session, row),
    erasedFrom: row.due_at?.toISOString() ?? null,
    ordersUnderWay,
    rewards: toDollars(row.rewards_cents),
  });
}
