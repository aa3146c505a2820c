import type { Group } from 'three';
import { Path, Shape } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import type { Brand } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { film, gloss, metal, paper, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, pull, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Scissors, alone, a few together or a box of a dozen. */
export interface Scissors {
  readonly points: 'sharp' | 'round';
  readonly blade: 'steel' | 'titanium' | 'nonstick';
  readonly pairs: number;
}

const steels = { steel: '#d9dde1', titanium: '#b9ad93', nonstick: '#4b5057' } as const;

/** A blade from the pivot at the origin up; its cutting edge on the left. */
function bladeShape(isBlunt: boolean): Shape {
  const shape = new Shape();
  shape.moveTo(-0.62, -1.6).lineTo(-0.62, 0.6).lineTo(-0.3, 3);
  if (isBlunt) shape.lineTo(-0.28, 8.2).bezierCurveTo(-0.25, 9.2, 0.7, 9.2, 0.78, 8.2);
  else shape.lineTo(-0.2, 11.4).bezierCurveTo(-0.1, 11.7, 0.1, 11.5, 0.16, 11.2);
  shape.bezierCurveTo(0.7, 7.4, 0.98, 4.2, 0.98, 1.4).lineTo(0.8, -1.6);
  return shape;
}

/** A loop of the handle: round for the thumb, long for the fingers. */
function loop(wide: number, long: number, wall: number): Shape {
  const shape = new Shape();
  shape.absellipse(0, 0, wide, long, 0, Math.PI * 2, false);
  shape.holes.push(new Path().absellipse(0, 0, wide - wall, long - wall, 0, Math.PI * 2, true));
  return shape;
}

/** The neck from the pivot to a loop on the left. */
function neck(): Shape {
  const shape = new Shape();
  shape.moveTo(-0.75, -0.7).lineTo(0.95, -0.7).bezierCurveTo(1.15, -1.8, 0.5, -3.2, -0.4, -4.4);
  shape.lineTo(-2.2, -4.2).bezierCurveTo(-1.4, -3.2, -0.8, -2, -0.75, -0.7);
  return shape;
}

/** One of the two levers; the blade crosses to the other side of the loop. */
function lever(hex: string, { blade, points }: Scissors, hand: 'thumb' | 'fingers'): Group {
  const [wide, long] = hand === 'thumb' ? [1.85, 2.35] : [2.05, 3.3];
  const soft = rubber(mix(hex, '#15161a', 0.72));
  const [x, y] = [-2.35, -4.2 - long * 0.8];
  return group([
    pull(bladeShape(points === 'round'), 0.22, metal(steels[blade], blade === 'nonstick' ? 0.45 : 0.2), { bevel: 0.07 }),
    pull(neck(), 0.85, gloss(hex), { bevel: 0.25 }),
    pull(loop(wide, long, 0.78), 1, gloss(hex), { at: [x, y, 0], turn: [0, 0, -0.24], bevel: 0.32 }),
    pull(loop(wide - 0.58, long - 0.58, 0.3), 1.1, soft, { at: [x, y, 0], turn: [0, 0, -0.24], bevel: 0.12 }),
  ]);
}

/** A pair lying flat, open by `gap` radians, the pivot at the origin, tips away from the camera. */
function pair(look: Look & Scissors, gap: number, place: Placed = {}): Group {
  const hex = paint(look.color);
  const name = print(5, 0.8, (s) => {
    s.brand(look.brand, [0.01, 0.05, 0.98, 0.9], { color: look.blade === 'nonstick' ? '#e4e6e8' : '#50565e' });
  });
  const right = lever(hex, look, 'fingers');
  right.rotation.set(0, Math.PI, -gap / 2);
  right.position.z = -0.14;
  const left = lever(hex, look, 'thumb');
  left.rotation.z = -gap / 2;
  left.position.z = 0.14;
  if (look.pairs > 3) left.add(decal(3.2, 0.51, name, { at: [0.38, 3.3, 0.12], turn: [0, 0, Math.PI / 2], material: film(name) }));
  const pivot = group([
    rod(0.52, 0.52, 0.75, metal('#b9bec4', 0.3), { turn: [Math.PI / 2, 0, 0] }),
    box([0.7, 0.12, 0.05], metal('#7d838a', 0.4), { at: [0, 0, 0.37], turn: [0, 0, 0.6], round: 0.02 }),
  ]);
  const flat = group([left, right, pivot], { turn: [-Math.PI / 2, 0, 0], at: [0, 0.6, 0] });
  if (look.points === 'round') flat.scale.setScalar(0.75);
  return group([flat], place);
}

/** The pair that is printed on the box. */
function art(hex: string): (s: Sheet) => void {
  return (s) => {
    const { ctx, width, height } = s;
    ctx.save();
    ctx.translate(width * 0.52, height * 0.47);
    ctx.rotate(1.3);
    ctx.scale(height * 0.034, height * 0.034);
    for (const side of [1, -1]) {
      ctx.save();
      ctx.scale(side, 1);
      ctx.rotate(0.17);
      ctx.fillStyle = side > 0 ? '#aeb5bc' : '#c9ced3';
      ctx.beginPath();
      ctx.moveTo(-0.7, 1.6);
      ctx.lineTo(-0.1, -11.4);
      ctx.lineTo(0.9, -1.4);
      ctx.lineTo(0.8, 1.6);
      ctx.fill();
      ctx.strokeStyle = hex;
      ctx.lineWidth = 1;
      ctx.beginPath();
      ctx.moveTo(0, 0.6);
      ctx.lineTo(-1.4, 4.2);
      ctx.stroke();
      ctx.beginPath();
      ctx.ellipse(-2.3, 7, 1.6, 2.6, 0.24, 0, 7);
      ctx.stroke();
      ctx.restore();
    }
    ctx.restore();
  };
}

function dozen(look: Look & Scissors): Group {
  const accent = paint(look.color);
  const { brand }: { brand: Brand } = look;
  return group([
    shelfBox([23, 13, 9], { brand, title: 'Scissors', count: String(look.pairs), accent }, art(accent), { at: [0, 0, -6] }),
    pair(look, 0.5, { at: [0.6, 0, 5.8], turn: [0, -1.25, 0] }),
  ]);
}

/** The scissors. */
export function scissors(look: Look & Scissors): Group {
  if (look.pairs > 3) return dozen(look);
  if (look.pairs === 1) return pair(look, 0.5, { turn: [0, 0.75, 0] });
  return group(
    times(look.pairs, (i) =>
      pair(look, 0.2, {
        at: [(i - (look.pairs - 1) / 2) * (look.points === 'round' ? 8.6 : 10.4), 0, (i % 2) * 1.4],
        turn: [0, -0.12 + (i % 2) * 0.16, 0],
      }),
    ),
    { turn: [0, look.pairs === 2 ? 0.12 : 0, 0] },
  );
}

/** The blades on their way through a sheet. */
function cutting(look: Look & Scissors): Group {
  const sheet = new Shape();
  sheet.moveTo(-11, 3).lineTo(-0.5, 3).lineTo(0, 8.4).lineTo(0.5, 3).lineTo(11, 3).lineTo(11, 27).lineTo(-11, 27);
  const flat = group([pull(sheet, 0.05, paper('#fdfdfb'), { bevel: 0 })], { turn: [-Math.PI / 2, 0, 0], at: [0, 0.6, 0] });
  return group([pair(look, 0.3), flat]);
}

export const scissorsModel = model({
  name: 'scissors',
  views: {
    hero: {
      build: scissors,
      camera: ({ pairs }: Look & Scissors) => (pairs > 3 ? { turn: -20, pitch: 34 } : { turn: 0, pitch: 62 }),
      shows: (look: Look & Scissors): Look & Scissors => ({
        ...look,
        blade: 'steel',
        // Only the box has the maker's name.
        brand: look.pairs > 3 ? look.brand : 'Clasp',
      }),
    },
    detail: {
      build: cutting,
      turn: 38,
      pitch: 50,
      zoom: 2.5,
      shows: (look: Look & Scissors): Look & Scissors => ({ ...look, brand: 'Clasp', pairs: 1, points: 'sharp' }),
      alt: ({ blade }) =>
        `${blade === 'steel' ? 'Stainless steel' : blade === 'titanium' ? 'Titanium-bonded' : 'Nonstick'} blades in a sheet of paper`,
    },
  },
  alt: ({ brand, color, pairs }) => `${brand} scissors, ${color} handles${pairs === 1 ? '' : `, pack of ${pairs}`}`,
});
