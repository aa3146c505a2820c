import { PlaneGeometry } from 'three';
import type { Group, Mesh } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import { bothSides, box, group, lathe, part, rod, wrap } from '../scene/parts.ts';
import { copies, grid } from '../props/copies.ts';
import { drawFlavor, onCard } from '../props/flavor-art.ts';
import type { Scent } from '../props/scents.ts';
import { scentArt, scentPaint, scentWords } from '../props/scents.ts';
import { shippingCarton } from '../props/case-carton.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Canisters of wipes: one, three in film, or one before the carton of a case. */
export interface Wipes {
  readonly kind: 'disinfecting' | 'screen';
  /** `any`: the label does not say. */
  readonly scent: Scent | 'any';
  readonly units: 'one' | 'three' | 'case';
}

type Spec = Look & Wipes;

const titleOf = ({ kind }: Wipes): string => (kind === 'screen' ? 'Screen & Keyboard Wipes' : 'Disinfecting Wipes');
const accentOf = ({ kind, scent }: Wipes): string => (kind === 'screen' ? '#2b3a67' : scent === 'any' ? '#1f7f86' : scentPaint(scent));

function screenSign(s: Parameters<typeof drawFlavor>[0], x: number, y: number, size: number): void {
  onCard(s, x, y, size, (ctx) => {
    ctx.fillStyle = '#2b3a67';
    ctx.beginPath();
    ctx.roundRect(-46, -36, 92, 56, 6);
    ctx.roundRect(-14, 26, 28, 6, 3);
    ctx.fill();
    ctx.fillStyle = '#8fd0f0';
    ctx.fillRect(-38, -29, 76, 42);
  });
}

/** One fold of the wipe that stands in the opening of a lid at height `h`. */
function tissue(h: number, i: number): Mesh {
  const fold = new PlaneGeometry(4.4, 5.6, 12, 12);
  const at = fold.getAttribute('position');
  for (let k = 0; k < at.count; k += 1) {
    const [x, up] = [at.getX(k), at.getY(k) / 5.6 + 0.5];
    at.setX(k, x * (0.16 + 0.84 * up ** 0.8));
    at.setZ(k, Math.sin(x * 2.2 + i * 2) * 0.5 * up + up ** 2 * (0.5 + i * 0.35));
  }
  fold.computeVertexNormals();
  return part(fold, bothSides(paper('#fdfdfb')), { at: [0, h + 3.9 - i * 0.5, 0], turn: [0, i * 2.1 + 0.3, 0] });
}

/** A canister; `open`: a wipe is pulled up. */
function tub(spec: Spec, open: boolean): Group {
  const hex = accentOf(spec);
  const [r, h] = [4.7, 17];
  const art = print(Math.PI * 2 * r, h - 1, (s) => {
    s.fill('#fdfdfb');
    s.fill(hex, [0, 0, 1, 0.3]);
    s.fill(hex, [0, 0.86, 1, 0.14]);
    s.brand(spec.brand, [0.385, 0.07, 0.23, 0.13], { color: inkOn(hex), align: 'center' });
    s.text(titleOf(spec), [0.385, 0.335, 0.23, 0.19], { weight: 850, lines: 2, align: 'center', color: '#1f2a44' });
    if (spec.kind === 'screen') screenSign(s, 0.5, 0.68, 0.27);
    else drawFlavor(s, spec.scent === 'any' ? 'plain' : scentArt(spec.scent), 0.5, 0.68, 0.27);
    s.text(spec.scent === 'any' ? 'Wipes' : scentWords(spec.scent), [0.4, 0.885, 0.2, 0.085], {
      weight: 700,
      align: 'center',
      color: inkOn(hex),
    });
  });
  const lid = plastic(spec.kind === 'screen' ? '#2b3a67' : mix(hex, '#ffffff', 0.08));
  return group([
    rod(r - 0.05, r - 0.05, h, matte('#f4f4f1', 0.35), { at: [0, h / 2, 0] }),
    wrap(r, h - 1, art, { at: [0, h / 2, 0], rough: 0.35 }),
    lathe(
      [
        [r + 0.1, h - 0.6],
        [r + 0.2, h - 0.3],
        [r + 0.2, h + 1.2],
        [r - 0.1, h + 1.7],
        [r - 0.6, h + 1.8],
        [1.5, h + 1.8],
        [1.3, h + 1.5],
        [0, h + 1.5],
      ],
      lid,
    ),
    ...(open
      ? [...[0, 1, 2].map((i) => tissue(h, i)), box([4.2, 0.35, 3.4], lid, { at: [0, h + 3.1, -3], turn: [-1.15, 0, 0], round: 0.15 })]
      : [
          box([4.2, 0.5, 6], lid, { at: [0, h + 1.95, -0.6], round: 0.2 }),
          box([2, 0.4, 0.8], lid, { at: [0, h + 1.95, 2.6], round: 0.15 }),
        ]),
  ]);
}

/** The canisters. */
export function wipes(spec: Spec): Group {
  if (spec.units === 'one') return tub(spec, true);
  if (spec.units === 'case')
    return group([
      shippingCarton([31, 21, 22], { brand: spec.brand, title: titleOf(spec), ink: accentOf(spec) }),
      group([tub(spec, true)], { at: [18.5, 0, 13.5], turn: [0, 0.25, 0] }),
    ]);
  return group([copies(tub(spec, false), grid(3, 1, 9.85)), box([30.4, 19.6, 10.4], clear('#eef4f8', 0.1), { at: [0, 9.9, 0], round: 4 })]);
}

const TUBS = { one: 'a tub', three: '3 tubs', case: 'a tub before its case' } as const;

export const wipesModel = model({
  name: 'wipes',
  views: {
    hero: { build: wipes, camera: ({ units }: Spec) => (units === 'one' ? { turn: -6, pitch: 14 } : { turn: -16, pitch: 18 }) },
    top: {
      // From behind, where no label says whose it is.
      build: (spec) => group([group([tub(spec, true)], { turn: [0, Math.PI, 0] })]),
      turn: 14,
      pitch: 50,
      shows: (look): Spec => ({ ...look, color: 'white', brand: 'Fernhill', kind: 'disinfecting', scent: 'any', units: 'one' }),
      alt: () => 'An open tub: the wipes come up through the lid one at a time',
    },
  },
  alt: (spec) =>
    `${spec.brand} ${titleOf(spec).toLowerCase()}, ${spec.scent === 'any' ? '' : `${scentWords(spec.scent).toLowerCase()}, `}${TUBS[spec.units]}`,
});
