import type { Group } from 'three';
import { desktopPicture } from '../props/desktop-picture.ts';
import { print } from '../scene/label.ts';
import { matte, metal, plastic, screen } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, decal, group, plate, pull, ring, rod, rounded, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A screen on a stand; the diagonal in inches. */
export interface Monitor {
  readonly inches: number;
  readonly wide: boolean;
  readonly stand: 'tilt' | 'height';
}

const sizeOf = ({ inches, wide }: Monitor): [number, number] => (wide ? [inches * 2.34, inches * 1.0] : [inches * 2.214, inches * 1.245]);
const shades = (color: Look['color']): [string, string] =>
  color === 'white' ? ['#ececea', '#d9dcdf'] : [mix(paint(color), '#ffffff', 0.06), '#3a3e44'];

/** The column and foot: one that only tilts is slim, one that rises is a broad column with a hole for cables. */
function stand(color: Look['color'], rises: boolean, up: number): Group {
  const [, steel] = shades(color);
  const frame = metal(steel, 0.4);
  if (!rises)
    return group([
      pull(rounded(5, up, 1), 1.4, frame, { at: [0, up / 2 + 0.8, -4.2], bevel: 0.3, turn: [-0.05, 0, 0] }),
      plate([22, 1, 17], 8, frame, { at: [0, 0, -1], bevel: 0.35 }),
    ]);
  return group([
    pull(rounded(8, up, 0.8), 3.4, frame, { at: [0, up / 2 + 0.6, -6], bevel: 0.4 }),
    pull(rounded(4.2, 5.2, 2), 3.6, matte('#101113', 0.7), { at: [0, 7, -6], bevel: 0.1 }),
    plate([26, 1.3, 22], 1.4, frame, { at: [0, 0, -1], bevel: 0.35 }),
    ring(2.2, 0.2, metal('#aab0b7', 0.3), { at: [0, 7, -4.2] }),
  ]);
}

function panel(look: Look & Monitor, w: number, h: number): Group {
  const [shell] = shades(look.color);
  const accent = look.wide ? '#c2563a' : look.brand === 'Kestrel' ? (look.stand === 'tilt' ? '#2f6fd0' : '#7a4fb8') : '#0b8e95';
  const picture = desktopPicture(w, h, accent, look.inches + (look.brand === 'Kestrel' ? 0 : 5), look.stand === 'height' || look.wide);
  const chin = look.color === 'white' ? shell : '#17181b';
  const name = print(8, 1, (s) => {
    s.fill(chin);
    s.brand(look.brand, [0.02, 0.06, 0.96, 0.88], { color: look.color === 'white' ? '#4a4f57' : '#d3d8dd', align: 'center' });
  });
  return group([
    pull(rounded(w + 1.1, h + 2.5, 0.5), 1.4, plastic(shell), { at: [0, -0.6, -0.4], bevel: 0.2 }),
    pull(rounded(w + 0.7, h + 0.7, 0.25), 0.1, matte('#0d0e10', 0.3), { at: [0, 0.1, 0.32], bevel: 0.02 }),
    decal(w, h, picture, { at: [0, 0.15, 0.385], material: screen(picture) }),
    box([w + 0.9, 1.6, 0.1], look.color === 'white' ? plastic(shell) : plastic('#17181b'), { at: [0, -h / 2 - 1, 0.33], round: 0.04 }),
    decal(8.4, 1.05, name, { at: [0, -h / 2 - 1, 0.395], rough: 0.5 }),
    rod(0.28, 0.28, 0.12, matte('#8fd3ff', 0.3), { at: [w / 2 - 2, -h / 2 - 1, 0.36], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

const lift = ({ stand: kind }: Monitor): number => (kind === 'tilt' ? 11 : 15);

/** The screen, lit. */
export function monitor(look: Look & Monitor): Group {
  const [w, h] = sizeOf(look);
  const up = lift(look) + h / 2;
  return group([
    group([panel(look, w, h)], { at: [0, up, 0], turn: [-0.04, 0, 0] }),
    box([12, 12, 3.6], plastic(shades(look.color)[0]), { at: [0, up, -2.6], round: 0.8 }),
    stand(look.color, look.stand !== 'tilt', up + (look.stand === 'tilt' ? 0 : 5)),
  ]);
}

/** From behind, off its stand: sockets, and the plate that a stand or an arm is screwed to. */
function back(look: Look & Monitor): Group {
  const [w, h] = sizeOf(look);
  const [shell] = shades(look.color);
  const up = h / 2 + 3;
  const dark = matte('#0c0d0f', 0.6);
  return group(
    [
      pull(rounded(w + 1.1, h + 2.5, 0.5), 1.4, plastic(shell), { at: [0, up - 0.6, -0.4], bevel: 0.2 }),
      pull(rounded(w * 0.72, h * 0.6, 2), 3, plastic(mix(shell, '#000000', 0.06)), { at: [0, up - 1, -1.8], bevel: 0.9 }),
      box([11, 11, 1.4], plastic(shell), { at: [0, up, -3.6], round: 0.5 }),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((y) => rod(0.5, 0.5, 0.3, metal('#8a9098'), { at: [x * 3.75, up + y * 3.75, -4.4], turn: [Math.PI / 2, 0, 0] })),
      ),
      ...times(4, (i) => box([2, 0.8, 0.3], dark, { at: [8 + i * 3, up - h * 0.24, -3.3], round: 0.1 })),
      ...times(11, (i) => box([w * 0.4, 0.3, 0.2], dark, { at: [0, up + h * 0.16 + i * 0.7, -3.25], round: 0.05 })),
    ],
    { turn: [0, Math.PI, 0] },
  );
}

export const monitorModel = model({
  name: 'monitor',
  views: {
    hero: {
      build: monitor,
      turn: -20,
      pitch: 7,
      // Their proportion is the same up to the ultrawide ones.
      shows: (look): Look & Monitor => ({ ...look, inches: look.wide ? 34 : 27 }),
    },
    detail: {
      build: back,
      turn: -30,
      pitch: 12,
      zoom: 1,
      shows: (look): Look & Monitor => ({ ...look, brand: 'Kestrel', inches: 27, wide: false, stand: 'tilt' }),
      alt: () => 'The back without its stand: sockets, and the screws for an arm',
    },
  },
  alt: ({ brand, color, inches, wide }) => `${brand} ${inches}-inch ${wide ? 'ultrawide ' : ''}monitor, ${color}`,
});
