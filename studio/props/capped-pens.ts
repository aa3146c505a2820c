import { CylinderGeometry } from 'three';
import type { Group } from 'three';
import type { Brand } from '../scene/brands.ts';
import { clear, film, gloss, matte, paper } from '../scene/materials.ts';
import { print } from '../scene/label.ts';
import { mix } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { ball, block, box, decal, group, lathe, part, rod, times, wrap } from '../scene/parts.ts';
import { alongBarrel } from './along-barrel.ts';
import { displayBox, rowsOf, standing } from './display-box.ts';
import type { Look } from '../model.ts';
import { inkOf } from './pen-inks.ts';

/** Pens with caps: clear round gel pens, or six-sided ballpoints; four on a card, from a dozen up in an open box. */
export interface CappedPens {
  readonly kind: 'capped-gel' | 'stick-ballpoint';
  readonly count: number;
  /** Whether the box says how many are in it. */
  readonly isCounted?: boolean;
}

/** A cap with its clip in front, its mouth at y = 0. */
function cap(ink: string, kind: CappedPens['kind']): Group {
  const r = kind === 'capped-gel' ? 0.55 : 0.46;
  return group([
    lathe(
      [
        [r, 0],
        [r, 0.3],
        [r - 0.05, 4.3],
        [r - 0.16, 4.62],
        [0, 4.66],
      ],
      gloss(ink),
    ),
    box([0.34, 3.7, 0.14], gloss(mix(ink, '#ffffff', 0.06)), { at: [0, 2.5, r + 0.2], round: 0.06 }),
    box([0.34, 0.3, 0.4], gloss(ink), { at: [0, 4.3, r + 0.06], round: 0.05 }),
    ball(0.12, gloss(ink), { at: [0, 0.8, r + 0.1] }),
  ]);
}

/** The barrel below the cap, down to y = -10. */
function barrel(ink: string, brand: Brand, kind: CappedPens['kind']): Group {
  const name = alongBarrel(
    print(5, 0.6, (s) => s.brand(brand, [0.01, 0.08, 0.98, 0.84], { color: kind === 'capped-gel' ? '#ffffff' : mix(ink, '#000000', 0.2) })),
  );
  if (kind === 'capped-gel')
    return group([
      rod(0.28, 0.28, 9.4, gloss(ink), { at: [0, -4.8, 0] }),
      rod(0.48, 0.48, 9.6, clear('#e9f0f4', 0.3), { at: [0, -4.9, 0] }),
      rod(0.49, 0.42, 0.7, gloss(ink), { at: [0, -9.9, 0] }),
      wrap(0.3, 4.6, name, { at: [0, -5, 0], arc: 1.6, material: film(name) }),
    ]);
  return group([
    part(new CylinderGeometry(0.41, 0.41, 9.7, 6), gloss('#f2f1ec'), { at: [0, -4.85, 0], turn: [0, Math.PI / 6, 0] }),
    rod(0.36, 0.33, 0.6, gloss(ink), { at: [0, -9.95, 0] }),
    decal(0.36, 4.4, name, { at: [0, -4.6, 0.362], material: film(name) }),
  ]);
}

function capped({ color, brand, kind }: Look & CappedPens, i: number): Group {
  const ink = inkOf(color, i);
  return group([cap(ink, kind), barrel(ink, brand, kind)]);
}

/** What stands on a pack of them. */
export const cappedTitle = ({ kind }: Look & CappedPens): string => (kind === 'capped-gel' ? 'Capped Gel Pens' : 'Stick Ballpoint Pens');
const accentOf = (color: Tone): string => (color === 'multicolor' ? '#4a2d78' : mix(inkOf(color, 0), '#000000', 0.1));

function carded(look: Look & CappedPens): Group {
  const { brand, color, count } = look;
  const [w, h] = [count * 2.7 + 2, 21];
  const front = print(w, h, (s) => {
    s.fill('#fbfaf6');
    s.fill(accentOf(color), [0, 0, 1, 0.25]);
    s.fill('#ffffff', [0.36, 0.022, 0.28, 0.022], 0.02);
    s.brand(brand, [0.08, 0.065, 0.84, 0.065], { color: '#ffffff' });
    s.text(cappedTitle(look), [0.08, 0.15, 0.6, 0.05], { color: '#ffffff', weight: 500 });
    s.text(String(count), [0.7, 0.14, 0.22, 0.09], { color: '#ffffff', weight: 900, align: 'right' });
  });
  const pens = times(count, (i) => {
    const one = capped(look, i);
    one.position.set((i - (count - 1) / 2) * 2.7, 11.3, 0.68);
    return one;
  });
  return group([
    block([w, h, 0.12], paper('#fbfaf6'), { round: 0.05 }),
    decal(w - 0.06, h - 0.06, front, { at: [0, h / 2, 0.075] }),
    ...pens,
    box([w - 0.5, 0.9, 0.14], matte(accentOf(color), 0.5), { at: [0, 3.4, 1.25], round: 0.05 }),
  ]);
}

function boxed(look: Look & CappedPens): Group {
  const { brand, color, kind, count, isCounted = true } = look;
  const step = kind === 'capped-gel' ? 1.42 : 1.24;
  const rows = rowsOf(count);
  const deep = rows * 1.45 + 0.4;
  const inkAt = (i: number): string => inkOf(color, i);
  const caps = standing({ rows, step: [step, 1.45], y: 8.3 }, inkAt, (ink) => cap(ink, kind));
  const words = { brand, title: cappedTitle(look), count: isCounted ? count : undefined, accent: accentOf(color) };
  const loose = times(2, (i) => {
    const one = capped(look, i);
    one.rotation.x = -Math.PI / 2;
    return group([one], { at: [2.2 + i * 0.5, 0.5, deep / 2 + 2.55 + i * 1.9], turn: [0, -1.3 + i * 0.12, 0] });
  });
  return group([displayBox([step * 6 + 0.5, 10.4, deep], 9.2, words, caps), ...loose]);
}

/** Capped pens as they are sold: four on a card, from a dozen up in an open box. */
export const cappedPens = (look: Look & CappedPens): Group => (look.count < 12 ? carded(look) : boxed(look));
