export { stockHolds, type Units } from './stock-holds.ts';
