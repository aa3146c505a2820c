import type { Group, Object3D } from 'three';
import { print } from '../scene/label.ts';
import { film, matte, metal, plastic, rubber } from '../scene/materials.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, pull, rounded, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A block with prongs that charges by USB-C, alone or with its cable. */
export interface WallCharger {
  readonly watts: 20 | 45 | 100;
  readonly hasCable: boolean;
}

type Spec = Look & WallCharger;

const SIZES: Readonly<Record<WallCharger['watts'], Triple>> = { 20: [3.6, 4, 3], 45: [4.6, 5, 3.4], 100: [6.6, 6.6, 3.8] };
const PORTS = { 20: 1, 45: 2, 100: 3 } as const;
const hexOf = ({ color }: Look): string => (color === 'black' ? '#26292e' : '#f1f2f1');

const port = (x: number, y: number, z: number): Object3D[] => [
  pull(rounded(0.98, 0.4, 0.2), 0.06, metal('#b9bfc6', 0.3), { at: [x, y, z], bevel: 0 }),
  pull(rounded(0.82, 0.26, 0.12), 0.06, matte('#0c0d10', 0.9), { at: [x, y, z + 0.02], bevel: 0 }),
];

/** The block on its foot, ports towards the camera, prongs to the right. */
function block3(spec: Spec): Group {
  const [w, h, d] = SIZES[spec.watts];
  const hex = hexOf(spec);
  const face = print(w - 0.8, 2, (s) => {
    s.text(`${spec.watts} W`, [0.2, 0.3, 0.6, 0.4], {
      weight: 700,
      color: spec.color === 'black' ? '#aab0b7' : '#7b828a',
      align: 'center',
    });
  });
  const brass = metal('#d5d9dd', 0.2);
  return group([
    block([w, h, d], plastic(hex), { round: 0.6 }),
    ...times(PORTS[spec.watts], (i) =>
      port(0, h * 0.62 - (i - (PORTS[spec.watts] - 1) / 2) * 0.95 + (PORTS[spec.watts] === 1 ? 0.3 : 0.2), d / 2 + 0.01),
    ).flat(),
    decal(w - 1, ((w - 1) / (w - 0.8)) * 1.6, face, { at: [0, h * 0.24, d / 2 + 0.02], material: film(face) }),
    ...[-0.63, 0.63].map((z) => box([1.7, 0.64, 0.16], brass, { at: [w / 2 + 0.8, h * 0.55, z], round: 0.03 })),
  ]);
}

/** The cable in a coil. */
function cable(spec: Spec): Group {
  const hex = spec.color === 'black' ? '#232529' : '#e9ebec';
  const coil = times(64, (i): Triple => {
    const angle = (i / 15) * Math.PI * 2;
    const r = 3.6 - (Math.floor(i / 15) % 2) * 0.5;
    return [Math.cos(angle) * r, 0.2 + Math.floor(i / 30) * 0.4, Math.sin(angle) * r];
  });
  const end = (at: Triple, turn: number): Group =>
    group(
      [
        box([2.2, 0.66, 1.1], plastic(hex), { round: 0.3 }),
        box([0.8, 0.26, 0.82], metal('#d5d9dd', 0.22), { at: [1.4, 0, 0], round: 0.1 }),
      ],
      { at, turn: [0, turn, 0] },
    );
  return group([wire(coil, 0.2, rubber(hex)), end([5.4, 0.4, 2.4], -0.5), end([4.8, 0.4, 4.6], -0.9)], { at: [-7.4, 0, 3.4] });
}

const charger = (spec: Spec): Group => group([block3(spec), ...(spec.hasCable ? [cable(spec)] : [])]);

export const wallChargerModel = model({
  name: 'wall-charger',
  views: {
    hero: { build: charger, turn: -26, pitch: 22, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: charger,
      turn: -62,
      pitch: 16,
      zoom: 1,
      shows: (): Spec => ({ color: 'white', brand: 'Foolscap', watts: 45, hasCable: false }),
      alt: () => 'The prongs of a white charger of this make',
    },
  },
  alt: ({ brand, watts, color, hasCable }) =>
    `${brand} ${watts}-watt USB-C wall charger with ${PORTS[watts] === 1 ? 'one port' : `${PORTS[watts]} ports`}, ${color}${hasCable ? ', and its cable' : ''}`,
});
