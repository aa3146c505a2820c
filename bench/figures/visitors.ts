import type { Bench } from '../bench.ts';
import { shareOf } from '../figure.ts';
import { measure } from '../load.ts';
import { Shopper, textOf, type Answer } from '../shopper.ts';
import { AUDIENCES, copyPerson, visitorMix, type Audience } from './audiences.ts';

const PAGES = 100;
const AS_BROWSERS = { 'sec-fetch-dest': 'document', 'accept-encoding': 'br' };
/** A page is kept so long: after as much again some are made anew all the time. In seconds. */
const KEPT_SECONDS = 30;
const PASSWORD = 'Foolscap-demo-1';

/** A hundred catalogue pages, the first of them most often, as visitors of twelve audiences ask for them: beside the same bytes from memory. */
export async function measureVisitors({ running, ceilings, load, isQuick, report, sideBySide }: Bench): Promise<void> {
  const visitors = await visitorsOf(running);
  const paths = await pagePaths(running.base);
  await holdApart(running.base, visitors, paths.at(-1) ?? '/');
  const memory = new Shopper(ceilings.base);
  for (const path of paths) await keepInMemory(memory, path, await keptPage(running.base, path));
  const subjects = {
    'pages of all visitors': {
      pid: running.pid,
      makeBody: async (number: number) => {
        const next = dice(number + 1);
        return async () => {
          const { shopper } = visitors[Math.floor(next() * visitors.length)] ?? {};
          await shopper?.send('GET', paths[zipf(next())] ?? '/', undefined, AS_BROWSERS);
        };
      },
    },
    'the same bytes from memory': {
      pid: ceilings.pid,
      makeBody: async (number: number) => {
        const next = dice(number + 1);
        const shopper = new Shopper(ceilings.base);
        return async () => {
          next();
          await shopper.send('GET', `/memory${paths[zipf(next())] ?? '/'}`);
        };
      },
    },
  };
  // Until pages go out of date as fast as others are made; then as long as one is kept.
  const [warmup, seconds] = isQuick ? [load.warmupSeconds, load.seconds] : [KEPT_SECONDS + load.warmupSeconds, KEPT_SECONDS];
  await measure({ ...load, seconds: 0, warmupSeconds: load.warmupSeconds }, subjects['the same bytes from memory'].makeBody);
  await measure({ ...load, seconds: 0, warmupSeconds: warmup }, subjects['pages of all visitors'].makeBody);
  const before = await countPages(running.base);
  const sides = await sideBySide(subjects, { seconds, warmupSeconds: 0 });
  const after = await countPages(running.base);
  const [kept, made, packed] = [after.kept - before.kept, after.made - before.made, after.packed - before.packed];
  const what = `100 pages by Zipf, ${AUDIENCES.length} audiences, in memory`;
  const value = shareOf(sides.of('pages of all visitors'), sides.of('the same bytes from memory'));
  const note = `${kept} kept, ${made} rendered, ${packed} packed in ${seconds} s${isQuick ? '; cold: a quick run ends before a page is out of date' : ''}`;
  report({ id: 'pages', what, value, unit: '×', goal: { atLeast: 0.5 }, note, sides: sides.all });
  const share = kept / Math.max(1, after.sent - before.sent);
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

type Known = { readonly audience: Audience; readonly shopper: Shopper };

/** The visitors with their cookies: those who are signed in are people of their own, each with their own cart. */
async function visitorsOf({ base, databaseUrl }: Bench['running']): Promise<Known[]> {
  const mix = visitorMix();
  const people = new Map<Audience, string[]>();
  for (const audience of AUDIENCES) {
    const count = mix.filter((visitor) => visitor.audience === audience).length;
    if (audience.email !== undefined) people.set(audience, await copyPerson(databaseUrl, audience.email, count));
  }
  const visitors: Known[] = [];
  for (const { audience, hasCart } of mix) {
    const email = people.get(audience)?.pop();
    const shopper = new Shopper(base, email === undefined ? 'localhost' : 'business.localhost');
    if (audience.zip !== undefined) shopper.carry('zipcode', audience.zip);
    if (email !== undefined) await shopper.send('POST', '/cc/api/auth/login', { email, password: PASSWORD });
    const items = [{ itemId: ITEM_OF_ALL, qty: 1 + (visitors.length % 4) }];
    if (hasCart) await shopper.send('POST', '/cc/api/checkout/default/item', { items });
    visitors.push({ audience, shopper });
  }
  return visitors;
}

/** On Harbor Dental's contract, so that everybody may have it in the cart. */
const ITEM_OF_ALL = '100001';

/** @throws when two audiences are given one page: they would be one. */
async function holdApart(base: string, visitors: readonly Known[], path: string): Promise<void> {
  const before = await countPages(base);
  for (const audience of AUDIENCES)
    await visitors.find((visitor) => visitor.audience === audience)?.shopper.send('GET', path, undefined, AS_BROWSERS);
  const { made } = await countPages(base);
  if (made - before.made !== AUDIENCES.length)
    throw new Error(`${AUDIENCES.length} audiences were given ${made - before.made} pages of ${path}`);
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

/** By the shop's own count: pages for many that were made and packed, those that were sent out of memory, and all that were sent. */
async function countPages(base: string): Promise<{ made: number; packed: number; kept: number; sent: number }> {
  const text = textOf(await new Shopper(base).send('GET', '/metrics'));
  const sum = (series: string) =>
    [...text.matchAll(new RegExp(`^${series} (\\d+)`, 'gm'))].reduce((all, [, count]) => all + Number(count), 0);
  const sentAs = (call: string) => sum(`shop_request_seconds_count\\{[^}]*call="${call}"[^}]*\\}`);
  const step = (name: string) => sum(`shop_pages_for_many_total\\{step="${name}"\\}`);
  const kept = sentAs('kept_page');
  return { made: step('made'), packed: step('packed'), kept, sent: kept + sentAs('new_page') + sentAs('page') };
}
