import type { Group } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { gloss, grain, matte } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { block, box, group, lathe, times, topDecal, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** What goes into coffee: sugar and creamer in canisters, sugar and sweetener in packets. */
export interface CoffeeCondiments {
  readonly kind: 'sugar' | 'creamer' | 'packets' | 'sweetener';
  readonly sold: 'one' | 'several';
}

type Spec = Look & CoffeeCondiments;

const kinds = {
  sugar: { title: 'Cane Sugar', line: 'Granulated', accent: '#1f5fae' },
  creamer: { title: 'Coffee Creamer', line: 'Non-dairy', accent: '#b0562a' },
  packets: { title: 'Sugar Packets', line: 'Cane sugar', accent: '#1f5fae' },
  sweetener: { title: 'Sweetener Packets', line: 'No calories', accent: '#c84f7f' },
} as const;

/** A canister of card with a lid to pour from. */
function canister(spec: Spec, place: Placed = {}): Group {
  const { title, line, accent } = kinds[spec.kind];
  const [r, h] = [4.4, 16];
  const label = print(Math.PI * 2 * r, h - 1, (s) => {
    s.fill('#fbf8f1');
    s.fill(accent, [0, 0, 1, 0.34]);
    s.fill(mix(accent, '#ffffff', 0.6), [0, 0.34, 1, 0.02]);
    s.fill(accent, [0, 0.92, 1, 0.08]);
    s.brand(spec.brand, [0.38, 0.1, 0.24, 0.15], { color: '#ffffff', align: 'center' });
    s.text(title, [0.385, 0.42, 0.23, 0.2], { weight: 850, align: 'center', lines: 2, color: mix(accent, '#1d1e21', 0.35) });
    s.text(line, [0.4, 0.66, 0.2, 0.05], { weight: 550, align: 'center', color: '#5b6067' });
    for (let i = 0; i < 3; i += 1) s.fill(mix(accent, '#ffffff', 0.5), [0.455 + i * 0.034, 0.77, 0.024, 0.075], 0.08);
  });
  return group(
    [
      lathe(
        [
          [0, 0],
          [r, 0],
          [r, 0.5],
          [r - 0.04, h],
          [0, h],
        ],
        matte('#e9e4d8', 0.6),
      ),
      wrap(r + 0.03, h - 1, label, { at: [0, h / 2, 0] }),
      lathe(
        [
          [0, h],
          [r + 0.12, h],
          [r + 0.16, h + 0.9],
          [r - 0.1, h + 1.15],
          [0, h + 1.15],
        ],
        gloss('#fbfbf9'),
      ),
      box([4, 0.12, 3.4], gloss(mix(accent, '#ffffff', 0.1)), { at: [0, h + 1.2, 1.6], round: 0.05 }),
    ],
    place,
  );
}

/** A packet lying. */
function packet(spec: Spec, place: Placed): Group {
  const { accent } = kinds[spec.kind];
  const face = print(6, 4, (s) => {
    s.fill(spec.kind === 'sweetener' ? mix(accent, '#ffffff', 0.55) : '#fbfaf5');
    for (const y of [0, 0.9]) s.fill(accent, [0, y, 1, 0.1]);
    s.brand(spec.brand, [0.14, 0.2, 0.72, 0.22], { align: 'center' });
    s.text(spec.kind === 'sweetener' ? 'Sweetener' : 'Sugar', [0.14, 0.5, 0.72, 0.28], {
      weight: 800,
      align: 'center',
      color: mix(accent, '#1d1e21', 0.3),
    });
  });
  return group([block([6, 0.36, 4], matte('#f4f1e8', 0.7), { round: 0.17 }), topDecal(5.8, 3.8, face, { at: [0, 0.37, 0] })], place);
}

const strewn = (spec: Spec, count: number, middle: Triple): Group => {
  const next = grain(count);
  return group(
    times(count, (i) =>
      packet(spec, {
        at: [((i % 3) - 1) * 5.6 + next() * 1.6, 0.02 + i * 0.13, (Math.floor(i / 3) - 0.5) * 3.8 + next()],
        turn: [0, (next() - 0.5) * 1.4, 0],
      }),
    ),
    { at: middle },
  );
};

function art(spec: Spec): (s: Sheet) => void {
  const { accent } = kinds[spec.kind];
  return (s) => {
    for (const [i, x] of [0.2, 0.42, 0.64].entries()) {
      s.ctx.save();
      s.ctx.translate((x + 0.08) * s.width, s.height * 0.49);
      s.ctx.rotate((i - 1) * 0.18);
      s.ctx.fillStyle = '#ffffff';
      s.ctx.fillRect(-s.width * 0.1, -s.height * 0.17, s.width * 0.2, s.height * 0.34);
      s.ctx.fillStyle = accent;
      s.ctx.fillRect(-s.width * 0.1, -s.height * 0.17, s.width * 0.2, s.height * 0.045);
      s.ctx.fillRect(-s.width * 0.1, s.height * 0.125, s.width * 0.2, s.height * 0.045);
      s.ctx.fillRect(-s.width * 0.055, -s.height * 0.03, s.width * 0.11, s.height * 0.05);
      s.ctx.restore();
    }
  };
}

/** A lump of sugar, a heap of them, or a spoon of creamer. */
function taste(spec: Spec, place: Placed): Group {
  const white = matte(spec.kind === 'creamer' ? '#f3e8d2' : '#f8f8f6', 0.95);
  const steel = gloss('#aeb5bc');
  return group(
    [
      lathe(
        [
          [0, 0],
          [1.5, 0.3],
          [1.9, 0.8],
          [1.75, 0.8],
          [0, 0.3],
        ],
        steel,
        { at: [0, 0.1, 0] },
      ),
      lathe(
        [
          [1.7, 0.7],
          [1.1, 1.3],
          [0, 1.6],
        ],
        white,
        { at: [0, 0.1, 0] },
      ),
      block([9, 0.25, 0.7], steel, { at: [6, 0.6, 0], round: 0.12 }),
    ],
    place,
  );
}

/** The canisters, or the box and some packets. */
export function coffeeCondiments(spec: Spec): Group {
  const { title, accent } = kinds[spec.kind];
  if (spec.kind === 'packets' || spec.kind === 'sweetener')
    return group([
      shelfBox([19, 12, 11], { brand: spec.brand, title, accent }, art(spec), { at: [-1, 0, -6] }),
      strewn(spec, 6, [1, 0, 6.4]),
    ]);
  if (spec.sold === 'one') return group([canister(spec), taste(spec, { at: [-2.4, 0, 6.4], turn: [0, 0.3, 0] })]);
  return group([
    canister(spec, { at: [-9.4, 0, -1] }),
    canister(spec, { at: [0, 0, -1], turn: [0, 0.15, 0] }),
    canister(spec, { at: [9.4, 0, -1], turn: [0, 0.3, 0] }),
  ]);
}

const near = (spec: Spec): Group =>
  spec.kind === 'packets' || spec.kind === 'sweetener'
    ? strewn(spec, 6, [0, 0, 0])
    : group([canister(spec, { turn: [0, -0.3, 0] }), taste(spec, { at: [-2, 0, 6.4] })]);

export const coffeeCondimentsModel = model({
  name: 'coffee-condiments',
  views: {
    hero: { build: coffeeCondiments, turn: -18, pitch: 18 },
    detail: {
      build: near,
      turn: 22,
      pitch: 48,
      zoom: 1,
      shows: (look): Spec => ({ ...look, sold: 'one' }),
      alt: ({ kind }) => `${kinds[kind].title} from above`,
    },
  },
  alt: ({ brand, kind, sold }) =>
    `${brand} ${kinds[kind].title.toLowerCase()}, ${kind === 'packets' || kind === 'sweetener' ? 'a box with some packets' : sold === 'one' ? 'one canister' : 'three canisters'}`,
});
