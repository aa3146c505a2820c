import type { Group } from 'three';
import { metal } from '../scene/materials.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { group, rod } from '../scene/parts.ts';
import { joint, turned } from './turned.ts';

interface Finger {
  readonly root: Triple;
  readonly lean: number;
  readonly bones: readonly number[];
  readonly thick: number;
  readonly bend: readonly number[];
}

/** A bone from its joint upwards. */
const bone = (length: number, thick: number): Group =>
  turned([
    [0, 0.12],
    [thick * 0.72, 0.2],
    [thick * 0.96, length * 0.3],
    [thick, length * 0.55],
    [thick * 0.86, length * 0.85],
    [thick * 0.5, length],
    [0, length + 0.06],
  ]);

/** Three bones on three ball joints, each bent a little further to the front than the one before. */
function finger({ root, lean, bones, thick, bend }: Finger): Group {
  const [first, ...others] = bones.map((length, i) => {
    const width = thick * (1 - i * 0.09);
    return { length, bone: group([joint(width * 0.84), bone(length, width)], { turn: [bend[i] ?? 0, 0, 0] }) };
  });
  if (first === undefined) throw new Error('a finger has bones');
  let below = first;
  for (const next of others) {
    next.bone.position.y = below.length + 0.1;
    below.bone.add(next.bone);
    below = next;
  }
  return group([first.bone], { at: root, turn: [0, 0, lean] });
}

const FINGERS: readonly Finger[] = [
  { root: [-2.45, 10.45, 0], lean: 0.19, bones: [2.5, 1.85, 1.5], thick: 0.64, bend: [0.04, 0.08, 0.1] },
  { root: [-0.85, 11.0, 0], lean: 0.05, bones: [3.0, 2.3, 1.95], thick: 0.7, bend: [0.02, 0.06, 0.08] },
  { root: [0.8, 10.95, 0], lean: -0.06, bones: [2.85, 2.1, 1.75], thick: 0.68, bend: [0.04, 0.08, 0.1] },
  { root: [2.4, 10.35, 0], lean: -0.21, bones: [2.2, 1.6, 1.4], thick: 0.59, bend: [0.06, 0.1, 0.14] },
  { root: [-2.95, 7.4, 0.35], lean: 0.72, bones: [2.3, 1.75, 1.45], thick: 0.76, bend: [0.22, 0.1, 0.08] },
];

/**
 * An artist's jointed wooden hand on its round foot, upright and open, 19 cm high: stands beside a product to show how
 * large that is.
 */
export function hand(place: Placed = {}): Group {
  const foot = turned([
    [0, 0],
    [3.4, 0],
    [3.75, 0.12],
    [3.8, 0.6],
    [3.55, 1.05],
    [2.2, 1.22],
    [0, 1.25],
  ]);
  const wrist = turned([
    [0, 2],
    [1.3, 2.02],
    [1.7, 2.3],
    [1.62, 3.2],
    [1.5, 4.2],
    [1.62, 4.75],
    [1.2, 5],
    [0, 5],
  ]);
  const palm = turned(
    [
      [0, 5.7],
      [1.3, 5.75],
      [2.2, 6.3],
      [2.95, 7.5],
      [3.25, 8.8],
      [3.2, 9.9],
      [2.7, 10.6],
      [1.5, 10.95],
      [0, 11],
    ],
    { flat: 0.44 },
  );
  return group(
    [foot, rod(0.3, 0.3, 1.4, metal(), { at: [0, 1.7, 0] }), wrist, joint(1.25, { at: [0, 5.3, 0] }), palm, ...FINGERS.map(finger)],
    place,
  );
}
