import { describe, expect, it } from 'vitest';
import { askerNow, NobodyWaits, workFor, type Asker } from './asking/asking.ts';
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

describe('an answer that is being made', () => {
  const asker = () => {
    const gone = new AbortController();
    return { signal: gone.signal, hangUp: () => gone.abort() };
  };
  const making = () => {
    const memo = new Memo<string>({ most: 10, seconds: 60 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const seen: (Asker | undefined)[] = [];
    const make = () => {
      seen.push(askerNow());
      return promise;
    };
    return { ask: (who?: Asker) => workFor(who, () => memo.get('a', make)), isGivenUp: () => seen[0]?.signal.aborted, seen, resolve };
  };

  it('is given up when the last of those who wait for it hangs up, and made anew for who comes then', async () => {
    const { ask, isGivenUp, seen, resolve } = making();
    const [one, other] = [asker(), asker()];
    const answers = [ask(one), ask(other)];
    one.hangUp();
    expect(isGivenUp()).toBe(false);
    other.hangUp();
    expect(isGivenUp()).toBe(true);
    answers.push(ask(asker()));
    expect(seen).toHaveLength(2);
    expect(seen[1]?.signal.aborted).toBe(false);
    resolve('made');
    expect(await Promise.all(answers)).toEqual(['made', 'made', 'made']);
  });

  it('is never given up where it is made for nobody in particular, too', () => {
    const { ask, isGivenUp } = making();
    const one = asker();
    void ask();
    void ask(one);
    one.hangUp();
    expect(isGivenUp()).toBe(false);
  });

  it('that fails after it was given up takes away none that was made since', async () => {
    const memo = new Memo<string>({ most: 10, seconds: 60 });
    const one = asker();
    const { promise, reject } = Promise.withResolvers<string>();
    const first = workFor(one, () => memo.get('a', () => promise));
    one.hangUp();
    expect(await memo.get('a', async () => 'second')).toBe('second');
    reject(new NobodyWaits());
    await expect(first).rejects.toThrow(NobodyWaits);
    expect(await memo.get('a', async () => 'third')).toBe('second');
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
