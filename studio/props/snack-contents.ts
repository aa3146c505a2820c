import { SphereGeometry } from 'three';
import type { Group } from 'three';
import { grain, matte } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { ball, bothSides, box, group, lathe, part, times } from '../scene/parts.ts';
import type { Snack } from './snack-art.ts';

/** What is in a packet, in a bowl or on a board. */
export function snackContents(kind: Snack): Group {
  const next = grain(21);
  const scatter = (count: number, make: (x: number, y: number, z: number) => Group): Group[] =>
    times(count, () => {
      const [angle, reach] = [next() * 6.28, Math.sqrt(next()) * 6.4];
      return make(Math.cos(angle) * reach, 3.2 + (1 - reach / 6.4) * 2.2 + next() * 0.5, Math.sin(angle) * reach);
    });
  const bowl = lathe(
    [
      [0, 0.2],
      [3.6, 0.2],
      [4, 0.5],
      [7, 2.8],
      [7.8, 4.4],
      [7.5, 4.4],
      [6.6, 3],
      [0, 2.6],
    ],
    matte('#dfe6ea', 0.3),
  );
  if (kind === 'chips') {
    const crisp = new SphereGeometry(3.4, 20, 6, 0, Math.PI * 2, 0, 0.62).translate(0, -3, 0).scale(1.1, 1, 0.85);
    const skins = [0, 0.35, 0.7].map((t) => bothSides(matte(mix('#f2cd66', '#d9982e', t), 0.6)));
    return group([
      bowl,
      ...scatter(34, (x, y, z) =>
        group([part(crisp, skins[Math.floor(next() * 3)] ?? matte('#f2cd66'))], {
          at: [x * 0.72, y + 0.2, z * 0.72],
          turn: [next() * 1.6 - 0.8, next() * 6, next() * 1.6 - 0.8],
        }),
      ),
    ]);
  }
  if (kind === 'nuts')
    return group([
      bowl,
      ...scatter(90, (x, y, z) => {
        const color = ['#8a5426', '#c98b46', '#5b2338', '#e2bd7c', '#7a3b1c', '#3b2440'][Math.floor(next() * 6)] ?? '#8a5426';
        const nut = ball(0.75, matte(color, 0.45));
        nut.scale.set(1.3, 0.75, 0.9);
        return group([nut], { at: [x, y - 0.2, z], turn: [next(), next() * 6, next()] });
      }),
    ]);
  if (kind === 'cookies') {
    const cookie = (place: Placed): Group =>
      group(
        [
          lathe(
            [
              [0, 0],
              [3.2, 0],
              [3.6, 0.4],
              [3.3, 0.9],
              [2, 1.15],
              [0, 1.2],
            ],
            matte('#c58a48', 0.9),
          ),
          ...times(9, (i) =>
            ball(0.42, matte('#3f2212', 0.4), { at: [Math.cos(i * 2.4) * (0.6 + i * 0.27), 1.02, Math.sin(i * 2.4) * (0.6 + i * 0.27)] }),
          ),
        ],
        place,
      );
    return group([
      ...times(4, (i) => cookie({ at: [(i % 2) * 0.4, i * 1.2, (i % 2) * -0.3], turn: [0, i, 0] })),
      cookie({ at: [6.6, 0, 2.6] }),
      group([cookie({})], { at: [4.4, 2.4, -2.8], turn: [0.2, 0, -1.2] }),
    ]);
  }
  const oat = (x: number, y: number, z: number, w: number): Group =>
    group(
      [
        box([w, 2, 4], matte('#b5772f', 0.85), { at: [0, 1, 0], round: 0.5 }),
        ...times(70, () => {
          const flake = ball(0.36, matte(['#e3bc78', '#d19a4e', '#7a4a1f', '#54301a'][Math.floor(next() * 4)] ?? '#d19a4e', 0.8), {
            at: [(next() - 0.5) * (w - 0.6), next() > 0.35 ? 1.98 : next() * 1.8 + 0.1, 0],
          });
          flake.position.z = flake.position.y > 1.9 ? (next() - 0.5) * 3.4 : 1.94;
          flake.scale.set(1.3, 0.6, 1);
          return flake;
        }),
      ],
      { at: [x, y, z] },
    );
  return group([oat(0, 0, 0, 11), group([oat(0, 0, 0, 6)], { at: [7.4, 0, 4.6], turn: [0, 0.5, 0] })]);
}
