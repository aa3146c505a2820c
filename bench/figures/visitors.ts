import type { Bench } from '../bench.ts';
import { shareOf } from '../figure.ts';
import { Shopper, textOf, type Answer } from '../shopper.ts';

/** Guests of seven places: the catalogue is another for each, as its dates are. */
const PLACES = [undefined, '90210', '60601', '75201', '98101', '33101', '80202'];
/** Five who see the catalogue each under terms of their own. */
const BUYERS = [
  'bea.buyer@harbordental.example',
  'carl.contract@harbordental.example',
  'tess.teacher@northwindschools.example',
  'lina.link@pikestreet.example',
  'bo.buyer@cedarlegal.example',
];
const VISITORS = 40;
const PAGES = 100;
const AS_BROWSERS = { 'sec-fetch-dest': 'document', 'accept-encoding': 'br' };

/** A hundred catalogue pages, the first of them most often, as visitors of twelve audiences ask for them: beside the same bytes from memory. */
export async function measureVisitors({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const visitors = await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitorOf(running.base, index)));
  const paths = await pagePaths(running.base);
  const memory = new Shopper(ceilings.base);
  for (const path of paths) {
    await keepInMemory(memory, path, await keptPage(running.base, path));
  }
  const before = await countPages(running.base);
  const sides = await sideBySide({
    'pages of all visitors': {
      pid: running.pid,
      makeBody: async (number) => {
        const next = dice(number + 1);
        return async () =>
          void (await visitors[Math.floor(next() * VISITORS)]?.send('GET', paths[zipf(next())] ?? '/', undefined, AS_BROWSERS));
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
  report({ id: 'pages', what: '100 pages by Zipf, 12 audiences, in memory', value, unit: '×', goal: { atLeast: 0.5 }, sides });
  const share = 1 - (after.rendered - before.rendered) / Math.max(1, after.sent - before.sent);
  report({ id: 'pages.kept', what: '… of them kept ones', value: share * 100, unit: '%', goal: { atLeast: 90 } });
}

/** A page as all get it but the first who asks: the second has it packed for everybody. */
export async function keptPage(base: string, path: string): Promise<Answer> {
  const shopper = new Shopper(base);
  for (let time = 0; time < 2; time += 1) await shopper.send('GET', path, undefined, AS_BROWSERS);
  return shopper.send('GET', path, undefined, AS_BROWSERS);
}

/** Gives the ceiling a page that it is to answer from memory, as it went over the wire. */
export async function keepInMemory(ceiling: Shopper, path: string, page: Answer): Promise<void> {
  await ceiling.send('PUT', `/memory${path}`, page.bytes, { 'x-encoding': page.encoding, 'content-type': 'text/html' });
}

/** A visitor with their cookies: six in ten are guests, four are signed in; three in ten, of both, have something in the cart. */
async function visitorOf(base: string, index: number): Promise<Shopper> {
  const [turn, place] = [Math.floor(index / 10), index % 10];
  const isGuest = place < 6;
  const visitor = new Shopper(base, isGuest ? 'localhost' : 'business.localhost');
  const zip = PLACES[(turn * 6 + place) % PLACES.length];
  const email = BUYERS[(turn * 4 + place) % BUYERS.length];
  if (isGuest && zip !== undefined) visitor.carry('zipcode', zip);
  if (!isGuest) await visitor.send('POST', '/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  const items = [{ itemId: '100001', qty: 1 + turn }];
  if ([1, 4, 7].includes(place)) await visitor.send('POST', '/cc/api/checkout/default/item', { items });
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
