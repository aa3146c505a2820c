import type { Group, MeshStandardMaterial, Texture } from 'three';
import { BackSide } from 'three';
import { deskCarton } from '../props/desk-carton.ts';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, outline, pull, times, washer, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rolls of masking or duct tape. */
export interface TapeRolls {
  readonly kind: 'masking' | 'duct';
  readonly rolls: number;
}

const R = 5.8;
const CORE = 3.9;
const WIDE = 4;

/** Cloth tape of the tone, with its dull or silvery skin. */
const skinOf = ({ color, kind }: Look & TapeRolls): MeshStandardMaterial =>
  kind === 'duct' ? matte(mix(paint(color), '#aab0b7', 0.35), 0.34) : matte(mix(paint(color), '#5d8fe0', 0.35), 0.78);

/** Loose rolls of two and three come in a plain core; others have the maker's name. */
const isNamed = ({ rolls }: TapeRolls): boolean => rolls === 1 || rolls > 3;

function coreOf({ brand, kind, rolls }: Look & TapeRolls): Texture {
  const core = print(Math.PI * 2 * CORE, WIDE, (s) => {
    s.fill('#f3eee3');
    for (const x of [0.02, 0.27, 0.52, 0.77]) {
      if (isNamed({ kind, rolls })) s.brand(brand, [x, 0.16, 0.21, 0.34], { align: 'center' });
      s.text(kind === 'duct' ? 'Duct Tape' : 'Masking Tape', [x, isNamed({ kind, rolls }) ? 0.58 : 0.38, 0.21, 0.24], {
        align: 'center',
        weight: 550,
      });
    }
  });
  // Read from within the roll, so it must run the other way round.
  core.repeat.x = -1;
  core.offset.x = 1;
  return core;
}

/** A roll lying flat, with its printed core. */
function roll(look: Look & TapeRolls, core: Texture, place: Placed): Group {
  const skin = skinOf(look);
  const line = matte(mix(paint(look.color), '#20242a', 0.3), 0.8);
  const inner = paper('#ffffff').clone();
  inner.map = core;
  inner.side = BackSide;
  const up = { turn: [-Math.PI / 2, 0, 0], at: [0, WIDE / 2, 0] } as const;
  return group(
    [
      pull(washer(R, CORE + 0.3), WIDE, skin, { ...up, bevel: 0.06 }),
      ...[4.5, 5, 5.45].map((r) => pull(washer(r, r - 0.03), WIDE + 0.01, line, { ...up, bevel: 0 })),
      pull(washer(CORE + 0.3, CORE), WIDE + 0.08, paper('#c9a877'), { ...up, bevel: 0.02 }),
      wrap(CORE - 0.01, WIDE - 0.1, core, { at: [0, WIDE / 2, 0], material: inner }),
      box([2.6, 0.05, WIDE - 0.02], skin, { at: [0.8, 0, 0], round: 0 }),
    ].slice(0, -1),
    place,
  );
}

/** A roll on its edge, the end of the tape on the floor. */
function standing(look: Look & TapeRolls, core: Texture, place: Placed): Group {
  const tail = outline([
    [0, -WIDE / 2],
    [6.4, -WIDE / 2],
    [6.7, -1.4],
    [6.4, -0.7],
    [6.8, 0],
    [6.5, 0.8],
    [6.7, 1.5],
    [6.4, WIDE / 2],
    [0, WIDE / 2],
  ]);
  return group(
    [
      group([roll(look, core, { turn: [Math.PI / 2, 0, 0], at: [0, R, -WIDE / 2] })]),
      pull(tail, 0.05, skinOf(look), { turn: [-Math.PI / 2, 0, 0], at: [0, 0.04, 0], bevel: 0 }),
    ],
    place,
  );
}

/** The rolls: stacked, one of them on its edge; a case with two before it. */
export function tapeRolls(look: Look & TapeRolls): Group {
  const core = coreOf(look);
  const lying = (x: number, level: number, z: number, turn: number): Group =>
    roll(look, core, { at: [x, level * (WIDE + 0.06), z], turn: [0, turn, 0] });
  const upright = (x: number, z: number, turn: number): Group => standing(look, core, { at: [x, 0, z], turn: [0, turn, 0] });
  if (look.rolls > 6) {
    const words = {
      brand: look.brand,
      title: look.kind === 'duct' ? 'Duct tape' : 'Masking tape',
      count: `${look.rolls} rolls`,
      accent: paint(look.color),
    };
    return group([deskCarton([38, 25, 26], words, { at: [-4, 0, -18] }), lying(-8, 0, 4, 0.4), upright(8, 3, -0.3)]);
  }
  if (look.rolls === 1) return upright(0, 0, 0.1);
  if (look.rolls === 2) return group([lying(-5.6, 0, -3, 0.4), upright(5.4, 2, -0.2)]);
  if (look.rolls === 3) return group([lying(-5.6, 0, -3, 0.4), lying(-5.3, 1, -3.2, 1.5), upright(5.8, 2.6, -0.2)]);
  return group(times(look.rolls, (i) => lying(i < 3 ? -6 : 6, i % 3, i < 3 ? -2 : 1.4, i * 1.1 + 0.3)));
}

/** A roll from its other side. */
const torn = (look: Look & TapeRolls): Group => standing(look, coreOf(look), {});

export const tapeRollsModel = model({
  name: 'tape-rolls',
  views: {
    hero: {
      build: tapeRolls,
      turn: -24,
      pitch: 32,
      shows: (look: Look & TapeRolls): Look & TapeRolls => ({ ...look, brand: isNamed(look) ? look.brand : 'Foolscap' }),
    },
    detail: {
      build: torn,
      turn: 52,
      pitch: 30,
      zoom: 0.95,
      shows: (look: Look & TapeRolls): Look & TapeRolls => ({ ...look, brand: 'Foolscap', rolls: 2 }),
      alt: ({ color, kind }) => `A roll of ${kind} tape, ${color}, close up`,
    },
  },
  alt: ({ brand, color, kind, rolls }) => `${brand} ${kind} tape, ${color}, ${rolls === 1 ? 'one roll' : `${rolls} rolls`}`,
});
