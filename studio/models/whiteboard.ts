import type { Group, Material, Texture } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, plastic, printed, rubber, screen, wood } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { block, box, decal, group, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A board to write on: one for the wall, its frame in the look's colour; or a screen that hangs there, without what it may be put on. Lengths in centimetres. */
export interface Whiteboard {
  readonly width: number;
  readonly height: number;
  readonly smart: boolean;
  readonly grid: boolean;
}

const INCH = 2.54;
const MARKERS = ['#cf1f2e', '#1b55c9', '#17864a', '#1d1e21'];

/** The white surface, a little shaded as a glossy board reflects the room, with a faint grid or without. */
const surface = (width: number, height: number, grid: boolean): Texture =>
  print(width, height, (s) => {
    const shade = s.ctx.createLinearGradient(0, 0, s.width, s.height);
    shade.addColorStop(0, '#fbfcfc');
    shade.addColorStop(0.45, '#eff1f2');
    shade.addColorStop(0.55, '#f8f9f9');
    shade.addColorStop(1, '#e9ecee');
    s.ctx.fillStyle = shade;
    s.ctx.fillRect(0, 0, s.width, s.height);
    if (!grid) return;
    // Drawn at two inches: one-inch lines would run together in a picture of a whole board.
    for (let x = 2 * INCH; x < width; x += 2 * INCH) s.fill('#c3d3df', [x / width, 0, 0.0014, 1]);
    for (let y = 2 * INCH; y < height; y += 2 * INCH) s.fill('#c3d3df', [0, y / height, 1, (0.0014 * width) / height]);
  });

/** What a smart board shows while people plan. */
const plan = (width: number, height: number): Texture =>
  print(width, height, (s) => {
    s.fill('#f7f9fb');
    s.fill('#1a2d5c', [0, 0, 1, 0.075]);
    s.text('Spring launch', [0.03, 0.015, 0.3, 0.045], { color: '#ffffff', weight: 700 });
    s.text('Plan', [0.05, 0.13, 0.3, 0.09], { weight: 800, color: '#1b55c9' });
    for (let i = 0; i < 4; i += 1) {
      s.disc(['#17864a', '#17864a', '#ee6f1f', '#8b919a'][i] ?? '#8b919a', 0.065, 0.3 + i * 0.1, 0.018);
      s.fill('#c6ced8', [0.1, 0.287 + i * 0.1, [0.24, 0.19, 0.22, 0.15][i] ?? 0.2, 0.026], 0.02);
    }
    for (const [i, h] of [0.18, 0.27, 0.22, 0.38, 0.46].entries())
      s.fill(['#9bb9f0', '#7aa2ea', '#5a8ae2', '#3a6fd9', '#1b55c9'][i] ?? '#1b55c9', [0.46 + i * 0.055, 0.78 - h, 0.04, h], 0.008);
    s.fill('#3b4047', [0.44, 0.78, 0.31, 0.006]);
    for (const [i, tone] of ['#fadb55', '#f7a8c4', '#9fd9c2', '#fadb55'].entries())
      s.fill(tone, [0.81 + (i % 2) * 0.085, 0.16 + Math.floor(i / 2) * 0.16, 0.075, 0.13]);
    s.text('Review Fri', [0.05, 0.78, 0.25, 0.08], { weight: 600, italic: true, color: '#cf1f2e' });
  });

/** How high the middle of a smart board hangs above the floor of the picture: as low as there is room for its pens. */
const middleOf = (height: number) => height / 2 + 14;

function smartBoard({ brand, width, height }: Look & Whiteboard): Group {
  const picture = plan(width, height);
  const name = print(8, 1.2, (s) => {
    s.fill('#1b1d20');
    s.brand(brand, [0.05, 0.15, 0.9, 0.7], { color: '#e7eaee', align: 'center' });
  });
  return group(
    [
      box([width + 5, height + 9, 5], plastic('#1b1d20'), { at: [0, -2, 0], round: 1.2 }),
      decal(width, height, picture, { at: [0, 0, 2.55], material: screen(picture) }),
      decal(20, 3, name, { at: [0, -height / 2 - 3, 2.56], material: screen(name) }),
      block([width * 0.4, 1.4, 5], plastic('#2a2d31'), { at: [0, -height / 2 - 9, 4.4], round: 0.5 }),
      ...times(2, (i) =>
        group([rod(0.9, 0.9, 15, plastic('#e7eaee')), rod(0.25, 0.8, 1.6, plastic('#8b919a'), { at: [0, 8.3, 0] })], {
          at: [-10 + i * 22, -height / 2 - 6.7, 5],
          turn: [0, 0, Math.PI / 2],
        }),
      ),
    ],
    { at: [0, middleOf(height), 4] },
  );
}

const frameOf = (color: Tone): Material => (color === 'oak' ? wood(paint(color)) : metal('#c4c9cf', 0.35));

/** A marker lying along the tray. */
const marker = (color: string, x: number, y: number, z: number): Group =>
  group(
    [
      rod(0.85, 0.85, 8.4, plastic('#f1f1ef')),
      rod(0.9, 0.9, 4, plastic(color), { at: [0, 5, 0] }),
      rod(0.88, 0.88, 1, plastic(color), { at: [0, -4.6, 0] }),
    ],
    { at: [x, y, z], turn: [0, 0, Math.PI / 2] },
  );

function tray(long: number, frame: Material): Group {
  return group([
    box([long, 0.8, 6.4], frame, { at: [0, -0.4, 3.2], round: 0.2 }),
    box([long, 1.6, 0.7], frame, { at: [0, 0.2, 6.4], round: 0.2 }),
    ...MARKERS.map((color, i) => marker(color, -long / 2 + 8 + i * 13.6, 0.9, 3.6 + (i % 2) * 0.6)).filter(
      (_, i) => 8 + i * 13.6 < long - 22,
    ),
    box([12.5, 3.2, 5], plastic('#2a2d31'), { at: [long / 2 - 9, 1.7, 3.2], round: 0.6 }),
    box([12.5, 1.2, 5], rubber('#8b919a'), { at: [long / 2 - 9, 0.5, 3.2], round: 0.2 }),
  ]);
}

/** The board as it hangs. */
function wallBoard({ color, width: w, height: h, grid }: Look & Whiteboard): Group {
  const frame = frameOf(color);
  const edge = color === 'oak' ? 3.4 : 2.2;
  const corner = plastic('#5a6068');
  const picture = surface(w, h, grid);
  return group(
    [
      box([w, h, 1], matte('#d9dcde', 0.7), { round: 0.1 }),
      decal(w - 1, h - 1, picture, { at: [0, 0, 0.56], material: printed(picture, 0.2) }),
      ...[-1, 1].map((side) => box([w + edge, edge, 2.4], frame, { at: [0, (side * h) / 2, 0.3], round: 0.3 })),
      ...[-1, 1].map((side) => box([edge, h + edge, 2.4], frame, { at: [(side * w) / 2, 0, 0.3], round: 0.3 })),
      ...(color === 'oak'
        ? []
        : [-1, 1].flatMap((x) =>
            [-1, 1].map((y) => box([edge + 1, edge + 1, 2.9], corner, { at: [(x * w) / 2, (y * h) / 2, 0.3], round: 0.7 })),
          )),
      group([tray(w * 0.62, frame)], { at: [0, -h / 2 - 0.8, 1] }),
    ],
    { at: [0, h / 2 + 4, 0] },
  );
}

/** The board. */
export const whiteboard = (look: Look & Whiteboard): Group => (look.smart ? smartBoard(look) : wallBoard(look));

/** Boards of the same proportions look alike. */
function shapeOf({ width, height }: Whiteboard): Pick<Whiteboard, 'width' | 'height'> {
  const wide = width / height;
  if (wide > 1.8) return { width: 244, height: 122 };
  return wide > 1.4 ? { width: 122, height: 81 } : { width: 102, height: 76 };
}

/** The left lower corner with the tray, from near; of a smart board, its back. */
function corner(look: Look & Whiteboard): Group {
  if (look.smart) return group([group([smartBoard(look)], { turn: [0, Math.PI, 0] }), smartBack(look)]);
  return wallBoard({ ...look, width: 80, height: 24 });
}

const smartBack = ({ width, height }: Whiteboard): Group =>
  group(
    [
      box([width * 0.6, height * 0.5, 4], plastic('#26282c'), { at: [0, -4, 0], round: 1.5 }),
      ...times(9, (i) => box([width * 0.3, 0.8, 0.4], matte('#0b0c0e'), { at: [0, 2 + i * 2, 2], round: 0.1 })),
      ...times(5, (i) => box([3.4, 1.4, 0.4], matte('#0b0c0e'), { at: [-20 + i * 6, -20, 2], round: 0.2 })),
    ],
    { at: [0, middleOf(height), 0] },
  );

export const whiteboardModel = model({
  name: 'whiteboard',
  views: {
    hero: {
      build: whiteboard,
      turn: -18,
      pitch: 8,
      shows: (look): Look & Whiteboard => (look.smart ? look : { ...look, ...shapeOf(look), brand: 'Harrow' }),
    },
    detail: {
      build: corner,
      camera: ({ smart }) => (smart ? { turn: -28, pitch: 10, zoom: 1 } : { turn: 24, pitch: 32, zoom: 1.5 }),
      shows: (look): Look & Whiteboard => (look.smart ? look : { ...look, brand: 'Harrow', width: 61, height: 46, grid: false }),
      alt: ({ smart, color }) => (smart ? 'The board from behind' : `The tray with markers and eraser; frame in ${color}`),
    },
  },
  alt: ({ brand, color, width, height, smart, grid }) => {
    if (smart) return `${brand} smart whiteboard for the wall`;
    const size = `${Math.round(width / INCH)} × ${Math.round(height / INCH)} in`;
    return `${brand} dry-erase whiteboard${grid ? ' with a faint grid' : ''}, ${color} frame, ${size}`;
  },
});
