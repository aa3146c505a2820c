import type { Group } from 'three';
import { matte, metal, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, group, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A folder of board or plastic with two pockets inside, and three prongs in the fold or none. */
export interface PocketFolder {
  readonly hasProngs: boolean;
  readonly isPoly: boolean;
}

type Spec = Look & PocketFolder;

const MANY = ['#cf1f2e', '#1b55c9', '#17864a', '#f8c617', '#6b3fa6'];
const hexOf = ({ color }: Look, i: number): string =>
  color === 'multicolor' ? (MANY[i % MANY.length] ?? '#1b55c9') : color === 'black' ? '#2a2c30' : paint(color);
const board = (spec: Spec, i: number, shade = 0): ReturnType<typeof matte> =>
  matte(mix(hexOf(spec, i), '#000000', shade), spec.isPoly ? 0.28 : 0.8);

const [W, H] = [23.5, 30];

/** A closed folder standing on its lower edge. */
const closed = (spec: Spec, i: number, place: Placed): Group =>
  group(
    [
      block([W, H, 0.14], board(spec, i), { at: [0, 0, -0.3], round: 0.05 }),
      block([W, H, 0.14], board(spec, i), { at: [0.25, 0, 0.1], round: 0.05 }),
      block([W - 2, H - 1.5, 0.16], paper(), { at: [0.8, 0.5, -0.1], round: 0 }),
    ],
    place,
  );

/** A folder standing open, papers in its right pocket. */
function open(spec: Spec, i: number, place: Placed): Group {
  const leaf = (side: 1 | -1): Group =>
    group(
      [
        block([W, H, 0.16], board(spec, i), { at: [(side * W) / 2, 0, 0], round: 0.05 }),
        block([W - 0.4, 10.5, 0.12], board(spec, i, 0.1), { at: [(side * W) / 2, 0.1, 0.32], round: 0.05 }),
        box([W - 0.6, 0.12, 0.14], board(spec, i, 0.3), { at: [(side * W) / 2, 10.6, 0.34], round: 0.03 }),
        ...(side === 1 ? [block([20.6, 26.6, 0.08], paper(), { at: [W / 2, 1.2, 0.2], round: 0 })] : []),
      ],
      { turn: [0, side * -0.42, 0] },
    );
  return group(
    [
      leaf(1),
      leaf(-1),
      ...(spec.hasProngs ? times(3, (n) => box([2.6, 0.5, 0.12], metal('#d8c48a', 0.3), { at: [0, 5 + n * 10, 0.7], round: 0.05 })) : []),
    ],
    place,
  );
}

/** One open, others of the pack behind it. */
const folders = (spec: Spec): Group =>
  group([
    ...times(4, (i) => closed(spec, i + 1, { at: [-9 + i * 6.4, 0, -16 + i * 0.8], turn: [-0.06, 0, -0.03 * i] })),
    open(spec, 0, { at: [0, 0, 0] }),
  ]);

export const pocketFolderModel = model({
  name: 'pocket-folder',
  views: {
    hero: { build: folders, turn: -14, pitch: 18, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => open(spec, 0, {}),
      turn: 20,
      pitch: 34,
      zoom: 1,
      shows: ({ hasProngs }): Spec => ({ color: 'blue', brand: 'Foolscap', hasProngs, isPoly: false }),
      alt: ({ hasProngs }) => `The two pockets of a blue folder${hasProngs ? ' and the prongs in its fold' : ''}`,
    },
  },
  alt: ({ brand, color, hasProngs, isPoly }) =>
    `${brand} two-pocket ${isPoly ? 'plastic' : 'paper'} folders${hasProngs ? ' with prongs' : ''}, ${color}, one of them open`,
});
