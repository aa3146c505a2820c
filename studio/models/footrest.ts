import type { Group } from 'three';
import { fabric, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { box, group, outline, plate, pull, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** What feet rest on under a desk: a plate that tilts, or a half-round cushion. */
export interface Footrest {
  readonly kind: 'tilting' | 'foam';
}

type Spec = Look & Footrest;

const hexOf = ({ color }: Look): string => (color === 'black' ? '#2b2e33' : paint(color));

function tilting(spec: Spec): Group {
  const frame = metal('#b9bfc6', 0.35);
  return group([
    ...[-21, 21].map((x) =>
      group([box([2, 2, 30], frame, { at: [x, 1, 0], round: 0.6 }), box([2, 12, 2.4], frame, { at: [x, 7, 0], round: 0.6 })]),
    ),
    rod(1, 1, 44, frame, { at: [0, 11, 0], turn: [0, 0, Math.PI / 2] }),
    ...[-12, 12].map((z) => rod(0.8, 0.8, 42, frame, { at: [0, 1.2, z], turn: [0, 0, Math.PI / 2] })),
    group(
      [
        plate([46, 2, 34], 3, plastic(hexOf(spec)), { bevel: 0.5 }),
        ...times(9, (row) => plate([40, 0.5, 1.5], 0.7, rubber('#17181b'), { at: [0, 2, (row - 4) * 3.4], bevel: 0.1 })),
      ],
      { at: [0, 11, 0], turn: [0.34, 0, 0] },
    ),
  ]);
}

function foam(spec: Spec): Group {
  const arc = times(25, (i): readonly [number, number] => [-15 * Math.cos((i / 24) * Math.PI), 13 * Math.sin((i / 24) * Math.PI) ** 0.8]);
  return group([
    pull(outline([...arc]), 43, fabric(hexOf(spec)), { turn: [0, Math.PI / 2, 0], bevel: 1 }),
    ...[-1, 1].map((side) => box([0.2, 0.4, 29], matte('#17181b'), { at: [side * 21.4, 0.6, 0], round: 0.1 })),
    box([41, 0.5, 27], rubber('#17181b'), { at: [0, 0.1, 0], round: 0.1 }),
  ]);
}

const rest = (spec: Spec): Group => (spec.kind === 'foam' ? foam(spec) : tilting(spec));
const KINDS = { tilting: 'footrest with a tilting plate', foam: 'half-round foam footrest' } as const;

export const footrestModel = model({
  name: 'footrest',
  views: {
    hero: { build: rest, turn: -28, pitch: 26, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: rest,
      turn: 62,
      pitch: 14,
      zoom: 1,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap', color: 'black' }),
      alt: ({ kind }) => `The ${KINDS[kind]} from the side`,
    },
  },
  alt: ({ brand, kind, color }) => `${brand} ${color} ${KINDS[kind]}`,
});
