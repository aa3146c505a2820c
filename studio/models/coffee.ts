import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { grain, matte, metal } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { ball, box, decal, group, lathe, outline, part, plate, pull, rod, times } from '../scene/parts.ts';
import { copies } from '../props/copies.ts';
import { beanArt } from '../props/coffee-art.ts';
import { CylinderGeometry } from 'three';
import { shippingCarton } from '../props/case-carton.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Bags of coffee: one, three, or two before the carton of a case. */
export interface Coffee {
  /** `any`: the label does not say. */
  readonly roast: 'Medium Roast' | 'Dark Roast' | 'any';
  readonly bean: 'House' | 'Decaf';
  readonly beans: boolean;
  readonly units: number;
}

type Spec = Look & Coffee;

/** The colour of the bag and of its label's band. */
const grounds: Readonly<Record<Coffee['bean'], string>> = {
  House: '#b3202c',
  Decaf: '#2f6d3c',
};

const bagHex = ({ roast }: Spec): string => (roast === 'Dark Roast' ? '#232021' : '#5a3a26');

function bag(spec: Spec): Group {
  const hex = bagHex(spec);
  const accent = grounds[spec.bean];
  const face = print(11.4, 15.4, (s) => {
    s.fill(hex);
    s.fill('#f6efe0', [0.06, 0.07, 0.88, 0.86], 0.03);
    s.fill(accent, [0.06, 0.56, 0.88, 0.19]);
    s.brand(spec.brand, [0.13, 0.11, 0.74, 0.12], { align: 'center' });
    beanArt(s, 0.5, 0.395, 0.34, spec.roast === 'Dark Roast' ? '#2f1a10' : '#6b4023');
    s.text(spec.roast === 'any' ? (spec.bean === 'Decaf' ? 'Decaf' : 'Coffee') : spec.roast, [0.12, 0.585, 0.76, 0.14], {
      weight: 850,
      align: 'center',
      color: '#ffffff',
    });
    s.text(spec.roast === 'any' && spec.bean === 'House' ? 'Arabica' : 'Coffee', [0.13, 0.785, 0.74, 0.1], {
      weight: 700,
      align: 'center',
      color: '#3a2412',
    });
  });
  const film = matte(hex, 0.36);
  return group([
    plate([12.6, 17, 7], 1.1, film, { bevel: 0.7 }),
    pull(
      outline([
        [-3.3, 0],
        [3.3, 0],
        [0.55, 4.6],
        [-0.55, 4.6],
      ]),
      12.4,
      film,
      { at: [0, 16.4, 0], turn: [0, Math.PI / 2, 0], bevel: 0.25 },
    ),
    box([12.3, 1.7, 1.25], film, { at: [0, 21.3, 0], round: 0.25 }),
    box([13.6, 0.65, 1.55], matte(accent, 0.4), { at: [0, 20.4, 0], round: 0.2 }),
    decal(11.4, 15.4, face, { at: [0, 8.6, 3.53], rough: 0.4 }),
    rod(0.8, 0.8, 0.12, matte(mix(hex, '#ffffff', 0.25), 0.5), { at: [0, 18.3, 2.32], turn: [Math.PI / 2 - 0.52, 0, 0] }),
  ]);
}

/** The bags. */
export function coffee(spec: Spec): Group {
  const one = bag(spec);
  if (spec.units === 1) return one;
  if (spec.units === 3)
    return copies(one, [
      [0, 0, 0],
      [-12.4, 0, -4.6],
      [12.4, 0, -4.6],
    ]);
  return group([
    shippingCarton([30, 24, 24], {
      brand: spec.brand,
      title: 'Coffee',
      line: `${spec.units} bags`,
      ink: mix(grounds[spec.bean], '#000000', 0.2),
    }),
    copies(one, [[20.5, 0, 14.5]]),
  ]);
}

/** A scoop with what is in the bag, more of it around: beans or grounds. */
function scoop(spec: Spec): Group {
  const hex = spec.roast === 'Dark Roast' ? '#33201a' : '#5d3a22';
  const next = grain(9);
  const bean = (x: number, y: number, z: number): Group => {
    const turn: [number, number, number] = [next() * 0.8, next() * 6, next() * 0.8];
    const body = ball(0.55, matte(hex, 0.32));
    body.scale.set(1.4, 0.72, 0.98);
    return group([body, box([1.35, 0.1, 0.1], matte(mix(hex, '#000000', 0.5), 0.6), { at: [0, 0.38, 0], round: 0.05 })], {
      at: [x, y, z],
      turn,
    });
  };
  const heap = lathe(
    [
      [3.9, 2.6],
      [3, 3.5],
      [1.6, 4.2],
      [0, 4.4],
    ],
    matte(hex, spec.beans ? 0.4 : 0.98),
  );
  const crumbs = times(spec.beans ? 46 : 90, (i) => {
    const angle = next() * 6.28;
    const inside = i % 2 === 0;
    const reach = inside ? next() * 3.4 : 4.6 + next() * 4.4;
    const y = inside ? 3 + (1 - reach / 3.9) * 1.3 : 0.42;
    const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    if (spec.beans) return bean(x, y, z);
    return ball(0.1 + next() * 0.14, matte(mix(hex, '#8a5a34', next() * 0.5), 0.95), { at: [x, inside ? y : 0.12, z] });
  });
  return group([
    part(new CylinderGeometry(4.2, 3.6, 3.4, 40, 1, true), metal('#c9ced3', 0.25), { at: [0, 1.7, 0] }),
    rod(3.6, 3.6, 0.2, metal('#c9ced3', 0.3), { at: [0, 0.1, 0] }),
    box([9, 0.3, 1.6], metal('#c9ced3', 0.25), { at: [8.6, 3.2, 0], round: 0.14 }),
    heap,
    ...crumbs,
  ]);
}

export const coffeeModel = model({
  name: 'coffee',
  views: {
    hero: {
      build: coffee,
      camera: ({ units }: Spec) => (units === 1 ? { turn: -20, pitch: 12 } : { turn: -20, pitch: 16 }),
      // Ground or whole is not on the label; what is in the bag has its own picture.
      shows: (look): Spec => ({ ...look, beans: false }),
    },
    pack: {
      build: scoop,
      turn: -30,
      pitch: 36,
      shows: (look): Spec => ({ ...look, color: 'brown', brand: 'Oakpoint', roast: 'Dark Roast', bean: 'House', units: 1 }),
      alt: ({ beans }) => (beans ? 'A scoop of whole beans' : 'A scoop of ground coffee'),
    },
  },
  alt: ({ brand, roast, bean, units }) =>
    `${brand} ${bean === 'House' ? '' : `${bean} `}coffee, ${roast === 'any' ? '' : `${roast.toLowerCase()}, `}${units === 1 ? 'a bag' : units === 3 ? '3 bags' : `a bag before a case of ${units}`}`,
});
