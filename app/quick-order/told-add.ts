import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import type { AddOutcome } from '#app/adding/add-outcome.ts';
import { cutTexts } from '#app/adding/add-outcome-text.ts';
import { rowsText, type Ready } from './quick-rows.ts';
import type { Told } from './quick-state.ts';

/** What is said of what a full cart did not take: of all of it in one sentence. */
const CODE_OF_FULL = 'EXCEEDED_LIMIT';
/** So much is said one by one. */
const MOST_SAID = 5;

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`);

/** What came of an add of rows: what is said above them, and why items are not in the cart; undefined of those it had no room for. */
export function toldOfAdd(
  outcome: Pick<AddOutcome, 'lines' | 'missed' | 'messages' | 'isDone'>,
  { items, beyond }: Ready,
): { readonly told: Told; readonly missed: ReadonlyMap<string, string | undefined> } {
  const { lines, messages, isDone } = outcome;
  const full = new Set(outcome.missed.filter(({ message }) => message.code === CODE_OF_FULL).map(({ itemId }) => itemId));
  const missed = new Map(outcome.missed.map(({ itemId, message }) => [itemId, full.has(itemId) ? undefined : message.text] as const));
  const left = items.filter(({ itemId }) => full.has(itemId)).reduce((sum, { keys }) => sum + keys.length, beyond.length);
  const others = missed.size - full.size;
  const gist = isDone ? `${itemsText(lines.length)} added to your cart.` : 'Nothing was added.';
  return {
    missed,
    told: {
      isDone,
      text: left === 0 ? gist : `${gist} Your cart is full: it holds ${MAX_CART_ROWS} different items.`,
      more: [
        ...cutTexts(outcome).slice(0, MOST_SAID),
        ...messages
          .filter(({ title }) => title === undefined)
          .map(({ text }) => text)
          .slice(0, MOST_SAID),
        ...(left === 0
          ? []
          : [`${rowsText(left)} ${left === 1 ? 'stays' : 'stay'} below. Place this order first, or take something out of your cart.`]),
        ...(others === 0 ? [] : [`${itemsText(others)} couldn’t be added. The reason is beside each row below.`]),
      ],
    },
  };
}
