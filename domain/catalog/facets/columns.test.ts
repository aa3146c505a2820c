import { expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

type Line = readonly [string, string];
const paper = (size: string, weight: string, more: readonly Line[] = []) =>
  [['Brand', 'Northline'], ['Paper weight', weight], ['Paper size', size], ['Color', 'White'], ...more] as const;
const labelsOf = (...items: Parameters<typeof columnsOf>[0]) => columnsOf(items).map(({ label }) => label);

it('what most say of themselves, and not all the same, stands in columns, as they say it', () => {
  expect(columnsOf([paper('Letter', '20 lb'), paper('Legal', '20 lb'), paper('Letter', '24 lb')])).toEqual([
    { label: 'Paper weight', values: ['20 lb', '20 lb', '24 lb'] },
    { label: 'Paper size', values: ['Letter', 'Legal', 'Letter'] },
  ]);
  const many = (value: string) => ['A', 'B', 'C', 'D', 'E'].map((label, place) => [label, value[place] ?? ''] as const);
  expect(labelsOf(many('12121'), many('11221'), many('11112'), many('22222'))).toEqual(['A', 'B', 'C', 'D']);
});

it('what follows from another column has none', () => {
  const said = (weight: string, thickness: string, bright: string) =>
    paper('Letter', weight, [
      ['Thickness', thickness],
      ['Brightness', bright],
    ]);
  expect(labelsOf(said('20 lb', '3.9 mil', '92'), said('24 lb', '4.7 mil', '92'), said('24 lb', '4.7 mil', '96'))).toEqual([
    'Paper weight',
    'Brightness',
  ]);
});

it('what few say, what takes long to read and what is said elsewhere has no column', () => {
  const long = 'Acid-free, for archives, and chlorine-free';
  expect(labelsOf(paper('Letter', '20 lb', [['Model', 'A']]), paper('Letter', '20 lb', [['Model', 'B']]))).toEqual([]);
  expect(labelsOf(paper('Letter', '20 lb', [['Holes', '3']]), paper('Letter', '20 lb'))).toEqual([]);
  expect(labelsOf(paper('Letter', '20 lb', [['Finish', long]]), paper('Letter', '20 lb', [['Finish', 'Matte']]))).toEqual([]);
  expect(labelsOf()).toEqual([]);
});

it('what stands in brackets is left out unless it tells two apart', () => {
  expect(columnsOf([paper('8.5 x 11 in (letter)', 'a'), paper('8.5 x 14 in (legal)', 'a')])[0]?.values).toEqual([
    '8.5 x 11 in',
    '8.5 x 14 in',
  ]);
  expect(columnsOf([paper('A4 (white)', 'a'), paper('A4 (cream)', 'a')])[0]?.values).toEqual(['A4 (white)', 'A4 (cream)']);
});
