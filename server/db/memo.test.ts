import { describe, expect, it } from 'vitest';
import { Memo } from './memo.ts';
import { RecentlyUsed } from './recently-used.ts';

describe('an answer that is kept', () => {
  it('is made once for all who ask at the same time and after', async () => {
    const memo = new Memo<number>({ most: 10, seconds: 60 });
    let made = 0;
    const make = async () => (made += 1);
    expect(await Promise.all([memo.get('a', make), memo.get('a', make)])).toEqual([1, 1]);
    expect(await memo.get('a', make)).toBe(1);
    expect(await memo.get('b', make)).toBe(2);
  });

  it('is made anew when its time is over, or everything was forgotten', async () => {
    const memo = new Memo<number>({ most: 10, seconds: 0 });
    let made = 0;
    const make = async () => (made += 1);
    await memo.get('a', make);
    expect(await memo.get('a', make)).toBe(2);
    const long = new Memo<number>({ most: 10, seconds: 60 });
    await long.get('a', make);
    long.clear();
    expect(await long.get('a', make)).toBe(4);
  });

  it('is not kept when it failed', async () => {
    const memo = new Memo<number>({ most: 10, seconds: 60 });
    await expect(memo.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memo.get('a', async () => 7)).toBe(7);
  });
});

describe('what was used last', () => {
  it('stays when there is no room for all', () => {
    const map = new RecentlyUsed<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.get('a');
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
  });

  it('is not kept when it was forgotten while it was read: it may be from before the change', async () => {
    const map = new RecentlyUsed<string, number>(2);
    const read = async (between: () => void) => {
      between();
      return 1;
    };
    const keep = (value: number) => map.set('a', value);
    await map.keepFound(() => read(() => map.clear()), keep);
    await map.keepFound(() => read(() => map.delete('a')), keep);
    expect(map.size).toBe(0);
    expect(await map.keepFound(() => read(() => undefined), keep)).toBe(1);
    expect(map.get('a')).toBe(1);
  });
});
