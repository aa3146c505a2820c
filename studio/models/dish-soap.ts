import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { gloss, plastic } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { drawFlavor } from '../props/flavor-art.ts';
import { group, lathe, plate, rod, wire, wrap, decal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Soap for dishes in a bottle or a gallon jug. */
export interface DishSoap {
  readonly form: 'bottle' | 'jug';
  readonly scent: 'lemon' | 'original';
}

type Spec = Look & DishSoap;

const TONES = { lemon: '#f0c93a', original: '#2f7fd0' } as const;

const label = (spec: Spec, w: number, h: number): ReturnType<typeof print> =>
  print(w, h, (s) => {
    const hex = TONES[spec.scent];
    s.fill('#fdfdfb', [0, 0, 1, 1], 0.06);
    s.fill(mix(hex, '#000000', 0.15), [0, 0, 1, 0.1]);
    s.text('Dish', [0.16, 0.15, 0.68, 0.17], { weight: 900, align: 'center', color: mix(hex, '#1d1e21', 0.55) });
    s.text('Soap', [0.16, 0.33, 0.68, 0.17], { weight: 900, align: 'center', color: mix(hex, '#1d1e21', 0.55) });
    if (spec.scent === 'lemon') drawFlavor(s, 'lemon', 0.5, 0.68, 0.26);
    else
      for (const [x, y, r] of [
        [0.36, 0.7, 0.09],
        [0.52, 0.64, 0.06],
        [0.62, 0.74, 0.075],
        [0.48, 0.78, 0.04],
      ] as const)
        s.disc(mix(hex, '#ffffff', 0.45), x, y, r);
    s.text(spec.scent === 'lemon' ? 'Lemon' : 'Original', [0.2, 0.86, 0.6, 0.09], { weight: 650, align: 'center' });
  });

function bottle(spec: Spec): Group {
  const body = group([
    lathe(
      [
        [0, 0],
        [3.6, 0],
        [4.1, 0.5],
        [4, 5],
        [3.5, 9],
        [3.9, 13.4],
        [3.4, 16.6],
        [1.9, 18.8],
        [1.3, 19.4],
        [1.3, 20],
        [0, 20],
      ],
      gloss(mix(TONES[spec.scent], '#ffffff', 0.08)),
    ),
    wrap(4.12, 9.6, label(spec, 8.6, 9.6), { at: [0, 7.4, 0], arc: 2.1 }),
  ]);
  body.scale.z = 0.72;
  return group([
    body,
    rod(1.3, 1.6, 1.8, plastic('#f4f4f1'), { at: [0, 20.8, 0] }),
    rod(0.5, 0.9, 1.6, plastic(mix(TONES[spec.scent], '#000000', 0.15)), { at: [0, 22.4, 0] }),
  ]);
}

function jug(spec: Spec): Group {
  const hex = mix(TONES[spec.scent], '#ffffff', 0.06);
  return group([
    plate([15, 19, 13], 4.2, gloss(hex), { bevel: 0.9 }),
    lathe(
      [
        [6.6, 0],
        [6, 2],
        [4, 4.6],
        [2.1, 6.6],
        [2, 8],
      ],
      gloss(hex),
      { at: [0, 18.2, 0] },
    ),
    rod(2.4, 2.4, 2, plastic('#f4f4f1'), { at: [0, 26.8, 0] }),
    wire(
      [
        [1.6, 24.8, 0],
        [5, 25, 0],
        [7.6, 22.6, 0],
        [7.6, 18, 0],
      ],
      1.15,
      gloss(hex),
    ),
    decal(10.6, 12.4, label(spec, 10.6, 12.4), { at: [0, 9.6, 6.56], rough: 0.4 }),
  ]);
}

const soap = (spec: Spec): Group => (spec.form === 'jug' ? jug(spec) : bottle(spec));

export const dishSoapModel = model({
  name: 'dish-soap',
  views: {
    hero: { build: soap, turn: -20, pitch: 12, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: soap,
      turn: 26,
      pitch: 32,
      zoom: 1,
      shows: ({ form }): Spec => ({ color: 'blue', brand: 'Foolscap', form, scent: 'original' }),
      alt: ({ form }) => `A ${form} of the original dish soap from above`,
    },
  },
  alt: ({ brand, form, scent }) => `${brand} ${scent} dish soap, ${form === 'jug' ? 'gallon jug' : 'bottle'}`,
});
