import { BufferGeometry, Float32BufferAttribute, IcosahedronGeometry, Vector3 } from 'three';
import type { Group, Material, Mesh } from 'three';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { clear, gloss, grain, matte, metal, paper, plastic, wood } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import { block, bothSides, box, decal, group, lathe, part, plate, pull, ring, rod, times, topDecal, washer, wire } from '../scene/parts.ts';
import type { Triple } from '../scene/parts.ts';

const INK = '#182130';
const GREEN = '#0e5a46';

/** A stoneware mug, 9.5 cm high; `coffee`: full. */
export function mug(color = GREEN, coffee = true): Group {
  return group([
    lathe(
      [
        [0, 0],
        [3.3, 0],
        [3.8, 0.35],
        [4.05, 1.2],
        [4.15, 9.2],
        [4.0, 9.5],
        [3.75, 9.3],
        [3.7, 1.2],
        [0, 0.8],
      ],
      gloss(color),
    ),
    wire(
      [
        [4.0, 7.6, 0],
        [6.1, 7.7, 0],
        [7.1, 6, 0],
        [6.7, 3.7, 0],
        [4.0, 2.5, 0],
      ],
      0.55,
      gloss(color),
    ),
    ...(coffee ? [rod(3.75, 3.75, 0.2, gloss('#3a2114'), { at: [0, 8.3, 0] })] : []),
  ]);
}

/** A sheet of writing paper lying flat, with what `draw` puts on it. */
export function sheet(width: number, depth: number, draw: (sheet: Sheet) => void, color = '#fdfcf8'): Group {
  const face = print(width, depth, (page) => {
    page.fill(color);
    draw(page);
  });
  return group([block([width, 0.06, depth], paper(color), { round: 0 }), topDecal(width, depth, face, { at: [0, 0.08, 0], rough: 0.9 })]);
}

/** A clipboard with an empty list on it. */
export function clipboard(): Group {
  const list = sheet(21, 28, (page) => {
    page.text('Saved for later', [0.12, 0.1, 0.76, 0.055], { weight: 700, color: INK });
    for (const i of times(6, (n) => n)) {
      const y = 0.24 + i * 0.115;
      page.ctx.strokeStyle = '#b9b2a4';
      page.ctx.lineWidth = 5;
      page.ctx.beginPath();
      page.ctx.roundRect(0.12 * page.width, y * page.height, 44, 44, 8);
      page.ctx.stroke();
      page.fill('#e5ded1', [0.22, y + 0.02, 0.62 - (i % 3) * 0.09, 0.008]);
    }
  });
  list.position.y = 0.4;
  return group([
    plate([23, 0.4, 32], 1, wood('#c99a63', 0.55), { at: [0, 0, -0.5] }),
    list,
    box([9, 0.9, 2.6], metal('#c9ced3', 0.3), { at: [0, 0.85, -14.4], round: 0.3 }),
    box([5, 1.6, 1.1], metal('#aeb5bc', 0.3), { at: [0, 1.3, -14.9], round: 0.3 }),
  ]);
}

/** A heart cut from thick felt, standing. */
export function heart(color = '#c2202e'): Group {
  const half = times(72, (i) => {
    const t = (i / 72) * Math.PI * 2;
    return [0.32 * 16 * Math.sin(t) ** 3, 0.32 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))] as const;
  });
  const shape = washer(1);
  shape.curves = [];
  const [first, ...others] = half;
  shape.moveTo(...(first ?? [0, 0]));
  for (const point of others) shape.lineTo(...point);
  shape.closePath();
  return group([pull(shape, 1.3, gloss(color), { bevel: 0.5 })]);
}

/** A magnifying glass lying flat, its handle to the right. */
export function magnifier(): Group {
  const rim = ring(5.2, 0.5, metal('#b9c0c6', 0.22), { turn: [Math.PI / 2, 0, 0], at: [0, 0.6, 0] });
  const lens = rod(5.1, 5.1, 0.35, clear('#eaf6f8', 0.1), { at: [0, 0.6, 0] });
  const handle = lathe(
    [
      [0, 0],
      [0.62, 0.05],
      [0.75, 0.6],
      [0.62, 2],
      [0.95, 5],
      [1.05, 9],
      [0.8, 11.4],
      [0, 11.8],
    ],
    wood('#7a4f31', 0.45),
    { at: [5.6, 0.9, 0], turn: [0, 0, -Math.PI / 2] },
  );
  return group([rim, lens, handle, rod(0.66, 0.66, 1.6, metal('#b9c0c6', 0.22), { at: [6.2, 0.9, 0], turn: [0, 0, Math.PI / 2] })]);
}

/** A ball of crumpled paper: folded this way and that, each fold a ridge. */
export function crumpled(radius = 3.4, seed = 3, color = '#fbfaf5'): Mesh {
  const shape = new IcosahedronGeometry(radius, 7);
  const next = grain(seed);
  const folds = times(9, (i) => ({
    along: new Vector3(next() - 0.5, next() - 0.5, next() - 0.5).normalize(),
    often: 2.2 + i * 0.75,
    phase: next() * 6,
  }));
  const position = shape.getAttribute('position');
  const corner = new Vector3();
  for (let i = 0; i < position.count; i += 1) {
    corner.fromBufferAttribute(position, i).normalize();
    const relief = folds.reduce((sum, { along, often, phase }) => sum + Math.abs(Math.sin(corner.dot(along) * often + phase)) / often, 0);
    corner.multiplyScalar(radius * (0.66 + relief * 0.2));
    position.setXYZ(i, corner.x, corner.y, corner.z);
  }
  shape.computeVertexNormals();
  return part(shape, paper(color), { at: [0, radius * 0.8, 0] });
}

/** A paper plane, nose to the right, 24 cm long. */
export function paperPlane(color = '#ffffff'): Mesh {
  const tip: Triple = [13, 0.4, 0];
  const corners: Triple[] = [
    tip,
    [-10, 1.6, -7.6],
    [-10, 0.9, -0.7],
    tip,
    [-10, 0.9, -0.7],
    [-10, -3, 0],
    tip,
    [-10, 0.9, 0.7],
    [-10, 1.6, 7.6],
    tip,
    [-10, -3, 0],
    [-10, 0.9, 0.7],
  ];
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(corners.flat(), 3));
  shape.computeVertexNormals();
  return part(shape, bothSides(matte(color, 0.9)));
}

/** A card that stands, with one large sign on it. */
export function signCard(words: string, color: string, width = 13, height = 17): Group {
  const ink = inkOn(color);
  const face = print(width, height, (page) => {
    page.fill(color);
    page.text(words, [0.08, 0.1, 0.84, 0.8], { weight: 800, align: 'center', color: ink });
  });
  return group([
    block([width, height, 0.5], paper(color), { round: 0.12 }),
    decal(width, height, face, { at: [0, height / 2, 0.26], rough: 0.9 }),
  ]);
}

/** A carton with its flaps open and nothing in it. */
export function openBox(): Group {
  const board = matte('#c59b68', 0.9);
  const inside = matte('#b0875a', 0.95);
  const [w, h, d, t] = [30, 18, 22, 0.5];
  const flap = (width: number, depth: number, at: Triple, turn: Triple): Group =>
    group([box([width, t, depth], board, { at: [0, 0, depth / 2], round: 0.1 })], { at, turn });
  const mark = print(20, 9, (page) => {
    page.ctx.clearRect(0, 0, page.width, page.height);
    page.fill('#c59b68');
    page.text('Foolscap', [0.05, 0.2, 0.9, 0.6], { color: '#7c5a30', weight: 700, align: 'center', spacing: -0.03 });
  });
  return group([
    block([w, t, d], inside, { round: 0.05 }),
    block([w, h, t], board, { at: [0, 0, d / 2 - t / 2], round: 0.1 }),
    block([w, h, t], inside, { at: [0, 0, -d / 2 + t / 2], round: 0.1 }),
    block([t, h, d], board, { at: [-w / 2 + t / 2, 0, 0], round: 0.1 }),
    block([t, h, d], board, { at: [w / 2 - t / 2, 0, 0], round: 0.1 }),
    decal(15, 6.75, mark, { at: [0, 4.6, d / 2 + 0.02], rough: 0.9 }),
    flap(w - 1, 10.5, [0, h, d / 2], [0.75, 0, 0]),
    flap(w - 1, 10.5, [0, h, -d / 2], [-0.5, Math.PI, 0]),
    flap(d - 1, 10.5, [-w / 2, h, 0], [0.45, -Math.PI / 2, 0]),
    flap(d - 1, 10.5, [w / 2, h, 0], [0.35, Math.PI / 2, 0]),
  ]);
}

/** A shop's trolley of wire, empty, its handle to the left. */
export function trolley(): Group {
  const steel = metal('#c3c9ce', 0.25);
  const at = (x: number, y: number, z: number): Triple => [x, y, z];
  /** The basket: `u` from the handle to the nose, `v` up, `s` from side to side, all 0 to 1. */
  const basket = (u: number, v: number, s: number): Triple => {
    const left = -14 + (1 - v) * 4;
    const right = 15 - (1 - v) * 4;
    const half = 9 - (1 - v) * 2 - u * 1.6;
    return at(left + (right - left) * u, 14 + v * 14 - u * v * 2, (s * 2 - 1) * half);
  };
  const wires = [
    ...times(8, (i) =>
      wire([basket(i / 7, 1, 0), basket(i / 7, 0, 0), basket(i / 7, 0, 1), basket(i / 7, 1, 1)], 0.22, steel, { tension: 0.01 }),
    ),
    ...times(5, (i) =>
      wire(
        [basket(0, i / 4, 0), basket(1, i / 4, 0), basket(1, i / 4, 1), basket(0, i / 4, 1), basket(0, i / 4, 0)],
        i === 4 ? 0.45 : 0.22,
        steel,
        { tension: 0.01 },
      ),
    ),
    ...times(4, (i) =>
      wire([basket(0, 0, (i + 1) / 5), basket(1, 0, (i + 1) / 5), basket(1, 1, (i + 1) / 5)], 0.22, steel, { tension: 0.01 }),
    ),
    ...times(4, (i) => wire([basket(0, 0, (i + 1) / 5), basket(0, 1, (i + 1) / 5)], 0.22, steel)),
  ];
  const side = (z: number): Group =>
    group([
      wire([at(-19, 31, z), at(-13.5, 27, z), at(-10, 13.4, z * 0.86), at(-15, 4.5, z), at(15, 4, z * 0.8)], 0.55, steel, { tension: 0.2 }),

      ...[at(-13, 2.3, z), at(13.5, 2.3, z * 0.82)].map((place) =>
        group(
          [
            rod(2.2, 2.2, 1.3, matte('#2a2f36', 0.6), { turn: [Math.PI / 2, 0, 0] }),
            rod(0.9, 0.9, 1.5, steel, { turn: [Math.PI / 2, 0, 0] }),
          ],
          { at: place },
        ),
      ),
    ]);
  return group([...wires, side(8.4), side(-8.4), rod(1.05, 1.05, 17.6, gloss(GREEN), { at: [-19, 31, 0], turn: [Math.PI / 2, 0, 0] })]);
}

/** A mains plug, out of its socket, with its cable. */
export function unplugged(): Group {
  const body = plastic('#2b3138');
  const brass = metal('#d9b664', 0.25);
  const plug = group(
    [
      box([4.6, 3.6, 4.4], body, { round: 0.9 }),
      box([2.6, 2.2, 2.2], body, { at: [-3, 0, 0], round: 0.7 }),
      box([3, 1.3, 0.28], brass, { at: [3.6, 0, 0.95], round: 0.08 }),
      box([3, 1.3, 0.28], brass, { at: [3.6, 0, -0.95], round: 0.08 }),
    ],
    { at: [-2.5, 1.8, 3], turn: [0, 0.25, 0] },
  );
  const socket = group(
    [
      box([3.4, 9.6, 9.6], gloss('#f4f2ec'), { at: [0, 4.8, 0], round: 1 }),
      rod(3.3, 3.3, 0.4, matte('#e2ded4', 0.5), { at: [-1.7, 4.8, 0], turn: [0, 0, Math.PI / 2] }),
      box([0.5, 1.7, 0.46], matte('#2b3138', 0.8), { at: [-1.82, 4.8, 1.05], round: 0.05 }),
      box([0.5, 1.7, 0.46], matte('#2b3138', 0.8), { at: [-1.82, 4.8, -1.05], round: 0.05 }),
    ],
    { at: [9, 0, -2], turn: [0, 0.75, 0] },
  );
  const cables = [
    wire(
      [
        [-6.4, 1.9, 4],
        [-9.5, 1.2, 4.2],
        [-13, 0.5, 1],
        [-13, 0.5, -5],
        [-7.5, 0.5, -7],
        [-4.5, 0.5, -3.5],
        [-8.5, 1.4, 0.5],
        [-13.5, 0.6, 5.5],
        [-19, 0.5, 6.5],
      ],
      0.5,
      body,
    ),
    wire(
      [
        [10.2, 2, -3.2],
        [13.5, 0.7, -5],
        [17, 0.5, -3.5],
        [21, 0.5, -4.5],
      ],
      0.5,
      plastic('#e2ded4'),
    ),
  ];
  return group([plug, socket, ...cables]);
}

/** A pad of sticky notes; `words` are on its first leaf. */
export function stickyPad(color = '#ffe352', words = ''): Group {
  const pad = sheet(
    7.6,
    7.6,
    (page) => {
      if (words !== '') page.text(words, [0.1, 0.2, 0.8, 0.6], { weight: 650, align: 'center', lines: 3, color: INK });
    },
    color,
  );
  pad.position.y = 1.1;
  return group([block([7.6, 1.1, 7.6], paper(mix(color, '#ffffff', 0.15)), { round: 0.03 }), pad]);
}

/** A mug that fell over, and what was in it. */
export function spill(): Group {
  const puddle = washer(1);
  puddle.curves = [];
  for (const i of times(60, (n) => n)) {
    const turn = (i / 60) * Math.PI * 2;
    const far = 1 + 0.13 * Math.sin(turn * 3 + 1) + 0.09 * Math.sin(turn * 5 + 2.4);
    const point = [Math.cos(turn) * 8.5 * far, Math.sin(turn) * 5.6 * far] as const;
    if (i === 0) puddle.moveTo(...point);
    else puddle.lineTo(...point);
  }
  puddle.closePath();
  const drop = (x: number, z: number, size: number): Mesh => rod(size, size * 1.05, 0.16, gloss('#4a2a18'), { at: [x, 0.08, z] });
  return group([
    group([group([mug(GREEN, false)], { turn: [0, 2.3, 0] })], { at: [-10.5, 4.15, 0], turn: [0, -0.25, -Math.PI / 2] }),
    pull(puddle, 0.2, gloss('#4a2a18'), { at: [5.5, 0.1, 1.5], turn: [-Math.PI / 2, 0, 0], bevel: 0.09 }),
    drop(17.5, 2.5, 1),
    drop(19.6, 0.6, 0.55),
    drop(12, 9.2, 0.7),
  ]);
}

/** A roll of packing tape lying, 5 cm wide. */
export function packingRoll(): Group {
  const shell = (outer: number, inner: number, height: number, material: Material): Mesh =>
    pull(washer(outer, inner), height, material, { at: [0, 2.5, 0], turn: [-Math.PI / 2, 0, 0], bevel: 0.05 });
  return group([shell(5.4, 4, 4.8, gloss('#c79a5b')), shell(4.02, 3.75, 5, paper('#e9dfcd'))]);
}
