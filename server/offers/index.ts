export { destinationOfZip, type Destination } from './destination.ts';
export { buyerOf, offerAt, offerFor } from './offer-for.ts';
export { promiser, type Promiser, type Situation } from './promiser.ts';
