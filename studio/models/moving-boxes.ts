import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, times } from '../scene/parts.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Corrugated boxes: flat, as high as wide, or long. */
export interface MovingBoxes {
  readonly shape: 'flat' | 'cube' | 'long';
}

/** Length, width and height. */
const sizes: Readonly<Record<MovingBoxes['shape'], Triple>> = { flat: [30.5, 22.9, 15.2], cube: [32, 32, 30], long: [42, 31, 31] };

const INK = '#5b3a17';
const THICK = 0.5;

function arrow(s: Sheet, x: number, y: number, size: number): void {
  const unit = size * Math.min(s.width, s.height);
  const [left, top] = [x * s.width, y * s.height];
  s.ctx.fillStyle = INK;
  s.ctx.beginPath();
  s.ctx.moveTo(left - unit * 0.32, top + unit * 0.42);
  s.ctx.lineTo(left, top);
  s.ctx.lineTo(left + unit * 0.32, top + unit * 0.42);
  s.ctx.fill();
  s.ctx.fillRect(left - unit * 0.12, top + unit * 0.4, unit * 0.24, unit * 0.6);
}

/** A long side with its print. */
function side({ color, brand }: Look & MovingBoxes, wide: number, tall: number): Texture {
  return print(wide, tall, (s) => {
    s.fill(paint(color));
    s.ctx.globalAlpha = 0.05;
    for (let x = 0; x < 1; x += 0.012) s.fill('#3a2408', [x, 0, 0.004, 1]);
    s.ctx.globalAlpha = 0.88;
    s.brand(brand, [0.08, 0.1, 0.44, 0.15], { color: INK });
    s.text('Corrugated · recycle me', [0.08, 0.84, 0.4, 0.06], { weight: 600, color: INK });
    for (const x of [0.81, 0.89]) arrow(s, x, 0.72, 0.17);
    s.fill(INK, [0.775, 0.9, 0.15, 0.016]);
    s.ctx.globalAlpha = 1;
  });
}

/** Brown tape over the seam and a little down the sides. */
function tapes(l: number, h: number, w: number): Group[] {
  const band = matte('#d3b07c', 0.25);
  const drop = Math.min(6, h * 0.3);
  return [
    group([
      box([l, 0.06, 5], band, { at: [0, h + 0.02, 0], round: 0 }),
      ...[-1, 1].map((end) => box([0.06, drop, 5], band, { at: [end * (l / 2 + 0.02), h - drop / 2, 0], round: 0 })),
      box([l, 0.03, 0.2], paper('#8a6336'), { at: [0, h + 0.05, 0], round: 0 }),
      ...[-1, 1].map((end) => box([0.02, h, 0.12], paper('#a57f4f'), { at: [end * (l / 2 + 0.01), h / 2, w / 2 - 0.1], round: 0 })),
    ]),
  ];
}

/** A closed, taped box; an open one shows its inside and the flaps folded out. */
function carton(look: Look & MovingBoxes, isOpen: boolean, place: Placed): Group {
  const [l, w, h] = sizes[look.shape];
  const board = paper(paint(look.color));
  const front = side(look, l, h);
  const faces = [
    decal(l - 0.3, h - 0.3, front, { at: [0, h / 2, w / 2 + 0.03], rough: 0.95 }),
    decal(w - 0.3, h - 0.3, side(look, w, h), { at: [l / 2 + 0.03, h / 2, 0], turn: [0, Math.PI / 2, 0], rough: 0.95 }),
  ];
  if (!isOpen) return group([block([l, h, w], board, { round: 0.25 }), ...faces, ...tapes(l, h, w)], place);
  const inside = paper(mix(paint(look.color), '#000000', 0.1));
  const flap = w / 2;
  const edge = paper(mix(paint(look.color), '#3a2408', 0.35));
  const lip = (size: Triple, at: Triple): Group => group([box(size, edge, { at, round: 0.05 })]);
  const wall = (size: Triple, at: Triple): Group => group([box(size, board, { at, round: 0.1 })]);
  const folded = (long: number, at: Triple, turn: Triple): Group =>
    group([box([long, THICK, flap], inside, { at: [0, 0, flap / 2], round: 0.1 }), lip([long, THICK * 0.6, 0.06], [0, 0, flap])], {
      at,
      turn,
    });
  return group(
    [
      wall([l, h, THICK], [0, h / 2, w / 2 - THICK / 2]),
      wall([l, h, THICK], [0, h / 2, -w / 2 + THICK / 2]),
      wall([THICK, h, w], [-l / 2 + THICK / 2, h / 2, 0]),
      wall([THICK, h, w], [l / 2 - THICK / 2, h / 2, 0]),
      box([l - 0.2, 0.3, w - 0.2], inside, { at: [0, 0.3, 0], round: 0 }),
      folded(l - 0.4, [0, h, w / 2], [0.62, 0, 0]),
      folded(l - 0.4, [0, h, -w / 2], [0.5, Math.PI, 0]),
      folded(w - 1, [l / 2, h, 0], [0.75, Math.PI / 2, 0]),
      folded(w - 1, [-l / 2, h, 0], [0.4, -Math.PI / 2, 0]),
      ...faces,
    ],
    place,
  );
}

/** A closed box and an open one. */
export function movingBoxes(look: Look & MovingBoxes): Group {
  const [l, w, h] = sizes[look.shape];
  if (h < l * 0.7)
    return group([
      carton(look, false, { at: [-l * 0.1, 0, w * 0.3], turn: [0, 0.06, 0] }),
      carton(look, true, { at: [-l * 0.08, h, w * 0.28], turn: [0, 0.16, 0] }),
    ]);
  return group([
    carton(look, true, { at: [l * 0.26, 0, -w], turn: [0, 0.12, 0] }),
    carton(look, false, { at: [-l * 0.24, 0, w * 0.56], turn: [0, 0.1, 0] }),
  ]);
}

/** As they come: flat, in a bundle with two straps. */
function bundle({ color }: Look & MovingBoxes): Group {
  const hex = paint(color);
  const strap = matte('#f3f3ef', 0.35);
  const [l, d, count] = [76, 60, 12];
  const high = count * 0.9;
  return group([
    ...times(count, (i) =>
      block([l, 0.8, d], paper(i % 2 ? hex : mix(hex, '#000000', 0.07)), {
        at: [((i * 7) % 5) * 0.15, i * 0.9, ((i * 3) % 4) * 0.15],
        round: 0.1,
      }),
    ),
    ...[-0.26, 0.26].map((x) =>
      group([
        box([1.4, 0.08, d + 0.9], strap, { at: [x * l, high + 0.02, 0.2], round: 0 }),
        box([1.4, high, 0.08], strap, { at: [x * l, high / 2, d / 2 + 0.6], round: 0 }),
      ]),
    ),
    ...[-0.5, 0].map((x) =>
      box([l * 0.5 - 0.6, 0.03, 0.16], paper(mix(hex, '#3a2408', 0.4)), { at: [x * l + l * 0.25, high - 0.04, -d * 0.22], round: 0 }),
    ),
    box([l, 0.03, 0.2], paper(mix(hex, '#3a2408', 0.3)), { at: [0, high - 0.05, d * 0.24], round: 0 }),
    box([0.2, 0.03, d], paper(mix(hex, '#3a2408', 0.3)), { at: [0, high - 0.05, 0], round: 0 }),
  ]);
}

export const movingBoxesModel = model({
  name: 'moving-boxes',
  views: {
    hero: { build: movingBoxes, turn: -28, pitch: 20 },
    pack: {
      build: bundle,
      turn: 28,
      pitch: 28,
      // Flat boxes look alike, whatever their size.
      shows: (look): Look & MovingBoxes => ({ ...look, brand: 'Parcelry', shape: 'cube' }),
      alt: () => 'The boxes as they come, flat in a strapped bundle',
    },
  },
  alt: ({ brand, color }) => `${brand} ${color} corrugated boxes, one closed and one open`,
});
