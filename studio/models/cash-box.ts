import type { Group } from 'three';
import { gloss, matte, metal, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, group, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A steel box for money, with a key or with a combination. */
export interface CashBox {
  readonly size: 'small' | 'large';
  readonly lock: 'key' | 'combination';
}

type Spec = Look & CashBox;

const sizeOf = ({ size }: CashBox): readonly [number, number, number] => (size === 'large' ? [30, 9, 24] : [20, 8, 16]);
const steelOf = ({ color }: Look): string => (color === 'black' ? '#2b2e33' : paint(color));

function lockOf({ lock }: Spec, [, h, d]: readonly [number, number, number]): Group {
  if (lock === 'combination')
    return group([
      box([5, 2.2, 0.5], plastic('#17181b'), { at: [0, h * 0.6, d / 2 + 0.1], round: 0.3 }),
      ...times(3, (i) =>
        rod(0.75, 0.75, 0.9, metal('#d9dde1', 0.3), { at: [-1.4 + i * 1.4, h * 0.6, d / 2 + 0.2], turn: [0, 0, Math.PI / 2] }),
      ),
    ]);
  return group([
    rod(1.1, 1.1, 0.4, metal('#d9dde1', 0.25), { at: [0, h * 0.6, d / 2 + 0.15], turn: [Math.PI / 2, 0, 0] }),
    box([0.26, 1, 0.1], matte('#17181b'), { at: [0, h * 0.6, d / 2 + 0.36], round: 0 }),
  ]);
}

/** The box with its lid up: a tray of coins and notes. */
function open(spec: Spec): Group {
  const size = sizeOf(spec);
  const [w, h, d] = size;
  const steel = gloss(steelOf(spec));
  const wall = 0.5;
  const tray = plastic(mix(steelOf(spec), '#000000', 0.3));
  const cup = (w - 2) / 5;
  return group([
    block([w, wall, d], steel, { round: 0.1 }),
    ...[-1, 1].map((side) => block([wall, h, d], steel, { at: [(side * (w - wall)) / 2, 0, 0], round: 0.12 })),
    ...[-1, 1].map((side) => block([w, h, wall], steel, { at: [0, 0, (side * (d - wall)) / 2], round: 0.12 })),
    box([w - 1.2, 0.3, d - 1.2], tray, { at: [0, h - 3, 0], round: 0.05 }),
    ...times(6, (i) => box([0.3, 2.4, d * 0.42], tray, { at: [-w / 2 + 1 + i * cup, h - 1.9, d * 0.24], round: 0.05 })),
    box([w - 1.4, 2.4, 0.3], tray, { at: [0, h - 1.9, 0.2], round: 0.05 }),
    ...times(5, (i) =>
      group(
        times(5 + (i % 3) * 2, (n) =>
          rod(cup * 0.34, cup * 0.34, 0.2, metal(i % 2 === 0 ? '#d7dade' : '#c58a55', 0.3), { at: [((n * 7) % 3) * 0.06, n * 0.22, 0] }),
        ),
        { at: [-w / 2 + 1 + (i + 0.5) * cup, h - 2.7, d * 0.26] },
      ),
    ),
    ...times(2, (i) =>
      group(
        times(7, (n) =>
          box([w * 0.4, 0.08, d * 0.3], matte(n % 2 === 0 ? '#a9c39b' : '#c6d6bb', 0.9), {
            at: [0, n * 0.1, 0],
            turn: [0, (n % 3) * 0.02, 0],
            round: 0,
          }),
        ),
        { at: [(i - 0.5) * w * 0.46, h - 2.6, -d * 0.24] },
      ),
    ),
    group(
      [box([w, h * 0.3, wall], steel, { at: [0, 0, 0], round: 0.1 }), box([w, wall, d], steel, { at: [0, h * 0.15, d / 2], round: 0.12 })],
      {
        at: [0, h + 0.6, -d / 2],
        turn: [-1.85, 0, 0],
      },
    ),
    lockOf(spec, size),
  ]);
}

/** The box shut, seen from the front: lid, lock and handle. */
function shut(spec: Spec): Group {
  const size = sizeOf(spec);
  const [w, h, d] = size;
  return group([
    block([w, h * 0.72, d], gloss(steelOf(spec)), { round: 0.5 }),
    block([w + 0.5, h * 0.26, d + 0.5], gloss(steelOf(spec)), { at: [0, h * 0.74, 0], round: 0.5 }),
    wire(
      [
        [-4.4, h, 0],
        [-4.2, h + 1.9, 0],
        [0, h + 2.2, 0],
        [4.2, h + 1.9, 0],
        [4.4, h, 0],
      ],
      0.38,
      metal('#c4c9cf', 0.3),
      { tension: 0.2 },
    ),
    ...[-4.4, 4.4].map((x) => rod(0.7, 0.7, 0.5, metal('#c4c9cf', 0.3), { at: [x, h + 0.1, 0] })),
    lockOf({ ...spec }, [w, h * 0.8, d]),
  ]);
}

export const cashBoxModel = model({
  name: 'cash-box',
  views: {
    hero: { build: open, turn: -26, pitch: 34, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: shut,
      turn: 24,
      pitch: 22,
      zoom: 1,
      shows: ({ lock }): Spec => ({ color: 'black', brand: 'Foolscap', size: 'small', lock }),
      alt: ({ lock }) => `The cash box shut, with its handle and its ${lock === 'key' ? 'lock' : 'combination'}`,
    },
  },
  alt: ({ brand, size, lock, color }) =>
    `${brand} ${color} steel cash box, ${size}, with a ${lock === 'key' ? 'key lock' : 'combination lock'}, open, coins and notes in its tray`,
});
