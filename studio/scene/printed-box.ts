import type { Group, Texture } from 'three';
import { matte } from './materials.ts';
import type { Placed, Triple } from './parts.ts';
import { block, decal, group, topDecal } from './parts.ts';

/** What is printed on which side; a side without a print shows the plain board. */
export interface BoxPrint { readonly front?: Texture; readonly right?: Texture; readonly left?: Texture; readonly top?: Texture }

/** A folding box of printed board that stands on `at`: width, height, depth. */
export function printedBox([w, h, d]: Triple, board: string, sides: BoxPrint, place: Placed & { readonly rough?: number; readonly round?: number } = {}): Group {
  const round = place.round ?? Math.min(0.12, w * 0.02);
  const rough = place.rough ?? 0.5;
  const gap = Math.max(0.008, Math.max(w, h, d) * 0.0008);
  const edge = round * 1.1;
  const faces = [block([w, h, d], matte(board, rough), { round })];
  if (sides.front) faces.push(decal(w - edge, h - edge, sides.front, { at: [0, h / 2, d / 2 + gap], rough }));
  if (sides.right) faces.push(decal(d - edge, h - edge, sides.right, { at: [w / 2 + gap, h / 2, 0], turn: [0, Math.PI / 2, 0], rough }));
  if (sides.left) faces.push(decal(d - edge, h - edge, sides.left, { at: [-w / 2 - gap, h / 2, 0], turn: [0, -Math.PI / 2, 0], rough }));
  if (sides.top) faces.push(topDecal(w - edge, d - edge, sides.top, { at: [0, h + gap, 0], rough }));
  return group(faces, place);
}
