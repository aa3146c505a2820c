import { describe, expect, it } from 'vitest';
import { NobodyWaits, workFor } from './asking.ts';
import { fewAtATime, TooManyWaiting } from './few-at-a-time.ts';

/** Work that is done when it is told to be. */
function aWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, resolve, reject, hasBegun: () => hasBegun };
}

it('does a few at a time, lets some wait, and turns the others away until there is room', async () => {
  const few = fewAtATime({ most: 2, mostWaiting: 2 });
  const works = Array.from({ length: 4 }, aWork);
  const done = works.map(({ work }) => few(work));
  const turnedAway = aWork();
  await expect(few(turnedAway.work)).rejects.toThrow(TooManyWaiting);
  expect([...works, turnedAway].map((one) => one.hasBegun())).toEqual([true, true, false, false, false]);
  works[0]?.resolve('first');
  expect(await done[0]).toBe('first');
  await expect.poll(() => works[2]?.hasBegun()).toBe(true);
  const later = aWork();
  const last = few(later.work);
  for (const { resolve } of [...works, later]) resolve('done');
  expect(await last).toBe('done');
});

it('goes on after work that failed', async () => {
  const few = fewAtATime({ most: 1, mostWaiting: 1 });
  const failing = aWork();
  const failed = few(failing.work);
  const next = few(async () => 'next');
  failing.reject(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  expect(await next).toBe('next');
});

it('does not begin what nobody waits for any more when its turn comes', async () => {
  const few = fewAtATime({ most: 1, mostWaiting: 2 });
  const [first, second, third] = [aWork(), aWork(), aWork()];
  const gone = new AbortController();
  const done = [few(first.work), workFor({ signal: gone.signal }, () => few(second.work)), few(third.work)];
  gone.abort();
  for (const { resolve } of [first, third]) resolve('done');
  await expect(done[1]).rejects.toThrow(NobodyWaits);
  expect(await Promise.all([done[0], done[2]])).toEqual(['done', 'done']);
  expect(second.hasBegun()).toBe(false);
});

it('gives the places in the line of those who hung up to others', async () => {
  const few = fewAtATime({ most: 1, mostWaiting: 2 });
  const [running, waiting] = [aWork(), aWork()];
  const gone = new AbortController();
  const begun = few(running.work);
  const dropped = Array.from({ length: 2 }, () => workFor({ signal: gone.signal }, () => few(aWork().work)));
  await expect(few(waiting.work)).rejects.toThrow(TooManyWaiting);
  gone.abort();
  for (const one of dropped) await expect(one).rejects.toThrow(NobodyWaits);
  const done = [few(waiting.work), few(aWork().work)];
  running.resolve('first');
  expect(await begun).toBe('first');
  waiting.resolve('second');
  expect(await done[0]).toBe('second');
});

describe('of one place', () => {
  const at = <T>(from: string, work: () => T): T => workFor({ signal: new AbortController().signal, from }, work);

  it('no more than a part waits, and others find room in the line [T64]', async () => {
    const few = fewAtATime({ most: 1, mostWaiting: 4, mostOfOne: 2 });
    const works = Array.from({ length: 4 }, aWork);
    const many = works.slice(0, 3).map(({ work }) => at('many', () => few(work)));
    await expect(at('many', () => few(aWork().work))).rejects.toThrow(TooManyWaiting);
    const other = at('other', () => few(works[3]?.work ?? aWork().work));
    for (const { resolve } of works) resolve('done');
    expect(await Promise.all([...many, other])).toEqual(['done', 'done', 'done', 'done']);
    // Who has left the line has room in it again.
    expect(await at('many', () => few(async () => 'again'))).toBe('again');
  });

  it('what waits is begun after that of a place that has less under way, however late it came [T64]', async () => {
    const few = fewAtATime({ most: 2, mostWaiting: 8, mostOfOne: 4 });
    const works = Array.from({ length: 5 }, aWork);
    const many = works.slice(0, 4).map(({ work }) => at('many', () => few(work)));
    const late = works[4] ?? aWork();
    const other = at('other', () => few(late.work));
    works[0]?.resolve('done');
    await many[0];
    await expect.poll(() => late.hasBegun()).toBe(true);
    expect(works.slice(2, 4).map((one) => one.hasBegun())).toEqual([false, false]);
    for (const { resolve } of works) resolve('done');
    expect(await Promise.all([...many, other])).toHaveLength(5);
  });
});
