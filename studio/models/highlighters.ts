import { series } from '../shots/series.ts';
import type { Tone } from '../scene/palette.ts';
import type { Markers } from './markers.ts';
import { markers } from './markers.ts';

const of = (tones: readonly Tone[], line = 'Chisel tip'): Markers => ({ title: 'Highlighters', line, tones, barrel: 'tinted' });

export const highlightersShots = series({
  family: 'highlighters',
  brand: 'Quillmark',
  model: markers,
  turn: -20,
  pitch: 16,
  alt: ({ brand, tones, line }) =>
    `${brand} highlighters, ${line.toLowerCase()}, ${tones.length}-pack${new Set(tones).size > 1 ? ', assorted colors' : `, ${tones[0] ?? 'yellow'}`}`,
  shots: [
    { key: 'yellow-4', color: 'yellow', words: ['4-pack', 'chisel'], params: of(['yellow', 'yellow', 'yellow', 'yellow']) },
    {
      key: 'assorted-6',
      color: 'multicolor',
      words: ['6-pack', 'chisel'],
      params: of(['yellow', 'pink', 'lime', 'orange', 'sky', 'purple']),
    },
    { key: 'pastel-4', color: 'mint', words: ['4-pack', 'pastel'], params: of(['mint', 'rose', 'cream', 'sky'], 'Soft pastel') },
    { key: 'pink-2', color: 'pink', words: ['2-pack', 'chisel'], params: of(['pink', 'pink']) },
  ],
});
