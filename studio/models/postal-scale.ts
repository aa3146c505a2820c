import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, plastic, screen } from '../scene/materials.ts';
import { block, box, decal, group, plate, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A scale for letters and parcels; the most it weighs in pounds. */
export interface PostalScale {
  readonly pounds: number;
}

type Spec = Look & PostalScale;

/** The scale with an envelope or a parcel on it. */
function scale({ pounds }: Spec): Group {
  const isLarge = pounds > 50;
  const [w, d] = isLarge ? [32, 30] : [20, 15];
  const face = print(9, 3, (s) => {
    s.fill('#cfdccb');
    s.text(isLarge ? '12.6' : '1.8', [0.2, 0.12, 0.5, 0.76], { weight: 700, align: 'right', color: '#1d261c' });
    s.text(isLarge ? 'lb' : 'oz', [0.74, 0.46, 0.2, 0.36], { weight: 650, color: '#1d261c' });
  });
  const front = group(
    [
      block([w * 0.84, 2.6, 6], plastic('#2a2d32'), { round: 0.8 }),
      decal(7.8, 2.6, face, { at: [-w * 0.12, 2.63, 0], turn: [-Math.PI / 2, 0, 0], material: screen(face) }),
      ...times(2, (i) => rod(0.9, 0.9, 0.4, plastic('#d6d9dd'), { at: [w * 0.18 + i * 2.7, 2.7, 0] })),
    ],
    { at: [0, 0, d / 2 + 2.6], turn: [0.2, 0, 0] },
  );
  const parcel = isLarge
    ? group(
        [
          block([20, 13, 16], matte('#c39c6c', 0.9), { round: 0.15 }),
          block([20.1, 0.1, 4], matte('#d9bf8f', 0.3), { at: [0, 13, 0], round: 0 }),
          box([9, 5.4, 0.06], matte('#fdfdfb'), { at: [-2.4, 7.4, 8.06], round: 0 }),
        ],
        { at: [0, 5, -1], turn: [0, 0.2, 0] },
      )
    : group(
        [
          box([16, 0.5, 9.4], matte('#fdfdfb', 0.9), { at: [0, 0.3, 0], round: 0.1 }),
          box([6, 0.06, 0.4], matte('#8b919a'), { at: [0.6, 0.58, 0.6], round: 0 }),
          box([4.6, 0.06, 0.4], matte('#8b919a'), { at: [0, 0.58, 1.5], round: 0 }),
          box([1.8, 0.06, 2], matte('#24508f'), { at: [6.4, 0.58, -3], round: 0 }),
        ],
        { at: [0, 4.4, 0], turn: [0, 0.16, 0] },
      );
  return group([
    plate([w, 2.8, d], 1.4, plastic('#2a2d32'), { bevel: 0.3 }),
    plate([w - 0.6, 0.9, d - 0.6], 1.2, metal('#c9ced3', 0.36), { at: [0, isLarge ? 4 : 3.4, 0], bevel: 0.2 }),
    rod(3, 3, 1, matte('#17181b'), { at: [0, 3.2, 0] }),
    front,
    parcel,
  ]);
}

export const postalScaleModel = model({
  name: 'postal-scale',
  views: {
    hero: { build: scale, turn: -24, pitch: 26, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: scale,
      turn: 26,
      pitch: 42,
      zoom: 1,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }),
      alt: ({ pounds }) => `The ${pounds}-pound scale from the other side, its display lit`,
    },
  },
  alt: ({ brand, pounds }) => `${brand} digital postal scale for up to ${pounds} pounds, ${pounds > 50 ? 'a parcel' : 'a letter'} on it`,
});
