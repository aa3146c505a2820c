import type { Group } from 'three';
import { print } from '../scene/label.ts';
import type { Texture } from 'three';
import { gloss, matte, metal, printed } from '../scene/materials.ts';
import { brands } from '../scene/brands.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, decal, group, pull, rod, rounded, times, wrap } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Batteries: a few as they are, more in a box that says how many. */
export interface Batteries {
  readonly size: 'AA' | 'AAA' | '9V' | 'D';
  readonly kind: string;
  readonly count: number;
}

/** Radius and height. */
const measures = { AA: [0.72, 5], AAA: [0.52, 4.4], D: [1.7, 6.1], '9V': [1.3, 4.8] } as const;
const DARK = '#1d1e21';

function nineVolt({ color, brand, kind }: Look & Batteries): Group {
  const hex = paint(color);
  const face = print(2.6, 4.3, (s) => {
    s.fill(DARK);
    s.fill(hex, [0, 0, 1, 0.34]);
    s.text('9V', [0.1, 0.06, 0.8, 0.22], { weight: 900, color: inkOn(hex), align: 'center' });
    s.brand(brand, [0.08, 0.48, 0.84, 0.17], { color: '#ffffff', align: 'center' });
    s.text(kind, [0.1, 0.74, 0.8, 0.1], { weight: 500, color: '#ffffff', align: 'center' });
  });
  return group([
    block([2.65, 4.6, 1.75], gloss(DARK), { round: 0.22 }),
    block([2.55, 0.16, 1.65], metal('#c9ced3', 0.3), { at: [0, 4.56, 0], round: 0.05 }),
    decal(2.4, 4.2, face, { at: [0, 2.3, 0.885], rough: 0.3 }),
    rod(0.28, 0.28, 0.3, metal(), { at: [-0.62, 4.85, 0] }),
    rod(0.4, 0.44, 0.28, metal(), { at: [0.62, 4.84, 0] }),
    rod(0.26, 0.26, 0.02, matte('#3a3f46', 0.8), { at: [0.62, 4.985, 0] }),
  ]);
}

/** What is printed around a cell; the words come twice, so that one is always in sight. */
function jacket({ color, brand, size, kind }: Look & Batteries, r: number, h: number): Texture {
  const hex = paint(color);
  const { caps, italic } = brands[brand];
  const name = caps ? brand.toUpperCase() : brand;
  const slant = italic ? 'italic ' : '';
  const art = print(Math.PI * 2 * r, h, (s) => {
    s.fill(DARK);
    s.fill(hex, [0, 0, 1, 0.3]);
    s.fill('#c9ced3', [0, 0.3, 1, 0.012]);
    for (const x of [0.25, 0.75]) {
      s.text('+', [x - 0.05, 0.015, 0.1, 0.07], { weight: 800, color: inkOn(hex), align: 'center' });
      s.text(size, [x - 0.13, 0.1, 0.26, 0.16], { weight: 900, color: inkOn(hex), align: 'center' });
      // The name runs along the cell.
      s.ctx.save();
      s.ctx.translate(s.width * x, s.height * 0.64);
      s.ctx.rotate(-Math.PI / 2);
      s.ctx.textAlign = 'center';
      s.ctx.textBaseline = 'middle';
      s.ctx.fillStyle = '#ffffff';
      s.ctx.letterSpacing = '0px';
      const long = s.height * 0.54;
      s.ctx.font = `${slant}900 100px "Inter Variable"`;
      const wide = s.ctx.measureText(name).width;
      const high = Math.min(s.width * 0.13, (long * 100) / wide);
      s.ctx.font = `${slant}900 ${high}px "Inter Variable"`;
      s.ctx.fillText(name, 0, -high * 0.3);
      s.ctx.font = `500 ${high * 0.5}px "Inter Variable"`;
      s.ctx.fillText(kind, 0, high * 0.62);
      s.ctx.restore();
    }
  });
  art.offset.x = -0.25;
  art.wrapS = 1000;
  return art;
}

/** Makes one cell after another, all with the same print. */
function cells(look: Look & Batteries): () => Group {
  if (look.size === '9V') return () => nineVolt(look);
  const [r, h] = measures[look.size];
  const tall = h - 0.28;
  const art = jacket(look, r, tall);
  const skin = printed(art, 0.3);
  return () =>
    group([
      rod(r - 0.03, r - 0.03, h - 0.16, metal('#c9ced3', 0.3), { at: [0, h / 2 - 0.04, 0] }),
      wrap(r, tall, art, { at: [0, tall / 2 + 0.06, 0], material: skin }),
      rod(r * 0.34, r * 0.36, 0.24, metal(), { at: [0, h - 0.02, 0] }),
    ]);
}

/** Cells side by side, as they stand. */
function row(look: Look & Batteries, count: number, columns: number): Group[] {
  const make = cells(look);
  const [r] = measures[look.size];
  return times(count, (i) => {
    const one = make();
    one.position.set((i % columns) * (r * 2 + 0.35), 0, Math.floor(i / columns) * (r * 2 + 0.5));
    one.rotation.y = look.size === '9V' ? 0 : 0.12;
    return one;
  });
}

/** A hanging card with the cells standing before it in their tray. */
function card(look: Look & Batteries): Group {
  const { color, brand, size, kind, count } = look;
  const hex = paint(color);
  const [r, h] = measures[size];
  const wide = count * (r * 2 + 0.35) + 1.6;
  const tall = h + 7;
  const front = print(wide, tall, (s) => {
    s.fill(DARK);
    s.fill(hex, [0, 0, 1, 0.42]);
    const top = 7 / tall;
    s.ctx.fillStyle = '#ffffff';
    s.ctx.beginPath();
    s.ctx.roundRect(s.width * 0.4, s.height * 0.03, s.width * 0.2, s.height * 0.028, s.height * 0.014);
    s.ctx.fill();
    s.brand(brand, [0.08, top * 0.22, 0.84, top * 0.24], { color: inkOn(hex), align: 'center' });
    s.text(`${size} ${kind}`, [0.08, top * 0.5, 0.84, top * 0.16], { color: inkOn(hex), weight: 700, align: 'center' });
    s.text(`${count} ${count === 1 ? 'BATTERY' : 'BATTERIES'}`, [0.15, top * 0.74, 0.7, top * 0.13], {
      color: inkOn(hex),
      weight: 800,
      align: 'center',
    });
  });
  const tray = group(row(look, count, count), { at: [-((count - 1) * (r * 2 + 0.35)) / 2, 0.5, r + 0.12] });
  return group([
    pull(rounded(wide, tall, 0.5), 0.1, matte('#e9eaeb'), { at: [0, tall / 2, -0.08], bevel: 0.02 }),
    decal(wide - 0.12, tall - 0.12, front, { at: [0, tall / 2, -0.02], rough: 0.35 }),
    tray,
    block([wide - 0.7, 0.5, r * 2 + 0.5], matte('#2a2d31', 0.4), { at: [0, 0, r + 0.1], round: 0.15 }),
  ]);
}

/** A box that says what is in it, with a few cells before it. */
function boxed(look: Look & Batteries): Group {
  const { color, brand, size, kind, count } = look;
  const hex = paint(color);
  const [r, h] = measures[size];
  const columns = count > 50 ? 10 : count > 24 ? 8 : count > 8 ? 6 : 4;
  const box: Triple = [Math.max(columns * r * 2 + 0.8, 7), h + 3.4, Math.max(Math.ceil(count / columns) * r * 2 + 0.6, 2.6)];
  const ink = inkOn(hex);
  const front = print(box[0], box[1], (s) => {
    s.fill(DARK);
    s.fill(hex, [0, 0.56, 1, 0.44]);
    s.fill('#c9ced3', [0, 0.55, 1, 0.012]);
    s.brand(brand, [0.06, 0.07, 0.88, 0.17], { color: '#ffffff' });
    s.text(kind, [0.06, 0.31, 0.6, 0.12], { color: mix(hex, '#ffffff', 0.35), weight: 700 });
    s.text(size, [0.06, 0.62, 0.44, 0.3], { weight: 900, color: ink });
    s.text(String(count), [0.52, 0.6, 0.42, 0.22], { weight: 900, color: ink, align: 'right' });
    s.text('BATTERIES', [0.52, 0.83, 0.42, 0.09], { weight: 700, color: ink, align: 'right' });
  });
  const side = print(box[2], box[1], (s) => {
    s.fill(DARK);
    s.fill(hex, [0, 0.56, 1, 0.44]);
    s.text(size, [0.12, 0.64, 0.76, 0.24], { weight: 900, color: ink, align: 'center' });
  });
  const top = print(box[0], box[2], (s) => {
    s.fill(DARK);
    s.brand(brand, [0.1, 0.3, 0.5, 0.4], { color: '#ffffff' });
    s.text(`${count} × ${size}`, [0.64, 0.32, 0.3, 0.36], { weight: 800, color: mix(hex, '#ffffff', 0.35), align: 'right' });
  });
  const shown = group(row(look, 2, 2), { at: [box[0] / 2 + r + 0.5, 0, box[2] / 2 - r * 0.4] });
  return group([printedBox(box, DARK, { front, right: side, top }, { rough: 0.35 }), shown]);
}

/** The poles: cells head down, of which only the dark end is seen; blocks with their backs to the camera. */
function poles({ size }: Look & Batteries): Group {
  if (size === '9V') {
    const back = { color: 'black', brand: 'Voltway', size, kind: '', count: 1 } as const;
    return group(times(2, (i) => group([nineVolt(back)], { at: [i * 3.2, 0, i * 0.8], turn: [0, Math.PI, 0] })));
  }
  return group(
    times(4, (i) =>
      group(
        [
          rod(0.72, 0.72, 2.2, gloss(DARK), { at: [0, 1.1, 0] }),
          rod(0.66, 0.68, 0.1, metal('#c9ced3', 0.3), { at: [0, 2.24, 0] }),
          rod(0.4, 0.46, 0.06, metal('#dfe3e6', 0.2), { at: [0, 2.3, 0] }),
        ],
        {
          at: [(i % 2) * 1.8, 0, Math.floor(i / 2) * 1.8],
        },
      ),
    ),
  );
}

/** A card of up to eight, or a box. */
export const batteries = (look: Look & Batteries): Group =>
  look.count <= 8 && (look.size === 'AA' || look.size === 'AAA' || look.count <= 4) ? card(look) : boxed(look);

export const batteriesModel = model({
  name: 'batteries',
  views: {
    hero: { build: batteries, camera: ({ count }) => (count <= 8 ? { turn: -16, pitch: 10 } : { turn: -26, pitch: 20 }) },
    top: {
      build: poles,
      turn: -20,
      pitch: 52,
      zoom: 1.35,
      shows: ({ size }): Look & Batteries => ({ color: 'black', brand: 'Voltway', size: size === '9V' ? '9V' : 'AA', kind: '', count: 1 }),
      alt: ({ brand, size, kind }) => `${brand} ${kind.toLowerCase()} ${size} batteries: the poles`,
    },
  },
  alt: ({ brand, size, kind, count }) => `${brand} ${kind.toLowerCase()} ${size} batteries, pack of ${count}`,
});
