import { describe, expect, it } from 'vitest';
import { aPictureBook } from '../catalog/a-picture-book.test-builder.ts';
import { USUAL_SIZE } from '../catalog/plan.ts';
import { allItems } from '../load/catalog-rows.ts';
import { SHORT_GOOD } from './manner.ts';
import { general, titles } from './voice.ts';
import { voices } from './voices.ts';

const items = [...allItems({ catalogSize: USUAL_SIZE, book: aPictureBook(), today: new Date('2026-11-20T00:00:00Z') })];
const said = items.flatMap(({ name, reviews }) => reviews.map((review) => ({ name, ...review, text: `${review.title} ${review.body}` })));

/** A sentence as it may be said, within others: any of its choices, any words of the item, with or without a capital and a period. */
const asSaid = (sentence: string) =>
  sentence
    .replace(/[.!]$/, '')
    .replaceAll(/[.?+*^$()]/g, String.raw`\$&`)
    .replaceAll(/\[([^\]]+)\]/g, '(?:$1)')
    .replaceAll(/\{[^}]+\}/g, '.+?');
const anyOf = (sentences: readonly string[]) =>
  new RegExp(`(?<=^|[.!:] )(?:${sentences.filter(Boolean).map(asSaid).join('|')})(?=[.!]|$)`, 'i');
const exactly = (sentences: readonly string[]) => new RegExp(`^(?:${sentences.map(asSaid).join('|')})$`, 'i');
const all = Object.values(voices);
const praises = anyOf([...all.flatMap(({ good }) => good), ...general.good, ...SHORT_GOOD]);
const doubts = anyOf([...all.flatMap(({ mixed }) => mixed), ...general.fair]);
const complains = anyOf([...all.flatMap(({ bad }) => bad), ...general.bad]);
const textsOf = (reviews: typeof said) => reviews.map(({ name, stars, body }) => [name, stars, body]);

describe('what a review says', () => {
  it('praises with five stars, doubts with three, complains with one or two', () => {
    const five = said.filter(({ stars }) => stars === 5);
    expect(textsOf(five.filter(({ body }) => !praises.test(body) || doubts.test(body) || complains.test(body)))).toEqual([]);
    expect(textsOf(said.filter(({ stars, body }) => stars === 3 && (!doubts.test(body) || complains.test(body))))).toEqual([]);
    expect(textsOf(said.filter(({ stars, body }) => stars <= 2 && !complains.test(body)))).toEqual([]);
  });

  it('has a title of as many stars', () => {
    const fair = exactly(titles.fair);
    const bad = exactly(titles.bad);
    const best = exactly(titles.best);
    expect(said.filter(({ stars, title }) => stars <= 2 !== bad.test(title))).toEqual([]);
    expect(said.filter(({ stars, title }) => stars === 3 && !fair.test(title))).toEqual([]);
    expect(said.filter(({ stars, title }) => stars === 4 && best.test(title))).toEqual([]);
  });

  it('is by somebody who bought it: nobody else can review it', () => {
    expect(said.every(({ isVerified }) => isVerified)).toBe(true);
  });

  it('is now a few words and now a story, and reads differently from the next', () => {
    const lengths = said.map(({ body }) => body.length);
    expect(lengths.filter((length) => length < 40).length).toBeGreaterThan(said.length / 12);
    expect(lengths.filter((length) => length > 110).length).toBeGreaterThan(said.length / 12);
    expect(new Set(said.map(({ body }) => body)).size).toBeGreaterThan(said.length * 0.8);
    expect(said.filter(({ body }) => /[{}[\]@|]| {2}|:\S|undefined/.test(body))).toEqual([]);
  });

  it('begins in no words that a reader meets again and again', () => {
    const begun = Map.groupBy(said, ({ body }) => body.split(' ').slice(0, 3).join(' ').toLowerCase());
    expect([...begun].filter(([, some]) => some.length > said.length / 40).map(([words]) => words)).toEqual([]);
    const buyers = said.filter(({ body }) =>
      /^(?:I buy for|Ordered for|Bought for|I handle supplies|Doing the ordering|Office manager at)/i.test(body),
    );
    expect(buyers.length).toBeLessThan(said.length / 8);
  });

  it('is found helpful by fewer the newer it is', () => {
    const shareOf = (some: typeof said) => some.reduce((sum, { helpful }) => sum + helpful, 0) / some.length;
    const isNew = ({ writtenOn }: (typeof said)[number]) => writtenOn >= '2026-09-20';
    expect(shareOf(said.filter(isNew)) * 2).toBeLessThan(shareOf(said.filter((review) => !isNew(review))));
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
    ['sweetness', /sweetness/, /^(?!.*Water)/],
    ['flatness', /little flat/i, /Sparkling|Cola|Soda|Energy|Ginger|Root Beer|Seltzer/],
    ['dents of cans', /warm and dented/, /Cans?\b/],
    ['sheets of labels', /sheets? (?:were|jammed|curled|shifted|without)|last row|template|feed sheets/i, /^(?!.*Label Rolls?\b)/],
    ['more than one', /happy with these/i, /\/(Pack|Box|Case|Ream|Carton|Set|Roll|Tub|Bag|Pair)\b/],
    ['wear', /holding up/i, /^(?!.*(?:Water|Coffee|Granola|Chips))/],
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
