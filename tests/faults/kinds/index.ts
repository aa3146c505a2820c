import { STAGE_KINDS, type Fault } from '../fault.ts';
import { DATABASE_FAULTS } from './of-the-database.ts';
import { MACHINE_FAULTS } from './of-the-machine.ts';
import { VENDOR_FAULTS } from './of-the-vendor.ts';

/** Everything that can be made to go wrong; those that share a stage stand together. */
export const FAULTS: readonly Fault[] = [...MACHINE_FAULTS, ...VENDOR_FAULTS, ...DATABASE_FAULTS].toSorted(
  (a, b) => STAGE_KINDS.indexOf(a.stage) - STAGE_KINDS.indexOf(b.stage),
);
