import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, paper, plastic } from '../scene/materials.ts';
import type { Brand } from '../scene/brands.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { box, decal, group, lathe, rod, times, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Markers on a hang card; highlighters have translucent barrels and a chisel tip. */
export interface Markers {
  readonly title: string;
  readonly line: string;
  readonly tones: readonly Tone[];
  readonly barrel: 'white' | 'tinted' | 'black';
}

/** One upright marker, cap up. */
function marker(hex: string, brand: Brand, barrel: Markers['barrel']): Group {
  const shell = barrel === 'white' ? '#f6f6f3' : barrel === 'black' ? '#232428' : mix(hex, '#ffffff', 0.12);
  const name = print(5.4, 0.9, (s) => {
    s.brand(brand, [0.01, 0.1, 0.98, 0.8], { color: inkOn(shell) === '#ffffff' ? '#ffffff' : mix(hex, '#000000', 0.35) });
  });
  name.center.set(0.5, 0.5);
  name.rotation = Math.PI / 2;
  return group([
    lathe(
      [
        [0, -6.6],
        [0.55, -6.6],
        [0.66, -6.3],
        [0.7, 1],
      ],
      gloss(shell),
    ),
    rod(0.72, 0.72, 0.5, gloss(hex), { at: [0, -5.6, 0] }),
    lathe(
      [
        [0.78, 1],
        [0.78, 1.3],
        [0.74, 5.6],
        [0.6, 6.2],
        [0, 6.25],
      ],
      gloss(hex),
    ),
    box([0.3, 3.6, 0.18], plastic(hex), { at: [0, 3.9, 0.86], round: 0.08 }),
    wrap(0.715, 5.4, name, { at: [0, -2.2, 0], arc: 1.2, material: film(name) }),
  ]);
}

/** The card of markers, leaning back, and one lying in front. */
export function markers({ color, brand, title, line, tones, barrel }: Look & Markers): Group {
  const n = tones.length;
  const w = Math.max(7, n * 1.9 + 1.6);
  const accent = color === 'multicolor' ? '#22304f' : color === 'yellow' ? '#2b2d31' : mix(paint(color), '#000000', 0.2);
  const card = print(w, 19.5, (s) => {
    s.fill('#fbfaf6');
    s.fill(accent, [0, 0, 1, 0.27]);
    s.brand(brand, [0.07, 0.085, 0.7, 0.055], { color: '#ffffff' });
    s.text(title, [0.07, 0.15, 0.62, 0.055], { color: '#ffffff', weight: 700 });
    s.text(line, [0.07, 0.213, 0.62, 0.033], { color: '#ffffff', weight: 400 });
    s.text(String(n), [0.7, 0.15, 0.23, 0.09], { color: '#f8c617', weight: 900, align: 'right' });
    s.fill('#ffffff', [0.42, 0.025, 0.16, 0.022], 0.012);
  });
  const pack = group(
    [
      box([w, 19.5, 0.15], paper('#fbfaf6'), { round: 0.03 }),
      decal(w - 0.05, 19.45, card, { at: [0, 0, 0.085] }),
      ...times(n, (i) => {
        const one = marker(paint(tones[i] ?? 'black'), brand, barrel);
        one.position.set((i - (n - 1) / 2) * 1.9, -2.7, 0.95);
        return one;
      }),
      box([w - 0.8, 13.6, 1.9], clear('#ffffff', 0.05), { at: [0, -2.6, 0.95], round: 0.5 }),
    ],
    { at: [0, 9.7, 0], turn: [-0.16, 0, 0] },
  );
  const loose = group([group([marker(paint(tones[0] ?? 'black'), brand, barrel)], { turn: [-Math.PI / 2, 0, 0] })], {
    at: [2.2, 0.78, 5.2],
    turn: [0, -1.2, 0],
  });
  return group([pack, box([4, 8, 0.15], matte('#e8e4da', 0.9), { at: [0, 4, -2.4], turn: [0.14, 0, 0], round: 0.02 }), loose]);
}

const alt = ({ brand, title, line, tones }: Look & Markers): string =>
  `${brand} ${title.toLowerCase()}, ${line.toLowerCase()}, ${tones.length}-pack${new Set(tones).size > 1 ? ', assorted colors' : `, ${tones[0] ?? 'black'}`}`;

export const markersModel = model({ name: 'markers', views: { hero: { build: markers, turn: -20, pitch: 16 } }, alt });
