import { expect, it } from 'vitest';
import { readSynonym } from './synonym.ts';

it('a synonym is kept in the form in which searches are read', () => {
  expect(readSynonym({ said: ' Lever-Arch ', means: 'Binder, 3-ring binder,\nbinder, lever arch', isNear: false })).toEqual({
    synonym: { said: 'lever arch', means: ['binder', '3 ring binder'], isNear: false },
  });
});

it.each([
  ['', 'gray', 'said'],
  ['🙂', 'gray', 'said'],
  ['a b c d e', 'gray', 'said'],
  ['x'.repeat(61), 'gray', 'said'],
  ['grey', '', 'means'],
  ['grey', 'Grey', 'means'],
  ['grey', 'gray, !!!', 'means'],
  ['grey', 'one two three four five', 'means'],
  ['grey', Array.from({ length: 9 }, (_, index) => `gray${'abcdefghi'[index]}`).join(), 'means'],
])('"%s" for "%s" is refused at its field', (said, means, field) => {
  expect(readSynonym({ said, means, isNear: false })).toMatchObject({ field });
});

it('of what is not carried has one nearest thing', () => {
  expect(readSynonym({ said: 'kleenex', means: 'facial tissue', isNear: true })).toEqual({
    synonym: { said: 'kleenex', means: ['facial tissue'], isNear: true },
  });
  expect(readSynonym({ said: 'kleenex', means: 'facial tissue, napkins', isNear: true })).toMatchObject({ field: 'means' });
});
