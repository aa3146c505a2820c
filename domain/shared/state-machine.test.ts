import { describe, expect, it } from 'vitest';
import { mayMove, movesOf, statesBefore, statesOf, type StateMachine } from './state-machine.ts';
import { isPath } from '#tests/support/is-path.ts';

type Door = 'SHUT' | 'OPEN' | 'GONE';
const DOOR: StateMachine<Door> = { first: 'SHUT', moves: { SHUT: ['OPEN', 'GONE'], OPEN: ['SHUT', 'GONE'], GONE: [] } };

describe('a state machine', () => {
  it('lets a thing go along its moves only; staying is none, and from an end leads none', () => {
    const allowed = statesOf(DOOR).flatMap((from) => statesOf(DOOR).flatMap((to) => (mayMove(DOOR, from, to) ? [`${from} ${to}`] : [])));
    expect(allowed).toEqual(['SHUT OPEN', 'SHUT GONE', 'OPEN SHUT', 'OPEN GONE']);
  });

  it('knows out of which states one is reached', () => {
    expect(statesBefore(DOOR, 'GONE')).toEqual(['SHUT', 'OPEN']);
    expect(statesBefore(DOOR, 'OPEN')).toEqual(['SHUT']);
  });

  it('tells every move as a pair, the beginning too', () => {
    expect(movesOf(DOOR)).toEqual([
      ['', 'SHUT'],
      ['SHUT', 'OPEN'],
      ['SHUT', 'GONE'],
      ['OPEN', 'SHUT'],
      ['OPEN', 'GONE'],
    ]);
  });
});

describe('a history', () => {
  it('is a path where it begins at the beginning and leaves no step out', () => {
    expect(isPath(DOOR, ['SHUT'])).toBe(true);
    expect(isPath(DOOR, ['SHUT', 'OPEN', 'SHUT', 'GONE'])).toBe(true);
  });

  it.each([[[]], [['OPEN']], [['SHUT', 'SHUT']], [['SHUT', 'GONE', 'OPEN']]] satisfies Door[][][])('is none as %j', (states) => {
    expect(isPath(DOOR, states)).toBe(false);
  });
});
