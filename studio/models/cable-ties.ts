import type { Group } from 'three';
import { matte, plastic, rubber } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, ring, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Nylon ties for cables, of a length in inches. */
export interface CableTies {
  readonly inches: 4 | 8 | 11;
}

type Spec = Look & CableTies;

const nylonOf = ({ color }: Look) => plastic(color === 'black' ? '#26282c' : color === 'white' ? '#f1f1ec' : paint(color));
const TONES = ['red', 'blue', 'green', 'yellow', 'orange'] as const;

/** A tie lying straight: head, strap and pointed tail. */
function tie(look: Look, inches: number, place: Placed): Group {
  const long = inches * 2.54;
  const nylon = nylonOf(look);
  return group(
    [
      box([long, 0.14, 0.5], nylon, { at: [0, 0.12, 0], round: 0.05 }),
      box([1, 0.5, 0.95], nylon, { at: [-long / 2, 0.25, 0], round: 0.12 }),
      box([0.34, 0.52, 0.5], matte('#0c0d0f'), { at: [-long / 2 - 0.05, 0.26, 0], round: 0 }),
      box([1.6, 0.12, 0.3], nylon, { at: [long / 2 + 0.6, 0.1, 0], round: 0.05 }),
    ],
    place,
  );
}

/** Cables held together by a tie. */
const bundle = (look: Look, place: Placed): Group =>
  group(
    [
      ...times(4, (i) =>
        wire(
          [
            [-9, 0.6 + (i > 1 ? 0.9 : 0), (i % 2) * 1.1 - 0.5 - 1.2],
            [-4, 0.6 + (i > 1 ? 0.9 : 0), (i % 2) * 1 - 0.5],
            [4, 0.6 + (i > 1 ? 0.9 : 0), (i % 2) * 1 - 0.5],
            [9, 0.6, (i % 2) * 2.4 - 1.2 + i * 0.4],
          ],
          0.5,
          rubber(['#3b4047', '#1f62c4', '#8b919a', '#26282c'][i] ?? '#26282c'),
        ),
      ),
      ...[-2.6, 2.6].map((x) =>
        group(
          [
            ring(1.35, 0.2, nylonOf(look)),
            box([1, 0.9, 0.9], nylonOf(look), { at: [0, 1.6, 0], round: 0.1 }),
            box([0.12, 2.4, 0.5], nylonOf(look), { at: [0.1, 2.9, 0], turn: [0, 0, 0.2] }),
          ],
          { at: [x, 1.05, 0], turn: [0, Math.PI / 2, 0] },
        ),
      ),
    ],
    place,
  );

function ties(spec: Spec): Group {
  const tone = (i: number): Look => (spec.color === 'multicolor' ? { ...spec, color: TONES[i % TONES.length] ?? 'red' } : spec);
  return group([
    ...times(20, (i) =>
      tie(tone(i), spec.inches, {
        at: [((i * 7) % 5) * 0.3, Math.floor(i / 10) * 0.3, (i % 10) * 0.86 - 7],
        turn: [0, ((i * 3) % 5) * 0.016, 0],
      }),
    ),
    bundle(tone(0), { at: [1, 0, 5.4] }),
  ]);
}

export const cableTiesModel = model({
  name: 'cable-ties',
  views: {
    hero: { build: ties, turn: -24, pitch: 40, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => bundle(spec, {}),
      turn: -34,
      pitch: 28,
      zoom: 1,
      shows: (): Spec => ({ color: 'black', brand: 'Foolscap', inches: 8 }),
      alt: () => 'Four cables held together by two ties',
    },
  },
  alt: ({ brand, color, inches }) =>
    `${brand} ${color === 'multicolor' ? 'ties in several colors' : `${color} cable ties`}, ${inches} inches long, beside cables that two of them hold`,
});
