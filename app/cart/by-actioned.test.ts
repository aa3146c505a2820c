import { expect, it } from 'vitest';
import { byActioned } from './by-actioned.ts';

it('what was touched last begins with what was added, then what was edited, then what went down [C4-09]', () => {
  const rows = (['DELETED_ITEM', 'NONE', 'EDIT_ITEM', 'ADD_ITEM', 'EDIT_ITEM'] as const).map((actioned, index) => ({ actioned, index }));
  expect(byActioned(rows).map(({ index }) => index)).toEqual([3, 2, 4, 0, 1]);
});
