import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, matte, plastic, printed } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desk calculator. */
export interface Calculator {
  readonly keys: readonly string[];
  readonly columns: number;
  readonly reading: string;
  readonly width: number;
  readonly depth: number;
}

/** The colour of a key by what it does. */
function keyColor(key: string, body: string): string {
  if (/^\d+$|^\.$/.test(key)) return '#f4f4f1';
  if (key === 'AC' || key === 'C' || key === 'DEL') return '#d9542b';
  return mix(body, '#3a3f46', 0.75);
}

/** The calculator, tilted towards the reader. */
export function calculator({ color, brand, keys, columns, reading, width: w, depth: d }: Look & Calculator): Group {
  const hex = paint(color);
  const rows = Math.ceil(keys.length / columns);
  const display = print(w - 2, 3.4, (s) => {
    s.fill('#c4d1bd');
    s.text(reading, [0.05, 0.16, 0.9, 0.68], { weight: 500, align: 'right', color: '#232b22' });
  });
  const name = print(6, 0.9, (s) => {
    s.brand(brand, [0.01, 0.05, 0.98, 0.9], { color: inkOn(hex) });
  });
  const [cell, deep] = [(w - 1.6) / columns, (d - 7.4) / rows];
  const buttons = keys.map((key, i) => {
    const [x, z] = [((i % columns) - (columns - 1) / 2) * cell, 6 - d / 2 + 0.9 + (Math.floor(i / columns) + 0.5) * deep];
    const tone = keyColor(key, hex);
    const cap = print(cell - 0.5, deep - 0.5, (s) => {
      s.fill(tone);
      s.text(key, [0.14, 0.2, 0.72, 0.6], { weight: 600, align: 'center', color: inkOn(tone) });
    });
    return group(
      [
        plate([cell - 0.42, 0.75, deep - 0.42], 0.28, plastic(tone), { bevel: 0.12 }),
        decal(cell - 0.75, deep - 0.75, cap, { at: [0, 0.762, 0], turn: [-Math.PI / 2, 0, 0] }),
      ],
      { at: [x, 1.55, z] },
    );
  });
  return group([
    group(
      [
        plate([w, 1.7, d], 1.2, plastic(hex), { bevel: 0.3 }),
        plate([w - 1.2, 0.4, 4.6], 0.5, matte('#1a1c1f', 0.3), { at: [0, 1.5, 3 - d / 2 + 0.9], bevel: 0.1 }),
        decal(w - 2.2, 3.2, display, { at: [0, 1.93, 3.3 - d / 2 + 0.9], turn: [-Math.PI / 2, 0, 0], material: printed(display, 0.2) }),
        decal(w * 0.34, w * 0.05, name, { at: [-w * 0.27, 1.72, 0.95 - d / 2], turn: [-Math.PI / 2, 0, 0], material: film(name) }),
        box([w * 0.3, 0.1, 0.9], matte('#3a1f1a', 0.25), { at: [w * 0.28, 1.72, 0.95 - d / 2], round: 0.02 }),
        ...buttons,
      ],
      { at: [0, 1.2, 0], turn: [0.16, 0, 0] },
    ),
    block([w * 0.8, 2.4, 1.4], plastic(mix(hex, '#000000', 0.4)), { at: [0, 0, -d / 2 + 1.6], round: 0.3 }),
  ]);
}

export const calculatorModel = model({
  name: 'calculator',
  views: { hero: { build: calculator, turn: -20, pitch: 46 } },
  alt: ({ brand, color, columns }) => `${brand} ${columns > 5 ? 'scientific' : 'desktop'} calculator, ${color}`,
});
