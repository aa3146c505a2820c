import type { Group } from 'three';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { clear, film, matte } from '../scene/materials.ts';
import { inkOn } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { group, lathe, rod, times, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Paper plates or bowls in a film pack, one of them before it. */
export interface DisposablePlates {
  readonly kind: 'plates' | 'bowls';
}

type Spec = Look & DisposablePlates;

const shapes = {
  plates: {
    profile: [
      [0, 0],
      [7.6, 0],
      [8.7, 0.3],
      [9.3, 0.8],
      [11.1, 1.3],
      [11.3, 1.45],
      [11, 1.5],
      [9.2, 1],
      [8.6, 0.5],
      [7.6, 0.15],
      [0, 0.15],
    ],
    step: 0.36,
    radius: 11.4,
    high: 1.5,
  },
  bowls: {
    profile: [
      [0, 0],
      [4.4, 0],
      [5.6, 0.3],
      [7.1, 4],
      [7.7, 4.4],
      [7.6, 4.6],
      [6.9, 4.3],
      [5.2, 0.9],
      [4.3, 0.5],
      [0, 0.5],
    ],
    step: 0.5,
    radius: 7.8,
    high: 4.6,
  },
} as const;

const hexOf = ({ color }: Look): string => (color === 'kraft' ? '#c9a372' : '#f6f6f3');

const piece = (spec: Spec, place: Placed = {}): Group =>
  group([lathe(shapes[spec.kind].profile, matte(hexOf(spec), 0.75)), ...ribs(spec)], place);

/** The fluted rim of a plate. */
function ribs(spec: Spec): Group[] {
  if (spec.kind === 'bowls') return [];
  const line = matte(spec.color === 'kraft' ? '#b08a59' : '#e4e5e3', 0.8);
  return [
    group(
      times(48, (i) =>
        rod(0.05, 0.05, 1.9, line, {
          at: [Math.cos((i / 48) * 6.2832) * 10, 1.27, Math.sin((i / 48) * 6.2832) * 10],
          turn: [0, -(i / 48) * 6.2832, Math.PI / 2 + 0.27],
        }),
      ),
    ),
  ];
}

/** A stack in film with the maker's band. */
function packOf(spec: Spec, place: Placed = {}): Group {
  const { step, radius, high } = shapes[spec.kind];
  const { ink } = brands[spec.brand];
  const count = spec.kind === 'plates' ? 34 : 22;
  const tall = count * step + high;
  const band = print(radius * 3, tall * 0.62, (s) => {
    s.fill(ink);
    s.brand(spec.brand, [0.27, 0.16, 0.46, 0.28], { color: inkOn(ink), align: 'center' });
    s.text(spec.kind === 'plates' ? 'Paper Plates' : 'Paper Bowls', [0.27, 0.56, 0.46, 0.26], {
      color: inkOn(ink),
      align: 'center',
      weight: 750,
    });
  });
  return group(
    [
      ...times(count, (i) => lathe(shapes[spec.kind].profile, matte(hexOf(spec), 0.75), { at: [0, i * step, 0] })),
      rod(radius + 0.1, radius + 0.1, tall, clear('#e4edf2', 0.16), { at: [0, tall / 2, 0] }),
      wrap(radius + 0.16, tall * 0.62, band, { at: [0, tall * 0.42, 0], arc: 2.9, material: film(band, 0.3) }),
    ],
    place,
  );
}

/** The pack, one leaning on it or standing before it. */
export function disposablePlates(spec: Spec): Group {
  const { radius } = shapes[spec.kind];
  const one =
    spec.kind === 'plates'
      ? piece(spec, { at: [radius * 1.75, radius * 0.86, radius * 0.5], turn: [1.15, 0, -0.25] })
      : piece(spec, { at: [radius * 1.9, 0, radius * 1.1] });
  return group([packOf(spec), one]);
}

export const disposablePlatesModel = model({
  name: 'disposable-plates',
  views: {
    hero: { build: disposablePlates, turn: -14, pitch: 26 },
    detail: {
      build: (spec: Spec) => group([piece(spec), piece(spec, { at: [2.4, 1, 1.2] })]),
      turn: 10,
      pitch: 40,
      zoom: 1,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap' }),
      alt: ({ kind, color }) => `Two ${color === 'kraft' ? 'brown' : 'white'} paper ${kind}`,
    },
  },
  alt: ({ brand, kind, color }) =>
    `${brand} paper ${kind}, ${color === 'kraft' ? 'brown' : 'white'}, a pack and one ${kind === 'plates' ? 'plate' : 'bowl'}`,
});
