import type { Group } from 'three';
import { ribbonLoop } from '../props/ribbon-loop.ts';
import { paint } from '../scene/palette.ts';
import { group } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

const hexOf = ({ color }: Look): string => (color === 'black' ? '#26282c' : paint(color));

/** Two of the pack, side by side. */
const lanyards = (look: Look): Group =>
  group([
    ribbonLoop(hexOf(look), 0.75, { at: [-6.6, 0, 0], turn: [0, 0.16, 0] }),
    ribbonLoop(hexOf(look), 0.75, { at: [6.8, 0, 0.8], turn: [0, -0.2, 0] }),
  ]);

const plain = (look: Look): Look => ({ color: look.color, brand: 'Foolscap' });

export const lanyardModel = model({
  name: 'lanyard',
  views: {
    hero: { build: lanyards, turn: -10, pitch: 48, shows: plain },
    detail: {
      build: (look: Look) => ribbonLoop(hexOf(look), 0.75),
      turn: 24,
      pitch: 30,
      zoom: 1,
      shows: (): Look => ({ color: 'black', brand: 'Foolscap' }),
      alt: () => 'A black lanyard of this make, its hook in front',
    },
  },
  alt: ({ brand, color }) => `${brand} ${color} lanyards with steel hooks, two of the pack`,
});
