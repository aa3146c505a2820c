import { unlinked } from '../../gateways/mail-design/unlinked.ts';
import type { Shop } from '../../shop.ts';
import { factsOf, itemsOf, Payload, tellPeople, titleOf } from './tell-people.ts';

/** It was ordered, and somebody has to say yes: nothing is ordered for anybody yet. */
export function tellWaits(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  return tellPeople(shop, payload, messageId, async (round, _person, own) =>
    own.some((row) => row.is_waiting)
      ? {
          subject: `“${titleOf(round)}” is waiting for approval`,
          preview: 'Your items are ordered once it’s approved.',
          heading: 'Your items are waiting for approval',
          blocks: [
            { kind: 'SAID', lines: [`${unlinked(round.coordinator)} placed the order. Your items are ordered once it’s approved.`] },
            await itemsOf(shop, 'What you added', own, true),
          ],
          way: 'Open the round',
        }
      : undefined,
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
            await itemsOf(shop, 'What you added', own, true),
          ],
          way: 'Open the round',
        },
  );
}

/** An order with rows of it came to nothing: whose rows they are hears. One that was put into a cart once more meanwhile is not told of. */
export function tellNotOrdered(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { rowIds } = Payload.parse(payload);
  return tellPeople(shop, payload, messageId, async (round, _person, own) => {
    const freed = own.filter((row) => rowIds.includes(row.row_id) && !row.is_moved);
    if (freed.length === 0) return undefined;
    return {
      subject: `Items you added to “${titleOf(round)}” weren’t ordered`,
      preview: 'See why, and ask your coordinator if you still need them.',
      heading: 'Your items weren’t ordered',
      blocks: [
        {
          kind: 'SAID',
          lines: [`If you still need them, ask ${unlinked(round.coordinator)} to order them again, or order them yourself.`],
        },
        factsOf(round),
        await itemsOf(shop, 'What wasn’t ordered', freed, true),
      ],
      way: 'Open the round',
    };
  });
}
