import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { block, box, group, pull, rounded, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Printed business cards. */
export interface BusinessCards {
  readonly corners: 'square' | 'rounded';
}

const [WIDE, TALL] = [8.9, 5.1];

/** The ground of a card: each colour has its own design. */
function design(s: Sheet, color: Tone): void {
  const hex = paint(color);
  s.fill('#fdfcf9');
  if (color === 'teal') s.fill(hex, [0, 0, 0.34, 1]);
  else if (color === 'orange') {
    s.disc(hex, 1, 0, 0.62);
    s.disc(mix(hex, '#ffffff', 0.4), 1, 0, 0.38);
  } else if (color === 'navy') {
    s.ctx.fillStyle = hex;
    s.ctx.beginPath();
    s.ctx.moveTo(s.width * 0.62, 0);
    s.ctx.lineTo(s.width, 0);
    s.ctx.lineTo(s.width, s.height);
    s.ctx.lineTo(s.width * 0.84, s.height);
    s.ctx.fill();
  } else {
    s.fill(hex, [0, 0.84, 1, 0.16]);
    s.fill(mix(hex, '#d8b25a', 0.7), [0, 0.815, 1, 0.012]);
  }
}

const frontOf = (color: Tone): Texture =>
  print(WIDE, TALL, (s) => {
    const hex = paint(color);
    design(s, color);
    const x = color === 'teal' ? 0.4 : 0.08;
    s.text('Jordan Avery', [x, 0.16, 0.5, 0.14], { weight: 800 });
    s.text('Studio manager', [x, 0.32, 0.4, 0.085], { weight: 500, color: hex });
    s.text('Harbor Row Design', [x, 0.53, 0.46, 0.08], { weight: 600, color: '#4a4f57' });
    s.text('12 Quay St · Boston', [x, 0.645, 0.46, 0.07], { weight: 400, color: '#6b6f76' });
  });

/** One card lying; its print follows its corners. */
function card(face: Texture | undefined, corners: BusinessCards['corners'], thick: number, white: string): Group {
  const shape = rounded(WIDE, TALL, corners === 'rounded' ? 0.7 : 0.02);
  const parts = [pull(shape, thick, paper(white), { turn: [-Math.PI / 2, 0, 0], bevel: face === undefined ? 0 : 0.01 })];
  if (face !== undefined) {
    face.offset.set(0.5, 0.5);
    face.repeat.set(1 / WIDE, 1 / TALL);
    const ink = paper('#ffffff').clone();
    ink.map = face;
    parts.push(pull(shape, 0.01, ink, { turn: [-Math.PI / 2, 0, 0], at: [0, thick / 2 + 0.006, 0], bevel: 0 }));
  }
  return group(parts);
}

/** A neat pile of cards, the topmost printed side up. */
function pile(n: number, face: Texture, corners: BusinessCards['corners'], at: readonly [number, number, number], turn: number): Group {
  return group(
    times(n, (i) => {
      const one = card(i === n - 1 ? face : undefined, corners, 0.13, i % 2 ? '#ece9e1' : '#fbfaf7');
      one.position.set(((i * 7) % 5) * 0.03, 0.07 + i * 0.14, ((i * 3) % 4) * 0.03);
      return one;
    }),
    { at, turn: [0, turn, 0] },
  );
}

/** A pile, and loose cards before it. */
export function businessCards({ color, corners }: Look & BusinessCards): Group {
  const face = frontOf(color);
  return group([
    pile(22, face, corners, [-1.6, 0, -2.4], 0.14),
    pile(1, face, corners, [3.2, 0, 4.2], -0.22),
    pile(1, face, corners, [2.4, 0.16, 3.4], -0.06),
  ]);
}

/** The cards in their box, on edge. */
function boxed(): Group {
  const board = paper('#b98f5e');
  const depth = 11;
  const cards = times(40, (i) => {
    const one = card(undefined, 'square', 0.2, i % 3 ? '#fbfaf7' : '#e6e2d8');
    one.rotation.x = Math.PI / 2 - 0.12;
    one.position.set(((i * 7) % 5) * 0.02, TALL / 2 + 0.3, -depth / 2 + 0.9 + i * 0.235);
    return one;
  });
  return group([
    block([WIDE + 0.7, 0.25, depth + 0.4], board, { round: 0.05 }),
    ...[-1, 1].map((side) => block([0.2, 3.2, depth + 0.4], board, { at: [side * (WIDE / 2 + 0.25), 0, 0], round: 0.05 })),
    block([WIDE + 0.7, 2.2, 0.2], board, { at: [0, 0, depth / 2 + 0.1], round: 0.05 }),
    block([WIDE + 0.7, 3.2, 0.2], board, { at: [0, 0, -depth / 2 - 0.1], round: 0.05 }),
    ...cards,
    group([box([WIDE + 1, 2.2, depth + 0.8], paper('#c29a69'), { round: 0.1 })], { at: [WIDE - 1, 1.1, -8.6], turn: [0, 0.3, 0] }),
  ]);
}

export const businessCardsModel = model({
  name: 'business-cards',
  views: {
    hero: {
      build: businessCards,
      turn: -14,
      pitch: 42,
      // What is on the cards is the customer's.
      shows: (look): Look & BusinessCards => ({ ...look, brand: 'Foolscap' }),
    },
    pack: {
      build: boxed,
      turn: -24,
      pitch: 28,
      // On edge the cards show their stock only.
      shows: (look): Look & BusinessCards => ({ ...look, brand: 'Foolscap', color: 'teal', corners: 'square' }),
      alt: () => 'The cards on edge in their box',
    },
  },
  alt: ({ brand, color, corners }) => `${brand} custom printed business cards, ${color} design, ${corners} corners`,
});
