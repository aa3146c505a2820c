import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { block, box, decal, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Self-stick notes: flags on a card, or square pads. */
export interface StickyFlags {
  readonly form: 'flags' | 'pads';
  readonly tones: readonly Tone[];
  readonly count: string;
}

function flags({ brand, tones, count }: Look & StickyFlags): Group {
  const card = print(12, 9, (s) => {
    s.fill('#ffffff');
    s.fill('#22304f', [0, 0, 1, 0.27]);
    s.brand(brand, [0.06, 0.055, 0.5, 0.1], { color: '#ffffff' });
    s.text('Sticky flags', [0.06, 0.165, 0.5, 0.07], { color: '#ffffff', weight: 500 });
    s.text(count, [0.64, 0.07, 0.3, 0.13], { color: '#f8c617', weight: 900, align: 'right' });
  });
  const n = tones.length;
  return group([
    group(
      [
        box([12, 9, 0.15], paper(), { round: 0.04 }),
        decal(11.9, 8.9, card, { at: [0, 0, 0.085] }),
        ...tones.flatMap((tone, i) => {
          const x = (i - (n - 1) / 2) * (10.8 / n);
          const w = 10.8 / n - 0.5;
          return [
            box([w, 5.2, 0.5], matte(mix(paint(tone), '#ffffff', 0.72), 0.6), { at: [x, -1.3, 0.3], round: 0.02 }),
            box([w, 2.5, 0.54], matte(paint(tone), 0.6), { at: [x, -2.7, 0.32], round: 0.02 }),
            ...times(4, (k) =>
              box([w, 0.02, 0.02], matte(mix(paint(tone), '#000000', 0.15)), { at: [x, -3.94, 0.15 + k * 0.1], round: 0 }),
            ),
          ];
        }),
        box([11.4, 5.9, 0.9], clear('#ffffff', 0.04), { at: [0, -1.3, 0.45], round: 0.3 }),
      ],
      { turn: [-0.2, 0, 0] },
    ),
    box([6, 5, 0.15], paper('#e6e1d6'), { at: [0, -2.1, -2], turn: [0.3, 0, 0], round: 0.03 }),
  ]);
}

function pads({ brand, tones }: Look & StickyFlags): Group {
  return group(
    tones.map((tone, i) => {
      const hex = paint(tone);
      const top = print(1, 1, (s) => {
        s.fill(mix(hex, '#ffffff', 0.06));
        if (i === tones.length - 1) s.brand(brand, [0.08, 0.82, 0.5, 0.09], { color: mix(hex, '#000000', 0.45) });
      });
      return group(
        [
          block([7.6, 1.5, 7.6], matte(mix(hex, '#ffffff', 0.12), 0.9), { round: 0.03 }),
          ...times(5, (k) => box([7.62, 0.02, 7.62], matte(mix(hex, '#000000', 0.12), 0.9), { at: [0, 0.25 + k * 0.25, 0], round: 0 })),
          topDecal(7.58, 7.58, top, { at: [0, 1.52, 0], rough: 0.9 }),
        ],
        { at: [i * 0.35 - (i % 2) * 0.5, i * 1.53, (i % 2) * 0.3], turn: [0, (i % 3) * 0.13 - 0.1, 0] },
      );
    }),
  );
}

/** The flags or the pads. */
export function stickyFlags(look: Look & StickyFlags): Group {
  return look.form === 'flags' ? flags(look) : pads(look);
}

export const stickyFlagsModel = model({
  name: 'sticky-flags',
  views: {
    hero: {
      build: stickyFlags,
      camera: ({ form }: Look & StickyFlags) => (form === 'flags' ? { turn: -20, pitch: 18 } : { turn: -26, pitch: 34 }),
    },
  },
  alt: ({ brand, form, tones, color, count }) =>
    form === 'flags'
      ? `${brand} sticky flags, ${color === 'multicolor' ? 'assorted colors' : color}, ${count}`
      : `${brand} sticky notes, 3 × 3 in, ${color === 'multicolor' ? 'assorted colors' : color}, ${tones.length} pads`,
});
