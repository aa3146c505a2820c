import type { Group } from 'three';
import { Shape } from 'three';
import { sheets, writtenPage } from '../props/desk-carton.ts';
import { print } from '../scene/label.ts';
import { film, gloss, glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, pull, rod, rounded, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A stapler for thick sets: worked by a long lever or by a motor. */
export interface HeavyStapler {
  readonly drive: 'manual' | 'electric';
}

/** The long handle, seen from the side, grip to the right. */
function handle(): Shape {
  const shape = new Shape();
  shape.moveTo(-11, 0).bezierCurveTo(-11.6, 1.4, -10.6, 2.6, -9, 2.5);
  shape.bezierCurveTo(-3, 2.4, 3, 2.9, 8, 4.2).bezierCurveTo(11, 5, 14.4, 6.6, 16.2, 6.4);
  shape.bezierCurveTo(17.4, 6.2, 17.2, 5, 16, 4.6).bezierCurveTo(11, 2.9, 4, 0.6, -2, 0.1);
  return shape;
}

function manual({ color, brand }: Look & HeavyStapler): Group {
  const hex = paint(color);
  const skin = color === 'silver' ? metal('#c6cbd0', 0.36) : gloss(hex);
  const dark = plastic(color === 'black' ? '#2b2d31' : '#1d1e21');
  const name = print(6, 1, (s) => {
    s.brand(brand, [0.02, 0.08, 0.96, 0.84], { align: 'center', color: '#ffffff' });
  });
  return group([
    plate([31, 0.6, 8.4], 1.6, rubber('#17181a'), { bevel: 0.2 }),
    plate([30.6, 1.5, 8], 1.5, skin, { at: [0, 0.5, 0], bevel: 0.35 }),
    plate([3.4, 0.3, 3.4], 0.4, metal('#e6e9ec', 0.2), { at: [11.5, 1.95, 0] }),
    ...[-1, 1].map((side) => block([8, 6.4, 0.7], metal('#b4bac0', 0.32), { at: [-9.5, 1.9, side * 2.5], round: 0.3 })),
    box([23, 2.3, 2.7], metal('#c3c9ce', 0.28), { at: [0.8, 5.2, 0], turn: [0, 0, 0.02], round: 0.2 }),
    box([2.6, 4, 3.6], dark, { at: [11.6, 5.6, 0], turn: [0, 0, 0.02], round: 0.35 }),
    decal(7.2, 1.2, name, { at: [-9.5, 4, 2.87], material: film(name) }),
    rod(0.6, 0.6, 6.4, metal(), { at: [-9.5, 7, 0], turn: [Math.PI / 2, 0, 0] }),
    block([1, 2.4, 6.4], dark, { at: [0.5, 1.95, 0], round: 0.2 }),
    ...times(9, (i) => box([0.06, 0.04, i % 4 === 0 ? 1.6 : 0.9], matte('#e8e8e4'), { at: [2 + i * 0.75, 2.02, 2.7], round: 0 })),
    group(
      [
        pull(handle(), 4, skin, { bevel: 0.6 }),
        group([pull(rounded(8.6, 2.3, 1.1), 4.5, rubber('#1b1c1f'), { bevel: 0.7 })], { at: [12.7, 4.75, 0], turn: [0, 0, 0.32] }),
      ],
      { at: [0, 7.2, 0], turn: [0, 0, 0.34] },
    ),
  ]);
}

function electric({ color, brand }: Look & HeavyStapler): Group {
  const hex = paint(color);
  const skin = color === 'silver' ? plastic('#c4c8cc') : gloss(hex);
  const side = new Shape();
  side.moveTo(-11, 0).lineTo(11, 0).lineTo(11, 2.2).lineTo(4.5, 2.6).lineTo(4.5, 4.2).lineTo(11, 4.6);
  side.bezierCurveTo(11.4, 7, 10, 9.6, 7.4, 10.8).bezierCurveTo(2, 12.6, -6, 12.8, -10, 11.6);
  side.bezierCurveTo(-11.6, 11, -11.8, 4, -11, 0);
  const name = print(6, 1, (s) => {
    s.brand(brand, [0.02, 0.08, 0.96, 0.84], { color: inkOn(hex) });
  });
  return group([
    pull(side, 11, skin, { bevel: 0.9, at: [0, 0.4, 0] }),
    plate([22, 0.6, 10.6], 1.4, rubber('#17181a'), { bevel: 0.1 }),
    box([7, 1.5, 11.06], matte('#141517', 0.5), { at: [8.05, 3.8, 0], round: 0.05 }),
    block([6.4, 0.5, 9.4], metal('#c9ced3', 0.25), { at: [8, 2.6, 0], round: 0.1 }),
    box([3.4, 0.9, 3], metal('#9ba1a8', 0.3), { at: [9, 4.45, 0], round: 0.1 }),
    decal(8, 1.33, name, { at: [-3.4, 9, 5.52], material: film(name) }),
    rod(1.5, 1.5, 0.8, plastic(mix(hex, '#101113', 0.7)), { at: [-6, 5, 5.6], turn: [Math.PI / 2, 0, 0] }),
    box([0.3, 1.6, 0.3], matte('#f4f4f1'), { at: [-6, 5.4, 6], round: 0.05 }),
    rod(0.28, 0.28, 0.2, glow('#48d06a'), { at: [0.6, 5, 5.52], turn: [Math.PI / 2, 0, 0] }),
    box([9, 0.1, 6.4], plastic(mix(hex, '#101113', 0.55)), { at: [-3, 12.75, 0], turn: [0, 0, -0.02], round: 0.04 }),
  ]);
}

/** The stapler, its mouth to the right. */
export const heavyStapler = (look: Look & HeavyStapler): Group => (look.drive === 'manual' ? manual(look) : electric(look));

/** A thick set of sheets held by one long staple. */
function thickSet(): Group {
  const leaves = times(14, (i) => sheets([21.6, 0.1, 16], { at: [(i % 3) * 0.03, i * 0.11, (i % 2) * 0.03] }));
  const staple = (x: number, z: number, turn: number, y: number): Group =>
    group(
      [
        box([1.3, 0.12, 0.12], metal('#aab0b7', 0.25), { round: 0.04 }),
        ...[-0.6, 0.6].map((leg) => box([0.12, 1.6, 0.1], metal('#aab0b7', 0.25), { at: [leg, -0.75, 0], round: 0.03 })),
      ],
      { at: [x, y, z], turn: [y > 1 ? 0 : Math.PI / 2, turn, 0] },
    );
  return group([
    ...leaves,
    writtenPage(21.6, 16, [0, 1.55, 0]),
    staple(-9, -6.4, 0.78, 1.57),
    ...times(3, (i) => staple(-2 + i * 3.4, 10.6 + (i % 2), 0, 0.08)),
  ]);
}

export const heavyStaplerModel = model({
  name: 'heavy-stapler',
  views: {
    hero: { build: heavyStapler, turn: -38, pitch: 22 },
    pack: {
      build: thickSet,
      turn: -30,
      pitch: 34,
      zoom: 1.2,
      shows: (look: Look & HeavyStapler): Look & HeavyStapler => ({ ...look, color: 'black', brand: 'Clasp', drive: 'manual' }),
      alt: () => 'A thick set of sheets held by one staple',
    },
  },
  alt: ({ brand, color, drive }) => `${brand} heavy-duty ${drive} stapler, ${color}`,
});
