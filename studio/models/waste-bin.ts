import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, matte, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { bothSides, box, decal, group, lathe, plate, ring, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A bin: open basket, pedal bin, or recycling bin. */
export interface WasteBin {
  readonly form: 'basket' | 'pedal' | 'recycling';
  readonly gallons: number;
}

/** The bin. */
export function wasteBin({ color, brand, form, gallons }: Look & WasteBin): Group {
  const hex = paint(color);
  if (form === 'pedal') {
    const steel = color === 'silver' ? metal('#cfd3d8', 0.3) : matte(hex, 0.4);
    return group([
      rod(14.6, 14.6, 3, plastic('#1b1c1f'), { at: [0, 1.5, 0] }),
      rod(14, 14, 36, steel, { at: [0, 20, 0] }),
      lathe(
        [
          [14.4, 38],
          [14.4, 40.6],
          [13, 42.6],
          [6, 44],
          [0, 44.2],
        ],
        steel,
      ),
      ring(14.2, 0.4, plastic('#1b1c1f'), { at: [0, 38.2, 0], turn: [Math.PI / 2, 0, 0] }),
      plate([7, 1.2, 6], 1.2, plastic('#1b1c1f'), { at: [0, 0.6, 15.4], bevel: 0.3 }),
    ]);
  }
  const sign = print(10, 12, (s) => {
    s.ctx.strokeStyle = inkOn(hex);
    s.ctx.lineWidth = s.width * 0.09;
    for (const a of [0, 1, 2]) {
      s.ctx.beginPath();
      s.ctx.arc(s.width / 2, s.height * 0.4, s.width * 0.3, a * 2.094 + 0.25, a * 2.094 + 1.6);
      s.ctx.stroke();
      const e = a * 2.094 + 1.72;
      s.ctx.fillStyle = inkOn(hex);
      s.ctx.save();
      s.ctx.translate(s.width / 2 + Math.cos(e) * s.width * 0.3, s.height * 0.4 + Math.sin(e) * s.width * 0.3);
      s.ctx.rotate(e + Math.PI / 2);
      s.ctx.beginPath();
      s.ctx.moveTo(s.width * 0.13, 0);
      s.ctx.lineTo(-s.width * 0.03, -s.width * 0.12);
      s.ctx.lineTo(-s.width * 0.03, s.width * 0.12);
      s.ctx.fill();
      s.ctx.restore();
    }
    s.text('RECYCLE', [0.1, 0.82, 0.8, 0.12], { weight: 700, color: inkOn(hex), align: 'center' });
  });
  const shell = bothSides(plastic(hex));
  const name = print(8, 1.2, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: mix(hex, inkOn(hex), 0.8), align: 'center' });
  });
  if (form === 'basket')
    return group([
      lathe(
        [
          [0, 0.2],
          [11, 0.2],
          [11.4, 0.6],
          [14.6, 30],
          [15.2, 30.4],
          [15.2, 31],
          [14.4, 31],
        ],
        shell,
      ),
      ...times(18, (i) =>
        group([box([0.5, 24, 0.3], plastic(mix(hex, '#000000', 0.14)), { at: [0, 15.5, 13], turn: [0.108, 0, 0], round: 0.1 })], {
          turn: [0, (i / 18) * Math.PI * 2, 0],
        }),
      ),
    ]);
  return group([
    ...[
      [0, -12.6, 34, 0.9],
      [0, 12.6, 34, 0.9],
    ].map(([x = 0, z = 0, w = 34, t = 1]) =>
      box([w, gallons * 3.6, t], plastic(hex), { at: [x, gallons * 1.8, z], turn: [z > 0 ? 0.06 : -0.06, 0, 0], round: 0.4 }),
    ),
    ...[-1, 1].map((side) =>
      box([0.9, gallons * 3.6, 25], plastic(hex), { at: [side * 16.6, gallons * 1.8, 0], turn: [0, 0, side * -0.04], round: 0.4 }),
    ),
    plate([32, 1, 24], 1, plastic(hex)),
    box([34, 1.6, 1.6], plastic(mix(hex, '#ffffff', 0.08)), { at: [0, gallons * 3.6, 13.6], round: 0.6 }),
    box([34, 1.6, 1.6], plastic(mix(hex, '#ffffff', 0.08)), { at: [0, gallons * 3.6, -13.6], round: 0.6 }),
    ...[-1, 1].map((side) =>
      box([1.6, 1.6, 28.6], plastic(mix(hex, '#ffffff', 0.08)), { at: [side * 17.2, gallons * 3.6, 0], round: 0.6 }),
    ),
    group([decal(13, 15.6, sign, { material: film(sign) }), decal(8, 1.2, name, { at: [0, -9.6, 0.02], material: film(name) })], {
      at: [0, gallons * 1.95, 13.25],
      turn: [0.06, 0, 0],
    }),
  ]);
}

export const wasteBinModel = model({
  name: 'waste-bin',
  views: { hero: { build: wasteBin, turn: -24, pitch: 22 } },
  alt: ({ brand, color, form, gallons }) =>
    `${brand} ${form === 'basket' ? 'wastebasket' : form === 'pedal' ? 'pedal bin' : 'recycling bin'}, ${color}, ${gallons} gal`,
});
