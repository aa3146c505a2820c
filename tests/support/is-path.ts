import { mayMove, type StateMachine } from '#domain/shared/state-machine.ts';

/** Whether states that followed each other are a path of the machine, from its beginning. */
export function isPath<State extends string>(machine: StateMachine<State>, states: readonly State[]): boolean {
  if (states[0] !== machine.first) return false;
  return states.slice(1).every((state, index) => {
    const before = states[index];
    return before !== undefined && mayMove(machine, before, state);
  });
}
