import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { matchQuickOrder } from '#contracts/quick-order/quick-order.ts';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { addGeneratedItems } from '#tests/search/add-generated-items.ts';
import { MESSY_INPUTS, type MessyInput } from './messy-inputs.ts';

const site = useShop();
type Answer = z.output<(typeof matchQuickOrder)['answer']>;
const categories = new Map<string, string>();

beforeAll(async () => {
  await addGeneratedItems(site, USUAL_SIZE);
  const { rows } = await site.database.query<{ item_id: string; category_id: string }>('select item_id, category_id from items');
  for (const row of rows) categories.set(row.item_id, row.category_id);
}, 120_000);

async function answered(text: string): Promise<Answer> {
  const { status, body } = await aVisitor(site).post<Answer>('/cc/api/quick-order/match', { text });
  expect(status).toBe(200);
  return body;
}

/** Lines that have anything, by the ends of lines that there are. */
function linesOf(text: string): number[] {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029\v\f]/)
    .flatMap((line, at) => (line.replaceAll(/[\s\u200b\ufeff]/g, '') === '' ? [] : [at + 1]));
}

/** How a row ended, in the words of what is expected: of several categories those of all choices. */
function endOf({ status, reason, item, choices, qty, unit }: Answer['rows'][number], wanted: string): string {
  const many = qty === null ? '' : ` x${qty}${unit === null ? '' : ` ${unit}`}`;
  if (wanted.startsWith('~')) {
    const offered = new Set((item === null ? choices : [item]).map(({ itemId }) => categories.get(itemId) ?? ''));
    const named = (/^~(\S+)/.exec(wanted)?.[1] ?? '').split('|');
    const isRight = status !== 'REFUSED' && offered.size > 0 && [...offered].every((one) => named.includes(one));
    return `${isRight ? (/^~\S+/.exec(wanted)?.[0] ?? '') : `${status} of ${[...offered].join('|')}`}${many}`;
  }
  if (status === 'MATCHED') return `${item?.itemId ?? ''}${many}`;
  if (status === 'AMBIGUOUS') return `? ${choices.map(({ itemId }) => itemId).join(' ')}${many}`;
  return `!${reason?.code ?? ''}${wanted.includes(' x') ? many : ''}`;
}

async function isRight([input, ...wanted]: MessyInput): Promise<readonly string[]> {
  const { rows } = await answered(input);
  const ends = rows.map((row, at) => endOf(row, wanted[at] ?? ''));
  return ends.length === wanted.length && ends.every((end, at) => end === wanted[at]) ? [] : ends;
}

describe('lists as people paste them', () => {
  it('are two hundred', () => {
    expect(MESSY_INPUTS.length).toBeGreaterThanOrEqual(200);
  });

  it('lose no line: each that is not blank is of a row, or told to be passed over', async () => {
    for (const [input] of MESSY_INPUTS) {
      const { rows, passed } = await answered(input);
      const told = new Set([...rows, ...passed].flatMap(({ row, lines }) => Array.from({ length: lines }, (_, more) => row + more)));
      expect(
        linesOf(input).filter((line) => !told.has(line)),
        input,
      ).toEqual([]);
      for (const { status, reason, item, choices } of rows) {
        if (status === 'MATCHED') expect(item).not.toBeNull();
        if (status === 'AMBIGUOUS') expect(choices.length).toBeGreaterThan(0);
        if (status === 'REFUSED') expect(reason?.text).not.toBe('');
        expect(choices.length).toBeLessThanOrEqual(5);
      }
    }
  });

  it('are read as they are meant', async () => {
    const wrong: string[] = [];
    let [rows, right] = [0, 0];
    for (const input of MESSY_INPUTS) {
      const ends = await isRight(input);
      rows += input.length - 1;
      right += ends.length === 0 ? input.length - 1 : input.slice(1).filter((want, at) => want === ends[at]).length;
      if (ends.length > 0) wrong.push(`${JSON.stringify(input[0])}: ${ends.join(', ')} instead of ${input.slice(1).join(', ')}`);
    }
    process.stdout.write(
      `quick order: ${right} of ${rows} rows of ${MESSY_INPUTS.length} inputs are right (${((100 * right) / rows).toFixed(1)} %)\n`,
    );
    expect(wrong).toEqual([]);
  });
});
