export { destinationOfZip, type Destination } from './destination.ts';
export { promiser, QUARTER_MS, type Promiser } from './promiser.ts';
export { nearStoresTo } from './near-stores.ts';
