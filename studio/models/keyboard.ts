import type { Group, Mesh } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { film, glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, part, plate, pull, rod, rounded, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A computer keyboard; a compact one has no number pad. */
export interface Keyboard {
  readonly compact: boolean;
  readonly wired: boolean;
}

/** A key: its word, left and back edge, width and depth in units of a letter key. */
interface Key {
  readonly word: string;
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
}

/** A row of keys: words with widths; `_` leaves room without a key. */
type Row = readonly (string | readonly [string, number])[];

const letters = (words: string): string[] => words.split('');
const MAIN: readonly Row[] = [
  [['tab', 1.5], ...letters('QWERTYUIOP[]'), ['\\', 1.5]],
  [['caps', 1.75], ...letters("ASDFGHJKL;'"), ['enter', 2.25]],
];
const FULL: readonly Row[] = [
  [
    'esc',
    ['_', 1],
    'F1',
    'F2',
    'F3',
    'F4',
    ['_', 0.5],
    'F5',
    'F6',
    'F7',
    'F8',
    ['_', 0.5],
    'F9',
    'F10',
    'F11',
    'F12',
    ['_', 0.25],
    'prt',
    'scr',
    'pse',
    ['_', 0.25],
    'mute',
    'vol−',
    'vol+',
    'calc',
  ],
  [...letters('`1234567890-='), ['backspace', 2], ['_', 0.25], 'ins', 'home', 'pgup', ['_', 0.25], 'num', '/', '*', '−'],
  [...(MAIN[0] ?? []), ['_', 0.25], 'del', 'end', 'pgdn', ['_', 0.25], '7', '8', '9'],
  [...(MAIN[1] ?? []), ['_', 3.5], '4', '5', '6'],
  [['shift', 2.25], ...letters('ZXCVBNM,./'), ['shift', 2.75], ['_', 1.25], '↑', ['_', 1.25], '1', '2', '3'],
  [
    ['ctrl', 1.25],
    ['⊞', 1.25],
    ['alt', 1.25],
    ['', 6.25],
    ['alt', 1.25],
    ['fn', 1.25],
    ['☰', 1.25],
    ['ctrl', 1.25],
    ['_', 0.25],
    '←',
    '↓',
    '→',
    ['_', 0.25],
    ['0', 2],
    '.',
  ],
];
const COMPACT: readonly Row[] = [
  ['esc', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12', 'prt', 'ins', 'del'],
  [...letters('`1234567890-='), ['backspace', 2], 'home'],
  [...(MAIN[0] ?? []), 'pgup'],
  [...(MAIN[1] ?? []), 'pgdn'],
  [['shift', 2.25], ...letters('ZXCVBNM,./'), ['shift', 1.75], '↑', 'end'],
  [['ctrl', 1.25], ['⊞', 1.25], ['alt', 1.25], ['', 6.25], 'alt', 'fn', 'ctrl', '←', '↓', '→'],
];
const STEP = 1.905;
const GAP = 0.3;

function keysOf(compact: boolean): Key[] {
  const keys: Key[] = [];
  for (const [r, row] of (compact ? COMPACT : FULL).entries()) {
    let x = 0;
    for (const item of row) {
      const [word, w] = typeof item === 'string' ? [item, 1] : item;
      if (word !== '_') keys.push({ word, x, z: r === 0 ? 0 : r + 0.25, w, d: 1 });
      x += w;
    }
  }
  if (!compact) keys.push({ word: '+', x: 21.5, z: 2.25, w: 1, d: 2 }, { word: 'enter', x: 21.5, z: 4.25, w: 1, d: 2 });
  return keys;
}

/** All keys of a kind as one body: caps that narrow a little towards the top. */
function caps(keys: readonly Key[], hex: string, [ox, oz]: readonly [number, number]): Mesh[] {
  if (keys.length === 0) return [];
  const shapes = keys.map(({ x, z, w, d }) => {
    const [wide, deep] = [w * STEP - GAP, d * STEP - GAP];
    const solid = pull(rounded(wide, deep, 0.26), 0.75, plastic(hex), { bevel: 0.16 }).geometry;
    return solid.rotateX(-Math.PI / 2).translate(ox + (x + w / 2) * STEP, 0.3, oz + (z + d / 2) * STEP);
  });
  const all = mergeGeometries(shapes);
  for (const shape of shapes) shape.dispose();
  return [part(all, plastic(hex))];
}

const isSpecial = ({ word, w }: Key): boolean => word !== '' && (w > 1 || word === 'esc' || word === 'del' || word === 'fn');

function legends(s: Sheet, keys: readonly Key[], [wide, deep]: readonly [number, number], ink: string): void {
  for (const { word, x, z, w, d } of keys) {
    const [kx, kw] = [(x * STEP) / wide, (w * STEP) / wide];
    const [kz, kd] = [((z + d / 2 - 0.5) * STEP) / deep, STEP / deep];
    const long = word.length > 1;
    s.text(word, [kx + kw * 0.14, kz + kd * (long ? 0.36 : 0.26), kw * 0.72, kd * (long ? 0.24 : 0.42)], {
      weight: long ? 550 : 600,
      color: ink,
      align: 'center',
    });
  }
}

function cord(w: number, back: number): Group {
  const line = rubber('#1b1c1f');
  return group([
    rod(0.24, 0.42, 2, line, { at: [w * 0.2, 1.1, back - 0.8], turn: [-Math.PI / 2, 0, 0] }),
    wire(
      [
        [w * 0.2, 1.1, back],
        [w * 0.2, 0.9, back - 2.4],
        [w * 0.17, 0.3, back - 4],
        [w * 0.02, 0.26, back - 4.4],
        [-w * 0.1, 0.26, back - 3],
        [-w * 0.2, 0.26, back - 4.2],
        [-w * 0.28, 0.45, back - 4],
      ],
      0.24,
      line,
    ),
    group([plate([1.6, 0.85, 2.6], 0.25, plastic('#1f2023')), box([1.2, 0.45, 1.4], metal(), { at: [0, 0.42, 1.9], round: 0.04 })], {
      at: [-w * 0.31, 0, back - 3.7],
      turn: [0, -Math.PI / 2 + 0.2, 0],
    }),
  ]);
}

/** The keyboard. */
export function keyboard({ color, compact, wired }: Look & Keyboard): Group {
  const hex = paint(color);
  const key = { black: '#2a2c30', white: '#fafaf8', silver: '#fafaf8' }[color as string] ?? mix(hex, '#ffffff', 0.12);
  const special = { black: '#1f2124', white: '#dfe2e6', silver: '#dfe2e6' }[color as string] ?? mix(hex, '#000000', 0.15);
  const frame = color === 'white' ? '#e3e5e8' : color === 'silver' ? '#b3b8be' : hex;
  const keys = keysOf(compact);
  const field: readonly [number, number] = [(compact ? 16 : 22.5) * STEP, 6.25 * STEP];
  const [w, d] = [field[0] + 1.5, field[1] + (compact ? 1.5 : 2.7)];
  const corner: readonly [number, number] = [-field[0] / 2, d / 2 - 0.75 - field[1]];
  const signs = print(field[0], field[1], (s) => {
    legends(s, keys, field, inkOn(key) === '#ffffff' ? '#f2f3f4' : '#3b3f45');
  });
  return group([
    group(
      [
        plate([w, 1.5, d], 1.1, color === 'silver' ? metal('#c9cdd2', 0.42) : plastic(frame), { bevel: 0.35 }),
        plate([field[0] + 0.4, 0.06, field[1] + 0.4], 0.5, matte(color === 'black' ? '#121315' : mix(frame, '#000000', 0.35)), {
          at: [0, 1.48, corner[1] + field[1] / 2],
          bevel: 0,
        }),
        group(
          [
            ...caps(
              keys.filter((k) => !isSpecial(k)),
              key,
              corner,
            ),
            ...caps(keys.filter(isSpecial), special, corner),
          ],
          { at: [0, 1.5, 0] },
        ),
        decal(field[0], field[1], signs, { at: [0, 2.19, corner[1] + field[1] / 2], turn: [-Math.PI / 2, 0, 0], material: film(signs) }),
        ...(compact ? [] : [0, 1, 2]).map((i) =>
          rod(0.1, 0.1, 0.06, i === 0 ? glow('#35c46a') : matte('#4a4f56'), { at: [w / 2 - 3.4 + i * 0.9, 1.5, -d / 2 + 0.95] }),
        ),
      ],
      { at: [0, 0.75, 0], turn: [0.07, 0, 0] },
    ),
    ...[-1, 1].map((x) => box([3.4, 1.4, 0.9], rubber('#17181b'), { at: [x * (w / 2 - 4), 0.7, -d / 2 + 1.2], round: 0.2 })),
    ...(wired ? [cord(w, -d / 2)] : []),
  ]);
}

/** The end of a keyboard from below, its foot out. */
function underside(): Group {
  const pad = rubber('#0d0e10');
  const foot = group(
    [
      box([3.2, 0.5, 2.2], plastic('#2a2d31'), { at: [0, 0, -1.1], round: 0.2 }),
      box([2.8, 0.3, 0.5], pad, { at: [0, 0.2, -2.1], round: 0.1 }),
    ],
    {
      at: [-4, 1.5, -3.6],
      turn: [1.1, 0, 0],
    },
  );
  const sign = print(7, 2.4, (s) => {
    s.fill('#e9eaeb', [0, 0, 1, 1], 0.06);
    s.text('KEYBOARD', [0.06, 0.14, 0.6, 0.24], { weight: 800 });
    s.text('FCC · CE · RoHS', [0.06, 0.56, 0.6, 0.18], { weight: 500, color: '#5b6168' });
  });
  return group([
    plate([15, 1.5, 13.6], 1.1, plastic('#232529'), { bevel: 0.35 }),
    box([3.8, 0.1, 3], matte('#0b0c0d', 0.9), { at: [-4, 1.48, -4.6], round: 0.04 }),
    foot,
    ...[-1, 1].map((x) => plate([4, 0.16, 0.9], 0.4, pad, { at: [x * 4, 1.48, 5.4], bevel: 0.04 })),
    decal(7, 2.4, sign, { at: [1.4, 1.52, 0.4], turn: [-Math.PI / 2, 0, 0] }),
    ...[-1, 1].map((z) => rod(0.36, 0.36, 0.04, matte('#0b0c0d', 0.8), { at: [-5.8, 1.5, z * 2.4] })),
  ]);
}

export const keyboardModel = model({
  name: 'keyboard',
  views: {
    hero: {
      build: keyboard,
      turn: -36,
      pitch: 52,
      // Its name is below; the cord of a compact one is taken off.
      shows: (look): Look & Keyboard => ({ ...look, brand: 'Foolscap', wired: look.wired && !look.compact }),
    },
    detail: {
      build: underside,
      turn: -30,
      pitch: 42,
      zoom: 1,
      // The underside is dark whatever the keys.
      shows: (): Look & Keyboard => ({ color: 'black', brand: 'Foolscap', compact: true, wired: false }),
      alt: ({ brand }) => `Underside of the ${brand} keyboard: its feet`,
    },
  },
  alt: ({ brand, color, compact, wired }) =>
    `${brand} ${wired ? 'wired' : 'wireless'} ${compact ? 'compact' : 'full-size'} keyboard, ${color}`,
});
