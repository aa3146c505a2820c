import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import type { Emblem } from '../scene/emblems.ts';
import { packFront, packSide } from '../scene/pack-print.ts';
import { mix, paint } from '../scene/palette.ts';
import { group } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

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

export const softwareBoxModel = model({
  name: 'software-box',
  views: { hero: { build: softwareBox, turn: -28, pitch: 14 } },
  alt: ({ brand, title, year, line }) => `${brand} ${title} ${year}, ${line.toLowerCase()}, boxed software`,
});
