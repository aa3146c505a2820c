export { makeToggles } from './toggles.ts';
export { isSpokenToInSpanish, visitorFacts } from './visitor-facts.ts';
