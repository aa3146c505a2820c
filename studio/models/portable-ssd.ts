import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { box, decal, group, plate, pull, rod, rounded, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

const [WIDE, THICK, LONG] = [5.8, 1, 10.2];

/** The drive in its aluminum case. */
function drive({ color }: Look): Group {
  const hex = paint(color);
  const name = print(5, 9, (s) => {
    s.text('Portable SSD', [0.08, 0.9, 0.7, 0.06], { weight: 600, color: mix(hex, inkOn(hex), 0.8) });
  });
  const shell = metal(color === 'silver' ? '#d3d7db' : mix(hex, '#aab0b8', 0.28), 0.42);
  return group([
    plate([WIDE, THICK, LONG], 0.8, shell, { bevel: 0.22 }),
    ...times(5, (i) =>
      box([WIDE - 1.1, 0.05, 0.07], matte(mix(hex, '#000000', 0.45), 0.6), { at: [0, THICK - 0.01, -LONG / 2 + 0.9 + i * 0.28], round: 0 }),
    ),
    decal(5, 9, name, { at: [0, THICK + 0.015, 0], turn: [-Math.PI / 2, 0, 0], material: film(name) }),
    pull(rounded(0.95, 0.36, 0.18), 0.1, matte('#08090a', 0.8), { at: [0, THICK / 2, LONG / 2], bevel: 0 }),
    rod(0.09, 0.09, 0.06, matte('#3fb4ff'), { at: [1.3, THICK / 2, LONG / 2], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

function plugOf(kind: 'a' | 'c'): Group {
  const [w, h] = kind === 'c' ? [0.84, 0.26] : [1.2, 0.45];
  return group([
    plate([w + 0.36, h + 0.42, 2.2], 0.25, plastic('#1d1e21'), { bevel: 0.12 }),
    box([w, h, kind === 'c' ? 0.9 : 1.4], metal('#c9ced3', 0.25), { at: [0, (h + 0.42) / 2, kind === 'c' ? 1.4 : 1.7], round: 0.12 }),
  ]);
}

/** The drive with its short cable in front. */
export function portableSsd(look: Look): Group {
  return group([
    group([drive(look)], { at: [0, 0, 0], turn: [0, 0.12, 0] }),
    wire(
      [
        [4.2, 0.35, 1.2],
        [4.4, 0.3, -0.6],
        [5.4, 0.3, -3.4],
        [7.6, 0.3, -3.2],
        [7.9, 0.3, 0],
        [7.6, 0.3, 2],
      ],
      0.2,
      rubber('#1b1c1f'),
    ),
    group([plugOf('c')], { at: [4.2, 0, 2.1], turn: [0, 0.05, 0] }),
    group([plugOf('c')], { at: [7.4, 0, 2.9], turn: [0, -0.2, 0] }),
  ]);
}

/** The plugs that come with it. */
function plugs(): Group {
  const loop = times(60, (i): Triple => [Math.cos(i * 0.33) * (3 + Math.sin(i * 2) * 0.06), 0.3 + i * 0.014, Math.sin(i * 0.33) * 3]);
  return group([
    wire([[5.2, 0.35, 3.6], [3.8, 0.35, 1.8], ...loop, [1.6, 0.5, 4.4], [1.2, 0.35, 5.6]], 0.22, rubber('#1b1c1f')),
    group([plugOf('c')], { at: [5.9, 0, 4.4], turn: [0, 0.75, 0] }),
    group([plugOf('c')], { at: [1.1, 0, 6.7], turn: [0, -0.1, 0] }),
    group([plugOf('a')], { at: [-3, 0, 5.6], turn: [0, 0.4, 0] }),
  ]);
}

export const portableSsdModel = model({
  name: 'portable-ssd',
  views: {
    // Its name is on the underside.
    hero: { build: portableSsd, turn: -24, pitch: 42, shows: (look): Look => ({ ...look, brand: 'Foolscap' }) },
    pack: {
      build: plugs,
      turn: -10,
      pitch: 44,
      shows: (): Look => ({ color: 'black', brand: 'Foolscap' }),
      alt: ({ brand }) => `Cable and USB-A adapter of the ${brand} portable SSD`,
    },
  },
  alt: ({ brand, color }) => `${brand} portable SSD with cable, ${color}`,
});
