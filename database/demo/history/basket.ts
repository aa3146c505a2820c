import type { Random } from '../random.ts';
import type { Habit } from './habits.ts';
import type { ShelfItem } from './shelf.ts';

export type BasketRow = { readonly item: ShelfItem; readonly qty: number };

/** How many different things of each category somebody sticks to, and how often they try something else. */
const STICKS_TO = 2;
const TRIES_ELSE = 0.12;

/** What somebody buys again and again: the fixed items first, then a few of each category. */
export function regularsOf(habit: Habit, shelf: readonly ShelfItem[], random: Random): ShelfItem[] {
  const fixed = habit.items.flatMap((itemId) => shelf.filter((item) => item.itemId === itemId));
  const chosen = habit.categories.flatMap((category) => {
    const sold = shelf
      .filter((item) => item.categoryId === category && isOfUseTo(habit, item))
      .toSorted((a, b) => b.popularity - a.popularity)
      .slice(0, 8);
    return sample(sold, STICKS_TO, random);
  });
  return [...new Set([...fixed, ...chosen])];
}

/** One shopping basket: mostly regulars, the first of them most often. */
export function basketOf({
  habit,
  regulars,
  shelf,
  random,
}: {
  habit: Habit;
  regulars: readonly ShelfItem[];
  shelf: readonly ShelfItem[];
  random: Random;
}): BasketRow[] {
  const wanted = random.between(habit.rows[0], habit.rows[1]);
  const rows = new Map<string, BasketRow>();
  for (let tries = 0; rows.size < wanted && tries < 40; tries += 1) {
    const isNew = random.chance(TRIES_ELSE) && habit.categories.length > 0;
    const item = isNew ? random.pick(shelf) : regulars[Math.floor(random.next() ** 1.7 * regulars.length)];
    if (item === undefined || !isOfUseTo(habit, item) || (isNew && item.priceCents > 6000)) continue;
    rows.set(item.itemId, { item, qty: piecesOf(habit, item, random) });
  }
  return [...rows.values()];
}

/** Dear things are bought singly. */
function piecesOf(habit: Habit, item: ShelfItem, random: Random): number {
  const most = item.priceCents > 8000 ? 1 : item.priceCents > 3000 ? Math.min(2, habit.pieces[1]) : habit.pieces[1];
  return Math.min(item.facts.limitPerOrder ?? most, random.between(habit.pieces[0], most));
}

/** Whether somebody could have bought it in the ordinary way: gloves of clinics go to clinics, energy drinks not to Harbor Dental. */
export function isOfUseTo(habit: Pick<Habit, 'nickname' | 'items'>, { facts, categoryId, itemId }: ShelfItem): boolean {
  if (facts.isHealthcare === true && habit.nickname !== 'bea') return false;
  if (facts.isWholesale === true && habit.nickname !== 'walt') return false;
  const isPlain =
    facts.classId === undefined &&
    facts.membership === undefined &&
    facts.productType === undefined &&
    facts.isCustom !== true &&
    facts.isAddOn !== true &&
    facts.surcharge === undefined;
  return (isPlain || habit.items.includes(itemId)) && categoryId !== 'energy-drinks';
}

function sample<T>(from: readonly T[], count: number, random: Random): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.between(0, left.length - 1), 1)).flat();
}
