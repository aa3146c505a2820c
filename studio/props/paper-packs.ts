import type { Group, Mesh, Texture } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { print, type Sheet } from '../scene/label.ts';
import { matte, paper, printed } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { box, group, part, times, type Placed, type Triple } from '../scene/parts.ts';

/** Sheets as offices know them: width, length in centimetres, and how a label writes them. */
export const SHEETS = {
  letter: { wide: 21.6, long: 27.9, text: '8.5 × 11 in' },
  legal: { wide: 21.6, long: 35.6, text: '8.5 × 14 in' },
  ledger: { wide: 27.9, long: 43.2, text: '11 × 17 in' },
} as const;

/** A size of sheet. */
export type SheetSize = keyof typeof SHEETS;

/** How high 500 sheets are. */
export const REAM_HEIGHT = 5.3;

/** What is printed on a wrapped or boxed block; a face without a print shows the ground. */
interface Faces {
  readonly top?: Texture;
  readonly front?: Texture;
  readonly right?: Texture;
  readonly left?: Texture;
}

/** A block with soft edges that stands on `at` and is printed over the edges, as wrappers and cartons are. */
export function wrapped(
  size: Triple,
  ground: string,
  faces: Faces,
  place: Placed & { readonly round?: number; readonly rough?: number } = {},
): Mesh {
  const [x, y, z] = place.at ?? [0, 0, 0];
  const rough = place.rough ?? 0.45;
  const face = (texture: Texture | undefined): ReturnType<typeof matte> =>
    texture === undefined ? matte(ground, rough) : printed(texture, rough);
  const plain = matte(ground, rough);
  const sides = [face(faces.right), face(faces.left), face(faces.top), plain, face(faces.front), plain];
  const shape = new RoundedBoxGeometry(...size, 4, place.round ?? 0.4);
  return part(shape, sides, { at: [x, y + size[1] / 2, z], turn: place.turn ?? [0, 0, 0] });
}

/** The folded end of a wrapper: two flaps meet over a third. */
export function endFold(s: Sheet, ground: string): void {
  const { ctx, width, height } = s;
  s.fill(ground);
  ctx.strokeStyle = mix(ground, '#000000', 0.28);
  ctx.lineWidth = Math.max(2, height * 0.02);
  ctx.fillStyle = mix(ground, '#000000', 0.08);
  for (const [edge, inner] of [
    [0, 0.12],
    [1, 0.88],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(width * edge, 0);
    ctx.lineTo(width * inner, height * 0.5);
    ctx.lineTo(width * edge, height);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(width * 0.12, height * 0.5);
  ctx.lineTo(width * 0.88, height * 0.5);
  ctx.stroke();
}

/** The edges of many sheets, seen from the side; several colours lie over one another in bands. */
function edges(colors: readonly string[], width: number, height: number): Texture {
  return print(width, height, (s) => {
    s.fill(colors[0] ?? '#ffffff');
    const band = 1 / colors.length;
    for (const [i, color] of colors.entries()) s.fill(color, [0, i * band, 1, band]);
    const lines = Math.round(height * 12);
    s.ctx.globalAlpha = 0.16;
    for (let i = 0; i < lines; i += 1) s.fill(i % 3 === 0 ? '#4a4436' : '#8d8774', [0, (i + 0.3) / lines, 1, 0.28 / lines]);
    s.ctx.globalAlpha = 1;
  });
}

/** A squared stack of sheets that stands on `at`: width, height, length. */
export function sheetStack([w, h, l]: Triple, colors: readonly string[], place: Placed = {}): Mesh {
  const side = (width: number): Texture => edges(colors, width, h);
  return wrapped(
    [w, h, l],
    colors[0] ?? '#ffffff',
    { front: side(w), right: side(l), left: side(l) },
    { ...place, round: 0.04, rough: 0.92 },
  );
}

/** Sheets spread like a hand of cards, the lowest flat; they turn about their far left corner. */
export function fan(size: SheetSize, colors: readonly string[], count: number, spread: number, thick = 0.1): Group {
  const { wide, long } = SHEETS[size];
  return group(
    times(count, (i) =>
      group(
        [
          box([wide, thick, long], paper(colors[i % colors.length] ?? '#ffffff'), {
            at: [wide / 2, i * thick * 1.5 + thick / 2, long / 2],
            round: 0.02,
          }),
        ],
        { turn: [0, spread * (0.5 - i / (count - 1)), 0] },
      ),
    ),
  );
}
