export { addressBlock } from './address-block.ts';
export { guessesBy } from './guesses.ts';
export { CLIENT_ERRORS } from './limits.ts';
export { giveBack, reserve, tooManyGuesses, type Guess, type Seats } from './seats.ts';
