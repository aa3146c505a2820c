import type { Group, Material } from 'three';
import { shelfThings } from '../props/shelf-things.ts';
import { grain, matte, metal, wood } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, group, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A bookcase: a case with closed sides, or boards in a steel frame. */
export interface Bookshelf {
  readonly shelves: number;
  readonly inches: number;
  readonly open: boolean;
}

const GAP = 35;
const DEPTH = 30;
const BOARD = 2.2;
const boardOf = (color: Look['color']): Material => (color === 'white' ? matte('#f1f1ee', 0.5) : wood(paint(color)));
/** How high the lowest board lies. */
const footOf = (open: boolean): number => (open ? 12 : 6);

function closedCase(w: number, h: number, board: Material, hex: string): Group[] {
  return [
    group([
      ...[-1, 1].map((side) => block([BOARD, h, DEPTH], board, { at: [side * (w / 2 - BOARD / 2), 0, 0], round: 0.15 })),
      block([w - BOARD * 2, 6, BOARD], board, { at: [0, 0, DEPTH / 2 - 2.4], round: 0.1 }),
      box([w - 1, h - 1, 0.6], matte(mix(hex, '#000000', 0.1), 0.8), { at: [0, h / 2, -DEPTH / 2 + 0.4], round: 0 }),
    ]),
  ];
}

/** Steel uprights, and a cross behind that keeps them straight. */
function steelFrame(w: number, h: number): Group[] {
  const steel = matte('#26282c', 0.45);
  const cross = Math.hypot(w - 3, h - 20);
  const lean = Math.atan2(w - 3, h - 20);
  return [
    group([
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => block([2.4, h, 2.4], steel, { at: [x * (w / 2 - 1.2), 0, z * (DEPTH / 2 - 1.2)], round: 0.15 })),
      ),
      ...[-1, 1].flatMap((x) => [8, h - 2.4].map((y) => block([2, 2, DEPTH - 2], steel, { at: [x * (w / 2 - 1.2), y, 0], round: 0.1 }))),
      ...[-1, 1].map((side) =>
        box([1.2, cross, 0.5], metal('#3a3d42', 0.4), { at: [0, h / 2, -DEPTH / 2 + 1], turn: [0, 0, side * lean], round: 0.1 }),
      ),
    ]),
  ];
}

function empty({ color, shelves, inches, open }: Look & Bookshelf): Group {
  const w = inches * 2.54;
  const board = boardOf(color);
  const foot = footOf(open);
  // An open one carries on its top board as well; it has no lid above that.
  const h = foot + (open ? shelves - 1 : shelves) * GAP + BOARD;
  return group([
    ...(open ? steelFrame(w, h + (open ? 14 : 0)) : closedCase(w, h, board, paint(color))),
    ...times(open ? shelves : shelves + 1, (i) =>
      block([w - (open ? 1 : BOARD * 2), BOARD, DEPTH - (open ? 0.4 : 0.8)], board, { at: [0, foot + i * GAP, 0], round: 0.12 }),
    ),
  ]);
}

/** The bookcase in use. */
export function bookshelf(look: Look & Bookshelf): Group {
  const w = look.inches * 2.54;
  const next = grain(look.shelves * 11 + 5);
  const room = w - (look.open ? 2 : BOARD * 2);
  return group([
    empty(look),
    ...times(look.shelves, (level) =>
      group([shelfThings(level + (look.open ? 1 : 3), room, next)], { at: [0, footOf(look.open) + BOARD + level * GAP, 0] }),
    ),
  ]);
}

/** What comes in a bag with it. */
function fittings(): Group {
  const steel = metal('#c9ced3', 0.3);
  const pin = (x: number, z: number): Group =>
    group(
      [
        rod(0.24, 0.24, 1.6, steel, { at: [0, 0.45, 0], turn: [0, 0, Math.PI / 2] }),
        rod(0.46, 0.46, 0.2, steel, { at: [0.3, 0.46, 0], turn: [0, 0, Math.PI / 2] }),
      ],
      {
        at: [x, 0, z],
        turn: [0, x * 1.7, 0],
      },
    );
  const screw = (x: number, z: number): Group =>
    group(
      [
        rod(0.16, 0.05, 3.4, steel, { turn: [0, 0, Math.PI / 2] }),
        rod(0.1, 0.42, 0.3, steel, { at: [1.75, 0, 0], turn: [0, 0, Math.PI / 2] }),
        ...times(9, (i) => ring(0.17, 0.04, steel, { at: [-1.3 + i * 0.26, 0, 0], turn: [0, Math.PI / 2, 0] })),
      ],
      { at: [x, 0.4, z], turn: [0, 0.3 + x * 0.08, 0] },
    );
  return group([
    ...times(8, (i) => pin(-5 + (i % 4) * 1.7, 1.6 + Math.floor(i / 4) * 1.9)),
    ...times(4, (i) => screw(2.4 + (i % 2) * 4.2, 1.4 + Math.floor(i / 2) * 1.7)),
    group(
      [block([2.2, 0.2, 6], steel, { at: [0, 0, 0.4], round: 0.06 }), block([2.2, 3.4, 0.2], steel, { at: [0, 0, -2.6], round: 0.06 })],
      { at: [-3.4, 0, -3], turn: [0, 0.5, 0] },
    ),
    wire(
      [
        [1, 0.3, -1.4],
        [6, 0.3, -3.4],
        [6.6, 0.3, -3.2],
        [7.2, 0.3, -1.6],
      ],
      0.3,
      metal('#4a4f57', 0.35),
      { tension: 0.1 },
    ),
  ]);
}

export const bookshelfModel = model({
  name: 'bookshelf',
  views: {
    hero: {
      build: bookshelf,
      turn: -26,
      pitch: 10,
      shows: (look): Look & Bookshelf => ({ ...look, brand: 'Sitwise', inches: 33 }),
    },
    pack: {
      build: fittings,
      turn: -16,
      pitch: 40,
      shows: (): Look & Bookshelf => ({ color: 'oak', brand: 'Sitwise', shelves: 3, inches: 33, open: false }),
      alt: () => 'What is with it: pins for the shelves, the bracket for the wall, screws and a key',
    },
  },
  alt: ({ brand, color, shelves, open }) => `${brand} ${shelves}-shelf ${open ? 'open ' : ''}bookcase, ${color}`,
});
