import { CatmullRomCurve3, PlaneGeometry, Vector3 } from 'three';
import type { BufferGeometry, Group } from 'three';
import { shippingCarton } from '../props/case-carton.ts';
import { brands } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { film, matte } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { printedBox } from '../scene/printed-box.ts';
import type { Placed } from '../scene/parts.ts';
import { bothSides, decal, group, part, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Facial tissue in flat boxes or cubes, alone, three of them, or before the case. */
export interface FacialTissue {
  readonly shape: 'flat' | 'cube';
  readonly sold: 'one' | 'three' | 'case';
}

type Spec = Look & FacialTissue;

const SIZES = { flat: [23, 8, 12], cube: [11, 12.6, 11] } as const;

/** A soft sheet pulled up through the slot: waves grow towards its free edge. */
function cloth(): BufferGeometry {
  const sheet = new PlaneGeometry(1, 1, 60, 40);
  const at = sheet.getAttribute('position');
  const spine = new CatmullRomCurve3(
    [
      [0, -0.6, 0],
      [0, 1.4, 0.1],
      [0.2, 3.6, 0.4],
      [0.6, 5.6, 0.2],
      [1.2, 7.4, -0.9],
    ].map(([x, y, z]) => new Vector3(x, y, z)),
  );
  for (let i = 0; i < at.count; i += 1) {
    const [u, v] = [at.getX(i) * 2, at.getY(i) + 0.5];
    const base = spine.getPoint(v);
    const spread = 2.1 + v * 3.2;
    const wave = Math.sin(u * 4.2 + v * 2) * (0.35 + v * 0.75) + Math.sin(u * 9 + 1) * 0.22 * v;
    const droop = v > 0.5 ? (v - 0.5) ** 2 * u * u * 5 : 0;
    at.setXYZ(i, base.x + u * spread * (0.82 + 0.1 * Math.sin(v * 5)), base.y - droop + Math.sin(u * 3) * 0.5 * v, base.z + wave);
  }
  sheet.computeVertexNormals();
  return sheet;
}

let shape: BufferGeometry | undefined;
function tissue(place: Placed): Group {
  shape ??= cloth();
  return group([part(shape, bothSides(matte('#f4f4f2', 0.95)))], place);
}

/** Leaves over a face, lighter than the ground. */
function leaves(s: Sheet, hex: string, seed: number): void {
  const { ctx, width, height } = s;
  const size = Math.min(width, height);
  for (let i = 0; i < 26; i += 1) {
    ctx.save();
    ctx.translate((((i * 0.618 + seed) % 1) * 1.1 - 0.05) * width, (((i * 0.755 + seed * 2) % 1) * 1.1 - 0.05) * height);
    ctx.rotate(i * 1.7 + seed);
    ctx.globalAlpha = 0.5;
    ctx.fillStyle = i % 3 === 0 ? mix(hex, '#ffffff', 0.75) : mix(hex, '#ffffff', 0.55);
    ctx.beginPath();
    ctx.ellipse(0, 0, size * 0.16, size * 0.055, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.restore();
  }
  ctx.globalAlpha = 1;
}

const grounds: Readonly<Record<string, string>> = { Fernhill: '#3f9a68', Lintwell: '#3b93a3', Foolscap: '#5b6fb8' };

function carton(spec: Spec, place: Placed = {}): Group {
  const [w, h, d] = SIZES[spec.shape];
  const hex = grounds[spec.brand] ?? brands[spec.brand].ink;
  const face = (wide: number, seed: number, isNamed: boolean): ReturnType<typeof print> =>
    print(wide, h, (s) => {
      s.fill(hex);
      leaves(s, hex, seed);
      if (!isNamed) return;
      s.fill('#ffffff', [0.14, 0.26, 0.72, 0.48], 0.12);
      s.brand(spec.brand, [0.2, 0.32, 0.6, 0.19], { align: 'center' });
      s.text('Facial Tissue', [0.2, 0.55, 0.6, 0.13], { align: 'center', weight: 700, color: '#33404a' });
    });
  const top = print(w, d, (s) => {
    s.fill(hex);
    leaves(s, hex, 0.4);
  });
  const slot = print(10, 4, (s) => s.fill('#c9d3d6', [0, 0, 1, 1], 0.5));
  return group(
    [
      printedBox([w, h, d], hex, { front: face(w, 0.1, true), right: face(d, 0.6, spec.shape === 'cube'), top }),
      decal(spec.shape === 'flat' ? 14 : 7, 3.6, slot, { at: [0, h + 0.05, 0], turn: [-Math.PI / 2, 0, 0], material: film(slot) }),
      tissue({ at: [0, h, 0] }),
    ],
    place,
  );
}

/** The boxes. */
export function facialTissue(spec: Spec): Group {
  const [w, , d] = SIZES[spec.shape];
  if (spec.sold === 'one') return carton(spec);
  if (spec.sold === 'three')
    return group(
      times(3, (i) =>
        carton(spec, {
          at: [(i - 1) * (w * (spec.shape === 'flat' ? 0.55 : 1.12)), 0, (1 - i) * (spec.shape === 'flat' ? d * 1.15 : 2.4)],
        }),
      ),
    );
  return group([
    shippingCarton([48, 30, 34], { brand: spec.brand, title: 'Facial Tissue', ink: grounds[spec.brand] ?? brands[spec.brand].ink }),
    carton(spec, { at: [24 - w * 0.2, 0, 17 + d * 0.8], turn: [0, 0.2, 0] }),
  ]);
}

export const facialTissueModel = model({
  name: 'facial-tissue',
  views: {
    hero: { build: facialTissue, turn: -24, pitch: 20 },
    detail: {
      build: (spec: Spec) => carton(spec),
      turn: 22,
      pitch: 46,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', sold: 'one' }),
      alt: ({ shape: form }) => `A ${form === 'cube' ? 'cube' : 'flat'} box of tissues from above, one pulled up`,
    },
  },
  alt: ({ brand, shape: form, sold }) =>
    `${brand} facial tissue, white, ${sold === 'one' ? `one ${form} box` : sold === 'three' ? `three ${form} boxes` : `a ${form} box before the case`}`,
});
