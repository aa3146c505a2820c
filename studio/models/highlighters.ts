import type { Group } from 'three';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, paper, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, lathe, rod, times, topDecal, wrap } from '../scene/parts.ts';
import { alongBarrel } from '../props/along-barrel.ts';
import { displayBox, rowsOf, standing } from '../props/display-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Highlighters: up to six on a card, from a dozen up in an open box. Mint stands for pastels. */
export interface Highlighters {
  readonly style: 'tank' | 'pocket' | 'retractable' | 'gel';
  readonly count: number;
}

const FLUORESCENT: Partial<Record<Tone, readonly string[]>> = {
  multicolor: ['#f2ee1c', '#ff4f9d', '#5fd944', '#ff8a2b', '#3fc0f0', '#b57bea'],
  mint: ['#a9e2cb', '#f6b6cc', '#c8b3ea', '#fbe29a', '#a9d3f2', '#f9c6a6'],
  yellow: ['#f2ee1c'],
  pink: ['#ff4f9d'],
};

const inkOf = (color: Tone, i: number): string => {
  const inks = FLUORESCENT[color] ?? [paint(color)];
  return inks[i % inks.length] ?? paint(color);
};

/** Radius of the barrel and of the cap, height of the cap, length of the barrel. */
const SHAPES = {
  tank: [0.98, 1.02, 4.2, 7.4],
  pocket: [0.56, 0.6, 4.4, 8.4],
  retractable: [0.62, 0.62, 3.2, 9.6],
  gel: [0.72, 0.76, 4, 8],
} as const;

/** What is above the barrel, from y = 0: a cap with a clip, or the button of a retractable one. */
function crown(ink: string, style: Highlighters['style']): Group {
  const [, r, h] = SHAPES[style];
  const color = mix(ink, '#000000', 0.08);
  const clip = box([0.36, h * 0.72, 0.16], plastic(color), { at: [0, h * 0.52, r + 0.16], round: 0.07 });
  const foot = box([0.36, 0.32, 0.36], plastic(color), { at: [0, h * 0.82, r + 0.02], round: 0.06 });
  if (style === 'retractable')
    return group([
      rod(r, r, 2.4, gloss('#f6f6f3'), { at: [0, 1.2, 0] }),
      lathe(
        [
          [r, 2.4],
          [r - 0.12, 2.7],
          [0.34, 2.78],
        ],
        gloss('#f6f6f3'),
      ),
      rod(0.33, 0.33, 1.1, gloss(color), { at: [0, 3.2, 0] }),
      clip,
      foot,
    ]);
  return group([
    lathe(
      [
        [r, 0],
        [r + 0.02, 0.3],
        [r - 0.03, h - 0.5],
        [r * 0.8, h - 0.05],
        [0, h],
      ],
      gloss(color),
    ),
    clip,
    foot,
  ]);
}

/** One upright highlighter, the mouth of its cap at y = 0. */
function highlighter({ color, brand, style }: Look & Highlighters, i: number, place: Placed = {}): Group {
  const ink = inkOf(color, i);
  const [r, , , long] = SHAPES[style];
  const shell = style === 'tank' ? mix(ink, '#ffffff', 0.06) : style === 'pocket' ? mix(ink, '#ffffff', 0.1) : '#f6f6f3';
  const name = alongBarrel(print(5, 1, (s) => s.brand(brand, [0.01, 0.1, 0.98, 0.8], { color: '#1d1e21' })));
  const plain = style === 'gel' ? [rod(r + 0.012, r + 0.012, 1.4, gloss(ink), { at: [0, -long + 1.6, 0] })] : [];
  return group(
    [
      lathe(
        [
          [0, -long],
          [r * 0.82, -long],
          [r * 0.95, -long + 0.3],
          [r, -long + 0.6],
          [r, 0.05],
        ],
        gloss(shell),
      ),
      ...(style === 'tank' ? [rod(r * 0.86, r * 0.8, 0.5, matte(mix(ink, '#000000', 0.1), 0.5), { at: [0, -long - 0.2, 0] })] : plain),
      crown(ink, style),
      wrap(r + 0.014, 4.4, name, { at: [0, -long / 2, 0], arc: 1.3, material: film(name) }),
    ],
    place,
  );
}

const NAMES = { tank: 'Tank', pocket: 'Pocket', retractable: 'Retractable', gel: 'Gel' } as const;

function carded(look: Look & Highlighters): Group {
  const { brand, style, color, count } = look;
  const [r, , capHigh, long] = SHAPES[style];
  const step = r * 2 + 0.5;
  const [w, h] = [Math.max(8.4, count * step + 1.4), capHigh + long + 7];
  const front = print(w, h, (s) => {
    s.fill('#fbfaf6');
    s.fill('#26262b', [0, 0, 1, 0.27]);
    for (let i = 0; i < 3; i += 1) s.fill(inkOf(color, i), [0, 0.245 + i * 0.014, 1, 0.014]);
    s.fill('#ffffff', [0.4, 0.022, 0.2, 0.024], 0.012);
    s.brand(brand, [0.06, 0.065, 0.88, 0.065], { color: '#ffffff' });
    s.text(`${NAMES[style]} Highlighters`, [0.06, 0.15, 0.6, 0.07], { color: inkOf(color, 0), weight: 600, lines: 2 });
    s.text(String(count), [0.7, 0.14, 0.24, 0.09], { color: '#ffffff', weight: 900, align: 'right' });
  });
  const row = times(count, (i) => highlighter(look, i, { at: [(i - (count - 1) / 2) * step, long + 1, r + 0.2] }));
  return group([
    block([w, h, 0.15], paper('#fbfaf6'), { round: 0.05 }),
    decal(w - 0.06, h - 0.06, front, { at: [0, h / 2, 0.09] }),
    ...row,
    block([w - 0.5, capHigh + long + 1, r * 2 + 0.3], clear('#ffffff', 0.045), { at: [0, 0.3, r + 0.2], round: 0.5 }),
  ]);
}

function boxed(look: Look & Highlighters): Group {
  const { brand, style, color, count } = look;
  const [r, , , long] = SHAPES[style];
  const step = r * 2 + 0.3;
  const rows = rowsOf(count);
  const deep = rows * step + 0.4;
  const inkAt = (i: number): string => inkOf(color, i);
  const tops = standing({ rows, step: [step, step], y: long * 0.86 }, inkAt, (ink) => crown(ink, style));
  const words = {
    brand,
    title: `${NAMES[style]} Highlighters`,
    count,
    accent: color === 'multicolor' ? '#26262b' : inkOf(color, 0),
  };
  const loose = times(2, (i) =>
    group([highlighter(look, i + 1, { turn: [-Math.PI / 2, 0, 0] })], {
      at: [2 + i * 0.6, r + 0.05, deep / 2 + 2.4 + i * (r * 2 + 0.6)],
      turn: [0, -1.32 + i * 0.12, 0],
    }),
  );
  return group([displayBox([Math.max(8, step * 6 + 0.4), long * 1.16, deep], long * 0.94, words, tops), ...loose]);
}

/** The highlighters as they are sold. */
export const highlighters = (look: Look & Highlighters): Group => (look.count < 12 ? carded(look) : boxed(look));

const WORDS = [
  [
    'The delivery takes place within thirty days',
    'of the order. Both parties agree that the',
    'goods remain the property of the seller',
    'until the invoice has been paid in full.',
  ],
  [
    'Either party may end this agreement with',
    'three months notice in writing. Claims for',
    'damages expire after two years, unless the',
    'law provides for a longer term.',
  ],
] as const;

function page(s: Sheet, color: Tone): void {
  s.fill('#fdfdfb');
  for (const [p, lines] of WORDS.entries())
    for (const [i, line] of lines.entries()) {
      const y = 0.1 + p * 0.44 + i * 0.09;
      if ((p === 0 && i > 0 && i < 3) || (p === 1 && i < 2))
        s.fill(inkOf(color, p), [0.09, y - 0.004, i === 1 && p === 1 ? 0.5 : 0.82, 0.062], 0.006);
      s.text(line, [0.1, y, 0.8, 0.052], { weight: 400, color: '#26282c' });
    }
}

/** Printed lines marked with the ink. */
function marked({ color }: Look & Highlighters): Group {
  const sheet = print(15, 15, (s) => page(s, color));
  return group([block([15, 0.6, 15], paper('#f2f0e9'), { round: 0.03 }), topDecal(14.96, 14.96, sheet, { at: [0, 0.62, 0], rough: 0.9 })]);
}

const colors = (color: Tone): string => (color === 'multicolor' ? 'assorted colors' : color === 'mint' ? 'pastels' : color);

export const highlightersModel = model({
  name: 'highlighters',
  views: {
    hero: {
      build: highlighters,
      camera: ({ count }: Look & Highlighters) => (count < 12 ? { turn: -16, pitch: 8 } : { turn: -24, pitch: 22 }),
    },
    detail: {
      build: marked,
      turn: 14,
      pitch: 50,
      zoom: 1.35,
      shows: ({ color }: Look & Highlighters): Look & Highlighters => ({
        color: color === 'multicolor' ? 'yellow' : color,
        brand: 'Foolscap',
        style: 'tank',
        count: 1,
      }),
      alt: ({ color }) => `Printed lines marked with the highlighter, ${colors(color)}`,
    },
  },
  alt: ({ brand, style, color, count }) => `${brand} ${NAMES[style].toLowerCase()} highlighters, ${colors(color)}, pack of ${count}`,
});
