import type { Group } from 'three';
import { bothSides, group, lathe, part, times } from '../scene/parts.ts';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { matte } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Paper filters, nested: fluted baskets for machines, or cones. */
export interface CoffeeFilters {
  readonly kind: 'basket' | 'cone';
}

type Spec = Look & CoffeeFilters;

const hexOf = ({ color }: Look): string => (color === 'white' ? '#fbfbf8' : '#c9a474');
const FLUTES = 44;

/** A basket with a fluted wall, open above. */
function basket(spec: Spec, place: Placed): Group {
  const rings = 6;
  const around = FLUTES * 4;
  const points: number[] = [];
  const faces: number[] = [];
  for (let r = 0; r <= rings; r += 1)
    for (let a = 0; a <= around; a += 1) {
      const angle = (a / around) * Math.PI * 2;
      const up = r / rings;
      const wave = 1 + (a % 4 < 2 ? 0.05 : -0.05) * up;
      const radius = (4.6 + up * 4.2) * wave;
      points.push(Math.cos(angle) * radius, up * 5.4, Math.sin(angle) * radius);
    }
  for (let r = 0; r < rings; r += 1)
    for (let a = 0; a < around; a += 1) {
      const i = r * (around + 1) + a;
      faces.push(i, i + around + 1, i + 1, i + 1, i + around + 1, i + around + 2);
    }
  const wall = new BufferGeometry();
  wall.setAttribute('position', new Float32BufferAttribute(points, 3));
  wall.setIndex(faces);
  wall.computeVertexNormals();
  const sheet = bothSides(matte(hexOf(spec), 0.95));
  return group(
    [
      part(wall, sheet),
      lathe(
        [
          [0, 0.05],
          [4.6, 0.05],
        ],
        sheet,
      ),
    ],
    place,
  );
}

/** A cone, flat as it comes, a little open. */
function cone(spec: Spec, place: Placed): Group {
  const sheet = bothSides(matte(hexOf(spec), 0.95));
  const one = lathe(
    [
      [1.6, 0],
      [6.6, 11.4],
    ],
    sheet,
  );
  one.scale.z = 0.34;
  const foot = lathe(
    [
      [0, 0],
      [1.6, 0],
    ],
    sheet,
  );
  foot.scale.z = 0.34;
  return group([one, foot], place);
}

const filters = (spec: Spec): Group =>
  spec.kind === 'basket'
    ? group([
        ...times(9, (i) => basket(spec, { at: [0, i * 0.32, 0], turn: [0, i * 0.05, 0] })),
        basket(spec, { at: [15, 4.4, 8], turn: [0.5, 0, -0.7] }),
      ])
    : group([
        ...times(7, (i) => cone(spec, { at: [0, 0, -i * 0.7], turn: [-0.04, 0, 0.012 * (i % 3)] })),
        cone(spec, { at: [11.4, 0, 3], turn: [0, -0.3, 0] }),
      ]);

export const coffeeFiltersModel = model({
  name: 'coffee-filters',
  views: {
    hero: { build: filters, turn: -18, pitch: 26, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => (spec.kind === 'basket' ? basket(spec, {}) : cone(spec, {})),
      turn: 24,
      pitch: 36,
      zoom: 1,
      shows: ({ kind }): Spec => ({ color: 'white', brand: 'Foolscap', kind }),
      alt: ({ kind }) => `One white ${kind} filter from above`,
    },
  },
  alt: ({ brand, color, kind }) => `${brand} ${color} ${kind} coffee filters, nested, one beside them`,
});
