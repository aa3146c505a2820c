import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { fabric, gloss, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, decal, group, plate, rod, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A felt pad in a case, or the bottle that inks it again. */
export interface StampPad {
  readonly kind: 'small' | 'large' | 'refill';
}

type Spec = Look & StampPad;

const hexOf = ({ color }: Look): string => (color === 'black' ? '#24262a' : paint(color));

/** The case open, its lid behind. */
function open(spec: Spec): Group {
  const [w, d] = spec.kind === 'large' ? [16, 9.4] : [11, 7];
  const shell = gloss('#2b2e33');
  const accent = hexOf(spec);
  const inside = print(w - 2, d - 2, (s) => {
    s.fill('#f5f5f2');
    s.fill(accent, [0, 0, 1, 0.4]);
    s.text('Stamp Pad', [0.08, 0.09, 0.84, 0.22], { weight: 800, align: 'center', color: inkOn(accent) });
    s.text(spec.color === 'black' ? 'Black ink' : spec.color === 'blue' ? 'Blue ink' : 'Red ink', [0.1, 0.56, 0.8, 0.2], {
      weight: 600,
      align: 'center',
      color: hexOf(spec),
    });
  });
  return group([
    plate([w, 1.3, d], 0.8, shell, { bevel: 0.14 }),
    plate([w - 1.2, 0.5, d - 1.2], 0.5, fabric(mix(hexOf(spec), '#000000', 0.18)), { at: [0, 1.1, 0], bevel: 0.12 }),
    rod(0.3, 0.3, w * 0.6, plastic('#17181b'), { at: [0, 1.3, -d / 2], turn: [0, 0, Math.PI / 2] }),
    group([block([w, d, 0.8], shell, { round: 0.36 }), decal(w - 2, d - 2, inside, { at: [0, d / 2, 0.42], rough: 0.5 })], {
      at: [0, 1.2, -d / 2 - 0.2],
      turn: [-0.34, 0, 0],
    }),
  ]);
}

/** The bottle with its dropper. */
function refill(spec: Spec): Group {
  const hex = hexOf(spec);
  const label = print(9.4, 4.4, (s) => {
    s.fill('#fbfbf8');
    s.fill(hex, [0, 0.7, 1, 0.3]);
    s.text('Stamp Ink', [0.1, 0.2, 0.8, 0.3], { weight: 850, align: 'center' });
    s.text('Refill', [0.2, 0.76, 0.6, 0.17], { weight: 650, align: 'center', color: inkOn(hex) });
  });
  const bottle = (x: number, z: number): Group =>
    group(
      [
        rod(2.1, 2.1, 6.6, plastic(mix(hex, '#ffffff', 0.06)), { at: [0, 3.3, 0] }),
        wrap(2.14, 4.4, label, { at: [0, 3.1, 0], arc: 2.6 }),
        rod(1, 2, 1, plastic(mix(hex, '#ffffff', 0.06)), { at: [0, 7, 0] }),
        rod(0.5, 1.05, 2.6, plastic('#f1f1ee'), { at: [0, 8.6, 0] }),
      ],
      { at: [x, 0, z] },
    );
  return group([bottle(0, 0)]);
}

const stampPad = (spec: Spec): Group => (spec.kind === 'refill' ? refill(spec) : open(spec));

export const stampPadModel = model({
  name: 'stamp-pad',
  views: {
    hero: {
      build: stampPad,
      camera: ({ kind }) => (kind === 'refill' ? { turn: -16, pitch: 14 } : { turn: -22, pitch: 26 }),
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }),
    },
    detail: {
      build: stampPad,
      turn: 24,
      camera: ({ kind }) => ({ pitch: kind === 'refill' ? 32 : 46, zoom: 1 }),
      shows: ({ kind }): Spec => ({ color: 'black', brand: 'Foolscap', kind: kind === 'refill' ? 'refill' : 'large' }),
      alt: ({ kind }) => (kind === 'refill' ? 'A bottle of black ink from above' : 'The felt of a black pad from above'),
    },
  },
  alt: ({ brand, color, kind }) =>
    kind === 'refill' ? `${brand} bottle of ${color} stamp ink` : `${brand} ${kind} stamp pad, open, ${color} ink`,
});
