import type { Group } from 'three';
import type { Placed, Triple } from '../scene/parts.ts';
import { group } from '../scene/parts.ts';
import { joint, turned } from './turned.ts';

/** A part that hangs down from its joint: radius at the top, at its thickest and at its end. */
function hanging(length: number, [top, middle, end]: Triple): readonly (readonly [number, number])[] {
  return [
    [0, -length],
    [end * 0.7, -length],
    [end, -length + end * 0.4],
    [(middle + end) / 2, -length * 0.65],
    [middle, -length * 0.3],
    [top, -top * 0.5],
    [top * 0.7, 0],
    [0, 0],
  ];
}

/** An arm from the shoulder, hanging `lean` radians away from the body. */
function arm(side: -1 | 1): Group {
  const lower = group(
    [joint(3, { at: [0, 0, 0] }), turned(hanging(24, [3.3, 3.8, 2.4]), { at: [0, -1.5, 0] }), joint(2.1, { at: [0, -26.4, 0] }), handOf()],
    { at: [0, -30, 0], turn: [-0.22, 0, 0] },
  );
  return group([joint(4.3, { at: [0, 0, 0] }), turned(hanging(27, [4, 4.6, 3.2]), { at: [0, -2, 0] }), lower], {
    at: [side * 19.5, 139, 0],
    turn: [0.06, 0, side * 0.13],
  });
}

function handOf(): Group {
  const flat = turned(
    [
      [0, -16],
      [1.8, -15.4],
      [3, -12],
      [4, -6],
      [3.4, -2],
      [1.8, 0],
      [0, 0],
    ],
    { at: [0, -27.5, 0] },
  );
  flat.scale.set(0.55, 1, 1);
  return flat;
}

/** A leg from the hip down to the sole. */
function leg(side: -1 | 1): Group {
  const foot = turned(
    [
      [0, -9],
      [2.6, -8.5],
      [4.3, -4],
      [4.5, 3],
      [4, 10],
      [2.4, 15],
      [0, 16.5],
    ],
    { at: [0, -82.6, 2], turn: [Math.PI / 2, 0, 0] },
  );
  foot.scale.set(1, 1, 0.72);
  const parts = [
    joint(6.4, { at: [0, 0, 0] }),
    turned(hanging(37, [7, 8, 5]), { at: [0, -3, 0] }),
    joint(4.9, { at: [0, -42.2, 0] }),
    turned(hanging(33, [5, 5.7, 3.6]), { at: [0, -44.5, 0] }),
    joint(3.2, { at: [0, -78.6, 0] }),
    foot,
  ];
  return group(parts, { at: [side * 8.6, 86, 0], turn: [0, side * 0.16, side * 0.035] });
}

/** An artist's jointed wooden figure, standing, 172 cm high: shows how large a piece of furniture is. */
export function figure(place: Placed = {}): Group {
  const chest = turned(
    [
      [0, 0],
      [9.5, 0],
      [12, 2],
      [16.2, 14],
      [17.4, 24],
      [15.6, 31],
      [8, 35],
      [0, 35.5],
    ],
    { at: [0, 111, 0], flat: 0.66 },
  );
  const hips = turned(
    [
      [0, 0],
      [9, 0],
      [14, 3],
      [16, 9],
      [14.6, 15],
      [10, 18],
      [0, 18.5],
    ],
    { at: [0, 82.5, 0], flat: 0.72 },
  );
  const head = turned(
    [
      [0, 0],
      [3, 0.3],
      [6, 3],
      [8.2, 9],
      [8.7, 14],
      [7.6, 19],
      [4.6, 22],
      [0, 23],
    ],
    { at: [0, 149.2, 0.8], turn: [0.04, 0, 0], flat: 1.1 },
  );
  const parts = [head, joint(4, { at: [0, 148, 0] }), chest, joint(9.6, { at: [0, 107, 0] }), hips, arm(-1), arm(1), leg(-1), leg(1)];
  return group(parts, place);
}
