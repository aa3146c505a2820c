import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { block, box, decal, group, outline, pull, times, topDecal } from '../scene/parts.ts';
import type { Sheet } from '../scene/label.ts';
import { packSide } from '../scene/pack-print.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Page flags: up to five pads on a card, from a dozen up a printed box. */
export interface StickyFlags {
  readonly kind: 'flags' | 'arrows' | 'sign' | 'tabs';
  /** Pads in the pack. */
  readonly count: number;
}

const TITLES = { flags: 'Page Flags', arrows: 'Arrow Flags', sign: '“Sign Here” Flags', tabs: 'Durable Tabs' } as const;
const ASSORTED: readonly Tone[] = ['red', 'yellow', 'blue', 'green', 'orange'];
const BLUE = '#22304f';

const hexOf = (tone: Tone, i: number): string => (tone === 'multicolor' ? paint(ASSORTED[i % ASSORTED.length] ?? 'red') : paint(tone));

/** The coloured end of a flag, upright, its tip at the bottom. */
function end(kind: StickyFlags['kind'], w: number, h: number, hex: string): Group {
  const material = matte(hex, 0.55);
  if (kind === 'arrows')
    return group([
      pull(
        outline([
          [-w / 2, h / 2],
          [w / 2, h / 2],
          [w / 2, -h / 2 + w * 0.5],
          [0, -h / 2],
          [-w / 2, -h / 2 + w * 0.5],
        ]),
        0.5,
        material,
        { bevel: 0.01 },
      ),
    ]);
  const face = print(w, h, (s) => {
    s.fill(hex);
    if (kind === 'sign') sayHere(s, inkOn(hex));
    if (kind === 'tabs') s.fill('#ffffff', [0.12, 0.42, 0.76, 0.44], 0.06);
  });
  return group([
    box([w, h, 0.5], material, { round: kind === 'tabs' ? 0.24 : 0.02 }),
    decal(w - 0.08, h - 0.08, face, { at: [0, 0, 0.262] }),
  ]);
}

function sayHere(s: Sheet, color: string): void {
  s.text('SIGN', [0.08, 0.1, 0.84, 0.3], { weight: 900, color, align: 'center' });
  s.text('HERE', [0.08, 0.4, 0.84, 0.3], { weight: 900, color, align: 'center' });
  s.ctx.fillStyle = color;
  s.ctx.beginPath();
  s.ctx.moveTo(s.width * 0.3, s.height * 0.74);
  s.ctx.lineTo(s.width * 0.7, s.height * 0.74);
  s.ctx.lineTo(s.width * 0.5, s.height * 0.95);
  s.ctx.fill();
}

function card({ color, brand, kind, count }: Look & StickyFlags): Group {
  const pitch = count > 4 ? 2.3 : 2.7;
  const [w, h] = [Math.max(8.4, count * pitch + 1), 13];
  const front = print(w, h, (s) => {
    s.fill('#ffffff');
    s.fill(BLUE, [0, 0, 1, 0.43]);
    s.fill('#ffffff', [0.38, 0.03, 0.24, 0.035], 0.03);
    s.brand(brand, [0.07, 0.1, 0.86, 0.1], { color: '#ffffff' });
    s.text(TITLES[kind], [0.07, 0.21, 0.86, 0.085], { color: '#ffffff', weight: 500 });
    s.text(`${count} pads`, [0.07, 0.31, 0.6, 0.085], { color: '#f8c617', weight: 800 });
  });
  const flags = times(count, (i) => {
    const hex = hexOf(color, i);
    const x = (i - (count - 1) / 2) * pitch;
    const tip = end(kind, pitch - 0.5, 2.6, hex);
    tip.position.set(x, 2.1, 0.4);
    return group([box([pitch - 0.5, 3.2, 0.5], matte(mix(hex, '#ffffff', 0.8), 0.5), { at: [x, 4.9, 0.4], round: 0.02 }), tip]);
  });
  return group(
    [
      block([w, h, 0.12], paper(), { round: 0.05 }),
      decal(w - 0.06, h - 0.06, front, { at: [0, h / 2, 0.075] }),
      ...flags,
      box([w - 0.5, 6.9, 0.95], clear('#ffffff', 0.05), { at: [0, 3.85, 0.52], round: 0.25 }),
    ],
    { turn: [-0.08, 0, 0] },
  );
}

function carton({ color, brand, kind, count }: Look & StickyFlags): Group {
  const [w, h, d] = [14, count > 12 ? 13 : 8.4, 7];
  const front = print(w, h, (s) => {
    s.fill('#ffffff');
    s.fill(BLUE, [0, 0, 1, 0.4]);
    s.brand(brand, [0.06, 0.08, 0.66, 0.14], { color: '#ffffff' });
    s.text(TITLES[kind], [0.06, 0.24, 0.6, 0.1], { color: '#ffffff', weight: 500 });
    s.text(`${count} pads`, [0.06, 0.55, 0.42, 0.2], { color: BLUE, weight: 900 });
  });
  const words = { brand, title: TITLES[kind], count: String(count), ground: '#ffffff', accent: BLUE };
  const top = print(w, d, (s) => {
    s.fill(BLUE);
    for (let i = 0; i < 5; i += 1) s.fill(hexOf(color, i), [0.1 + i * 0.17, 0.3, 0.12, 0.4], 0.02);
  });
  const shown = { flags: 5, tabs: 4, arrows: 4, sign: 3 }[kind];
  const pitch = 6.6 / shown;
  const long = h * 0.4;
  const flags = times(shown, (i) => {
    const one = end(kind, pitch * 0.82, long, hexOf(color, i));
    one.scale.z = 0.08;
    one.position.set(-0.2 + (i + 0.5) * pitch, h * 0.62 - long / 2, d / 2 + 0.03);
    return one;
  });
  return group([printedBox([w, h, d], '#ffffff', { front, top, right: packSide(d, h, words), left: packSide(d, h, words) }), ...flags]);
}

/** The flags as they are sold. */
export const stickyFlags = (look: Look & StickyFlags): Group => (look.count >= 12 ? carton(look) : card(look));

/** A report whose edge is marked with the flags. */
function inUse({ color, kind }: Look & StickyFlags): Group {
  const text = print(15, 19, (s) => {
    s.fill('#fdfdfb');
    s.fill('#3a3f47', [0.1, 0.08, 0.5, 0.022]);
    for (let i = 0; i < 24; i += 1) s.fill('#b4b8be', [0.1, 0.15 + i * 0.033, i % 6 === 5 ? 0.4 : 0.78, 0.009]);
  });
  const marks = times(4, (i) => {
    const hex = hexOf(color, i);
    const one = end(kind, 2.3, 3, hex);
    one.scale.z = 0.06;
    one.rotation.set(-Math.PI / 2, 0, Math.PI / 2);
    one.position.set(kind === 'arrows' ? 6 : 8.6, 1.03 - (kind === 'arrows' ? 0 : i * 0.2), -6.6 + i * 4.1);
    if (kind === 'arrows') one.rotation.z = -Math.PI / 2;
    return one;
  });
  return group([
    ...times(5, (i) => block([15, 0.18, 19], paper('#f4f3ee'), { at: [i * 0.02, i * 0.2, 0], round: 0.02 })),
    topDecal(14.9, 18.9, text, { at: [0.08, 1.0, 0] }),
    ...marks,
  ]);
}

const colors = (color: Tone): string => (color === 'multicolor' ? 'assorted colors' : color);

export const stickyFlagsModel = model({
  name: 'sticky-flags',
  views: {
    hero: {
      build: stickyFlags,
      camera: ({ count }: Look & StickyFlags) => (count >= 12 ? { turn: 26, pitch: 24 } : { turn: -18, pitch: 10 }),
    },
    detail: {
      build: inUse,
      turn: 16,
      pitch: 46,
      zoom: 1.3,
      shows: ({ kind }: Look & StickyFlags): Look & StickyFlags => ({ color: 'multicolor', brand: 'Foolscap', kind, count: 1 }),
      alt: ({ kind }) => `${TITLES[kind]} on the pages of a report`,
    },
  },
  alt: ({ brand, color, kind, count }) => `${brand} ${TITLES[kind].toLowerCase()}, ${colors(color)}, ${count} pads`,
});
