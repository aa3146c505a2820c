export { destinationOfZip, type Destination } from './destination.ts';
export { promiser, type Promiser } from './promiser.ts';
