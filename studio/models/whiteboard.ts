import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, plastic, printed, screen } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { block, box, decal, group, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A board: plain dry-erase, or a screen to write on; on a rolling stand or leaning. */
export interface Whiteboard {
  readonly width: number;
  readonly height: number;
  readonly smart: boolean;
}

const notes = (width: number, height: number, smart: boolean): Texture =>
  print(width, height, (s) => {
    s.fill(smart ? '#f7f9fb' : '#fdfdfc');
    if (!smart) return;
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

function stand(width: number, height: number): Group {
  const frame = plastic('#2a2d31');
  return group([
    ...[-1, 1].flatMap((side) => [
      block([6, 5, 70], frame, { at: [side * width * 0.3, 6, 0], round: 2 }),
      ...[-30, 30].map((z) => rod(4, 4, 3.4, matte('#17181a'), { at: [side * width * 0.3, 4, z], turn: [0, 0, Math.PI / 2] })),
      block([6, height, 5], frame, { at: [side * width * 0.3, 8, -4], round: 1 }),
    ]),
    block([width * 0.6, 5, 4], frame, { at: [0, 40, -4], round: 1 }),
  ]);
}

/** The board. */
export function whiteboard({ color, brand, width, height, smart }: Look & Whiteboard): Group {
  const picture = notes(width, height, smart);
  const frame = smart ? plastic('#1b1d20') : metal(paint(color), 0.35);
  const name = print(8, 1.2, (s) => {
    s.fill(smart ? '#1b1d20' : '#c4c9cf');
    s.brand(brand, [0.05, 0.15, 0.9, 0.7], { color: smart ? '#e7eaee' : '#3b4047', align: 'center' });
  });
  const at = smart ? 112 : height / 2 + 3;
  const board = group(
    [
      box([width + 6, height + (smart ? 12 : 6), 5], frame, { at: [0, smart ? -3 : 0, 0], round: 1.2 }),
      decal(width, height, picture, { at: [0, 0, 2.62], material: smart ? screen(picture) : printed(picture, 0.18) }),
      decal(26, 3.9, name, { at: [0, -height / 2 - (smart ? 4.4 : 1.5), 2.64], material: smart ? screen(name) : printed(name) }),
      block([width * 0.5, 1.6, 8], frame, { at: [0, -height / 2 - (smart ? 10 : 4), 5], round: 0.5 }),
      ...times(4, (i) =>
        rod(1.1, 1.1, 13, plastic(['#cf1f2e', '#1b55c9', '#17864a', '#1d1e21'][i] ?? '#1d1e21'), {
          at: [-width * 0.17 + i * 15, -height / 2 - (smart ? 7.3 : 1.4), 6],
          turn: [0, 0, Math.PI / 2],
        }),
      ),
    ],
    { at: [0, at, 4], turn: [smart ? 0 : -0.12, 0, 0] },
  );
  return smart
    ? group([
        stand(width, 96),
        board,
        wire(
          [
            [0, 60, -6],
            [3, 40, -8],
            [0, 20, -6],
          ],
          0.6,
          matte('#111'),
        ),
      ])
    : group([board]);
}

export const whiteboardModel = model({
  name: 'whiteboard',
  views: { hero: { build: whiteboard, turn: -24, pitch: 8 } },
  alt: ({ brand, width, height, smart }) =>
    `${brand} ${smart ? 'smart whiteboard on a rolling stand' : 'dry-erase whiteboard'}, ${Math.round(width / 2.54)} × ${Math.round(height / 2.54)} in`,
});
