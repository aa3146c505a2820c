import type { Group } from 'three';
import { matte, metal, plastic, rubber } from '../scene/materials.ts';
import type { Finish } from '../scene/materials.ts';
import { ball, box, group, lathe, rod, times, wire } from '../scene/parts.ts';

/** How far a caster stands from the middle, in centimetres. */
const REACH = 31;

function caster(): Group {
  const tyre = rubber('#1c1d20');
  const wheel = (z: number): Group =>
    group([
      rod(2.7, 2.7, 1.7, tyre, { at: [0, 2.7, z], turn: [Math.PI / 2, 0, 0] }),
      rod(1.5, 1.5, 1.8, matte('#3a3d42', 0.5), { at: [0, 2.7, z], turn: [Math.PI / 2, 0, 0] }),
    ]);
  return group([wheel(1.4), wheel(-1.4), box([4.4, 2.6, 1.4], plastic('#26282b'), { at: [0, 4.4, 0], round: 0.6 })]);
}

/** A five-star foot on casters with its gas spring, up to where the seat begins. */
export function swivelBase(frame: Finish, top = 40): Group {
  const legs = times(5, (i) => {
    const a = (i / 5) * Math.PI * 2 + 0.3;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return group([
      wire(
        [
          [c * 3, 12.5, s * 3],
          [c * 16, 10.6, s * 16],
          [c * REACH, 7.4, s * REACH],
        ],
        2.1,
        frame,
      ),
      ball(2.2, frame, { at: [c * REACH, 7.3, s * REACH] }),
      group([caster()], { at: [c * REACH, 0, s * REACH], turn: [0, i * 1.3 + 0.4, 0] }),
    ]);
  });
  const cover = plastic('#1b1c1e');
  return group([
    ...legs,
    lathe(
      [
        [0, 9],
        [4.6, 9],
        [5, 10],
        [4.8, 14],
        [3.6, 15.5],
        [0, 15.5],
      ],
      frame,
    ),
    rod(2.7, 2.9, 15, cover, { at: [0, 22, 0] }),
    rod(1.5, 1.5, top - 14, metal('#b9bec4', 0.25), { at: [0, 14 + (top - 14) / 2, 0] }),
  ]);
}
