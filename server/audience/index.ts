export { makeToggles } from './toggles.ts';
export { isSpokenToInSpanish, rulesOf, visitorFacts } from './visitor-facts.ts';
