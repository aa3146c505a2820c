import type { z } from 'zod';
import type { commentApproval as commentCall } from '#contracts/approvals/approvals.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { NO_LONGER_WAITS_TEXT } from '#domain/approvals/approval-words.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../order.repository.ts';
import { addEntry, findApproval, findEntries } from './approval.repository.ts';
import { colleagueOf, maySee } from './colleague.ts';

/**
 * Says something about an order that waits: its owner and those who are asked are told by mail. ORDER_NOT_FOUND: there is none, or not for them; CART_STATUS_ERROR: it waits no longer.
 */
export async function commentApproval(
  shop: Shop,
  looking: Looking,
  { params: { orderNumber }, body }: Input<typeof commentCall>,
): Promise<Reply<z.input<(typeof commentCall)['answer']>>> {
  const colleague = await colleagueOf(shop, looking);
  if (colleague === undefined) return refuse('ORDER_NOT_FOUND');
  const seats = await reserve(shop, [{ kind: 'APPROVAL_COMMENT', subject: colleague.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  return transaction(shop.database, async (tx) => {
    await lockOrder(tx, [orderNumber]);
    const [row] = await findApproval(tx, [orderNumber]);
    if (row === undefined || !maySee(row, colleague)) return refuse('ORDER_NOT_FOUND');
    if (row.ended_at !== null) return refuse('CART_STATUS_ERROR', { message: NO_LONGER_WAITS_TEXT });
    // The same words again, whose answer was lost, are said once.
    const last = (await findEntries(tx, [orderNumber])).at(-1);
    if (last?.kind === 'COMMENT' && last.by_user === colleague.userId && last.comment === body.comment)
      return answer({ entryId: last.entry_id });
    const now = shop.now();
    const said = { step: row.step, kind: 'COMMENT', by: colleague.userId, as: null, comment: body.comment } as const;
    const entryId = await addEntry(tx, orderNumber, said, now);
    await publish(tx, { kind: 'order.approval-discussed', payload: { orderNumber, entryId } }, now);
    return answer({ entryId });
  });
}
