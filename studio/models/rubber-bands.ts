import type { Group, Mesh } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import { brands } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { grain, matte } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { group, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rubber bands, narrow or wide, before their box. */
export interface RubberBands {
  readonly isWide: boolean;
}

type Spec = Look & RubberBands;

const brights: readonly Tone[] = ['red', 'blue', 'yellow', 'green', 'orange', 'purple'];
const hexOf = ({ color }: Look, i: number): string =>
  color === 'multicolor' ? paint(brights[i % brights.length] ?? 'red') : mix('#c8965a', '#e0b578', (i % 4) / 3);

/** One of five ways in which a band falls. */
function loop(form: number): Triple[] {
  const next = grain(form * 31 + 3);
  const [long, wide] = [2.6 + next() * 0.7, 1.1 + next() * 0.7];
  return times(12, (i): Triple => {
    const turn = (i / 12) * Math.PI * 2;
    const pinch = 1 - 0.35 * Math.cos(turn * 2 + form) * next();
    return [Math.cos(turn) * long + Math.sin(turn * 2 + form) * 0.3, Math.sin(turn * 2 + form) * 0.07, Math.sin(turn) * wide * pinch];
  });
}

const made = new Map<string, Mesh>();
function band(hex: string, form: number, isWide: boolean): Mesh {
  const key = `${hex}${form}${isWide}`;
  const known = made.get(key) ?? wire(loop(form), isWide ? 0.1 : 0.085, matte(hex, 0.75), { closed: true });
  known.scale.y = isWide ? 4.2 : 1.5;
  made.set(key, known);
  return known.clone();
}

/** A heap of bands. */
function heap(spec: Spec, count: number, middle: Triple, wide: number, deep: number): Group {
  const next = grain(count);
  return group(
    times(count, (i) => {
      const one = band(hexOf(spec, i), i % 5, spec.isWide);
      const away = Math.sqrt((i + 0.5) / count);
      const rise = (1 - away) * (spec.isWide ? 2.2 : 1.5) + (i % 3) * 0.12;
      one.position.set(Math.cos(i * 2.4) * away * wide, (spec.isWide ? 0.45 : 0.2) + rise, Math.sin(i * 2.4) * away * deep);
      one.rotation.set((next() - 0.5) * 0.5, next() * 6.3, (next() - 0.5) * 0.5);
      return one;
    }),
    { at: middle },
  );
}

/** The bands that are printed on the box. */
function art(spec: Spec): (s: Sheet) => void {
  return ({ ctx, width, height }) => {
    const forms = [
      [0.3, 0.42, 0.4],
      [0.68, 0.4, -0.5],
      [0.5, 0.6, 0.1],
      [0.24, 0.64, -0.7],
      [0.76, 0.63, 0.8],
    ] as const;
    for (const [i, [x, y, turn]] of forms.entries()) {
      ctx.save();
      ctx.translate(x * width, y * height);
      ctx.rotate(turn);
      ctx.lineWidth = width * (spec.isWide ? 0.034 : 0.02);
      ctx.strokeStyle = hexOf(spec, i);
      ctx.beginPath();
      ctx.ellipse(0, 0, width * 0.17, width * 0.085, 0, 0, Math.PI * 2);
      ctx.stroke();
      ctx.restore();
    }
  };
}

/** The box and a heap of what is in it. */
export function rubberBands(spec: Spec): Group {
  return group([
    shelfBox([10, 12, 6], { brand: spec.brand, title: 'Rubber Bands', accent: brands[spec.brand].ink }, art(spec), {
      at: [-1.5, 0, -3.4],
      turn: [0, 0.05, 0],
    }),
    heap(spec, 36, [3, 0, 6.2], 4.2, 2.2),
  ]);
}

export const rubberBandsModel = model({
  name: 'rubber-bands',
  views: {
    hero: { build: rubberBands, turn: -22, pitch: 26 },
    detail: {
      build: (spec: Spec) => heap(spec, 30, [0, 0, 0], 3.2, 3.2),
      turn: 20,
      pitch: 44,
      zoom: 1.1,
      shows: (look): Spec => ({ ...look, brand: 'Clasp' }),
      alt: ({ color, isWide }) =>
        `A heap of ${isWide ? 'wide' : 'narrow'} rubber bands, ${color === 'multicolor' ? 'assorted colors' : 'natural'}`,
    },
  },
  alt: ({ brand, color, isWide }) =>
    `${brand} ${isWide ? 'wide ' : ''}rubber bands, ${color === 'multicolor' ? 'assorted colors' : 'natural'}, a box and a heap of bands`,
});
