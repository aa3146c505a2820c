import type { Object3D } from 'three';
import {
  clipboard,
  crumpled,
  heart,
  magnifier,
  mug,
  openBox,
  packingRoll,
  paperPlane,
  sheet,
  signCard,
  spill,
  stickyPad,
  trolley,
  unplugged,
} from './desk-things.ts';
import { figure } from './figure.ts';
import { plant, succulent } from './plant.ts';
import { clothBook, openNotebook, pen, pencil } from './stationery.ts';

/** What stands in scenes beside what the shop sells, by name. */
export const props = {
  figure: () => figure(),
  plant: () => plant(),
  succulent,
  mug: () => mug(),
  'mug-yellow': () => mug('#f2c230'),
  'mug-white': () => mug('#f4f1ea'),
  spill,
  'open-notebook': openNotebook,
  'book-yellow': () => clothBook('#f0c02e', 13, 19),
  'book-ink': () => clothBook('#22304a', 17, 24),
  'pen-green': () => pen('#0e5a46'),
  'pen-ink': () => pen('#22304a'),
  'pen-red': () => pen('#c2202e'),
  pencil: () => pencil(),
  clipboard,
  heart: () => heart(),
  magnifier,
  crumpled: () => crumpled(),
  'crumpled-small': () => crumpled(2.5, 8),
  'paper-plane': () => paperPlane(),
  'open-box': openBox,
  'packing-roll': packingRoll,
  trolley,
  unplugged,
  'sticky-pad': () => stickyPad(),
  'sticky-note': () => stickyPad('#ffe352', '?'),
  'blank-sheet': () => sheet(21, 28, () => undefined),
  'four-green': () => signCard('4', '#0e5a46'),
  'nought-yellow': () => signCard('0', '#ffe352'),
} as const satisfies Record<string, () => Object3D>;

/** The name of a prop. */
export type PropName = keyof typeof props;
