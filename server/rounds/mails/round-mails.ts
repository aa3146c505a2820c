import { deadlineText } from '#domain/rounds/deadline.ts';
import { unlinked } from '../../gateways/mail-design/unlinked.ts';
import type { Shop } from '../../shop.ts';
import { findCoordinatorEmail, findTold, findToMail, noteTold } from '../people.repository.ts';
import { findRound, type RoundTuple } from '../rounds.repository.ts';
import { findRows, type RowTuple } from '../rows.repository.ts';
import { factsOf, itemsOf, Payload, send, tellPeople, titleOf } from './tell-people.ts';

/** The deadline has passed: its coordinator hears what there is to order. */
export async function tellClosed(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const [round] = await findRound(shop.database, [Payload.parse(payload).roundId]);
  // Opened again, ordered or canceled meanwhile: they know.
  if (round?.state !== 'CLOSED') return;
  const [to] = await findCoordinatorEmail(shop.database, [round.round_id]);
  if (to === undefined) return;
  const rows = (await findRows(shop.database, [round.round_id])).filter((row) => row.removed_at === null);
  const people = new Set(rows.map((row) => row.participant_id)).size;
  const isEmpty = rows.length === 0;
  await send(
    shop,
    round,
    { email: to.email, messageId },
    {
      subject: isEmpty ? `Nobody added to “${titleOf(round)}”` : `“${titleOf(round)}” is closed: order it now`,
      preview: isEmpty ? 'There’s nothing to order.' : 'Look it over and move it to your cart.',
      heading: isEmpty ? 'Your office round closed empty' : 'Your office round is closed',
      blocks: [
        {
          kind: 'SAID',
          lines: isEmpty
            ? ['The deadline has passed, and nobody added anything. There’s nothing to do. To give people more time, set a later deadline.']
            : [
                `${people === 1 ? '1 person' : `${people} people`} added ${rows.length === 1 ? '1 item' : `${rows.length} items`}. Nothing is ordered until you do it.`,
              ],
        },
        factsOf(round),
      ],
      way: isEmpty ? 'Open the round' : 'Review and order',
    },
  );
}

/** It was canceled: whoever added something hears. */
export function tellCancelled(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  return tellPeople(shop, payload, messageId, async (round, _person, own) =>
    own.length === 0
      ? undefined
      : {
          subject: `“${titleOf(round)}” was canceled`,
          preview: cancelledText(round, own),
          heading: 'An office round was canceled',
          blocks: [
            { kind: 'SAID', lines: [cancelledText(round, own), 'If you still need something, order it yourself or ask the coordinator.'] },
            factsOf(round),
            await itemsOf(shop, 'What you added', own, true),
          ],
          way: 'See what you added',
        },
  );
}

/** What is in the coordinator's cart stays there. */
function cancelledText(round: RoundTuple, own: readonly RowTuple[]): string {
  const left = own.filter((row) => row.is_moved).length;
  if (left === 0) return 'None of your items will be ordered.';
  return `${left === own.length ? 'Your items are' : 'Some of your items are'} in ${unlinked(round.coordinator)}’s cart and may still be ordered.`;
}

/** Its coordinator reminds those who are in it. */
export function tellReminder(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  return tellPeople(shop, payload, messageId, async (round, person) =>
    round.state !== 'OPEN'
      ? undefined
      : {
          subject: `Add what you need to “${titleOf(round)}”`,
          preview: `It closes ${deadlineText(round.closes_at, round.zone)}.`,
          heading: `${unlinked(person.first_name)}, do you need anything?`,
          blocks: [
            {
              kind: 'SAID',
              lines: [
                `${unlinked(round.coordinator)} orders for the office. Add or change your items until ${deadlineText(round.closes_at, round.zone)}.`,
              ],
            },
            factsOf(round),
          ],
          way: 'Add items',
        },
  );
}

/** Somebody else changed rows of theirs: they hear what is different since they were told last. */
export async function tellChangedRows(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { roundId, participantId } = Payload.parse(payload);
  const [round] = await findRound(shop.database, [roundId]);
  if (round === undefined) return;
  const [people, rows, [told]] = await Promise.all([
    findToMail(shop.database, [roundId, null]),
    findRows(shop.database, [roundId]),
    findTold(shop.database, [participantId]),
  ]);
  const person = people.find((one) => one.participant_id === participantId);
  const since = told?.told_at?.getTime() ?? 0;
  const changed = rows.filter((row) => row.participant_id === participantId && (row.changed_at?.getTime() ?? 0) > since);
  const last = Math.max(...changed.map((row) => row.changed_at?.getTime() ?? 0));
  if (person === undefined || changed.length === 0) return;
  await send(
    shop,
    round,
    { email: person.email, messageId },
    {
      subject: `What you added to “${titleOf(round)}” was changed`,
      preview: `By ${unlinked(changed[0]?.changed_by ?? round.coordinator)}.`,
      heading: 'Your items were changed',
      blocks: [
        {
          kind: 'SAID',
          lines: [
            `${unlinked(changed[0]?.changed_by ?? round.coordinator)} changed or removed something you added. Ask them if that’s not what you need.`,
          ],
        },
        await itemsOf(shop, 'What was changed', changed),
      ],
      way: 'Open the round',
    },
  );
  await noteTold(shop.database, [participantId, new Date(last)]);
}
