import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalReasons, reasonText } from './approval-reasons.ts';
import type { ApprovalRule, RuledOrder } from './approval-rules.ts';
import { whatMatches } from './approval-rules.ts';
import {
  afterAcceptance,
  decidesAs,
  firstWaiting,
  planSteps,
  type PossibleApprover,
  type StepsQuestion,
  type Waiting,
} from './approval-steps.ts';
import { aboutText, keptStep, problemsOfRule, stepsText } from './rule-problems.ts';
import { problemsOfStandIn, standInDays } from './stand-ins.ts';

const USUAL = { asks: 'USUAL', people: [], how: 'ANY' } as const;
const ruleOf = (more: Partial<ApprovalRule>): ApprovalRule => ({
  ruleId: 'r',
  name: 'Rule',
  kind: 'AMOUNT',
  aboveCents: 0,
  values: [],
  steps: [USUAL],
  ...more,
});
const row = (more: Partial<RuledOrder['rows'][number]>) => ({
  itemId: '1',
  name: 'Desk',
  categoryIds: ['desks', 'furniture'],
  isOffContract: false,
  finalPriceCents: 300_00,
  ...more,
});
const order: RuledOrder = {
  totalCents: 500_00,
  rows: [row({}), row({ itemId: '2', name: 'Chair', isOffContract: true })],
  charges: [{ value: 'LAB', description: 'Laboratory', chargedCents: 500_00 }],
};

describe('whatMatches', () => {
  it.each([
    ['an order of the amount itself', { aboveCents: 500_00 }, undefined],
    ['an order above it', { aboveCents: 499_99 }, 'the order comes to $500.00, over $499.99'],
    ['what is charged to a center', { kind: 'BUDGET', values: ['LAB'], aboveCents: 100_00 }, '$500.00 charged to Laboratory'],
    ['what is charged to none of them', { kind: 'BUDGET', values: ['OTHER'] }, undefined],
    ['an item', { kind: 'ITEM', values: ['2'] }, 'Chair for $300.00'],
    ['a department, with all its rows', { kind: 'CATEGORY', values: ['furniture'], aboveCents: 599_99 }, 'Desk and 1 more for $600.00'],
    ['rows that come to the amount itself', { kind: 'CATEGORY', values: ['desks'], aboveCents: 600_00 }, undefined],
    ['what is off contract', { kind: 'OFF_CONTRACT' }, 'Chair for $300.00'],
    ['nothing of it', { kind: 'ITEM', values: ['3'] }, undefined],
  ] as const)('says of %s what it is about', (_, more, words) => {
    expect(whatMatches(ruleOf(more as Partial<ApprovalRule>), order)).toBe(words);
  });
});

it('a limit, a budget and rules are reasons, each with its figures, in this order', () => {
  const charges = [{ value: 'LAB', description: 'Laboratory', chargedCents: 500_00, availableCents: 50_00, afterCents: -450_00 }];
  const assessed = { ...order, limitCents: 400_00, charges } as unknown as Parameters<typeof approvalReasons>[0];
  expect(approvalReasons(assessed, [ruleOf({}), ruleOf({ kind: 'ITEM', values: ['3'] })]).map(({ kind }) => kind)).toEqual([
    'ORDER_LIMIT',
    'BUDGET',
    'RULE',
  ]);
});

it.each([
  [50_00, 450_00, '$450.00 over the Front desk budget, which had $50.00 left'],
  [0, 500_00, '$500.00 over the Front desk budget, which had nothing left'],
  [-2417_57, 2593_05, '$175.48 over: the Front desk budget is already $2,417.57 over'],
])('an order against a budget with %d cents says by how much it is over itself', (availableCents, overCents, text) => {
  expect(reasonText({ kind: 'BUDGET', center: 'Front desk', availableCents, overCents })).toBe(text);
});

const IDS = ['a', 'b', 'c', 'd', 'e'];
const aPerson = fc.record({
  roles: fc.subarray(['GROUP_APPROVER', 'ACCOUNT_ADMIN', 'APPROVER']),
  orderLimitCents: fc.option(fc.constantFrom(100_00, 1000_00), { nil: undefined }),
});
const aStep = fc.record({
  asks: fc.constantFrom('USUAL' as const, 'PEOPLE' as const),
  people: fc.subarray(IDS),
  how: fc.constantFrom('ANY' as const, 'ALL' as const),
});
const aQuestion = fc
  .record({
    people: fc.array(aPerson, { minLength: IDS.length, maxLength: IDS.length }),
    ownerId: fc.constantFrom(...IDS),
    totalCents: fc.constantFrom(50_00, 500_00, 5000_00),
    approver: fc.option(fc.constantFrom(...IDS), { nil: undefined }),
    flow: fc.constantFrom('LEGACY' as const, 'GROUP' as const),
    rules: fc.array(fc.array(aStep, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ people, approver, rules, ...rest }): StepsQuestion => {
    const kept = rules.map((steps, at) => ruleOf({ ruleId: `r${at}`, steps }));
    return {
      ...rest,
      approverEmail: approver,
      people: people.map((one, at): PossibleApprover => ({ ...one, userId: IDS[at] ?? '', email: IDS[at] ?? '' })),
      rules: kept,
      reasons: kept.map(({ ruleId }) => ({ kind: 'RULE' as const, ruleId, name: '', detail: '' })),
    };
  });

describe('the steps of an order that waits', () => {
  it('ask somebody each, never its owner, nobody whose own limit is below it, and no step twice', () => {
    fc.assert(
      fc.property(aQuestion, (question) => {
        const steps = planSteps(question);
        const able = question.people.filter(
          (one) => one.userId !== question.ownerId && (one.orderLimitCents ?? Infinity) >= question.totalCents,
        );
        if (steps === undefined) {
          expect(able.some(({ roles }) => roles.includes('ACCOUNT_ADMIN'))).toBe(false);
          return;
        }
        for (const { people, asksGroup } of steps) {
          expect(people.length > 0 || asksGroup).toBe(true);
          for (const id of people) expect(able.map(({ userId }) => userId)).toContain(id);
        }
        expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(steps.length);
      }),
    );
  });

  it('ask who is asked anyway once: by the usual ones or by a rule, whichever came first', () => {
    const people: PossibleApprover[] = ['ann', 'gil', 'abe'].map((userId) => ({
      userId,
      email: `${userId}@x.example`,
      roles: userId === 'gil' ? ['APPROVER', 'GROUP_APPROVER'] : ['APPROVER'],
      orderLimitCents: undefined,
    }));
    const stepsOf = (...asked: readonly (readonly [how: 'ANY' | 'ALL', ...people: readonly string[]])[]) =>
      planSteps({
        ownerId: 'bea',
        totalCents: 10_00,
        approverEmail: 'ann@x.example',
        flow: 'GROUP',
        reasons: [
          { kind: 'ORDER_LIMIT', limitCents: 1, overCents: 1 },
          { kind: 'RULE', ruleId: 'r', name: 'Rule', detail: '' },
        ],
        rules: [ruleOf({ steps: asked.map(([how, ...named]) => ({ asks: 'PEOPLE', people: named, how })) })],
        people,
      })?.map(({ people: named, how }) => [how, ...named].join(' '));
    expect(stepsOf(['ANY', 'ann'], ['ANY', 'gil'])).toEqual(['ANY ann', 'ANY gil']);
    expect(stepsOf(['ANY', 'ann'], ['ALL', 'ann'])).toEqual(['ALL ann']);
    expect(stepsOf(['ALL', 'ann', 'abe'])).toEqual(['ALL ann abe']);
    expect(stepsOf(['ANY', 'ann', 'abe'])).toEqual(['ANY ann', 'ANY ann abe']);
    expect(stepsOf(['ANY', 'gil'])).toEqual(['ANY ann', 'ANY gil']);
  });

  it('end after every step has its answers, each of all where all are asked, none of them the owner’s', () => {
    fc.assert(
      fc.property(aQuestion, fc.infiniteStream(fc.nat(4)), (question, tries) => {
        const steps = planSteps(question);
        if (steps === undefined) return;
        const { ownerId, totalCents, people } = question;
        let waiting: Waiting | undefined = firstWaiting(steps);
        const answers = steps.map((): string[] => []);
        for (let turn = 0; waiting !== undefined && turn < 500; turn += 1) {
          const decider = people[tries.next().value ?? 0];
          if (decider === undefined) continue;
          const now: Waiting = waiting;
          const standsInFor = [{ userId: ownerId, roles: [] }];
          const as = decidesAs({ ...decider, standsInFor }, { ...now, ownerId, totalCents, isOverdue: false });
          if (decider.userId === ownerId) expect(as).toBeUndefined();
          if (as === undefined) continue;
          answers[now.step]?.push(as);
          waiting = afterAcceptance(steps, now, as);
        }
        if (waiting !== undefined) return;
        for (const [at, { people: asked, how }] of steps.entries()) {
          expect(answers[at]?.length).toBeGreaterThan(0);
          expect(answers[at]).not.toContain(ownerId);
          if (how === 'ALL') expect(answers[at]?.toSorted()).toEqual([...asked].toSorted());
        }
      }),
    );
  });

  const now = { step: 0, asked: ['ann'], asksGroup: false, ownerId: 'bea', totalCents: 10_00, isOverdue: false };
  const who = (userId: string, absent: readonly string[] = [], roles: readonly string[] = []) => ({
    userId,
    standsInFor: absent.map((one) => ({ userId: one, roles: one === 'gil' ? ['GROUP_APPROVER'] : [] })),
    roles,
    orderLimitCents: undefined,
  });

  it('are answered by who is asked, by who stands in for them, and by administrators of what is overdue', () => {
    expect(decidesAs(who('ann'), now)).toBe('ann');
    expect(decidesAs(who('carl', ['ann']), now)).toBe('ann');
    expect(decidesAs(who('carl', ['gil']), now)).toBeUndefined();
    expect(decidesAs(who('bea', ['ann']), now)).toBeUndefined();
    expect(decidesAs({ ...who('carl', ['ann']), orderLimitCents: 9_99 }, now)).toBeUndefined();
    expect(decidesAs(who('abe', [], ['ACCOUNT_ADMIN']), now)).toBeUndefined();
    expect(decidesAs(who('abe', [], ['ACCOUNT_ADMIN']), { ...now, isOverdue: true })).toBe('abe');
    expect(decidesAs(who('gil', [], ['GROUP_APPROVER']), { ...now, asksGroup: true })).toBe('gil');
    expect(decidesAs(who('carl', ['gil']), { ...now, asksGroup: true })).toBe('gil');
    expect(decidesAs(who('carl', ['gil']), { ...now, asksGroup: true, ownerId: 'gil' })).toBeUndefined();
  });
});

describe('a rule that is wanted', () => {
  const { ruleId: _id, ...wanted } = ruleOf({});
  const fields = (more: Partial<ApprovalRule>, others: readonly ApprovalRule[] = []) =>
    problemsOfRule({ ...wanted, ...more }, others).map(({ field }) => field);
  const step = (how: 'ANY' | 'ALL', ...people: string[]) => keptStep({ asks: 'PEOPLE', people, how });

  it('has a name of its own, something that it is about, and steps that each ask somebody else', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ name: '' })).toEqual(['name']);
    expect(fields({ name: 'RULE', aboveCents: 1 }, [ruleOf({})])).toEqual(['name']);
    expect(fields({ name: 'Other' }, [ruleOf({})])).toEqual(['above']);
    expect(fields({ kind: 'CATEGORY' })).toEqual(['values']);
    expect(fields({ kind: 'ITEM', values: Array.from({ length: 101 }, (_, n) => `${n}`) })).toEqual(['values']);
    expect(fields({ steps: [] })).toEqual(['steps']);
    expect(fields({ steps: [step('ANY', 'a', 'b'), step('ANY', 'a'), step('ALL', 'b', 'a')] })).toEqual(['step3']);
    expect(fields({ steps: [USUAL, step('ANY')] })).toEqual(['step2']);
    expect(fields({ steps: IDS.concat('f').map((id) => step('ANY', id)) })).toEqual(['steps']);
    expect(fields({ steps: [step('ALL', ...Array.from({ length: 21 }, (_, n) => `${n}`))] })).toEqual(['step1']);
    expect(step('ALL', 'a', 'a')).toEqual({ asks: 'PEOPLE', people: ['a'], how: 'ANY' });
  });

  it('is said in words', () => {
    expect(aboutText(ruleOf({ kind: 'CATEGORY', aboveCents: 300_00 }), ['Furniture'])).toBe('Furniture over $300.00');
    expect(aboutText(ruleOf({ kind: 'ITEM' }), ['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more');
    expect(aboutText(ruleOf({}), [])).toBe('Every order');
    expect(aboutText(ruleOf({ kind: 'OFF_CONTRACT' }), [])).toBe('Anything not on contract');
    const steps = [
      { asks: 'PEOPLE', how: 'ANY', names: ['Ann', 'Gil'] },
      { ...USUAL, names: [] },
      { asks: 'PEOPLE', how: 'ALL', names: [] },
    ] as const;
    expect(stepsText(steps)).toBe('Ann or Gil, then the usual approver, then an administrator');
  });
});

it('somebody stands in for somebody else, on days that are to come, once a day', () => {
  const ask = (more: object, others: Parameters<typeof problemsOfStandIn>[1]['others'] = []) =>
    problemsOfStandIn(
      { standsIn: 'b', startsOn: '2026-11-20', endsOn: '2026-11-22', ...more },
      { userId: 'a', today: '2026-11-20', others },
    ).map(({ field }) => field);
  expect(ask({})).toEqual([]);
  expect(ask({ standsIn: 'a' })).toEqual(['standsIn']);
  expect(ask({ startsOn: '2026-02-30' })).toEqual(['startsOn']);
  expect(ask({ endsOn: '2026-11-19' })).toEqual(['endsOn']);
  expect(ask({ startsOn: '2026-11-01', endsOn: '2026-11-19' })).toEqual(['endsOn']);
  const other = { standsIn: 'b', startsOn: '2026-11-22', endsOn: '2026-11-30' };
  expect(ask({}, [other])).toEqual(['standsIn']);
  expect(ask({}, [{ ...other, standsIn: 'c' }])).toEqual([]);
  expect([standInDays('2026-12-01', '2026-12-04'), standInDays('2026-12-01', '2026-12-01')]).toEqual(['Dec 1–4', 'Dec 1']);
});
