import { describe, expect, it } from 'vitest';
import { makeLexicon } from './lexicon.ts';
import { singular } from './singular.ts';
import { understandQuery, type Understood } from './understand-query.ts';

const lexicon = makeLexicon({
  kinds: [
    { id: 'paper', names: ['copy paper', 'paper', 'printer paper'] },
    { id: 'clips', names: ['paper clip', 'clip'] },
    { id: 'boards', names: ['whiteboard', 'white board'] },
    { id: 'markers', names: ['whiteboard marker', 'marker', 'dry erase marker'] },
    { id: 'gel', names: ['gel pen', 'pen'] },
    { id: 'ballpoint', names: ['ballpoint pen', 'pen'] },
    { id: 'boxes', names: ['box', 'moving box'] },
    { id: 'cups', names: ['cup'] },
    { id: 'stock', names: ['card stock'] },
    { id: 'staplers', names: ['stapler'] },
    { id: 'cleaners', names: ['cleaner', 'glass cleaner'] },
    { id: 'inkjets', names: ['inkjet printer', 'printer'] },
    { id: 'ink', names: ['ink', 'printer ink'] },
    { id: 'erasers', names: ['eraser', 'rubber'] },
    { id: 'binders', names: ['binder'] },
    { id: 'files', names: ['file', 'file folder'] },
  ],
  synonyms: [
    { said: 'grey', means: ['gray'] },
    { said: 'windex', means: ['glass cleaner'] },
    { said: 'lever arch file', means: ['binder'] },
  ],
  words: new Map([
    ['blue', 90],
    ['gray', 50],
    ['holder', 8],
    ['a4', 2],
    ['tn40', 2],
  ]),
  isOrdinary: (word) => ['fire', 'extinguisher', 'track'].includes(word),
});
const understood = (typed: string) => understandQuery(typed, lexicon);
const needs = ({ needs: all }: Understood) =>
  all.map(({ anyOf, importance }) => `${importance} ${anyOf.map((words) => words.join(' ')).join(' | ')}`);

describe('what is meant by a query', () => {
  it.each([
    ['copy paper', 'paper'],
    ['paperclips', 'clips'],
    ['white board', 'boards'],
    ['white board markers', 'markers'],
    ['pens', 'gel ballpoint'],
    ['pens gel blue', 'gel'],
    ['blue pens box of 12', 'gel ballpoint'],
    ['boxes', 'boxes'],
    ['card stock', 'stock'],
    ['where can i buy a stapler', 'staplers'],
    ['markers for whiteboard', 'markers'],
    ['something else', ''],
    ['cyan ink for inkjet printer', 'ink'],
    ['ink for printer', 'ink'],
    ['pens with rubber grip', 'gel ballpoint'],
    ['case for printer', 'inkjets'],
    ['where can i look for pens', 'gel ballpoint'],
    ['windex', 'cleaners'],
    ['blue lever arch files', 'binders'],
  ])('of kinds of things: %s is %s', (typed, kinds) => {
    expect(understood(typed).kinds.join(' ')).toBe(kinds);
  });

  it('is said of the thing in amounts, sizes and words', () => {
    expect(needs(understood('3 bx A4 copy paper'))).toEqual([
      'AMOUNT 3 pack | 3 box | 3 case | 3 carton | 3 set | 3 tub | 3 bag | 3 count',
      'SIZE a4',
    ]);
    expect(needs(understood('paper case of 10 reams'))).toEqual(['WORD case', 'AMOUNT 10 ream']);
    expect(needs(understood('12pk grey pens 8.5x11'))).toEqual([
      'AMOUNT 12 pack | 12 box | 12 case | 12 carton | 12 set | 12 tub | 12 bag | 12 count | dozen',
      'WORD grey | gray',
      'SIZE 8.5 x 11 | 8.5 inch x 11 | 8.5 ft x 11',
    ]);
    expect(needs(understood('1.5 inch clip'))).toEqual(['SIZE 1.5 in | 1.5 inch']);
  });

  it('says nothing of the thing where it says what that is for, or names it again', () => {
    expect(needs(understood('cyan ink for inkjet printer'))).toEqual(['WORD cyan']);
    expect(needs(understood('ink for acme j310 printer'))).toEqual(['WORD acme', 'SIZE j310']);
    expect(needs(understood('a blue cup to go with my cups'))).toEqual(['WORD blue']);
    expect(needs(understood('pens with rubber grip'))).toEqual(['WORD rubber', 'WORD grip']);
  });

  it('is a model in one word, however it is written', () => {
    for (const typed of ['TN-40', 'tn 40', 'TN40']) expect(needs(understood(typed))).toEqual(['SIZE tn40']);
    expect(needs(understood('net 30'))).toEqual(['WORD net', 'SIZE 30']);
  });

  it('is the number of an item, or how it begins, from four digits on', () => {
    expect(understood('20214').itemNumber).toBe('20214');
    expect(understood('item 2021').itemNumber).toBe('2021');
    expect(understood('202').itemNumber).toBeUndefined();
    expect(understood('2021 paper').itemNumber).toBeUndefined();
  });

  it('is what is typed where that is a word of the language, though a thing is called nearly so', () => {
    expect(understood('fire extinguisher')).toMatchObject({ kinds: [], corrected: undefined });
    expect(understood('fille')).toMatchObject({ kinds: ['files'], corrected: 'file' });
  });

  it('is a thing whose name comes last, and not the one that it is for', () => {
    expect(understood('blue cup')).toMatchObject({ kinds: ['cups'], isNameLast: true });
    expect(understood('cup holder')).toMatchObject({ kinds: ['cups'], isNameLast: false });
  });

  it('is what words that there are not are taken for, unless they are meant as they are', () => {
    expect(understood('blue staplr')).toMatchObject({ kinds: ['staplers'], corrected: 'blue stapler' });
    expect(understood('stapler').corrected).toBeUndefined();
    expect(understandQuery('staplr', lexicon, { isExact: true })).toMatchObject({ kinds: [], corrected: undefined });
  });
});

it.each(['constructor', 'toString', '__proto__', 'valueOf'])('a word that every object of the language has is a word: %s', (word) => {
  expect(singular(word)).toBe(word);
  expect(() => understood(`12 ${word} for ${word}`)).not.toThrow();
});
