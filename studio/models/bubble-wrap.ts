import { InstancedMesh, Matrix4, SphereGeometry } from 'three';
import type { Group, Material } from 'three';
import { print } from '../scene/label.ts';
import { gloss, matte, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, group, pull, rod, washer, wrap } from '../scene/parts.ts';
import type { Placed } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rolls of cushioning. */
export interface BubbleWrap {
  readonly count: number;
}

const [RADIUS, HIGH, BUBBLE] = [13, 30, 0.62];
const STEP = BUBBLE * 2.15;

/** The film's tone: clear film looks a cool grey-white in bulk. */
const filmOf = (color: Look['color']): string =>
  mix(paint(color), color === 'clear' ? '#c3d3dc' : '#ffffff', color === 'clear' ? 0.5 : color === 'pink' ? 0.52 : 0.3);

function bubbles(places: readonly Matrix4[], material: Material): InstancedMesh {
  const dome = new SphereGeometry(BUBBLE, 9, 4, 0, Math.PI * 2, 0, Math.PI / 2);
  const mesh = new InstancedMesh(dome, material, places.length);
  for (const [i, place] of places.entries()) mesh.setMatrixAt(i, place);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** The bubbles on the near half of a roll. */
function around(): Matrix4[] {
  const [rows, columns] = [Math.floor((HIGH - 1) / (STEP * 0.87)), Math.floor((Math.PI * RADIUS * 1.2) / STEP)];
  return Array.from({ length: rows * columns }, (_, n) => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    return new Matrix4()
      .makeRotationY(((column + (row % 2) / 2) / columns - 0.5) * Math.PI * 1.2 + 0.3)
      .multiply(new Matrix4().makeTranslation(0, 0.9 + row * STEP * 0.87, RADIUS - 0.1))
      .multiply(new Matrix4().makeScale(1, 1, 0.6))
      .multiply(new Matrix4().makeRotationX(Math.PI / 2));
  });
}

function flat(wide: number, long: number): Matrix4[] {
  const [rows, columns] = [Math.floor(long / (STEP * 0.87)), Math.floor(wide / STEP)];
  return Array.from({ length: rows * columns }, (_, n) => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    return new Matrix4()
      .makeTranslation((column + (row % 2) / 2 + 0.25) * STEP - wide / 2, 0.2, (row + 0.5) * STEP * 0.87 - long / 2)
      .multiply(new Matrix4().makeScale(1, 0.65, 1));
  });
}

/** A roll, standing; its windings show at the end. */
function roll({ color }: Look, place: Placed, isLabelled: boolean): Group {
  const hex = filmOf(color);
  const skin = gloss(hex);
  const band = print(Math.PI * 2 * (RADIUS + 0.5), 9, (s) => {
    s.fill('#fbf8f0');
    for (const x of [0, 0.5]) {
      s.fill('#24508f', [x, 0, 0.5, 0.1]);
      s.fill('#24508f', [x, 0.9, 0.5, 0.1]);
      for (const [row, shift] of [0, 0.5, 0].entries())
        for (let i = 0; i < 3; i += 1) s.disc('#a9c1e0', x + 0.105 + (i + shift) * 0.011, 0.3 + row * 0.2, 0.075);
      s.text('Bubble Cushioning', [x + 0.16, 0.3, 0.22, 0.4], { weight: 700, lines: 2, color: '#24508f' });
    }
  });
  band.wrapS = 1000;
  band.offset.x = 0.25;
  const rings = Array.from({ length: 9 }, (_, i) => 4.4 + i * 0.95);
  return group(
    [
      bubbles(around(), skin),
      rod(RADIUS - 0.1, RADIUS - 0.1, HIGH - 0.6, matte(mix(hex, '#ffffff', 0.2), 0.3), { at: [0, HIGH / 2, 0] }),
      ...rings.map((r) =>
        pull(washer(r + 0.32, r), 0.8, matte(mix(hex, '#ffffff', 0.35), 0.35), {
          turn: [-Math.PI / 2, 0, 0],
          at: [0, HIGH - 0.1, 0],
          bevel: 0.1,
        }),
      ),
      pull(washer(4.1, 3.7), 0.9, paper('#c9a877'), { turn: [-Math.PI / 2, 0, 0], at: [0, HIGH, 0] }),
      rod(3.7, 3.7, 0.2, matte('#4a3a28'), { at: [0, HIGH - 0.25, 0] }),
      ...(isLabelled ? [wrap(RADIUS + BUBBLE * 0.56, 9, band, { at: [0, HIGH / 2, 0], rough: 0.8 })] : []),
    ],
    place,
  );
}

function sheet(color: Look['color'], wide: number, long: number, place: Placed): Group {
  const hex = filmOf(color);
  return group(
    [
      bubbles(flat(wide, long), gloss(hex)),
      box([wide, 0.14, long], matte(mix(hex, '#ffffff', 0.2), 0.3), { at: [0, 0.1, 0], round: 0.03 }),
    ],
    place,
  );
}

/** The rolls standing; a single one with a length of it unrolled. */
export function bubbleWrap(look: Look & BubbleWrap): Group {
  const { count, color } = look;
  if (count === 1) return group([roll(look, {}, true), sheet(color, 22, 20, { at: [13, 0, RADIUS + 6], turn: [0, 0.5, 0] })]);
  const gap = RADIUS * 2 + 2.4;
  return group(
    Array.from({ length: count }, (_, i) =>
      roll(look, { at: [(i % 2) * gap, 0, -Math.floor(i / 2) * gap + (i % 2) * 4], turn: [0, 0.2, 0] }, true),
    ),
  );
}

/** The film near, a corner turned up over a second sheet. */
function film({ color }: Look & BubbleWrap): Group {
  const over = sheet(color, 22, 18, { at: [3, 1.1, -3], turn: [0, 0.5, 0] });
  return group([sheet(color, 30, 24, {}), over]);
}

export const bubbleWrapModel = model({
  name: 'bubble-wrap',
  views: {
    hero: {
      build: bubbleWrap,
      turn: -18,
      pitch: 28,
      // The band around a roll names no maker.
      shows: (look): Look & BubbleWrap => ({ ...look, brand: 'Parcelry' }),
    },
    detail: {
      build: film,
      turn: -24,
      pitch: 38,
      zoom: 1.7,
      shows: (look): Look & BubbleWrap => ({ ...look, brand: 'Parcelry', count: 1 }),
      alt: ({ color }) => `The bubbles of the ${color === 'clear' ? 'clear' : color} film, near`,
    },
  },
  alt: ({ color, count }) => `Bubble cushioning, ${color}, ${count === 1 ? 'one roll' : `${count} rolls`}`,
});
