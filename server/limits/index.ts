export { addressBlock, addressHome } from '../config/address-block.ts';
export { attemptsBy, takeNewCart } from './attempts.ts';
export { endSeats, HOLDING, seatsOf } from './kept-seats.ts';
export type { LimitKind } from './limits.ts';
export { makeNodeCounts, type NodeCounts } from './node-counts.ts';
export {
  forgetAttempts,
  freeOne,
  freeSeats,
  giveBack,
  hidden,
  reserve,
  reserveSoon,
  usedUpAmong,
  type Attempt,
  type Seats,
  type Taken,
} from './seats.ts';
export { tooManyAttempts } from './too-many.ts';
