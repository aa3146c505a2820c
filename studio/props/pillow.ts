import { MeshStandardMaterial, PlaneGeometry } from 'three';
import type { BufferGeometry, Group, Texture } from 'three';
import { matte } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { group, part } from '../scene/parts.ts';

/** How a pillow of film is shaped, in centimetres. */
export interface PillowSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Width of the flat seals at the short ends as a share of the height; those of a bar lie at the left and right. */
  readonly seal: number;
  readonly sealed: 'top-and-bottom' | 'left-and-right';
}

/** One half of the pillow: a sheet that bulges and is a little crumpled near its seals. */
function half({ width, height, depth, seal, sealed }: PillowSize): BufferGeometry {
  const sheet = new PlaneGeometry(width, height, 28, 28);
  const at = sheet.getAttribute('position');
  for (let i = 0; i < at.count; i += 1) {
    const [u, v] = [(at.getX(i) / width) * 2, (at.getY(i) / height) * 2];
    const [along, across] = sealed === 'top-and-bottom' ? [v, u] : [u, v];
    const inner = Math.min(1, Math.abs(along) / (1 - seal * 2));
    const bulge = Math.sqrt(Math.max(0, 1 - inner ** 3.4)) * Math.sqrt(Math.max(0, 1 - Math.abs(across) ** 2.6));
    const crumple = Math.sin(across * 19 + along * 5) * 0.05 * inner ** 3 * (1 - across ** 2) + Math.sin(across * 7 - along * 9) * 0.025;
    const crimp = inner >= 1 ? Math.sin(along * 160) * 0.03 : 0;
    at.setZ(i, (bulge * (1 + crumple * 1.6) * depth) / 2 + crimp + 0.02);
    const pinch = 1 - 0.05 * bulge;
    if (sealed === 'top-and-bottom') at.setX(i, at.getX(i) * pinch);
    else at.setY(i, at.getY(i) * pinch);
  }
  sheet.computeVertexNormals();
  return sheet;
}

/** A packet of film blown up a little, upright and centred, its print on the front. */
export function pillow(size: PillowSize, print: Texture, back: string, place: Placed = {}): Group {
  const sheet = half(size);
  const face = new MeshStandardMaterial({ map: print, roughness: 0.3 });
  return group([part(sheet, face), part(sheet, matte(back, 0.35), { turn: [0, Math.PI, 0] })], place);
}
