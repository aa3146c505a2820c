import type { Group, Texture } from 'three';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { paint, type Tone } from '../scene/palette.ts';
import { group, type Placed, type Triple } from '../scene/parts.ts';
import { besideCarton, caseOf, caseSize } from '../props/paper-case.ts';
import { fan, SHEETS, sheetStack, wrapped } from '../props/paper-packs.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Stiff sheets in a printed paper band. */
export interface Cardstock {
  readonly sheets: number;
  readonly packs: number;
}

type Spec = Look & Cardstock;
const { wide: WIDE, long: LONG, text: SIZE } = SHEETS.letter;
const thickness = (sheets: number): number => Math.max(1.3, sheets * 0.024);

const card = ({ brand, sheets, color }: Spec): Texture =>
  print(WIDE, 11, (s) => {
    const { ink } = brands[brand];
    s.fill('#fbfaf6');
    s.fill(ink, [0, 0, 1, 0.34]);
    s.brand(brand, [0.06, 0.07, 0.88, 0.2], { color: '#ffffff' });
    s.text('Cardstock', [0.06, 0.42, 0.56, 0.22], { weight: 800 });
    s.text(`${SIZE} · for covers and cards`, [0.06, 0.74, 0.6, 0.12], {
      weight: 600,
      color: '#3b4047',
    });
    s.text(String(sheets), [0.66, 0.4, 0.28, 0.3], { weight: 900, align: 'right', color: ink });
    s.text('sheets', [0.66, 0.74, 0.28, 0.13], { weight: 700, align: 'right', color: ink });
    s.fill(paint(color), [0, 0.94, 1, 0.06]);
  });

/** A pack lying: the stack and the band around it. */
function pack(spec: Spec, place: Placed = {}): Group {
  const high = thickness(spec.sheets);
  return group(
    [
      sheetStack([WIDE, high, LONG], [paint(spec.color)], { at: [0, 0.05, 0] }),
      wrapped([WIDE + 0.16, high + 0.16, 11], '#fbfaf6', { top: card(spec) }, { at: [0, 0, 4.2], round: 0.06, rough: 0.4 }),
    ],
    place,
  );
}

const standing = (spec: Spec, place: Placed = {}): Group =>
  group([pack(spec, { at: [0, LONG / 2 + 0.15, -thickness(spec.sheets) / 2], turn: [Math.PI / 2, 0, 0] })], place);

/** A pack of cardstock, or a carton with one before it. */
export function cardstock(spec: Spec): Group {
  if (spec.packs === 1) return pack(spec);
  const sheet: Triple = [WIDE, Math.max(5, thickness(spec.sheets)), LONG];
  const carton = caseOf({
    brand: spec.brand,
    title: 'Cardstock',
    count: spec.packs,
    unit: 'packs',
    facts: [`${spec.sheets} sheets each`, SIZE],
    sheet,
    board: '#f6f3ec',
    accent: brands[spec.brand].ink,
    spark: paint(spec.color),
  });
  return group([carton, standing(spec, besideCarton(caseSize(spec.packs, sheet), WIDE))]);
}

const range: readonly Tone[] = ['white', 'ivory', 'cream', 'yellow', 'red', 'blue', 'grey'];

/** The colours there are to choose from, one sheet of each. */
const choice = (): Group => group([fan('letter', range.map(paint), range.length, 1.3, 0.24)]);

export const cardstockModel = model({
  name: 'cardstock',
  views: {
    hero: {
      build: cardstock,
      camera: ({ packs }: Spec) => (packs === 1 ? { turn: 28, pitch: 40 } : { turn: -30, pitch: 20 }),
    },
    pack: {
      build: choice,
      turn: 0,
      pitch: 52,
      zoom: 1,
      shows: (): Spec => ({ color: 'white', brand: 'Foolscap', sheets: 50, packs: 1 }),
      alt: () => 'The colors of cardstock there are to choose from, one sheet of each',
    },
  },
  alt: ({ brand, color, sheets, packs }) => `${brand} cardstock, ${color}, ${SIZE}, ${sheets} sheets${packs > 1 ? `, ${packs} packs` : ''}`,
});
