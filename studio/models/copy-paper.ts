import type { Group } from 'three';
import type { Texture } from 'three';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { block, box, decal, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Letter paper in its wrapper: a single ream, or a carton of ten with an opened ream in front. */
export interface CopyPaper {
  readonly pack: 'ream' | 'case';
  readonly sheet: string;
  readonly accent: string;
  readonly line: string;
}

type Spec = Look & CopyPaper;
const [WIDE, LONG, THICK] = [21.6, 27.9, 5.2];

const reamTop = (spec: Spec): Texture =>
  print(WIDE, LONG, (s) => {
    s.fill(spec.accent);
    s.fill(mix(spec.accent, '#000000', 0.22), [0, 0.62, 1, 0.38]);
    s.fill('#ffffff', [0, 0.3, 1, 0.32]);
    s.fill(spec.sheet, [0.07, 0.52, 0.4, 0.06], 0.02);
    s.brand(spec.brand, [0.07, 0.09, 0.86, 0.12], { color: '#ffffff' });
    s.text(spec.line, [0.07, 0.33, 0.86, 0.1], { weight: 800, color: '#1d1e21' });
    s.text('Bright, smooth, jam-free', [0.07, 0.44, 0.7, 0.055], { weight: 500, color: '#4a4f57' });
    s.text('8.5 × 11 in', [0.07, 0.67, 0.5, 0.1], { weight: 800, color: '#ffffff' });
    s.text('20 lb · 92 bright', [0.07, 0.78, 0.55, 0.065], { weight: 500, color: '#ffffff' });
    s.text('500', [0.62, 0.68, 0.31, 0.13], { weight: 900, color: '#ffffff', align: 'right' });
    s.text('sheets', [0.62, 0.82, 0.31, 0.06], { weight: 600, color: '#ffffff', align: 'right' });
  });

const reamSide = (spec: Spec, width: number): Texture =>
  print(width, THICK, (s) => {
    s.fill(spec.accent);
    s.brand(spec.brand, [0.05, 0.2, 0.42, 0.6], { color: '#ffffff' });
    s.text('500 sheets · 8.5 × 11 in', [0.52, 0.32, 0.43, 0.36], { color: '#ffffff', align: 'right' });
  });

function ream(spec: Spec, at: readonly [number, number, number], turn = 0): Group {
  return group(
    [
      block([WIDE, THICK, LONG], matte(spec.accent, 0.4), { round: 0.35 }),
      topDecal(WIDE - 0.5, LONG - 0.5, reamTop(spec), { at: [0, THICK + 0.02, 0], rough: 0.35 }),
      decal(WIDE - 0.7, THICK - 0.7, reamSide(spec, WIDE), { at: [0, THICK / 2, LONG / 2 + 0.02], rough: 0.35 }),
      decal(LONG - 0.7, THICK - 0.7, reamSide(spec, LONG), { at: [WIDE / 2 + 0.02, THICK / 2, 0], turn: [0, Math.PI / 2, 0], rough: 0.35 }),
    ],
    { at, turn: [0, turn, 0] },
  );
}

const cartonFace = (spec: Spec, width: number): Texture =>
  print(width, 26, (s) => {
    s.fill('#f4f1ea');
    s.fill(spec.accent, [0, 0.0, 1, 0.2]);
    s.fill(mix(spec.accent, '#000000', 0.22), [0, 0.2, 1, 0.025]);
    s.brand(spec.brand, [0.06, 0.03, 0.88, 0.14], { color: '#ffffff' });
    s.text(spec.line, [0.06, 0.29, 0.88, 0.2], { weight: 800 });
    s.text('10 reams · 5,000 sheets', [0.06, 0.51, 0.88, 0.11], { weight: 700, color: spec.accent });
    s.text('8.5 × 11 in  ·  20 lb  ·  92 bright', [0.06, 0.68, 0.88, 0.09], { weight: 500, color: '#3b4047' });
    s.fill(spec.sheet, [0.06, 0.84, 0.26, 0.09], 0.02);
    s.text('92', [0.72, 0.8, 0.22, 0.15], { weight: 900, color: spec.accent, align: 'right' });
  });

const cartonSide = (spec: Spec): Texture =>
  print(29, 26, (s) => {
    s.fill('#f4f1ea');
    s.fill(spec.accent, [0, 0.0, 1, 0.2]);
    s.fill(mix(spec.accent, '#000000', 0.22), [0, 0.2, 1, 0.025]);
    s.brand(spec.brand, [0.08, 0.05, 0.84, 0.1], { color: '#ffffff' });
    s.fill('#2b2a28', [0.36, 0.36, 0.28, 0.09], 0.045);
    s.text('Store flat and dry', [0.2, 0.62, 0.6, 0.07], { align: 'center', color: '#6b6f76', weight: 500 });
  });

function carton(spec: Spec): Group {
  const [w, h, d] = [44.5, 26, 29];
  return group([
    block([w, h - 1, d], paper('#efece4'), { round: 0.2 }),
    block([w + 0.8, 7, d + 0.8], paper('#f6f3ec'), { at: [0, h - 7, 0], round: 0.25 }),
    decal(w + 0.2, 18.6, cropped(cartonFace(spec, w), 0.28), { at: [0, 9.6, d / 2 + 0.03], rough: 0.8 }),
    decal(w + 0.6, 6.6, head(cartonFace(spec, w)), { at: [0, h - 3.5, d / 2 + 0.44], rough: 0.8 }),
    decal(d, 18.6, cropped(cartonSide(spec), 0.28), { at: [w / 2 + 0.03, 9.6, 0], turn: [0, Math.PI / 2, 0], rough: 0.8 }),
    decal(d + 0.6, 6.6, head(cartonSide(spec)), { at: [w / 2 + 0.44, h - 3.5, 0], turn: [0, Math.PI / 2, 0], rough: 0.8 }),
  ]);
}

/** The lower part of a face, below the lid; `share` is what the lid covers. */
function cropped(texture: Texture, share: number): Texture {
  texture.repeat.set(1, 1 - share);
  return texture;
}

/** The part of a face that is on the lid. */
function head(texture: Texture): Texture {
  texture.repeat.set(1, 0.26);
  texture.offset.set(0, 0.74);
  return texture;
}

function looseSheets(spec: Spec): Group {
  return group(
    times(6, (i) =>
      box([WIDE - 0.6, 0.12, LONG - 0.6], paper(spec.sheet), {
        at: [(i % 3) * 0.18, i * 0.2, -0.3 * (i % 2)],
        turn: [0, (i % 4) * 0.012 - 0.02, 0],
        round: 0.02,
      }),
    ),
  );
}

/** Copy paper, as a ream or as a carton with a ream and some sheets in front. */
export function copyPaper(spec: Spec): Group {
  if (spec.pack === 'ream') return group([ream(spec, [0, 0, 0])]);
  const sheets = looseSheets(spec);
  sheets.position.set(13, THICK + 0.1, 29);
  sheets.rotation.y = 0.16;
  return group([carton(spec), ream(spec, [-5, 0, 32], 0.1)]);
}

export const copyPaperModel = model({
  name: 'copy-paper',
  views: { hero: { build: copyPaper, turn: -30, pitch: 26 } },
  alt: ({ brand, line, pack, color }) =>
    `${brand} ${line.toLowerCase()}, ${color}, 8.5 × 11 in, ${pack === 'case' ? 'case of 10 reams' : 'ream of 500 sheets'}`,
});
