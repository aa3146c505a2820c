import type { Group } from 'three';
import { grain, matte, wood } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, group, lathe, ball, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A bookcase; measures in centimetres. */
export interface Bookshelf {
  readonly shelves: number;
  readonly width: number;
}

const spines = ['#1a2d5c', '#cf1f2e', '#f3ead4', '#0b8e95', '#3b4047', '#ee6f1f', '#1f5a3c', '#f8c617'];

/** The bookcase with some books and a plant. */
export function bookshelf({ color, shelves, width: w }: Look & Bookshelf): Group {
  const hex = paint(color);
  const board = color === 'white' || color === 'black' ? matte(hex, 0.5) : wood(hex);
  const [gap, d, t] = [34, 30, 2.2];
  const h = shelves * gap + t + 6;
  const next = grain(shelves * 11);
  const books = times(shelves, (level) => {
    const start = level % 2 ? -w / 2 + 6 : w / 2 - 34;
    return times(level === shelves - 2 ? 4 : 7, (i) => {
      const tall = 20 + next() * 7;
      return block([3.2, tall, 18], matte(spines[Math.floor(next() * 8)] ?? '#1a2d5c', 0.8), {
        at: [start + i * 3.6, 6 + t + level * gap, 2],
        turn: [0, 0, i === 6 ? 0.14 : 0],
        round: 0.2,
      });
    });
  }).flat();
  const y = 6 + t + (shelves - 2) * gap;
  return group([
    ...[-1, 1].map((side) => block([t, h, d], board, { at: [side * (w / 2 - t / 2), 0, 0], round: 0.15 })),
    ...times(shelves + 1, (i) => block([w - t * 2, t, d - 0.6], board, { at: [0, 6 + i * gap - (i === shelves ? 0 : 0), 0], round: 0.1 })),
    block([w - t * 2, 5.6, t], board, { at: [0, 0.2, d / 2 - 2.4], round: 0.1 }),
    box([w - 1, h - 1, 0.6], matte(mix(hex, '#000000', 0.12), 0.8), { at: [0, h / 2, -d / 2 + 0.4], round: 0 }),
    ...books,
    lathe(
      [
        [0, 0],
        [4.4, 0],
        [5.4, 9],
        [5, 9],
        [4.8, 8],
        [0, 8],
      ],
      matte('#f4f2ec', 0.5),
      { at: [w * 0.26, y, 2] },
    ),
    ...times(9, (i) =>
      ball(2.6, matte(i % 2 ? '#2f7d4a' : '#3f9a5c', 0.8), {
        at: [w * 0.26 + Math.cos(i * 2.4) * 3.4, y + 11 + (i % 3) * 2.2, 2 + Math.sin(i * 2.4) * 3.4],
      }),
    ),
  ]);
}

export const bookshelfModel = model({
  name: 'bookshelf',
  views: { hero: { build: bookshelf, turn: -26, pitch: 12 } },
  alt: ({ brand, color, shelves }) => `${brand} ${shelves}-shelf bookcase, ${color}`,
});
