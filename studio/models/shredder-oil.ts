import type { Group } from 'three';
import { packFront, packSide } from '../scene/pack-print.ts';
import { print } from '../scene/label.ts';
import { clear, gloss, matte, paper, plastic } from '../scene/materials.ts';
import { brands } from '../scene/brands.ts';
import { mix } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { ball, box, group, lathe, ring, rod, times, wire, wrap } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Oil for the blades of a shredder: bottles with a long nozzle or a squeeze cap, some in a case. */
export interface ShredderOil {
  readonly ounces: number;
  readonly nozzle: boolean;
  readonly count: number;
}

const radius = (ounces: number): number => 3.3 * (ounces / 12) ** (1 / 3);

function bottle({ brand, ounces, nozzle }: Look & ShredderOil, labelled = true): Group {
  const { ink } = brands[brand];
  const r = radius(ounces);
  const h = r * 3.7;
  const label = print(r * 4.6, h * 0.72, (s) => {
    s.fill('#ffffff');
    s.fill(ink, [0, 0, 1, 0.3]);
    s.fill(mix(ink, '#000000', 0.35), [0, 0.3, 1, 0.02]);
    s.brand(brand, [0.3, 0.08, 0.4, 0.15], { color: '#ffffff', align: 'center' });
    s.text('SHREDDER OIL', [0.31, 0.38, 0.38, 0.13], { weight: 900, align: 'center' });
    s.text('Lubricates and protects blades', [0.33, 0.53, 0.34, 0.07], { weight: 500, align: 'center', color: '#4a4f57' });
    s.disc('#e2a11c', 0.5, 0.73, 0.1);
    s.text(`${ounces} FL OZ  (${Math.round(ounces * 29.574)} mL)`, [0.34, 0.87, 0.32, 0.075], {
      weight: 700,
      align: 'center',
      color: '#1d1e21',
    });
  });
  const parts = [
    lathe(
      [
        [0, 0],
        [r * 0.9, 0],
        [r, r * 0.12],
        [r, h * 0.78],
        [r * 0.94, h * 0.86],
        [r * 0.7, h * 0.95],
        [r * 0.46, h],
        [r * 0.44, h + 0.5],
      ],
      matte('#f3efe2', 0.32),
    ),
    rod(r * 0.48, r * 0.52, 1.7, plastic(ink), { at: [0, h + 1, 0] }),
    ...times(3, (i) =>
      ring(r * 0.51, 0.04, plastic(mix(ink, '#000000', 0.3)), { at: [0, h + 0.5 + i * 0.4, 0], turn: [Math.PI / 2, 0, 0] }),
    ),
    ...(labelled ? [wrap(r + 0.02, h * 0.72, label, { at: [0, h * 0.42, 0], arc: Math.PI * 1.45 })] : []),
  ];
  if (nozzle)
    parts.push(
      lathe(
        [
          [r * 0.36, h + 1.8],
          [r * 0.22, h + 2.8],
          [0.34, h + 6.6],
          [0.26, h + 7.4],
          [0, h + 7.4],
        ],
        plastic('#f4f4f0'),
      ),
      rod(0.4, 0.44, 1.3, gloss('#cf1f2e'), { at: [0, h + 7.4, 0] }),
    );
  else parts.push(rod(r * 0.3, r * 0.42, 1.5, gloss('#1d1e21'), { at: [0, h + 2.5, 0] }));
  return group(parts);
}

function carton(look: Look & ShredderOil): Group {
  const { brand, ounces, count } = look;
  const { ink } = brands[brand];
  const r = radius(ounces);
  const [cols, deep] = [count >= 12 ? 4 : 3, count >= 12 ? 3 : 2];
  const size: Triple = [cols * r * 2 + 1, r * 3.7 + 8.6, deep * r * 2 + 1];
  const words = {
    brand,
    title: 'Shredder Oil',
    line: `${ounces} fl oz bottles`,
    count: `×${count}`,
    ground: '#c9a377',
    accent: mix(ink, '#000000', 0.1),
  };
  const front = packFront(size[0], size[1], words, (s) => {
    s.text(`${count} bottles`, [0.07, 0.3, 0.6, 0.1], { weight: 800, color: '#3a2a16' });
    s.text('THIS SIDE UP  ↑↑', [0.07, 0.44, 0.5, 0.06], { weight: 700, color: '#3a2a16' });
  });
  const one = bottle(look);
  one.position.set(size[0] / 2 + r + 1, 0, size[2] / 2 - r + 2);
  one.rotation.y = 0.25;
  return group([
    printedBox(size, '#c9a377', { front, right: packSide(size[2], size[1], { ...words, accent: '#b98f5f' }) }, { rough: 0.9 }),
    one,
  ]);
}

/** One or two bottles, or a case with one before it. */
export function shredderOil(look: Look & ShredderOil): Group {
  if (look.count > 3) return carton(look);
  const r = radius(look.ounces);
  return group(
    times(look.count, (i) => {
      const one = bottle(look);
      one.position.set(i * (r * 2 + 1.2), 0, i * 1.4);
      one.rotation.y = 0.2;
      return one;
    }),
  );
}

/** A line of oil on a sheet, as it goes into the shredder. */
function inUse({ nozzle }: Look & ShredderOil): Group {
  const line: Triple[] = times(15, (i): Triple => [-7 + i, 0.14, i % 2 ? 2.6 : -2.6]);
  const one = bottle({ color: 'white', brand: 'Clasp', ounces: 12, nozzle, count: 1 }, false);
  return group([
    box([21.6, 0.1, 14], paper('#ffffff'), { round: 0 }),
    wire(line, 0.2, clear('#d99a1c', 0.75), { tension: 0.2 }),
    ball(0.3, clear('#d99a1c', 0.8), { at: [7, 0.24, -2.4] }),
    group([one], { at: [15.6, 10.6, -7.6], turn: [0.5, 0, 2.35] }),
  ]);
}

export const shredderOilModel = model({
  name: 'shredder-oil',
  views: {
    hero: { build: shredderOil, turn: -14, pitch: 14 },
    detail: {
      build: inUse,
      turn: -20,
      pitch: 30,
      zoom: 1,
      shows: ({ nozzle }): Look & ShredderOil => ({ color: 'white', brand: 'Foolscap', ounces: 12, nozzle, count: 1 }),
      alt: ({ brand }) => `${brand} shredder oil: a line across a sheet that goes into the shredder`,
    },
  },
  alt: ({ brand, ounces, count }) => `${brand} shredder oil, ${ounces} fl oz${count > 1 ? `, ${count} bottles` : ''}`,
});
