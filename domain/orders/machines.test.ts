import { describe, expect, it } from 'vitest';
import { statesOf, type StateMachine } from '#domain/shared/state-machine.ts';
import { MACHINES } from './machines.ts';

describe.each(Object.entries<StateMachine>(MACHINES))('the machine of %s', (_name, machine) => {
  it('names only states that it has', () => {
    const states = statesOf(machine);
    expect(states).toContain(machine.first);
    for (const from of states) for (const to of machine.moves[from] ?? []) expect(states).toContain(to);
  });

  it('reaches every state from its beginning, and never its beginning again', () => {
    const reached = new Set([machine.first]);
    for (const state of reached) for (const to of machine.moves[state] ?? []) reached.add(to);
    expect([...reached].toSorted()).toEqual(statesOf(machine).toSorted());
    expect(Object.values(machine.moves).flat()).not.toContain(machine.first);
  });

  it('states each move once, and none onto itself', () => {
    for (const from of statesOf(machine)) {
      const to = machine.moves[from] ?? [];
      expect(new Set(to).size).toBe(to.length);
      expect(to).not.toContain(from);
    }
  });
});
