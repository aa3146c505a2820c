import { expect, it } from 'vitest';
import { PLACEMENT_KEYS, PLACEMENTS, placementOf, schemeOf } from './placements.ts';

it('knows every placement by its key and by its scheme, and no other name', () => {
  expect([...PLACEMENT_KEYS].toSorted()).toEqual(Object.keys(PLACEMENTS).toSorted());
  for (const key of PLACEMENT_KEYS) expect([placementOf(key), placementOf(schemeOf(key))]).toEqual([key, key]);
  expect(placementOf('cart')).toBeUndefined();
  expect(placementOf('toString')).toBeUndefined();
});
