import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { group, lathe, rod, times } from '../scene/parts.ts';
import type { Placed } from '../scene/parts.ts';
import { gloss, matte, metal, plastic } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { printedBox } from '../scene/printed-box.ts';
import { beanArt, cupArt } from '../props/coffee-art.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A box of coffee pods with two before it. */
export interface CoffeePods {
  readonly roast: 'Medium Roast' | 'Dark Roast' | 'Breakfast Blend';
}

type Spec = Look & CoffeePods;

const hexes: Readonly<Record<CoffeePods['roast'], string>> = {
  'Medium Roast': '#9c5a22',
  'Dark Roast': '#3a2019',
  'Breakfast Blend': '#d58f23',
};

function pod(spec: Spec, place: Placed = {}): Group {
  const hex = hexes[spec.roast];
  const white = matte('#f3f1ec', 0.4);
  return group(
    [
      lathe(
        [
          [0, 0],
          [1.75, 0],
          [1.85, 0.15],
          [2.25, 3.9],
          [2.55, 4],
          [2.55, 4.25],
          [2.3, 4.3],
        ],
        white,
      ),
      ...times(20, (i) =>
        group([rod(0.05, 0.05, 3.2, plastic('#dcd9d1'), { at: [0, 1.9, 2.06], turn: [0.1, 0, 0] })], {
          turn: [0, (i / 20) * Math.PI * 2, 0],
        }),
      ),
      rod(2.42, 2.42, 0.05, metal(mix(hex, '#ffffff', 0.35), 0.35), { at: [0, 4.3, 0] }),
      rod(1.75, 1.75, 0.06, gloss(hex), { at: [0, 4.32, 0] }),
    ],
    place,
  );
}

/** The box and two pods. */
export function coffeePods(spec: Spec): Group {
  const hex = hexes[spec.roast];
  const [w, h, d] = [20, 16, 14];
  const front = print(w, h, (s) => {
    s.fill('#f6efe0');
    s.fill(hex, [0, 0, 1, 0.3]);
    s.fill(hex, [0, 0.93, 1, 0.07]);
    s.brand(spec.brand, [0.06, 0.07, 0.7, 0.17], { color: '#ffffff' });
    s.text(spec.roast, [0.06, 0.37, 0.56, 0.17], { weight: 850, color: '#33200f' });
    s.text('Coffee Pods', [0.06, 0.56, 0.4, 0.11], { weight: 600, color: '#5d4a38' });
    s.text('Single serve', [0.06, 0.74, 0.4, 0.1], { weight: 700, color: hex });
    cupArt(s, 0.8, 0.64, 0.46, hex);
  });
  const side = print(d, h, (s) => {
    s.fill(hex);
    beanArt(s, 0.5, 0.5, 0.5, mix(hex, '#f6efe0', 0.5));
  });
  return group([
    printedBox([w, h, d], '#f6efe0', { front, right: side }),
    pod(spec, { at: [w / 2 - 1, 0, d / 2 + 4] }),
    group([pod(spec)], { at: [w / 2 + 5, 2.45, d / 2 + 2.6], turn: [1.2, 0.3, 0] }),
  ]);
}

/** Three pods near; one stands on its lid. */
const three = (spec: Spec): Group =>
  group([pod(spec), pod(spec, { at: [5.4, 0, 1.6] }), group([pod(spec)], { at: [1.6, 2.35, 6], turn: [1.3, 0.2, 0.3] })]);

export const coffeePodsModel = model({
  name: 'coffee-pods',
  views: {
    hero: { build: coffeePods, turn: -24, pitch: 18 },
    detail: {
      build: three,
      turn: -10,
      pitch: 38,
      zoom: 1,
      shows: (look): Spec => ({ ...look, color: 'brown', brand: 'Oakpoint', roast: 'Dark Roast' }),
      alt: () => 'Three pods, sealed one by one',
    },
  },
  alt: ({ brand, roast }) => `${brand} coffee pods, ${roast.toLowerCase()}, a box`,
});
