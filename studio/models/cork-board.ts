import type { Group } from 'three';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { gloss, grain, matte, metal, paper, wood } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, lathe } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A framed cork board with notices on it. */
export interface CorkBoard {
  readonly inches: 24 | 36 | 48;
}

type Spec = Look & CorkBoard;

const heights = { 24: 18, 36: 24, 48: 36 } as const;

function cork(w: number, h: number): ReturnType<typeof print> {
  return print(w, h, (s) => {
    s.fill('#c99763');
    const next = grain(23);
    for (let i = 0; i < 5200; i += 1) {
      const size = 1.5 + next() * 5;
      s.ctx.globalAlpha = 0.25 + next() * 0.4;
      s.ctx.fillStyle = ['#a8743f', '#dbb07d', '#8d5d30', '#e4bf90'][i % 4] ?? '#a8743f';
      s.ctx.beginPath();
      s.ctx.ellipse(next() * s.width, next() * s.height, size * 1.4, size, next() * 3, 0, 6.3);
      s.ctx.fill();
    }
    s.ctx.globalAlpha = 1;
  });
}

function pin(hex: string, place: Placed): Group {
  return group(
    [
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.52, 0.15],
          [0.28, 0.3],
          [0.24, 0.8],
          [0.44, 1.05],
          [0.44, 1.2],
          [0, 1.25],
        ],
        gloss(hex),
        { turn: [Math.PI / 2, 0, 0] },
      ),
    ],
    place,
  );
}

function note(w: number, h: number, hex: string, color: string, place: Placed, draw: (s: Sheet) => void): Group {
  const face = print(w, h, (s) => {
    s.fill(hex);
    draw(s);
  });
  return group(
    [
      box([w, h, 0.06], paper(hex), { round: 0.01 }),
      decal(w, h, face, { at: [0, 0, 0.05], rough: 0.9 }),
      pin(color, { at: [0, h / 2 - 1.2, 0.06] }),
    ],
    place,
  );
}

const lines =
  (count: number, from: number) =>
  (s: Sheet): void => {
    for (let i = 0; i < count; i += 1) s.fill('#9aa2ad', [0.14, from + i * 0.12, 0.7 - ((i * 5) % 3) * 0.14, 0.025], 0.2);
  };

/** The board, leaning a little. */
export function corkBoard({ color, inches }: Spec): Group {
  const [w, h] = [inches * 2.54, heights[inches] * 2.54];
  const frame = color === 'oak' ? wood('#c99a5d') : color === 'silver' ? metal('#c3c9cf', 0.35) : matte(paint(color), 0.5);
  const bar = 2.4;
  const sides = [
    box([w, bar, 2.2], frame, { at: [0, h - bar / 2, 0], round: 0.25 }),
    box([w, bar, 2.2], frame, { at: [0, bar / 2, 0], round: 0.25 }),
    box([bar, h, 2.2], frame, { at: [-w / 2 + bar / 2, h / 2, 0], round: 0.25 }),
    box([bar, h, 2.2], frame, { at: [w / 2 - bar / 2, h / 2, 0], round: 0.25 }),
  ];
  const z = 0.75;
  return group(
    [
      box([w - 1, h - 1, 1], matte('#c99763', 0.95), { at: [0, h / 2, 0], round: 0.05 }),
      decal(w - bar * 2, h - bar * 2, cork(w, h), { at: [0, h / 2, 0.52], rough: 0.95 }),
      ...sides,
      note(14, 18, '#fdfdfb', '#cf1f2e', { at: [-w * 0.26, h * 0.6, z], turn: [0, 0, 0.04] }, (s) => {
        s.text('Team lunch', [0.1, 0.16, 0.8, 0.11], { weight: 750 });
        lines(5, 0.36)(s);
      }),
      note(10, 10, '#fbe46f', '#1b55c9', { at: [w * 0.04, h * 0.66, z], turn: [0, 0, -0.06] }, lines(4, 0.34)),
      note(13, 9, '#bfe0f2', '#17864a', { at: [w * 0.27, h * 0.56, z], turn: [0, 0, 0.05] }, lines(3, 0.36)),
      note(10, 10, '#f7c3d0', '#f2b632', { at: [w * 0.08, h * 0.32, z], turn: [0, 0, 0.07] }, lines(4, 0.34)),
      pin('#cf1f2e', { at: [w * 0.36, h * 0.26, z] }),
      pin('#1b55c9', { at: [w * 0.3, h * 0.23, z] }),
      pin('#f2b632', { at: [w * 0.33, h * 0.19, z] }),
    ],
    { turn: [-0.08, 0, 0] },
  );
}

export const corkBoardModel = model({
  name: 'cork-board',
  views: {
    // The board bears no name.
    hero: { build: corkBoard, turn: -18, pitch: 8, shows: (look): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => corkBoard({ ...spec, inches: 24 }),
      turn: 34,
      pitch: 16,
      zoom: 1,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', inches: 24 }),
      alt: ({ color }) => `A cork board in a ${color} frame from the side`,
    },
  },
  alt: ({ brand, color, inches }) => `${brand} cork board, ${inches} by ${heights[inches]} inches, ${color} frame, with notices on it`,
});
