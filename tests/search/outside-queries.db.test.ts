import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import { asksForInk } from '#domain/search/instead/asks-for-ink.ts';
import { shopQuestion } from '#domain/search/shop-questions.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { addGeneratedItems } from './add-generated-items.ts';
import { OUTSIDE, type Judged } from './outside-queries.ts';
import { MISSED_BY_A_FIFTH, MISSED_BY_A_FOURTH, MISSED_BY_A_THIRD, SECOND_OUTSIDE } from './second-outside-queries.ts';

type Answer = z.output<(typeof search)['answer']>;
const site = useShop();

beforeAll(() => addGeneratedItems(site, USUAL_SIZE), 120_000);

function isHit({ data, missing, notCarried }: Answer, { query, names, isNear = false, isWithout = false }: Judged): boolean {
  if (names === 'SAYS_THERE_IS_NONE') return notCarried !== null;
  if (names === 'IS_INK_OF_OTHERS') return data.totalItems === 0 && asksForInk(query);
  if ('answer' in names) return shopQuestion(query) === names.answer && notCarried === null;
  const isWanted = data.items.map(({ title }) => names.test(title));
  const isSaid = isNear ? notCarried !== null : notCarried === null && (missing !== null) === isWithout;
  return isSaid && isWanted[0] === true && isWanted.filter(Boolean).length >= Math.min(2, isWanted.length);
}

describe('search as somebody from outside judges it', () => {
  it.each([
    ['95 of 100 queries of one', OUTSIDE, 100, 5],
    ['95 of 100 queries of another one', SECOND_OUTSIDE, 100, 5],
    ['all that a third one missed', MISSED_BY_A_THIRD, 16, 0],
    ['all that a fourth one missed', MISSED_BY_A_FOURTH, 10, 0],
    ['all that a fifth one missed', MISSED_BY_A_FIFTH, 20, 0],
  ] as const)(
    'shows what they expected, or says what there is not, for %s',
    async (_what, queries, count, mostMissed) => {
      const missed: string[] = [];
      for (const judged of queries) {
        const { body } = await aVisitor(site).get<Answer>(`/ele-lpd/api/searchProxy/search?size=3&q=${encodeURIComponent(judged.query)}`);
        if (!isHit(body, judged))
          missed.push(
            `${judged.query} (${judged.expected}), without ${body.missing}, near ${body.notCarried?.near}: ${body.data.items.map(({ title }) => title).join(' | ')}`,
          );
      }
      expect(queries).toHaveLength(count);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(mostMissed);
    },
    120_000,
  );
});
