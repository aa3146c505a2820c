import { MeshPhysicalMaterial, RepeatWrapping } from 'three';
import type { Group, Material } from 'three';
import { cushion, edgeOf, groove } from '../props/cushion.ts';
import type { Form } from '../props/cushion.ts';
import { swivelBase } from '../props/swivel-base.ts';
import { asTexture, blankCanvas } from '../scene/label.ts';
import { fabric, grain, metal, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, group, ring, rod, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A chair with thick cushions, of leather or cloth. */
export interface ExecutiveChair {
  readonly cover: 'leather' | 'fabric';
  readonly back: 'mid' | 'high';
}

const sizes: Readonly<Record<ExecutiveChair['back'], readonly [number, number]>> = { mid: [52, 54], high: [55, 74] };

/** Leather: a soft sheen over fine pores. */
function leather(color: string): Material {
  const ctx = blankCanvas(256, 256);
  const next = grain(3);
  ctx.fillStyle = '#808080';
  ctx.fillRect(0, 0, 256, 256);
  for (let i = 0; i < 2600; i += 1) {
    ctx.fillStyle = next() > 0.5 ? '#9a9a9a55' : '#40404055';
    ctx.beginPath();
    ctx.arc(next() * 256, next() * 256, 1 + next() * 3, 0, Math.PI * 2);
    ctx.fill();
  }
  const bumpMap = asTexture(ctx);
  bumpMap.wrapS = RepeatWrapping;
  bumpMap.wrapT = RepeatWrapping;
  bumpMap.repeat.set(4, 4);
  return new MeshPhysicalMaterial({ color, roughness: 0.5, bumpMap, bumpScale: 0.7, clearcoat: 0.3, clearcoatRoughness: 0.45 });
}

const hexOf = ({ color }: Look): string => (color === 'black' ? '#222326' : mix(paint(color), '#2a1409', 0.12));
const coverOf = (look: Look & ExecutiveChair): Material => (look.cover === 'leather' ? leather(hexOf(look)) : fabric(hexOf(look)));

/** Where the back is sewn: rolls across on leather, two seams down on cloth. */
function seams(look: ExecutiveChair): (u: number, v: number) => number {
  const rolls = look.back === 'mid' ? [-0.3, 0.32] : [-0.52, -0.06, 0.36];
  if (look.cover === 'leather')
    return (u, v) =>
      (Math.abs(u) < 0.72 ? Math.max(...rolls.map((at) => groove(v, at, 0.045, 0.42))) : 0) + groove(Math.abs(u), 0.72, 0.035, 0.4);
  return (u, v) => groove(Math.abs(u), 0.5, 0.03, 0.3) + (look.back === 'mid' ? 0 : groove(v, 0.42, 0.03, 0.3));
}

const backForm = (look: ExecutiveChair): Form => ({
  round: 0.4,
  edge: 0.5,
  waist: (v) => 0.95 + 0.05 * Math.cos(v * 2.2),
  bend: (u, v) => 3.4 * u * u + 2.6 * Math.exp(-(((v + 0.5) / 0.4) ** 2)) - 3 * Math.max(0, v) ** 2,
  seam: seams(look),
});

function rest(look: Look & ExecutiveChair, cover: Material): Group {
  const [w, h] = sizes[look.back];
  const form = backForm(look);
  const pipe = plastic(mix(hexOf(look), '#000000', 0.3));
  return group(
    [
      cushion([w, h, 15], cover, form),
      cushion([w - 1, h - 1, 7], cover, { ...form, seam: () => 0, at: [0, 0, -4] }),
      wire(edgeOf([w + 0.6, h + 0.6], form, 60), 0.45, pipe, { closed: true }),
      ...(look.back === 'mid'
        ? []
        : [cushion([w * 0.66, 17, 8], cover, { round: 0.6, edge: 0.35, bend: (u) => 2 * u * u, at: [0, h * 0.33, 5.2] })]),
    ],
    { at: [0, 52 + h / 2, -23], turn: [-0.17, 0, 0] },
  );
}

/** An arm: a bent bar with a thick pad on it. */
function arm(side: number, x: number, cover: Material, bar: Material): Group {
  return group([
    wire(
      [
        [side * 14, 41, 12],
        [side * x, 43, 15],
        [side * (x + 1.4), 56, 17],
        [side * (x + 1.4), 66, 14],
        [side * (x + 1), 67, 0],
        [side * x, 68, -16],
        [side * (x - 3), 72, -22],
      ],
      1.5,
      bar,
    ),
    cushion([7.6, 29, 5.4], cover, { at: [side * (x + 1), 68.6, 0], turn: [-Math.PI / 2, 0, 0], round: 0.5, edge: 0.5 }),
  ]);
}

/** The chair, turned three quarters. */
export function executiveChair(look: Look & ExecutiveChair): Group {
  const cover = coverOf(look);
  const [w] = sizes[look.back];
  const polished = metal('#d3d7db', 0.16);
  const dark = plastic('#232529');
  const fall = (_: number, v: number): number => -9 * Math.max(0, -v - 0.5) ** 2;
  const seat: Form = {
    round: 0.3,
    edge: 0.55,
    bend: fall,
    seam: (u, v) => groove(Math.abs(u), 0.74, 0.035, 0.3) + (Math.abs(u) < 0.74 ? groove(v, -0.1, 0.04, 0.25) : 0),
  };
  return group([
    swivelBase(polished, 38),
    cushion([w, 52, 15], cover, { ...seat, at: [0, 47, 2], turn: [-Math.PI / 2, 0, 0] }),
    cushion([w - 3, 49, 6], dark, { at: [0, 41, 1], turn: [-Math.PI / 2, 0, 0], round: 0.3, edge: 0.9, bend: fall }),
    box([22, 4.6, 26], dark, { at: [0, 37.6, -1], round: 1.4 }),
    rod(0.6, 0.6, 20, polished, { at: [18, 38, 4], turn: [0, 0, Math.PI / 2] }),
    box([6, 1, 2.6], dark, { at: [29, 38, 4], round: 0.4 }),
    ring(4, 0.7, dark, { at: [0, 35.6, 0], turn: [Math.PI / 2, 0, 0] }),
    rest(look, cover),
    arm(-1, w / 2 + 2, cover, polished),
    arm(1, w / 2 + 2, cover, polished),
  ]);
}

const backs = { mid: 'mid-back', high: 'high-back' };

export const executiveChairModel = model({
  name: 'executive-chair',
  views: {
    hero: { build: executiveChair, turn: 30, pitch: 12, shows: (look): Look & ExecutiveChair => ({ ...look, brand: 'Sitwise' }) },
    detail: {
      build: () => swivelBase(metal('#d3d7db', 0.16), 30),
      turn: 20,
      pitch: 30,
      zoom: 1,
      shows: (): Look & ExecutiveChair => ({ color: 'black', brand: 'Sitwise', cover: 'leather', back: 'high' }),
      alt: () => 'The polished base: five feet on casters and a gas spring',
    },
  },
  alt: ({ brand, color, cover, back }) => `${brand} ${backs[back]} executive chair, ${color} ${cover}, padded arms`,
});
