import { PlaneGeometry } from 'three';
import type { Group, Object3D } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { letterPage } from '../props/printed-pages.ts';
import { print } from '../scene/label.ts';
import { bothSides, block, box, decal, group, lathe, part, plate, pull, rod, rounded, times } from '../scene/parts.ts';
import { clear, film, glow, grain, matte, paper, plastic, printed } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A paper shredder on its bin. */
export interface Shredder {
  readonly gallons: number;
  /** The bin is a drawer below the machine. */
  readonly pullout: boolean;
  /** Strip-Cut, Cross-Cut or Micro-Cut. */
  readonly cut: string;
}

interface Size {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly wheels: boolean;
}

function sizeOf(gallons: number): Size {
  if (gallons >= 12) return { w: 40, h: 58, d: 31, wheels: true };
  return gallons >= 7 ? { w: 38, h: 46, d: 27, wheels: true } : { w: 34, h: 37, d: 21, wheels: false };
}

/** How long and wide (cm) a cut leaves the pieces, and how many are seen. */
const cuts = { Strip: [14, 0.6, 110], Cross: [3.8, 0.4, 620], Micro: [1.2, 0.22, 3600] } as const;
const cutOf = (cut: string): (typeof cuts)[keyof typeof cuts] =>
  cut.startsWith('Strip') ? cuts.Strip : cut.startsWith('Micro') ? cuts.Micro : cuts.Cross;

/** Pieces of paper in a heap, as one body. */
function heap(cut: string, radius: number, high: number): Object3D {
  const [long, wide, count] = cutOf(cut);
  const next = grain(5);
  const pieces = times(count, () => {
    const piece = new PlaneGeometry(long * (0.85 + next() * 0.2), wide, Math.max(2, Math.round(long * 1.4)), 1);
    const points = piece.getAttribute('position');
    const [curl, wave] = [0.2 + next() * 0.5, next() * 6];
    for (let i = 0; i < points.count; i += 1) {
      const x = points.getX(i);
      points.setZ(i, long > 6 ? Math.sin(x * curl + wave) * 0.9 : (x * x * 0.5 * curl) / long);
      if (long > 6) points.setY(i, points.getY(i) + Math.cos(x * curl * 0.8 + wave) * 0.9);
    }
    const from = next() * 0.9;
    const uv = piece.getAttribute('uv');
    for (let i = 0; i < uv.count; i += 1) uv.setXY(i, from + uv.getX(i) * 0.1, from + uv.getY(i) * 0.02);
    const out = radius * Math.sqrt(next());
    const angle = next() * Math.PI * 2;
    const up = high * (1 - (out / radius) ** 1.4) * (long > 2 ? 0.35 + 0.65 * next() : 0.8 + 0.25 * next()) + 0.2;
    return piece
      .rotateZ(next() * Math.PI)
      .rotateX(-Math.PI / 2 + (next() - 0.5) * 1.5)
      .rotateY(next() * Math.PI * 2)
      .translate(Math.cos(angle) * out, up + (long > 6 ? 1 : 0), Math.sin(angle) * out);
  });
  return part(mergeGeometries(pieces), bothSides(printed(letterPage(21, 27), 0.9)));
}

/** The inside of a heap of pieces too small to cover it. */
const mound = (radius: number, high: number): Object3D =>
  lathe(
    times(12, (i) => [radius * (1 - i / 11), high * (1 - (1 - i / 11) ** 1.4)] as const),
    paper('#d9dadc'),
  );

/** Feet that roll, or small ones that do not. */
function feet({ w, d, wheels }: Size): Object3D[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      wheels
        ? group(
            [
              rod(1.9, 1.9, 1.3, matte('#17181a', 0.5), { at: [0, 1.9, 0], turn: [0, 0, Math.PI / 2] }),
              block([2, 2, 3], plastic('#2a2d31'), { at: [0, 2, 0], round: 0.4 }),
            ],
            {
              at: [x * (w / 2 - 4), 0, z * (d / 2 - 3.4)],
            },
          )
        : block([3, 0.8, 3], matte('#17181a', 0.8), { at: [x * (w / 2 - 4), 0, z * (d / 2 - 3.4)], round: 0.2 }),
    ),
  );
}

/** The front of the bin: a window, and on a drawer its grip. */
function front({ w, d }: Size, pullout: boolean, foot: number, bin: number, hex: string): Object3D[] {
  const z = d / 2;
  const [ww, wh] = pullout ? [w * 0.44, bin * 0.42] : [w * 0.16, bin * 0.62];
  const y = foot + bin * (pullout ? 0.3 : 0.5);
  const gap = matte('#060607', 0.95);
  return [
    ...(pullout
      ? [
          pull(rounded(w - 3.2, bin - 2.2, 1.2), 0.3, gap, { at: [0, foot + bin / 2, z + 0.02], bevel: 0 }),
          pull(rounded(w - 3.8, bin - 2.8, 1), 1.2, plastic(hex), { at: [0, foot + bin / 2, z + 0.3], bevel: 0.3 }),
          pull(rounded(w * 0.42, 3, 1.4), 0.3, gap, { at: [0, foot + bin - 5.4, z + 0.8], bevel: 0 }),
          box([w * 0.42, 0.8, 1.2], plastic(mix(hex, '#ffffff', 0.1)), { at: [0, foot + bin - 4.2, z + 0.9], round: 0.3 }),
        ]
      : []),
    pull(rounded(ww + 0.9, wh + 0.9, 1.2), 0.5, plastic(mix(hex, '#000000', 0.35)), {
      at: [0, y, z + (pullout ? 0.78 : 0.06)],
      bevel: 0.15,
    }),
    pull(rounded(ww, wh, 1), 0.2, matte('#24272b', 0.3), { at: [0, y, z + (pullout ? 0.98 : 0.26)], bevel: 0.03 }),
    decal(ww * 0.88, wh * 0.5, shreds(), { at: [0, y - wh * 0.22, z + (pullout ? 1.1 : 0.38)] }),
    pull(rounded(ww, wh, 1), 0.12, clear('#9fb0bb', 0.22), { at: [0, y, z + (pullout ? 1.14 : 0.42)], bevel: 0.02 }),
  ];
}

/** Paper behind the window, too small to tell the cut. */
const shreds = (): ReturnType<typeof print> =>
  print(16, 9, ({ ctx, width, height, fill }) => {
    fill('#3a3d42');
    const next = grain(9);
    for (let i = 0; i < 900; i += 1) {
      ctx.save();
      ctx.translate(next() * width, height * (0.12 + next() * 0.9));
      ctx.rotate(next() * 3.2);
      ctx.fillStyle = ['#ffffff', '#e3e5e8', '#c9cdd2', '#d5dfea'][Math.floor(next() * 4)] ?? '#ffffff';
      ctx.fillRect(-16, -3, 32, 6);
      ctx.restore();
    }
  });

/** The shredder, a sheet in its mouth. */
export function shredder({ color, brand, gallons, pullout }: Look & Shredder): Group {
  const size = sizeOf(gallons);
  const { w, h, d } = size;
  const white = color === 'white';
  const hex = white ? '#ecedee' : paint(color);
  const low = white ? '#3c4046' : mix(hex, '#000000', 0.2);
  const foot = size.wheels ? 3.6 : 0.7;
  const head = h * 0.24;
  const bin = h - head - foot;
  const name = print(14, 2.6, (s) => {
    s.brand(brand, [0.02, 0.08, 0.96, 0.84], { color: inkOn(hex) === '#ffffff' ? '#f2f3f4' : '#2b2e33' });
  });
  const keys = print(10, 2.4, (s) => {
    s.fill('#141518', [0, 0, 1, 1], 0.5);
    for (const [i, word] of ['▲', '■', '▼'].entries())
      s.text(word, [0.1 + i * 0.17, 0.28, 0.12, 0.44], { color: '#e9ebed', align: 'center' });
    for (const [i, tone] of ['#35c46a', '#e0522f', '#f0b51f'].entries()) s.disc(tone, 0.66 + i * 0.11, 0.5, 0.11);
  });
  const next = foot + bin;
  return group([
    ...feet(size),
    plate([w - 1.6, bin, d - 1.6], 2.4, plastic(low), { at: [0, foot, 0], bevel: 0.6 }),
    ...front({ ...size, w: w - 1.6, d: d - 1.6 }, pullout, foot, bin, low),
    box([w - 2.6, 0.8, d - 2.6], matte('#050506', 0.95), { at: [0, next, 0], round: 0.1 }),
    plate([w, head - 0.4, d], 3, plastic(hex), { at: [0, next + 0.4, 0], bevel: 1.1 }),
    plate([w * 0.8, 0.5, d * 0.42], 1.4, plastic(mix(white ? '#3c4046' : hex, '#000000', 0.3)), {
      at: [0, h - 0.2, -d * 0.06],
      bevel: 0.2,
    }),
    box([w * 0.68, 0.3, 0.9], matte('#000000', 0.95), { at: [0, h + 0.24, -d * 0.06], round: 0.1 }),
    box([21.6, 13, 0.1], paper('#ffffff'), { at: [0, h + 6, -d * 0.06 - 0.7], turn: [-0.12, 0, 0], round: 0 }),
    decal(21.4, 12.8, letterTop(), { at: [0, h + 6.02, -d * 0.06 - 0.63], turn: [-0.12, 0, 0], rough: 0.9 }),
    decal(13, 2.4, name, { at: [-w * 0.22, next + head * 0.55, d / 2 + 0.02], material: film(name) }),
    decal(9.6, 2.3, keys, { at: [w * 0.26, next + head * 0.55, d / 2 + 0.02], material: film(keys, 0.3) }),
    rod(0.2, 0.2, 0.1, glow('#35c46a'), { at: [w * 0.42, h + 0.02, d * 0.36] }),
  ]);
}

/** The upper half of a letter. */
function letterTop(): ReturnType<typeof letterPage> {
  const page = letterPage(21.4, 25.6);
  page.repeat.set(1, 0.5);
  page.offset.set(0, 0.5);
  return page;
}

export const shredderModel = model({
  name: 'shredder',
  views: {
    hero: { build: shredder, turn: -28, pitch: 17, shows: (look): Look & Shredder => ({ ...look, cut: 'Cross-Cut' }) },
    detail: {
      build: ({ cut }: Look & Shredder) => group([heap(cut, 9, 5), ...(cut.startsWith('Micro') ? [mound(8.6, 3.9)] : [])]),
      turn: 0,
      pitch: 34,
      zoom: 1.25,
      shows: ({ cut }): Look & Shredder => ({ color: 'white', brand: 'Foolscap', gallons: 0, pullout: false, cut }),
      alt: ({ brand, cut }) => `What the ${brand} shredder leaves: ${cut.toLowerCase()} pieces`,
    },
  },
  alt: ({ brand, color, cut, gallons, pullout }) =>
    `${brand} ${cut.toLowerCase()} shredder with a ${gallons}-gallon ${pullout ? 'pull-out ' : ''}bin, ${color}`,
});
