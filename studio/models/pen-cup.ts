import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, matte } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { pen } from './gel-pens.ts';

/** Square cups for pens. */
export interface PenCup {
  readonly style: 'square' | 'divided' | 'tall';
  readonly cups: number;
}

/** One empty cup. */
export function cupOf({ color, brand, style }: Look & PenCup, isNamed = true): Group {
  const hex = paint(color);
  const wall = matte(hex, 0.55);
  const [w, h, t] = [8.6, style === 'tall' ? 12.7 : 10, 0.55];
  const name = print(6, 1, (s) => {
    s.brand(brand, [0.02, 0.08, 0.96, 0.84], { color: mix(hex, inkOn(hex), 0.8), align: 'center' });
  });
  return group([
    block([w, 0.8, w], wall, { round: 0.15 }),
    ...[-1, 1].map((side) => block([w, h, t], wall, { at: [0, 0, side * (w / 2 - t / 2)], round: 0.2 })),
    ...[-1, 1].map((side) => block([t, h, w], wall, { at: [side * (w / 2 - t / 2), 0, 0], round: 0.2 })),
    ...(style === 'divided' ? [block([t, h - 0.6, w - 0.4], wall, { at: [0.4, 0, 0], round: 0.1 })] : []),
    ...(isNamed ? [decal(4.8, 0.8, name, { at: [0, h * 0.24, w / 2 + 0.02], material: film(name) })] : []),
  ]);
}

const inks = ['#1b55c9', '#cf1f2e', '#1d1e21', '#17864a', '#ee6f1f'] as const;

/** Pens and a ruler as they stand in a cup. */
export function filling(style: PenCup['style']): Group {
  const lift = style === 'tall' ? 2.6 : 0;
  const pens = times(5, (i) =>
    pen(inks[i % inks.length] ?? '#1b55c9', undefined, i === 2 ? 'metal' : 'tinted', {
      at: [(i - 2) * 1.25 + (style === 'divided' && i > 1 ? 0.6 : 0), 9.6 + lift + (i % 2) * 0.6, ((i * 2) % 3) - 1],
      turn: [i % 2 ? 0.12 : -0.14, i * 0.5, (2 - i) * -0.07],
    }),
  );
  return group([
    ...pens,
    box([2.6, 15.6, 0.22], matte('#e3bd7c', 0.5), { at: [2.2, 9.2 + lift, -2], turn: [-0.12, 0.3, -0.08], round: 0.05 }),
  ]);
}

/** The cups, one of them in use. */
export function penCup(look: Look & PenCup): Group {
  if (look.cups === 1) return group([cupOf(look), filling(look.style)]);
  const places = times(look.cups, (i): readonly [number, number] => [
    ((i % 2) - 0.5) * 10.4,
    look.cups > 2 ? (0.5 - Math.floor(i / 2)) * -10.4 : (i % 2) * 1.8,
  ]);
  return group(
    places.map(([x, z], i) =>
      group([cupOf(look), ...(i === 0 ? [filling(look.style)] : [])], { at: [x, 0, z], turn: [0, i % 2 ? 0.12 : 0, 0] }),
    ),
  );
}

/** The empty cup from above, a pen before it. */
function above(look: Look & PenCup): Group {
  return group([cupOf(look, false), pen('#1b55c9', undefined, 'tinted', { at: [0.6, 0.52, 7.4], turn: [-Math.PI / 2, 0, -1.2] })]);
}

export const penCupModel = model({
  name: 'pen-cup',
  views: {
    hero: {
      build: penCup,
      camera: ({ cups }: Look & PenCup) => (cups > 2 ? { turn: -30, pitch: 34 } : { turn: -28, pitch: 22 }),
    },
    top: {
      build: above,
      turn: -24,
      pitch: 50,
      shows: (look: Look & PenCup): Look & PenCup => ({ ...look, brand: 'Harrow', style: 'square', cups: 1 }),
      alt: ({ color }) => `An empty pen cup, ${color}, from above`,
    },
  },
  alt: ({ brand, color, style, cups }) =>
    `${brand} ${style === 'square' ? '' : `${style} `}pen cup${cups === 1 ? '' : `s, ${cups}`}, ${color}`,
});
