export { addressBlock } from './address-block.ts';
export { guessesBy, takeNewCart } from './guesses.ts';
export { makeNodeCounts, type NodeCounts } from './node-counts.ts';
export { findUsedUp, forgetGuesses, freeOne, giveBack, reserve, reserveSoon, tooManyGuesses, type Guess, type Seats } from './seats.ts';
