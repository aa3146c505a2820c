import { expect, it } from 'vitest';
import { partsHad } from './parts-had.ts';

it('search knows the parts that a thing has, and not those that it has not', () => {
  expect(
    partsHad([
      ['Color', 'Black'],
      ['Eraser', 'Latex-free'],
      ['Arms', 'None'],
      ['Touchscreen', 'No'],
      ['Inside pockets', '2'],
      ['Dietary', 'Vegan, gluten-free'],
    ]),
  ).toEqual(['Eraser', 'Inside pockets', 'Vegan, gluten-free']);
});
