import { Shape } from 'three';
import type { Group } from 'three';
import { matte, plastic } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, lathe, outline, pull, rod, times } from '../scene/parts.ts';

/** The shroud of a trigger head from the side, its nozzle to the left. */
function headShape(): Shape {
  return new Shape()
    .moveTo(-4.5, 3.5)
    .bezierCurveTo(-3, 3.1, -2.2, 2.6, -1.2, 2.4)
    .bezierCurveTo(0.4, 2.2, 2.2, 2.3, 3.4, 2.7)
    .bezierCurveTo(4.6, 3.2, 4.8, 4.4, 4, 5)
    .bezierCurveTo(2.6, 5.9, -1.6, 6.1, -3.9, 5.6)
    .bezierCurveTo(-4.7, 5.4, -4.8, 4.2, -4.5, 3.5);
}

/** The part of the head that sits on the neck. */
function backShape(): Shape {
  return new Shape()
    .moveTo(-1.6, 1.9)
    .lineTo(1.7, 1.9)
    .bezierCurveTo(2.2, 2.2, 2.8, 2.6, 3, 3.2)
    .lineTo(-2, 3.2)
    .bezierCurveTo(-1.9, 2.7, -1.7, 2.3, -1.6, 1.9);
}

/** The trigger head, its neck on the floor. */
export function trigger(hex: string, place: Placed = {}): Group {
  const head = plastic(hex);
  const white = plastic('#f4f4f1');
  return group(
    [
      lathe(
        [
          [1.7, 0],
          [2, 0.1],
          [2, 1.7],
          [1.5, 2.1],
          [1.2, 3],
        ],
        white,
      ),
      ...times(14, (i) =>
        group([box([0.18, 1.4, 0.14], white, { at: [0, 0.9, 2], round: 0.05 })], { turn: [0, (i / 14) * Math.PI * 2, 0] }),
      ),
      pull(headShape(), 2.4, head, { bevel: 0.6 }),
      pull(backShape(), 1.9, white, { bevel: 0.35 }),
      rod(0.95, 1.05, 1.3, white, { at: [-5.1, 4.35, 0], turn: [0, 0, Math.PI / 2] }),
      rod(0.3, 0.3, 0.2, matte('#55585c'), { at: [-5.8, 4.35, 0], turn: [0, 0, Math.PI / 2] }),
      pull(
        outline([
          [-1.7, 3.2],
          [-0.8, 2.9],
          [-1.5, 0.6],
          [-2.9, -1.6],
          [-3.5, -1.6],
          [-2.7, 0.8],
          [-2.6, 3.2],
        ]),
        1.3,
        white,
        { bevel: 0.25 },
      ),
    ],
    place,
  );
}
