import type { Bench } from '../bench.ts';
import { shareOf } from '../figure.ts';
import { Shopper } from '../shopper.ts';
import type { Subject } from '../side-by-side.ts';
import { add } from './adds.ts';

/** Somebody who asks for one address, or for one that is another each time. */
export const asking = (
  base: string,
  pid: number,
  path: string | (() => string),
  prepare?: (shopper: Shopper) => Promise<void>,
): Subject => ({
  pid,
  makeBody: async () => {
    const shopper = new Shopper(base);
    await prepare?.(shopper);
    return async () => void (await shopper.send('GET', typeof path === 'string' ? path : path()));
  },
});

/** A cart of three rows, beside one statement. */
export async function measureRead({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const sides = await sideBySide({
    'a cart of three rows': asking(running.base, running.pid, '/cc/api/checkout?grindType=ALL', async (shopper) => {
      for (const index of [1, 2, 3]) await add(shopper, index);
    }),
    'one statement': asking(ceilings.base, ceilings.pid, '/read'),
  });
  const value = shareOf(sides.of('a cart of three rows'), sides.of('one statement'));
  report({ id: 'read', what: 'cart of 3 rows read, against one statement', value, unit: '×', goal: { atLeast: 0.5 }, sides: sides.all });
}

/** 24 items with prices and promises, beside one statement. */
export async function measureGrid({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const sides = await sideBySide({
    '24 items': asking(running.base, running.pid, '/cc/api/categories/copy-paper'),
    'one statement': asking(ceilings.base, ceilings.pid, '/grid'),
  });
  const value = shareOf(sides.of('24 items'), sides.of('one statement'));
  report({ id: 'grid', what: 'grid of 24, against one statement', value, unit: '×', goal: { atLeast: 0.65 }, sides: sides.all });
}

const WORDS = ['paper', 'pen', 'binder', 'desk', 'chair', 'toner', 'envelope', 'notebook', 'label', 'lamp'];

/**
 * A search that nobody has made before, of which nothing is in memory: with a word that nothing has, so that it is understood anew and asked for what it
 * finds, and a range of prices that leaves nothing out, so that its page and its facets are. (Without that the listing of the other word would be kept.)
 */
export function newSearch(): string {
  const word = WORDS[Math.floor(Math.random() * WORDS.length)] ?? '';
  const upTo = 100_000 + Math.floor(Math.random() * 900_000);
  return `/ele-lpd/api/searchProxy/search?q=${word}%20-x${Math.random().toString(36).slice(2)}&price=0-${upTo}`;
}

/** A search with facets, not from memory, beside one statement. */
export async function measureSearch({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const sides = await sideBySide({
    'a new search': asking(running.base, running.pid, newSearch),
    'one statement': asking(ceilings.base, ceilings.pid, '/search'),
  });
  const value = shareOf(sides.of('a new search'), sides.of('one statement'));
  const what = 'search with facets, against one statement';
  report({
    id: 'search',
    what,
    value,
    unit: '×',
    goal: { atLeast: 0.4 },
    note: 'neither what it means nor what it finds from memory',
    sides: sides.all,
  });
}
