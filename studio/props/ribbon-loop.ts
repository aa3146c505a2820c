import type { Group } from 'three';
import { fabric, metal } from '../scene/materials.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { box, group, ring, rod, times, wire } from '../scene/parts.ts';

/** A cord or ribbon for the neck, lying in a loop, its hook towards the camera; `half` is half its width in centimetres. */
export function ribbonLoop(hex: string, half: number, place: Placed = {}): Group {
  const steel = metal('#c9ced3', 0.25);
  const loop = wire(
    [
      [0, 0, 9],
      ...times(17, (i): Triple => {
        const angle = Math.PI * 0.42 - (i / 16) * Math.PI * 1.84;
        return [Math.cos(angle) * (5.4 + Math.sin(i * 1.7) * 0.3), half * 0.4, Math.sin(angle) * 6.4 - 3];
      }),
      [0, half * 0.6, 9.2],
    ],
    half,
    fabric(hex),
  );
  loop.scale.y = 0.3;
  loop.position.y = half * 0.3;
  return group(
    [
      loop,
      box([half * 2.6, half * 0.9, 1.5], steel, { at: [0, half * 0.6, 9.6], round: 0.1 }),
      ring(0.5, 0.09, steel, { at: [0, half * 0.6, 10.8], turn: [Math.PI / 2, 0, 0] }),
      rod(0.16, 0.16, 1, steel, { at: [0, half * 0.6, 11.6], turn: [Math.PI / 2, 0, 0] }),
      ring(0.85, 0.13, steel, { at: [0, half * 0.6, 12.7], turn: [Math.PI / 2, 0, 0] }),
    ],
    place,
  );
}
