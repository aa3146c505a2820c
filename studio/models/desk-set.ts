import type { Group } from 'three';
import { group } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { padOf } from './desk-pad.ts';
import { letterTray } from './letter-tray.ts';
import { cupOf, filling } from './pen-cup.ts';

/** A desk pad, two letter trays and a pen cup. */
export function deskSet(look: Look): Group {
  return group([
    padOf(look.color, 61, 43, true),
    group([letterTray({ ...look, trays: 2 })], { at: [-16, 0, -39], turn: [0, 0.06, 0] }),
    group([cupOf({ ...look, style: 'square', cups: 1 }), filling('square')], { at: [15, 0, -31], turn: [0, 0.3, 0] }),
  ]);
}

/** What stands at the back of the pad, from above: letters in the trays, pens in the cup. */
const upper = (look: Look): Group =>
  group([
    group([letterTray({ ...look, trays: 2 })], { turn: [0, 0.06, 0] }),
    group([cupOf({ ...look, style: 'square', cups: 1 }), filling('square')], { at: [24, 0, 8], turn: [0, 0.3, 0] }),
  ]);

export const deskSetModel = model({
  name: 'desk-set',
  views: {
    hero: { build: deskSet, turn: -24, pitch: 32 },
    detail: { build: upper, turn: 20, pitch: 26, zoom: 1, alt: ({ color }) => `Letter trays and pen cup of the set, ${color}, from near` },
  },
  alt: ({ brand, color }: Look) => `${brand} desk set with pad, letter trays and pen cup, ${color}`,
});
