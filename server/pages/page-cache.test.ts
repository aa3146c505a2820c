import { describe, expect, it } from 'vitest';
import { askerNow, workFor } from '../db/asking/asking.ts';
import { cutPage } from './cut-page.ts';
import { unpackPage } from './packed-page.ts';
import { makePageCache, type KeptPage, type MadePage } from './page-cache.ts';

const page = (text: string, mayBeKept = true): MadePage => ({
  status: 200,
  headers: [],
  page: cutPage(text, []),
  madeOf: undefined,
  mayBeKept,
});

const textOf = async ({ page: made, packed }: KeptPage) => (made ?? (await unpackPage(packed))).pieces[0]?.toString();

/** A cache, its clock, and a way to ask it for a page that says which rendering it is. */
function aCache(mayBeKept = true) {
  const clock = { now: 0 };
  const cache = makePageCache({ now: () => clock.now });
  let made = 0;
  const ask = async (key = 'paper') => {
    const kept = await cache.get(key, async () => {
      made += 1;
      return page(`rendering ${made}`, mayBeKept);
    });
    return textOf(kept);
  };
  return { clock, cache, ask };
}

describe('a page for many', () => {
  it('is made once for all who ask at the same time, and for who comes within half a minute', async () => {
    const { clock, ask } = aCache();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['rendering 1', 'rendering 1', 'rendering 1']);
    clock.now = 29_999;
    expect(await ask()).toBe('rendering 1');
    expect(await ask('toner')).toBe('rendering 2');
  });

  it('that is hardly out of date is given once more while it is made anew', async () => {
    const { clock, ask } = aCache();
    await ask();
    clock.now = 30_500;
    expect(await ask()).toBe('rendering 1');
    await expect.poll(() => ask()).toBe('rendering 2');
  });

  it('that is older is waited for', async () => {
    const { clock, ask } = aCache();
    await ask();
    clock.now = 31_000;
    expect(await ask()).toBe('rendering 2');
  });

  it('is as it was made for the first who asks, and packed for all others', async () => {
    const { cache } = aCache();
    const ask = () => cache.get('paper', async () => page('once'));
    expect((await ask()).packed).toBeUndefined();
    const all = await Promise.all([ask(), ask()]);
    expect(all.map(({ packed }) => packed?.bytes.length)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(all[0]).toBe(all[1]);
    expect(await ask()).toBe(all[0]);
  });

  it('that would be made the same is kept as it is, packed, for another half a minute', async () => {
    const clock = { now: 0 };
    const packed: string[] = [];
    const cache = makePageCache({ now: () => clock.now, onPacked: () => packed.push('packed') });
    const ask = () => cache.get('paper', async (before) => before ?? page('once'));
    await ask();
    const first = await ask();
    clock.now = 40_000;
    expect(await ask()).toBe(first);
    clock.now = 69_999;
    expect(await cache.get('paper', async () => page('again'))).toBe(first);
    expect(packed).toEqual(['packed']);
    clock.now = 72_000;
    expect(await textOf(await cache.get('paper', async () => page('again')))).toBe('again');
  });

  it('that only one visitor has asked for yet makes room for others, one that is wanted does not', async () => {
    const { ask } = aCache();
    expect([await ask('wanted'), await ask('wanted'), await ask('rare')]).toEqual(['rendering 1', 'rendering 1', 'rendering 2']);
    for (let other = 0; other < 100; other += 1) await ask(`other ${other}`);
    expect([await ask('wanted'), await ask('rare')]).toEqual(['rendering 1', 'rendering 103']);
  });

  it('that is asked for often is not pushed out by whatever is made up and asked for twice, nor a new one kept out by those', async () => {
    const { clock, ask } = aCache();
    for (let time = 0; time < 3; time += 1) await ask('wanted');
    for (let other = 0; other < 2_100; other += 1) {
      await ask(`made up ${other}`);
      await ask(`made up ${other}`);
    }
    expect(await ask('wanted')).toBe('rendering 1');
    // There is no room for one more that was asked for as often as the others: it is kept as a new one.
    const fresh = [await ask('new'), await ask('new'), await ask('new')];
    expect(new Set(fresh).size).toBe(1);
    for (let other = 0; other < 100; other += 1) await ask(`other ${other}`);
    expect(await ask('new')).toBe(fresh[0]);
    expect(await ask('wanted')).toBe('rendering 1');
    // Of an evening's pages nobody asks the next morning, however often they were asked for.
    clock.now = 40_000;
    const later = await ask('made up 3000');
    expect(await ask('made up 3000')).toBe(later);
    for (let other = 0; other < 100; other += 1) await ask(`one more ${other}`);
    expect(await ask('made up 3000')).toBe(later);
  });

  it('that was asked for often before it was made anew makes room for one that is asked for more often now', async () => {
    const { clock, ask } = aCache();
    const askAll = async (times: number) => {
      for (let other = 0; other < 2_000; other += 1) for (let time = 0; time < times; time += 1) await ask(`before ${other}`);
    };
    await askAll(8);
    clock.now = 31_000;
    await askAll(1);
    const made = await ask('now');
    for (let time = 0; time < 4; time += 1) await ask('now');
    for (let other = 0; other < 100; other += 1) await ask(`other ${other}`);
    expect(await ask('now')).toBe(made);
  }, 60_000);

  it('that may not be kept is made for those who wait, and for the next ones again', async () => {
    const { ask } = aCache(false);
    expect(await Promise.all([ask(), ask()])).toEqual(['rendering 1', 'rendering 1']);
    expect(await ask()).toBe('rendering 2');
  });

  it('that fails is tried again by the next one', async () => {
    const { cache, ask } = aCache();
    await expect(cache.get('paper', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask()).toBe('rendering 1');
  });

  it('that fails while it is made anew leaves the one before, until that is too old', async () => {
    const { clock, cache, ask } = aCache();
    await ask();
    clock.now = 30_500;
    const failing = () => cache.get('paper', () => Promise.reject(new Error('no')));
    expect(await textOf(await failing())).toBe('rendering 1');
    expect(await ask()).toBe('rendering 1');
    clock.now = 31_000;
    await expect.poll(() => ask()).toBe('rendering 2');
  });
});

describe('a page for which some wait who hang up', () => {
  const anAsker = () => {
    const gone = new AbortController();
    return { signal: gone.signal, hangUp: () => gone.abort() };
  };
  /** Lets everything go on that can. */
  const moments = () => new Promise((resolve) => setTimeout(resolve, 5));

  /** A cache whose pages are made when they are told to be, and tells for whom. */
  function aSlowCache() {
    const clock = { now: 0 };
    let packed = 0;
    const cache = makePageCache({ now: () => clock.now, onPacked: () => (packed += 1) });
    const makings: { readonly isMade: (text: string) => void; readonly signal: AbortSignal | undefined }[] = [];
    const ask = (who?: { readonly signal: AbortSignal }) =>
      workFor(who, () =>
        cache.get('paper', async () => {
          const { promise, resolve } = Promise.withResolvers<string>();
          makings.push({ isMade: resolve, signal: askerNow()?.signal });
          return page(await promise);
        }),
      );
    return { clock, ask, makings, timesPacked: () => packed };
  }

  it('is packed once for all who come, also when those for whom it was made are gone', async () => {
    const { clock, ask, makings, timesPacked } = aSlowCache();
    const first = ask();
    makings[0]?.isMade('once');
    await first;
    clock.now = 40_000;
    const asker = anAsker();
    const given = ask(asker);
    // Large enough that it is packed for a while.
    makings[1]?.isMade(Array.from({ length: 60_000 }, (_, n) => `item ${n}`).join());
    await moments();
    expect(timesPacked()).toBe(0);
    asker.hangUp();
    const all = await Promise.all([given, ...Array.from({ length: 10 }, () => ask())]);
    expect(new Set(all).size).toBe(1);
    expect([makings.length, timesPacked()]).toEqual([2, 1]);
  });

  it('is made anew for whoever comes next, and that one is kept: what was given up is not, whenever it is there', async () => {
    const { ask, makings } = aSlowCache();
    const asker = anAsker();
    const [early, late] = [ask(asker), ask(asker)];
    asker.hangUp();
    const [one, other] = [ask(), ask()];
    expect(makings).toHaveLength(2);
    makings[0]?.isMade('given up');
    expect(await Promise.all([early, late].map(async (kept) => textOf(await kept)))).toEqual(['given up', 'given up']);
    const another = ask();
    expect(makings).toHaveLength(2);
    makings[1]?.isMade('wanted');
    for (const kept of [one, other, another]) expect(await textOf(await kept)).toBe('wanted');
    expect(await textOf(await ask())).toBe('wanted');
  });

  it('that is hardly out of date is made anew for whoever comes next: the one who asked for it has the one before', async () => {
    const { clock, ask, makings } = aSlowCache();
    const first = ask();
    makings[0]?.isMade('before');
    await first;
    clock.now = 30_500;
    const asker = anAsker();
    expect(await textOf(await ask(asker))).toBe('before');
    asker.hangUp();
    expect(makings[1]?.signal?.aborted).not.toBe(true);
    expect(await textOf(await ask())).toBe('before');
    expect(makings).toHaveLength(2);
    makings[1]?.isMade('after');
    await expect.poll(async () => textOf(await ask())).toBe('after');
  });
});
