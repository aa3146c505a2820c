import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, paper, plastic } from '../scene/materials.ts';
import { box, decal, group, plate, pull, times, topDecal, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Cassettes for a label maker; `color` is what they print in, `width` what the label says of the tape. */
export interface LabelTape {
  readonly tape: 'white' | 'yellow' | 'black' | 'clear';
  readonly width: '1/4"' | '3/8"' | '1/2"' | '3/4"';
  readonly count: number;
}

type Spec = Look & LabelTape;

const WIDE = { '1/4"': 0.64, '3/8"': 0.95, '1/2"': 1.27, '3/4"': 1.9 } as const;
const TAPES = { white: '#fdfdfb', yellow: '#f8d93a', black: '#1d1e21', clear: '#dfe6ea' } as const;
const wordOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tapeOf = ({ tape }: LabelTape): string => TAPES[tape];
const inkOf = ({ color }: Look): string => (color === 'white' ? '#ffffff' : '#17181a');

/** A printed strip, lying. */
function strip(spec: Spec, words: string): Group {
  const [w, d] = [9, WIDE[spec.width]];
  const art = print(w, d, (s) => {
    s.fill(tapeOf(spec));
    s.text(words, [0.06, 0.16, 0.88, 0.68], { weight: 750, color: inkOf(spec), align: 'center' });
  });
  return group([
    box([w, 0.04, d], paper(tapeOf(spec)), { at: [0, 0.03, 0], round: 0 }),
    topDecal(w, d, art, { at: [0, 0.06, 0], rough: 0.3 }),
  ]);
}

function cassette(spec: Spec): Group {
  const accent = '#2b5d8f';
  const h = 1.5 + WIDE[spec.width] * 0.5;
  const label = print(6.4, 2.2, (s) => {
    s.fill('#f5f5f2', [0, 0, 1, 1], 0.1);
    s.fill(accent, [0, 0, 0.36, 1], 0.1);
    s.text(spec.width, [0.03, 0.25, 0.3, 0.5], { weight: 800, color: '#ffffff', align: 'center' });
    s.text('Label tape', [0.41, 0.14, 0.55, 0.36], { weight: 850 });
    s.text(`${wordOf(spec.color)} on ${spec.tape}`, [0.41, 0.58, 0.55, 0.28], { weight: 550 });
  });
  return group([
    plate([7.6, h, 6], 0.8, plastic('#2a2d31'), { bevel: 0.12 }),
    box([2.6, h * 0.7, 1.4], plastic('#2a2d31'), { at: [3.6, h * 0.4, 2.6], round: 0.2 }),
    plate([6.2, 0.2, 2.1], 0.5, plastic('#17191c'), { at: [0, h - 0.1, -1.6], bevel: 0.04 }),
    ...[-1.6, 1.6].map((x) =>
      pull(washer(0.9, 0.45), 0.24, paper(tapeOf(spec)), { at: [x, h + 0.04, -1.6], turn: [-Math.PI / 2, 0, 0], bevel: 0.02 }),
    ),
    plate([6.4, 0.14, 2.2], 0.5, clear('#c9d4dc', 0.2), { at: [0, h + 0.1, -1.6], bevel: 0.03 }),
    decal(6.4, 2.2, label, { at: [0, h + 0.02, 1.3], turn: [-Math.PI / 2, 0, 0], material: film(label, 0.5) }),
  ]);
}

/** The cassettes of the pack, and two labels that were printed with one. */
const tapes = (spec: Spec): Group =>
  group([
    ...times(spec.count, (i) => {
      const one = cassette(spec);
      one.position.set((i % 2) * 8.6 - (spec.count > 1 ? 4.3 : 0), 0, Math.floor(i / 2) * -7);
      return one;
    }),
    group([strip(spec, 'Front office')], { at: [spec.count > 1 ? -3.4 : -1, 0, 5.6], turn: [0, 0.06, 0] }),
    group([strip(spec, 'Invoices')], { at: [spec.count > 1 ? 6.2 : 0.6, 0, spec.count > 1 ? 6 : 8.2], turn: [0, -0.08, 0] }),
  ]);

export const labelTapeModel = model({
  name: 'label-tape',
  views: {
    hero: { build: tapes, turn: -16, pitch: 46, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) =>
        group([
          strip(spec, 'Front office'),
          group([strip(spec, 'Invoices')], { at: [0.6, 0, 2.6], turn: [0, -0.08, 0] }),
          group([strip(spec, 'Shelf 4')], { at: [-0.4, 0, -2.6], turn: [0, 0.06, 0] }),
        ]),
      turn: -20,
      pitch: 40,
      zoom: 1,
      shows: (): Spec => ({ color: 'black', brand: 'Foolscap', tape: 'white', width: '1/2"', count: 1 }),
      alt: () => 'Labels of laminated tape, printed black on white',
    },
  },
  alt: ({ brand, tape, color, width, count }) =>
    `${brand} label tape, ${width}, ${color} on ${tape}, ${count === 1 ? 'one cassette' : `${count} cassettes`} with printed labels`,
});
