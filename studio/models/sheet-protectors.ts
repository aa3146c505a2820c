import type { Group } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import { brands } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { clear, matte } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, rod, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Clear sleeves with a punched edge, before their box. */
export interface SheetProtectors {
  readonly isHeavy: boolean;
}

type Spec = Look & SheetProtectors;

const [W, D] = [23.6, 28.6];

/** A page with a picture and a chart, as people protect them. */
function page(hex: string): ReturnType<typeof print> {
  return print(21.6, 27.9, (s) => {
    s.fill('#fdfdfb');
    s.fill(hex, [0, 0, 1, 0.16]);
    s.text('Annual Report', [0.1, 0.05, 0.7, 0.065], { color: '#ffffff', weight: 750 });
    for (let i = 0; i < 6; i += 1) s.fill('#c3c8cf', [0.1, 0.24 + i * 0.035, 0.8 - (i % 3) * 0.12, 0.012], 0.2);
    for (const [i, tall] of [0.12, 0.2, 0.16, 0.27, 0.32].entries())
      s.fill(i === 4 ? hex : mix(hex, '#ffffff', 0.55), [0.14 + i * 0.15, 0.86 - tall, 0.1, tall]);
    s.fill('#6b7280', [0.1, 0.86, 0.8, 0.005]);
  });
}

/** A sleeve with a page in it: lying, its punched edge at the left. */
function sleeve(hex: string, place: Placed): Group {
  return group(
    [
      box([21.6, 0.03, 27.9], matte('#fdfdfb', 0.9), { at: [0.9, 0.03, 0], round: 0 }),
      topDecal(21.6, 27.9, page(hex), { at: [0.9, 0.06, 0] }),
      box([W, 0.05, D], clear('#dce8ef', 0.22), { at: [0, 0.1, 0], round: 0.02 }),
      box([1.7, 0.07, D], matte('#eef1f2', 0.35), { at: [-W / 2 + 0.2, 0.1, 0], round: 0.02 }),
      ...[-1, 0, 1].map((hole) => rod(0.36, 0.36, 0.02, matte('#9aa1a6', 0.8), { at: [-W / 2 + 0.1, 0.145, hole * 10.8] })),
      box([0.12, 0.03, D], clear('#ffffff', 0.7), { at: [W / 2 - 0.2, 0.13, 0], round: 0 }),
      box([W, 0.03, 0.1], clear('#ffffff', 0.7), { at: [0, 0.13, D / 2 - 0.15], round: 0 }),
    ],
    place,
  );
}

/** A sleeve as the box shows it. */
function art(hex: string): (s: Sheet) => void {
  return (s) => {
    const [x, y, w, h] = [0.33, 0.25, 0.36, 0.5];
    s.fill('#ffffff', [x, y, w, h]);
    s.fill(hex, [x + 0.05, y + 0.03, w - 0.08, 0.09]);
    for (let i = 0; i < 4; i += 1) s.fill('#c3c8cf', [x + 0.07, y + 0.17 + i * 0.05, w - 0.14 - (i % 2) * 0.07, 0.018]);
    s.ctx.globalAlpha = 0.35;
    s.fill('#bcd6e4', [x, y, w, h]);
    s.ctx.globalAlpha = 1;
    s.fill('#dfe4e6', [x, y, 0.035, h]);
    for (const dot of [0.09, 0.25, 0.41]) s.disc('#8b9298', x + 0.017, y + dot, 0.009);
  };
}

const titleOf = ({ isHeavy }: SheetProtectors): string => (isHeavy ? 'Heavyweight Sheet Protectors' : 'Sheet Protectors');

/** The box on its edge and two sleeves before it. */
export function sheetProtectors(spec: Spec): Group {
  const { ink } = brands[spec.brand];
  return group([
    shelfBox([25, 30, spec.isHeavy ? 6 : 4.4], { brand: spec.brand, title: titleOf(spec), accent: ink }, art(ink), { at: [-3, 0, -12] }),
    sleeve(mix(ink, '#1b55c9', 0.3), { at: [7, 0, 8], turn: [0, -0.24, 0] }),
    sleeve(ink, { at: [2, 0.25, 9], turn: [0, 0.06, 0] }),
  ]);
}

export const sheetProtectorsModel = model({
  name: 'sheet-protectors',
  views: {
    hero: { build: sheetProtectors, turn: -20, pitch: 28 },
    detail: {
      build: () => group([sleeve('#1b55c9', { turn: [0, 0.1, 0] })]),
      turn: 24,
      pitch: 44,
      zoom: 1.1,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', isHeavy: false }),
      alt: () => 'A clear sleeve with three holes at its edge and a page in it',
    },
  },
  alt: ({ brand, isHeavy }) => `${brand} ${isHeavy ? 'heavyweight ' : ''}sheet protectors, clear, two with pages before the box`,
});
