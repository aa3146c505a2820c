import type { Group, Mesh, MeshStandardMaterial } from 'three';
import type { Brand } from '../scene/brands.ts';
import { film, gloss, matte, metal, paper, rubber } from '../scene/materials.ts';
import { print } from '../scene/label.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { ball, block, box, decal, group, lathe, rod, times, wrap } from '../scene/parts.ts';
import { alongBarrel } from '../props/along-barrel.ts';
import { cappedPens, cappedTitle } from '../props/capped-pens.ts';
import { displayBox, rowsOf, standing } from '../props/display-box.ts';
import { inkOf } from '../props/pen-inks.ts';
import { writtenPage } from '../props/written-page.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Pens, retractable or capped: one alone, four on a card, from a dozen up in an open box. */
export interface GelPens {
  readonly kind: 'gel' | 'ballpoint' | 'capped-gel' | 'stick-ballpoint';
  readonly count: number;
}

type Barrel = 'tinted' | 'white' | 'metal';

const shell = (ink: string, barrel: Barrel): MeshStandardMaterial =>
  barrel === 'metal' ? metal(mix(ink, '#d5d9dd', 0.25), 0.3) : gloss(barrel === 'white' ? '#f4f4f2' : ink);

/** The point, the cone and the grip. */
function nose(ink: string): Group {
  return group([
    lathe(
      [
        [0.03, -7.3],
        [0.05, -7.25],
        [0.06, -7],
      ],
      metal('#a8adb3'),
    ),
    lathe(
      [
        [0.06, -7],
        [0.11, -6.75],
        [0.3, -6.1],
        [0.44, -5.6],
      ],
      metal(),
    ),
    lathe(
      [
        [0.44, -5.6],
        [0.5, -5],
        [0.47, -3.8],
        [0.5, -2.2],
      ],
      rubber(mix(ink, '#15161a', 0.55)),
    ),
    rod(0.51, 0.51, 0.28, metal(), { at: [0, -2.2, 0] }),
  ]);
}

/** The upper end: barrel, clip and button. */
function crown(ink: string, barrel: Barrel): Group {
  return group([
    rod(0.5, 0.5, 7.2, shell(ink, barrel), { at: [0, 1.4, 0] }),
    lathe(
      [
        [0.5, 5],
        [0.48, 5.5],
        [0.36, 5.75],
        [0, 5.75],
      ],
      metal(),
    ),
    rod(0.24, 0.24, 1.1, gloss(ink), { at: [0, 6.2, 0] }),
    ball(0.24, gloss(ink), { at: [0, 6.74, 0] }),
    box([0.42, 4.1, 0.12], metal(), { at: [0, 3.4, 0.72], round: 0.05 }),
    box([0.42, 0.16, 0.5], metal(), { at: [0, 5.35, 0.55], round: 0.05 }),
    ball(0.14, metal(), { at: [0, 1.5, 0.62] }),
  ]);
}

/** One pen along the upright axis, tip down, its name facing the camera; without a maker it has no name. */
export function pen(ink: string, brand: Brand | undefined, barrel: Barrel, place: Placed = {}): Group {
  return group([nose(ink), crown(ink, barrel), ...(brand === undefined ? [] : [nameOn(ink, brand, barrel)])], place);
}

function nameOn(ink: string, brand: Brand, barrel: Barrel): Mesh {
  const name = alongBarrel(
    print(4.6, 0.55, (s) => {
      s.brand(brand, [0.01, 0.08, 0.98, 0.84], { color: barrel === 'white' ? ink : '#ffffff' });
    }),
  );
  return wrap(0.505, 4.6, name, { arc: 1.1, material: film(name), turn: [0, 0.75, 0], at: [0, 0.6, 0] });
}

const barrelOf = ({ brand, kind }: Look & GelPens): Barrel => (brand === 'Marlowe' ? 'metal' : kind === 'gel' ? 'tinted' : 'white');
const titleOf = ({ kind }: Look & GelPens): string => (kind === 'gel' ? 'Gel Pens' : 'Ballpoint Pens');
const accentOf = (color: Tone): string => (color === 'multicolor' ? '#2b3a67' : mix(paint(color), '#000000', 0.12));

function lying(look: Look & GelPens, i: number, place: Placed): Group {
  return group([pen(inkOf(look.color, i), look.brand, barrelOf(look), { turn: [-Math.PI / 2, 0, 0] })], place);
}

/** Distance of the pens on a card. */
const STEP = 2.7;

function carded(look: Look & GelPens): Group {
  const { brand, color, count } = look;
  const [w, h] = [count * STEP + 2, 21];
  const front = print(w, h, (s) => {
    s.fill('#fbfaf6');
    s.fill(accentOf(color), [0, 0, 1, 0.27]);
    s.fill('#ffffff', [0.36, 0.022, 0.28, 0.022], 0.02);
    s.brand(brand, [0.08, 0.07, 0.84, 0.065], { color: '#ffffff' });
    s.text(titleOf(look), [0.08, 0.145, 0.6, 0.05], { color: '#ffffff', weight: 500 });
    s.text('Retractable', [0.08, 0.2, 0.5, 0.035], { color: '#ffffff', weight: 400 });
    s.text(String(count), [0.7, 0.145, 0.22, 0.1], { color: '#ffffff', weight: 900, align: 'right' });
    for (let i = 0; i < count; i += 1) s.fill('#e4e1d8', [(1.55 + STEP / 2 - 1 + i * STEP) / w, 0.29, 0.9 / w, 0.67], 0.05);
  });
  const pens = times(count, (i) => pen(inkOf(color, i), brand, barrelOf(look), { at: [(i - (count - 1) / 2) * STEP, 8.2, 0.62] }));
  return group([
    block([w, h, 0.12], paper('#fbfaf6'), { round: 0.05 }),
    decal(w - 0.06, h - 0.06, front, { at: [0, h / 2, 0.075] }),
    ...pens,
    box([w - 0.5, 0.7, 0.16], matte(accentOf(color), 0.5), { at: [0, 5, 1.22], round: 0.05 }),
  ]);
}

/** Inks that few buy: their boxes of two dozen and more share one picture, on which no number stands. */
const UNCOUNTED: Partial<Record<GelPens['kind'], readonly Tone[]>> = { gel: ['green', 'navy', 'purple'], 'capped-gel': ['red'] };
const isUncounted = ({ kind, color, count }: Look & GelPens): boolean => count > 12 && UNCOUNTED[kind]?.includes(color) === true;

function boxed(look: Look & GelPens): Group {
  const { brand, color, count } = look;
  const rows = rowsOf(count);
  const deep = rows * 1.7 + 0.5;
  const inkAt = (i: number): string => inkOf(color, i);
  const tops = standing({ rows, step: [1.78, 1.7], y: 8.6 }, inkAt, (ink) => crown(ink, barrelOf(look)));
  const words = { brand, title: titleOf(look), line: 'Retractable', count: isUncounted(look) ? undefined : count, accent: accentOf(color) };
  return group([
    displayBox([11.4, 11, deep], 8.6, words, tops),
    ...times(2, (i) => lying(look, i, { at: [-0.6 + i * 1.6, 0.52, deep / 2 + 3.05 + i * 1.2], turn: [0, -1.34 + i * 0.1, 0] })),
  ]);
}

/** The pens as they are sold. */
export function gelPens(look: Look & GelPens): Group {
  const { kind } = look;
  if (kind === 'capped-gel' || kind === 'stick-ballpoint') return cappedPens({ ...look, kind, isCounted: !isUncounted(look) });
  if (look.count === 1) return lying(look, 0, { turn: [0, -0.95, 0] });
  return look.count < 12 ? carded(look) : boxed(look);
}

/** The point on paper, at the end of a written line: so near that all kinds look alike. */
function writing({ color }: Look & GelPens): Group {
  const ink = inkOf(color, 0);
  const upright = group([
    lathe(
      [
        [0.03, 0],
        [0.05, 0.05],
        [0.06, 0.3],
        [0.11, 0.55],
        [0.3, 1.2],
        [0.44, 1.7],
      ],
      metal(),
    ),
    rod(0.46, 0.44, 5, gloss(mix(ink, '#15161a', 0.2)), { at: [0, 4.2, 0] }),
  ]);
  return group([writtenPage(15, { ink, width: 0.09, size: 1.1 }), group([upright], { turn: [0.35, 0, -0.72], at: [0, 0.03, -0.1] })]);
}

const colors = (color: Tone): string => (color === 'multicolor' ? 'assorted colors' : `${color} ink`);

function nameOf(look: Look & GelPens): string {
  const { kind, count } = look;
  const name = kind === 'capped-gel' || kind === 'stick-ballpoint' ? cappedTitle({ ...look, kind }) : `retractable ${titleOf(look)}`;
  return (count === 1 ? name.slice(0, -1) : name).toLowerCase();
}

export const gelPensModel = model({
  name: 'gel-pens',
  views: {
    hero: {
      build: gelPens,
      shows: (look: Look & GelPens): Look & GelPens => (isUncounted(look) ? { ...look, count: 24 } : look),
      camera: ({ count }: Look & GelPens) =>
        count === 1 ? { turn: 0, pitch: 62 } : count < 12 ? { turn: -14, pitch: 8 } : { turn: -24, pitch: 20 },
    },
    detail: {
      build: writing,
      turn: 12,
      pitch: 40,
      zoom: 1.8,
      shows: ({ color }: Look & GelPens): Look & GelPens => ({
        color: color === 'multicolor' ? 'blue' : color,
        brand: 'Foolscap',
        kind: 'gel',
        count: 1,
      }),
      alt: ({ color }) => `The point and its line, ${colors(color)}`,
    },
  },
  alt: (look) => `${look.brand} ${nameOf(look)}, ${colors(look.color)}${look.count === 1 ? '' : `, pack of ${look.count}`}`,
});
