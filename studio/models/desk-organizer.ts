import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, matte, metal, plastic, wood } from '../scene/materials.ts';
import type { Finish } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, rod, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { pen } from './gel-pens.ts';

/** A desk organiser with a drawer, a note tray and compartments. */
export interface DeskOrganizer {
  readonly finish: 'wood' | 'plastic' | 'mesh';
}

const finishOf = (hex: string, finish: DeskOrganizer['finish']): Finish =>
  finish === 'wood' ? wood(hex) : finish === 'mesh' ? metal(hex, 0.5) : plastic(hex);

function tray(w: number, h: number, d: number, wall: Finish, at: readonly [number, number, number]): Group {
  const t = 0.45;
  return group(
    [
      block([w, t, d], wall, { round: 0.1 }),
      block([w, h, t], wall, { at: [0, 0, -d / 2 + t / 2], round: 0.1 }),
      block([w, h, t], wall, { at: [0, 0, d / 2 - t / 2], round: 0.1 }),
      block([t, h, d], wall, { at: [-w / 2 + t / 2, 0, 0], round: 0.1 }),
      block([t, h, d], wall, { at: [w / 2 - t / 2, 0, 0], round: 0.1 }),
    ],
    { at },
  );
}

/** The organiser with pens, notes and clips in it. */
export function deskOrganizer({ color, brand, finish }: Look & DeskOrganizer): Group {
  const hex = paint(color);
  const wall = finishOf(hex, finish);
  const name = print(5, 1, (s) => {
    s.brand(brand, [0.02, 0.15, 0.96, 0.7], { color: finish === 'wood' ? '#4a3320' : inkOn(hex), align: 'center' });
  });
  const inks = ['#1b55c9', '#cf1f2e', '#1d1e21', '#17864a'];
  return group([
    block([26, 4.4, 14], wall, { round: 0.3 }),
    block([24.4, 3.2, 0.5], finishOf(mix(hex, '#ffffff', 0.14), finish), { at: [0, 0.7, 7.05], round: 0.15 }),
    rod(0.5, 0.5, 0.7, metal(), { at: [0, 2.3, 7.6], turn: [Math.PI / 2, 0, 0] }),
    decal(4.5, 0.9, name, { at: [-9, 2.3, 7.33], material: film(name) }),
    tray(8.2, 9.5, 6, wall, [-8.9, 4.4, -3.9]),
    tray(17.6, 6, 6, wall, [4.2, 4.4, -3.9]),
    tray(9, 2.2, 7.4, wall, [-8.5, 4.4, 3.1]),
    tray(16.8, 2.2, 7.4, wall, [4.6, 4.4, 3.1]),
    block([7.4, 1.9, 6.6], matte('#f8d648', 0.9), { at: [-8.5, 4.9, 3.1], round: 0.03 }),
    topDecal(
      7.2,
      6.4,
      print(1, 1, (s) => {
        s.fill('#fadb55');
      }),
      { at: [-8.5, 6.82, 3.1] },
    ),
    ...times(4, (i) =>
      pen(inks[i] ?? '#1b55c9', 'Quillmark', 'tinted', {
        at: [-11.2 + i * 1.6, 12.2, -4.4 + (i % 2) * 1.5],
        turn: [Math.PI - 0.04, 0.4, 0.1 - i * 0.06],
      }),
    ),
    ...times(5, (i) =>
      box([14.5 - i * 0.2, 5.5, 0.12], matte(i % 2 ? '#ffffff' : '#f1efe8', 0.9), {
        at: [4.2, 8.6 + (i % 2) * 0.5, -5.6 + i * 0.6],
        round: 0.02,
      }),
    ),
    ...times(6, (i) =>
      rod(0.9, 0.9, 0.3, matte(['#cf1f2e', '#1b55c9', '#f8c617'][i % 3] ?? '#cf1f2e'), {
        at: [0.4 + i * 1.6, 5.4, 3 + (i % 2) * 1.6],
        turn: [0.3 * i, 0, 0.5],
      }),
    ),
  ]);
}

export const deskOrganizerModel = model({
  name: 'desk-organizer',
  views: { hero: { build: deskOrganizer, turn: -30, pitch: 28 } },
  alt: ({ brand, color, finish }) => `${brand} desk organizer with drawer, ${color} ${finish}`,
});
