import { describe, expect, it } from 'vitest';
import { answerOr, isUnreached } from './unreached.ts';

const instead = (text: string) => ({ isUnreached: true as const, text });

describe('a form whose answer does not come', () => {
  it('says that the shop could not be reached', async () => {
    expect(await answerOr(() => Promise.reject(new TypeError('Failed to fetch')), instead)).toEqual({
      isUnreached: true,
      text: 'We could not reach the shop. Check your connection and try again.',
    });
  });

  it('says whose fault it is when the shop was reached and failed', async () => {
    expect((await answerOr(() => Promise.reject(new Error('Unexpected Server Error')), instead)).text).toMatch(/It's us, not you/);
  });

  it('lets answers and redirects through', async () => {
    expect(await answerOr(() => Promise.resolve('done'), instead)).toBe('done');
    const redirect = new Response(null, { status: 303 });
    await expect(answerOr(() => Promise.reject(redirect), instead)).rejects.toBe(redirect);
  });

  it('is known by its outcome', () => {
    expect(isUnreached(instead(''))).toBe(true);
    for (const outcome of [undefined, null, 'x', {}, { isUnreached: false }]) expect(isUnreached(outcome)).toBe(false);
  });
});
