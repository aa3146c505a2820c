/** The states of a thing and where each of them may lead. Each state stands once as a key. */
export type Moves<State extends string> = { readonly [From in State]: readonly State[] };

/** A state machine as data: where a thing begins, and every move that it may make. What is not here cannot be written. */
export type StateMachine<State extends string = string> = { readonly first: State; readonly moves: Moves<State> };

/** Whether a thing may go from one state to the other. Staying where it is is no move. */
export function mayMove<State extends string>({ moves }: StateMachine<State>, from: State, to: State): boolean {
  return moves[from].includes(to);
}

/** The states out of which a thing may come into this one. */
export function statesBefore<State extends string>({ moves }: StateMachine<State>, to: State): State[] {
  return statesOf({ moves }).filter((from) => moves[from].includes(to));
}

/** Every move as a pair; the beginning is a move from ''. */
export function movesOf<State extends string>(machine: StateMachine<State>): [from: State | '', to: State][] {
  const moves = statesOf(machine).flatMap((from) => machine.moves[from].map((to): [State, State] => [from, to]));
  return [['', machine.first], ...moves];
}

/** All states, in the order in which they are declared. */
export function statesOf<State extends string>({ moves }: Pick<StateMachine<State>, 'moves'>): State[] {
  const states: State[] = [];
  for (const state in moves) states.push(state);
  return states;
}
