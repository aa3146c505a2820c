import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { removeRoundGuest as removeCall } from '#contracts/rounds/join.ts';
import { mayDo } from '#domain/rounds/round-states.ts';
import { transaction } from '../db/transaction.ts';
import type { Shop } from '../shop.ts';
import { managing } from './open-round.ts';
import { deleteParticipant, findGuest, shutOut } from './people.repository.ts';
import { viewRoundAgain } from './round.view.ts';
import { lockRound } from './rounds.repository.ts';
import { deleteRows, findRows } from './rows.repository.ts';
import type { Visit } from './who-asks.ts';

/**
 * Takes somebody without an account out of a round, by who looks after it: what they added is gone, but for what is in the cart or ordered, and their browser is in the round no more. Who has
 * the link can come again as long as it works. NOT_FOUND: nobody of it without an account.
 */
export async function removeRoundGuest(
  shop: Shop,
  visit: Visit,
  { params }: Input<typeof removeCall>,
): Promise<Reply<z.input<(typeof removeCall)['answer']>>> {
  const asked = await managing(shop, visit, params.roundId);
  if (!asked.ok) return asked;
  const { roundId } = asked.body;
  const done = await transaction(shop.database, async (tx): Promise<Reply<null>> => {
    const [round] = await lockRound(tx, [roundId]);
    const [guest] = await findGuest(tx, [roundId, params.participantId]);
    if (round === undefined || guest === undefined) return refuse('NOT_FOUND');
    if (!mayDo('GUESTS', round.state)) return refuse('INVALID_REQUEST', { message: 'This round can’t be changed anymore.' });
    const own = (await findRows(tx, [roundId])).filter((row) => row.participant_id === guest.participant_id);
    const free = own.filter((row) => !row.is_moved);
    await deleteRows(tx, [free.map((row) => row.row_id)]);
    await (free.length === own.length ? deleteParticipant : shutOut)(tx, [guest.participant_id]);
    return answer(null);
  });
  return done.ok ? viewRoundAgain(shop, visit, roundId) : done;
}
