import type { Group, Texture } from 'three';
import type { Brand } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { inkOn, mix } from '../scene/palette.ts';
import { group, type Placed, type Triple } from '../scene/parts.ts';
import { wrapped } from './paper-packs.ts';

/** What is on a carton of paper and in it. */
interface PaperCase {
  readonly brand: Brand;
  readonly title: string;
  readonly count: number;
  readonly unit: string;
  readonly facts: readonly string[];
  /** Width, height and length of one pack in it. */
  readonly sheet: Triple;
  readonly board: string;
  readonly accent: string;
  readonly spark: string;
}

const LID = 7.5;

const lidFace = ({ brand, accent, spark }: PaperCase, width: number): Texture =>
  print(width, LID, (s) => {
    s.fill(accent);
    s.fill(spark, [0, 0.9, 1, 0.1]);
    s.brand(brand, [0.06, 0.2, 0.88, 0.5], { color: inkOn(accent), align: 'center' });
  });

const lidTop = ({ brand, accent, title }: PaperCase, width: number, depth: number): Texture =>
  print(width, depth, (s) => {
    s.fill(accent);
    s.brand(brand, [0.14, 0.3, 0.72, 0.22], { color: inkOn(accent), align: 'center' });
    s.text(title, [0.14, 0.58, 0.72, 0.1], { color: inkOn(accent), align: 'center', weight: 600 });
  });

const frontFace = ({ board, accent, title, count, unit, facts }: PaperCase, width: number, height: number): Texture =>
  print(width, height, (s) => {
    s.fill(board);
    const ink = mix(inkOn(board), board, 0.05);
    s.text(title, [0.06, 0.1, 0.56, 0.34], { weight: 800, color: ink, lines: 2 });
    for (const [i, fact] of facts.entries()) s.text(fact, [0.06, 0.53 + i * 0.14, 0.56, 0.1], { weight: 600, color: ink });
    s.fill(accent, [0.66, 0.12, 0.28, 0.74], 0.06);
    s.text(String(count), [0.68, 0.16, 0.24, 0.44], { weight: 900, color: inkOn(accent), align: 'center' });
    s.text(unit, [0.69, 0.63, 0.22, 0.14], { weight: 700, color: inkOn(accent), align: 'center' });
  });

const sideFace = ({ board, title, count, unit }: PaperCase, width: number, height: number): Texture =>
  print(width, height, (s) => {
    s.fill(board);
    s.fill(mix(board, '#000000', 0.25), [0.345, 0.19, 0.31, 0.2], 0.1);
    s.fill('#2a2825', [0.35, 0.205, 0.3, 0.18], 0.09);
    s.text(title, [0.1, 0.56, 0.8, 0.13], { weight: 700, color: inkOn(board), align: 'center' });
    s.text(`${count} ${unit}`, [0.1, 0.74, 0.8, 0.1], { weight: 500, color: inkOn(board), align: 'center' });
  });

/** Width, height and depth of a carton for so many packs: one stack of up to five, else two. */
export function caseSize(count: number, [wide, high, long]: Triple): Triple {
  const stacks = count > 5 ? 2 : 1;
  return [wide * stacks + 1.4, Math.ceil(count / stacks) * high + 1.2, long + 1.4];
}

/** The place beside a carton at its right, for what stands there turned to a camera that turned the carton by -30 degrees. */
export const besideCarton = ([w, , d]: Triple, wide: number): Placed => ({ at: [w / 2 + wide * 0.46, 0, d / 2 - 5], turn: [0, 0.5, 0] });

/** A carton with a lift-off lid. */
export function caseOf(spec: PaperCase): Group {
  const [w, h, d] = caseSize(spec.count, spec.sheet);
  const base = h - LID + 1;
  return group([
    wrapped([w, base, d], spec.board, { front: frontFace(spec, w, base), right: sideFace(spec, d, base) }, { round: 0.2, rough: 0.85 }),
    wrapped(
      [w + 0.9, LID, d + 0.9],
      spec.accent,
      { front: lidFace(spec, w), right: lidFace(spec, d), top: lidTop(spec, w, d) },
      { at: [0, h - LID, 0], round: 0.3, rough: 0.8 },
    ),
  ]);
}
