import { PlaneGeometry, SphereGeometry } from 'three';
import type { Group, Material, Mesh } from 'three';
import { print } from '../scene/label.ts';
import { film, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { box, group, part, plate, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A cordless mouse; its feature is printed on the palm rest. */
export interface ComputerMouse {
  readonly feature: string;
  readonly receiver: boolean;
}

const [HALF_WIDE, HALF_LONG, HIGH, RIM] = [3.05, 5.4, 2.75, 0.9];
const power = (v: number, p: number): number => Math.sign(v) * Math.abs(v) ** p;
const waist = (z: number): number => 1 - 0.1 * Math.exp(-((z + 0.1) ** 2) * 9);

/** Height of the shell above the table at a place on it. */
function heightAt(x: number, z: number): number {
  const along = power(z / HALF_LONG, 1 / 0.86);
  const across = power(x / (HALF_WIDE * waist(along)), 1 / 0.8);
  return RIM + Math.sqrt(Math.max(0, 1 - along ** 2 - across ** 2)) ** 0.75 * HIGH * (1 + 0.14 * along);
}

/** The domed shell: a sphere squashed, longer than wide, flat below. */
function shell(hex: string): Mesh {
  const shape = new SphereGeometry(1, 72, 48, 0, Math.PI * 2, 0, Math.PI / 2);
  const points = shape.getAttribute('position');
  for (let i = 0; i < points.count; i += 1) {
    const [x, y, z] = [points.getX(i), points.getY(i), points.getZ(i)];
    points.setXYZ(i, power(x, 0.8) * HALF_WIDE * waist(z), RIM + power(y, 0.75) * HIGH * (1 + 0.14 * z), power(z, 0.86) * HALF_LONG);
  }
  shape.computeVertexNormals();
  return part(shape, matte(hex, 0.45));
}

/** A label that follows the shell. */
function draped(width: number, depth: number, z: number, material: Material): Mesh {
  const shape = new PlaneGeometry(width, depth, 16, 8).rotateX(-Math.PI / 2).translate(0, 0, z);
  const points = shape.getAttribute('position');
  for (let i = 0; i < points.count; i += 1) points.setY(i, heightAt(points.getX(i), points.getZ(i)) + 0.015);
  shape.computeVertexNormals();
  return part(shape, material);
}

/** A mouse with its wheel away from the camera. */
export function mouse({ color, brand, feature, receiver }: Look & ComputerMouse): Group {
  const hex = paint(color);
  const dark = mix(hex, '#0c0d0f', 0.55);
  const name = print(4, 1.2, (s) => {
    s.brand(brand, [0.02, 0.02, 0.96, 0.5], { color: inkOn(hex), align: 'center' });
    s.text(feature, [0.02, 0.62, 0.96, 0.32], { color: inkOn(hex), weight: 500, align: 'center' });
  });
  const parts = [
    shell(hex),
    plate([5.5, 0.9, 10.2], 2.4, plastic(dark), { at: [0, 0, 0], bevel: 0.2 }),
    wire(
      times(12, (i): Triple => [0, heightAt(0, -0.2 - i * 0.46) - 0.02, -0.2 - i * 0.46]),
      0.07,
      matte('#0c0d0f', 0.9),
    ),
    wire(
      times(15, (i): Triple => [-2.1 + i * 0.3, heightAt(-2.1 + i * 0.3, 0.2) - 0.02, 0.2]),
      0.05,
      matte('#0c0d0f', 0.9),
    ),
    rod(1.0, 1.0, 0.75, rubber('#1b1c1f'), { at: [0, heightAt(0, -3) - 0.5, -3], turn: [0, 0, Math.PI / 2] }),
    rod(1.02, 1.02, 0.16, metal(), { at: [0, heightAt(0, -3) - 0.5, -3], turn: [0, 0, Math.PI / 2] }),
    box([0.9, 0.3, 1.1], plastic(dark), { at: [0, heightAt(0, -0.9) - 0.02, -0.9], turn: [-0.05, 0, 0], round: 0.14 }),
    draped(3.4, 1.02, 2.3, film(name)),
    box([0.3, 0.55, 3], rubber(dark), { at: [-2.75, 1.9, -0.6], turn: [0, 0.05, 0.2], round: 0.14 }),
  ];
  if (receiver)
    parts.push(
      group([plate([1.9, 0.7, 1.4], 0.2, plastic('#232529')), box([1.2, 0.45, 1.3], metal(), { at: [0, 0.35, -1.2], round: 0.03 })], {
        at: [5.2, 0, 3],
        turn: [0, 0.5, 0],
      }),
    );
  return group(parts);
}

export const mouseModel = model({
  name: 'mouse',
  views: { hero: { build: mouse, turn: -32, pitch: 34 } },
  alt: ({ brand, color, feature }) => `${brand} wireless mouse, ${color}, ${feature.toLowerCase()}`,
});
