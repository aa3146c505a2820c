import { describe, expect, it } from 'vitest';
import { KIND_WORDS } from '#database/demo/catalog/words/kind-words.ts';
import { PART_WORDS } from '#database/demo/catalog/words/part-words.ts';
import { nameKey } from '../lexicon.ts';
import { queryWords } from '../query-words.ts';
import { pluralName } from './plural-name.ts';

describe('the name of a kind of thing, as shops write it over many', () => {
  it.each([
    ['file folder', 'file folders'],
    ['battery', 'batteries'],
    ['hanging file box', 'hanging file boxes'],
    ['hole punch', 'hole punches'],
    ['bookshelf', 'bookshelves'],
    ['computer mouse', 'computer mice'],
    ['scissor', 'scissors'],
    ['scissors', 'scissors'],
    ['key', 'keys'],
    ['ream of paper', 'reams of paper'],
    ['file cabinet with lock', 'file cabinets with lock'],
  ])('of %s is %s', (name, shown) => {
    expect(pluralName(name)).toBe(shown);
  });

  it.each(['copy paper', 'packing tape', 'black toner', 'coffee', 'glue', 'ink', 'card stock', 'aa', '9v', 'a4', 'paper clips'])(
    'of %s is the same',
    (name) => {
      expect(pluralName(name)).toBe(name);
    },
  );

  it('is searched for as the name itself', () => {
    const names = [...Object.values(KIND_WORDS), ...Object.values(PART_WORDS)].flatMap((all) => all.split(', '));
    expect(names.filter((name) => nameKey(queryWords(pluralName(name))) !== nameKey(queryWords(name)))).toEqual([]);
  });
});
