import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { beginsLike, readyBeginning, readyName } from './begins-like.ts';
import { makeLexicon } from './lexicon.ts';
import { queryWords } from './query-words.ts';
import { suggestTerms } from './suggest-terms.ts';
import { anyText } from '#tests/support/any-text.ts';

const lexicon = makeLexicon({
  kinds: [
    { id: 'copy', names: ['copy paper', 'printer paper', 'paper', 'white paper'] },
    { id: 'stapler', names: ['stapler', 'desk stapler'] },
    { id: 'bags', names: ['trash bag', 'garbage bag', 'can liner'] },
    { id: 'staples', names: ['staple', 'stapler staple'] },
    { id: 'towels', names: ['paper towel', 'hand towel'] },
    { id: 'cells', names: ['battery'], partNames: ['aa battery', 'd battery'] },
    { id: 'wipes', names: ['disinfecting wipe', 'wipe'] },
    { id: 'secret', names: ['paper shredder oil'] },
    { id: 'gel', names: ['gel pen', 'pen', 'ink pen'] },
    { id: 'ballpoint', names: ['ballpoint pen', 'pen', 'cheap pen'] },
    { id: 'pencil', names: ['pencil'] },
    { id: 'recycled', names: ['recycled paper', 'paper', 'recycled copy paper'] },
  ],
  synonyms: [{ said: 'lysol', means: ['disinfecting wipes'], isNear: true }],
  words: new Map([['envelope', 9]]),
});
const begun = (typed: string) => suggestTerms(typed, { lexicon, mayName: (id) => id !== 'secret', most: 4 });
const suggest = (typed: string) => {
  const { words, terms, kinds } = begun(typed);
  return { words, terms: terms.map(({ text }) => text), kinds };
};

describe('names of things that begin like what is typed', () => {
  it.each([
    ['st', ['staplers', 'staples']],
    ['copy pa', ['copy paper']],
    ['trash b', ['trash bags']],
    ['trashb', ['trash bags']],
    ['where can i buy tow', ['paper towels']],
    ['batterie', ['batteries']],
    ['STAPLERS', ['staplers']],
    ['staples', ['staples']],
    ['wip', ['disinfecting wipes']],
    ['dis', ['disinfecting wipes']],
  ])('"%s" is on its way to %j, as shops write it', (typed, terms) => {
    expect(suggest(typed).terms).toEqual(terms);
  });

  it.each([
    ['pap', ['paper', 'paper towels', 'copy paper', 'recycled paper']],
    ['pen', ['pens', 'pencils', 'gel pens', 'ballpoint pens']],
    ['liner', ['can liners']],
    ['cop', ['copy paper']],
    ['chea', []],
  ])('"%s" is what the shop calls its things, %j, and what else people call them only where it calls nothing so', (typed, terms) => {
    expect(suggest(typed).terms).toEqual(terms);
  });

  it.each([
    ['pap tow', ['paper towels']],
    ['cop pap', ['copy paper']],
    ['pri pap', ['printer paper']],
    ['pa qqq', []],
  ])('are found where several words are half typed: "%s"', (typed, terms) => {
    const found = suggestTerms(typed, { lexicon, mayName: (id) => id !== 'secret', most: 4, reading: 'EACH_BEGUN' });
    expect(found.terms.map(({ text }) => text)).toEqual(terms);
  });

  it.each([
    ['pape tow whi', 'paper towels', ['towels'], ['whi']],
    ['stapl blk', 'staplers', ['stapler'], ['black']],
    ['blu gel pe', 'gel pens', ['gel'], ['blue']],
    ['qqq xx', undefined, [], []],
  ])('are named by some words of "%s", and the others are said of the thing', (typed, name, kinds, said) => {
    const found = suggestTerms(typed, { lexicon, mayName: (id) => id !== 'secret', most: 4, reading: 'NAME_AND_MORE' });
    expect([found.terms[0]?.text, found.kinds, found.said]).toEqual([name, kinds, said]);
  });

  it('ask for what is between two sizes no more than for the first of them', () => {
    expect(begun('2-1/4 x').words).toEqual(begun('2-1/4').words);
  });

  it('begin with what is there already', () => {
    expect(suggest('paper')).toEqual({
      words: ['paper'],
      terms: ['paper', 'paper towels', 'copy paper', 'recycled paper'],
      kinds: ['copy', 'recycled'],
    });
  });

  it.each([
    ['stpal', 'staplers'],
    ['garbge ba', 'garbage bags'],
    ['batter y', undefined],
    ['printr pap', 'printer paper'],
    ['tsapl', 'staplers'],
  ])('are found for the misspelled "%s"', (typed, first) => {
    expect(suggest(typed).terms[0]).toBe(first);
  });

  it('begin with the right name of what is misspelled as a whole, before what begins with it', () => {
    expect(suggest('staplr')).toEqual({ words: ['stapler'], terms: ['staplers'], kinds: ['stapler'] });
    expect(suggest('printr paper').terms).toEqual(['printer paper']);
    const others = makeLexicon({
      kinds: [
        { id: 'staples', names: ['stapler staple'] },
        { id: 'stapler', names: ['stapler'] },
      ],
      synonyms: [],
      words: new Map(),
    });
    expect(suggestTerms('staplr', { lexicon: others, mayName: () => true, most: 4 }).terms).toEqual([
      { text: 'staplers' },
      { text: 'stapler staples' },
    ]);
  });

  it('are of what comes near, where the shop does not carry what is typed', () => {
    for (const typed of ['lys', 'lysol', 'lisol'])
      expect(begun(typed), typed).toMatchObject({
        terms: [{ text: 'disinfecting wipes', insteadOf: 'lysol' }],
        kinds: ['wipes'],
        isPart: false,
      });
    expect(begun('wip').terms).toEqual([{ text: 'disinfecting wipes' }]);
  });

  it('may stand for some things of a kind', () => {
    expect(begun('d batt')).toMatchObject({ terms: [{ text: 'd batteries' }], kinds: ['cells'], said: ['d'], isPart: true });
    expect(begun('battery')).toMatchObject({ kinds: ['cells'], said: [], isPart: false });
  });

  it('are on their way behind a word that says more of a thing, from two letters on', () => {
    const pens = makeLexicon({
      kinds: [
        { id: 'toner', names: ['black toner'] },
        { id: 'gel', names: ['gel pen', 'pen'] },
        { id: 'ballpoint', names: ['ballpoint pen', 'pen'] },
      ],
      synonyms: [],
      words: new Map([['black', 9]]),
    });
    const reading = 'NAME_AND_MORE';
    expect(suggestTerms('black pe', { lexicon: pens, mayName: () => true, most: 4, reading })).toMatchObject({
      terms: [{ text: 'pens' }],
      said: ['black'],
    });
    expect(suggestTerms('pe', { lexicon: pens, mayName: () => true, most: 4, reading }).terms).toEqual([]);
  });

  it('are never those of a kind that may not be named', () => {
    expect(suggest('paper shr')).toMatchObject({ terms: [], kinds: [] });
    expect(suggest('pap').terms).not.toContain('paper shredder oil');
  });

  it('are few, whatever is typed', () => {
    fc.assert(
      fc.property(anyText(300), (typed) => {
        expect(suggest(typed).terms.length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 200 },
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
