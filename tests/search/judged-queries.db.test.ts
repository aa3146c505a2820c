import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { addGeneratedItems } from './add-generated-items.ts';
import { JUDGED } from './judged-queries.ts';
import { anyText } from '#tests/support/any-text.ts';

type Answer = z.output<(typeof search)['answer']>;
const site = useShop();

const find = (query: string) => aVisitor(site).get<Answer>(`/ele-lpd/api/searchProxy/search?size=3&q=${encodeURIComponent(query)}`);

/** As many as the demo has: some of each kind. */
const ITEMS = USUAL_SIZE;
/** How many hostile queries are sent; `npm run fuzz` sends 10,000. */
const HOSTILE = Number(process.env['FUZZ_QUERIES'] ?? 200);
/** None takes longer, in milliseconds, on a machine that has other things to do, too. */
const LONGEST_MS = 3000;

beforeAll(() => addGeneratedItems(site, ITEMS), 120_000);

describe('search', () => {
  it('shows what is wanted among the first three, for 95 of 100 queries', async () => {
    const missed: string[] = [];
    for (const [query, categories] of Object.entries(JUDGED)) {
      const { body } = await find(query);
      const found = body.data.items.map((tile) => tile.baseCatId);
      if (!found.some((id) => categories.split('|').includes(id))) missed.push(`${query}: ${found.join(', ')}`);
    }
    expect(Object.keys(JUDGED).length).toBeGreaterThan(250);
    expect(missed.length / Object.keys(JUDGED).length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  }, 120_000);

  it.each([
    ['pens', /Ballpoint.*Black/],
    ['ink', /Black/],
  ])('shows first what most people mean by %s', async (query, name) => {
    const { body } = await find(query);
    expect(body.data.items[0]?.title).toMatch(name);
  });

  it(
    'answers whatever is typed, in time and never by failing',
    async () => {
      const hostile = fc.oneof(
        anyText(150),
        fc.string({ unit: fc.constantFrom(...`ab1 '"\\&|!()<->:*%_$;\0`), maxLength: 60 }),
        fc
          .array(fc.constantFrom(...Object.keys(JUDGED), 'xqzvkj', 'for', 'with', '24', '8.5x11', 'tn-40'), { maxLength: 14 })
          .map((words) => words.join(' ').slice(0, 200)),
      );
      await fc.assert(
        fc.asyncProperty(hostile, async (typed) => {
          const started = performance.now();
          expect([200, 400]).toContain((await find(typed.replaceAll(/[\uD800-\uDFFF]/g, ''))).status);
          expect(performance.now() - started, typed).toBeLessThan(LONGEST_MS);
        }),
        { numRuns: HOSTILE },
      );
    },
    HOSTILE * LONGEST_MS,
  );
});
