import { model } from '../model.ts';
import { markers } from './markers.ts';

export const highlightersModel = model({
  name: 'highlighters',
  views: { hero: { build: markers, turn: -20, pitch: 16 } },
  alt: ({ brand, tones, line }) =>
    `${brand} highlighters, ${line.toLowerCase()}, ${tones.length}-pack${new Set(tones).size > 1 ? ', assorted colors' : `, ${tones[0] ?? 'yellow'}`}`,
});
