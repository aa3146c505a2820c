import { Shape } from 'three';
import type { Group } from 'three';
import { clear, matte } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { group, pull } from '../scene/parts.ts';
import { officeChair } from './office-chair.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A mat for the floor under a chair. */
export interface ChairMat {
  readonly hasLip: boolean;
}

type Spec = Look & ChairMat;

/** The outline, its lip away from the camera. */
function outlineOf({ hasLip }: ChairMat): Shape {
  const [w, h, r] = [60, 56, 5];
  const shape = new Shape()
    .moveTo(-w + r, -h)
    .lineTo(w - r, -h)
    .quadraticCurveTo(w, -h, w, -h + r)
    .lineTo(w, h - r)
    .quadraticCurveTo(w, h, w - r, h);
  if (hasLip)
    shape
      .lineTo(33, h)
      .quadraticCurveTo(30, h, 30, h + 4)
      .lineTo(30, h + 22)
      .quadraticCurveTo(30, h + 26, 26, h + 26)
      .lineTo(-26, h + 26)
      .quadraticCurveTo(-30, h + 26, -30, h + 22)
      .lineTo(-30, h + 4)
      .quadraticCurveTo(-30, h, -33, h);
  return shape
    .lineTo(-w + r, h)
    .quadraticCurveTo(-w, h, -w, h - r)
    .lineTo(-w, -h + r)
    .quadraticCurveTo(-w, -h, -w + r, -h);
}

/** The mat lying. */
function mat(spec: Spec): Group {
  const isClear = spec.color === 'clear';
  const skin = isClear ? clear('#b9cfdb', 0.5) : matte(spec.color === 'black' ? '#2a2c30' : paint(spec.color), 0.5);
  return group([pull(outlineOf(spec), 0.7, skin, { turn: [-Math.PI / 2, 0, 0], at: [0, 0.4, 0], bevel: 0.25 })]);
}

/** The mat with a chair on it, which shows what it is for. */
export const chairMat = (spec: Spec): Group =>
  group([
    mat(spec),
    group([officeChair({ color: 'black', brand: 'Sitwise', back: 'mesh', arms: 'fixed', headrest: false })], {
      at: [0, 0.8, 0],
      turn: [0, 0.5, 0],
    }),
  ]);

export const chairMatModel = model({
  name: 'chair-mat',
  views: {
    // A mat bears no name.
    hero: { build: chairMat, turn: -22, pitch: 30, shows: (look): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: mat,
      turn: 24,
      pitch: 40,
      zoom: 1,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap' }),
      alt: ({ color, hasLip }) => `The ${color} mat${hasLip ? ' with its lip' : ''}, without the chair`,
    },
  },
  alt: ({ brand, color, hasLip }) =>
    `${brand} chair mat, ${color}, ${hasLip ? 'with lip' : 'rectangular'}, under a chair that is not part of it`,
});
