import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, glow, matte, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { decal, group, plate, rod } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A computer keyboard: full or without the number block. */
export interface Keyboard {
  readonly full: boolean;
  readonly wireless: boolean;
}

const rows: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['esc', 1],
    ['1', 1],
    ['2', 1],
    ['3', 1],
    ['4', 1],
    ['5', 1],
    ['6', 1],
    ['7', 1],
    ['8', 1],
    ['9', 1],
    ['0', 1],
    ['-', 1],
    ['=', 1],
    ['⌫', 2],
  ],
  [
    ['tab', 1.5],
    ['Q', 1],
    ['W', 1],
    ['E', 1],
    ['R', 1],
    ['T', 1],
    ['Y', 1],
    ['U', 1],
    ['I', 1],
    ['O', 1],
    ['P', 1],
    ['[', 1],
    [']', 1],
    ['\\', 1.5],
  ],
  [
    ['caps', 1.75],
    ['A', 1],
    ['S', 1],
    ['D', 1],
    ['F', 1],
    ['G', 1],
    ['H', 1],
    ['J', 1],
    ['K', 1],
    ['L', 1],
    [';', 1],
    ["'", 1],
    ['enter', 2.25],
  ],
  [
    ['shift', 2.25],
    ['Z', 1],
    ['X', 1],
    ['C', 1],
    ['V', 1],
    ['B', 1],
    ['N', 1],
    ['M', 1],
    [',', 1],
    ['.', 1],
    ['/', 1],
    ['shift', 2.75],
  ],
  [
    ['ctrl', 1.5],
    ['alt', 1.5],
    ['', 6.5],
    ['alt', 1.5],
    ['fn', 1.25],
    ['ctrl', 1.25],
    ['◂', 0.75],
    ['▸', 0.75],
  ],
];
const pad: readonly (readonly string[])[] = [
  ['/', '*', '-'],
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3'],
  ['0', '.', '+'],
];
const STEP = 1.9;

function cap(word: string, wide: number, hex: string, x: number, row: number): Group {
  const w = wide * STEP - 0.26;
  const parts = [plate([w, 0.7, STEP - 0.26], 0.24, plastic(hex), { bevel: 0.12 })];
  if (word === '') return group(parts, { at: [x, 0, row * STEP] });
  const sign = print(w, STEP - 0.26, (s) => {
    s.text(word, [0.12, 0.22, 0.76, word.length > 1 ? 0.36 : 0.5], { weight: 600, color: inkOn(hex), align: 'center' });
  });
  return group([...parts, decal(w, STEP - 0.26, sign, { at: [0, 0.715, 0], turn: [-Math.PI / 2, 0, 0], material: film(sign) })], {
    at: [x, 0, row * STEP],
  });
}

/** The keyboard. */
export function keyboard({ color, brand, full, wireless }: Look & Keyboard): Group {
  const hex = paint(color);
  const key = color === 'white' || color === 'silver' ? '#fbfbf9' : mix(hex, '#3d4148', 0.35);
  const w = 15 * STEP + 2 + (full ? 3 * STEP + 1.2 : 0);
  const caps = rows.flatMap((row, r) => {
    let x = -w / 2 + 1;
    return row.map(([word, wide]) => {
      const c = cap(word, wide, word === 'enter' || word === 'esc' ? mix(key, '#ee6f1f', 0.75) : key, x + (wide * STEP) / 2, r - 1.6);
      x += wide * STEP;
      return c;
    });
  });
  const numbers = full ? pad.flatMap((row, r) => row.map((word, c) => cap(word, 1, key, w / 2 - 1 - (2.5 - c) * STEP, r - 1.6))) : [];
  const name = print(7, 1, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: mix(hex, inkOn(hex), 0.7) });
  });
  return group([
    group(
      [
        plate([w, 1.6, 12.6], 1, plastic(hex), { bevel: 0.3, at: [0, 0, 0] }),
        group([plate([w - 1, 0.1, 10], 0.5, matte(mix(hex, '#000000', 0.35)), { at: [0, 1.56, 0.7] })]),
        group([...caps, ...numbers], { at: [0, 1.6, 0] }),
        decal(4.4, 0.63, name, { at: [-w / 2 + 3.6, 1.63, -5.2], turn: [-Math.PI / 2, 0, 0], material: film(name) }),
        rod(0.14, 0.14, 0.1, wireless ? glow('#35c46a') : matte('#0a0a0a'), { at: [w / 2 - 1.6, 1.6, -5.2] }),
      ],
      { at: [0, 0.6, 0], turn: [0.08, 0, 0] },
    ),
  ]);
}

export const keyboardModel = model({
  name: 'keyboard',
  views: { hero: { build: keyboard, turn: -20, pitch: 42 } },
  alt: ({ brand, color, full, wireless }) =>
    `${brand} ${wireless ? 'wireless' : 'wired'} ${full ? 'full-size' : 'compact'} keyboard, ${color}`,
});
