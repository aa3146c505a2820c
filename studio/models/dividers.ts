import type { Group } from 'three';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { clear, matte, paper } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, plate, rod, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Binder dividers: tabs with slips to write on, or printed with numbers. */
export interface Dividers {
  readonly kind: 'insertable' | 'numbered';
  readonly tabs: 5 | 8;
  readonly sets: 'one' | 'several';
}

type Spec = Look & Dividers;

const [W, D] = [22, 27.9];
const TAB = 1.5;
const brights = ['#d9363e', '#ee7f2a', '#f3c22b', '#3f9d4d', '#1f8fb3', '#2f5fc4', '#7a4fb0', '#d04a8c'] as const;
const tabHex = ({ color }: Look, i: number): string => (color === 'multicolor' ? (brights[i % brights.length] ?? '#d9363e') : '#f4f6f7');

/** One divider lying, its tab at the right, `i` from the top. */
function sheet(spec: Spec, i: number, place: Placed): Group {
  const long = (D - 1.2) / spec.tabs;
  const z = -D / 2 + 0.6 + long * (i + 0.5);
  const hex = tabHex(spec, i);
  const slip = print(long, TAB, (s) => {
    s.fill(spec.kind === 'numbered' ? hex : '#ffffff');
    if (spec.kind === 'numbered') s.text(String(i + 1), [0.3, 0.12, 0.4, 0.76], { align: 'center', weight: 800, color: inkOn(hex) });
  });
  return group(
    [
      box([W, 0.06, D], paper('#fbf9f2'), { round: 0.02 }),
      plate([TAB * 2, 0.09, long - 0.25], 0.4, matte(hex, 0.4), { at: [W / 2 + TAB / 2 - 0.7, -0.045, z], bevel: 0.02 }),
      topDecal(long - (spec.kind === 'numbered' ? 0.8 : 1), TAB * 0.62, slip, {
        at: [W / 2 + TAB * 0.62, 0.06, z],
        turn: [0, -Math.PI / 2, 0],
      }),
      ...(spec.kind === 'insertable'
        ? [
            plate([TAB * 1.9, 0.04, long - 0.3], 0.4, clear(spec.color === 'multicolor' ? hex : '#dfeaf0', 0.25), {
              at: [W / 2 + TAB / 2 - 0.7, 0.07, z],
              bevel: 0.01,
            }),
          ]
        : []),
      ...[-1, 0, 1].map((hole) => rod(0.36, 0.36, 0.02, matte('#8f8b80', 0.9), { at: [-W / 2 + 1.2, 0.035, hole * 10.8] })),
    ],
    place,
  );
}

/** The card on top of a set: who made it and what it is. */
function insert(spec: Spec): ReturnType<typeof print> {
  const { ink } = brands[spec.brand];
  return print(W - 3, 9, (s) => {
    s.fill(mix(ink, '#ffffff', 0.9));
    s.fill(ink, [0, 0, 1, 0.4]);
    s.brand(spec.brand, [0.06, 0.09, 0.6, 0.22], { color: inkOn(ink) });
    s.text('Binder Dividers', [0.06, 0.5, 0.6, 0.2], { weight: 800 });
    s.text(spec.kind === 'numbered' ? 'Numbered tabs' : 'Insertable tabs', [0.06, 0.76, 0.5, 0.13], { weight: 500, color: '#4a4f57' });
    s.text(String(spec.tabs), [0.7, 0.46, 0.24, 0.3], { weight: 900, color: ink, align: 'right' });
    s.text('tabs', [0.7, 0.78, 0.24, 0.13], { weight: 700, color: ink, align: 'right' });
  });
}

function setOf(spec: Spec, place: Placed = {}): Group {
  const top = spec.tabs * 0.16;
  return group(
    [
      ...times(spec.tabs, (i) => sheet(spec, i, { at: [0, (spec.tabs - i) * 0.16 - 0.1, 0] })),
      box([W - 3, 0.05, 9], paper('#ffffff'), { at: [0.8, top + 0.06, -D / 2 + 5], round: 0.01 }),
      topDecal(W - 3, 9, insert(spec), { at: [0.8, top + 0.1, -D / 2 + 5] }),
    ],
    place,
  );
}

/** A set, or three of them a little turned. */
export function dividers(spec: Spec): Group {
  if (spec.sets === 'one') return setOf(spec);
  const high = spec.tabs * 0.16 + 0.25;
  return group(times(3, (i) => setOf(spec, { at: [i * 0.5, i * high, -i * 0.3], turn: [0, i * 0.05, 0] })));
}

/** Dividers spread so that each tab is seen. */
const spread = (spec: Spec): Group =>
  group(times(spec.tabs, (i) => sheet(spec, i, { at: [i * 0.5, (spec.tabs - i) * 0.2, i * 0.1], turn: [0, i * 0.03, 0] })));

export const dividersModel = model({
  name: 'dividers',
  views: {
    hero: { build: dividers, turn: -32, pitch: 40 },
    detail: {
      build: spread,
      turn: -62,
      pitch: 38,
      zoom: 1.15,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', sets: 'one' }),
      alt: ({ tabs, kind }) => `${tabs} dividers spread, ${kind === 'numbered' ? 'numbers on their tabs' : 'slips in their tabs'}`,
    },
  },
  alt: ({ brand, color, kind, tabs, sets }) =>
    `${brand} binder dividers, ${tabs} ${kind} tabs, ${color === 'multicolor' ? 'assorted colors' : color}, ${sets === 'one' ? 'one set' : 'several sets'}`,
});
