import { MOST_TYPED_ITEMS, type UnreadEntry } from '#domain/catalog/typed-items.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import type { AddOutcome, MissedItem } from '../add-outcome.ts';

const REASONS: Record<Exclude<UnreadEntry['reason'], 'TOO_MANY'>, string> = {
  NUMBER: 'This is not an item number.',
  QUANTITY: `A quantity is a whole number from 1 to ${MAX_LINE_QTY.toLocaleString('en-US')}.`,
};

/** The same outcome with what of a typed text was not even asked for, each with its reason; what was too much, as one. */
export function withUnread(outcome: AddOutcome, unread: readonly UnreadEntry[]): AddOutcome {
  const entries = missedEntries(unread);
  return { ...outcome, asked: outcome.asked + entries.length, missed: [...outcome.missed, ...entries] };
}

function missedEntries(unread: readonly UnreadEntry[]): MissedItem[] {
  const tooMany = unread.filter(({ reason }) => reason === 'TOO_MANY').map(({ typed }) => typed);
  return [
    ...unread.flatMap(({ typed, reason }) => (reason === 'TOO_MANY' ? [] : [missedEntry(typed, typed, REASONS[reason])])),
    ...(tooMany.length === 0
      ? []
      : [
          missedEntry(
            tooMany.join('\n'),
            `${tooMany.length} more ${tooMany.length === 1 ? 'item' : 'items'}`,
            `Up to ${MOST_TYPED_ITEMS} are added at once. These are still in the field: add them next.`,
          ),
        ]),
  ];
}

function missedEntry(typed: string, name: string, text: string): MissedItem {
  const message = { code: 'INVALID_DATA_ITEM', tone: 'failure', title: undefined, text } as const;
  return { itemId: name, qty: 1, typed, message, suggestions: [] };
}

/** What stays in the field: everything that was not added, one a line. */
export function leftOf(missed: readonly Pick<MissedItem, 'itemId' | 'qty' | 'typed'>[]): string {
  return missed.map(({ itemId, qty, typed }) => typed ?? (qty === 1 ? itemId : `${itemId} ${qty}`)).join('\n');
}
