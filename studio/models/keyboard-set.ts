import type { Group } from 'three';
import { group } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { keyboard } from './keyboard.ts';
import { mouse } from './mouse.ts';

/** A keyboard and the mouse that came with it. */
export interface KeyboardSet {
  readonly compact: boolean;
  readonly wired: boolean;
}

type Spec = Look & KeyboardSet;

const set = ({ color, brand, compact, wired }: Spec): Group =>
  group([
    keyboard({ color, brand, compact, wired }),
    group([mouse({ color, brand, shape: 'classic', wired })], { at: [compact ? 23 : 29, 0, 1], turn: [0, -0.08, 0] }),
  ]);

export const keyboardSetModel = model({
  name: 'keyboard-set',
  views: {
    hero: { build: set, turn: -10, pitch: 44, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: set,
      turn: 28,
      pitch: 22,
      zoom: 1,
      shows: ({ wired }): Spec => ({ color: 'black', brand: 'Foolscap', compact: false, wired }),
      alt: () => 'A keyboard and mouse of this kind from the side',
    },
  },
  alt: ({ brand, color, compact, wired }) =>
    `${brand} ${color} ${wired ? 'wired' : 'wireless'} ${compact ? 'compact ' : ''}keyboard with a mouse beside it`,
});
