import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, plastic, screen } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, rod } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { desktopPicture } from './laptop.ts';

/** A screen on a stand; the diagonal in inches. */
export interface Monitor {
  readonly inches: number;
  readonly wide: boolean;
  readonly accent: string;
}

/** The screen, lit. */
export function monitor({ color, brand, inches, wide, accent }: Look & Monitor): Group {
  const hex = paint(color);
  const [w, h] = wide ? [inches * 2.34, inches * 1.0] : [inches * 2.214, inches * 1.245];
  const picture = desktopPicture(w, h, accent);
  const name = print(8, 1, (s) => {
    s.fill('#141518');
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: '#c9ced3', align: 'center' });
  });
  const body = plastic(hex);
  return group([
    box([w + 1, h + 2.2, 2.2], body, { at: [0, h / 2 + 17, -0.4], round: 0.5 }),
    box([w + 0.8, h + 2, 0.6], matte('#141518', 0.4), { at: [0, h / 2 + 17, 0.5], round: 0.2 }),
    decal(w, h, picture, { at: [0, h / 2 + 17.5, 0.83], material: screen(picture) }),
    decal(6.4, 0.8, name, { at: [0, 16.6, 0.84], material: screen(name) }),
    block([7, h * 0.5 + 17, 2], metal(color === 'white' ? '#e6e8ea' : '#4a4f57', 0.35), { at: [0, 0.6, -5], round: 0.5 }),
    box([12, 12, 5], body, { at: [0, h / 2 + 17, -3], round: 0.8 }),
    plate([26, 1.2, 21], 3, metal(color === 'white' ? '#e6e8ea' : '#4a4f57', 0.35), { at: [0, 0, -1], bevel: 0.3 }),
    rod(0.5, 0.5, 0.4, plastic('#2b2d31'), { at: [w / 2 - 3, 15.8, 0.2] }),
  ]);
}

export const monitorModel = model({
  name: 'monitor',
  views: { hero: { build: monitor, turn: -20, pitch: 8 } },
  alt: ({ brand, color, inches, wide }) => `${brand} ${inches}-inch ${wide ? 'ultrawide ' : ''}monitor, ${color}`,
});
