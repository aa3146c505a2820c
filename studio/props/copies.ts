import type { Group } from 'three';
import type { Triple } from '../scene/parts.ts';
import { group } from '../scene/parts.ts';

/** The same thing at many places; the shapes are shared. */
export function copies(thing: Group, places: readonly Triple[]): Group {
  return group(
    places.map((place) => {
      const one = thing.clone();
      one.position.set(...place);
      return one;
    }),
  );
}

/** Places in columns and rows, the middle of the block at the origin, the front row first. */
export function grid(columns: number, rows: number, stepX: number, stepZ = stepX, y = 0): Triple[] {
  return Array.from({ length: columns * rows }, (_, i): Triple => [
    ((i % columns) - (columns - 1) / 2) * stepX,
    y,
    ((rows - 1) / 2 - Math.floor(i / columns)) * stepZ,
  ]);
}
