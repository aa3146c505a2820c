import { expect, it } from 'vitest';
import { nameKey } from '#domain/search/lexicon.ts';
import { queryWords } from '#domain/search/query-words.ts';
import { categories } from '../departments.ts';
import { KIND_WORDS } from './kind-words.ts';
import { NEAR_WORDS } from './near-words.ts';
import { PART_WORDS } from './part-words.ts';
import { shelfWordsOf } from './shelf-words.ts';

const keysOf = (names: Readonly<Record<string, string>>) =>
  Object.values(names).flatMap((all) => all.split(', ').map((name) => nameKey(queryWords(name))));
const names = new Set([...keysOf(KIND_WORDS), ...keysOf(PART_WORDS)]);

it('what comes near to what is not carried is a thing or a category, and what is not carried has no name of its own', () => {
  const said = Object.keys(NEAR_WORDS);
  const shelves = new Set(categories.map(({ name }) => name));
  expect(said.filter((one) => names.has(nameKey(queryWords(one))))).toEqual([]);
  expect(Object.values(NEAR_WORDS).filter((near) => !names.has(nameKey(queryWords(near))) && !shelves.has(near))).toEqual([]);
  expect(new Set(said.map((one) => nameKey(queryWords(one)))).size).toBe(said.length);
});

it('names of some things of a kind are of a kind that there is, and name no whole kind', () => {
  expect(Object.keys(PART_WORDS).filter((kind) => KIND_WORDS[kind] === undefined)).toEqual([]);
  const whole = new Set(keysOf(KIND_WORDS));
  expect(keysOf(PART_WORDS).filter((key) => whole.has(key))).toEqual([]);
});

it('names of shelves are in the singular, of several families, and none is the name of a category', () => {
  const words = Object.keys(KIND_WORDS).flatMap(shelfWordsOf);
  expect(new Set(words).size).toBeGreaterThan(40);
  const shelves = new Set(categories.map(({ name }) => nameKey(queryWords(name))));
  expect(words.filter((one) => shelves.has(nameKey(queryWords(one))) || names.has(nameKey(queryWords(one))))).toEqual([]);
});
