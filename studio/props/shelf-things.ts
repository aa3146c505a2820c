import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { block, box, decal, group, lathe, outline, pull, times } from '../scene/parts.ts';

const spines = ['#1a2d5c', '#8c2430', '#e9dfc6', '#0f6a6f', '#3b4047', '#c9652a', '#1f5a3c', '#c9a648', '#f3f0e8', '#5b4a7a'];

/** A row of books that leans at its end, as many as fit into `room`. */
function books(room: number, next: () => number): Group {
  const parts: Group[] = [];
  let x = 0;
  while (x < room - 3) {
    const [thick, tall, deep] = [2.2 + next() * 2.2, 20 + next() * 8, 16 + next() * 4];
    const hex = spines[Math.floor(next() * spines.length)] ?? '#1a2d5c';
    parts.push(
      group([
        block([thick, tall, deep], matte(hex, 0.7), { at: [x + thick / 2, 0, -deep / 2 + 9], round: 0.25 }),
        ...[0.2, 0.78].map((up) =>
          box([thick * 0.98, 0.5, 0.1], matte(mix(hex, '#f3dca0', 0.6), 0.5), { at: [x + thick / 2, tall * up, 9.02], round: 0 }),
        ),
      ]),
    );
    x += thick + 0.12;
  }
  return group(parts);
}

/** Binders in a row with their labels. */
const binders = (color: string): Group =>
  group(
    times(3, (i) => {
      const label = print(3, 9, (s) => {
        s.fill('#ffffff', [0, 0, 1, 1], 0.1);
        for (let k = 0; k < 3; k += 1) s.fill('#8b919a', [0.2, 0.2 + k * 0.16, 0.6 - k * 0.12, 0.04]);
      });
      return group([
        block([5.6, 29, 24], matte(color, 0.5), { at: [i * 5.9, 0, -2.5], round: 0.4 }),
        decal(3, 9, label, { at: [i * 5.9, 19, 9.56] }),
        box([1.4, 1.4, 0.2], matte('#101113', 0.6), { at: [i * 5.9, 6, 9.5], round: 0.6 }),
      ]);
    }),
  );

const leaf = outline([
  [0, 0],
  [1.1, 3.2],
  [0.9, 6.4],
  [0, 9.4],
  [-0.9, 6.4],
  [-1.1, 3.2],
]);

const plant = (): Group =>
  group([
    lathe(
      [
        [0, 0],
        [4.6, 0],
        [5.8, 9.5],
        [5.3, 9.5],
        [5, 8.6],
        [0, 8.6],
      ],
      matte('#e8e3d8', 0.6),
    ),
    ...times(16, (i) =>
      group([pull(leaf, 0.16, matte(i % 3 ? '#3f8a52' : '#2c6e42', 0.6), { turn: [0.35 + (i % 4) * 0.22, 0, 0] })], {
        at: [0, 8.4, 0],
        turn: [0, i * 2.4, 0],
      }),
    ),
  ]);

const basket = (): Group =>
  group([
    block([26, 17, 22], matte('#b8b2a4', 0.9), { round: 1 }),
    ...times(5, (i) => box([26.2, 0.35, 22.2], matte('#9d978a', 0.9), { at: [0, 3 + i * 3, 0], round: 0.1 })),
    box([8, 2, 0.5], matte('#6d4526', 0.7), { at: [0, 13, 11], round: 0.3 }),
  ]);

/** What stands on a level of a bookcase of that inner width; every level something else. */
export function shelfThings(level: number, w: number, next: () => number): Group {
  const left = -w / 2 + 4;
  if (level % 4 === 1)
    return group([group([books(w * 0.42, next)], { at: [w / 2 - w * 0.42 - 4, 0, 0] }), group([plant()], { at: [left + 9, 0, 0] })]);
  if (level % 4 === 2)
    return group([
      group([binders('#26354f')], { at: [left + 4, 0, 0] }),
      ...(w > 70 ? [group([basket()], { at: [w / 2 - 20, 0, 0] })] : []),
    ]);
  if (level % 4 === 3) return group([group([books(w * 0.5, next)], { at: [left, 0, 0] })]);
  return group([
    group([basket()], { at: [left + 14, 0, 0] }),
    ...(w > 64 ? [group([books(w * 0.36, next)], { at: [w / 2 - w * 0.36 - 4, 0, 0] })] : []),
  ]);
}
