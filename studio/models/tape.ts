import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, gloss, matte, metal, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, outline, pull, rod, times, washer, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rolls of tape: packing rolls, or clear tape in its dispenser. */
export interface Tape {
  readonly form: 'rolls' | 'dispenser';
  readonly rolls: number;
  readonly title: string;
  readonly size: string;
}

function roll({ color, brand, title }: Look & Tape, radius: number, width: number): Group {
  const hex = paint(color);
  const core = print(Math.PI * 2 * radius * 0.66, width, (s) => {
    s.fill('#f2ede2');
    for (const x of [0.02, 0.27, 0.52, 0.77]) {
      s.brand(brand, [x, 0.2, 0.2, 0.34], { align: 'center' });
      s.text(title, [x, 0.6, 0.2, 0.2], { align: 'center', weight: 500 });
    }
  });
  core.repeat.x = -1;
  core.offset.x = 1;
  return group([
    pull(washer(radius, radius * 0.68), width, color === 'clear' ? matte('#e9dfc4', 0.25) : gloss(hex), {
      turn: [-Math.PI / 2, 0, 0],
      at: [0, width / 2, 0],
      bevel: 0.05,
    }),
    pull(washer(radius * 0.68, radius * 0.63), width + 0.06, paper('#c9a877'), {
      turn: [-Math.PI / 2, 0, 0],
      at: [0, width / 2, 0],
      bevel: 0.02,
    }),
    ...times(3, (i) =>
      pull(
        washer(radius * (0.75 + i * 0.08), radius * (0.742 + i * 0.08)),
        width + 0.02,
        matte(mix(color === 'clear' ? '#d9cba6' : hex, '#000000', 0.12)),
        { turn: [-Math.PI / 2, 0, 0], at: [0, width / 2, 0], bevel: 0 },
      ),
    ),
    wrap(radius * 0.625, width - 0.1, core, { at: [0, width / 2, 0], material: insideOf(core) }),
  ]);
}

function insideOf(texture: ReturnType<typeof print>): ReturnType<typeof paper> {
  const material = paper('#ffffff').clone();
  material.map = texture;
  material.side = 1;
  return material;
}

function dispenser(look: Look & Tape): Group {
  const hex = paint(look.color);
  const name = print(5, 3, (s) => {
    s.fill(hex);
    s.brand(look.brand, [0.08, 0.14, 0.84, 0.26], { color: inkOn(hex), align: 'center' });
    s.text(look.title, [0.08, 0.48, 0.84, 0.2], { color: inkOn(hex), weight: 600, align: 'center' });
    s.text(look.size, [0.08, 0.74, 0.84, 0.13], { color: inkOn(hex), weight: 400, align: 'center' });
  });
  return group([
    pull(
      outline([
        [-5.6, 0],
        [6.2, 0],
        [6.6, 1],
        [6.4, 3],
        [5.6, 3.4],
        [4.6, 2.6],
        [2.6, 2.4],
        [1, 3.8],
        [-4.8, 3.8],
        [-5.8, 2.4],
      ]),
      4.4,
      gloss(hex),
      { bevel: 0.45 },
    ),
    pull(washer(3.4, 2), 1.9, clear('#e6dfc8', 0.75), { at: [-1.9, 5.2, 0], bevel: 0.03 }),
    pull(washer(2, 1.2), 2, plastic('#f4f4f1'), { at: [-1.9, 5.2, 0], bevel: 0.05 }),
    rod(1.2, 1.2, 3.2, plastic(mix(hex, '#000000', 0.35)), { at: [-1.9, 5.2, 0], turn: [Math.PI / 2, 0, 0] }),
    ...[-1, 1].map((side) =>
      pull(
        outline([
          [-4.4, 3],
          [0.6, 3],
          [-0.6, 6],
          [-3.2, 6],
        ]),
        0.5,
        gloss(hex),
        { at: [0, 0, side * 1.7], bevel: 0.15 },
      ),
    ),
    box([8.4, 0.05, 1.85], clear('#efe8d2', 0.6), { at: [1.9, 5.6, 0], turn: [0, 0, -0.52], round: 0 }),
    box([0.4, 0.5, 2.4], metal('#c4c9ce', 0.25), { at: [6.1, 3.4, 0], round: 0.03 }),
    decal(4.6, 2.76, name, { at: [-1.6, 1.9, 2.23] }),
  ]);
}

/** The tape. */
export function tape(look: Look & Tape): Group {
  if (look.form === 'dispenser') return dispenser(look);
  const wide = look.title === 'Masking Tape' ? 3.6 : 4.8;
  const rolls = times(look.rolls, (i) => {
    const one = roll(look, 5.6, wide);
    const top = i === look.rolls - 1 && look.rolls > 2;
    one.position.set(top ? 0.4 : (i % 2) * 10.4 - 5.2, top ? wide : Math.floor(i / 2) * wide, top ? -1 : (i % 2) * 3 - 1.5);
    one.rotation.y = 0.5 + i;
    return one;
  });
  return group(rolls);
}

export const tapeModel = model({
  name: 'tape',
  views: { hero: { build: tape, turn: -24, pitch: 34 } },
  alt: ({ brand, color, form, rolls, title, size }) =>
    `${brand} ${title.toLowerCase()}, ${color}, ${size}${form === 'dispenser' ? ', on a dispenser' : `, ${rolls} rolls`}`,
});
