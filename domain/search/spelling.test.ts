import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { editDistance } from '../shared/edit-distance.ts';
import { singular } from './singular.ts';
import { makeVocabulary } from './spelling.ts';

const { nearest, weightOf, begins } = makeVocabulary(
  new Map([
    ['stapler', 40],
    ['staples', 5],
    ['paper', 500],
    ['poly', 30],
    ['gray', 20],
    ['calculator', 9],
    ['962xl', 1],
  ]),
);

describe('a word that there is not', () => {
  it.each([
    ['staplr', 'stapler'],
    ['stapeler', 'stapler'],
    ['satpler', 'stapler'],
    ['papr', 'paper'],
    ['calculater', 'calculator'],
    ['calclater', 'calculator'],
  ])('%s is taken for %s', (wrong, right) => {
    expect(nearest(wrong)).toBe(right);
  });

  it.each(['policy', 'pap', 'zzzzzz', '963xl', ''])('is taken for no other that is only a little like it: %s', (word) => {
    expect(nearest(word)).toBeUndefined();
  });
});

describe('words that begin so', () => {
  it.each([
    ['stap', 45],
    ['stapler', 40],
    ['p', 530],
    ['96', 1],
    ['', 605],
    ['staplers', 0],
    ['zz', 0],
  ])('"%s" stand for %d things', (beginning, weight) => {
    expect(weightOf(beginning)).toBe(weight);
    expect(begins(beginning)).toBe(weight > 0);
  });
});

describe('twelve words that nobody knows', () => {
  it('are looked for among 50,000 within a moment', () => {
    const letter = (index: number) => String.fromCodePoint(97 + (index % 26));
    const many = Array.from({ length: 50_000 }, (_, index) =>
      Array.from({ length: 4 + (index % 9) }, (_unused, place) => letter(index * 7 + place * 13 + (index >> place))).join(''),
    );
    const vocabulary = makeVocabulary(new Map(many.map((word) => [word, 1])));
    // Time of the processor: what else the machine does is not this one's.
    const started = process.threadCpuUsage();
    for (let word = 0; word < 12; word += 1) vocabulary.nearest(`qwzxkvjqpw${letter(word)}`);
    // Half a second where each is compared letter by letter.
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(150);
  });
});

describe('the distance of two words', () => {
  it('is the same both ways, and nought for the same word alone', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
        expect(editDistance(one, other, 9) === 0).toBe(one === other);
      }),
    );
  });

  it('counts two letters that changed places once, and stops where it is too much', () => {
    expect(editDistance('satpler', 'stapler', 3)).toBe(1);
    expect(editDistance('stapler', 'paper', 1)).toBe(2);
  });
});

describe('one of several', () => {
  it.each([
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['envelopes', 'envelope'],
    ['mice', 'mouse'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['pens', 'pen'],
    ['shelves', 'shelf'],
  ])('of %s is a %s', (many, one) => {
    expect(singular(many)).toBe(one);
    expect(singular(one)).toBe(one);
  });
});
