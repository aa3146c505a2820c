import { LONGEST_TYPED, MOST_TYPED_ITEMS, readTypedItems, type TypedItem, type UnreadEntry } from '#domain/catalog/typed-items.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { listWithoutCards } from '#domain/payment/cards/card-number-in-list.ts';
import type { AddOutcome, MissedItem } from '../add-outcome.ts';

/** What of a text with item numbers is not asked for. `CARD`: the number of a card was in it, and `typed` is the rest of the text. */
type Unread = UnreadEntry | { readonly typed: string; readonly reason: 'CARD' };

type Reason = Exclude<Unread['reason'], 'TOO_MANY'>;

const REASONS: Record<Reason, string> = {
  NUMBER: 'This is not an item number.',
  QUANTITY: `A quantity is a whole number from 1 to ${MAX_LINE_QTY.toLocaleString('en-US')}.`,
  CARD: 'Cards belong only in the card fields at checkout, so we took it out. None of these items were added yet.',
};
/** What is said instead of what may not be said again. */
const CARD_NAME = 'A card number';

/** The items of a text with their numbers. Where the number of a card stands among them, nothing of it is asked for. */
export function itemsByNumber(text: string): { readonly items: readonly TypedItem[]; readonly unread: readonly Unread[] } {
  const rest = listWithoutCards(text.slice(0, LONGEST_TYPED));
  return rest === undefined ? readTypedItems(text) : { items: [], unread: [{ typed: rest, reason: 'CARD' }] };
}

/** The same outcome with what of a typed text was not even asked for, each with its reason; what was too much, as one. */
export function withUnread(outcome: AddOutcome, unread: readonly Unread[]): AddOutcome {
  const entries = missedEntries(unread);
  return { ...outcome, asked: outcome.asked + entries.length, missed: [...outcome.missed, ...entries] };
}

function missedEntries(unread: readonly Unread[]): MissedItem[] {
  const tooMany = unread.filter(({ reason }) => reason === 'TOO_MANY').map(({ typed }) => typed);
  return [
    ...unread.flatMap(({ typed, reason }) =>
      reason === 'TOO_MANY' ? [] : [missedEntry(typed, reason === 'CARD' ? CARD_NAME : typed, REASONS[reason])],
    ),
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
