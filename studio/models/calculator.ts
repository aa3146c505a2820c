import type { Group, Texture } from 'three';
import { deskCarton } from '../props/desk-carton.ts';
import { print } from '../scene/label.ts';
import { film, matte, plastic, printed, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, plate } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A calculator for the desk or for school, alone or a class pack of ten. */
export interface Calculator {
  readonly kind: 'desktop' | 'scientific';
  readonly digits: number;
  readonly pieces: number;
}

const desktopKeys = 'TAX− TAX+ MU % √ MRC M− M+ ÷ ± 7 8 9 × ▶ 4 5 6 − GT 1 2 3 + C 0 00 . = AC'.split(' ');
const scienceKeys =
  'SHIFT ALPHA ◀ ▶ MODE x⁻¹ √ x² ^ log ln (−) sin cos tan RCL ENG ( ) M+ 7 8 9 DEL AC 4 5 6 × ÷ 1 2 3 + − 0 . EXP Ans ='.split(' ');

/** The colour of a key by what it does. */
function keyColor(key: string, body: string): string {
  if (/^\d+$|^\.$/.test(key)) return inkOn(body) === '#ffffff' ? '#f1f1ee' : '#4a5058';
  if (['AC', 'C', 'DEL'].includes(key)) return '#d9542b';
  return inkOn(body) === '#ffffff' ? mix(body, '#5a616a', 0.6) : '#8a9199';
}

const stroke = { color: '#20281f', weight: 500 } as const;

/** The liquid crystal with a number of the given digits; grey ghosts none. */
function display(w: number, h: number, digits: number): Texture {
  const number = '1234567890123456'.slice(0, digits);
  return print(w, h, (s) => {
    s.fill('#c3d0bb');
    s.fill('#b7c5af', [0, 0, 1, 0.08]);
    s.text('M', [0.03, 0.08, 0.06, 0.2], stroke);
    s.text(digits === 0 ? '0.' : `${Number(number).toLocaleString('en-US')}.`, [0.04, 0.26, 0.92, 0.64], {
      ...stroke,
      align: 'right',
      weight: 550,
    });
  });
}

interface Plan {
  readonly w: number;
  readonly d: number;
  readonly keys: readonly string[];
  readonly screen: number;
}

const plans: Readonly<Record<Calculator['kind'], Plan>> = {
  desktop: { w: 14.5, d: 18.5, keys: desktopKeys, screen: 3.6 },
  scientific: { w: 8.2, d: 16.4, keys: scienceKeys, screen: 3.1 },
};

function keyPad({ w, d, keys, screen }: Plan, hex: string): Group[] {
  const rows = keys.length / 5;
  const front = -d / 2 + screen + 3.3;
  const [cell, deep] = [(w - 1.2) / 5, (d / 2 - 0.5 - front) / rows];
  return keys.map((key, i) => {
    const tone = keyColor(key, hex);
    const cap = print(cell - 0.4, deep - 0.4, (s) => {
      s.fill(tone);
      s.text(key, [0.14, 0.18, 0.72, 0.64], { weight: 650, align: 'center', color: inkOn(tone) });
    });
    return group(
      [
        plate([cell - 0.3, 0.6, deep - 0.3], Math.min(cell, deep) * 0.16, plastic(tone), { bevel: 0.12 }),
        decal(cell - 0.62, deep - 0.58, cap, { at: [0, 0.605, 0], turn: [-Math.PI / 2, 0, 0] }),
      ],
      { at: [((i % 5) - 2) * cell, 1.3, front + (Math.floor(i / 5) + 0.5) * deep] },
    );
  });
}

function calculatorOf({ color, brand, kind, digits }: Look & Calculator, place: Placed = {}): Group {
  const hex = paint(color);
  const plan = plans[kind];
  const { w, d, screen } = plan;
  const name = print(6, 0.9, (s) => {
    s.brand(brand, [0.01, 0.05, 0.98, 0.9], { color: inkOn(hex) });
  });
  const reading = display(w - 2.2, screen - 1, digits);
  const up = -Math.PI / 2;
  return group(
    [
      group(
        [
          plate([w, 1.4, d], 1.1, plastic(hex), { bevel: 0.35 }),
          plate([w - 0.9, 0.16, d - 0.9], 0.8, plastic(mix(hex, inkOn(hex), 0.08)), { at: [0, 1.28, 0], bevel: 0.05 }),
          plate([w - 1.2, 0.34, screen], 0.4, matte('#17181b', 0.25), { at: [0, 1.34, -d / 2 + screen / 2 + 2.3], bevel: 0.1 }),
          decal(w - 2.2, screen - 1, reading, {
            at: [0, 1.69, -d / 2 + screen / 2 + 2.3],
            turn: [up, 0, 0],
            material: printed(reading, 0.25),
          }),
          decal(w * 0.42, w * 0.063, name, { at: [-w * 0.22, 1.46, 1.3 - d / 2], turn: [up, 0, 0], material: film(name) }),
          box([w * 0.3, 0.12, 1.1], matte('#2a1d1a', 0.22), { at: [w * 0.27, 1.42, 1.3 - d / 2], round: 0.04 }),
          ...keyPad(plan, hex),
        ],
        { at: [0, 0.5, 0], turn: [kind === 'desktop' ? 0.13 : 0.05, 0, 0] },
      ),
      block([w * 0.82, 1.5, 1.6], rubber('#1a1b1e'), { at: [0, 0, -d / 2 + 1.6], round: 0.3 }),
    ],
    place,
  );
}

/** The calculator, tilted towards the reader, or the carton of ten with one before it. */
export function calculator(look: Look & Calculator): Group {
  if (look.pieces === 1) return calculatorOf(look);
  const words = { brand: look.brand, title: 'Calculators', count: `${look.pieces} calculators`, accent: '#2f3b4c' };
  return group([deskCarton([27, 17, 20], words, { at: [-3, 0, -12] }), calculatorOf(look, { at: [3.4, 0, 10], turn: [0, -0.16, 0] })]);
}

/** The display, all its digits lit. */
function screenOf(look: Look & Calculator): Group {
  const reading = display(12.3, 2.6, look.digits);
  return group([
    group(
      [
        plate([14.6, 1.4, 5.4], 0.9, matte('#202226', 0.35), { bevel: 0.35 }),
        plate([13.4, 0.34, 3.8], 0.4, matte('#141518', 0.22), { at: [0, 1.34, 0], bevel: 0.1 }),
        decal(12.3, 2.6, reading, { at: [0, 1.69, 0], turn: [-Math.PI / 2, 0, 0], material: printed(reading, 0.25) }),
      ],
      { turn: [0.16, 0, 0], at: [0, 0.8, 0] },
    ),
  ]);
}

export const calculatorModel = model({
  name: 'calculator',
  views: {
    hero: {
      build: calculator,
      camera: ({ pieces }: Look & Calculator) => (pieces === 1 ? { turn: -18, pitch: 50 } : { turn: -22, pitch: 34 }),
      shows: (look: Look & Calculator): Look & Calculator => ({ ...look, digits: 0 }),
    },
    detail: {
      build: screenOf,
      turn: -14,
      pitch: 52,
      zoom: 1,
      shows: (look: Look & Calculator): Look & Calculator => ({ ...look, color: 'black', brand: 'Kestrel', kind: 'desktop', pieces: 1 }),
      alt: ({ digits }) => `The display of ${digits} digits`,
    },
  },
  alt: ({ brand, color, kind, pieces }) => `${brand} ${kind} calculator, ${color}${pieces === 1 ? '' : `, class pack of ${pieces}`}`,
});
