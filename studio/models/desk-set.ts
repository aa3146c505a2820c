import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { block, box, decal, group, plate, times } from '../scene/parts.ts';
import { film, matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { pen } from './gel-pens.ts';

/** Which things of the desk set there are. */
export interface DeskSet {
  readonly item: 'set' | 'pad' | 'tray' | 'cup';
}

function pad({ color, brand }: Look): Group {
  const hex = paint(color);
  const name = print(8, 1.2, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: mix(hex, inkOn(hex), 0.6), align: 'center' });
  });
  const leather = matte(hex, 0.55);
  return group([
    plate([61, 0.5, 41], 1.6, leather, { bevel: 0.15 }),
    ...[-1, 1].map((side) =>
      plate([6.4, 0.4, 40.8], 1.5, matte(mix(hex, '#000000', 0.22), 0.5), { at: [side * 27.2, 0.42, 0], bevel: 0.15 }),
    ),
    ...[-1, 1].flatMap((side) =>
      times(26, (i) =>
        box([0.12, 0.06, 0.9], matte(mix(hex, '#ffffff', 0.45)), { at: [side * 24.5, 0.84, (i - 12.5) * 1.5], round: 0.02 }),
      ),
    ),
    decal(8, 1.2, name, { at: [-14, 0.56, 17.6], turn: [-Math.PI / 2, 0, 0], material: film(name) }),
  ]);
}

/** Like topDecal of a film: only the ink shows. */
function stamp(width: number, texture: ReturnType<typeof print>, at: readonly [number, number, number]): ReturnType<typeof decal> {
  return decal(width, width * 0.15, texture, { at, material: film(texture) });
}

function tray({ color, brand }: Look): Group {
  const hex = paint(color);
  const wall = matte(hex, 0.55);
  const name = print(8, 1.2, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: mix(hex, inkOn(hex), 0.75), align: 'center' });
  });
  const [w, h, d] = [26, 6.5, 33];
  return group([
    block([w, 0.6, d], wall, { round: 0.2 }),
    ...[-1, 1].map((side) => block([0.7, h, d], wall, { at: [side * (w / 2 - 0.35), 0, 0], round: 0.25 })),
    block([w, h, 0.7], wall, { at: [0, 0, -d / 2 + 0.35], round: 0.25 }),
    block([w, 2.6, 0.7], wall, { at: [0, 0, d / 2 - 0.35], round: 0.25 }),
    block([21.6, 2, 27.9], paper('#ffffff'), { at: [0, 0.6, 1], round: 0.04 }),
    ...times(4, (i) =>
      box([21.6, 0.05, 27.9], paper(i % 2 ? '#e4e4df' : '#ffffff'), {
        at: [(i - 1.5) * 0.2, 2.62 + i * 0.06, 1 - i * 0.15],
        turn: [0, i * 0.01, 0],
        round: 0,
      }),
    ),
    stamp(6.6, name, [0, 1.4, d / 2 + 0.02]),
  ]);
}

function cup({ color, brand }: Look): Group {
  const hex = paint(color);
  const name = print(8, 1.2, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: mix(hex, inkOn(hex), 0.75), align: 'center' });
  });
  const inks = ['#1b55c9', '#cf1f2e', '#1d1e21', '#17864a', '#ee6f1f'];
  return group([
    group([
      plate([8.4, 10.2, 8.4], 0.8, matte(hex, 0.55), { bevel: 0.2 }),
      block([7, 0.1, 7], matte('#111214', 0.95), { at: [0, 10.18, 0], round: 0.02 }),
    ]),
    stamp(5.8, name, [0, 2.2, 4.23]),
    ...times(5, (i) =>
      pen(inks[i] ?? '#1b55c9', 'Quillmark', i === 2 ? 'metal' : 'tinted', {
        at: [(i - 2) * 1.35, 13 + (i % 2) * 0.8, ((i * 2) % 3) - 1],
        turn: [i % 2 ? 0.1 : -0.12, i, (2 - i) * 0.1],
      }),
    ),
  ]);
}

const laid = (thing: Group, at: readonly [number, number, number], turn = 0): Group => group([thing], { at, turn: [0, turn, 0] });

/** The set, or one thing of it. */
export function deskSet(look: Look & DeskSet): Group {
  switch (look.item) {
    case 'pad':
      return group([pad(look), laid(pen('#1d1e21', 'Quillmark', 'metal', { turn: [-Math.PI / 2, 0, 0] }), [11, 1.1, 3], 0.7)]);
    case 'tray':
      return tray(look);
    case 'cup':
      return cup(look);
    case 'set':
      return group([
        pad(look),
        laid(tray(look), [-17, 0, -36], 0.06),
        laid(tray(look), [-17, 6.6, -36], 0.06),
        laid(cup(look), [16, 0, -29], 0.3),
      ]);
  }
}

const labels = { set: 'desk set with pad, letter trays and pen cup', pad: 'desk pad', tray: 'letter tray', cup: 'pen cup' } as const;
const alt = ({ brand, color, item }: Look & DeskSet): string => `${brand} ${labels[item]}, ${color}`;

export const deskSetModel = model({
  name: 'desk-set',
  views: {
    hero: { build: deskSet, camera: ({ item }: Look & DeskSet) => (item === 'cup' ? { turn: -20, pitch: 16 } : { turn: -24, pitch: 32 }) },
  },
  alt,
});
