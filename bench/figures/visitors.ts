import type { Bench } from '../bench.ts';
import { shareOf } from '../figure.ts';
import { Shopper, textOf, type Answer } from '../shopper.ts';

/** Who asks: six in ten are guests, four are signed in, most of those under a contract of their own. Three in ten have a cart. */
const PEOPLE: readonly { readonly email?: string; readonly zip?: string }[] = [
  {},
  {},
  { zip: '90210' },
  {},
  { zip: '60601' },
  { zip: '75201' },
  { email: 'sam.shopper@example.com' },
  { email: 'bea.buyer@harbordental.example' },
  { email: 'tess.teacher@northwindschools.example' },
  { email: 'lina.link@pikestreet.example' },
];
const VISITORS = 40;
const PAGES = 100;
const DOCUMENT = { 'sec-fetch-dest': 'document' };

/** A hundred catalogue pages, the first of them most often, as twelve kinds of visitors ask for them: beside the same bytes from memory. */
export async function measureVisitors({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const visitors = await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitorOf(running.base, index)));
  const paths = await pagePaths(running.base);
  const memory = new Shopper(ceilings.base);
  for (const path of paths) {
    const page = await new Shopper(running.base).send('GET', path, undefined, DOCUMENT);
    await keepInMemory(memory, path, page);
  }
  const before = await countPages(running.base);
  const sides = await sideBySide({
    'pages of all visitors': {
      pid: running.pid,
      makeBody: async (number) => {
        const next = dice(number + 1);
        return async () =>
          void (await visitors[Math.floor(next() * VISITORS)]?.send('GET', paths[zipf(next())] ?? '/', undefined, DOCUMENT));
      },
    },
    'the same bytes from memory': {
      pid: ceilings.pid,
      makeBody: async (number) => {
        const next = dice(number + 1);
        const shopper = new Shopper(ceilings.base);
        return async () => {
          next();
          await shopper.send('GET', `/memory${paths[zipf(next())] ?? '/'}`);
        };
      },
    },
  });
  const after = await countPages(running.base);
  const value = shareOf(sides['pages of all visitors'], sides['the same bytes from memory']);
  report({ id: 'pages', what: '100 pages by Zipf, 12 kinds of visitors, in memory', value, unit: '×', goal: { atLeast: 0.5 }, sides });
  const share = 1 - (after.rendered - before.rendered) / Math.max(1, after.sent - before.sent);
  report({ id: 'pages.kept', what: '… of them kept ones', value: share * 100, unit: '%', goal: { atLeast: 90 } });
}

/** Gives the ceiling a page that it is to answer from memory, as it went over the wire. */
export async function keepInMemory(ceiling: Shopper, path: string, page: Answer): Promise<void> {
  await ceiling.send('PUT', `/memory${path}`, page.bytes, { 'x-encoding': page.encoding, 'content-type': 'text/html' });
}

/** A visitor with their cookies: signed in, or with a place; three in ten with something in the cart. */
async function visitorOf(base: string, index: number): Promise<Shopper> {
  const { email, zip } = PEOPLE[index % PEOPLE.length] ?? {};
  const visitor = new Shopper(base, email === undefined || email.endsWith('@example.com') ? 'localhost' : 'business.localhost');
  if (zip !== undefined) visitor.carry('zipcode', zip);
  if (email !== undefined) await visitor.send('POST', '/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  if (index % 10 < 3) await visitor.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100001', qty: 1 + (index % 3) }] });
  return visitor;
}

/** The home page, categories, and products. */
async function pagePaths(base: string): Promise<string[]> {
  const text = textOf(await new Shopper(base).send('GET', '/cc/api/categories'));
  const ids = new Set([...text.matchAll(/"id":"([\w-]+)"/g)].map(([, id]) => `/category/${id ?? ''}`));
  const products = Array.from({ length: PAGES }, (_, index) => `/product_${200_001 + index * 3}`);
  return ['/', ...[...ids].slice(0, 40), ...products].slice(0, PAGES);
}

/** Numbers from 0 to 1, the same in each run. */
function dice(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
    return state / 2 ** 32;
  };
}

const WEIGHTS = Array.from({ length: PAGES }, (_, index) => 1 / (index + 1));
const WHOLE = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** The place of a page by how often it is asked for: the second half as often as the first, the third a third. */
function zipf(share: number): number {
  let left = share * WHOLE;
  for (const [index, weight] of WEIGHTS.entries()) {
    left -= weight;
    if (left <= 0) return index;
  }
  return PAGES - 1;
}

/** How many pages the shop has rendered, and how many it has sent of those that are kept, by its own count. */
async function countPages(base: string): Promise<{ sent: number; rendered: number }> {
  const text = textOf(await new Shopper(base).send('GET', '/metrics'));
  const countOf = (call: string) =>
    [...text.matchAll(new RegExp(`_count\\{[^}]*call="${call}"[^}]*\\} (\\d+)`, 'g'))].reduce((sum, [, count]) => sum + Number(count), 0);
  return { sent: countOf('kept_page'), rendered: countOf('page') };
}
