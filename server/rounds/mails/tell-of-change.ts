import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/index.ts';
import { claimTelling } from '../people.repository.ts';

/** Two mails about what others change of somebody's rows are so far apart; what is changed meanwhile stands in the next. */
const TOLD_EVERY_SECONDS = 600;

/** Has whoever added it told, with all else that is changed until then: one mail at a time, and not one for each change. The round's row is locked. */
export async function tellOfChange(tx: Tx, roundId: string, participantId: string, now: Date): Promise<void> {
  const [claimed] = await claimTelling(tx, [participantId, now, TOLD_EVERY_SECONDS]);
  if (claimed !== undefined)
    await publish(tx, { kind: 'round.rows-changed', payload: { roundId, participantId } }, now, claimed.telling_at);
}
