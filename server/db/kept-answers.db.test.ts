import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callKey, claimKey, findAnswer, savingStatement, type CallKey } from './kept-answers.ts';
import { useShop } from '#tests/support/test-shop.ts';

const site = useShop();
const save = savingStatement<{ saved: number }>('test_saving', 'select $1::int as saved where $1::int > 0');
const NOTHING = 0;

const aKey = (): CallKey => callKey({ scope: 'test', key: randomUUID(), bodyHash: Buffer.from('body'), claims: 'FIRST' });
const savedWith = async (rows: number, key: CallKey) => {
  const saved = await save(site.database, [rows], { callKey: key, status: 200, text: 'done' });
  return { rows: saved.length, answer: (await findAnswer(site.database, key))?.answer };
};

describe.each([
  ['before', (key: CallKey) => claimKey(site.database, key)],
  ['with the change', () => Promise.resolve()],
])('a call whose key is claimed %s', (_when, claim) => {
  it('keeps its answer with its change', async () => {
    const key = aKey();
    await claim(key);
    expect(await savedWith(1, key)).toEqual({ rows: 1, answer: { status: 200, text: 'done' } });
  });

  it('keeps no answer with a change of no row: it looks again, and saves what it does then', async () => {
    const key = aKey();
    await claim(key);
    expect(await savedWith(NOTHING, key)).toEqual({ rows: 0, answer: undefined });
    expect(await savedWith(1, key)).toEqual({ rows: 1, answer: { status: 200, text: 'done' } });
  });
});
