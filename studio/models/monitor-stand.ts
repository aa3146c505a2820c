import type { Group } from 'three';
import { gloss, matte, metal, rubber, wood } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, group, plate, rod } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A board on legs for a monitor, the same with a drawer, or a slanted stand for a laptop. */
export interface MonitorStand {
  readonly kind: 'riser' | 'drawer' | 'laptop';
}

type Spec = Look & MonitorStand;

const surface = ({ color }: Look): ReturnType<typeof wood> =>
  color === 'oak'
    ? wood('#c99a5d')
    : color === 'walnut'
      ? wood('#7a4f31')
      : color === 'silver'
        ? metal('#c3c9cf', 0.35)
        : color === 'black'
          ? matte('#26282c', 0.5)
          : color === 'white'
            ? matte('#f1f1ee', 0.5)
            : gloss(paint(color));

function riser(spec: Spec): Group {
  const legs = spec.color === 'white' ? '#d9dcde' : '#26282c';
  const top = surface(spec);
  const hasDrawer = spec.kind === 'drawer';
  return group([
    box([54, 2, 24], top, { at: [0, 12.4, 0], round: 0.35 }),
    ...(hasDrawer
      ? [
          box([54, 7.4, 1.2], top, { at: [0, 7.8, -11.2], round: 0.15 }),
          box([20, 6.6, 23], top, { at: [15.6, 8.1, 0], round: 0.25 }),
          box([18.6, 5.2, 0.8], matte(mix(legs, '#ffffff', 0.06), 0.5), { at: [15.6, 8.1, 11.6], round: 0.25 }),
          rod(0.8, 0.8, 1.4, metal('#c9ced3', 0.25), { at: [15.6, 8.1, 12.4], turn: [Math.PI / 2, 0, 0] }),
        ]
      : []),
    ...[-1, 1].map((x) => box([1.4, 11.2, 22], matte(legs, 0.45), { at: [x * 25.4, 5.9, 0], round: 0.3 })),
    ...[-1, 1].map((x) => box([2.4, 0.5, 23], rubber('#17181b'), { at: [x * 25.4, 0.25, 0], round: 0.2 })),
    ...(hasDrawer ? [] : [block([43, 1.5, 13], matte('#e6e8ea', 0.5), { at: [0, 0, 0], round: 0.5 })]),
  ]);
}

function laptop(spec: Spec): Group {
  const finish = surface(spec);
  const slope = 0.3;
  return group([
    plate([24, 0.6, 22], 2.4, finish, { bevel: 0.12 }),
    box([7, 12, 0.8], finish, { at: [0, 6.2, -6], turn: [-0.32, 0, 0], round: 0.3 }),
    group(
      [
        plate([25, 0.6, 23], 2.4, finish, { bevel: 0.12 }),
        ...[-8, 8].map((x) => box([3.4, 2, 0.7], finish, { at: [x, 1.2, 11.2], round: 0.3 })),
        ...[-8, 8].map((x) => box([4.6, 0.2, 14], rubber('#2a2c30'), { at: [x, 0.66, -1], round: 0.08 })),
      ],
      { at: [0, 12.4, -3], turn: [slope, 0, 0] },
    ),
  ]);
}

const stand = (spec: Spec): Group => (spec.kind === 'laptop' ? laptop(spec) : riser(spec));

const KINDS = { riser: 'monitor stand', drawer: 'monitor stand with a drawer', laptop: 'slanted laptop stand' } as const;

export const monitorStandModel = model({
  name: 'monitor-stand',
  views: {
    hero: { build: stand, turn: -26, pitch: 22, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: stand,
      turn: 36,
      pitch: 34,
      zoom: 1,
      shows: ({ kind }): Spec => ({ color: kind === 'laptop' ? 'silver' : 'black', brand: 'Foolscap', kind }),
      alt: ({ kind }) => `A ${kind === 'laptop' ? 'silver' : 'black'} ${KINDS[kind]} from above`,
    },
  },
  alt: ({ brand, kind, color }) => `${brand} ${KINDS[kind]}, ${color}`,
});
