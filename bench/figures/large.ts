import pg from 'pg';
import { z } from 'zod';
import { randomFrom } from '#database/demo/random.ts';
import type { Bench } from '../bench.ts';
import { shareOf, type Figure } from '../figure.ts';
import { rssMb } from '../process.ts';
import { Shopper } from '../shopper.ts';
import { asking } from './reads.ts';
import { BEGINNINGS, MANY_BEGINNINGS, NARROWED_DOWN, searchesOf, type Query } from './large-queries.ts';

/** So many ask at once. */
const CONCURRENCY = 8;
const SEARCH = '/ele-lpd/api/searchProxy/search';
const HUNDRED_THOUSAND = 100_000;

const Found = z.object({
  data: z.object({
    totalItems: z.int(),
    facets: z.array(z.object({ key: z.string(), values: z.array(z.object({ value: z.string() })) })),
  }),
});

/** Search, suggestions, memory and news of a catalogue of many items. */
export async function measureLarge({ running, ceilings, report, sideBySide }: Bench, items: number): Promise<void> {
  report({ id: 'large.memory.start', what: `memory after the start with ${items} items (RSS)`, value: rssMb(running.pid), unit: 'MB' });
  const shopper = new Shopper(running.base);
  const found = async (path: string) => Found.parse(await shopper.ask('GET', path));
  const choices = new Map<string, Query['more']>();
  for (const q of NARROWED_DOWN) {
    const { data } = await found(addressOf({ q, more: [] }));
    const chosen = data.facets.flatMap(({ key, values }) =>
      key === 'brand' || key === 'attribute' || key === 'inStock' ? values.slice(0, 3).map(({ value }) => [key, value] as const) : [],
    );
    choices.set(q, chosen);
  }
  const searches = searchesOf(items, (q) => choices.get(q) ?? []);
  const random = randomFrom(Date.now());
  const sides = await sideBySide(
    {
      'a new search': asking(running.base, running.pid, () => addressOf(random.pick(searches), newPrice())),
      'a search that may be kept': asking(running.base, running.pid, () => addressOf(random.pick(searches))),
      'a new suggestion': asking(running.base, running.pid, () => suggestionOf(random.pick(MANY_BEGINNINGS))),
      'a suggestion that may be kept': asking(running.base, running.pid, () => suggestionOf(random.pick(BEGINNINGS))),
      'one statement': asking(ceilings.base, ceilings.pid, () => `/items?q=${encodeURIComponent(random.pick(searches).q)}`),
    },
    { concurrency: CONCURRENCY },
  );
  const isHuge = items > HUNDRED_THOUSAND;
  const p95 = (id: string, name: Parameters<typeof sides.of>[0], what: string, goal: Figure['goal']): void => {
    const side = sides.of(name);
    report({
      id: `large.${id}`,
      what: `${what}, p95 of ${items} items`,
      value: side.p95,
      unit: 'ms',
      ...(goal !== undefined && { goal }),
      note: `p50 ${side.p50.toFixed(1)}, p99 ${side.p99.toFixed(1)}, ${Math.round(side.perSecond)}/s, ${shareOf(side, sides.of('one statement')).toFixed(2)} of one statement`,
      sides: { [name]: side },
    });
  };
  p95('search', 'a new search', 'search with facets, none from memory', { atMost: isHuge ? 80 : 30 });
  p95('search.kept', 'a search that may be kept', 'search with facets, as the shop answers', { atMost: isHuge ? 80 : 30 });
  p95('suggest', 'a new suggestion', 'suggestions, none from memory', isHuge ? undefined : { atMost: 15 });
  p95('suggest.kept', 'a suggestion that may be kept', 'suggestions, as the shop answers', isHuge ? undefined : { atMost: 15 });
  p95('statement', 'one statement', 'one full-text statement', undefined);
  report({
    id: 'large.news',
    what: `until a changed item of ${items} is found`,
    value: await msToNews(running.databaseUrl, found),
    unit: 'ms',
  });
  report({ id: 'large.memory', what: `memory after all that with ${items} items (RSS)`, value: rssMb(running.pid), unit: 'MB' });
}

const suggestionOf = (q: string) => `/search/suggest?q=${encodeURIComponent(q)}`;
/** A range of prices that leaves nothing out, and that nobody has asked for. */
const newPrice = () => [['price', `0-${100_000 + Math.floor(Math.random() * 900_000)}`] as const];

function addressOf({ q, more }: Query, others: Query['more'] = []): string {
  return `${SEARCH}?${new URLSearchParams([['q', q], ...[...more, ...others].map(([name, value]) => [name, value])])}`;
}

/** How long it takes from the moment an item has another name until a search finds it. */
async function msToNews(url: string, found: (path: string) => Promise<z.output<typeof Found>>): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const started = performance.now();
    await client.query("update items set name = name || ' zwyblick' where item_id = '200123'; notify catalog_changed");
    while ((await found(`${SEARCH}?q=zwyblick&exact=true&page=1&size=${1 + Math.floor(Math.random() * 90)}`)).data.totalItems === 0);
    return performance.now() - started;
  } finally {
    await client.query("update items set name = replace(name, ' zwyblick', '') where item_id = '200123'");
    await client.end();
  }
}
