import { describe, expect, it } from 'vitest';
import { makeLexicon } from './lexicon.ts';
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
  ],
  synonyms: [{ said: 'grey', means: ['gray'] }],
  words: new Map([
    ['blue', 90],
    ['gray', 50],
    ['holder', 8],
    ['a4', 2],
  ]),
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
  ])('of kinds of things: %s is %s', (typed, kinds) => {
    expect(understood(typed).kinds.join(' ')).toBe(kinds);
  });

  it('is said of the thing in amounts, sizes and words', () => {
    expect(needs(understood('3 bx A4 copy paper'))).toEqual(['AMOUNT 3 box | 3 per box', 'SIZE a4']);
    expect(needs(understood('12pk grey pens 8.5x11'))).toEqual(['AMOUNT 12 pack | 12 per pack', 'WORD grey | gray', 'SIZE 8.5 x 11']);
    expect(needs(understood('1.5 inch clip'))).toEqual(['SIZE 1.5']);
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
