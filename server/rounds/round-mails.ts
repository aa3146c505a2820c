import { z } from 'zod';
import { deadlineText } from '#domain/rounds/deadline.ts';
import { originOf } from '../config/origins.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import type { MailBlock } from '../gateways/mail-design/mail-content.ts';
import { unlinked } from '../gateways/mail-design/unlinked.ts';
import { mailIdFor } from '../gateways/mail.ts';
import type { Shop } from '../shop.ts';
import { shownItem } from './round-items.ts';
import { findCoordinatorEmail, findTold, findToMail, noteTold, type ToMail } from './people.repository.ts';
import { standText } from './round.view.ts';
import { findRound, type RoundTuple } from './rounds.repository.ts';
import { findRows, type RowTuple } from './rows.repository.ts';

const Payload = z.object({ roundId: z.string(), participantId: z.string().optional() });

type Said = {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  readonly way: string;
};

/** Everything that is told of a round: it leads to the round's page, where whoever may see it signs in. */
async function send(shop: Shop, round: RoundTuple, to: { readonly email: string; readonly messageId: string }, said: Said): Promise<void> {
  const { blocks, way, ...told } = said;
  const link = `${originOf(shop.settings, 'SBA')}/rounds/${round.round_id}`;
  await shop.mail.send(
    designMail(
      { messageId: mailIdFor(to.messageId, to.email), to: to.email, brandName: shop.settings.brandName, site: 'SBA' },
      {
        ...told,
        blocks: [...blocks, { kind: 'WAY', text: way, link, isMain: true }],
        why: 'You’re receiving this email because you’re in an office round of your organization.',
      },
    ),
  );
}

const titleOf = ({ title }: RoundTuple): string => unlinked(title);
const factsOf = (round: RoundTuple): MailBlock => ({
  kind: 'FACTS',
  facts: [
    { label: 'Round', lines: [titleOf(round)] },
    { label: 'Coordinator', lines: [unlinked(round.coordinator)] },
  ],
});

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
                `${people === 1 ? '1 person' : `${people} people`} added ${rows.length === 1 ? '1 row' : `${rows.length} rows`}. Nothing is ordered until you do it.`,
              ],
        },
        factsOf(round),
      ],
      way: isEmpty ? 'Open the round' : 'Review and order',
    },
  );
}

/** To everybody with an account who is in it, each in words of their own. Undefined: they have nothing to hear. */
async function tellPeople(
  shop: Shop,
  payload: unknown,
  messageId: string,
  say: (round: RoundTuple, person: ToMail, own: readonly RowTuple[]) => Promise<Said | undefined>,
) {
  const { roundId } = Payload.parse(payload);
  const [round] = await findRound(shop.database, [roundId]);
  if (round === undefined) return;
  const [people, rows] = await Promise.all([
    findToMail(shop.database, [roundId, round.coordinator_id]),
    findRows(shop.database, [roundId]),
  ]);
  for (const person of people) {
    const said = await say(
      round,
      person,
      rows.filter((row) => row.participant_id === person.participant_id && row.removed_at === null),
    );
    if (said !== undefined) await send(shop, round, { email: person.email, messageId }, said);
  }
}

/** It was canceled: whoever added something hears. */
export function tellCancelled(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  return tellPeople(shop, payload, messageId, async (round, _person, own) =>
    own.length === 0
      ? undefined
      : {
          subject: `“${titleOf(round)}” was canceled`,
          preview: 'Nothing of it is ordered.',
          heading: 'An office round was canceled',
          blocks: [
            { kind: 'SAID', lines: ['Nothing you added is ordered. If you still need it, order it yourself or ask the coordinator.'] },
            factsOf(round),
            await itemsOf(shop, 'What you added', own),
          ],
          way: 'See what you added',
        },
  );
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

/** It was ordered: each hears what of theirs was, and what was not and why. */
export function tellOrdered(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  return tellPeople(shop, payload, messageId, async (round, _person, own) =>
    own.length === 0
      ? undefined
      : {
          subject: `“${titleOf(round)}” was ordered`,
          preview: 'See what was ordered for you.',
          heading: 'Your items were ordered',
          blocks: [
            { kind: 'SAID', lines: [`${unlinked(round.coordinator)} ordered for the office. Here’s what came of what you added.`] },
            await itemsOf(shop, 'What you added', own, round),
          ],
          way: 'Open the round',
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

async function itemsOf(shop: Shop, title: string, rows: readonly RowTuple[], round?: RoundTuple): Promise<MailBlock> {
  const items = await shop.catalog.items([...new Set(rows.map((row) => row.item_id))]);
  return {
    kind: 'ITEMS',
    title,
    items: rows.map((row) => {
      const stand = round === undefined ? null : (standText(round, row) ?? 'Not ordered');
      const notes = [row.note === '' ? null : unlinked(row.note), row.removed_at === null ? null : 'Removed', stand].filter(
        (one) => one !== null,
      );
      return { name: shownItem(row.item_id, items.get(row.item_id)).name, qty: row.qty, ...(notes.length > 0 && { notes }) };
    }),
  };
}
