import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, pull, rounded } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import type { Emblem } from '../scene/emblems.ts';
import { drawEmblem } from '../scene/emblems.ts';

/** A card sold on a hook or a counter: protection plans, services, downloads, memberships. */
export interface ServiceCard {
  readonly title: string;
  readonly line: string;
  readonly big?: string;
  readonly emblem: Emblem;
}

const [WIDE, TALL] = [11, 16];

const face = ({ color, brand, title, line, big, emblem }: Look & ServiceCard): Texture =>
  print(WIDE, TALL, (s) => {
    const hex = paint(color);
    const ink = inkOn(hex);
    s.fill(hex);
    s.disc(mix(hex, '#ffffff', 0.1), 0.95, 0.32, 0.62);
    s.disc(mix(hex, '#ffffff', 0.18), 0.95, 0.32, 0.42);
    s.brand(brand, [0.09, 0.06, 0.6, 0.06], { color: ink });
    drawEmblem(s, emblem, { x: 0.5, y: 0.36, size: 0.36, color: ink, ground: hex });
    s.fill('#fbfaf6', [0, 0.6, 1, 0.4]);
    s.fill(mix(hex, '#f8c617', 0.85), [0, 0.593, 1, 0.012]);
    s.text(title, [0.09, 0.635, big === undefined ? 0.82 : 0.56, 0.17], { weight: 800, lines: 2 });
    s.text(line, [0.09, 0.835, 0.82, 0.1], { weight: 500, lines: 2, color: '#4a4f57' });
    if (big !== undefined) s.text(big, [0.66, 0.63, 0.25, 0.18], { weight: 900, color: mix(hex, '#000000', 0.1), align: 'right' });
  });

/** The card in a clear counter stand. */
export function serviceCard(look: Look & ServiceCard): Group {
  const card = group(
    [
      pull(rounded(WIDE, TALL, 0.7), 0.3, matte('#ffffff', 0.5), { bevel: 0.05 }),
      pull(rounded(WIDE - 0.1, TALL - 0.1, 0.7), 0.02, matte(paint(look.color), 0.5), { at: [0, 0, -0.16], bevel: 0 }),
      decal(WIDE - 0.5, TALL - 0.5, face(look), { at: [0, 0, 0.17], rough: 0.45 }),
    ],
    { at: [0, TALL / 2 + 0.5, 0], turn: [-0.13, 0, 0] },
  );
  return group([
    card,
    block([WIDE + 1.6, 0.5, 6.4], clear('#dcebf2', 0.4), { round: 0.2 }),
    box([WIDE + 1.6, 2.6, 0.3], clear('#dcebf2', 0.3), { at: [0, 1.5, 1.4], turn: [-0.13, 0, 0], round: 0.1 }),
    box([WIDE + 1.6, 12, 0.3], clear('#dcebf2', 0.22), { at: [0, 6, -1], turn: [-0.13, 0, 0], round: 0.1 }),
  ]);
}

export const serviceCardModel = model({
  name: 'service-card',
  views: { hero: { build: serviceCard, turn: -22, pitch: 12 } },
  alt: ({ brand, title, line, big }) => `${brand} card: ${title}${big === undefined ? '' : ` (${big})`}, ${line.toLowerCase()}`,
});
