import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { brands } from '../scene/brands.ts';
import { mix } from '../scene/palette.ts';
import { box, decal, group, pull, rounded, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Pads of large sheets: one or two as they are, more in a carton with one before it. */
export interface EaselPad {
  readonly selfStick: boolean;
  readonly ruling: 'plain' | 'ruled' | 'grid';
  readonly sheets: number;
  readonly count: number;
}

const SIZE = [64, 78] as const;
const titleOf = ({ selfStick }: EaselPad): string => (selfStick ? 'Self-Stick Easel Pad' : 'Easel Pad');

function lines(s: Sheet, ruling: EaselPad['ruling'], from: number): void {
  const step = ruling === 'ruled' ? 0.05 : 0.04;
  if (ruling === 'plain') return;
  for (let y = from; y < 0.99; y += step) s.fill('#b9cfe6', [0, y, 1, 0.0022]);
  if (ruling === 'grid') for (let x = step; x < 1; x += step) s.fill('#b9cfe6', [x, from, 0.0022, 1 - from]);
}

/** The printed cover: what it is, and under it a wall with sheets as they are used. */
function cover(look: Look & EaselPad, w: number, h: number): Texture {
  const { ink } = brands[look.brand];
  return print(w, h, (s) => {
    s.fill(mix(ink, '#ffffff', 0.9));
    s.fill(ink, [0, 0, 1, 0.34]);
    s.brand(look.brand, [0.07, 0.075, 0.6, 0.075], { color: '#ffffff' });
    s.text(titleOf(look), [0.07, 0.185, 0.86, 0.095], { color: '#ffffff', weight: 800 });
    sketch(s, [0.08, 0.42, 0.38, 0.42], ink);
    sketch(s, [0.54, 0.42, 0.38, 0.42], mix(ink, '#f8c617', 0.55));
    s.fill(mix(ink, '#000000', 0.25), [0, 0.93, 1, 0.07]);
    s.text(look.selfStick ? 'Sticks to walls and comes off clean' : 'No bleed-through', [0.07, 0.945, 0.86, 0.038], {
      color: '#ffffff',
      weight: 600,
    });
  });
}

/** A drawn sheet on the cover. */
function sketch(s: Sheet, [x, y, w, h]: readonly [number, number, number, number], color: string): void {
  s.ctx.shadowColor = '#0004';
  s.ctx.shadowBlur = s.width * 0.015;
  s.fill('#ffffff', [x, y, w, h]);
  s.ctx.shadowColor = '#0000';
  s.fill(color, [x + w * 0.12, y + h * 0.12, w * 0.5, h * 0.05], 0.01);
  for (let i = 0; i < 3; i += 1) {
    s.disc(color, x + w * 0.16, y + h * (0.34 + i * 0.18), 0.014);
    s.fill('#8b919a', [x + w * 0.26, y + h * (0.325 + i * 0.18), w * (0.58 - i * 0.1), h * 0.03], 0.005);
  }
}

/** A board with a slot to carry it by. */
function backing(w: number, h: number): Group {
  return group([pull(rounded(w, h, 0.6), 0.35, matte('#b8986c', 0.9), { bevel: 0.05 })]);
}

/** One pad, upright, its foot on the floor. */
function pad(look: Look & EaselPad, page: Texture): Group {
  const [w, h] = SIZE;
  const thick = 0.7 + look.sheets * 0.022;
  const { ink } = brands[look.brand];
  const slot = pull(rounded(11, 3, 1.5), 0.2, matte('#17181a', 0.8), { at: [0, h + 1.6, 0.15 - thick / 2], bevel: 0.02 });
  return group([
    group([backing(w, h + 4)], { at: [0, h / 2 + 2, -thick / 2 - 0.2] }),
    slot,
    box([w - 0.2, h, thick], paper('#f4f2ec'), { at: [0, h / 2, 0], round: 0.06 }),
    ...times(5, (i) =>
      box([w - 0.12, h - 0.3, 0.05], paper('#e2dfd6'), { at: [0, h / 2 - 0.1, -thick / 2 + (i + 0.5) * (thick / 5)], round: 0 }),
    ),
    decal(w - 0.3, h - 0.1, page, { at: [0, h / 2, thick / 2 + 0.02], rough: 0.9 }),
    box([w, 3.4, thick + 0.7], matte(mix(ink, '#000000', 0.25), 0.6), { at: [0, h - 1.4, 0], round: 0.2 }),
  ]);
}

const leaning = (one: Group, z: number, x = 0, turn = 0): Group =>
  group([group([one], { turn: [-0.1, 0, 0] })], { at: [x, 0, z], turn: [0, turn, 0] });

function carton(look: Look & EaselPad): Group {
  const [w, h] = SIZE;
  const [bw, bh, bd] = [w + 4, h + 7, 5 + look.count * 2.6];
  const { ink } = brands[look.brand];
  const front = print(bw, bh, (s) => {
    s.fill('#c9a578');
    s.brand(look.brand, [0.08, 0.06, 0.84, 0.09], { color: ink });
    s.text(titleOf(look), [0.08, 0.17, 0.84, 0.08], { color: '#3a2a1a', weight: 800 });
    s.text(String(look.count), [0.62, 0.36, 0.3, 0.26], { color: '#3a2a1a', weight: 900, align: 'right' });
    s.text('pads', [0.62, 0.6, 0.3, 0.075], { color: '#3a2a1a', weight: 700, align: 'right' });
    s.fill(ink, [0, 0.88, 1, 0.035]);
  });
  const side = print(bd, bh, (s) => {
    s.fill('#c9a578');
    s.text(`${look.count}`, [0.1, 0.08, 0.8, 0.14], { color: '#3a2a1a', weight: 900, align: 'center' });
    s.text('PADS', [0.1, 0.22, 0.8, 0.05], { color: '#3a2a1a', weight: 800, align: 'center' });
    s.fill(ink, [0, 0.88, 1, 0.035]);
  });
  return printedBox([bw, bh, bd], '#c2a075', { front, right: side }, { at: [24, 0, -16], rough: 0.9, round: 0.3 });
}

/** The pads. */
export function easelPad(look: Look & EaselPad): Group {
  const [w, h] = SIZE;
  const page = cover(look, w, h);
  const one = (): Group => pad(look, page);
  if (look.count === 1) return group([leaning(one(), 0)]);
  if (look.count === 2) return group([leaning(one(), 0, -6, 0.04), leaning(one(), -9, 12, -0.05)]);
  return group([carton(look), leaning(one(), 12, -24, 0.12)]);
}

/** A sheet in use: the pad without its band, something written on it. */
function written(look: Look & EaselPad): Group {
  const [w, h] = SIZE;
  const page = print(w, h, (s) => {
    s.fill('#fdfdfb');
    lines(s, look.ruling, 0.07);
    const marker = { weight: 600, italic: true } as const;
    s.text('Ideas', [0.1, 0.11, 0.5, 0.1], { ...marker, color: '#1b55c9' });
    s.fill('#1b55c9', [0.1, 0.215, 0.33, 0.006], 0.003);
    for (const [i, words] of ['Ask the customers', 'Try it with one team', 'Measure, then decide'].entries()) {
      s.disc('#cf1f2e', 0.13, 0.345 + i * 0.12, 0.014);
      s.text(words, [0.18, 0.31 + i * 0.12, 0.72, 0.065], { ...marker, color: '#26282c' });
    }
    s.ctx.strokeStyle = '#17864a';
    s.ctx.lineWidth = s.width * 0.008;
    s.ctx.strokeRect(s.width * 0.12, s.height * 0.71, s.width * 0.3, s.height * 0.17);
    s.text('Friday', [0.15, 0.755, 0.24, 0.075], { ...marker, color: '#17864a', align: 'center' });
  });
  return group([leaning(pad(look, page), 0)]);
}

export const easelPadModel = model({
  name: 'easel-pad',
  views: {
    hero: {
      build: easelPad,
      shows: (look): Look & EaselPad => ({ ...look, ruling: 'plain', sheets: 30 }),
      camera: ({ count }: Look & EaselPad) => (count > 2 ? { turn: -20, pitch: 11 } : { turn: -16, pitch: 8 }),
    },
    detail: {
      build: written,
      turn: 18,
      pitch: 10,
      zoom: 1,
      shows: (look): Look & EaselPad => ({ ...look, brand: 'Slatehouse', selfStick: false, sheets: 30, count: 1 }),
      alt: ({ ruling }) => `A ${ruling === 'grid' ? 'sheet with a grid' : `${ruling} sheet`} in use`,
    },
  },
  alt: ({ brand, selfStick, ruling, sheets, count }) =>
    `${brand} ${selfStick ? 'self-stick ' : ''}easel pad${count > 1 ? `s, pack of ${count}` : ''}, ${ruling}, ${sheets} sheets`,
});
