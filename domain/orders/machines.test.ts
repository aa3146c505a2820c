import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { movesOf, statesOf, type StateMachine } from '#domain/shared/state-machine.ts';
import { MACHINES, MACHINES_VERSION } from './machines.ts';

describe.each(Object.entries<StateMachine>(MACHINES))('the machine of %s', (name, machine) => {
  it('names only states that it has', () => {
    const states = statesOf(machine);
    expect(states).toContain(machine.first);
    for (const from of states) for (const to of machine.moves[from] ?? []) expect(states).toContain(to);
  });

  it('reaches every state from its beginning, and its beginning again only where a hold was released, it could not be paid for, a change is asked for, or it is opened again', () => {
    const reached = new Set([machine.first]);
    for (const state of reached) for (const to of machine.moves[state] ?? []) reached.add(to);
    expect([...reached].toSorted()).toEqual(statesOf(machine).toSorted());
    const back = Object.entries(machine.moves).flatMap(([from, to]) => (to.some((state) => state === machine.first) ? [from] : []));
    expect(back).toEqual(
      { SHIPMENT: ['ON_HOLD', 'CHARGING'], QUOTE: ['OFFERED'], ROUND: ['CLOSED'], RESTOCK: ['PAUSED'], RESTOCK_RUN: ['FAILED'] }[name] ??
        [],
    );
  });

  it('states each move once, and none onto itself', () => {
    for (const from of statesOf(machine)) {
      const to = machine.moves[from] ?? [];
      expect(new Set(to).size).toBe(to.length);
      expect(to).not.toContain(from);
    }
  });
});

describe('the version of the machines', () => {
  it('is another one as soon as a move is: count it up, and write down here what it is then', () => {
    const moves = Object.entries<StateMachine>(MACHINES).flatMap(([name, machine]) =>
      movesOf(machine).map((move) => [name, ...move].join(' ')),
    );
    const fingerprint = createHash('sha256').update(moves.toSorted().join('\n')).digest('hex').slice(0, 12);
    expect([MACHINES_VERSION, fingerprint]).toEqual([6, 'fd15f40813fd']);
  });
});
