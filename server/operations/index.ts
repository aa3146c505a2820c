export { findChanges, recordChange, type Change } from './changes.repository.ts';
