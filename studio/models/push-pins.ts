import type { Group } from 'three';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { clear, gloss, grain, metal } from '../scene/materials.ts';
import { inkOn, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { group, lathe, rod, times, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Push pins or flat thumbtacks, in a clear tub and before it. */
export interface PushPins {
  readonly kind: 'pins' | 'tacks';
}

type Spec = Look & PushPins;

const brights: readonly Tone[] = ['red', 'blue', 'yellow', 'green', 'white', 'orange'];

function skin({ color }: Look, i: number): ReturnType<typeof gloss> {
  if (color === 'clear') return clear('#cfdde4', 0.62);
  if (color === 'silver' || color === 'gold') return metal(color === 'gold' ? '#d2a94a' : '#c3c9cf', 0.25);
  return gloss(color === 'multicolor' ? paint(brights[i % brights.length] ?? 'red') : paint(color));
}

/** A pin, its point down, the point at the origin. */
function pin(spec: Spec, i: number): Group {
  const head = skin(spec, i);
  const needle = rod(0.06, 0.015, 1.1, metal('#b9bfc5', 0.25), { at: [0, 0.55, 0] });
  if (spec.kind === 'tacks')
    return group([
      needle,
      lathe(
        [
          [0, 1.1],
          [0.5, 1.08],
          [0.62, 1.12],
          [0.6, 1.2],
          [0.4, 1.34],
          [0, 1.4],
        ],
        head,
      ),
    ]);
  return group([
    needle,
    lathe(
      [
        [0, 1],
        [0.44, 1],
        [0.47, 1.06],
        [0.44, 1.14],
        [0.26, 1.26],
        [0.2, 1.5],
        [0.22, 1.85],
        [0.34, 2.05],
        [0.42, 2.14],
        [0.42, 2.26],
        [0.36, 2.32],
        [0, 2.34],
      ],
      head,
    ),
  ]);
}

/** Lying on the rim of its head, the point on the floor; tacks lie on their heads. */
function lying(spec: Spec, i: number, place: Placed): Group {
  const lean = spec.kind === 'tacks' ? (i % 3 === 0 ? Math.PI : Math.PI / 2 + 0.44) : Math.PI / 2 + 0.21;
  const rise = spec.kind === 'tacks' ? (i % 3 === 0 ? 1.4 : 0.56) : 0.46;
  return group([group([pin(spec, i)], { at: [0, rise, -0.8], turn: [lean, 0, 0] })], place);
}

function strewn(spec: Spec, count: number, middle: Triple, wide: number, deep: number): Group {
  const next = grain(count + 2);
  return group(
    times(count, (i) => {
      const away = Math.sqrt((i + 0.5) / count);
      return lying(spec, i, { at: [Math.cos(i * 2.4) * away * wide, 0, Math.sin(i * 2.4) * away * deep], turn: [0, next() * 6.3, 0] });
    }),
    { at: middle },
  );
}

const titleOf = ({ kind }: PushPins): string => (kind === 'pins' ? 'Push Pins' : 'Thumbtacks');

/** A clear tub, full, its lid beside it. */
function tub(spec: Spec): Group {
  const accent = brands[spec.brand].ink;
  const label = print(14, 2.8, (s) => {
    s.fill(accent);
    s.brand(spec.brand, [0.26, 0.14, 0.48, 0.36], { color: inkOn(accent), align: 'center' });
    s.text(titleOf(spec), [0.26, 0.56, 0.48, 0.3], { color: inkOn(accent), align: 'center', weight: 700 });
  });
  const next = grain(12);
  const inside = times(66, (i) => {
    const away = Math.sqrt(next()) * 2.1;
    const turn = next() * 6.3;
    return group([group([pin(spec, i)], { at: [0, -1.2, 0] })], {
      at: [Math.cos(turn) * away, 1.3 + Math.floor(i / 15) * 0.75 + next() * 0.3, Math.sin(turn) * away],
      turn: [next() * 6, next() * 6, next() * 6],
    });
  });
  return group(
    [
      ...inside,
      lathe(
        [
          [0, 0.05],
          [3.4, 0.05],
          [3.6, 0.3],
          [3.6, 5.6],
          [3.5, 5.7],
        ],
        clear('#e4edf2', 0.24),
      ),
      wrap(3.64, 2.6, label, { at: [0, 2.2, 0], arc: 3.9, turn: [0, 0.32, 0] }),
    ],
    { at: [-1.6, 0, -2] },
  );
}

/** The tub and some before it. */
export const pushPins = (spec: Spec): Group => group([tub(spec), strewn(spec, 16, [2, 0, 5.4], 4.6, 1.7)]);

export const pushPinsModel = model({
  name: 'push-pins',
  views: {
    hero: { build: pushPins, turn: -20, pitch: 30 },
    detail: {
      build: (spec: Spec) => strewn(spec, 9, [0, 0, 0], 2.4, 2.4),
      turn: 20,
      pitch: 40,
      zoom: 1.1,
      shows: (look): Spec => ({ ...look, brand: 'Clasp' }),
      alt: ({ color, kind }) =>
        `${kind === 'pins' ? 'Push pins' : 'Thumbtacks'} close up, ${color === 'multicolor' ? 'assorted colors' : color}`,
    },
  },
  alt: ({ brand, color, kind }) =>
    `${brand} ${kind === 'pins' ? 'push pins' : 'thumbtacks'}, ${color === 'multicolor' ? 'assorted colors' : color}, in a clear tub`,
});
