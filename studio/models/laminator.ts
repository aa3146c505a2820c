import type { Group } from 'three';
import { photoPage } from '../props/printed-pages.ts';
import type { Texture } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, glow, matte, metal, paper, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, outline, plate, pull, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A laminator; how wide a pouch it takes. */
export interface Laminator {
  readonly inches: number;
}

const FLAT: Triple = [-Math.PI / 2, 0, 0];

function menu(): Texture {
  return print(21, 17, (s) => {
    s.fill('#fdfcf8');
    s.fill('#0b6f76', [0, 0, 1, 0.26]);
    s.text('Today’s menu', [0.1, 0.06, 0.8, 0.14], { color: '#ffffff', weight: 800, align: 'center' });
    for (const [i, dish] of ['Tomato soup', 'Garden salad', 'Grilled chicken', 'Apple pie'].entries()) {
      s.text(dish, [0.12, 0.34 + i * 0.155, 0.5, 0.07], { weight: 700, color: '#2b2e33' });
      s.fill('#c3c8ce', [0.12, 0.43 + i * 0.155, 0.5, 0.012]);
      s.text(['4.50', '5.20', '9.80', '3.90'][i] ?? '', [0.7, 0.34 + i * 0.155, 0.18, 0.07], {
        weight: 600,
        color: '#2b2e33',
        align: 'right',
      });
    }
  });
}

/** A sheet in its clear pouch, face up. */
function sheet(w: number, d: number, picture: Texture, at: Triple, turn: Triple): Group {
  return group(
    [
      box([w, 0.05, d], paper(), { round: 0 }),
      decal(w, d, picture, { at: [0, 0.035, 0], turn: FLAT, rough: 0.14 }),
      plate([w + 1.4, 0.06, d + 1.4], 0.5, clear('#dbe8ef', 0.34), { at: [0, -0.03, 0], bevel: 0.01 }),
    ],
    { at, turn },
  );
}

/** The laminator with a menu coming out. */
export function laminator({ color, inches }: Look & Laminator): Group {
  const white = color === 'white';
  const hex = white ? '#eeefef' : paint(color);
  const dark = white ? '#34383d' : mix(hex, '#101214', 0.6);
  const w = inches * 2.54 + 8;
  const page = Math.min(21, inches * 2.54 - 4);
  const lamp = print(7, 1.6, (s) => {
    s.text('ready', [0.05, 0.3, 0.34, 0.4], { weight: 600, color: '#e4e6e9', align: 'right' });
    s.text('power', [0.56, 0.3, 0.34, 0.4], { weight: 600, color: '#e4e6e9', align: 'right' });
  });
  // The side: a low nose in front, a back that rises to where the pouch goes in.
  const side: readonly (readonly [number, number])[] = [
    [6.6, 0.6],
    [6.9, 2.4],
    [6.4, 4.2],
    [4.6, 6.2],
    [1.4, 7.6],
    [-3.4, 8.3],
    [-5.6, 7.6],
    [-6.6, 5.4],
    [-6.8, 0.6],
  ];
  const across: Triple = [0, -Math.PI / 2, 0];
  return group([
    pull(outline(side), w - 5, plastic(hex), { turn: across, bevel: 0.3 }),
    ...[-1, 1].map((x) =>
      pull(outline(side.map(([z, y]) => [z * 1.04, y * 1.03])), 3.4, plastic(dark), {
        at: [x * (w / 2 - 1.7), 0, 0],
        turn: across,
        bevel: 0.9,
      }),
    ),
    box([w - 7, 1.5, 0.6], matte('#08090a', 0.9), { at: [0, 2.7, 6.75], round: 0.2 }),
    box([w - 6.4, 0.5, 1.4], metal('#c9cdd2', 0.35), { at: [0, 1.7, 6.7], round: 0.15 }),
    group(
      [
        plate([9, 0.3, 2.2], 1, matte('#16181b', 0.3), { bevel: 0.08 }),
        decal(7, 1.6, lamp, { at: [-0.4, 0.32, 0], turn: FLAT, material: film(lamp) }),
        ...times(2, (i) => rod(0.28, 0.28, 0.1, glow(i ? '#f0762e' : '#35c46a'), { at: [-0.9 + i * 4, 0.3, 0] })),
      ],
      { at: [w / 2 - 9.6, 6.9, 2.6], turn: [0.41, 0, 0] },
    ),
    block([3.6, 1, 1.4], plastic(mix(dark, '#ffffff', 0.15)), { at: [w / 2 - 7, 7.7, -2.4], round: 0.4 }),
    box([w - 8, 0.3, 1], matte('#08090a', 0.9), { at: [0, 8.25, -2.6], turn: [-0.1, 0, 0], round: 0.1 }),
    sheet(page, page * 0.78, menu(), [0, 1.2, 6.2 + page * 0.42], [0.11, 0, 0]),
    ...[-1, 1].map((x) => block([2.6, 0.7, 9], matte('#17181b', 0.8), { at: [x * (w / 2 - 4), 0, 0], round: 0.2 })),
  ]);
}

/** Sheets that were laminated. */
function results(): Group {
  const badge = print(8, 5.4, (s) => {
    s.fill('#ffffff');
    s.fill('#1b55c9', [0, 0, 1, 0.3]);
    s.text('VISITOR', [0.1, 0.07, 0.8, 0.17], { color: '#ffffff', weight: 900, align: 'center' });
    s.fill('#c3c8ce', [0.08, 0.42, 0.26, 0.46]);
    s.text('Front desk', [0.42, 0.46, 0.5, 0.14], { weight: 700 });
    s.fill('#c3c8ce', [0.42, 0.7, 0.46, 0.04]);
  });
  return group([
    sheet(21, 17, menu(), [0, 0.1, 0], [0, 0.16, 0]),
    sheet(15, 10, photoPage(15, 10), [11, 0.4, 6], [0, -0.25, 0]),
    sheet(8, 5.4, badge, [-7, 0.5, 9], [0, 0.4, 0]),
  ]);
}

export const laminatorModel = model({
  name: 'laminator',
  views: {
    hero: {
      build: laminator,
      turn: -26,
      pitch: 30,
      // Half an inch more or less is not to be seen, and its name is on the back.
      shows: (look): Look & Laminator => ({ ...look, brand: 'Clasp', inches: look.inches > 10 ? 12.5 : 9 }),
    },
    pack: {
      build: results,
      turn: -12,
      pitch: 50,
      shows: (): Look & Laminator => ({ color: 'clear', brand: 'Foolscap', inches: 9 }),
      alt: ({ brand }) => `A menu, a photograph and a badge from the ${brand} laminator`,
    },
  },
  alt: ({ brand, color, inches }) => `${brand} thermal laminator, ${inches} inches wide, ${color}`,
});
