import type { Group, Object3D, Texture } from 'three';
import { brands, type Brand } from '../scene/brands.ts';
import { drawEmblem } from '../scene/emblems.ts';
import { print, type Sheet } from '../scene/label.ts';
import { inkOn, mix } from '../scene/palette.ts';
import { matte, paper } from '../scene/materials.ts';
import { block, box, group, rod, times, type Placed } from '../scene/parts.ts';
import { endFold, REAM_HEIGHT, SHEETS, sheetStack, wrapped, type SheetSize } from '../props/paper-packs.ts';
import { besideCarton, caseOf, caseSize } from '../props/paper-case.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** White printer paper: a wrapped ream, three of them, or a carton with a ream before it. */
export interface CopyPaper {
  readonly kind: 'copy' | 'recycled' | 'presentation';
  readonly sheet: SheetSize | 'a4';
  readonly reams: number;
  readonly isPunched: boolean;
}

type Spec = Look & CopyPaper;

/** The sheets that copy paper comes in: those of American offices, and the one of all others. */
const FORMATS = { ...SHEETS, a4: { wide: 21, long: 29.7, text: '210 × 297 mm' } } as const;

interface Theme {
  readonly ground: string;
  readonly accent: string;
  readonly spark: string;
}

const titles = { copy: 'Copy Paper', recycled: 'Recycled Paper', presentation: 'Presentation Paper' } as const;
const plain: Record<CopyPaper['kind'], Theme> = {
  copy: { ground: '#eef2fa', accent: '#1d4fb4', spark: '#f2b632' },
  recycled: { ground: '#eef0e0', accent: '#2f7a45', spark: '#a9cf62' },
  presentation: { ground: '#f5f5f3', accent: '#17181c', spark: '#d6137d' },
};
const themes: Record<CopyPaper['kind'], Partial<Record<Brand, Theme>>> = {
  copy: {
    Northline: { ground: '#1a48a4', accent: '#0f2c66', spark: '#f2b632' },
    Foolscap: { ground: '#f5f2ea', accent: '#e4572e', spark: '#1f2a44' },
    Cotswell: { ground: '#efe6d3', accent: '#3d3a6b', spark: '#b08d3c' },
  },
  recycled: {
    Foolscap: { ground: '#f5f2ea', accent: '#4b8b5a', spark: '#1f2a44' },
    Evenfold: { ground: '#cfb58c', accent: '#2c5c34', spark: '#f3ead4' },
  },
  presentation: {
    Foolscap: { ground: '#f5f2ea', accent: '#1f2a44', spark: '#0b8e95' },
    Cotswell: { ground: '#34316a', accent: '#211f47', spark: '#d8b25a' },
  },
};

const themeOf = ({ kind, brand }: Spec): Theme => themes[kind][brand] ?? plain[kind];
const inkFor = (brand: Brand, ground: string): string => (inkOn(ground) === '#ffffff' ? '#ffffff' : brands[brand].ink);

/** The lower part of a wrapper: two waves over the whole width. */
function waves(s: Sheet, { accent, spark }: Theme): void {
  const { ctx, width: w, height: h } = s;
  for (const [color, top] of [
    [spark, 0.5],
    [accent, 0.53],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(0, h * (top + 0.1));
    ctx.bezierCurveTo(w * 0.35, h * (top - 0.1), w * 0.6, h * (top + 0.16), w, h * (top - 0.04));
    ctx.lineTo(w, h);
    ctx.lineTo(0, h);
    ctx.fill();
  }
}

/** Prints of full colour, which is what presentation paper is for. */
function swatches(s: Sheet): void {
  s.ctx.save();
  s.ctx.globalCompositeOperation = 'multiply';
  for (const [i, color] of ['#00a3d9', '#d6137d', '#f8c617'].entries())
    s.disc(color, 0.74 + (i - 1) * 0.08, 0.43 + (i === 1 ? -0.05 : 0.025), 0.12);
  s.ctx.restore();
}

const wrapperTop = (spec: Spec): Texture => {
  const { wide, long, text } = FORMATS[spec.sheet];
  const theme = themeOf(spec);
  const ink = inkFor(spec.brand, theme.ground);
  const on = inkOn(theme.accent);
  return print(wide, long, (s) => {
    s.fill(theme.ground);
    waves(s, theme);
    if (spec.kind === 'presentation' && inkOn(theme.ground) !== '#ffffff') swatches(s);
    if (spec.kind === 'recycled') drawEmblem(s, 'leaf', { x: 0.8, y: 0.42, size: 0.2, color: theme.accent });
    s.brand(spec.brand, [0.08, 0.06, 0.84, 0.12], { color: ink });
    s.text(titles[spec.kind], [0.08, 0.2, 0.72, 0.17], { weight: 800, color: ink, lines: 2 });
    if (spec.kind === 'copy') {
      s.text(text, [0.08, 0.7, 0.45, 0.085], { weight: 800, color: on });
      s.text(`${sizeName(spec.sheet)} size`, [0.08, 0.83, 0.4, 0.05], { weight: 600, color: on });
    } else s.text('For all printers and copiers', [0.08, 0.7, 0.45, 0.16], { weight: 700, color: on, lines: 2 });
    s.text('500', [0.6, 0.67, 0.32, 0.15], { weight: 900, color: on, align: 'right' });
    s.text('sheets', [0.56, 0.83, 0.36, 0.06], { weight: 700, color: on, align: 'right' });
  });
};

/** Words with the size of the sheets behind them, where the wrapper says it. */
const tellsSize = ({ kind, sheet }: Spec, words: string): string => (kind === 'copy' ? `${words} · ${FORMATS[sheet].text}` : words);

const sizeName = (sheet: CopyPaper['sheet']): string => `${sheet.slice(0, 1).toUpperCase()}${sheet.slice(1)}`;

const wrapperSide = (spec: Spec): Texture => {
  const { accent, spark } = themeOf(spec);
  return print(FORMATS[spec.sheet].long, REAM_HEIGHT, (s) => {
    s.fill(accent);
    s.fill(spark, [0, 0, 1, 0.07]);
    s.brand(spec.brand, [0.07, 0.27, 0.4, 0.46], { color: inkOn(accent) });
    s.text(tellsSize(spec, titles[spec.kind]), [0.5, 0.36, 0.45, 0.3], { color: inkOn(accent), align: 'right' });
  });
};

const wrapperEnd = (spec: Spec): Texture => {
  const { accent } = themeOf(spec);
  return print(FORMATS[spec.sheet].wide, REAM_HEIGHT, (s) => {
    endFold(s, accent);
    s.brand(spec.brand, [0.2, 0.16, 0.6, 0.28], { color: inkOn(accent), align: 'center' });
    s.text(tellsSize(spec, '500 sheets'), [0.2, 0.6, 0.6, 0.22], { color: inkOn(accent), align: 'center' });
  });
};

function ream(spec: Spec, place: Placed = {}): Group {
  const { wide, long } = FORMATS[spec.sheet];
  const side = wrapperSide(spec);
  const body = wrapped([wide, REAM_HEIGHT, long], themeOf(spec).accent, {
    top: wrapperTop(spec),
    front: wrapperEnd(spec),
    right: side,
    left: side,
  });
  return group([body], place);
}

/** A ream on its short end, label to the camera. */
const standing = (spec: Spec, place: Placed = {}): Group =>
  group([ream(spec, { at: [0, FORMATS[spec.sheet].long / 2, -REAM_HEIGHT / 2], turn: [Math.PI / 2, 0, 0] })], place);

function carton(spec: Spec): Group {
  const theme = themeOf(spec);
  const { wide, long, text } = FORMATS[spec.sheet];
  const board = inkOn(theme.ground) === '#ffffff' ? '#f3f0e8' : mix(theme.ground, '#ffffff', 0.35);
  const facts = [...(spec.kind === 'copy' ? [text] : []), `${(spec.reams * 500).toLocaleString('en-US')} sheets`];
  return caseOf({
    brand: spec.brand,
    title: titles[spec.kind],
    count: spec.reams,
    unit: 'reams',
    facts,
    sheet: [wide, REAM_HEIGHT, long],
    board,
    accent: theme.accent,
    spark: theme.spark,
  });
}

/** Copy paper as it is sold. */
export function copyPaper(spec: Spec): Group {
  if (spec.reams === 1) return standing(spec);
  if (spec.reams <= 3)
    return group(
      times(spec.reams, (i) =>
        ream(spec, { at: [i * 0.5 - 0.4, i * (REAM_HEIGHT + 0.05), i === 1 ? 0.6 : 0], turn: [0, i * 0.05 - 0.04, 0] }),
      ),
    );
  const { wide, long } = FORMATS[spec.sheet];
  return group([carton(spec), standing(spec, besideCarton(caseSize(spec.reams, [wide, REAM_HEIGHT, long]), wide))]);
}

/** White sheets out of their wrapper, the uppermost turned; a punched sheet shows its holes. */
function sheets(spec: Spec): Group {
  const { wide, long } = FORMATS.letter;
  const upper = times(4, (i) => {
    const parts: Object3D[] = [box([wide, 0.06, long], paper(i % 2 === 0 ? '#e6e6e1' : '#f6f6f3'), { round: 0.02 })];
    if (spec.isPunched && i === 3)
      parts.push(...[-1, 0, 1].map((hole) => rod(0.42, 0.42, 0.02, matte('#a9a9a3'), { at: [-wide / 2 + 1.3, 0.035, hole * 10.8] })));
    return group(parts, { at: [0.2 * i, REAM_HEIGHT + 0.1 + i * 0.14, -0.2 * i], turn: [0, 0.22 - i * 0.075, 0] });
  });
  return group([
    block([wide + 7, 0.06, long + 5], matte('#8ea3c4', 0.5), { at: [-0.6, 0, 0.4], round: 0.02 }),
    sheetStack([wide, REAM_HEIGHT, long], ['#fdfdfb'], { at: [0, 0.08, 0] }),
    ...upper,
  ]);
}

/** Wrappers say the size where it is what the paper is bought for; holes are seen on the sheets. */
const heroShows = (look: Spec): Spec => ({ ...look, isPunched: false, sheet: look.kind === 'copy' ? look.sheet : 'letter' });

export const copyPaperModel = model({
  name: 'copy-paper',
  views: {
    hero: {
      build: copyPaper,
      shows: heroShows,
      camera: ({ reams }: Spec) =>
        reams === 1 ? { turn: -24, pitch: 12 } : reams <= 3 ? { turn: -34, pitch: 34 } : { turn: -30, pitch: 20 },
    },
    detail: {
      build: sheets,
      turn: -30,
      pitch: 36,
      zoom: 1,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap', kind: 'copy', sheet: 'letter', reams: 1 }),
      alt: ({ isPunched }) => `White sheets${isPunched ? ' with three holes' : ''}, fanned`,
    },
  },
  alt: ({ brand, kind, sheet, reams, isPunched }) =>
    [
      `${brand} ${titles[kind].toLowerCase()}, white`,
      FORMATS[sheet].text,
      ...(isPunched ? ['3-hole punched'] : []),
      reams === 1 ? 'ream of 500 sheets' : reams <= 3 ? `${reams} reams of 500 sheets` : `case of ${reams} reams`,
    ].join(', '),
});
