import { expect, it } from 'vitest';
import { lastCompared } from './compare.ts';
import type { Figure } from './figure.ts';
import { Kept, keptOf } from './history.ts';

const figure = (id: string, value: number): Figure => ({ id, what: `the ${id}`, value, unit: '×', goal: { atLeast: 0.5 } });
const aRun = (commit: string, ...figures: Figure[]) => keptOf(figures, { at: '2026-11-22T12:00:00.000Z', commit });

it('two runs stand side by side, with what changed, and with what only one of them has', () => {
  const lines = lastCompared([
    aRun('00000000'),
    aRun('11111111', figure('add', 0.4), figure('old', 1)),
    aRun('22222222', figure('add', 0.5), figure('new', 0.1)),
  ]);
  expect(lines[0]).toMatch(/11111111 +22222222/);
  expect(lines.slice(3)).toEqual([
    expect.stringMatching(/^the add +0\.40 × +0\.50 × +\+25 % +goal ≥ 0\.50$/),
    expect.stringMatching(/^the old +1 × +– +goal ≥ 0\.50$/),
    expect.stringMatching(/^the new +– +0\.10 × +goal ≥ 0\.50 SHORT$/),
  ]);
});

it('a figure that could not be told in one of them is told as such', () => {
  const kept = aRun('22222222', figure('add', Number.NaN));
  expect(Kept.parse(JSON.parse(JSON.stringify(kept))).figures[0]).toMatchObject({ value: null, isMet: false });
  expect(lastCompared([aRun('11111111', figure('add', 0.4)), kept])[3]).toMatch(/^the add +0\.40 × +not known +goal ≥ 0\.50 SHORT$/);
});

it('where there are no two runs, it is said how to come by them', () => {
  expect(lastCompared([])).toEqual([expect.stringContaining('bench/history has no run.')]);
  expect(lastCompared([aRun('11111111')])).toEqual([expect.stringContaining('bench/history has one run, of 2026-11-22.')]);
});
