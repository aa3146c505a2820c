import { DoubleSide, MeshStandardMaterial, RepeatWrapping } from 'three';
import type { Group } from 'three';
import { cushion, edgeOf, groove } from '../props/cushion.ts';
import type { Form } from '../props/cushion.ts';
import { swivelBase } from '../props/swivel-base.ts';
import { asTexture, blankCanvas } from '../scene/label.ts';
import { fabric, plastic, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, group, plate, ring, rod, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A swivel chair for a desk. */
export interface OfficeChair {
  readonly back: 'mesh' | 'fabric';
  readonly arms: 'none' | 'fixed' | 'adjustable';
  readonly headrest: boolean;
}

const FRAME = '#232529';
const heights: Readonly<Record<OfficeChair['back'], number>> = { mesh: 60, fabric: 54 };
/** Where the small of the back is supported, and how the sides come forward. */
const spine = (u: number, v: number): number => 3.2 * u * u + 3 * Math.exp(-(((v + 0.5) / 0.4) ** 2)) - 2.5 * Math.max(0, v) ** 2;
const backForm: Form = { round: 0.45, waist: (v) => 0.9 + 0.1 * Math.sin((v + 0.2) * 1.5), bend: spine };

/** Net that lets a little of what is behind show. */
function net(color: string): MeshStandardMaterial {
  const ctx = blankCanvas(32, 32);
  ctx.fillStyle = `${color}b8`;
  ctx.fillRect(0, 0, 32, 32);
  ctx.fillStyle = mix(color, '#ffffff', 0.12);
  ctx.fillRect(0, 0, 32, 11);
  ctx.fillStyle = mix(color, '#000000', 0.2);
  ctx.fillRect(0, 0, 8, 32);
  const map = asTexture(ctx);
  map.wrapS = RepeatWrapping;
  map.wrapT = RepeatWrapping;
  map.repeat.set(70, 80);
  return new MeshStandardMaterial({ map, roughness: 0.9, transparent: true, side: DoubleSide });
}

function rest({ color, back }: Look & OfficeChair): Group {
  const hex = color === 'black' ? '#25272b' : paint(color);
  const [w, h] = [47, heights[back]];
  const frame = plastic(FRAME);
  const at = { at: [0, 53 + h / 2, -22] as const, turn: [-0.16, 0, 0] as const };
  const holder = wire(
    [
      [0, -h * 0.72, 1],
      [0, -h * 0.5, -7],
      [0, -h * 0.2, -5.5],
      [0, h * 0.12, -4],
    ],
    2.2,
    frame,
  );
  if (back === 'fabric')
    return group(
      [
        cushion([w, h, 9], fabric(hex), { ...backForm, edge: 0.55, seam: (_, v) => groove(v, -0.02, 0.03, 0.25) }),
        cushion([w - 1, h - 1, 5], frame, { ...backForm, at: [0, 0, -3.4] }),
        holder,
      ],
      at,
    );
  return group(
    [
      cushion([w, h, 0.5], net(hex), { ...backForm, edge: 1 }),
      wire(edgeOf([w, h], backForm, 48), 1.25, frame, { closed: true }),
      wire(edgeOf([w - 1, h - 1], backForm, 48), 0.8, plastic(mix(hex, '#000000', 0.25)), { closed: true }),
      cushion([32, 7, 2], frame, { bend: (u) => 3 * u * u, at: [0, -h * 0.24, 0.2] }),
      holder,
      ...[-1, 1].map((side) =>
        wire(
          [
            [0, h * 0.05, -4.4],
            [side * w * 0.2, h * 0.2, -3],
            [side * w * 0.42, h * 0.34, 1],
          ],
          1.2,
          frame,
        ),
      ),
    ],
    at,
  );
}

/** An arm that rises out of a sleeve, its pad on top. */
const risingArm = (side: number): Group =>
  group([
    wire(
      [
        [side * 12, 41, -2],
        [side * 25, 41, -2],
        [side * 28.5, 44, -2],
        [side * 29, 50, -2],
      ],
      1.9,
      plastic(FRAME),
    ),
    box([3.6, 13, 6], plastic(FRAME), { at: [side * 29, 52, -2], round: 1 }),
    box([2.2, 14, 4.2], plastic('#3a3d42'), { at: [side * 29, 60, -2], round: 0.6 }),
    box([1, 2, 1.6], plastic('#5a6068'), { at: [side * 31, 56, 0], round: 0.3 }),
    plate([8.4, 2.8, 26], 3.6, rubber('#2b2d31'), { at: [side * 28.6, 66.4, 0], bevel: 1.1 }),
  ]);

/** An arm in one loop from the seat to the back. */
const loopArm = (side: number): Group =>
  group([
    wire(
      [
        [side * 14, 41, 8],
        [side * 26, 42, 10],
        [side * 28, 54, 12],
        [side * 28, 65, 11],
        [side * 28, 67, 0],
        [side * 27, 66, -14],
        [side * 25, 52, -16],
        [side * 14, 41, -12],
      ],
      1.7,
      plastic(FRAME),
    ),
    plate([5.4, 2.4, 24], 2.6, rubber('#2b2d31'), { at: [side * 28, 66.6, -1], bevel: 1 }),
  ]);

function headrest({ color, back }: Look & OfficeChair): Group {
  const hex = color === 'black' ? '#25272b' : paint(color);
  const up = heights[back];
  const form: Form = { round: 0.6, bend: (u) => 2.4 * u * u };
  return group(
    [
      back === 'fabric'
        ? cushion([29, 14, 6], fabric(hex), { ...form, edge: 0.5 })
        : group([
            cushion([29, 14, 0.6], net(hex), { ...form, edge: 1 }),
            wire(edgeOf([29, 14], form), 1, plastic(FRAME), { closed: true }),
          ]),
      box([4.4, 17, 1.6], plastic(FRAME), { at: [0, -8, -2.6], round: 0.6 }),
    ],
    { at: [0, 64 + up, -26 - up * 0.12] },
  );
}

/** The chair, turned three quarters. */
export function officeChair(look: Look & OfficeChair): Group {
  const { color, arms } = look;
  const hex = color === 'black' ? '#25272b' : paint(color);
  const dark = plastic(FRAME);
  const fall = (_: number, v: number): number => -4.2 * Math.max(0, -v - 0.45) ** 2 * 3;
  return group([
    swivelBase(plastic('#26282c'), 38),
    cushion([50, 49, 9], fabric(hex), { at: [0, 45, 1], turn: [-Math.PI / 2, 0, 0], round: 0.35, edge: 0.62, bend: fall }),
    cushion([47, 46, 4], dark, { at: [0, 41.4, 1], turn: [-Math.PI / 2, 0, 0], round: 0.35, edge: 0.8, bend: fall }),
    box([18, 5, 24], dark, { at: [0, 38, -2], round: 1.4 }),
    rod(0.6, 0.6, 18, dark, { at: [17, 38.6, 4], turn: [0, 0, Math.PI / 2] }),
    box([5, 1, 2.4], dark, { at: [27, 38.6, 4], round: 0.4 }),
    wire(
      [
        [0, 38, -10],
        [0, 37.5, -22],
        [0, 43, -28],
        [0, 56, -28],
      ],
      2.6,
      dark,
    ),
    rest(look),
    ...(arms === 'none' ? [] : [-1, 1].map(arms === 'fixed' ? loopArm : risingArm)),
    ...(look.headrest ? [headrest(look)] : []),
    ring(4, 0.7, dark, { at: [0, 36, 0], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

const backs = { mesh: 'mesh back', fabric: 'upholstered back' };

export const officeChairModel = model({
  name: 'office-chair',
  views: {
    hero: { build: officeChair, turn: 32, pitch: 10, shows: (look): Look & OfficeChair => ({ ...look, brand: 'Sitwise' }) },
    detail: {
      build: () => swivelBase(plastic('#26282c'), 30),
      turn: 20,
      pitch: 30,
      zoom: 1,
      shows: (): Look & OfficeChair => ({ color: 'black', brand: 'Sitwise', back: 'mesh', arms: 'none', headrest: false }),
      alt: () => 'The base: five feet on casters and a gas spring',
    },
  },
  alt: ({ brand, color, back, arms, headrest: head }) =>
    `${brand} task chair, ${color}, ${backs[back]}, ${arms === 'none' ? 'without arms' : `${arms} arms`}${head ? ', headrest' : ''}`,
});
