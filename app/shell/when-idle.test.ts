import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a browser that cannot say when it is idle is given 50 ms, and the work can be taken back [S9-11]', () => {
  const waiting = new Map<number, { work: () => void; ms: number }>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => {
    waiting.set(waiting.size + 1, { work, ms });
    return waiting.size;
  });
  vi.stubGlobal('clearTimeout', (id: number) => waiting.delete(id));
  const work = vi.fn();
  const takeBack = whenIdle(work);
  expect([...waiting.values()]).toEqual([{ work, ms: 50 }]);
  takeBack();
  expect(waiting.size).toBe(0);
});
