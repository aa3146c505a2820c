import type { Group } from 'three';
import { Shape } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, matte, metal, paper, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, pull, rod, rounded, times, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desk punch with a lever along it, or a heavy one with a long arm. */
export interface HolePunch {
  readonly holes: 2 | 3;
  readonly build: 'light' | 'heavy';
}

/** The lever in section: the front to the right. */
function section(): Shape {
  const shape = new Shape();
  shape.moveTo(-4.4, 0).bezierCurveTo(-5.2, 1.4, -4.2, 2.5, -2.6, 2.5);
  shape.bezierCurveTo(0.6, 2.5, 3.8, 2, 5.6, 1).bezierCurveTo(6.2, 0.6, 6, 0.1, 5.4, 0.1);
  shape.bezierCurveTo(2.8, 0.9, -0.6, 0.8, -2.4, 0);
  return shape;
}

const widthOf = (holes: 2 | 3): number => (holes === 3 ? 27 : 12.5);
const spanOf = (holes: 2 | 3): number => (holes === 3 ? 10.8 : 8);

function brandOn(hex: string, { brand }: Look): ReturnType<typeof print> {
  return print(6, 1, (s) => {
    s.brand(brand, [0.02, 0.08, 0.96, 0.84], { color: inkOn(hex), align: 'center' });
  });
}

/** Bars that cut, in the rail between two cheeks. */
function works(holes: 2 | 3, w: number, tall: number): Group {
  return group([
    block([w - 1.4, 1.1, 3], metal('#c4c9ce', 0.3), { at: [0, 2, 2.4], round: 0.2 }),
    ...times(holes, (i) =>
      group(
        [
          rod(0.95, 0.95, tall, metal('#dfe3e6', 0.2), { at: [0, 2.6 + tall / 2, 2.4] }),
          rod(0.5, 0.5, 1, metal('#9aa0a6', 0.2), { at: [0, 2.2, 2.4] }),
        ],
        { at: [(i - (holes - 1) / 2) * spanOf(holes), 0, 0] },
      ),
    ),
  ]);
}

function light(look: Look & HolePunch): Group {
  const hex = paint(look.color);
  const w = widthOf(look.holes);
  const name = brandOn(hex, look);
  return group([
    plate([w, 0.5, 10.6], 1, rubber('#1a1b1e'), { bevel: 0.1 }),
    plate([w - 0.3, 1.5, 10.2], 0.9, plastic(mix(hex, '#101214', 0.6)), { at: [0, 0.4, 0], bevel: 0.3 }),
    works(look.holes, w, 2),
    ...[-1, 1].map((side) => block([0.5, 3.6, 4.6], metal('#b9bec4', 0.35), { at: [side * (w / 2 - 1), 1.7, -1.2], round: 0.3 })),
    pull(section(), w - 1.2, look.color === 'silver' ? metal() : gloss(hex), {
      at: [0, 4.4, -0.4],
      turn: [0, -Math.PI / 2, 0.16],
      bevel: 0.5,
    }),
    rod(0.4, 0.4, w - 0.8, metal(), { at: [0, 4.4, -2.8], turn: [0, 0, Math.PI / 2] }),
    box([look.holes === 3 ? 4.4 : 2.6, 0.2, 0.9], metal('#d5d9dd', 0.25), { at: [w / 2 - 2.6, 2, 4.4], round: 0.05 }),
    group([decal(w > 20 ? 8.4 : 6, w > 20 ? 1.4 : 1, name, { at: [0, 0, 0], turn: [-Math.PI / 2, 0, 0], material: film(name) })], {
      at: [0, 6.95, 0.6],
      turn: [0.16, 0, 0],
    }),
  ]);
}

function heavy(look: Look & HolePunch): Group {
  const hex = paint(look.color);
  const w = widthOf(look.holes) + 2;
  const name = brandOn(hex, look);
  const arm = look.holes === 3 ? 22 : 9.5;
  return group([
    plate([w + 2, 0.6, 17], 1.4, rubber('#1a1b1e'), { bevel: 0.15 }),
    plate([w + 1.6, 1.2, 16.6], 1.2, plastic('#26282c'), { at: [0, 0.5, 0], bevel: 0.25 }),
    block([w - 2, 5.4, 5.6], gloss(hex), { at: [0, 2.6, -3.4], round: 0.7 }),
    block([w - 3, 0.5, 5.4], metal('#c4c9ce', 0.3), { at: [0, 1.7, -0.6], round: 0.1 }),
    ...times(look.holes, (i) =>
      rod(0.75, 0.75, 2.2, metal('#dfe3e6', 0.2), { at: [(i - (look.holes - 1) / 2) * spanOf(look.holes), 9, -3.4] }),
    ),
    ...[-1, 1].map((side) => block([1, 9, 4.6], metal('#aab0b7', 0.34), { at: [side * (w / 2 - 0.8), 1.6, -4], round: 0.4 })),
    rod(0.55, 0.55, w, metal(), { at: [0, 9.4, -4.6], turn: [0, 0, Math.PI / 2] }),
    ...[-1, 1].map((side) =>
      box([1.1, 1.6, 15], metal('#b4bac0', 0.3), { at: [(side * arm) / 2, 12.4, 2.2], turn: [-0.42, 0, 0], round: 0.35 }),
    ),
    rod(1.15, 1.15, arm + 3, rubber('#1a1b1e'), { at: [0, 15.7, 9], turn: [0, 0, Math.PI / 2] }),
    decal(look.holes === 3 ? 12 : 7.2, look.holes === 3 ? 2 : 1.2, name, { at: [0, 5.4, -0.58], material: film(name) }),
    ...times(11, (i) => box([0.08, 0.04, i % 5 === 0 ? 1.4 : 0.8], matte('#e8e8e4'), { at: [(i - 5) * w * 0.08, 1.72, 6.6], round: 0 })),
  ]);
}

/** The punch seen along its long side. */
export const holePunch = (look: Look & HolePunch): Group => (look.build === 'light' ? light(look) : heavy(look));

/** Punched sheets and the chips. */
function punched({ holes }: Look & HolePunch): Group {
  const sheet = rounded(27.9, 15, 0.1);
  for (const i of times(holes, (n) => n)) {
    const hole = washer(0.36);
    const points = hole.getPoints(24).map((p) => p.set(p.x + (i - (holes - 1) / 2) * spanOf(holes), p.y + 6));
    sheet.holes.push(new Shape(points));
  }
  const leaf = (i: number): ReturnType<typeof pull> =>
    pull(sheet, 0.06, paper(i % 2 ? '#b9d3ea' : '#cfe2f3'), {
      at: [i * 0.04, 0.04 + i * 0.07, -i * 0.03],
      turn: [-Math.PI / 2, 0, 0],
      bevel: 0,
    });
  const chips = times(22, (i) =>
    rod(0.34, 0.34, 0.05, paper(i % 3 ? '#fdfdfb' : '#f3c9a0'), {
      at: [7 + ((i * 37) % 11) * 0.52 - 3, 0.55 + (i % 3) * 0.04, 1 + ((i * 53) % 13) * 0.38],
      turn: [0.12 * (i % 3), 0, 0.1 * (i % 2)],
    }),
  );
  return group([...times(6, leaf), ...chips]);
}

export const holePunchModel = model({
  name: 'hole-punch',
  views: {
    hero: {
      build: holePunch,
      camera: ({ build }: Look & HolePunch) => (build === 'heavy' ? { turn: -46, pitch: 24 } : { turn: -26, pitch: 28 }),
    },
    pack: {
      build: punched,
      turn: 16,
      pitch: 46,
      shows: (look: Look & HolePunch): Look & HolePunch => ({ ...look, color: 'black', brand: 'Clasp', build: 'light' }),
      alt: ({ holes }) => `Sheets with ${holes} holes and the chips`,
    },
  },
  alt: ({ brand, color, holes, build }) => `${brand} ${build === 'heavy' ? 'heavy-duty ' : ''}${holes}-hole punch, ${color}`,
});
