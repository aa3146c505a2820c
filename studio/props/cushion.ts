import { BoxGeometry, Vector3 } from 'three';
import type { BufferGeometry, Material, Mesh } from 'three';
import type { Placed } from '../scene/parts.ts';
import { part } from '../scene/parts.ts';

/** How a cushion bends and swells. */
export interface Form {
  /** How round its outline is: 0 a rectangle, 1 an oval. */
  readonly round?: number;
  /** How thick its edge is, as a share of its middle. */
  readonly edge?: number;
  /** Its width at a height from -1 to 1, as a share. */
  readonly waist?: (v: number) => number;
  /** How far its middle surface stands forward, in centimetres, at u (right) and v (up) from -1 to 1. */
  readonly bend?: (u: number, v: number) => number;
  /** How deep it is sewn in, 0 to 1, at u and v. */
  readonly seam?: (u: number, v: number) => number;
}

const FINE = 44;

/** Neighbours that a box keeps apart get one common normal, so that the cloth runs smoothly around the edges. */
function smooth(shape: BufferGeometry): void {
  shape.computeVertexNormals();
  const [position, normal] = [shape.getAttribute('position'), shape.getAttribute('normal')];
  const sums = new Map<string, Vector3>();
  const keyOf = (i: number): string => `${position.getX(i).toFixed(3)},${position.getY(i).toFixed(3)},${position.getZ(i).toFixed(3)}`;
  for (let i = 0; i < position.count; i += 1)
    sums.set(keyOf(i), (sums.get(keyOf(i)) ?? new Vector3()).add(new Vector3().fromBufferAttribute(normal, i)));
  for (let i = 0; i < position.count; i += 1) {
    const { x, y, z } = (sums.get(keyOf(i)) ?? new Vector3(0, 0, 1)).clone().normalize();
    normal.setXYZ(i, x, y, z);
  }
}

/** A soft pad facing the camera, centred: width, height, thickness. */
export function cushion([w, h, t]: readonly [number, number, number], material: Material, form: Form & Placed = {}): Mesh {
  const { round = 0.35, edge = 0.4, waist = () => 1, bend = () => 0, seam = () => 0 } = form;
  const shape = new BoxGeometry(2, 2, 2, FINE, FINE, 4);
  const position = shape.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) {
    const [u, v, s] = [position.getX(i), position.getY(i), position.getZ(i)];
    const swell = edge + (1 - edge) * ((1 - Math.abs(u) ** 5) * (1 - Math.abs(v) ** 5)) ** 0.5;
    const side = Math.cos(s * Math.PI * 0.35) ** 0.6;
    const grow = Math.max(Math.abs(u), Math.abs(v)) > 0.999 ? 1 + 0.02 * side : 1;
    const x = u * Math.sqrt(1 - (round * v * v) / 2) * grow;
    const y = v * Math.sqrt(1 - (round * u * u) / 2) * grow;
    const thick = swell * (1 - seam(u, v) * (s > 0 ? 1 : 0));
    position.setXYZ(i, (x * w * waist(v)) / 2, (y * h) / 2, (s * t * thick) / 2 + bend(u, v));
  }
  smooth(shape);
  return part(shape, material, form);
}

/** A groove at `at`, `wide` across: what `seam` is made of. */
export const groove = (value: number, at: number, wide = 0.05, deep = 0.35): number => deep * Math.exp(-(((value - at) / wide) ** 2));

/** Points around the edge of a cushion of that size and form, for a frame or a piping. */
export function edgeOf([w, h]: readonly [number, number], form: Form, count = 40): [number, number, number][] {
  const { round = 0.35, waist = () => 1, bend = () => 0 } = form;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.max(Math.abs(c), Math.abs(s));
    const [u, v] = [c / reach, s / reach];
    const y = v * Math.sqrt(1 - (round * u * u) / 2);
    return [(u * Math.sqrt(1 - (round * v * v) / 2) * w * waist(v)) / 2, (y * h) / 2, bend(u, v)];
  });
}
