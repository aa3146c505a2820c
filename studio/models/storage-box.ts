import type { Group, Object3D, Texture } from 'three';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { block, box, group, rod, wire, type Placed, type Triple } from '../scene/parts.ts';
import { wrapped } from '../props/paper-packs.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** File storage boxes of board: four stand folded up; more are one folded up before the flat ones in their bundle. */
export interface StorageBox {
  readonly lid: 'lift-off' | 'string';
  readonly count: number;
}

type Spec = Look & StorageBox;
/** Of one box, in centimetres. */
const SIZE: Triple = [31.5, 26, 42];

const boardOf = ({ color }: Look): string => (color === 'kraft' ? '#c79f6d' : '#f4f3ef');
const inkOf = ({ color }: Spec): string => (color === 'kraft' ? '#3b2a18' : '#1f4f9f');

/** One side: the brand unless boxes of all brands share the picture, the hand hole, and on the ends lines for what is inside. */
function side(spec: Spec, width: number, height: number, isEnd: boolean, isNamed = true): Texture {
  const [ground, ink] = [boardOf(spec), inkOf(spec)];
  return print(width, height, (s) => {
    s.fill(ground);
    if (!isEnd) {
      if (isNamed) s.brand(spec.brand, [0.08, 0.38, 0.6, 0.2], { color: ink });
      s.text('File storage box', [0.08, 0.63, 0.5, 0.09], { weight: 600, color: ink });
      return;
    }
    // Where the string runs, the hand hole is on the sides.
    if (spec.lid === 'lift-off') {
      s.fill(mix(ground, '#000000', 0.3), [0.355, 0.3, 0.29, 0.13], 0.065);
      s.fill('#2b2722', [0.36, 0.31, 0.28, 0.12], 0.06);
    }
    if (isNamed) s.brand(spec.brand, [0.14, 0.47, 0.72, 0.1], { color: ink, align: 'center' });
    s.ctx.strokeStyle = ink;
    s.ctx.lineWidth = 4;
    s.ctx.strokeRect(s.width * 0.14, s.height * 0.6, s.width * 0.72, s.height * 0.2);
    for (const [i, word] of ['Contents', 'Dates'].entries()) {
      s.text(word, [0.17, 0.62 + i * 0.09, 0.2, 0.05], { color: ink, weight: 600 });
      s.fill(ink, [0.4, 0.665 + i * 0.09, 0.42, 0.004]);
    }
  });
}

function lidOf(spec: Spec): Object3D[] {
  const [w, h, d] = SIZE;
  const ground = boardOf(spec);
  const rim = mix(ground, '#ffffff', 0.08);
  if (spec.lid === 'lift-off') return [block([w + 1, 6.4, d + 1], paper(rim), { at: [0, h - 6, 0], round: 0.25 })];
  const top = block([w + 0.2, 0.5, d + 0.2], paper(rim), { at: [0, h, 0], round: 0.15 });
  const flap = box([w * 0.62, 7, 0.35], paper(rim), { at: [0, h - 3.2, d / 2 + 0.25], round: 0.12 });
  const red = matte('#a8231d', 0.5);
  const z = d / 2 + 0.6;
  return [
    top,
    flap,
    rod(1.1, 1.1, 0.25, red, { at: [0, h - 5, z], turn: [Math.PI / 2, 0, 0] }),
    rod(1.1, 1.1, 0.25, red, { at: [0, h - 10.6, d / 2 + 0.2], turn: [Math.PI / 2, 0, 0] }),
    wire(
      [
        [-0.7, h - 5, z + 0.1],
        [-1, h - 7.6, z + 0.1],
        [-0.2, h - 11.4, z - 0.1],
        [0.9, h - 10.4, z - 0.1],
        [0.9, h - 7.6, z + 0.1],
        [0.6, h - 5, z + 0.1],
      ],
      0.12,
      matte('#f3efe4', 0.9),
    ),
  ];
}

function folded(spec: Spec, place: Placed = {}): Group {
  const [w, h, d] = SIZE;
  const sides = side(spec, d, h, false);
  const body = wrapped(
    [w, h, d],
    boardOf(spec),
    { front: side(spec, w, h, true), right: sides, left: sides },
    { round: 0.15, rough: 0.92 },
  );
  return group([body, ...lidOf(spec)], place);
}

/** Boxes as they ship: flat, in a strapped bundle with a card that counts them. */
function bundle(spec: Spec): Group {
  const [w, h, d] = SIZE;
  const wide = Math.max(44, d + 12);
  const deep = spec.count * 0.62;
  const tall = h + w * 0.45;
  const label = print(24, 16, (s) => {
    const { ink } = brands[spec.brand];
    s.fill('#fdfcf9', [0, 0, 1, 1], 0.03);
    s.fill(ink, [0, 0, 1, 0.3], 0.03);
    s.brand(spec.brand, [0.06, 0.07, 0.88, 0.17], { color: '#ffffff' });
    s.text(String(spec.count), [0.06, 0.37, 0.32, 0.38], { weight: 900, color: ink });
    s.text('file storage boxes', [0.41, 0.4, 0.54, 0.3], { weight: 800, lines: 2 });
    s.text('Ship flat · no tape needed', [0.06, 0.81, 0.8, 0.11], { weight: 600, color: '#4a4f57' });
  });
  const edges = print(deep, tall, (s) => {
    s.fill(boardOf(spec));
    for (let i = 0; i < spec.count * 2; i += 1) s.fill(mix(boardOf(spec), '#6b5334', 0.35), [i / (spec.count * 2), 0, 0.008, 1]);
  });
  const strap = matte('#e8e9ea', 0.3);
  return group([
    wrapped([wide, tall, deep], boardOf(spec), { right: edges, left: edges }, { round: 0.1, rough: 0.92 }),
    wrapped([26, 17, 0.1], '#fdfcf9', { front: label }, { at: [-wide * 0.12, tall * 0.5, deep / 2 + 0.05], round: 0.02 }),
    ...[-0.36, 0.36].map((x) => box([1.4, tall + 0.12, deep + 0.16], strap, { at: [wide * x, tall / 2, 0], round: 0.03 })),
  ]);
}

/** The boxes as they are sold. */
export function storageBox(spec: Spec): Group {
  const [w, h, d] = SIZE;
  if (spec.count <= 4) {
    const [x, y] = [w / 2 + 0.8, h + 0.8];
    return group([
      folded(spec, { at: [-x, 0, 0] }),
      folded(spec, { at: [x, 0, 0.6] }),
      folded(spec, { at: [-x, y, 0.4] }),
      folded(spec, { at: [x, y, -0.3] }),
    ]);
  }
  const flat = bundle(spec);
  flat.position.set(-10, 0, -d / 2 - spec.count * 0.31 - 3);
  return group([flat, folded(spec, { at: [8, 0, 0] })]);
}

/** A box with its lid off, folders in it. */
function filled(spec: Spec): Group {
  const [w, h, d] = SIZE;
  const ground = boardOf(spec);
  const wall = paper(mix(ground, '#000000', 0.05));
  const files = Array.from({ length: Math.floor((d - 4) / 2.1) }, (_, i) =>
    box([w - 2.4, h - 3 + (i % 3) * 0.5, 0.7], paper(['#efd9a3', '#f4ead2', '#e9cf94'][i % 3] ?? '#efd9a3'), {
      at: [0, h / 2 - 1, -d / 2 + 2.6 + i * 2.1],
      turn: [-0.04, 0, 0],
      round: 0.05,
    }),
  );
  return group([
    block([w, 0.5, d], wall),
    ...[-1, 1].map((end) =>
      wrapped(
        [0.5, h, d],
        ground,
        { right: side(spec, d, h, false, false), left: side(spec, d, h, false, false) },
        { at: [(end * (w - 0.5)) / 2, 0, 0], round: 0.1, rough: 0.92 },
      ),
    ),
    ...[-1, 1].map((end) =>
      wrapped(
        [w, h, 0.5],
        ground,
        { front: side(spec, w, h, true, false) },
        { at: [0, 0, (end * (d - 0.5)) / 2], round: 0.1, rough: 0.92 },
      ),
    ),
    ...files,
  ]);
}

export const storageBoxModel = model({
  name: 'storage-box',
  views: {
    hero: { build: storageBox, camera: ({ count }: Spec) => (count <= 4 ? { turn: -28, pitch: 16 } : { turn: 30, pitch: 22 }) },
    detail: {
      build: filled,
      turn: -34,
      pitch: 40,
      zoom: 1,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Stackwell', lid: 'lift-off', count: 1 }),
      alt: ({ color }) => `Open file storage box, ${color}, with folders in it`,
    },
  },
  alt: ({ brand, color, lid, count }) =>
    `${brand} file storage boxes, ${color}, ${lid === 'string' ? 'string and button' : 'with lid'}, pack of ${count}`,
});
