import { CatmullRomCurve3, Float32BufferAttribute, BufferGeometry, Vector3 } from 'three';
import type { Group, Mesh } from 'three';
import { bothSides, group, lathe, part, rod, times, wire } from '../scene/parts.ts';
import { grain, matte, paper } from '../scene/materials.ts';
import type { Triple } from '../scene/parts.ts';
import { mix } from '../scene/palette.ts';

/** A leaf along a curve: `wide` at its middle, a little folded along its rib. */
function leaf(points: readonly Triple[], wide: number, color: string): Mesh {
  const curve = new CatmullRomCurve3(points.map((p) => new Vector3(...p)));
  const steps = 18;
  const corners: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const share = i / steps;
    const half = wide * Math.sin(Math.PI * Math.min(1, 0.08 + share * 0.92)) ** 0.8;
    const rib = curve.getPoint(share);
    const along = curve.getTangent(share);
    const side = along
      .clone()
      .cross(new Vector3(0, 1, 0.001))
      .normalize();
    const up = side.clone().cross(along).normalize();
    for (const at of [-1, 0, 1]) {
      const corner = rib
        .clone()
        .addScaledVector(side, at * half)
        .addScaledVector(up, Math.abs(at) * half * 0.28);
      corners.push(corner.x, corner.y, corner.z);
    }
    if (i < steps)
      for (const j of [0, 1]) {
        const here = i * 3 + j;
        faces.push(here, here + 1, here + 3, here + 1, here + 4, here + 3);
      }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(corners, 3));
  shape.setIndex(faces);
  shape.computeVertexNormals();
  return part(shape, bothSides(matte(color, 0.48)));
}

/** A house plant with long leaves in a plain pot, about 34 cm high. */
export function plant(pot = '#f1ece2'): Group {
  const next = grain(11);
  const leaves = times(17, (i) => {
    const turn = i * 2.4;
    const out = 3 + next() * 9;
    const high = 27 - out * 0.9 + next() * 5;
    const [x, z] = [Math.cos(turn), Math.sin(turn)];
    const points: Triple[] = [
      [x * 0.8, 10.5, z * 0.8],
      [x * out * 0.32, 10.5 + high * 0.48, z * out * 0.32],
      [x * out * 0.75, 10.5 + high * 0.86, z * out * 0.75],
      [x * out * 1.25, 10.5 + high * (out > 7 ? 0.82 : 1), z * out * 1.25],
    ];
    return leaf(points, 1.5 + next() * 0.7, mix('#2f7d4f', next() > 0.5 ? '#0f5238' : '#7dae62', next() * 0.55));
  });
  return group([
    lathe(
      [
        [0, 0],
        [4.9, 0],
        [5.3, 0.4],
        [6.5, 10.4],
        [6.6, 11.4],
        [6.2, 11.5],
        [6, 10.6],
        [0, 10.6],
      ],
      matte(pot, 0.62),
    ),
    rod(5.9, 5.9, 0.4, paper('#4a3a2d'), { at: [0, 10.7, 0] }),
    ...leaves,
  ]);
}

/** A small succulent in a clay pot, about 11 cm high. */
export function succulent(): Group {
  const rings = [
    [9, 3.4, 0.5],
    [8, 2.7, 0.9],
    [6, 1.9, 1.25],
    [4, 1.1, 1.5],
  ] as const;
  const leaves = rings.flatMap(([count, reach, rise], ring) =>
    times(count, (i) => {
      const turn = (i / count) * Math.PI * 2 + ring * 0.4;
      const [x, z] = [Math.cos(turn), Math.sin(turn)];
      const points: Triple[] = [
        [x * 0.2, 6.6, z * 0.2],
        [x * reach * 0.6, 6.6 + rise * 1.3, z * reach * 0.6],
        [x * reach, 6.8 + rise * 2.1, z * reach],
      ];
      return leaf(points, 0.95, mix('#7fb08f', '#3c7f63', ring / 4 + (i % 2) * 0.12));
    }),
  );
  return group([
    lathe(
      [
        [0, 0],
        [2.8, 0],
        [3, 0.2],
        [3.6, 5],
        [4, 5],
        [4.1, 6.5],
        [3.7, 6.5],
        [3.5, 6],
        [0, 6],
      ],
      matte('#c9794f', 0.85),
    ),
    rod(3.4, 3.4, 0.3, paper('#4a3a2d'), { at: [0, 6.1, 0] }),
    wire(
      [
        [0, 5, 0],
        [0, 7, 0],
      ],
      0.5,
      matte('#3c7f63', 0.6),
    ),
    ...leaves,
  ]);
}
