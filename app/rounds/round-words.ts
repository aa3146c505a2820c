import type { Round, RoundSummary } from '#contracts/rounds/rounds.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
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

/** "3 people, 5 items": as a cart counts them, two boxes are two. */
export function countText({ people, pieces }: Pick<RoundSummary, 'people' | 'pieces'>): string {
  return pieces === 0 ? 'Nothing added yet' : `${counted(people, 'person', 'people')}, ${counted(pieces, 'item', 'items')}`;
}

/** "5 people, 205 items · $1,872.44 · 2 people over the limit": what a round comes to, for whoever orders it. */
export function sumText(round: Pick<Round, 'people' | 'pieces' | 'total' | 'participants' | 'isOverCap'>): string {
  const over = round.participants.filter(({ isOverCap }) => isOverCap).length;
  return [
    countText(round),
    round.pieces > 0 && isShownAmount(round.total) ? formatDollars(round.total) : '',
    over === 0 ? '' : `${counted(over, 'person', 'people')} over the limit`,
    round.isOverCap ? 'over the limit for everyone' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** When it closes, or closed. */
export function closingText({ state, closesText, isEarly }: Pick<RoundSummary, 'state' | 'closesText' | 'isEarly'>): string {
  if (state === 'OPEN') return `Closes ${closesText}`;
  if (isEarly) return `${state === 'CANCELLED' ? 'Canceled' : 'Closed'} before its deadline, ${closesText}`;
  return `Deadline was ${closesText}`;
}

/** What a round allows, a line each. Who is shown no prices can hold no limit in dollars: they are told whom to ask. */
export function rulesOf({ personCap, totalCap, categories, coordinator, ownTotal }: Rules): string[] {
  const seesPrices = isShownAmount(ownTotal);
  const hasCap = personCap !== null || totalCap !== null;
  return [
    ...(personCap === null || !seesPrices ? [] : [`Up to ${formatDollars(personCap)} per person`]),
    ...(totalCap === null || !seesPrices ? [] : [`Up to ${formatDollars(totalCap)} in all`]),
    ...(hasCap && !seesPrices ? [`There’s a spending limit. You don’t see prices here, so ask ${coordinator} how much you can add.`] : []),
    ...(categories.length === 0 ? [] : [`Only ${categories.map(({ name }) => name).join(', ')}`]),
  ];
}

type Rules = Pick<Round, 'personCap' | 'totalCap' | 'categories' | 'coordinator' | 'ownTotal'>;
