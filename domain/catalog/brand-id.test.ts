import { expect, it } from 'vitest';
import { brandId } from './brand-id.ts';

it.each([
  ['Northline', 'northline'],
  ['Tallow & Reed', 'tallow-reed'],
  ['Étoile 3D+', 'etoile-3d'],
  ['  A--B ', 'a-b'],
  ['三菱 Pencil', '三菱-pencil'],
  ['がくげい', 'がくげい'],
  ['한글', '한글'],
  ['Ｐｅｎ Ltd.', 'pen-ltd'],
])('the page of the brand %s is named %s', (brand, id) => {
  expect(brandId(brand)).toBe(id);
});
