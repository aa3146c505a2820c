import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, matte, metal, wood } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { box, decal, group, pull, ring, rod, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A clock for the wall: a round one with hands, its width in inches, or one with large figures. */
export interface WallClock {
  readonly kind: 'hands' | 'figures';
  readonly inches: number;
}

type Spec = Look & WallClock;

const frameOf = ({ color }: Look): ReturnType<typeof wood> =>
  color === 'oak'
    ? wood('#c99a5d')
    : color === 'silver'
      ? metal('#c3c9cf', 0.3)
      : gloss(color === 'black' ? '#202226' : color === 'white' ? '#f1f1ee' : paint(color));

function hands(spec: Spec): Group {
  const r = spec.inches * 1.27;
  const face = print(10, 10, (s) => {
    s.disc('#fdfdfb', 0.5, 0.5, 0.5);
    s.ctx.translate(s.width / 2, s.height / 2);
    for (let i = 0; i < 60; i += 1) {
      s.ctx.save();
      s.ctx.rotate((i / 60) * Math.PI * 2);
      s.ctx.fillStyle = '#24262a';
      const long = i % 5 === 0 ? 0.045 : 0.025;
      s.ctx.fillRect(-s.width * (i % 5 === 0 ? 0.005 : 0.002), -s.height * 0.47, s.width * (i % 5 === 0 ? 0.01 : 0.004), s.height * long);
      s.ctx.restore();
    }
    s.ctx.setTransform(1, 0, 0, 1, 0, 0);
    for (let n = 1; n <= 12; n += 1) {
      const a = (n / 12) * Math.PI * 2;
      s.text(`${n}`, [0.5 + Math.sin(a) * 0.36 - 0.06, 0.5 - Math.cos(a) * 0.36 - 0.05, 0.12, 0.1], { weight: 650, align: 'center' });
    }
  });
  const hand = (long: number, wide: number, angle: number, z: number, hex: string): Group =>
    group([box([wide, long, 0.16], matte(hex, 0.4), { at: [0, long / 2 - long * 0.12, 0], round: 0.05 })], {
      at: [0, 0, z],
      turn: [0, 0, -angle],
    });
  return group(
    [
      pull(washer(r), 2, matte('#f1f1ee', 0.6), { at: [0, 0, -1], bevel: 0.05 }),
      pull(washer(r, r * 0.9), 3.2, frameOf(spec), { bevel: 0.5 }),
      ring(r * 0.9, 0.2, matte('#9aa0a7', 0.4), { at: [0, 0, 0.6] }),
      decal(r * 1.8, r * 1.8, face, { at: [0, 0, 0.05], material: film(face, 0.7) }),
      hand(r * 0.5, r * 0.045, 10.15 * (Math.PI / 6), 0.4, '#1d1e21'),
      hand(r * 0.74, r * 0.032, (9 / 60) * Math.PI * 2, 0.65, '#1d1e21'),
      hand(r * 0.8, r * 0.012, (35 / 60) * Math.PI * 2, 0.9, '#c2202e'),
      rod(r * 0.04, r * 0.04, 0.6, matte('#1d1e21'), { at: [0, 0, 0.9], turn: [Math.PI / 2, 0, 0] }),
    ],
    { at: [0, r, 0] },
  );
}

function figures(spec: Spec): Group {
  const [w, h] = [spec.inches * 2.54, spec.inches * 1.35];
  const face = print(w, h, (s) => {
    s.fill('#cfd8cd');
    s.text('10:09', [0.05, 0.12, 0.72, 0.56], { weight: 750, color: '#1f2622' });
    s.text('AM', [0.8, 0.18, 0.16, 0.14], { weight: 700, color: '#1f2622' });
    s.text('WED  NOV 25', [0.06, 0.77, 0.52, 0.14], { weight: 650, color: '#1f2622' });
    s.text('72 °F', [0.66, 0.77, 0.28, 0.14], { weight: 650, color: '#1f2622', align: 'right' });
  });
  return group([
    box([w + 4, h + 6, 2.8], frameOf(spec), { at: [0, h / 2 + 3, -1.2], round: 0.9 }),
    decal(w, h, face, { at: [0, h / 2 + 3.8, 0.22], rough: 0.35 }),
  ]);
}

const clock = (spec: Spec): Group => (spec.kind === 'hands' ? hands(spec) : figures(spec));

export const wallClockModel = model({
  name: 'wall-clock',
  views: {
    hero: { build: clock, turn: -16, pitch: 6, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: clock,
      turn: 46,
      pitch: 12,
      zoom: 1,
      shows: ({ kind }): Spec => ({ color: 'black', brand: 'Foolscap', kind, inches: 12 }),
      alt: () => 'A clock of this kind in black, from the side',
    },
  },
  alt: ({ brand, kind, inches, color }) =>
    kind === 'hands'
      ? `${brand} round wall clock, ${inches} inches, ${color} frame`
      : `${brand} digital wall clock, ${inches} inches wide, ${color}`,
});
