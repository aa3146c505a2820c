import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptEach } from './kept-each.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers with the key in capitals, and notes what it was asked. */
function reader() {
  const asked: (readonly string[])[] = [];
  const read = async (missing: readonly string[]) => {
    asked.push(missing);
    return new Map(missing.map((key) => [key, key.toUpperCase()]));
  };
  return { asked, read };
}

it('asks for what is missing, together and once, for each whom it holds for', async () => {
  const kept = new KeptEach<string>({ most: 10, seconds: 60 });
  const { asked, read } = reader();
  expect([...(await kept.get('guest', ['a', 'b', 'a'], read))]).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ]);
  expect((await kept.get('guest', ['b', 'c'], read)).get('c')).toBe('C');
  expect((await kept.get('guest', ['a', 'b', 'c'], read)).size).toBe(3);
  await kept.get('account', ['a'], read);
  expect(asked).toEqual([['a', 'b'], ['c'], ['a']]);
});

it('asks again when an answer is too old, and when all is forgotten', async () => {
  const kept = new KeptEach<string>({ most: 10, seconds: 60 });
  const { asked, read } = reader();
  await kept.get('guest', ['a'], read);
  vi.advanceTimersByTime(61_000);
  await kept.get('guest', ['a'], read);
  kept.clear();
  await kept.get('guest', ['a'], read);
  expect(asked).toEqual([['a'], ['a'], ['a']]);
});

it('keeps nothing that was read before all was forgotten: it may be of before the change', async () => {
  const kept = new KeptEach<string>({ most: 10, seconds: 60 });
  const { asked, read } = reader();
  const found = await kept.get('guest', ['a'], async (missing) => {
    kept.clear();
    return read(missing);
  });
  expect(found.get('a')).toBe('A');
  await kept.get('guest', ['a'], read);
  expect(asked.length).toBe(2);
});
