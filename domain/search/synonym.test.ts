import { expect, it } from 'vitest';
import { readSynonym } from './synonym.ts';

it('a synonym is kept in the form in which searches are read', () => {
  expect(readSynonym(' Lever-Arch ', 'Binder, 3-ring binder,\nbinder, lever arch')).toEqual({
    synonym: { said: 'lever arch', means: ['binder', '3 ring binder'] },
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
  expect(readSynonym(said, means)).toMatchObject({ field });
});
