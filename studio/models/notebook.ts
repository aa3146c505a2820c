import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three';
import type { Group, Mesh, Texture } from 'three';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { matte, metal, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, part, times, topDecal } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Spiral notebooks of one colour: alone, three side by side, six in a banded pile, a carton of them. */
export interface Notebook {
  readonly subjects: 1 | 3 | 5;
  readonly format: 'full' | 'pocket';
  readonly ruling: 'lined' | 'graph' | 'dot' | 'blank';
  readonly count: 1 | 3 | 6 | 24;
}

const SIZES = { full: [20.3, 26.7], pocket: [12.7, 21] } as const;
const THICKNESS = { 1: 0.9, 3: 1.7, 5: 2.5 } as const;
const HOLE_STEP = 0.9;

function holes(s: Sheet, height: number): void {
  for (let y = HOLE_STEP; y < height - HOLE_STEP / 2; y += HOLE_STEP) s.fill('#17181a', [0.028, y / height, 0.022, 0.3 / height], 0.004);
}

function cover({ color, brand, subjects, format, count }: Look & Notebook): Texture {
  const hex = paint(color);
  const ink = inkOn(hex);
  const [width, height] = SIZES[format];
  const deep = mix(hex, '#000000', 0.22);
  return print(width, height, (s) => {
    s.fill(hex);
    if (format !== 'pocket') {
      s.fill(deep, [0, 0.66, 1, 0.34]);
      s.fill(mix(hex, '#ffffff', 0.75), [0, 0.655, 1, 0.008]);
      if (count === 1) s.text(String(subjects), [0.13, 0.7, 0.2, 0.22], { weight: 850, color: inkOn(deep) });
      s.text(count === 1 ? 'Subject' : 'Spiral', [count === 1 ? 0.36 : 0.14, 0.725, 0.52, 0.085], { weight: 300, color: inkOn(deep) });
      s.text('Notebook', [count === 1 ? 0.36 : 0.14, 0.815, 0.52, 0.085], { weight: 300, color: inkOn(deep) });
    }
    s.brand(brand, [0.14, 0.085, 0.76, 0.085], { color: ink });
    s.fill(ink, [0.142, 0.19, 0.16, 0.005]);
    holes(s, height);
  });
}

/** A coil along an upright axis, `turns` high: a thin tube of few faces, as a pile has six of them. */
function coil(turns: number, wide: number, deep: number, place: Placed): Mesh {
  const steel = metal('#2f3236', 0.35);
  const points = times(turns * 8 + 1, (i) => {
    const angle = (i / 8) * Math.PI * 2;
    return new Vector3(-Math.cos(angle) * wide, (HOLE_STEP * i) / 8, Math.sin(angle) * deep);
  });
  return part(new TubeGeometry(new CatmullRomCurve3(points), turns * 14, 0.075, 6), steel, place);
}

/** One closed notebook, standing, its coil on the left. */
function book(look: Look & Notebook, place: Placed = {}): Group {
  const hex = paint(look.color);
  const [w, h] = SIZES[look.format];
  const t = THICKNESS[look.subjects];
  const round = t / 2 + 0.3;
  const turns = Math.floor(h / HOLE_STEP) - 1;
  return group(
    [
      block([w, h, 0.09], matte(hex, 0.4), { at: [0, 0, t / 2], round: 0.03 }),
      decal(w - 0.02, h - 0.02, cover(look), { at: [0, h / 2, t / 2 + 0.06], rough: 0.38 }),
      block([w - 0.35, h - 0.3, t - 0.1], paper('#f7f5ec'), { at: [0.05, 0.15, 0], round: 0.02 }),
      ...times(look.subjects - 1, (i) =>
        block([w - 0.2, h - 0.16, 0.07], matte(mix(hex, '#ffffff', 0.45), 0.8), {
          at: [0.06, 0.08, t * ((i + 1) / look.subjects - 0.5)],
          round: 0.02,
        }),
      ),
      block([w, h, 0.1], matte('#8a7354', 0.9), { at: [0, 0, -t / 2], round: 0.03 }),
      coil(turns, round * 0.75, round, { at: [-w / 2 + 0.55, HOLE_STEP * 0.72, 0] }),
    ],
    place,
  );
}

/** Lays a standing notebook on its back, its foot towards the camera. */
const lying = (look: Look & Notebook, y: number, turn: number): Group =>
  group([book(look, { turn: [-Math.PI / 2, 0, 0] })], { at: [0, y, 0], turn: [0, turn, 0] });

function pile(look: Look & Notebook): Group {
  const [w, h] = SIZES[look.format];
  const step = THICKNESS[look.subjects] + 0.62;
  const tall = step * 6;
  const band = print(w, 7, (s) => {
    s.fill('#fbfaf5');
    s.brand(look.brand, [0.06, 0.2, 0.56, 0.3]);
    s.text('Spiral Notebooks', [0.06, 0.55, 0.5, 0.22], { weight: 500 });
    s.text('6', [0.66, 0.1, 0.28, 0.8], { weight: 900, align: 'right' });
  });
  const white = paper('#fbfaf5');
  return group([
    ...times(6, (i) => lying(look, step * (i + 0.5), ((i % 3) - 1) * 0.006)),
    box([w + 0.5, 0.06, 7], white, { at: [0.1, tall + 0.08, -h * 0.4], round: 0.02 }),
    topDecal(w + 0.4, 6.95, band, { at: [0.1, tall + 0.13, -h * 0.4], rough: 0.9 }),
    ...[-1, 1].map((end) =>
      box([0.06, tall + 0.1, 7], white, { at: [0.1 + end * (w / 2 + 0.22), tall / 2 + 0.05, -h * 0.4], round: 0.02 }),
    ),
  ]);
}

function carton(look: Look & Notebook): Group {
  const hex = paint(look.color);
  const front = print(36, 29, (s) => {
    s.fill('#c8a578');
    s.fill('#ffffff', [0.05, 0.12, 0.4, 0.56], 0.01);
    s.fill(hex, [0.05, 0.12, 0.4, 0.09], 0.01);
    s.brand(look.brand, [0.07, 0.24, 0.36, 0.11]);
    s.text('Spiral Notebooks', [0.07, 0.37, 0.36, 0.08], { weight: 600 });
    s.text('24', [0.07, 0.48, 0.36, 0.17], { weight: 900 });
  });
  const top = print(36, 24, (s) => {
    s.fill('#c8a578');
    s.fill('#b08c5f', [0, 0.495, 1, 0.01]);
    s.fill('#d9c39d', [0, 0.4, 1, 0.2]);
  });
  return group([
    printedBox([36, 29, 24], '#c8a578', { front, top }, { at: [3, 0, -8], rough: 0.9 }),
    book(look, { at: [19.5, 0, 7.5], turn: [-0.1, -0.12, 0] }),
  ]);
}

/** The notebooks as they are sold. */
export function notebook(look: Look & Notebook): Group {
  const step = THICKNESS[look.subjects] + 0.9;
  if (look.count === 24) return carton(look);
  if (look.count === 6) return pile(look);
  if (look.count === 3) return group(times(3, (i) => book(look, { at: [(i - 1) * 5.2, 0, (1 - i) * -step * 1.6], turn: [0, -0.05, 0] })));
  return group([book(look)]);
}

function rule(s: Sheet, ruling: Notebook['ruling'], w: number, h: number): void {
  const step = { lined: 0.78, graph: 0.635, dot: 0.5, blank: 99 }[ruling];
  const line = '#9db8da';
  const isLined = ruling === 'lined';
  for (let y = isLined ? 2.4 : step; y < h - 0.3; y += step) {
    if (ruling === 'dot') for (let x = 1.6; x < w - 0.2; x += step) s.disc('#8d97a5', x / w, y / h, 0.0022);
    else s.fill(line, [isLined ? 0 : 0.075, y / h, 1, 0.0013]);
  }
  if (ruling === 'graph') for (let x = 1.6; x < w; x += step) s.fill(line, [x / w, 0, 0.0017, 1]);
  if (isLined) s.fill('#e58b95', [0.17, 0, 0.0025, 1]);
}

/** The open page: its ruling, the perforation beside the coil. */
function page({ ruling }: Look & Notebook): Group {
  const [w, h] = [19, 19];
  const sheet = print(w, h, (s) => {
    s.fill('#fdfcf7');
    rule(s, ruling, w, h);
    for (let y = 0.1; y < h; y += 0.22) s.disc('#c9c5b8', 1.3 / w, y / h, 0.0025);
    holes(s, h);
    if (ruling !== 'blank') for (const y of [0.2, 0.7]) s.disc('#cfccc2', 0.115, y, 0.017);
  });
  const turns = Math.floor(h / HOLE_STEP) - 1;
  return group([
    block([w, 0.9, h], paper('#f4f1e6'), { at: [0, 0, 0], round: 0.02 }),
    topDecal(w - 0.02, h - 0.02, sheet, { at: [0, 0.93, 0], rough: 0.92 }),
    coil(turns, 0.75, 0.75, { at: [-w / 2 + 0.45, 0.55, h / 2 - HOLE_STEP * 0.72], turn: [-Math.PI / 2, 0, 0] }),
  ]);
}

const NOUNS = { 1: '', 3: ', 3 notebooks', 6: ', 6 notebooks', 24: ', case of 24' } as const;

export const notebookModel = model({
  name: 'notebook',
  views: {
    hero: {
      build: notebook,
      camera: ({ count }: Look & Notebook) =>
        ({ 1: { turn: 24, pitch: 13 }, 3: { turn: 20, pitch: 15 }, 6: { turn: 30, pitch: 38 }, 24: { turn: -24, pitch: 20 } })[count],
      // A closed book does not show its pages; in a pack nobody counts the subjects.
      shows: (look: Look & Notebook): Look & Notebook => ({
        ...look,
        ruling: 'lined',
        subjects: look.count === 1 ? look.subjects : 1,
        format: look.count === 1 ? look.format : 'full',
      }),
    },
    detail: {
      build: page,
      turn: 18,
      pitch: 48,
      zoom: 1.25,
      shows: ({ ruling }: Look & Notebook): Look & Notebook => ({
        color: 'white',
        brand: 'Foolscap',
        subjects: 1,
        format: 'full',
        ruling,
        count: 1,
      }),
      alt: ({ ruling }) => `An open page of the notebook, ${ruling === 'dot' ? 'dot grid' : ruling}`,
    },
  },
  alt: ({ brand, color, subjects, count }) => `${brand} ${subjects}-subject spiral notebook, ${color} cover${NOUNS[count]}`,
});
