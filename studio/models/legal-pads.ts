import type { Group, Texture } from 'three';
import { pen } from '../props/stationery.ts';
import { sheetStack } from '../props/paper-packs.ts';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Ruled pads bound at the top. */
export interface LegalPads {
  readonly size: 'letter' | 'legal' | 'junior';
  readonly count: 1 | 3 | 6 | 12;
}

type Spec = Look & LegalPads;

const SIZES = { letter: [21.6, 29.8], legal: [21.6, 35.6], junior: [12.7, 20.3] } as const;
const THICK = 0.95;
const BAND = 2.3;

const papers: Readonly<Record<string, readonly string[]>> = {
  canary: ['#fbee86'],
  white: ['#fbfbf7'],
  multicolor: ['#f7c3d0', '#b9dcf2', '#d7c4ec', '#c3e6c8'],
};
const paperOf = ({ color }: Look, i: number): string => {
  const colors = papers[color] ?? ['#fbee86'];
  return colors[i % colors.length] ?? '#fbee86';
};

/** A ruled page: blue lines, a red double margin, a head line. */
function page(spec: Spec, hex: string, isWritten: boolean): Texture {
  const [w, h] = SIZES[spec.size];
  return print(w, h, (s) => {
    s.fill(hex);
    const step = 0.87 / h;
    for (let y = (BAND + 2.6) / h; y < 0.985; y += step) s.fill('#7fa6d6', [0, y, 1, 0.0026]);
    for (const x of [0.17, 0.182]) s.fill('#e0566a', [x, 0, 0.003, 1]);
    if (!isWritten) return;
    const ink = { color: '#26407a', italic: true, weight: 500 } as const;
    for (const [i, words] of ['Call the landlord', 'Quotes for toner', 'Thursday: budget'].entries())
      s.text(words, [0.21, (BAND + 2.75) / h + step * (1.02 + i * 2), 0.6, step * 0.9], ink);
  });
}

function pad(spec: Spec, i: number, isWritten: boolean, place: Placed): Group {
  const [w, h] = SIZES[spec.size];
  const hex = paperOf(spec, i);
  const accent = mix(brands[spec.brand].ink, '#1d1e21', 0.25);
  const band = print(w, BAND, (s) => {
    s.fill(accent);
    s.brand(spec.brand, [0.3, 0.27, 0.4, 0.46], { color: inkOn(accent), align: 'center' });
  });
  return group(
    [
      sheetStack([w, THICK, h], [hex]),
      topDecal(w - 0.06, h - 0.06, page(spec, hex, isWritten), { at: [0, THICK + 0.012, 0], rough: 0.92 }),
      box([w + 0.06, THICK + 0.07, BAND], matte(accent, 0.6), { at: [0, THICK / 2 + 0.02, -h / 2 + BAND / 2 - 0.03], round: 0.05 }),
      topDecal(w - 0.1, BAND - 0.08, band, { at: [0, THICK + 0.075, -h / 2 + BAND / 2 - 0.03], rough: 0.6 }),
    ],
    place,
  );
}

/** The pads in a stack, a pen on the topmost of a small one. */
export function legalPads(spec: Spec): Group {
  const stack = times(spec.count, (i) =>
    pad(spec, i, false, {
      at: [((i * 7) % 3) * 0.22 - 0.22, i * (THICK + 0.09), ((i * 5) % 3) * 0.2 - 0.2],
      turn: [0, i === spec.count - 1 ? 0.05 : ((i % 3) - 1) * 0.018, 0],
    }),
  );
  if (spec.count > 3) return group(stack);
  const [w] = SIZES[spec.size];
  return group([...stack, group([pen('#22365e')], { at: [w * 0.32, spec.count * (THICK + 0.09) + 0.48, 5], turn: [0, 1.9, 0] })]);
}

/** A pad in use. */
const written = (spec: Spec): Group =>
  group([pad(spec, 0, true, {}), group([pen('#22365e')], { at: [SIZES[spec.size][0] * 0.4, THICK + 0.5, 4.6], turn: [0, 1.2, 0] })]);

export const legalPadsModel = model({
  name: 'legal-pads',
  views: {
    hero: { build: legalPads, turn: -28, pitch: 38 },
    detail: {
      build: written,
      turn: 14,
      pitch: 50,
      zoom: 1.15,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', count: 1 }),
      alt: ({ color }) => `A ${color === 'multicolor' ? 'pastel' : color} pad in use`,
    },
  },
  alt: ({ brand, color, size, count }) =>
    `${brand} ${size === 'junior' ? 'junior ' : ''}legal pads, ${color === 'multicolor' ? 'assorted pastels' : color}, ruled, ${size === 'legal' ? 'legal size, ' : ''}${count === 1 ? 'one pad' : `${count} pads`}`,
});
