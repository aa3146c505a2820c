import type { View } from './shots/series.ts';

/** The products that are also photographed from above and near, because people look at them twice before they buy. */
const lookedAtTwice = [
  'copy-paper-case-white',
  'desk-organizer-oak',
  'label-maker-blue',
  'desk-fan-black',
  'stapler-red',
  'mouse-black',
  'mouse-silent-white',
  'laptop-14-silver',
  'standing-desk-oak',
  'office-chair-ergonomic-black',
  'computer-tower-black',
  'monitor-27-black',
  'printer-laser-l40',
  'printer-laser-l48',
  'calculator-desk-graphite',
  'headset-blue',
];

/** All the views of a shot. */
export const viewsOf = (key: string, views: readonly View[]): readonly View[] =>
  lookedAtTwice.includes(key) ? ['hero', 'top', 'detail'] : views;
