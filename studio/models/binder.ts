import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, ring, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A ring binder standing, its spine to the camera's left. */
export interface Binder {
  readonly inches: number;
  readonly title: string;
  readonly row: number;
}

function one({ color, brand, inches, title }: Look & Binder): Group {
  const hex = paint(color);
  const [w, h, t] = [27, 29.5, inches * 2.54 + 1.2];
  const cover = print(w, h, (s) => {
    s.fill(hex);
    s.fill('#ffffff', [0.14, 0.14, 0.72, 0.22], 0.015);
    s.text(title, [0.19, 0.17, 0.62, 0.09], { weight: 800, align: 'center' });
    s.text(`${inches}-inch · letter size`, [0.19, 0.275, 0.62, 0.05], { weight: 500, align: 'center', color: '#4a4f57' });
    s.brand(brand, [0.3, 0.88, 0.4, 0.05], { color: mix(hex, inkOn(hex), 0.75), align: 'center' });
  });
  const spine = print(t, h, (s) => {
    s.fill(hex);
    s.fill('#ffffff', [0.16, 0.12, 0.68, 0.44], 0.04);
    s.ctx.save();
    s.ctx.translate(s.width * 0.5, s.height * 0.34);
    s.ctx.rotate(Math.PI / 2);
    s.ctx.font = `800 ${Math.min(s.width * 0.36, 90)}px "Inter Variable"`;
    s.ctx.letterSpacing = '0px';
    s.ctx.fillStyle = '#1d1e21';
    s.ctx.textAlign = 'center';
    s.ctx.textBaseline = 'middle';
    s.ctx.fillText(title, 0, 0);
    s.ctx.restore();
    s.disc('#c9ced3', 0.5, 0.8, 0.26);
    s.disc('#2a2b2e', 0.5, 0.8, 0.18);
  });
  return group([
    box([w, h, 0.35], plastic(hex), { at: [0, h / 2, t / 2], round: 0.12 }),
    box([w, h, 0.35], plastic(hex), { at: [0, h / 2, -t / 2], round: 0.12 }),
    box([0.35, h, t], plastic(hex), { at: [-w / 2, h / 2, 0], round: 0.12 }),
    decal(w - 0.3, h - 0.3, cover, { at: [0, h / 2, t / 2 + 0.19], rough: 0.35 }),
    decal(t - 0.1, h - 0.3, spine, { at: [-w / 2 - 0.19, h / 2, 0], turn: [0, -Math.PI / 2, 0], rough: 0.35 }),
    box([21.6, 27.9, t * 0.7], paper('#fbfbf8'), { at: [1.6, h / 2, 0], round: 0.03 }),
    ...times(3, (i) => ring(t * 0.34, 0.18, metal(), { at: [-w / 2 + 2.6, h / 2 + (i - 1) * 10.8, 0], turn: [Math.PI / 2, 0, 0] })),
    rod(0.4, 0.4, h * 0.9, metal(), { at: [-w / 2 + 0.8, h / 2, 0] }),
    box([0.1, h, 0.1], matte(hex), { at: [-w / 2, h / 2, t / 2], round: 0.04 }),
  ]);
}

/** One binder, or several side by side. */
export function binder(look: Look & Binder): Group {
  const t = look.inches * 2.54 + 1.7;
  return group(
    times(look.row, (i) => {
      const b = one(look);
      b.position.z = (i - (look.row - 1) / 2) * -t;
      b.position.x = i * 0.4;
      return b;
    }),
  );
}

export const binderModel = model({
  name: 'binder',
  views: { hero: { build: binder, turn: 38, pitch: 14 } },
  alt: ({ brand, color, inches, row }) => `${brand} ${inches}-inch ring binder, ${color}${row > 1 ? `, ${row}-pack` : ''}`,
});
