import type { Group, Texture } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import type { Emblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, group, pull, rounded, topDecal } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Software in a slim retail box. */
export interface SoftwareBox {
  readonly title: string;
  readonly line: string;
  readonly emblem: Emblem;
}

const [WIDE, TALL, DEEP] = [13.5, 19, 3];

/** Overlapping windows, as a program shows them. */
function frontOf({ color, brand, title, line, emblem }: Look & SoftwareBox): Texture {
  const hex = paint(color);
  const ink = inkOn(hex);
  return print(WIDE, TALL, (s) => {
    const sky = s.ctx.createLinearGradient(0, 0, s.width, s.height);
    sky.addColorStop(0, mix(hex, '#ffffff', 0.16));
    sky.addColorStop(1, mix(hex, '#000000', 0.32));
    s.ctx.fillStyle = sky;
    s.ctx.fillRect(0, 0, s.width, s.height);
    s.fill('#fbfaf6', [0, 0, 1, 0.15]);
    s.brand(brand, [0.08, 0.045, 0.6, 0.06]);
    s.text(title, [0.08, 0.19, 0.84, 0.17], { weight: 850, lines: 2, color: ink });
    s.ctx.globalAlpha = 0.35;
    s.fill('#ffffff', [0.2, 0.42, 0.7, 0.36], 0.03);
    s.ctx.globalAlpha = 1;
    s.fill('#ffffff', [0.1, 0.45, 0.7, 0.36], 0.03);
    s.fill(mix(hex, '#ffffff', 0.72), [0.1, 0.45, 0.7, 0.05], 0.03);
    for (const i of [0, 1, 2]) s.disc(mix(hex, '#ffffff', 0.3), 0.14 + i * 0.045, 0.475, 0.014);
    drawEmblem(s, emblem, { x: 0.34, y: 0.655, size: 0.3, color: hex, ground: '#ffffff' });
    for (const i of [0, 1, 2, 3])
      s.fill(i === 0 ? mix(hex, '#ffffff', 0.35) : '#d9dde1', [0.56, 0.56 + i * 0.055, 0.19 - (i % 2) * 0.05, 0.025], 0.01);
    s.text(line, [0.08, 0.865, 0.84, 0.075], { weight: 600, lines: 2, color: ink });
  });
}

function spineOf({ color, brand, title }: Look & SoftwareBox): Texture {
  const hex = mix(paint(color), '#000000', 0.14);
  return print(DEEP, TALL, (s) => {
    s.fill(hex);
    s.fill('#fbfaf6', [0, 0, 1, 0.15]);
    s.ctx.save();
    s.ctx.translate(s.width, 0);
    s.ctx.rotate(Math.PI / 2);
    s.ctx.fillStyle = inkOn(hex);
    s.ctx.textBaseline = 'middle';
    s.ctx.textAlign = 'left';
    s.ctx.font = `700 ${s.width * 0.34}px "Inter Variable"`;
    s.ctx.fillText(`${brand} ${title}`, s.height * 0.2, s.width * 0.5, s.height * 0.74);
    s.ctx.restore();
  });
}

/** The box, standing. */
export function softwareBox(look: Look & SoftwareBox): Group {
  const spine = spineOf(look);
  const top = print(WIDE, DEEP, (s) => {
    s.fill('#f7f5ef');
    s.brand(look.brand, [0.1, 0.3, 0.6, 0.4]);
  });
  return group([printedBox([WIDE, TALL, DEEP], '#f4f2ec', { front: frontOf(look), right: spine, left: spine, top }, { rough: 0.35 })]);
}

/** What is in it: the key card and the quick-start card. */
function inside({ color, brand }: Look & SoftwareBox): Group {
  const hex = paint(color);
  const key = print(8.56, 5.4, (s) => {
    s.fill(hex);
    s.fill(mix(hex, '#ffffff', 0.15), [0, 0, 1, 0.3]);
    s.brand(brand, [0.07, 0.08, 0.5, 0.14], { color: inkOn(hex) });
    s.text('Product key', [0.07, 0.42, 0.4, 0.1], { weight: 600, color: inkOn(hex) });
    s.fill('#a9aeb4', [0.07, 0.6, 0.86, 0.22], 0.04);
    for (let x = 0; x < 22; x += 1) s.fill(x % 2 ? '#b9bec4' : '#9da3aa', [0.085 + x * 0.038, 0.61, 0.026, 0.2]);
  });
  const guide = print(12, 17, (s) => {
    s.fill('#fbfaf6');
    s.fill(hex, [0, 0, 1, 0.14]);
    s.text('Quick start', [0.08, 0.04, 0.84, 0.065], { weight: 800, color: inkOn(hex) });
    for (const i of [0, 1, 2]) {
      s.disc(hex, 0.16, 0.28 + i * 0.24, 0.08);
      s.text(String(i + 1), [0.08, 0.245 + i * 0.24, 0.16, 0.07], { weight: 800, align: 'center', color: inkOn(hex) });
      for (const n of [0, 1, 2]) s.fill('#cfd3d7', [0.3, 0.235 + i * 0.24 + n * 0.04, 0.6 - n * 0.12, 0.016]);
    }
  });
  return group([
    group([box([12, 0.3, 17], paper('#f1efe8'), { round: 0.05 }), topDecal(12, 17, guide, { at: [0, 0.16, 0], rough: 0.6 })], {
      at: [-2, 0.2, 0],
      turn: [0, 0.14, 0],
    }),
    group(
      [
        pull(rounded(8.56, 5.4, 0.35), 0.14, matte(hex, 0.4), { turn: [-Math.PI / 2, 0, 0], bevel: 0.03 }),
        topDecal(8.4, 5.24, key, { at: [0, 0.08, 0], rough: 0.4 }),
      ],
      { at: [4.6, 0.46, 4.6], turn: [0, -0.2, 0] },
    ),
  ]);
}

export const softwareBoxModel = model({
  name: 'software-box',
  views: {
    hero: { build: softwareBox, turn: -28, pitch: 12 },
    pack: {
      build: inside,
      turn: -20,
      pitch: 50,
      // Key card and guide are in the maker's colour, not the program's.
      shows: (look): Look & SoftwareBox => ({ ...look, color: 'blue', title: '', line: '', emblem: 'tiles' }),
      alt: ({ brand }) => `In the ${brand} box: the key card and a quick-start card`,
    },
  },
  alt: ({ brand, title, line }) => `${brand} ${title}, ${line.toLowerCase()}, boxed software`,
});
