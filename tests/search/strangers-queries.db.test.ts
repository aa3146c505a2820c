import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { addGeneratedItems } from './add-generated-items.ts';
import { IN_A_HURRY, ONCE_IN_VAIN } from './everyday-queries.ts';
import { OFFICE } from './office-queries.ts';
import { STRANGERS, type Stranger } from './strangers-queries.ts';

type Answer = z.output<(typeof search)['answer']>;
const site = useShop();

beforeAll(() => addGeneratedItems(site, USUAL_SIZE), 120_000);

/** The first result is what is wanted, and two of the first three are; or it is said that there is none. */
function isHit({ data, missing, notCarried }: Answer, { query, names: wanted, isNear = false }: Stranger): boolean {
  if (wanted === 'SAYS_THERE_IS_NONE') return data.totalItems === 0 || missing !== null || notCarried !== null;
  const isWanted = data.items.map(({ itemId, title }) => (wanted === 'NUMBER' ? itemId.startsWith(query) : wanted.test(title)));
  const isSaid = isNear ? notCarried !== null : missing === null;
  return isSaid && isWanted[0] === true && isWanted.filter(Boolean).length >= Math.min(2, isWanted.length);
}

describe('search for what a stranger asked for', () => {
  it.each([
    ['somebody', STRANGERS, 110],
    ['an office', OFFICE, 164],
    ['people who once looked in vain', ONCE_IN_VAIN, 42],
    ['somebody in a hurry', IN_A_HURRY, 40],
  ])(
    'shows it first and mostly, for 95 of 100 queries of %s, and says what there is not',
    async (_, queries, count) => {
      const missed: string[] = [];
      for (const stranger of queries) {
        const { query, expected } = stranger;
        const { body } = await aVisitor(site).get<Answer>(`/ele-lpd/api/searchProxy/search?size=3&q=${encodeURIComponent(query)}`);
        if (!isHit(body, stranger))
          missed.push(
            `${query} (${expected}), without ${body.missing}, near ${body.notCarried?.near}: ${body.data.items.map(({ title }) => title).join(' | ')}`,
          );
      }
      expect(queries).toHaveLength(count);
      expect(missed.length / queries.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
    },
    120_000,
  );
});
