import type { Group, Texture } from 'three';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { inkOn, mix, paint, type Tone } from '../scene/palette.ts';
import { group, times, type Placed } from '../scene/parts.ts';
import { besideCarton, caseOf, caseSize } from '../props/paper-case.ts';
import { fan, REAM_HEIGHT, SHEETS, sheetStack, wrapped } from '../props/paper-packs.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Colored paper: reams whose wrapper leaves the sheets in sight, or a carton of them. */
export interface ColoredPaper {
  readonly shade: 'pastel' | 'bright';
  readonly reams: number;
}

type Spec = Look & ColoredPaper;
const brights: readonly Tone[] = ['lemon', 'lime', 'sky', 'pink', 'orange'];
const ownPastels: readonly Tone[] = ['canary', 'goldenrod', 'ivory', 'salmon', 'lilac', 'buff'];

/** The colours of the sheets in one ream. */
function sheetColors({ color, shade }: Spec): string[] {
  if (color === 'multicolor') return brights.map(paint);
  return [shade === 'bright' || ownPastels.includes(color) ? paint(color) : mix(paint(color), '#ffffff', 0.62)];
}

const first = (colors: readonly string[]): string => colors[0] ?? '#ffffff';

/** How much of a sheet's length the wrapper covers. */
const COVERED = 0.8;

const label = (spec: Spec): Texture => {
  const { wide, long } = SHEETS.letter;
  const colors = sheetColors(spec);
  const on = inkOn(first(colors));
  return print(wide, long * COVERED, (s) => {
    s.fill('#fbfaf7');
    const band = 1 / colors.length;
    for (const [i, color] of colors.entries()) s.fill(color, [i * band, 0.46, band + 0.002, 0.54]);
    s.brand(spec.brand, [0.08, 0.07, 0.84, 0.14], { color: brands[spec.brand].ink });
    s.text('Colored Paper', [0.08, 0.26, 0.84, 0.14], { weight: 800 });
    s.text('The same color on both sides', [0.08, 0.7, 0.44, 0.14], { weight: 600, color: on, lines: 2 });
    s.text('500', [0.56, 0.62, 0.36, 0.2], { weight: 900, color: on, align: 'right' });
    s.text('sheets', [0.56, 0.83, 0.36, 0.08], { weight: 700, color: on, align: 'right' });
  });
};

const side = (spec: Spec): Texture =>
  print(SHEETS.letter.long * COVERED, REAM_HEIGHT, (s) => {
    s.fill('#fbfaf7');
    s.brand(spec.brand, [0.06, 0.26, 0.44, 0.48], { color: brands[spec.brand].ink });
    s.text('500 sheets', [0.54, 0.36, 0.4, 0.28], { align: 'right' });
  });

const end = (spec: Spec): Texture =>
  print(SHEETS.letter.wide, REAM_HEIGHT, (s) => {
    s.fill('#fbfaf7');
    s.brand(spec.brand, [0.06, 0.26, 0.44, 0.48], { color: brands[spec.brand].ink });
    s.text('Colored Paper', [0.54, 0.36, 0.4, 0.28], { align: 'right' });
  });

/** A lying ream; the sheets look out of the wrapper at the far end. */
function ream(spec: Spec, place: Placed = {}): Group {
  const { wide, long } = SHEETS.letter;
  const covered = long * COVERED;
  const body = wrapped(
    [wide, REAM_HEIGHT, covered],
    '#fbfaf7',
    { top: label(spec), right: side(spec), left: side(spec), front: end(spec) },
    { at: [0, 0, (long - covered) / 2] },
  );
  const inside = sheetStack([wide - 0.5, REAM_HEIGHT - 0.5, long - 0.6], sheetColors(spec), { at: [0, 0.25, -0.2] });
  return group([body, inside], place);
}

const standing = (spec: Spec, place: Placed = {}): Group =>
  group([ream(spec, { at: [0, SHEETS.letter.long / 2, -REAM_HEIGHT / 2], turn: [Math.PI / 2, 0, 0] })], place);

/** Colored paper as it is sold. */
export function coloredPaper(spec: Spec): Group {
  if (spec.reams === 1) return standing(spec);
  if (spec.reams <= 3)
    return group(
      times(spec.reams, (i) => ream(spec, { at: [i * 0.4, i * (REAM_HEIGHT + 0.05), i === 1 ? 0.5 : 0], turn: [0, i * 0.05 - 0.05, 0] })),
    );
  const { wide, long } = SHEETS.letter;
  const carton = caseOf({
    brand: spec.brand,
    title: 'Colored Paper',
    count: spec.reams,
    unit: 'reams',
    facts: [`${(spec.reams * 500).toLocaleString('en-US')} sheets`],
    sheet: [wide, REAM_HEIGHT, long],
    board: '#f6f3ec',
    accent: first(sheetColors(spec)),
    spark: sheetColors(spec)[3] ?? brands[spec.brand].ink,
  });
  return group([carton, standing(spec, besideCarton(caseSize(spec.reams, [wide, REAM_HEIGHT, long]), wide))]);
}

const ranges: Record<ColoredPaper['shade'], readonly Tone[]> = {
  pastel: ['canary', 'goldenrod', 'salmon', 'pink', 'lilac', 'blue', 'green', 'ivory', 'buff', 'grey'],
  bright: ['lemon', 'orange', 'red', 'pink', 'violet', 'sky', 'teal', 'lime'],
};

/** The colours there are to choose from, fanned. */
function range({ shade, brand }: Spec): Group {
  const colors = ranges[shade].flatMap((color) => sheetColors({ color, shade, brand, reams: 1 }));
  return group([fan('letter', colors, colors.length, 1.7, 0.14)]);
}

export const coloredPaperModel = model({
  name: 'colored-paper',
  views: {
    hero: {
      build: coloredPaper,
      camera: ({ reams }: Spec) =>
        reams === 1 ? { turn: 24, pitch: 14 } : reams <= 3 ? { turn: 34, pitch: 34 } : { turn: -30, pitch: 20 },
    },
    pack: {
      build: range,
      turn: 0,
      pitch: 52,
      zoom: 1,
      // All colours of a range share the picture of the range.
      shows: (look: Spec): Spec => ({ ...look, color: 'white', brand: 'Foolscap', reams: 1 }),
      alt: ({ shade }) => `The ${shade} colors there are to choose from, one sheet of each`,
    },
  },
  alt: ({ brand, color, shade, reams }) =>
    `${brand} ${shade} colored paper, ${color === 'multicolor' ? 'assorted brights' : color}, ${
      reams === 1 ? 'ream of 500 sheets' : reams <= 3 ? `${reams} reams` : `case of ${reams} reams`
    }`,
});
