import { describe, expect, it } from 'vitest';
import { aPictureBook } from '../catalog/a-picture-book.test-builder.ts';
import { USUAL_SIZE } from '../catalog/plan.ts';
import { allItems } from '../load/catalog-rows.ts';
import { general, titles } from './voice.ts';
import { voices } from './voices.ts';

const items = [...allItems({ catalogSize: USUAL_SIZE, book: aPictureBook(), today: new Date('2026-11-20T00:00:00Z') })];
const said = items.flatMap(({ name, reviews }) => reviews.map((review) => ({ name, ...review, text: `${review.title} ${review.body}` })));

/** A sentence as it may be said: any of its choices, any words of the item. */
const asSaid = (sentence: string) =>
  sentence
    .replaceAll(/[.?*+^$()]/g, String.raw`\$&`)
    .replaceAll(/\[([^\]]+)\]/g, '(?:$1)')
    .replaceAll(/\{[^}]+\}/g, '.+?');
const anyOf = (sentences: readonly string[]) => new RegExp(`^(?:${sentences.filter(Boolean).map(asSaid).join('|')})$`);
const all = Object.values(voices);
const praise = [...all.flatMap(({ good }) => good), ...general.good];
const doubt = [...all.flatMap(({ mixed }) => mixed), ...general.fair];
const complaint = [...all.flatMap(({ bad }) => bad), ...general.bad];
const praises = anyOf(praise);
const doubts = anyOf(doubt);
const complains = anyOf(complaint);
const sentencesOf = (body: string) => body.split(/(?<=[.?]) (?=[A-Z])/);

describe('what a review says', () => {
  it('praises with five stars, complains with one or two', () => {
    const isOnly = (body: string, kinds: readonly RegExp[]) =>
      kinds.some((kind) => kind.test(body)) || sentencesOf(body).every((sentence) => kinds.some((kind) => kind.test(sentence)));
    expect(said.filter(({ stars, body }) => stars === 5 && !isOnly(body, [praises]))).toEqual([]);
    expect(said.filter(({ stars, body }) => stars <= 2 && !isOnly(body, [complains]))).toEqual([]);
    expect(said.filter(({ stars, body }) => stars === 3 && !sentencesOf(body).some((sentence) => doubts.test(sentence)))).toEqual([]);
  });

  it('has a title of as many stars', () => {
    const fair = anyOf(titles.fair);
    const bad = anyOf(titles.bad);
    const best = anyOf(titles.best);
    expect(said.filter(({ stars, title }) => stars <= 2 !== bad.test(title))).toEqual([]);
    expect(said.filter(({ stars, title }) => stars === 3 && !fair.test(title))).toEqual([]);
    expect(said.filter(({ stars, title }) => stars === 4 && best.test(title))).toEqual([]);
  });

  it.each([
    ['a battery', /battery gets me/, /Laptop|Tablet/],
    ['fizz', /fizzy/, /Sparkling|Cola|Soda|Energy|Ginger|Root Beer|Seltzer/],
    ['black', /even black/, /Black/],
    ['a smaller one', /the small one/, /High Yield|XL/],
    [
      'a parcel',
      /arrive|well packed|Sent it back/i,
      /^(?!.*(?:Protection Plan|Membership|Set-Up|Desk Assembly|Download|by Email|Digital))/,
    ],
    ['a technician', /technician/i, /Set-Up|Assembly/],
    ['a claim', /claim/, /Plan/],
    ['a dispenser of flags', /The dispenser/, /Flags/],
    ['compartments', /compartments/, /Organizer|Set|Caddy|Sorter/],
    ['holes', /holes do not|Holes do not/, /^(?!.*Pouch)/],
    ['orders month by month', /I order|Reordered/, /\//],
  ])('speaks of %s only where the item has it', (_, words, name) => {
    expect(said.filter((review) => words.test(review.text) && !name.test(review.name)).map((review) => [review.name, review.text])).toEqual(
      [],
    );
  });

  it('is said of what many have rated, and not twice of one thing', () => {
    const unsaid = items.filter(({ ratings, reviews }) => ratings.reduce((sum, count) => sum + count, 0) >= 60 && reviews.length < 2);
    expect(unsaid.map(({ name }) => name)).toEqual([]);
    const repeats = items.filter(({ reviews }) => new Set(reviews.map(({ body }) => body)).size < reviews.length);
    expect(repeats.map(({ name }) => name)).toEqual([]);
    const later = items.filter(({ facts }) => facts.isPreOrder === true || facts.isComingSoon === true);
    expect(later.flatMap(({ ratings, reviews }) => [...ratings, reviews.length]).every((count) => count === 0)).toBe(true);
  });

  it('is never empty, nor longer than a buyer may write', () => {
    expect(said.filter(({ title, body }) => title === '' || body.length < 5 || body.length > 2_000)).toEqual([]);
  });
});
