import type { Group, Texture } from 'three';
import { sheetStack } from '../props/paper-packs.ts';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { inkOn } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, decal, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Index cards in banded packs, two of them loose before the pack. */
export interface IndexCards {
  readonly isRuled: boolean;
  readonly packs: 'one' | 'several';
}

type Spec = Look & IndexCards;

const [W, D, H] = [12.7, 7.6, 2.3];
const BAND = 4.6;
const shades: Readonly<Record<string, readonly string[]>> = {
  white: ['#fbfbf8'],
  multicolor: ['#f7e27c', '#f5a9bd', '#9fd0ef', '#a9dca6', '#f6bf86'],
};
const shadesOf = ({ color }: Look): readonly string[] => shades[color] ?? ['#fbfbf8'];

/** The face of a card: a red head line and blue lines, or nothing. */
function face(spec: Spec, hex: string, words?: readonly string[]): Texture {
  return print(W, D, (s) => {
    s.fill(hex);
    if (spec.isRuled) {
      s.fill('#d9556a', [0, 0.17, 1, 0.009]);
      for (let y = 0.27; y < 0.97; y += 0.095) s.fill('#86a9d6', [0, y, 1, 0.006]);
    }
    for (const [i, text] of (words ?? []).entries())
      s.text(text, [0.06, (i === 0 ? 0.055 : 0.105) + i * 0.095 * 1.0, 0.8, i === 0 ? 0.1 : 0.075], {
        color: '#26407a',
        italic: i > 0,
        weight: i === 0 ? 700 : 500,
      });
  });
}

/** A pack of cards in its paper band. */
function packOf(spec: Spec, place: Placed = {}): Group {
  const { ink } = brands[spec.brand];
  const colors = shadesOf(spec);
  const top = print(BAND, D, (s) => {
    s.fill(ink);
    s.ctx.translate(s.width, 0);
    s.ctx.rotate(Math.PI / 2);
    const along = { ...s, width: s.height, height: s.width };
    along.ctx.fillStyle = inkOn(ink);
    along.ctx.textAlign = 'center';
    along.ctx.font = `800 ${s.width * 0.26}px "Inter Variable"`;
    along.ctx.fillText(spec.brand, s.height / 2, s.width * 0.42);
    along.ctx.font = `600 ${s.width * 0.17}px "Inter Variable"`;
    along.ctx.fillText('Index Cards', s.height / 2, s.width * 0.76);
  });
  const front = print(BAND, H, (s) => {
    s.fill(ink);
    s.text('Index Cards', [0.1, 0.32, 0.8, 0.36], { color: inkOn(ink), align: 'center', weight: 700 });
  });
  return group(
    [
      sheetStack([W, H, D], colors),
      topDecal(W - 0.05, D - 0.05, face(spec, colors[0] ?? '#fbfbf8'), { at: [0, H + 0.01, 0], rough: 0.92 }),
      block([BAND, H + 0.06, D + 0.06], matte(ink, 0.6), { round: 0.03, at: [0.6, -0.01, 0] }),
      topDecal(BAND - 0.04, D, top, { at: [0.6, H + 0.07, 0], rough: 0.6 }),
      decal(BAND - 0.04, H - 0.02, front, { at: [0.6, H / 2, D / 2 + 0.05], rough: 0.6 }),
    ],
    place,
  );
}

function card(spec: Spec, i: number, words: readonly string[], place: Placed): Group {
  const colors = shadesOf(spec);
  const hex = colors[i % colors.length] ?? '#fbfbf8';
  return group(
    [block([W, 0.04, D], matte(hex, 0.9), { round: 0 }), topDecal(W, D, face(spec, hex, words), { at: [0, 0.05, 0], rough: 0.92 })],
    place,
  );
}

const NOTES = [
  ['Chapter 4', 'Who wrote it, and when?', 'Three causes, two effects'],
  ['Agenda', 'Welcome', 'Numbers of the quarter'],
] as const;

/** The pack, or three of them, and two cards. */
export function indexCards(spec: Spec): Group {
  const loose = [
    card(spec, 1, [], { at: [2.6, 0.02, 7.6], turn: [0, -0.2, 0] }),
    card(spec, 2, NOTES[0], { at: [-1.6, 0.12, 9], turn: [0, 0.12, 0] }),
  ];
  if (spec.packs === 'one') return group([packOf(spec), ...loose]);
  return group([...times(3, (i) => packOf(spec, { at: [i === 1 ? 0.3 : 0, i * (H + 0.1), 0], turn: [0, (i - 1) * 0.06, 0] })), ...loose]);
}

const near = (spec: Spec): Group =>
  group([
    card(spec, 1, [], { at: [2.4, 0.02, -1], turn: [0, -0.16, 0] }),
    card(spec, 2, NOTES[1], { at: [-1, 0.12, 1.4], turn: [0, 0.1, 0] }),
  ]);

export const indexCardsModel = model({
  name: 'index-cards',
  views: {
    hero: { build: indexCards, turn: -22, pitch: 34 },
    detail: {
      build: near,
      turn: 10,
      pitch: 56,
      zoom: 1,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', packs: 'one' }),
      alt: ({ isRuled, color }) => `Two ${isRuled ? 'ruled' : 'plain'} ${color === 'multicolor' ? 'colored ' : ''}cards, one written on`,
    },
  },
  alt: ({ brand, color, isRuled, packs }) =>
    `${brand} index cards, ${isRuled ? 'ruled' : 'plain'}, ${color === 'multicolor' ? 'assorted colors' : color}, ${packs === 'one' ? 'one pack' : 'three packs'} and two cards`,
});
