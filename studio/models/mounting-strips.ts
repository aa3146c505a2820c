import type { Group } from 'three';
import { hangCard } from '../props/hang-card.ts';
import { matte, plastic } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, plate, pull, rod, rounded, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** What holds on a wall without a nail: strips for pictures, foam squares, hooks with a strip behind. */
export interface MountingStrips {
  readonly kind: 'strips' | 'squares' | 'hooks';
}

type Spec = Look & MountingStrips;

const WHITE = plastic('#f4f4f1');

/** A strip with the tab by which it comes off again, standing at the card. */
const strip = (place: Placed): Group =>
  group(
    [
      pull(rounded(1.9, 6, 0.3), 0.3, matte('#fbfbf9', 0.6), { at: [0, 3.6, 0], bevel: 0.05 }),
      pull(rounded(1.9, 1.6, 0.5), 0.08, matte('#3478c2', 0.5), { at: [0, 0.6, -0.08], bevel: 0.02 }),
      ...times(4, (i) => box([1.3, 0.1, 0.06], matte('#cfd4d9'), { at: [0, 2 + i * 1.1, 0.16], round: 0 })),
    ],
    place,
  );

const hook = (place: Placed): Group =>
  group(
    [
      pull(rounded(3, 6.4, 0.9), 0.5, WHITE, { at: [0, 4.2, 0], bevel: 0.14 }),
      wire(
        [
          [0, 3.2, 0.2],
          [0, 2, 0.6],
          [0, 1.1, 1.3],
          [0, 1.2, 2.2],
          [0, 2.2, 2.6],
        ],
        0.42,
        WHITE,
      ),
      pull(rounded(1.6, 1.8, 0.4), 0.1, matte('#3478c2', 0.5), { at: [0, 0.5, -0.3], bevel: 0.02 }),
    ],
    place,
  );

/** A square of foam on its liner. */
const square = (place: Placed): Group =>
  group(
    [
      plate([2.6, 0.5, 2.6], 0.12, matte('#fbfbf9', 0.9), { bevel: 0.04 }),
      plate([2.7, 0.08, 2.7], 0.12, matte('#d9c7a0', 0.8), { at: [0, 0.5, 0], bevel: 0.01 }),
    ],
    place,
  );

function loose({ kind }: Spec): Group {
  if (kind === 'hooks') return group(times(3, (i) => hook({ at: [(i - 1) * 4.2, 0, 0.4] })));
  if (kind === 'strips') return group(times(4, (i) => strip({ at: [(i - 1.5) * 2.8, 0.4, 0.2] })));
  return group(
    times(12, (i) => {
      const one = square({ turn: [Math.PI / 2, 0, 0], at: [((i % 4) - 1.5) * 3.2, Math.floor(i / 4) * 3.1 + 1.7, 0] });
      return one;
    }),
  );
}

const TITLES = { strips: 'Picture Strips', squares: 'Mounting Squares', hooks: 'Wall Hooks' } as const;

const carded = (spec: Spec): Group =>
  group([
    hangCard([15, 18], { brand: spec.brand, title: TITLES[spec.kind], accent: '#b7202c' }),
    group([loose(spec)], { at: [0, 1.2, 0.1] }),
  ]);

/** What it is for: a framed picture, two strips on its back; a hook with keys; squares beside the roll of a poster. */
function inUse({ kind }: Spec): Group {
  if (kind === 'hooks')
    return group(
      [
        hook({}),
        wire(
          [
            [0, 2.2, 2.2],
            [0.9, 0.6, 2.4],
            [0, -0.8, 2.4],
            [-0.9, 0.6, 2.4],
          ],
          0.12,
          plastic('#8f969e'),
          { closed: true },
        ),
      ],
      { at: [0, 1.2, 0] },
    );
  if (kind === 'squares') return group(times(5, (i) => square({ at: [(i - 2) * 3.4, 0, (i % 2) * 2], turn: [0, i * 0.3, 0] })));
  return group([
    box([16, 20, 1], matte('#6d4526'), { at: [0, 10, 0], round: 0.1 }),
    box([14, 18, 1.02], matte('#d9c3a0'), { at: [0, 10, 0.05], round: 0 }),
    ...[-5, 5].map((x) => strip({ at: [x, 12, 0.7] })),
    rod(0.3, 0.3, 0.2, plastic('#8f969e'), { at: [0, 1, 0.8], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

const KINDS = { strips: 'adhesive picture strips with pull tabs', squares: 'foam mounting squares', hooks: 'adhesive wall hooks' } as const;

export const mountingStripsModel = model({
  name: 'mounting-strips',
  views: {
    hero: { build: carded, turn: -16, pitch: 12 },
    detail: {
      build: inUse,
      turn: 22,
      pitch: 22,
      zoom: 1,
      shows: ({ kind }): Spec => ({ color: 'white', brand: 'Foolscap', kind }),
      alt: ({ kind }) => (kind === 'strips' ? 'Two strips on the back of a picture frame' : `The ${KINDS[kind]} out of the pack`),
    },
  },
  alt: ({ brand, kind }) => `${brand} white ${KINDS[kind]} on their card`,
});
