import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte, plastic } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { ball, box, decal, group, lathe, plate, rod, times } from '../scene/parts.ts';
import { drawFlavor } from '../props/flavor-art.ts';
import type { Flavor } from '../props/flavor-art.ts';
import type { Scent } from '../props/scents.ts';
import { scentArt, scentPaint, scentWords } from '../props/scents.ts';
import { shippingCarton } from '../props/case-carton.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A pump bottle of soap, alone or before its carton. */
export interface HandSoap {
  readonly foam: boolean;
  /** `any`: the label does not say. */
  readonly scent: Scent | 'any';
  readonly sold: 'single' | 'case';
}

type Spec = Look & HandSoap;

const accentOf = ({ scent }: Pick<HandSoap, 'scent'>): string => (scent === 'any' ? '#3f8f86' : scentPaint(scent));
const artOf = ({ scent }: HandSoap): Flavor => (scent === 'any' ? 'aloe' : scentArt(scent));
const WHITE = '#f6f6f3';

/** A pump, its neck at the floor, its spout to the left. */
function pump(wide: boolean): Group {
  const white = plastic(WHITE);
  const r = wide ? 2.4 : 1.7;
  return group([
    lathe(
      [
        [r, 0],
        [r + 0.1, 0.1],
        [r + 0.1, 1.6],
        [r * 0.75, 2.1],
        [0.9, 2.3],
        [0.8, 3],
      ],
      white,
    ),
    ...times(16, (i) =>
      group([box([0.16, 1.3, 0.1], white, { at: [0, 0.85, r + 0.1], round: 0.04 })], { turn: [0, (i / 16) * Math.PI * 2, 0] }),
    ),
    rod(0.42, 0.42, 2.4, white, { at: [0, 3.6, 0] }),
    lathe(
      [
        [0, 4],
        [wide ? 1.9 : 1.2, 4],
        [wide ? 2 : 1.3, 4.2],
        [wide ? 1.9 : 1.25, 5.2],
        [0.9, 5.6],
        [0, 5.6],
      ],
      white,
    ),
    box([wide ? 4 : 4.6, 0.85, wide ? 1.5 : 1.05], white, { at: [-2.6, 4.85, 0], turn: [0, 0, 0.12], round: 0.4 }),
    box([0.8, 1.1, 0.9], white, { at: [-4.6, 4.3, 0], round: 0.3 }),
  ]);
}

function bottle(spec: Spec, place: Placed = {}): Group {
  const hex = accentOf(spec);
  const liquid = spec.scent === 'plain' || spec.scent === 'any' ? '#dcebee' : mix(hex, '#ffffff', 0.42);
  const label = print(6, 8.4, (s) => {
    s.fill('#fffefb', [0, 0, 1, 1], 0.1);
    s.brand(spec.brand, [0.1, 0.06, 0.8, 0.1], { align: 'center' });
    s.text('Hand Soap', [0.1, 0.19, 0.8, 0.2], {
      weight: 800,
      lines: 2,
      align: 'center',
      color: '#2b2f36',
    });
    drawFlavor(s, artOf(spec), 0.5, 0.6, 0.44);
    s.text(spec.scent === 'any' ? 'with Aloe' : scentWords(spec.scent), [0.1, 0.84, 0.8, 0.09], {
      weight: 650,
      align: 'center',
      color: mix(hex, '#000000', 0.35),
    });
  });
  return group(
    [
      plate([7.6, 13.2, 5], 2.4, matte(liquid, 0.16), { bevel: 0.9 }),
      lathe(
        [
          [2.9, 0],
          [2.6, 0.8],
          [1.9, 1.5],
          [1.6, 2],
        ],
        matte(liquid, 0.16),
        { at: [0, 12.8, 0] },
      ),
      plate([7.8, 13.4, 5.2], 2.5, clear('#ffffff', 0.12), { bevel: 0.9 }),
      decal(6, 8.4, label, { at: [0, 6.6, 2.63], rough: 0.4 }),
      group([pump(false)], { at: [0, 14.2, 0] }),
    ],
    place,
  );
}

/** The soap. */
export function handSoap(spec: Spec): Group {
  if (spec.sold === 'single') return bottle(spec);
  return group([
    shippingCarton([25, 21, 17], {
      brand: spec.brand,
      title: 'Hand Soap',
      ink: mix(accentOf(spec), '#000000', 0.25),
      picture: (s) => drawFlavor(s, artOf(spec), 0.82, 0.42, 0.32),
    }),
    bottle(spec, { at: [15.5, 0, 12], turn: [0, 0.3, 0] }),
  ]);
}

/** What the pump gives: a dollop of foam or of gel in a dish. */
function dollop({ foam, scent }: Spec): Group {
  const tint = foam ? '#fdfdfc' : mix(accentOf({ scent }), '#ffffff', 0.5);
  const blobs = foam
    ? [
        [0, 1.5, 0, 2.1],
        [1.7, 1.3, 0.6, 1.5],
        [-1.6, 1.3, 0.5, 1.6],
        [0.4, 1.3, 1.8, 1.4],
        [-0.2, 2.9, -0.1, 1.5],
        [0.3, 4, 0, 0.9],
      ]
    : [[0, 0.9, 0, 2.2]];
  return group([
    lathe(
      [
        [0, 0],
        [3.2, 0],
        [5.2, 0.7],
        [6, 1.7],
        [5.8, 1.8],
        [4.9, 1],
        [3, 0.4],
        [0, 0.4],
      ],
      matte('#dfe5e8', 0.3),
    ),
    ...blobs.map(([x = 0, y = 0, z = 0, r = 1]) => {
      const blob = ball(r, foam ? matte(tint, 0.75) : clear(tint, 0.7), { at: [x, y, z] });
      if (!foam) blob.scale.set(1.5, 0.45, 1.4);
      return blob;
    }),
    group([pump(foam)], { at: [8.2, 0, -3], turn: [0, -0.3, 0] }),
  ]);
}

export const handSoapModel = model({
  name: 'hand-soap',
  views: {
    hero: {
      build: handSoap,
      // The bottle is the same for liquid and foam; what comes out is not.
      shows: (look): Spec => ({ ...look, foam: false }),
      camera: ({ sold }: Spec) => (sold === 'single' ? { turn: -16, pitch: 12 } : { turn: -22, pitch: 16 }),
    },
    detail: {
      build: dollop,
      turn: 0,
      pitch: 30,
      zoom: 1,
      shows: (look): Spec => ({ ...look, color: 'white', brand: 'Fernhill', scent: 'linen', sold: 'single' }),
      alt: ({ foam }) => (foam ? 'The pump makes foam' : 'A portion of liquid soap and the pump'),
    },
  },
  alt: ({ brand, foam, scent, sold }) =>
    `${brand} ${foam ? 'foaming ' : ''}hand soap, ${scent === 'any' ? '' : `${scentWords(scent).toLowerCase()}, `}pump bottle${sold === 'case' ? 's before their case' : ''}`,
});
