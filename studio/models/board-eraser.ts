import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { gloss, matte, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Felt erasers for whiteboards. */
export interface BoardEraser {
  readonly count: 1 | 4 | 12;
}

type Spec = Look & BoardEraser;

/** An eraser lying on its felt. */
function eraser({ color, brand }: Look, place: Placed = {}): Group {
  const hex = color === 'black' ? '#26282d' : paint(color);
  const name = print(10, 3, (s) => {
    s.fill(hex);
    s.brand(brand, [0.08, 0.2, 0.84, 0.34], { color: inkOn(hex), align: 'center' });
    s.text('Whiteboard Eraser', [0.14, 0.64, 0.72, 0.18], { color: inkOn(hex), align: 'center', weight: 600 });
  });
  return group(
    [
      ...times(6, (i) =>
        block([12.7 - 0.08, 2, 0.82], matte(i % 2 === 0 ? '#4a4f57' : '#5a6068', 0.98), { at: [0, 0, (i - 2.5) * 0.84], round: 0.12 }),
      ),
      box([13, 0.9, 5.3], gloss(hex), { at: [0, 2.3, 0], round: 0.4 }),
      box([12.6, 0.7, 4.3], rubber(mix(hex, '#000000', 0.15)), { at: [0, 2.8, 0], round: 0.3 }),
      topDecal(10, 3, name, { at: [0, 3.16, 0] }),
    ],
    place,
  );
}

/** One, or a pile of some. */
export function boardEraser(spec: Spec): Group {
  if (spec.count === 1) return eraser(spec);
  const rows = spec.count === 4 ? [2, 2] : [3, 3, 3, 3];
  return group(
    rows.flatMap((count, row) =>
      times(count, (i) =>
        eraser(spec, {
          at: [((i + row) % 2) * 0.3, row * 3.2, (i - (count - 1) / 2) * 5.8],
          turn: [0, ((i * 3 + row) % 4) * 0.03 - 0.04, 0],
        }),
      ),
    ),
  );
}

/** A board that is half wiped. */
function wiping(spec: Spec): Group {
  const board = print(40, 26, (s) => {
    s.fill('#fcfdfd');
    const ink = { weight: 600, italic: true, color: '#1b55c9' } as const;
    s.text('Agenda', [0.08, 0.1, 0.4, 0.14], ink);
    for (const [i, words] of ['1. Budget', '2. New chairs', '3. Friday'].entries())
      s.text(words, [0.1, 0.34 + i * 0.19, 0.5, 0.12], { ...ink, color: '#26282c' });
    s.ctx.globalAlpha = 0.9;
    s.ctx.lineCap = 'round';
    s.ctx.strokeStyle = '#f6f8f9';
    s.ctx.lineWidth = s.height * 0.22;
    s.ctx.beginPath();
    s.ctx.moveTo(s.width * 0.98, s.height * 0.2);
    s.ctx.lineTo(s.width * 0.42, s.height * 0.42);
    s.ctx.lineTo(s.width * 0.9, s.height * 0.62);
    s.ctx.lineTo(s.width * 0.36, s.height * 0.84);
    s.ctx.stroke();
    s.ctx.globalAlpha = 1;
  });
  return group([
    block([41, 0.6, 27], matte('#d4d8dc', 0.5), { round: 0.2 }),
    topDecal(40, 26, board, { at: [0, 0.62, 0], rough: 0.25 }),
    eraser(spec, { at: [7, 0.62, 5], turn: [0, 0.4, 0] }),
  ]);
}

export const boardEraserModel = model({
  name: 'board-eraser',
  views: {
    hero: { build: boardEraser, turn: -26, pitch: 30 },
    detail: {
      build: wiping,
      turn: 12,
      pitch: 46,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', count: 1 }),
      alt: () => 'An eraser on a board that is half wiped',
    },
  },
  alt: ({ brand, color, count }) => `${brand} whiteboard eraser${count > 1 ? `s, pack of ${count}` : ''}, ${color}, felt`,
});
