import type { Bench } from '../bench.ts';
import { shareOf } from '../figure.ts';
import { Shopper } from '../shopper.ts';
import type { Subject } from '../side-by-side.ts';
import { add } from './adds.ts';
import { copyPerson } from './audiences.ts';

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

const BUYER = 'ann.approver@harbordental.example';
const PASSWORD = 'Foolscap-demo-1';

/** The same cart as a buyer of an organization has it, with contract prices, budgets and what else an account adds, beside a guest's. */
export async function measureBusinessRead({ running, report, sideBySide }: Bench): Promise<void> {
  const people = await copyPerson(running.databaseUrl, BUYER, 64);
  const cart = '/cc/api/checkout?grindType=ALL';
  const buying = async (shopper: Shopper) => {
    for (const index of [1, 2, 3]) await add(shopper, index);
  };
  const sides = await sideBySide({
    'a buyer’s cart of three rows': {
      pid: running.pid,
      makeBody: async (number) => {
        const shopper = new Shopper(running.base, 'business.localhost');
        await shopper.send('POST', '/cc/api/auth/login', { email: people[number % people.length], password: PASSWORD });
        await buying(shopper);
        return async () => void (await shopper.send('GET', cart));
      },
    },
    'a guest’s': asking(running.base, running.pid, cart, buying),
  });
  const value = 1 / shareOf(sides.of('a buyer’s cart of three rows'), sides.of('a guest’s'));
  report({
    id: 'read.business',
    what: 'a business buyer’s cart, against a guest’s',
    value,
    unit: '×',
    goal: { atMost: 1.2 },
    sides: sides.all,
  });
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

/** What nobody looks for: with some of these behind it a word is one that nobody has typed before, and means what it means. */
const SIGNS = ['!', '.', '*', '~'];
const one = (of: readonly string[]) => of[Math.floor(Math.random() * of.length)] ?? '';
/** A range of prices that leaves nothing out, and that nobody has asked for. */
const newPrice = () => `price=0-${100_000 + Math.floor(Math.random() * 900_000)}`;

/** A search that nobody has made before: what it means, what it finds, its page and its facets are worked out anew. */
export function newSearch(): string {
  const signs = Array.from({ length: 12 }, () => one(SIGNS)).join('');
  return `/ele-lpd/api/searchProxy/search?q=${encodeURIComponent(`${one(WORDS)} ${signs}`)}&${newPrice()}`;
}

/** The same with a word that nothing has: each of its words is looked for by itself, and that one is given up. */
function searchWithTooMuch(): string {
  return `/ele-lpd/api/searchProxy/search?q=${one(WORDS)}%20x${Math.random().toString(36).slice(2)}&${newPrice()}`;
}

/**
 * A search with facets, not from memory, beside one statement: that finds one of the same words among as many items, with 24 of them, their number, and two
 * facets, in the memory of PostgreSQL alone. It has no word to be given up, so a search that has one stands beside it without a goal.
 */
export async function measureSearch({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const sides = await sideBySide({
    'a new search': asking(running.base, running.pid, newSearch),
    'a new search with a word too many': asking(running.base, running.pid, searchWithTooMuch),
    'one statement': asking(ceilings.base, ceilings.pid, '/search'),
  });
  const value = shareOf(sides.of('a new search'), sides.of('one statement'));
  const withTooMuch = shareOf(sides.of('a new search with a word too many'), sides.of('one statement'));
  report({
    id: 'search',
    what: 'search with facets, against one statement',
    value,
    unit: '×',
    goal: { atLeast: 0.4 },
    note: 'neither what it means nor what it finds from memory; until 2026-11-25 it had a word that nothing has, as the next',
    sides: sides.all,
  });
  report({ id: 'search.missing', what: 'the same with a word that nothing has', value: withTooMuch, unit: '×' });
}
