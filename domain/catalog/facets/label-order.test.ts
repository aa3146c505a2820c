import { expect, it } from 'vitest';
import { compareLabels } from './label-order.ts';

it('size and color are offered before what few ask for', () => {
  const labels = ['Coating', 'Tab position', 'Color', 'Material', 'Paper size', 'Antimicrobial'];
  expect(labels.toSorted(compareLabels)).toEqual(['Paper size', 'Color', 'Tab position', 'Antimicrobial', 'Coating', 'Material']);
  expect(compareLabels('Color', 'Color')).toBe(0);
});
