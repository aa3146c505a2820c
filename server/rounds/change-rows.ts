import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type { addRoundRow as addCall, changeRoundRow as changeCall } from '#contracts/rounds/rows.ts';
import { ACTED_FOR } from '#domain/accounts/people/acted-for.ts';
import { NO_ROOM_TEXT, roomFor, type NoRoom } from '#domain/rounds/row-room.ts';
import { MOST_GUESTS, MOST_PEOPLE } from '#domain/rounds/round-limits.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { addressBlock, reserve, tooManyAttempts, type Attempt } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { coordinatorOf, roundItem, showsPricesTo } from './round-items.ts';
import { countParticipants, findParticipant, insertParticipant } from './people.repository.ts';
import { tellOfChange } from './mails/tell-of-change.ts';
import { mayChangeRow, sumsOf, viewRoundAgain, whyNotAdd } from './round.view.ts';
import { deleteRows, findRows, insertRow, markRemoved, updateRow, type RowTuple } from './rows.repository.ts';
import { lockRound } from './rounds.repository.ts';
import { whoAsks, type Asker, type Visit } from './who-asks.ts';

type RoundReply = Promise<Reply<z.input<(typeof addCall)['answer']>>>;

const FULL = `This round is full: ${MOST_PEOPLE} people are in it.`;

/**
 * Adds an item to a round. Limits hold however many add at once: the round's row is locked, what is there is counted, and the row is written, or not.
 */
export async function addRoundRow(shop: Shop, visit: Visit, { params, body }: Input<typeof addCall>): RoundReply {
  const asked = await changingAsker(shop, visit, params.roundId);
  if (!asked.ok) return asked;
  const { round } = asked.body;
  const late = whyNotAdd(round, shop.now());
  const coordinator = late === null ? await coordinatorOf(shop, round) : undefined;
  if (coordinator === undefined) return refuseField('itemId', late ?? whyNotAdd({ ...round, has_coordinator: false }, shop.now()) ?? '');
  const item = await roundItem(shop, round, coordinator, body.itemId.trim());
  if ('whyNot' in item) return refuseField('itemId', item.whyNot);
  const done = await transaction(shop.database, async (tx): Promise<Reply<null>> => {
    const now = shop.now();
    const [locked] = await lockRound(tx, [round.round_id]);
    const tooLate = locked === undefined ? null : whyNotAdd(locked, now);
    if (locked === undefined || tooLate !== null) return refuseField('itemId', tooLate ?? '');
    const adding = await participantOf(tx, asked.body, now);
    if (!adding.ok) return adding;
    const participantId = adding.body;
    const asker = { ...asked.body, round: locked };
    const noRoom = roomLeft(asker, await findRows(tx, [round.round_id]), { participantId, rowCents: item.cents * body.qty });
    if (noRoom !== undefined) return refuseField('qty', NO_ROOM_TEXT[noRoom]);
    await insertRow(tx, [randomUUID(), round.round_id, participantId, item.item.itemId, body.qty, plainly(body.note), item.cents, now]);
    return answer(null);
  });
  return done.ok ? viewRoundAgain(shop, visit, round.round_id) : done;
}

/** Changes or removes a row. What somebody else than its owner changes is told to them: by mail where they have an account, and on the page. */
export async function changeRoundRow(shop: Shop, visit: Visit, { params, body }: Input<typeof changeCall>): RoundReply {
  const asked = await changingAsker(shop, visit, params.roundId);
  if (!asked.ok) return asked;
  const { round } = asked.body;
  const done = await transaction(shop.database, async (tx): Promise<Reply<null>> => {
    const now = shop.now();
    const [locked] = await lockRound(tx, [round.round_id]);
    const rows = await findRows(tx, [round.round_id]);
    const row = rows.find((one) => one.row_id === params.rowId);
    const asker = { ...asked.body, round: locked ?? round };
    if (row === undefined || !isSeen(asker, row)) return refuse('NOT_FOUND');
    const late = whyNotAdd(asker.round, now);
    if (!mayChangeRow(asker, row, late === null)) return refuseField('qty', late ?? 'This row can’t be changed anymore.');
    const qty = body.qty;
    const rowCents = row.price_cents * qty;
    const others = rows.filter((one) => one !== row);
    const noRoom = roomLeft(asker, others, {
      participantId: row.participant_id,
      rowCents,
      beforeCents: row.price_cents * row.qty,
    });
    if (noRoom !== undefined) return refuseField('qty', NO_ROOM_TEXT[noRoom]);
    const byOther = row.participant_id === asker.participantId ? null : (asker.member?.userId ?? null);
    if (qty > 0) await updateRow(tx, [row.row_id, qty, plainly(body.note ?? row.note), byOther, now]);
    else if (byOther === null) await deleteRows(tx, [[row.row_id]]);
    else await markRemoved(tx, [row.row_id, byOther, now]);
    if (byOther !== null) await tellOfChange(tx, round.round_id, row.participant_id, now);
    return answer(null);
  });
  return done.ok ? viewRoundAgain(shop, visit, round.round_id) : done;
}

/** Who changes something in a round, when there is room for another change of theirs. */
async function changingAsker(shop: Shop, visit: Visit, roundId: string): Promise<Reply<Asker>> {
  const asked = await whoAsks(shop, visit, roundId);
  if (!asked.ok) return asked;
  const { member, looking, participantId } = asked.body;
  if (looking.actor.kind !== 'VISITOR') return refuse('FORBIDDEN', { message: ACTED_FOR });
  const attempts: Attempt[] =
    member === undefined
      ? [
          { kind: 'ROUND_ROW', subject: participantId ?? '' },
          { kind: 'ROUND_ROW_ADDRESS', subject: addressBlock(visit.requester.address) },
          { kind: 'ROUND_ROW_LINK', subject: asked.body.round.round_id },
        ]
      : [{ kind: 'ROUND_ROW', subject: member.userId }];
  const seats = await reserve(shop, attempts);
  return seats.ok ? asked : tooManyAttempts(seats);
}

/** Who of the round adds: one of the organization is in it with their first row; who has no account may have been taken out of it meanwhile. */
async function participantOf(tx: Tx, { round, member, keyHash }: Asker, now: Date): Promise<Reply<string>> {
  if (member === undefined) {
    const [known] = await findParticipant(tx, [round.round_id, null, keyHash]);
    return known === undefined ? refuse('NOT_FOUND') : answer(known.participant_id);
  }
  const joined = await joinAs(tx, { roundId: round.round_id, userId: member.userId, now });
  return joined === undefined ? refuseField('itemId', FULL) : answer(joined);
}

type Joining = { readonly roundId: string; readonly now: Date } & (
  | { readonly userId: string }
  | { readonly name: string; readonly keyHash: Buffer }
);

/** Makes somebody one of a round, whose row is locked; the same again is the same. Undefined: it is full. */
export async function joinAs(tx: Tx, joining: Joining): Promise<string | undefined> {
  const who = 'userId' in joining ? [joining.userId, null, null] : [null, joining.name, joining.keyHash];
  const [known] = await findParticipant(tx, [joining.roundId, who[0], who[2]]);
  if (known !== undefined) return known.participant_id;
  const [count] = await countParticipants(tx, [joining.roundId]);
  if ((count?.n ?? 0) >= MOST_PEOPLE || ('name' in joining && (count?.guests ?? 0) >= MOST_GUESTS)) return undefined;
  const participantId = randomUUID();
  await insertParticipant(tx, [participantId, joining.roundId, ...who, joining.now]);
  return participantId;
}

type Wanted = { readonly participantId: string; readonly rowCents: Cents; readonly beforeCents?: Cents };

/** Whether a row fits beside the others. Limits in dollars are nobody's to hear of who is shown no prices: by them they would find out what things cost. */
function roomLeft(asker: Asker, others: readonly RowTuple[], { participantId, rowCents, beforeCents }: Wanted): NoRoom | undefined {
  const live = others.filter((row) => row.removed_at === null);
  const own = live.filter((row) => row.participant_id === participantId);
  const guests = live.filter((row) => row.is_guests);
  const guest = asker.member === undefined ? { own: own.length, all: guests.length } : undefined;
  const sums = showsPricesTo(asker) ? sumsOf(asker.round, live, own) : undefined;
  return roomFor({ rows: live.length, guest, sums }, rowCents, beforeCents);
}

/** A row of another one is there only for who sees it. */
function isSeen({ member, participantId }: Asker, row: RowTuple): boolean {
  return member !== undefined || row.participant_id === participantId;
}

/** A note as it is shown and printed: on one line, without signs that nobody sees. */
function plainly(note: string): string {
  return note.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
