import { expect, it } from 'vitest';
import { amountText, isMet, linesOf, type Figure } from './figure.ts';
import { familyCpuMs } from './process.ts';
import type { Side } from './side-by-side.ts';

const side = (errors: number): Side => ({
  perSecond: 1_000,
  p50: 1,
  p95: 1,
  p99: 1,
  count: 10,
  errors,
  firstError: errors === 0 ? undefined : 'POST /x answered 500',
  cost: { server: 1, database: 1, generator: 1 },
});
const figure = (value: number, errors = 0): Figure => ({
  id: 'add',
  what: 'the add',
  value,
  unit: '×',
  goal: { atLeast: 0.5 },
  sides: { shop: side(errors) },
});

it('a figure that was measured while something failed is not met, however good it is', () => {
  expect([isMet(figure(0.6)), isMet(figure(0.6, 1))]).toEqual([true, false]);
  expect(isMet({ id: 'x', what: 'x', value: 1, unit: '', sides: { shop: side(1) } })).toBe(false);
  expect(linesOf(figure(0.6, 1))[0]).toMatch(/^SHORT/);
});

it('what could not be told is not met, and is said as such', () => {
  expect(isMet(figure(Number.NaN))).toBe(false);
  expect([amountText({ value: Number.NaN, unit: 'ms' }), amountText({ value: null, unit: 'ms' })]).toEqual(['not known', 'not known']);
});

it('no process costs nothing: not what all processes of the machine do', () => {
  expect(familyCpuMs(0)).toBe(0);
  expect(familyCpuMs(process.pid)).toBeGreaterThan(0);
});
