import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, pull, rod, times, washer, wrap } from '../scene/parts.ts';
import { copies } from '../props/copies.ts';
import { shippingCarton } from '../props/case-carton.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rolls of paper in film, or before the carton of a large case. */
export interface PaperTowels {
  readonly kind: 'towels' | 'tissue';
  readonly rolls: 2 | 6 | 12 | 'case';
}

type Spec = Look & PaperTowels;

const titles = { towels: 'Paper Towels', tissue: 'Bath Tissue' } as const;
const sizeOf = ({ kind }: PaperTowels): readonly [number, number] => (kind === 'tissue' ? [5.6, 10.4] : [6.6, 27]);

/** Quilting: small pressed diamonds with the shade of an edge at each sheet. */
function quilt(r: number, h: number, sheet: number): ReturnType<typeof print> {
  return print(Math.PI * 2 * r, h, (s) => {
    s.fill('#fbfbf9');
    s.ctx.strokeStyle = '#e6e7e6';
    s.ctx.lineWidth = 2.4;
    const step = s.width / 34;
    for (let x = -s.height; x < s.width + s.height; x += step) {
      s.ctx.beginPath();
      s.ctx.moveTo(x, 0);
      s.ctx.lineTo(x + s.height, s.height);
      s.ctx.moveTo(x, s.height);
      s.ctx.lineTo(x + s.height, 0);
      s.ctx.stroke();
    }
    s.ctx.setLineDash([7, 6]);
    s.ctx.strokeStyle = '#cfd1d2';
    s.ctx.lineWidth = 2;
    for (let x = s.width * 0.62; x < s.width; x += (sheet / (Math.PI * 2 * r)) * s.width) {
      s.ctx.beginPath();
      s.ctx.moveTo(x, 0);
      s.ctx.lineTo(x, s.height);
      s.ctx.stroke();
    }
  });
}

function roll(spec: PaperTowels, place: Placed = {}): Group {
  const [r, h] = sizeOf(spec);
  const core = spec.kind === 'tissue' ? 2.1 : 2;
  const rings = times(5, (i) => core + ((r - core) * (i + 1)) / 6);
  return group(
    [
      pull(washer(r - 0.05, core), h, matte('#f6f6f3', 0.95), { turn: [-Math.PI / 2, 0, 0], at: [0, h / 2, 0], bevel: 0.3 }),
      wrap(r, h - 0.6, quilt(r, h - 0.6, 28), { at: [0, h / 2, 0], rough: 0.95 }),
      pull(washer(core + 0.06, core - 0.12), h + 0.1, paper('#b98f5e'), { turn: [-Math.PI / 2, 0, 0], at: [0, h / 2, 0], bevel: 0.02 }),
      rod(core, core, 0.2, matte('#5c4730', 0.95), { at: [0, h * 0.4, 0] }),
      ...rings.map((ring) =>
        pull(washer(ring, ring - 0.05), 0.06, matte('#dddfdf', 0.95), { turn: [-Math.PI / 2, 0, 0], at: [0, h, 0], bevel: 0 }),
      ),
    ],
    place,
  );
}

/** How the rolls of a film pack stand: columns, rows, layers. */
function stacking({ kind, rolls }: PaperTowels): readonly [number, number, number] {
  if (rolls === 2) return [2, 1, 1];
  if (rolls === 6) return kind === 'tissue' ? [3, 1, 2] : [3, 2, 1];
  return kind === 'tissue' ? [3, 2, 2] : [4, 3, 1];
}

function filmPack(spec: Spec, count: number): Group {
  const hex = spec.kind === 'tissue' ? '#5b6fb8' : paint(spec.color);
  const [r, h] = sizeOf(spec);
  const [columns, rows, layers] = stacking(spec);
  const [w, d, tall] = [columns * r * 2, rows * r * 2, layers * h];
  const band = print(w, tall * 0.5, (s) => {
    s.fill(hex);
    s.fill(mix(hex, '#ffffff', 0.75), [0, 0.9, 1, 0.045]);
    const wide = count > 2;
    s.brand(spec.brand, [0.06, 0.1, wide ? 0.6 : 0.88, 0.24], { color: inkOn(hex) });
    s.text(titles[spec.kind], [0.06, 0.4, 0.56, 0.42], { weight: 800, lines: 2, color: inkOn(hex) });
    s.text(String(count), [0.66, 0.34, 0.28, 0.34], { weight: 900, align: 'right', color: inkOn(hex) });
    s.text('rolls', [0.66, 0.69, 0.28, 0.14], { weight: 600, align: 'right', color: inkOn(hex) });
  });
  const places = times(count, (i): [number, number, number] => [
    (i % columns) * r * 2 - w / 2 + r,
    Math.floor(i / (columns * rows)) * h,
    (Math.floor(i / columns) % rows) * r * 2 - d / 2 + r,
  ]);
  return group([
    copies(roll(spec), places),
    box([w + 0.5, tall + 0.5, d + 0.5], clear('#e9f1f6', 0.2), { at: [0, tall / 2 + 0.1, 0], round: Math.min(3, r * 0.5) }),
    decal(w - 0.8, tall * 0.5, band, { at: [0, tall * 0.45, d / 2 + 0.3], material: film(band, 0.25) }),
  ]);
}

/** The pack; a large case is a carton with two rolls before it. */
export function paperTowels(spec: Spec): Group {
  if (spec.rolls !== 'case') return filmPack(spec, spec.rolls);
  const [r, h] = sizeOf(spec);
  const [w, tall] = [50, 40];
  return group([
    shippingCarton([w, tall, 34], { brand: spec.brand, title: titles[spec.kind], ink: paint(spec.color) }),
    roll(spec, { at: [w / 2 - r, 0, 17 + r + 2] }),
    roll(spec, spec.kind === 'tissue' ? { at: [w / 2 - r * 0.6, h, 17 + r + 2.4] } : { at: [w / 2 + r * 1.3, 0, 17 + r * 0.4] }),
  ]);
}

export const paperTowelsModel = model({
  name: 'paper-towels',
  views: {
    hero: { build: paperTowels, turn: -24, pitch: 18 },
    detail: {
      build: (spec) => group([roll(spec)]),
      turn: -10,
      pitch: 34,
      zoom: 1,
      shows: (look): Spec => ({ ...look, color: 'white', brand: 'Fernhill', rolls: 2 }),
      alt: ({ kind }) => `One roll of ${titles[kind].toLowerCase()}`,
    },
  },
  alt: ({ brand, kind, rolls }) =>
    `${brand} ${titles[kind].toLowerCase()}, white, ${rolls === 'case' ? 'two rolls before their case' : `${rolls} rolls`}`,
});
