import { CylinderGeometry } from 'three';
import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { clear, film, matte, metal, printed } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, lathe, part, plate } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { copies, grid } from '../props/copies.ts';
import { drawFlavor } from '../props/flavor-art.ts';
import type { Flavor } from '../props/flavor-art.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Cans of a drink: a small paperboard pack or a wrapped tray, with two cans before it. */
export interface CannedDrink {
  readonly kind: 'soda' | 'seltzer' | 'energy';
  /** As the can says it. */
  readonly name: string;
  readonly art: Flavor | 'bolt';
  readonly sold: 'pack' | 'tray';
}

type Spec = Look & CannedDrink;

const hexes: Readonly<Record<CannedDrink['art'], string>> = {
  cola: '#b3151f',
  cherry: '#7d1430',
  orange: '#ee7416',
  lemon: '#e9c51f',
  grapefruit: '#ea6f73',
  lime: '#5f9e24',
  citrus: '#8dbb1f',
  berry: '#4a3aa8',
  tropical: '#f08a1d',
  watermelon: '#e0405a',
  plain: '#3f8fc4',
  bolt: '#15171c',
  lavender: '#7a55b8',
  linen: '#4da6d9',
  eucalyptus: '#57a88f',
  pine: '#1f6a43',
  aloe: '#2f8f46',
};

/** The ground of a can: seltzers are pale with coloured letters, energy drinks dark, sodas full of colour. */
function coloursOf({ kind, art }: CannedDrink): { readonly ground: string; readonly ink: string; readonly hex: string } {
  const hex = hexes[art];
  if (kind === 'seltzer') return { ground: '#f5f8f9', ink: mix(hex, '#000000', 0.35), hex };
  if (kind === 'energy') return { ground: '#15171c', ink: '#ffffff', hex: art === 'bolt' ? '#e11d2e' : hex };
  return { ground: hex, ink: inkOn(hex), hex };
}

function sign(s: Sheet, spec: CannedDrink, x: number, y: number, size: number): void {
  if (spec.art === 'bolt') drawEmblem(s, 'bolt', { x, y, size, color: '#e11d2e' });
  else drawFlavor(s, spec.art, x, y, size);
}

const wordsOf = ({ kind }: CannedDrink): string => (kind === 'energy' ? 'Energy Drink' : kind === 'seltzer' ? 'Sparkling' : 'Soda');
const sizeOf = ({ kind }: CannedDrink): readonly [number, number] => (kind === 'energy' ? [2.9, 15.4] : [3.3, 12.2]);

function can(spec: Spec, place: Placed = {}, bare = false): Group {
  const [r, h] = sizeOf(spec);
  const { ground, ink, hex } = coloursOf(spec);
  const art = print(Math.PI * 2 * r, h - 2, (s) => {
    s.fill(ground);
    for (const x of [0, 1 / 3, 2 / 3]) {
      if (spec.kind === 'energy') {
        s.ctx.fillStyle = hex;
        s.ctx.beginPath();
        for (const [px, py] of [
          [x + 0.02, 1],
          [x + 0.13, 0.72],
          [x + 0.31, 0.72],
          [x + 0.2, 1],
        ] as const)
          s.ctx.lineTo(px * s.width, py * s.height);
        s.ctx.fill();
      } else s.fill(spec.kind === 'seltzer' ? hex : mix(hex, '#ffffff', 0.85), [x, 0.9, 1 / 3, 0.05]);
      if (spec.kind === 'soda') s.disc(mix(hex, '#ffffff', 0.88), x + 1 / 6, 0.34, 0.2);
      sign(s, spec, x + 1 / 6, 0.34, spec.kind === 'soda' ? 0.29 : 0.34);
      s.brand(spec.brand, [x + 0.055, 0.045, 0.223, 0.1], { color: spec.kind === 'energy' ? '#ffffff' : ink, align: 'center' });
      s.text(spec.name, [x + 0.05, 0.555, 0.235, 0.16], {
        weight: 900,
        color: spec.kind === 'energy' ? mix(hex, '#ffffff', 0.5) : ink,
        align: 'center',
        italic: spec.kind === 'energy',
      });
      s.text(wordsOf(spec), [x + 0.07, 0.755, 0.195, 0.075], { weight: 650, color: ink, align: 'center' });
    }
  });
  const tin = metal(bare ? '#aab1b8' : '#d5d9dd', 0.25);
  return group(
    [
      lathe(
        [
          [r * 0.7, 0],
          [r * 0.78, 0.2],
          [r, 1.02],
          [r, h - 1],
          [r * 0.84, h - 0.2],
          [r * 0.86, h],
          [r * 0.78, h],
          [r * 0.74, h - 0.4],
          [0, h - 0.4],
        ],
        tin,
      ),
      ...(bare
        ? []
        : [part(new CylinderGeometry(r + 0.02, r + 0.02, h - 2, 44, 1, true, -Math.PI / 3), printed(art, 0.28), { at: [0, h / 2, 0] })]),
      plate([1.3, 0.12, 2.1], 0.6, metal('#b4bac0', 0.3), { at: [0, h - 0.36, 0.35] }),
    ],
    place,
  );
}

/** A paperboard pack with a finger hole. */
function fridgePack(spec: Spec): Group {
  const [r, h] = sizeOf(spec);
  const { ground, ink } = coloursOf(spec);
  const [w, d] = [8 * r, 4 * r];
  const front = print(w, h, (s) => {
    s.fill(ground);
    sign(s, spec, 0.76, 0.42, 0.62);
    s.brand(spec.brand, [0.05, 0.1, 0.5, 0.15], { color: ink });
    s.text(spec.name, [0.05, 0.32, 0.5, 0.28], { weight: 900, lines: 2, color: ink, italic: spec.kind === 'energy' });
    s.text(wordsOf(spec), [0.05, 0.64, 0.4, 0.1], { weight: 650, color: ink });
  });
  const side = print(d, h, (s) => {
    s.fill(ground);
    sign(s, spec, 0.5, 0.42, 0.6);
  });
  const top = print(w, d, (s) => {
    s.fill(ground);
    s.brand(spec.brand, [0.2, 0.36, 0.6, 0.28], { color: ink, align: 'center' });
  });
  return printedBox([w, h, d], ground, { front, right: side, top }, { round: 0.35, rough: 0.35 });
}

/** A low tray of cans in film. */
function tray(spec: Spec): Group {
  const [r, h] = sizeOf(spec);
  const { ground, ink, hex } = coloursOf(spec);
  const step = r * 2 + 0.06;
  const [columns, rows] = [6, 4];
  const [w, d] = [columns * step, rows * step];
  const lip = print(w, 4.6, (s) => {
    s.fill(spec.kind === 'seltzer' ? hex : ground);
    const color = spec.kind === 'seltzer' ? inkOn(hex) : ink;
    s.brand(spec.brand, [0.03, 0.24, 0.3, 0.52], { color });
    s.text(spec.name, [0.36, 0.24, 0.36, 0.52], { weight: 850, color, align: 'center' });
  });
  const board = matte(spec.kind === 'seltzer' ? hex : ground, 0.6);
  return group([
    copies(can(spec), grid(columns, rows, step, step, 0.4)),
    block([w + 0.4, 0.4, d + 0.4], board, { round: 0.1 }),
    ...[-1, 1].map((side) => block([0.25, 4.6, d + 0.6], board, { at: [side * (w / 2 + 0.25), 0, 0], round: 0.08 })),
    ...[-1, 1].map((side) => block([w + 0.7, 4.6, 0.25], board, { at: [0, 0, side * (d / 2 + 0.25)], round: 0.08 })),
    decal(w + 0.5, 4.5, lip, { at: [0, 2.3, d / 2 + 0.4], material: film(lip) }),
    box([w + 0.9, h + 0.6, d + 0.9], clear('#eef6fb', 0.05), { at: [0, h / 2 + 0.4, 0], round: 1.2 }),
  ]);
}

/** The pack and two cans before it. */
export function cannedDrink(spec: Spec): Group {
  const [r] = sizeOf(spec);
  const packed = spec.sold === 'pack';
  const [w, d] = packed ? [8 * r, 4 * r] : [12 * r, 8 * r];
  return group([
    packed ? fridgePack(spec) : tray(spec),
    can(spec, { at: [w * 0.32, 0, d / 2 + r + 1.6], turn: [0, 0.3, 0] }),
    can(spec, { at: [w * 0.32 + r * 2.3, 0, d / 2 + r + 0.4], turn: [0, 0.45, 0] }),
  ]);
}

/** Can tops, one of them open; without print they stand for every drink. */
function tops(spec: Spec): Group {
  const [r, h] = sizeOf(spec);
  const hole = plate([1.7, 0.06, 1.3], 0.6, matte('#26180f', 0.4), { at: [0, h - 0.39, 1.45] });
  return group([
    can(spec, { turn: [0, 0.3, 0] }, true),
    group([can(spec, {}, true), hole], { at: [r * 2.2, 0, r * 1.2], turn: [0, -0.3, 0] }),
  ]);
}

export const cannedDrinkModel = model({
  name: 'canned-drink',
  views: {
    hero: { build: cannedDrink, camera: ({ sold }: Spec) => (sold === 'pack' ? { turn: -26, pitch: 20 } : { turn: -28, pitch: 28 }) },
    top: {
      build: tops,
      turn: -12,
      pitch: 60,
      zoom: 1.15,
      shows: (look): Spec => ({
        ...look,
        color: 'silver',
        brand: 'Brightwater',
        kind: 'seltzer',
        name: 'Seltzer',
        art: 'plain',
        sold: 'tray',
      }),
      alt: () => 'The tops of the cans, one of them open',
    },
  },
  alt: ({ brand, name, kind, sold }) =>
    `${brand} ${name.toLowerCase()}${kind === 'energy' ? ' energy drink' : ''}, ${sold === 'pack' ? 'pack' : 'tray'} of cans`,
});
