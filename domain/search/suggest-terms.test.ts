import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { beginsLike, readyBeginning, readyName } from './begins-like.ts';
import { makeLexicon } from './lexicon.ts';
import { queryWords } from './query-words.ts';
import { suggestTerms } from './suggest-terms.ts';

const lexicon = makeLexicon({
  kinds: [
    { id: 'copy', names: ['copy paper', 'printer paper', 'paper', 'white paper'] },
    { id: 'stapler', names: ['stapler', 'desk stapler'] },
    { id: 'bags', names: ['trash bag', 'garbage bag', 'can liner'] },
    { id: 'staples', names: ['staple', 'stapler staple'] },
    { id: 'towels', names: ['paper towel', 'hand towel'] },
    { id: 'cells', names: ['battery', 'aa battery'] },
    { id: 'secret', names: ['paper shredder oil'] },
  ],
  synonyms: [],
  words: new Map([['envelope', 9]]),
});
const suggest = (typed: string) => suggestTerms(typed, { lexicon, mayName: (id) => id !== 'secret', most: 4 });

describe('names of things that begin like what is typed', () => {
  it.each([
    ['st', ['stapler', 'staple']],
    ['copy pa', ['copy paper']],
    ['trash b', ['trash bag']],
    ['trashb', ['trash bag']],
    ['liner', ['can liner']],
    ['where can i buy tow', ['paper towel']],
    ['batterie', ['battery']],
    ['STAPLERS', ['stapler staple']],
  ])('"%s" is on its way to %j', (typed, terms) => {
    expect(suggest(typed).terms).toEqual(terms);
  });

  it('are not what is there already, and one for each kind', () => {
    expect(suggest('paper')).toEqual({ words: ['paper'], terms: ['paper towel'], kinds: ['copy'] });
  });

  it.each([
    ['stpal', 'stapler'],
    ['garbge ba', 'garbage bag'],
    ['batter y', undefined],
    ['printr pap', 'printer paper'],
    ['tsapl', 'stapler'],
  ])('are found for the misspelled "%s"', (typed, first) => {
    expect(suggest(typed).terms[0]).toBe(first);
  });

  it('begin with the right name of what is misspelled as a whole, before what begins with it [S7-50]', () => {
    expect(suggest('staplr')).toEqual({ words: ['stapler'], terms: ['stapler', 'stapler staple'], kinds: ['stapler'] });
    expect(suggest('printr paper').terms).toEqual(['printer paper']);
    expect(suggest('stapler').terms).toEqual(['stapler staple']);
    const others = makeLexicon({
      kinds: [
        { id: 'staples', names: ['stapler staple'] },
        { id: 'stapler', names: ['stapler'] },
      ],
      synonyms: [],
      words: new Map(),
    });
    expect(suggestTerms('staplr', { lexicon: others, mayName: () => true, most: 4 }).terms).toEqual(['stapler', 'stapler staple']);
  });

  it('are never those of a kind that may not be named', () => {
    expect(suggest('paper shr')).toMatchObject({ terms: [], kinds: [] });
    expect(suggest('pap').terms).not.toContain('paper shredder oil');
  });

  it('are few, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        expect(suggest(typed).terms.length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 30 },
    );
    expect(suggest('🙂')).toEqual({ words: [], terms: [], kinds: [] });
  });
});

describe('a name', () => {
  it.each([
    ['Post-it Notes, 3x3', 'post it', 'FROM_START'],
    ['Post-it Notes, 3x3', 'note', 'WITHIN'],
    ['Whiteboard Markers', 'white bo', 'FROM_START'],
    ['Boxes', 'boxe', 'FROM_START'],
    ['Copy Paper', 'paper co', 'WITHIN'],
    ['Copy Paper', 'pap co', undefined],
    ['Copy Paper', 'aper', undefined],
  ])('%s begins like "%s": %s', (name, typed, likeness) => {
    expect(beginsLike(readyName(name), readyBeginning(queryWords(typed)))).toBe(likeness);
  });
});
