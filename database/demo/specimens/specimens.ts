import { machines } from './machines.ts';
import { pantry } from './pantry.ts';
import { services } from './services.ts';
import type { Specimen } from './specimen.ts';
import { supplies } from './supplies.ts';

/** All items with fixed behaviour, by number. */
export const specimens: readonly Specimen[] = [...supplies, ...machines, ...services, ...pantry].toSorted((a, b) =>
  a.itemId.localeCompare(b.itemId),
);
