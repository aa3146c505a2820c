import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import type { Emblem } from '../scene/emblems.ts';
import { packFront, packSide } from '../scene/pack-print.ts';
import { mix, paint } from '../scene/palette.ts';
import { group } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import type { Look } from '../shots/series.ts';
import { series } from '../shots/series.ts';

/** Software in a slim retail box. */
export interface SoftwareBox {
  readonly title: string;
  readonly line: string;
  readonly year: string;
  readonly emblem: Emblem;
}

/** The box, standing. */
export function softwareBox({ color, brand, title, line, year, emblem }: Look & SoftwareBox): Group {
  const hex = paint(color);
  const words = { brand, title, line, count: year, ground: '#fbfaf6', accent: hex };
  const front = packFront(13.5, 19, words, (s) => {
    s.disc(mix(hex, '#ffffff', 0.8), 0.5, 0.45, 0.33);
    s.disc(mix(hex, '#ffffff', 0.6), 0.5, 0.45, 0.25);
    drawEmblem(s, emblem, { x: 0.5, y: 0.45, size: 0.3, color: hex, ground: '#ffffff' });
  });
  return group([printedBox([13.5, 19, 3], '#fbfaf6', { front, right: packSide(3, 19, words), left: packSide(3, 19, words) })]);
}

export const softwareBoxShots = series({
  family: 'software-box',
  brand: 'Kestrel',
  model: softwareBox,
  turn: -28,
  pitch: 14,
  alt: ({ brand, title, year, line }) => `${brand} ${title} ${year}, ${line.toLowerCase()}, boxed software`,
  shots: [
    {
      key: 'tax',
      color: 'green',
      words: ['tax', '2027'],
      params: { title: 'Tax Filer', line: 'Federal and state', year: '2027', emblem: 'percent' },
    },
    {
      key: 'payroll',
      color: 'blue',
      words: ['payroll', '2027'],
      params: { title: 'Payroll', line: 'Up to 25 people', year: '2027', emblem: 'chart' },
    },
    {
      key: 'photo',
      color: 'magenta',
      words: ['photo editing'],
      params: { title: 'Photo Desk', line: '1 user, for ever', year: 'v9', emblem: 'pencil' },
    },
    {
      key: 'security',
      color: 'orange',
      words: ['security'],
      params: { title: 'Safe Office', line: '3 devices, 1 year', year: '3', emblem: 'shield' },
    },
  ],
});
