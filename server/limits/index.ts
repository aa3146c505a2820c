export { addressBlock } from './address-block.ts';
export { guessesBy, takeNewCart } from './guesses.ts';
export type { LimitKind } from './limits.ts';
export { makeNodeCounts, type NodeCounts } from './node-counts.ts';
export {
  findUsedUp,
  forgetGuesses,
  freeOne,
  freeSeats,
  giveBack,
  reserve,
  reserveSoon,
  type Guess,
  type Seats,
  type Taken,
} from './seats.ts';
export { tooManyGuesses } from './too-many.ts';
