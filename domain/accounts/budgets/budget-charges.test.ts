import { describe, expect, it } from 'vitest';
import {
  chargeBudgets,
  isCenterRequired,
  NO_BUDGET_CENTER,
  overBudget,
  presetCenter,
  type BudgetQuestion,
  type BudgetRow,
} from './budget-charges.ts';

const DESK = { value: 'FRONT-DESK', description: 'Front desk', availableCents: 100_000 };
const LAB = { value: 'LAB', description: 'Laboratory', availableCents: 5_000 };

const row = (lineId: string, finalPriceCents: number, chosen?: string, parentLineId?: string): BudgetRow => ({
  lineId,
  parentLineId,
  chosen,
  finalPriceCents,
});

const charged = (differences: Partial<BudgetQuestion>) =>
  chargeBudgets({
    level: 'ORDER',
    isMandatory: false,
    preset: undefined,
    centers: new Map([DESK, LAB].map((center) => [center.value, center])),
    chosen: undefined,
    ordTotalCents: 12_345,
    rows: [],
    ...differences,
  });

const amounts = (differences: Partial<BudgetQuestion>) =>
  charged(differences).charges.map(({ value, chargedCents }) => [value, chargedCents]);

describe('an order that one budget center pays for', () => {
  it('takes the whole total out of the one that was chosen, and tells what is left of it', () => {
    expect(charged({ chosen: 'FRONT-DESK' })).toEqual({
      charges: [{ ...DESK, chargedCents: 12_345, afterCents: 87_655 }],
      ofOrder: 'FRONT-DESK',
      ofRows: new Map(),
      isMissing: false,
    });
  });

  it.each([
    ['nothing was chosen and nothing is preselected', {}, []],
    ['nothing was chosen', { preset: 'LAB' }, [['LAB', 12_345]]],
    ['what was chosen is there no more', { chosen: 'GONE', preset: 'LAB' }, [['LAB', 12_345]]],
    ['none was chosen', { chosen: NO_BUDGET_CENTER, preset: 'LAB' }, []],
    ['none was chosen where one must be', { chosen: NO_BUDGET_CENTER, preset: 'LAB', isMandatory: true }, [['LAB', 12_345]]],
    ['the preselected one is there no more', { preset: 'GONE' }, []],
  ] as const)('when %s', (_, differences, expected) => {
    expect(amounts(differences)).toEqual(expected);
  });

  it.each([
    [{ isMandatory: true }, true],
    [{ isMandatory: true, chosen: 'LAB' }, false],
    [{ isMandatory: true, ordTotalCents: 0 }, false],
    [{ isMandatory: false }, false],
  ])('with %o misses a center: %s', (differences, isMissing) => {
    expect(charged(differences).isMissing).toBe(isMissing);
  });
});

describe('an organization that keeps budget centers', () => {
  it.each([
    [{}, true],
    [{ isCenterOptional: false }, true],
    [{ isCenterOptional: true }, false],
    [{ isCenterOptional: true, isAccountingMandatory: true }, true],
  ])('with %o has all that is ordered charged to one of them: %s [C3-93]', (settings, isRequired) => {
    expect(isCenterRequired(settings)).toBe(isRequired);
  });
});

describe('an order whose rows have centers of their own', () => {
  const rows = [row('a', 1_000, 'LAB'), row('b', 2_500), row('c', 300, 'LAB'), row('d', 40, 'FRONT-DESK')];

  it('takes what each row costs out of that row’s, without what the order costs beside', () => {
    expect(amounts({ level: 'LINE', rows })).toEqual([
      ['LAB', 1_300],
      ['FRONT-DESK', 40],
    ]);
    expect(amounts({ level: 'LINE', rows, preset: 'FRONT-DESK' })).toEqual([
      ['LAB', 1_300],
      ['FRONT-DESK', 2_540],
    ]);
  });

  it('charges what belongs to a row with it, unless it was given another one', () => {
    const plan = [row('a', 1_000, 'LAB'), row('p', 500, undefined, 'a'), row('q', 70, 'FRONT-DESK', 'a')];
    expect([...charged({ level: 'LINE', rows: plan }).ofRows].map(([lineId, [whole]]) => [lineId, whole?.value])).toEqual([
      ['a', 'LAB'],
      ['p', 'LAB'],
      ['q', 'FRONT-DESK'],
    ]);
  });

  it('misses a center for each row that costs something, and for none that is free', () => {
    expect(charged({ level: 'LINE', isMandatory: true, rows }).isMissing).toBe(true);
    expect(charged({ level: 'LINE', isMandatory: true, rows: [row('a', 1, 'LAB'), row('gift', 0)] }).isMissing).toBe(false);
  });

  it('is no matter of what was chosen for the whole', () => {
    expect(amounts({ level: 'LINE', chosen: 'LAB', rows: [row('a', 5)] })).toEqual([]);
  });
});

describe('a budget', () => {
  it.each([
    [5_000, 0],
    [5_001, 1],
    [0, 0],
  ])('of 50.00 that %i cents are taken out of is over %i times', (ordTotalCents, times) => {
    expect(overBudget(charged({ chosen: 'LAB', ordTotalCents }).charges)).toHaveLength(times);
  });

  it('that was overdrawn before bears an order that costs nothing', () => {
    const overdrawn = new Map([['LAB', { ...LAB, availableCents: -1 }]]);
    expect(overBudget(charged({ chosen: 'LAB', ordTotalCents: 0, centers: overdrawn }).charges)).toEqual([]);
    expect(overBudget(charged({ chosen: 'LAB', ordTotalCents: 1, centers: overdrawn }).charges)).toHaveLength(1);
  });
});

describe('what is preselected', () => {
  const isKnown = (value: string) => value !== 'GONE';

  it.each([
    [['LAB', 'FRONT-DESK'], undefined, 'LAB'],
    [[undefined, 'FRONT-DESK'], undefined, 'FRONT-DESK'],
    [['GONE', 'FRONT-DESK'], undefined, 'FRONT-DESK'],
    [[undefined, undefined], 'LAB', 'LAB'],
    [['GONE'], undefined, undefined],
  ])('of %j with %s as the only one is %s', (wanted, only, expected) => {
    expect(presetCenter(wanted, { only, isKnown })).toBe(expected);
  });
});
