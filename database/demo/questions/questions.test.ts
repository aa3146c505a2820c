import { describe, expect, it } from 'vitest';
import { readWritten, TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { aPictureBook } from '../catalog/a-picture-book.test-builder.ts';
import { USUAL_SIZE } from '../catalog/plan.ts';
import { allItems } from '../load/catalog-rows.ts';
import { ASKED_LINES } from './asked-lines.ts';
import { questionsOf } from './questions.ts';

const today = new Date('2026-11-20T00:00:00Z');
const items = [...allItems({ catalogSize: USUAL_SIZE, book: aPictureBook(), today, hasReviews: false })];
const asked = items.flatMap((item) => questionsOf(item, today).map((question) => ({ ...question, item })));
const ratingsOf = ({ ratings }: (typeof items)[number]) => ratings.reduce((sum, count) => sum + count, 0);

describe('what is asked about the items of the demo', () => {
  it('is one to four questions of each that many buy, and nothing of what cannot be bought yet', () => {
    const counts = Map.groupBy(asked, ({ itemId }) => itemId);
    const popular = items.filter((item) => item.isPublished && ratingsOf(item) >= 90 && item.facts.isFreeSample !== true);
    expect(popular.filter(({ itemId }) => (counts.get(itemId) ?? []).length < 1).map(({ name }) => name)).toEqual([]);
    expect([...counts.values()].every((some) => some.length <= 4)).toBe(true);
    expect(asked.filter(({ item }) => item.facts.isComingSoon === true)).toEqual([]);
  });

  it('is answered by a line of its specifications, by the shop or by buyers', () => {
    const isTrue = ({ item, answers }: (typeof asked)[number]) =>
      answers.length > 0 &&
      answers.every(({ body }) =>
        item.specifications.some(
          ([label, text]) => ASKED_LINES[label] !== undefined && body.toLowerCase().includes(text.toLowerCase().replace(/\.$/, '')),
        ),
      );
    expect(asked.filter((one) => !isTrue(one)).map(({ item, body, answers }) => [item.name, body, answers[0]?.body])).toEqual([]);
    const answers = asked.flatMap((question) => question.answers);
    expect(answers.filter(({ isByShop }) => isByShop).length).toBeGreaterThan(answers.length / 4);
    expect(answers.filter(({ isByShop }) => !isByShop).length).toBeGreaterThan(answers.length / 4);
    expect(
      answers
        .filter(({ isByShop, body }) => isByShop && /\b(?:we have had|ours|I)\b/i.test(body) && !/\bI\d|II\b/.test(body))
        .map(({ body }) => body),
    ).toEqual([]);
  });

  it('was asked and answered in this order, while the item was sold', () => {
    const isOdd = ({ writtenOn, answers, item }: (typeof asked)[number]) =>
      writtenOn < item.releasedOn || answers.some((answer) => answer.writtenOn < writtenOn || answer.writtenOn >= '2026-11-20');
    expect(asked.filter(isOdd).map(({ item, writtenOn }) => [item.name, item.releasedOn, writtenOn])).toEqual([]);
  });

  it('is what shoppers might have sent', () => {
    const refused = asked.flatMap(({ body, answers }) => [
      ...('problem' in readWritten(body, TEXT_LIMITS.question) ? [body] : []),
      ...answers.flatMap((answer) => ('problem' in readWritten(answer.body, TEXT_LIMITS.answer) ? [answer.body] : [])),
    ]);
    expect(refused).toEqual([]);
  });

  it('is not asked twice of an item, nor of the next in the same words often', () => {
    const twice = [...Map.groupBy(asked, ({ itemId }) => itemId).values()].filter(
      (some) => new Set(some.map(({ body }) => body)).size < some.length,
    );
    expect(twice).toEqual([]);
    const next = asked.filter(({ body, itemId }, index) => asked[index - 1]?.body === body && asked[index - 1]?.itemId !== itemId);
    expect(next.length).toBeLessThan(asked.length / 50);
  });

  it('uses every line that can be asked about', () => {
    const labels = new Set(items.flatMap(({ specifications }) => specifications.map(([label]) => label)));
    expect(Object.keys(ASKED_LINES).filter((label) => !labels.has(label))).toEqual([]);
  });

  it('leaves nothing open that was to be filled in, and says no more of one than its line', () => {
    const texts = asked.flatMap(({ body, answers }) => [body, ...answers.map((answer) => answer.body)]);
    expect(texts.filter((text) => /[{}[\]|]|  |undefined/.test(text))).toEqual([]);
    // Of small things nobody asks for their size.
    const sizes = asked.filter(
      ({ item, body }) => item.departmentId === 'pens-pencils-markers' && /How big|carry this|Footprint/.test(body),
    );
    expect(sizes).toEqual([]);
  });

  it('never asks of one thing what is asked of another', () => {
    const askedOf = (words: RegExp, isOdd: (one: (typeof asked)[number]) => boolean) =>
      asked.filter((one) => words.test(one.body) && isOdd(one)).map(({ item, body, answers }) => [item.name, body, answers[0]?.body]);
    const answersOf = ({ answers }: (typeof asked)[number]) => answers.map(({ body }) => body).join(' ');
    const cleans = /clean it|cleaning advice|washable|wipes on it|spray ruin|get them off/i;
    expect(askedOf(cleans, (one) => !/wip|wash|vacuum|sweep|rinse|soap|solvent/i.test(answersOf(one)))).toEqual([]);
    expect(askedOf(cleans, ({ item }) => /Batter|Label|Water|Paper\b/.test(item.name))).toEqual([]);
    expect(askedOf(/bleed to the back|duplex|double-sided|both sides/i, ({ item }) => item.departmentId !== 'paper')).toEqual([]);
    expect(askedOf(/color laser/i, (one) => !/laser/i.test(answersOf(one)))).toEqual([]);
    expect(askedOf(/footprint|floor plan|measuring a cabinet|ten years old/i, ({ item }) => /Tape|Batter|Labels/.test(item.name))).toEqual(
      [],
    );
    expect(asked.filter((one) => /two-sided: text/i.test(answersOf(one)))).toEqual([]);
  });

  it('reads in the family of an item as asked by different people', () => {
    const families = [...Map.groupBy(asked, ({ item }) => item.kindId).entries()].filter(
      ([kind, some]) => kind !== null && some.length >= 4,
    );
    const repeats = families.map(([, some]) => some.length - new Set(some.map(({ body }) => body.toLowerCase())).size);
    const all = families.reduce((sum, [, some]) => sum + some.length, 0);
    expect(repeats.reduce((sum, count) => sum + count, 0)).toBeLessThan(all / 4);
  });
});
