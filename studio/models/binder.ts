import type { Group, Mesh, Texture } from 'three';
import { print, type Sheet } from '../scene/label.ts';
import { matte, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, rod, times, wire, type Placed, type Triple } from '../scene/parts.ts';
import { sheetStack } from '../props/paper-packs.ts';
import { besideCarton } from '../props/paper-case.ts';
import { shippingCarton } from '../props/shipping-carton.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A ring binder: one, a row of them with their spines to the camera, or a carton. */
export interface Binder {
  /** With clear sleeves for a cover and a spine of one's own. */
  readonly isView: boolean;
  readonly ring: 'round' | 'd';
  readonly inches: number;
  readonly count: number;
}

type Spec = Look & Binder;
const [WIDE, TALL, BOARD] = [26.2, 29.2, 0.34];

/** The spine's width: the rings and two boards. */
const depth = ({ inches }: Spec): number => inches * 2.54 + 1.5;
const vinyl = ({ color }: Spec): string => (color === 'black' ? '#26272b' : paint(color));

/** Draws on the sheet turned by a quarter, reading from top to bottom. */
function downwards(s: Sheet, words: string, color: string, [from, to]: readonly [number, number], share: number): void {
  const { ctx, width, height } = s;
  ctx.save();
  ctx.translate(width / 2, height * from);
  ctx.rotate(Math.PI / 2);
  ctx.font = '800 100px "Inter Variable"';
  ctx.letterSpacing = '0px';
  const size = Math.min(width * share, (height * (to - from) * 100) / ctx.measureText(words).width);
  ctx.font = `800 ${size}px "Inter Variable"`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = color;
  ctx.fillText(words, 0, 0);
  ctx.restore();
}

/** The shine of the clear sleeve: two slanting streaks. */
function glare({ ctx, width, height }: Sheet): void {
  ctx.save();
  ctx.globalAlpha = 0.13;
  ctx.fillStyle = '#ffffff';
  for (const [from, broad] of [
    [0.5, 0.2],
    [0.76, 0.06],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(width * (from + 0.12), height * 0.03);
    ctx.lineTo(width * (from + 0.12 + broad), height * 0.03);
    ctx.lineTo(width * (from - 0.12 + broad), height * 0.97);
    ctx.lineTo(width * (from - 0.12), height * 0.97);
    ctx.fill();
  }
  ctx.restore();
}

/** The weld lines of the vinyl; a view binder has a card in its sleeve. */
const frontPrint = (spec: Spec): Texture => {
  const hex = vinyl(spec);
  return print(WIDE, TALL, (s) => {
    s.fill(hex);
    s.ctx.strokeStyle = mix(hex, inkOn(hex), 0.2);
    s.ctx.lineWidth = 5;
    s.ctx.strokeRect(s.width * 0.03, s.height * 0.025, s.width * 0.945, s.height * 0.95);
    if (!spec.isView) return;
    s.fill('#fbfaf6', [0.07, 0.05, 0.34, 0.9], 0.005);
    s.fill('#2b3a55', [0.07, 0.05, 0.34, 0.26], 0.005);
    s.text('View binder', [0.095, 0.09, 0.29, 0.18], { weight: 800, align: 'center', lines: 2, color: '#ffffff' });
    s.text('Clear sleeves for your own cover and spine', [0.095, 0.51, 0.29, 0.16], {
      weight: 500,
      align: 'center',
      lines: 3,
      color: '#4a4f57',
    });
    s.text('Letter size', [0.095, 0.85, 0.29, 0.045], { weight: 600, align: 'center', color: '#4a4f57' });
    glare(s);
  });
};

const spinePrint = (spec: Spec): Texture => {
  const hex = vinyl(spec);
  return print(depth(spec), TALL, (s) => {
    s.fill(hex);
    s.fill(mix(hex, inkOn(hex), 0.14), [0.05, 0, 0.012, 1]);
    s.fill(mix(hex, inkOn(hex), 0.14), [0.938, 0, 0.012, 1]);
    if (!spec.isView) {
      s.fill('#b9bec4', [0.17, 0.075, 0.66, 0.36], 0.03);
      s.fill('#fdfdfb', [0.19, 0.08, 0.62, 0.35], 0.03);
      return;
    }
    s.fill('#fbfaf6', [0.13, 0.04, 0.74, 0.92], 0.01);
    s.fill('#2b3a55', [0.13, 0.04, 0.74, 0.5], 0.01);
    downwards(s, 'View binder', '#ffffff', [0.08, 0.5], 0.5);
  });
};

function one(spec: Spec, place: Placed = {}): Group {
  const t = depth(spec);
  const skin = plastic(vinyl(spec));
  const inner = t - 2 * BOARD;
  const parts = [
    box([WIDE, TALL, BOARD], skin, { at: [0, TALL / 2, (t - BOARD) / 2], round: 0.15 }),
    box([WIDE, TALL, BOARD], skin, { at: [0, TALL / 2, (BOARD - t) / 2], round: 0.15 }),
    box([BOARD, TALL, t], skin, { at: [(BOARD - WIDE) / 2, TALL / 2, 0], round: 0.15 }),
    decal(WIDE - 0.4, TALL - 0.4, frontPrint(spec), { at: [0, TALL / 2, t / 2 + 0.02], rough: spec.isView ? 0.2 : 0.4 }),
    decal(t - 0.3, TALL - 0.4, spinePrint(spec), {
      at: [-WIDE / 2 - 0.02, TALL / 2, 0],
      turn: [0, -Math.PI / 2, 0],
      rough: spec.isView ? 0.2 : 0.4,
    }),
    box([0.5, TALL * 0.95, inner * 0.7], metal('#c9ced3', 0.3), { at: [-WIDE / 2 + 0.8, TALL / 2, 0], round: 0.2 }),
    box([22, 27.6, inner * 0.3], matte('#e9e7e0', 0.9), { at: [0.6, TALL / 2 - 0.4, -inner * 0.32], round: 0.02 }),
  ];
  return group(parts, place);
}

/** Up to six stand in a row as on a shelf; more come in a carton with one before it. */
export function binder(spec: Spec): Group {
  const t = depth(spec);
  if (spec.count === 1) return one(spec);
  if (spec.count <= 6)
    return group(times(spec.count, (i) => one(spec, { at: [(i - (spec.count - 1) / 2) * (t + 0.5), 0, 0], turn: [0, Math.PI / 2, 0] })));
  const size: Triple = [34, TALL + 2, 40];
  return group([shippingCarton({ title: 'Ring binders', count: spec.count }, size), one(spec, besideCarton(size, WIDE + 1))]);
}

/** One ring, its opening upwards; a D has its straight side towards the sheets' edge. */
function oneRing(kind: Binder['ring'], radius: number, z: number): Group {
  const steel = metal('#dfe3e6', 0.16);
  const r = radius;
  const round = times(16, (i): readonly [number, number, number] => {
    const a = (i / 16) * Math.PI * 2;
    return [Math.cos(a) * r, r + Math.sin(a) * r, 0];
  });
  const straight: (readonly [number, number, number])[] = [
    [-r, 0, 0],
    [-r, r * 0.7, 0],
    [-r, r * 1.5, 0],
    [-r * 0.85, r * 1.9, 0],
    [-r * 0.3, r * 2, 0],
    [r * 0.5, r * 1.7, 0],
    [r, r * 1, 0],
    [r * 0.9, r * 0.3, 0],
    [r * 0.5, 0, 0],
  ];
  return group([wire(kind === 'd' ? straight : round, 0.19, steel, { closed: true, tension: kind === 'd' ? 0.35 : 0.5 })], {
    at: [0, 0.3, z],
  });
}

/** The rings near, sheets on both sides: the covers, whose colours differ, are a plain grey and hardly in sight. */
function open(spec: Spec): Group {
  const t = depth(spec);
  const skin = plastic(vinyl(spec));
  const back = t / 2 + WIDE / 2;
  const x = spec.ring === 'd' ? t / 2 + 3.2 : 0;
  const steel = metal('#c9ced3', 0.25);
  const leaf = (left: number, y: number, high: number): Mesh =>
    sheetStack([21.6, high, 27.9], ['#fbfbf8'], { at: [left + 10.8, BOARD + y, 0] });
  const leaves = spec.ring === 'd' ? [leaf(x - 3.4, 0.75, 1.5), leaf(-24.6, 0.1, 0.3)] : [leaf(0.9, 0.75, 0.9), leaf(-22.5, 0.75, 0.9)];
  return group([
    block([WIDE, BOARD, TALL], skin, { at: [-back, 0, 0], round: 0.15 }),
    block([t - 0.3, BOARD, TALL], skin, { round: 0.15 }),
    block([WIDE, BOARD, TALL], skin, { at: [back, 0, 0], round: 0.15 }),
    ...leaves,
    plate([2.6, 0.7, TALL - 1.6], 1.2, steel, { at: [x, BOARD, 0], bevel: 0.3 }),
    ...[-10.8, 0, 10.8].map((z) => group([oneRing(spec.ring, 2.5, z)], { at: [x, BOARD + 0.2, 0] })),
    ...[-1, 1].map((end) => rod(0.5, 0.5, 0.5, metal('#9aa1a8'), { at: [x, BOARD + 0.8, end * 12.4] })),
    ...[-1, 1].map((end) => box([1.2, 0.3, 2.2], steel, { at: [x, BOARD + 1.3, end * 13.7], turn: [end * -0.5, 0, 0], round: 0.12 })),
  ]);
}

/** Widths that look alike from outside. */
const alike = (inches: number): number => (inches <= 1 ? 1 : inches <= 2 ? 1.75 : 3.5);

/** A closed binder does not show its rings nor who made it; packs of all widths share the picture of a middling one. */
const heroShows = (look: Spec): Spec => {
  const plain: Spec = { ...look, brand: 'Foolscap', ring: 'round' };
  return look.count === 1 ? { ...plain, inches: alike(look.inches) } : { ...plain, isView: false, inches: 1.75 };
};

export const binderModel = model({
  name: 'binder',
  views: {
    hero: {
      build: binder,
      camera: ({ count }: Spec) =>
        count === 1 ? { turn: 38, pitch: 12 } : count <= 6 ? { turn: -24, pitch: 15 } : { turn: -30, pitch: 16 },
      shows: heroShows,
    },
    detail: {
      build: open,
      turn: -24,
      pitch: 40,
      zoom: 2,
      shows: (look: Spec): Spec => ({ ...look, color: 'grey', brand: 'Foolscap', isView: false, inches: 2, count: 1 }),
      alt: ({ ring }) => `The binder open: ${ring === 'd' ? 'D-rings' : 'round rings'} with sheets on them`,
    },
  },
  alt: ({ brand, color, inches, isView, count }) =>
    `${brand} ${inches}-inch ${isView ? 'view' : 'ring'} binder, ${color}${count > 6 ? `, carton of ${count}` : count > 1 ? `, ${count}-pack` : ''}`,
});
