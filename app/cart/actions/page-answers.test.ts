import { describe, expect, it, vi } from 'vitest';
import { PageAnswers } from './page-answers.ts';

type Page = { readonly seen?: { readonly cartId: string; readonly version: number }; readonly from: string };
const page = (version: number, from = 'an answer', cartId = 'c'): Page => ({ seen: { cartId, version }, from });
const result = () => ({ intent: 'quantity' as const, isDone: true, messages: [] });

/** The answers of a page that shows a version, and a server that has another. */
async function answersAt(shown: number, onServer: number) {
  const answers = new PageAnswers<Page>();
  const read = vi.fn(async () => page(onServer, 'the server'));
  await answers.load(async () => page(shown));
  return { answers, read };
}

describe('a page that came with the result of an action', () => {
  it('is shown without asking the server, once', async () => {
    const { answers, read } = await answersAt(1, 3);
    const done = result();
    answers.note(done, { page: page(2), search: '' });
    expect(answers.expect(done, '')).toBe(true);
    expect(await answers.load(read)).toEqual(page(2));
    expect(read).not.toHaveBeenCalled();
    expect((await answers.load(read)).from).toBe('the server');
  });

  it('is not shown after anything else was done in between, nor at another address', async () => {
    const { answers, read } = await answersAt(1, 3);
    const done = result();
    answers.note(done, { page: page(2), search: '?saved=all' });
    for (const [actionResult, search] of [[done, ''] as const, [undefined, '?saved=all'] as const, [result(), '?saved=all'] as const]) {
      answers.expect(done, '?saved=all');
      answers.expect(actionResult, search);
      expect((await answers.load(read)).from).toBe('the server');
    }
  });

  it('is read anew when a later one is shown already: its answer was overtaken on its way', async () => {
    const { answers, read } = await answersAt(5, 6);
    const late = result();
    answers.note(late, { page: page(4), search: '' });
    answers.expect(late, '');
    expect(await answers.load(read)).toEqual(page(6, 'the server'));
  });

  it('of another cart is shown whatever its version', async () => {
    const { answers, read } = await answersAt(5, 6);
    const done = result();
    answers.note(done, { page: page(1, 'an answer', 'other'), search: '' });
    answers.expect(done, '');
    expect((await answers.load(read)).from).toBe('an answer');
  });
});

it('a page that is read while a later one came is read once more', async () => {
  const { answers } = await answersAt(5, 6);
  const read = vi.fn(async () => page(read.mock.calls.length === 1 ? 4 : 6));
  expect((await answers.load(read)).seen?.version).toBe(6);
  expect(read).toHaveBeenCalledTimes(2);
});
