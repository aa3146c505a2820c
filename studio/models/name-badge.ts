import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, metal, paper, plastic } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, ring, rod, times } from '../scene/parts.ts';
import { ribbonLoop } from '../props/ribbon-loop.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A clear holder with a card in it, and what holds it: a clip, a magnet or a cord around the neck. */
export interface NameBadge {
  readonly hold: 'clip' | 'magnet' | 'lanyard';
}

type Spec = Look & NameBadge;

const PEOPLE = [
  ['Dana Whitfield', 'Front desk'],
  ['Luis Romero', 'Accounts'],
  ['Priya Nair', 'Guest speaker'],
] as const;

/** The card of one person. */
function card(i: number): ReturnType<typeof print> {
  const [name, work] = PEOPLE[i] ?? PEOPLE[0];
  return print(9.4, 6.2, (s) => {
    s.fill('#fdfdfb');
    s.fill('#24508f', [0, 0, 1, 0.27]);
    s.text('HELLO', [0.1, 0.05, 0.8, 0.17], { weight: 850, align: 'center', color: '#ffffff', spacing: 0.08 });
    s.text(name, [0.07, 0.4, 0.86, 0.24], { weight: 750, align: 'center' });
    s.text(work, [0.1, 0.7, 0.8, 0.13], { weight: 500, align: 'center', color: '#5b6067' });
  });
}

/** A holder with its card, standing on its lower edge. */
function holder({ hold }: Spec, i: number, place: Placed): Group {
  const steel = metal('#c9ced3', 0.25);
  const clip = [
    box([1.1, 2.4, 0.06], clear('#e9eff3', 0.5), { at: [0, 8.2, 0.1], round: 0.02 }),
    box([1.5, 1.7, 0.5], steel, { at: [0, 9.9, 0.1], round: 0.16 }),
    box([1.2, 0.5, 0.8], steel, { at: [0, 10.6, 0.1], round: 0.14 }),
    rod(0.4, 0.4, 0.14, metal('#9ba1a8', 0.3), { at: [0, 8.9, 0.25], turn: [Math.PI / 2, 0, 0] }),
  ];
  const slot = [ring(0.75, 0.1, steel, { at: [0, 8.3, 0] })];
  return group(
    [
      block([10.4, 7.4, 0.2], plastic('#dfe5e9'), { round: 0.09, at: [0, 0, -0.06] }),
      block([9.4, 6.2, 0.06], paper(), { at: [0, 0.6, 0.06], round: 0 }),
      decal(9.4, 6.2, card(i), { at: [0, 3.7, 0.1], rough: 0.35 }),
      ...(hold === 'clip' ? clip : []),
      ...(hold === 'lanyard' ? slot : []),
    ],
    place,
  );
}

/** The magnet: a steel bar with three round magnets. */
const magnet = (place: Placed): Group =>
  group(
    [
      block([4.6, 0.22, 1.3], metal('#d5d9dd', 0.22), { round: 0.08 }),
      ...times(3, (i) => rod(0.5, 0.5, 0.3, metal('#b4bac1', 0.3), { at: [(i - 1) * 1.5, 0.36, 0] })),
    ],
    place,
  );

/** Three people's badges, one before the others. */
function badges(spec: Spec): Group {
  const isWorn = spec.hold === 'lanyard';
  return group([
    holder(spec, 1, { at: [-6.2, 0, -3.4], turn: [-0.2, 0.32, 0] }),
    holder(spec, 2, { at: [6.4, 0, -3.6], turn: [-0.2, -0.3, 0] }),
    holder(spec, 0, { at: [0, 0, 3], turn: [-0.24, 0, 0] }),
    ...(spec.hold === 'magnet'
      ? [magnet({ at: [-8.4, 0, 4.6], turn: [0, 0.4, 0] }), magnet({ at: [8.6, 0, 4.8], turn: [0, -0.35, 0] })]
      : []),
    ...(isWorn ? [ribbonLoop('#23262b', 0.34, { at: [14, 0, 4], turn: [0, -0.5, 0] })] : []),
  ]);
}

const near = (spec: Spec): Group =>
  group([
    holder(spec, 0, { turn: [-0.3, 0, 0] }),
    ...(spec.hold === 'magnet' ? [magnet({ at: [5.4, 0, 3.4], turn: [0, 0.5, 0] })] : []),
    ...(spec.hold === 'lanyard' ? [ribbonLoop('#23262b', 0.34, { at: [10, 0, 2], turn: [0, -0.3, 0] })] : []),
  ]);

const HOLDS = { clip: 'with clips', magnet: 'with magnets', lanyard: 'with neck cords' } as const;

const ONE = { clip: 'its clip above', magnet: 'its magnet beside it', lanyard: 'its neck cord beside it' } as const;

export const nameBadgeModel = model({
  name: 'name-badge',
  views: {
    hero: { build: badges, turn: -16, pitch: 20, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: near,
      turn: 24,
      pitch: 26,
      zoom: 1.05,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }),
      alt: ({ hold }) => `A clear badge holder with a name card, ${ONE[hold]}`,
    },
  },
  alt: ({ brand, hold }) => `${brand} clear name badge holders ${HOLDS[hold]}, three with cards in them`,
});
