import { createHash } from 'node:crypto';
import type { ProductLook } from '#studio/look.ts';

/** The key of a look in pictures/manifest.json: model, colour and a hash of all parameters, whatever their order. */
export function keyOfLook(look: ProductLook): string {
  return `${look.model}-${look.color}-${hashOfLook(look)}`;
}

/** Eight characters that differ where any parameter differs. */
export function hashOfLook(look: object): string {
  const sorted = Object.entries(look)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8);
}
