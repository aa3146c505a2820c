import type { Round, RoundSummary } from '#contracts/rounds/rounds.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { formatDollars } from '#domain/catalog/price-text.ts';

type Stand = { readonly text: string; readonly tone: BadgeTone };

/** How a round stands, in a word. */
export const STANDS: Readonly<Record<RoundSummary['state'], Stand>> = {
  OPEN: { text: 'Open', tone: 'success' },
  CLOSED: { text: 'Closed, not ordered yet', tone: 'warning' },
  IN_CART: { text: 'In the cart', tone: 'brand' },
  WAITING: { text: 'Waiting for approval', tone: 'warning' },
  BOUGHT: { text: 'Ordered', tone: 'neutral' },
  CANCELLED: { text: 'Canceled', tone: 'neutral' },
};

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`);

/** "3 people, 5 items". */
export function countText({ people, rows }: Pick<RoundSummary, 'people' | 'rows'>): string {
  return rows === 0 ? 'Nothing added yet' : `${counted(people, 'person', 'people')}, ${counted(rows, 'item', 'items')}`;
}

/** When it closes, or closed. */
export function closingText({ state, closesText }: Pick<RoundSummary, 'state' | 'closesText'>): string {
  return state === 'OPEN' ? `Closes ${closesText}` : `Deadline was ${closesText}`;
}

/** What a round allows, a line each. */
export function rulesOf({ personCap, totalCap, categories }: Pick<Round, 'personCap' | 'totalCap' | 'categories'>): string[] {
  return [
    ...(personCap === null ? [] : [`Up to ${formatDollars(personCap)} per person`]),
    ...(totalCap === null ? [] : [`Up to ${formatDollars(totalCap)} in all`]),
    ...(categories.length === 0 ? [] : [`Only ${categories.map(({ name }) => name).join(', ')}`]),
  ];
}
