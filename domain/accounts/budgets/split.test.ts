import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeBudgets, type BudgetCenter } from './budget-charges.ts';
import { ALL_PARTS, MOST_SHARES, givenBack, sharesOf, sharesProblem, splitCents, type BudgetShare, typedPercent } from './split.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe('an amount that several share by percentage', () => {
  it.each([
    [100, [3_333, 3_333, 3_334], [33, 33, 34]],
    [100, [5_000, 5_000], [50, 50]],
    [101, [5_000, 5_000], [51, 50]],
    [1, [3_000, 3_000, 4_000], [0, 0, 1]],
    [0, [5_000, 5_000], [0, 0]],
    [999_999_999, [1, 9_999], [100_000, 999_899_999]],
  ])('parts %d cents by %j as %j', (cents, weights, shares) => {
    expect(splitCents(cents, weights)).toEqual(shares);
  });
});

describe('what comes back of it', () => {
  it('goes to whom it came from, to the cent, and all of it in the end', () => {
    expect(givenBack([51, 50], 0, 1)).toEqual([1, 0]);
    expect(givenBack([51, 50], 1, 1)).toEqual([0, 1]);
    expect(givenBack([51, 50], 2, 99)).toEqual([50, 49]);
    expect(givenBack([0, 0], 0, 0)).toEqual([0, 0]);
  });

  it('is never more than anybody gave and never less than nothing, whatever comes back in whatever parts', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: MOST_SHARES });
    fc.assert(
      fc.property(amounts, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (given, cuts) => {
        const all = sum(given);
        const stops = [...cuts.map((cut) => Math.floor(cut * all)), all].toSorted((a, b) => a - b);
        const back = given.map(() => 0);
        let before = 0;
        for (const stop of stops) {
          const now = givenBack(given, before, stop - before);
          expect(sum(now)).toBe(stop - before);
          for (const [at, cents] of now.entries()) {
            expect(cents).toBeGreaterThanOrEqual(0);
            back[at] = (back[at] ?? 0) + cents;
            expect(back[at]).toBeLessThanOrEqual(given[at] ?? 0);
          }
          before = stop;
        }
        expect(back).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });
});

describe('shares that somebody has typed', () => {
  it.each<[BudgetShare[], string]>([
    [[{ value: 'A', parts: ALL_PARTS }], 'Choose two budget centers or more.'],
    [[5_000, 5_000].map((parts) => ({ value: 'A', parts })), 'Choose each budget center once.'],
    [
      [
        { value: 'A', parts: 5_000 },
        { value: 'B', parts: 4_950 },
      ],
      'The percentages add up to 99.5%. They need to make 100%.',
    ],
    [
      [
        { value: 'A', parts: ALL_PARTS },
        { value: 'B', parts: 0 },
      ],
      'Enter a percentage above 0 for each, with two decimals at most.',
    ],
    [Array.from({ length: 11 }, (_, at) => ({ value: `${at}`, parts: 909 })), 'Choose 10 budget centers at most.'],
  ])('%j: %s', (shares, problem) => {
    expect(sharesProblem(shares)).toBe(problem);
  });

  it.each([
    ['50', 5_000],
    [' 33.5 % ', 3_350],
    ['33.33', 3_333],
    ['0.01%', 1],
    ['100.', 10_000],
    ['33.333', undefined],
    ['-5', undefined],
    ['', undefined],
    ['half', undefined],
  ])('reads “%s” as %s', (text, parts) => {
    expect(typedPercent(text)).toBe(parts);
  });
});

/** Percentages of several centers that make 100. */
const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: ALL_PARTS - 1 }), { minLength: 1, maxLength: MOST_SHARES - 1 })
  .map((cuts) =>
    [...cuts, ALL_PARTS].toSorted((a, b) => a - b).map((cut, at, all) => ({ value: `C${at}`, parts: cut - (all[at - 1] ?? 0) })),
  );

it('charges centers what rows cost, to the cent, over 10,000 random orders whose rows are split', () => {
  const centers = new Map<string, BudgetCenter>(
    Array.from({ length: MOST_SHARES }, (_, at) => [
      `C${at}`,
      { value: `C${at}`, description: `Center ${at}`, availableCents: 1_000_000_000 },
    ]),
  );
  const row = fc.record({ finalPriceCents: fc.integer({ min: 0, max: 5_000_000 }), shares: fc.option(shares, { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const { charges, ofRows } = chargeBudgets({
        level: 'LINE',
        isMandatory: false,
        preset: 'C0',
        centers,
        chosen: undefined,
        ordTotalCents: 0,
        rows: rows.map((one, at) => ({ lineId: `${at}`, parentLineId: undefined, chosen: undefined, ...one })),
      });
      // A property that answers is told apart faster than one that expects: there are some 200,000 shares.
      const isWhole = sum(charges.map(({ chargedCents }) => chargedCents)) === sum(rows.map(({ finalPriceCents }) => finalPriceCents));
      return (
        isWhole &&
        rows.every(({ finalPriceCents, shares: wanted = [] }, at) => {
          const parts = ofRows.get(`${at}`) ?? [];
          const isNear = ({ parts: percent }: BudgetShare, nth: number) =>
            Math.abs((parts[nth]?.cents ?? 0) - (finalPriceCents * percent) / ALL_PARTS) < 1;
          return sum(parts.map(({ cents }) => cents)) === finalPriceCents && wanted.every(isNear);
        })
      );
    }),
    { numRuns: 10_000 },
  );
});

describe('parts of a whole as percentages', () => {
  it.each([
    [[54_300, 4_080, 3_649], 62_029, [875, 66, 59]],
    [[1, 1, 1], 3, [334, 333, 333]],
    [[50], 200, [250]],
    [[0, 10], 10, [0, 1000]],
  ])('%j of %d make 100.0 where they are all of it', (amounts, total, tenths) => {
    expect(sharesOf(amounts, total)).toEqual(tenths);
  });

  it.each([
    [[5, -1], 4],
    [[0], 0],
    [[7], 5],
  ])('%j of %d are none', (amounts, total) => {
    expect(sharesOf(amounts, total)).toBeUndefined();
  });
});
