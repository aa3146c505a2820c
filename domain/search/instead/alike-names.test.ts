import { describe, expect, it } from 'vitest';
import { makeLexicon } from '../lexicon.ts';
import { alikeNames } from './alike-names.ts';

const lexicon = makeLexicon({
  kinds: [
    { id: 'photo', names: ['photo paper'] },
    { id: 'paper', names: ['copy paper', 'paper'] },
    { id: 'highlighters', names: ['highlighter'] },
    { id: 'files', names: ['file'] },
    { id: 'glue', names: ['glue', 'glue stick'] },
    { id: 'hidden', names: ['photo album'] },
  ],
  synonyms: [{ said: 'photo frame', means: ['photo paper'], isNear: true }],
  words: new Map(),
  isOrdinary: (word) => ['fire', 'photo', 'frame', 'pit', 'gun', 'glue', 'set'].includes(word),
});
const alike = (typed: string) => alikeNames(typed, lexicon, { mayName: (kind) => kind !== 'hidden', most: 3 });

describe('names beside a search that has found nothing', () => {
  it.each([
    ['photo frames', ['photo paper']],
    ['glue gun', ['glue']],
    ['what is the best glue gun set', ['glue']],
    ['hylighters', ['highlighters']],
  ])('share a word with it, or are spelled nearly so: %s', (typed, names) => {
    expect(alike(typed).names).toEqual(names);
  });

  it.each(['fire pit', 'qqqqzzzz', '12', '', 'set'])('are none where nothing is alike: %s', (typed) => {
    expect(alike(typed)).toEqual({ names: [], isMeant: false });
  });

  it('are what was meant only where they say all of it', () => {
    expect(alike('hylighters').isMeant).toBe(true);
    expect(alike('photo frames').isMeant).toBe(false);
    expect(alike('hylighters 12 inch').isMeant).toBe(false);
  });
});
