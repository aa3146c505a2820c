import type { Group, Texture } from 'three';
import { Shape } from 'three';
import { deskCarton } from '../props/desk-carton.ts';
import { print } from '../scene/label.ts';
import { gloss, matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, lathe, outline, pull, rod, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Bottles of school glue or wood glue. */
export interface GlueBottle {
  readonly kind: 'School Glue' | 'Wood Glue';
  readonly bottles: number;
}

/** The body from the front: straight sides, round shoulders. */
function body(): Shape {
  const shape = new Shape();
  shape.moveTo(-2.7, 0).lineTo(2.7, 0).bezierCurveTo(3.1, 0, 3.2, 0.3, 3.2, 0.8).lineTo(3.1, 8.2);
  shape.bezierCurveTo(3.1, 9.8, 2.2, 10.6, 1.3, 11).lineTo(-1.3, 11).bezierCurveTo(-2.2, 10.6, -3.1, 9.8, -3.1, 8.2);
  shape.lineTo(-3.2, 0.8).bezierCurveTo(-3.2, 0.3, -3.1, 0, -2.7, 0);
  return shape;
}

/** Wood glue has a red label, whatever the color of the cap. */
const labelTone = ({ color, kind }: Look & GlueBottle): string => paint(kind === 'Wood Glue' ? 'red' : color);

const clothOf = (kind: GlueBottle['kind']): string => (kind === 'Wood Glue' ? '#e9c878' : '#f9f8f4');

function labelOf(look: Look & GlueBottle, isNamed = true): Texture {
  const { brand, kind } = look;
  const hex = labelTone(look);
  return print(5.2, 6.6, (s) => {
    s.fill(hex, [0, 0, 1, 1], 0.08);
    s.fill('#ffffff', [0, 0.3, 1, 0.44]);
    if (isNamed) s.brand(brand, [0.08, 0.08, 0.84, 0.16], { color: inkOn(hex), align: 'center' });
    s.text(kind, [0.1, 0.34, 0.8, 0.36], { weight: 900, lines: 2, align: 'center', color: mix(hex, '#000000', 0.35) });
    s.text(kind === 'Wood Glue' ? 'For wood' : 'Washable', [0.12, 0.79, 0.76, 0.11], {
      color: inkOn(hex),
      align: 'center',
    });
  });
}

function bottle(look: Look & GlueBottle, label: Texture, place: Placed = {}): Group {
  const cloth = matte(clothOf(look.kind), 0.32);
  const tip = gloss(paint(look.color));
  return group(
    [
      pull(body(), 3.9, cloth, { bevel: 0.85 }),
      rod(1.2, 1.35, 0.7, cloth, { at: [0, 11.2, 0] }),
      lathe(
        [
          [1.45, 11.3],
          [1.5, 11.5],
          [1.45, 12.7],
          [1.2, 12.95],
          [0.95, 13.1],
          [0.5, 15],
          [0.42, 15.6],
          [0, 15.7],
        ],
        tip,
      ),
      ...times(14, (i) =>
        box([0.12, 1.2, 0.12], tip, {
          at: [Math.cos(i * 0.449) * 1.46, 12.1, Math.sin(i * 0.449) * 1.46],
          turn: [0, -i * 0.449, 0],
          round: 0.03,
        }),
      ),
      decal(5.2, 6.6, label, { at: [0, 4.8, 1.96], rough: 0.4 }),
    ],
    place,
  );
}

function inTray(look: Look & GlueBottle, label: Texture): Group {
  const hex = labelTone(look);
  const front = print(28, 5, (s) => {
    s.fill(hex);
    s.brand(look.brand, [0.05, 0.16, 0.42, 0.4], { color: inkOn(hex) });
    s.text(look.kind, [0.05, 0.6, 0.42, 0.26], { color: inkOn(hex) });
    s.text(`${look.bottles} bottles`, [0.55, 0.26, 0.4, 0.48], { color: inkOn(hex), weight: 850, align: 'right' });
  });
  const cheek = outline([
    [-7, 0],
    [7, 0],
    [7, 5],
    [-7, 8],
  ]);
  return group([
    printedBox([28, 5, 0.2], hex, { front }, { at: [0, 0, 7] }),
    box([28, 8, 0.2], paper(hex), { at: [0, 4, -7], round: 0 }),
    ...[-1, 1].map((x) =>
      pull(cheek, 0.2, matte(mix(hex, '#000000', 0.12), 0.6), { at: [x * 14, 0, 0], turn: [0, -Math.PI / 2, 0], bevel: 0 }),
    ),
    ...times(look.bottles, (i) => bottle(look, label, { at: [((i % 4) - 1.5) * 6.8, 0.1, (Math.floor(i / 4) - 1) * 4.3] })),
  ]);
}

/** The bottles as they are sold. */
export function glueBottle(look: Look & GlueBottle): Group {
  const label = labelOf(look);
  if (look.bottles <= 4)
    return group(
      times(look.bottles, (i) => bottle(look, label, { at: [(i - (look.bottles - 1) / 2) * 7, 0, (i % 2) * 1.2], turn: [0, 0.06 * i, 0] })),
    );
  if (look.bottles <= 12) return inTray(look, label);
  const words = { brand: look.brand, title: look.kind, count: `Class pack of ${look.bottles}`, accent: labelTone(look) };
  return group([
    deskCarton([40, 20, 28], words, { at: [-4, 0, -18] }),
    bottle(look, label, { at: [8, 0, 2], turn: [0, -0.2, 0] }),
    bottle(look, label, { at: [15.4, 0, 0], turn: [0, -0.1, 0] }),
  ]);
}

/** A bead of glue from the tip. */
function bead(look: Look & GlueBottle): Group {
  const isWood = look.kind === 'Wood Glue';
  const sheet = isWood ? matte('#c99a63', 0.7) : paper('#4db2e6');
  return group([
    box([20, isWood ? 1.4 : 0.06, 13], sheet, { at: [0, isWood ? -0.7 : -0.03, 0], round: isWood ? 0.15 : 0 }),
    ...times(26, (i) =>
      rod(0.3, 0.42, 0.24, matte(isWood ? '#f0dca0' : '#fdfdfa', 0.2), { at: [-7.4 + i * 0.42, 0.1, 2.6 + Math.sin(i * 0.5) * 1.3] }),
    ),
    group([bottle(look, labelOf(look, false), { at: [0, -15.7, 0] })], { at: [3.6, 0.2, 2.5], turn: [Math.PI - 0.72, 0, -0.62] }),
  ]);
}

export const glueBottleModel = model({
  name: 'glue-bottle',
  views: {
    hero: { build: glueBottle, turn: -16, camera: ({ bottles }: Look & GlueBottle) => ({ pitch: bottles > 4 ? 22 : 14 }) },
    detail: {
      build: bead,
      turn: -6,
      pitch: 30,
      zoom: 1.1,
      shows: (look: Look & GlueBottle): Look & GlueBottle => ({ ...look, brand: 'Clasp', bottles: 1 }),
      alt: ({ kind }) => `A bead of ${kind.toLowerCase()} from the tip`,
    },
  },
  alt: ({ brand, kind, bottles }) => `${brand} ${kind.toLowerCase()}${bottles === 1 ? ', one bottle' : `, ${bottles} bottles`}`,
});
