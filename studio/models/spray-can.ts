import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { gloss, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { group, lathe, rod, wrap } from '../scene/parts.ts';
import { drawFlavor, drawSparkle, onCard } from '../props/flavor-art.ts';
import type { Scent } from '../props/scents.ts';
import { scentArt, scentPaint, scentWords } from '../props/scents.ts';
import { shippingCarton } from '../props/case-carton.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Aerosol cans: one, two, or one before the carton of a case. */
export interface SprayCan {
  readonly kind: 'freshener' | 'duster' | 'polish' | 'adhesive';
  /** `any`: the label does not say. */
  readonly scent: Scent | 'any';
  readonly sold: 'single' | 'pair' | 'case';
}

type Spec = Look & SprayCan;

const kinds = {
  freshener: { title: 'Air Freshener', hex: '#2f9e8f', foot: 'Room spray' },
  duster: { title: 'Air Duster', hex: '#1c5fb8', foot: 'Compressed gas' },
  polish: { title: 'Furniture Polish', hex: '#7a4f25', foot: 'For wood' },
  adhesive: { title: 'Spray Adhesive', hex: '#cf1f2e', foot: 'Permanent bond' },
} as const;

/** What the label says of the scent. */
const scentOf = ({ kind, scent }: SprayCan): Scent | undefined =>
  (kind === 'freshener' || kind === 'polish') && scent !== 'any' ? scent : undefined;
const accentOf = (spec: SprayCan): string => {
  const scent = spec.kind === 'freshener' ? scentOf(spec) : undefined;
  return scent === undefined ? kinds[spec.kind].hex : scentPaint(scent);
};

/** Puffs of air, or a spray that falls on a sheet. */
function sign(spec: SprayCan, s: Parameters<typeof drawFlavor>[0], x: number, y: number, size: number): void {
  const scent = scentOf(spec);
  if (scent !== undefined) return drawFlavor(s, scentArt(scent), x, y, size);
  if (spec.kind === 'polish') return drawSparkle(s, x, y, size, '#c98b46');
  onCard(s, x, y, size, (ctx) => {
    ctx.strokeStyle = accentOf(spec);
    ctx.lineWidth = 8;
    ctx.lineCap = 'round';
    for (const [dy, reach] of [
      [-26, 30],
      [-4, 46],
      [18, 36],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(-46, dy);
      ctx.lineTo(reach - 16, dy);
      ctx.arc(reach - 16, dy - 11, 11, Math.PI / 2, -Math.PI * 0.7, true);
      ctx.stroke();
    }
  });
}

/** The words at the foot of the label. */
function footOf(spec: SprayCan): string {
  const scent = scentOf(spec);
  return scent === undefined ? kinds[spec.kind].foot : scentWords(scent);
}

function can(spec: Spec, capped: boolean, place: Placed = {}): Group {
  const hex = accentOf(spec);
  const art = print(20.7, 16, (s) => {
    s.fill('#fbfbf8');
    // The back is white with small print, whatever is in the can.
    s.fill(hex, [0.25, 0, 0.5, 0.26]);
    s.fill(hex, [0.25, 0.82, 0.5, 0.18]);
    for (let i = 0; i < 9; i += 1) for (const x of [0.03, 0.86]) s.fill('#b9bec4', [x, 0.2 + i * 0.06, i % 3 === 2 ? 0.07 : 0.11, 0.018]);
    s.brand(spec.brand, [0.37, 0.08, 0.26, 0.12], { color: inkOn(hex), align: 'center' });
    s.text(kinds[spec.kind].title, [0.37, 0.31, 0.26, 0.2], { weight: 900, lines: 2, align: 'center', color: mix(hex, '#000000', 0.45) });
    sign(spec, s, 0.5, 0.66, 0.25);
    s.text(footOf(spec), [0.38, 0.86, 0.24, 0.085], { weight: 700, align: 'center', color: inkOn(hex) });
  });
  const head =
    spec.kind === 'duster'
      ? [
          rod(1.5, 1.7, 1.4, plastic('#1d1e21'), { at: [0, 20.4, 0] }),
          rod(0.9, 1.2, 1.6, plastic('#1d1e21'), { at: [0, 21.8, 0] }),
          rod(0.16, 0.16, 11, plastic('#cf1f2e'), { at: [-5.6, 21.9, 0.3], turn: [0, 0, Math.PI / 2] }),
        ]
      : capped
        ? [
            lathe(
              [
                [3.05, 19],
                [3.1, 19.1],
                [3, 23.4],
                [2.7, 24],
                [0, 24.1],
              ],
              gloss(hex),
            ),
          ]
        : [
            rod(0.75, 0.85, 1.8, plastic('#f2f2ee'), { at: [0, 20.8, 0] }),
            rod(0.14, 0.14, 0.2, rubber('#333333'), { at: [0, 21.2, 0.78], turn: [Math.PI / 2, 0, 0] }),
          ];
  return group(
    [
      lathe(
        [
          [0, 0],
          [3.1, 0],
          [3.3, 0.15],
          [3.3, 0.6],
          [3.25, 0.8],
          [3.25, 17.2],
          [3.35, 17.4],
          [3.35, 17.7],
          [2.8, 18.8],
          [1.7, 19.5],
          [1.7, 20],
          [0, 20],
        ],
        metal('#d5d9dd', 0.25),
      ),
      wrap(3.29, 16, art, { at: [0, 9, 0], rough: 0.3 }),
      ...head,
    ],
    place,
  );
}

/** The cans. */
export function sprayCan(spec: Spec): Group {
  if (spec.sold === 'single') return can(spec, true);
  if (spec.sold === 'pair')
    return group([can(spec, true, { at: [-3.6, 0, 0] }), can(spec, true, { at: [3.6, 0, 0.6], turn: [0, 0.15, 0] })]);
  return group([
    shippingCarton([22, 22, 15], { brand: spec.brand, title: kinds[spec.kind].title, ink: mix(kinds[spec.kind].hex, '#000000', 0.15) }),
    can(spec, true, { at: [13.4, 0, 10.6], turn: [0, 0.3, 0] }),
  ]);
}

/** A can without its cap from behind, where no label says what it is. */
const uncapped = (spec: Spec): Group => group([can(spec, false, { turn: [0, Math.PI, 0] })]);

export const sprayCanModel = model({
  name: 'spray-can',
  views: {
    hero: { build: sprayCan, camera: ({ sold }: Spec) => (sold === 'case' ? { turn: -24, pitch: 16 } : { turn: -6, pitch: 12 }) },
    detail: {
      build: uncapped,
      turn: 24,
      pitch: 48,
      zoom: 1.1,
      shows: (look): Spec => ({
        ...look,
        color: 'silver',
        brand: 'Kestrel',
        kind: look.kind === 'duster' ? 'duster' : 'adhesive',
        scent: 'any',
        sold: 'single',
      }),
      alt: ({ kind }) => (kind === 'duster' ? 'The thin tube on the nozzle' : 'The nozzle under the cap'),
    },
  },
  alt: (spec) =>
    `${spec.brand} ${kinds[spec.kind].title.toLowerCase()}${scentOf(spec) === undefined ? '' : `, ${footOf(spec).toLowerCase()}`}, ${
      spec.sold === 'pair' ? 'two cans' : spec.sold === 'case' ? 'a can before its case' : 'a can'
    }`,
});
