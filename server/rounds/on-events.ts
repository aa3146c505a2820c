import { z } from 'zod';
import { transaction } from '../db/transaction.ts';
import { publish, type Handlers } from '../events/index.ts';
import type { Shop } from '../shop.ts';
import { tellCancelled, tellChangedRows, tellClosed, tellOrdered, tellReminder } from './round-mails.ts';
import { mailColleague } from './together/ask-colleague.ts';
import { moveRound } from './rounds.repository.ts';
import { noteOrder } from './rows.repository.ts';

const Placed = z.object({ orderNumber: z.string() });

/** An order has rows of rounds in it: from now on they are ordered. */
async function noteOrdered(shop: Shop, payload: unknown): Promise<void> {
  const { orderNumber } = Placed.parse(payload);
  await transaction(shop.database, async (tx) => {
    for (const { round_id: roundId } of await noteOrder(tx, [orderNumber]))
      if (await moveRound(tx, roundId, 'BOUGHT', shop.now()))
        await publish(tx, { kind: 'round.ordered', payload: { roundId } }, shop.now());
  });
}

/** What is done about what happens to rounds, and to orders that they are in. */
export const onRoundEvents: Handlers = {
  'order.placed': { 'rounds in it': noteOrdered },
  'order.waits-for-approval': { 'rounds in it': noteOrdered },
  'order.colleague-asked': { mail: mailColleague },
  'round.closed': { mail: tellClosed },
  'round.cancelled': { mails: tellCancelled },
  'round.reminded': { mails: tellReminder },
  'round.ordered': { mails: tellOrdered },
  'round.rows-changed': { mail: tellChangedRows },
};
