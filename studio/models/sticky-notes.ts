import { BufferAttribute, PlaneGeometry } from 'three';
import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, bothSides, box, group, part, times, topDecal } from '../scene/parts.ts';
import { packSide } from '../scene/pack-print.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Pads of self-stick notes: a wrapped bundle, from a dozen up a printed box. Multicolor is brights, rose is pastels. */
export interface StickyNotes {
  readonly shape: 'square' | 'oblong';
  readonly isLined: boolean;
  readonly count: number;
}

const HUES: Partial<Record<Tone, readonly string[]>> = {
  multicolor: ['#ff5fa2', '#ffd93b', '#59c9f2', '#a8e04a', '#ff9440', '#c48bf0'],
  rose: ['#f6bfcb', '#f7d9c9', '#e3c9ea', '#f9e3b4', '#cfe3d6', '#f1a9b8'],
  yellow: ['#fbe46c'],
};

const hueOf = (tone: Tone, i: number): string => {
  const hues = HUES[tone] ?? [paint(tone)];
  return hues[i % hues.length] ?? paint(tone);
};

const SHEETS = 6;

/** One pad lying; its sheets show at the edge as fine lines. */
function pad(hex: string, [w, d]: readonly [number, number], place: Placed = {}): Group {
  const thick = 1.15;
  return group(
    [
      block([w, thick, d], matte(hex, 0.85), { round: 0.02 }),
      ...times(SHEETS, (i) =>
        box([w + 0.01, 0.018, d + 0.01], matte(mix(hex, '#000000', 0.14), 0.9), { at: [0, ((i + 1) * thick) / (SHEETS + 1), 0], round: 0 }),
      ),
    ],
    place,
  );
}

function bundle({ color, brand, count, shape }: Look & StickyNotes): Group {
  const size: readonly [number, number] = shape === 'square' ? [7.6, 7.6] : [10.2, 7.2];
  const columns = count > 5 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const wide = size[0] * columns + 0.15 * (columns - 1);
  const tall = rows * 1.19;
  const title = print(wide, size[1], (s) => {
    s.fill('#ffffff');
    s.fill(mix(hueOf(color, 0), '#000000', 0.02), [0, 0, 1, 0.12]);
    for (let i = 0; i < 6; i += 1) s.fill(hueOf(color, i), [i / 6, 0.6, 1 / 6 + 0.01, 0.4]);
    s.brand(brand, [0.07, 0.18, 0.86, 0.2]);
    s.text('Sticky Notes', [0.07, 0.4, 0.86, 0.15], { weight: 400 });
    s.text(`${count} pads`, [0.07, 0.68, 0.6, 0.24], { weight: 900, color: '#1d1e21' });
  });
  const pads = times(count, (i) => {
    const column = i % columns;
    const x = columns === 1 ? 0 : (column - 0.5) * (size[0] + 0.15);
    return pad(hueOf(color, i), size, { at: [x, Math.floor(i / columns) * 1.19, 0] });
  });
  const label = topDecal(wide - 0.4, size[1] - 0.4, title, { at: [0, tall + 0.03, 0], rough: 0.4 });
  return group([...pads, label, block([wide + 0.2, tall + 0.1, size[1] + 0.2], clear('#ffffff', 0.07), { round: 0.15 })]);
}

function carton({ color, brand, count }: Look & StickyNotes): Group {
  const [w, h, d] = [16.4, count > 12 ? 14.5 : 9, 8.6];
  const accent = color === 'multicolor' ? '#2b3a67' : color === 'rose' ? '#a2506a' : '#1f3b73';
  const front = print(w, h, (s) => {
    s.fill('#ffffff');
    s.fill(accent, [0, 0, 1, 0.3]);
    s.brand(brand, [0.06, 0.07, 0.6, 0.16], { color: '#ffffff' });
    for (let i = 4; i >= 0; i -= 1) {
      s.ctx.save();
      s.ctx.translate(s.width * (0.6 + i * 0.055), s.height * (0.62 - i * 0.02));
      s.ctx.rotate(-0.12 + i * 0.09);
      s.ctx.shadowColor = 'rgba(0,0,0,0.35)';
      s.ctx.shadowBlur = 14;
      s.ctx.fillStyle = hueOf(color, i);
      const side = Math.min(s.height * 0.5, s.width * 0.28);
      s.ctx.fillRect(-side / 2, -side / 2, side, side);
      s.ctx.restore();
    }
    s.text('Sticky Notes', [0.06, 0.38, 0.34, 0.16], { weight: 400, color: '#22262b' });
    s.text(String(count), [0.06, 0.54, 0.3, 0.28], { weight: 900, color: accent });
    s.text('pads', [0.06, 0.83, 0.3, 0.1], { weight: 600, color: accent });
  });
  const words = { brand, title: 'Sticky Notes', count: String(count), ground: '#ffffff', accent };
  const top = print(w, d, (s) => {
    s.fill(hueOf(color, 0));
    s.brand(brand, [0.2, 0.36, 0.6, 0.28], { color: '#22262b', align: 'center' });
  });
  return group([printedBox([w, h, d], '#ffffff', { front, top, right: packSide(d, h, words), left: packSide(d, h, words) })]);
}

/** The pads as they are sold. */
export const stickyNotes = (look: Look & StickyNotes): Group => (look.count >= 12 ? carton(look) : bundle(look));

/** A sheet that comes off its pad at the foot, as far as it sticks at the head. */
function liftedSheet(hex: string, side: number, isLined: boolean): Group {
  const shape = new PlaneGeometry(side, side, 1, 24);
  const points = shape.getAttribute('position');
  if (!(points instanceof BufferAttribute)) throw new Error('a plane has points');
  for (let i = 0; i < points.count; i += 1) {
    const along = Math.max(0, 0.35 - points.getY(i) / side - 0.1);
    points.setZ(i, along * along * 4.2);
  }
  shape.computeVertexNormals();
  const face = print(1, 1, (s) => {
    s.fill(hex);
    if (isLined) for (let y = 0.16; y < 0.97; y += 0.1) s.fill(mix(hex, '#2a4a86', 0.45), [0.06, y, 0.88, 0.007]);
  });
  const material = bothSides(matte('#ffffff', 0.9));
  material.map = face;
  return group([part(shape, material, { turn: [-Math.PI / 2, 0, 0] })]);
}

/** A pad near enough to see its paper, one sheet half off. */
function near({ color, isLined }: Look & StickyNotes): Group {
  const sheet = liftedSheet(mix(hueOf(color, 0), '#ffffff', 0.08), 7.6, isLined);
  sheet.position.set(0, 1.18, 0);
  return group([pad(hueOf(color, 0), [7.6, 7.6]), sheet]);
}

const colors = (color: Tone): string => (color === 'multicolor' ? 'assorted brights' : color === 'rose' ? 'rose pastels' : color);

export const stickyNotesModel = model({
  name: 'sticky-notes',
  views: {
    hero: {
      build: stickyNotes,
      camera: ({ count }: Look & StickyNotes) => (count >= 12 ? { turn: 28, pitch: 24 } : { turn: 30, pitch: 38 }),
      // The label covers the paper, the box the pads; only the smallest bundle shows their shape.
      shows: (look: Look & StickyNotes): Look & StickyNotes => ({
        ...look,
        isLined: false,
        shape: look.count === 4 ? look.shape : 'square',
      }),
    },
    detail: {
      build: near,
      turn: 24,
      pitch: 34,
      zoom: 1.1,
      // Every assortment of brights has a yellow pad.
      shows: ({ color, isLined }: Look & StickyNotes): Look & StickyNotes => ({
        color: color === 'multicolor' ? 'yellow' : color,
        brand: 'Foolscap',
        shape: 'square',
        isLined,
        count: 1,
      }),
      alt: ({ color, isLined }) => `${isLined ? 'Lined' : 'Plain'} sticky notes, ${colors(color)}, close up`,
    },
  },
  alt: ({ brand, color, isLined, count }) => `${brand} ${isLined ? 'lined ' : ''}sticky notes, ${colors(color)}, ${count} pads`,
});
