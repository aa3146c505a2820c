import { z } from 'zod';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { MailBlock } from '../../gateways/mail-design/mail-content.ts';
import { unlinked } from '../../gateways/mail-design/unlinked.ts';
import { mailIdFor } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';
import { shownItem } from '../round-items.ts';
import { findToMail, type ToMail } from '../people.repository.ts';
import { standText } from '../round.view.ts';
import { findRound, type RoundTuple } from '../rounds.repository.ts';
import { findRows, type RowTuple } from '../rows.repository.ts';

export const Payload = z.object({ roundId: z.string(), participantId: z.string().optional(), rowIds: z.array(z.string()).default([]) });

export type Said = {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  readonly way: string;
};

/** Everything that is told of a round: it leads to the round's page, where whoever may see it signs in. */
export async function send(
  shop: Shop,
  round: RoundTuple,
  to: { readonly email: string; readonly messageId: string },
  said: Said,
): Promise<void> {
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

export const titleOf = ({ title }: RoundTuple): string => unlinked(title);
export const factsOf = (round: RoundTuple): MailBlock => ({
  kind: 'FACTS',
  facts: [
    { label: 'Round', lines: [titleOf(round)] },
    { label: 'Coordinator', lines: [unlinked(round.coordinator)] },
  ],
});

/** To everybody with an account who is in it, each in words of their own. Undefined: they have nothing to hear. */
export async function tellPeople(
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

export async function itemsOf(shop: Shop, title: string, rows: readonly RowTuple[], saysStand = false): Promise<MailBlock> {
  const items = await shop.catalog.items([...new Set(rows.map((row) => row.item_id))]);
  return {
    kind: 'ITEMS',
    title,
    items: rows.map((row) => {
      const stand = saysStand ? (standText(row) ?? 'Not ordered') : null;
      const notes = [row.note === '' ? null : unlinked(row.note), row.removed_at === null ? null : 'Removed', stand].filter(
        (one) => one !== null,
      );
      return { name: shownItem(row.item_id, items.get(row.item_id)).name, qty: row.qty, ...(notes.length > 0 && { notes }) };
    }),
  };
}
