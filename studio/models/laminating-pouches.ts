import type { Group } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import { brands } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { clear, matte } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { group, plate, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Laminating pouches before their box: for letter pages or for cards. */
export interface LaminatingPouches {
  readonly size: 'letter' | 'card';
}

type Spec = Look & LaminatingPouches;

const SIZES = { letter: [22.9, 29.2], card: [9.8, 6.7] } as const;

/** What is in a pouch: a sign, or a badge. */
function content(spec: Spec, hex: string): ReturnType<typeof print> {
  const [w, d] = SIZES[spec.size];
  return print(w - 1.4, d - 1.4, (s) => {
    s.fill('#fdfdfb');
    if (spec.size === 'letter') {
      s.fill(hex, [0, 0, 1, 0.2]);
      s.text('Please Wash', [0.1, 0.28, 0.8, 0.12], { weight: 850, align: 'center' });
      s.text('Your Hands', [0.1, 0.42, 0.8, 0.12], { weight: 850, align: 'center' });
      s.disc(mix(hex, '#ffffff', 0.72), 0.5, 0.75, 0.2);
      s.disc(hex, 0.5, 0.78, 0.1);
      s.ctx.beginPath();
      s.ctx.moveTo(s.width * 0.5, s.height * 0.62);
      s.ctx.lineTo(s.width * 0.585, s.height * 0.75);
      s.ctx.lineTo(s.width * 0.415, s.height * 0.75);
      s.ctx.fill();
      return;
    }
    s.fill(hex, [0, 0, 1, 0.26]);
    s.text('VISITOR', [0.08, 0.06, 0.6, 0.14], { weight: 850, color: '#ffffff' });
    s.fill('#d5dade', [0.08, 0.36, 0.26, 0.52], 0.03);
    for (const [i, long] of [0.46, 0.36, 0.42].entries()) s.fill('#9aa2ad', [0.42, 0.42 + i * 0.15, long, 0.05], 0.2);
  });
}

/** A pouch lying, sealed around its content. */
function pouch(spec: Spec, hex: string, place: Placed): Group {
  const [w, d] = SIZES[spec.size];
  return group(
    [
      plate([w - 1.4, 0.03, d - 1.4], 0.1, matte('#fdfdfb', 0.8), { at: [0, 0.03, 0], bevel: 0 }),
      topDecal(w - 1.4, d - 1.4, content(spec, hex), { at: [0, 0.07, 0], rough: 0.3 }),
      plate([w, 0.06, d], 0.6, clear('#bcd0dc', 0.3), { at: [0, 0.03, 0], bevel: 0.02 }),
    ],
    place,
  );
}

function art(hex: string): (s: Sheet) => void {
  return (s) => {
    s.ctx.globalAlpha = 0.55;
    s.fill('#c7dbe6', [0.27, 0.25, 0.46, 0.5], 0.03);
    s.ctx.globalAlpha = 1;
    s.fill('#ffffff', [0.3, 0.28, 0.4, 0.44]);
    s.fill(hex, [0.3, 0.28, 0.4, 0.09]);
    for (let i = 0; i < 4; i += 1) s.fill('#c3c8cf', [0.35, 0.43 + i * 0.06, 0.3 - (i % 2) * 0.08, 0.02]);
  };
}

/** The box and two pouches. */
export function laminatingPouches(spec: Spec): Group {
  const { ink } = brands[spec.brand];
  const words = { brand: spec.brand, title: 'Laminating Pouches', accent: ink };
  if (spec.size === 'letter')
    return group([
      shelfBox([24.5, 31, 4.6], words, art(ink), { at: [-3, 0, -12] }),
      pouch(spec, mix(ink, '#0b8e95', 0.5), { at: [7, 0, 8], turn: [0, -0.24, 0] }),
      pouch(spec, ink, { at: [2, 0.16, 9.4], turn: [0, 0.07, 0] }),
    ]);
  return group([
    shelfBox([11.5, 9, 4.4], words, art(ink), { at: [-1, 0, -3] }),
    pouch(spec, mix(ink, '#0b8e95', 0.5), { at: [3.4, 0, 4.6], turn: [0, -0.3, 0] }),
    pouch(spec, ink, { at: [-1.6, 0.16, 5.2], turn: [0, 0.1, 0] }),
  ]);
}

export const laminatingPouchesModel = model({
  name: 'laminating-pouches',
  views: {
    hero: { build: laminatingPouches, turn: -20, pitch: 30 },
    detail: {
      build: (spec: Spec) => group([pouch(spec, '#0b8e95', { turn: [0, 0.1, 0] })]),
      turn: 22,
      pitch: 46,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap' }),
      alt: ({ size }) => `A ${size === 'letter' ? 'sign' : 'badge'} in its clear pouch`,
    },
  },
  alt: ({ brand, size }) => `${brand} laminating pouches, clear, ${size === 'letter' ? 'letter size' : 'card size'}, two before the box`,
});
