import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A storage box: cardboard with a lid, or a clear plastic tote. */
export interface StorageBox {
  readonly form: 'bankers' | 'tote';
  readonly count: number;
}

function bankers({ color, brand, count }: Look & StorageBox, at: readonly [number, number, number]): Group {
  const hex = paint(color);
  const board = color === 'kraft' ? '#c79d6c' : hex;
  const ink = color === 'kraft' ? '#3a2a1a' : color === 'white' ? '#24508f' : inkOn(hex);
  const face = (w: number): ReturnType<typeof print> =>
    print(w, 22, (s) => {
      s.fill(board);
      s.brand(brand, [0.08, 0.08, 0.84, 0.13], { color: ink, align: 'center' });
      s.fill('#26231f', [0.36, 0.28, 0.28, 0.12], 0.06);
      s.ctx.strokeStyle = ink;
      s.ctx.lineWidth = 4;
      s.ctx.strokeRect(s.width * 0.14, s.height * 0.52, s.width * 0.72, s.height * 0.3);
      for (const [i, word] of ['Contents', 'From / to', 'Destroy on'].entries()) {
        s.text(word, [0.17, 0.55 + i * 0.09, 0.2, 0.05], { color: ink, weight: 600 });
        s.fill(ink, [0.4, 0.595 + i * 0.09, 0.42, 0.004]);
      }
      s.text(`Letter / legal · ${count}-pack`, [0.2, 0.87, 0.6, 0.06], { color: ink, weight: 500, align: 'center' });
    });
  return group(
    [
      block([31, 25, 39], paper(board), { round: 0.15 }),
      block([32, 7, 40], paper(mix(board, '#ffffff', 0.1)), { at: [0, 20, 0], round: 0.25 }),
      decal(30.6, 19.6, face(31), { at: [0, 10, 19.55], rough: 0.9 }),
      decal(38.6, 19.6, face(39), { at: [15.55, 10, 0], turn: [0, Math.PI / 2, 0], rough: 0.9 }),
    ],
    { at },
  );
}

function tote({ color, brand }: Look & StorageBox): Group {
  const hex = paint(color);
  const name = print(12, 5, (s) => {
    s.fill(hex, [0, 0, 1, 1], 0.12);
    s.brand(brand, [0.08, 0.16, 0.84, 0.34], { color: inkOn(hex), align: 'center' });
    s.text('32 qt · stackable', [0.1, 0.62, 0.8, 0.2], { color: inkOn(hex), align: 'center', weight: 500 });
  });
  return group([
    plate([40, 26, 28], 3, clear('#dcebf3', 0.4), { bevel: 0.8 }),
    block([32, 14, 21], paper('#f6f3ea'), { at: [0, 1, 0], round: 0.3 }),
    ...times(4, (i) =>
      box([30, 18, 0.4], paper(['#f3ead4', '#cfe0f5', '#f5d3cf', '#d5ecd8'][i] ?? '#f3ead4'), { at: [0, 12, -6 + i * 4], round: 0.05 }),
    ),
    plate([42, 3, 30], 3.4, plastic(hex), { at: [0, 25.4, 0], bevel: 0.6 }),
    plate([30, 1, 18], 2, plastic(mix(hex, '#ffffff', 0.1)), { at: [0, 28.2, 0], bevel: 0.3 }),
    ...[-1, 1].map((side) => box([2.2, 6, 9], plastic(mix(hex, '#000000', 0.15)), { at: [side * 20.6, 24, 0], round: 0.6 })),
    decal(13, 5.4, name, { at: [0, 14, 14.1], rough: 0.4 }),
    box([1, 0.2, 1], matte(hex), { at: [0, 0.1, 0] }),
  ]);
}

/** The box or boxes. */
export function storageBox(look: Look & StorageBox): Group {
  if (look.form === 'tote') return tote(look);
  return look.count > 4
    ? group([bankers(look, [0, 0, 0]), bankers(look, [33, 0, -3]), bankers(look, [1, 27.2, -1])])
    : bankers(look, [0, 0, 0]);
}

export const storageBoxModel = model({
  name: 'storage-box',
  views: { hero: { build: storageBox, turn: -32, pitch: 22 } },
  alt: ({ brand, color, form, count }) =>
    form === 'tote' ? `${brand} clear storage tote with ${color} lid` : `${brand} file storage boxes, ${color}, ${count}-pack`,
});
