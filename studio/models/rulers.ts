import type { Group, Texture } from 'three';
import { pencil } from '../props/stationery.ts';
import { clear, film, matte, metal, plastic, wood } from '../scene/materials.ts';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { inkOn, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, plate, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rulers of wood, plastic or steel with inches and centimeters. */
export interface Rulers {
  readonly material: 'wood' | 'plastic' | 'steel';
  readonly inches: 6 | 12 | 18;
  readonly count: 'one' | 'several';
}

type Spec = Look & Rulers;

const WIDE = 3;
const INCH = 2.54;

/** Inches along the far edge, centimeters along the near one. */
function scale(spec: Spec, ink: string): Texture {
  const long = spec.inches * INCH + 1;
  return print(long, WIDE, (s) => {
    const x = (cm: number): number => (0.5 + cm) / long;
    const line = (cm: number, tall: number, isNear: boolean): void => s.fill(ink, [x(cm) - 0.0008, isNear ? 1 - tall : 0, 0.0016, tall]);
    for (let i = 0; i <= spec.inches * 16; i += 1)
      line((i / 16) * INCH, i % 16 === 0 ? 0.26 : i % 8 === 0 ? 0.2 : i % 4 === 0 ? 0.15 : i % 2 === 0 ? 0.11 : 0.08, false);
    for (let i = 0; i <= Math.floor(spec.inches * INCH) * 10; i += 1) line(i / 10, i % 10 === 0 ? 0.22 : i % 5 === 0 ? 0.16 : 0.09, true);
    for (let i = 1; i <= spec.inches; i += 1)
      s.text(String(i), [x(i * INCH) - 0.6 / long, 0.25, 1.2 / long, 0.24], { color: ink, weight: 700, align: 'center' });
    for (let i = 1; i <= Math.floor(spec.inches * INCH); i += 1)
      s.text(String(i), [x(i) - 0.35 / long, 0.63, 0.7 / long, 0.13], { color: ink, weight: 600, align: 'center' });
    s.brand(spec.brand, [0.42, 0.5, 0.16, 0.13], { color: spec.material === 'plastic' ? ink : brands[spec.brand].ink, align: 'center' });
  });
}

function ruler(spec: Spec, place: Placed = {}): Group {
  const long = spec.inches * INCH + 1;
  const thick = spec.material === 'wood' ? 0.5 : spec.material === 'steel' ? 0.12 : 0.28;
  const body =
    spec.material === 'wood'
      ? wood('#dcb377', 0.6)
      : spec.material === 'steel'
        ? metal('#d0d5da', 0.38)
        : spec.color === 'clear'
          ? clear('#cfe2ec', 0.5)
          : plastic(paint(spec.color));
  const face = scale(spec, spec.material === 'plastic' && spec.color !== 'clear' ? inkOn(paint(spec.color)) : '#22262b');
  return group(
    [
      plate([long, thick, WIDE], spec.material === 'wood' ? 0.1 : 0.3, body, { bevel: 0.04 }),
      ...(spec.material === 'wood'
        ? [box([long, 0.34, 0.08], metal('#c9a54f', 0.3), { at: [0, thick - 0.06, -WIDE / 2 + 0.02], round: 0.01 })]
        : []),
      decal(long, WIDE - 0.1, face, { at: [0, thick + 0.02, 0], turn: [-Math.PI / 2, 0, 0], material: film(face, 0.5) }),
      rod(0.3, 0.3, 0.03, matte('#5b6067', 0.8), { at: [long / 2 - 0.55, thick + 0.02, 0] }),
    ],
    place,
  );
}

/** One with a pencil, or some spread like a fan. */
export function rulers(spec: Spec): Group {
  if (spec.count === 'one') {
    const at = spec.inches * 0.36;
    return group([ruler(spec, { turn: [0, 0.7, 0] }), group([pencil()], { at: [at, 0.42, 7], turn: [0, 0.35, 0] })]);
  }
  return group(times(5, (i) => ruler(spec, { at: [i * 0.7 - 1.4, i * 0.5, i * 2 - 4], turn: [0, 0.9 - i * 0.16, 0] })));
}

export const rulersModel = model({
  name: 'rulers',
  views: {
    hero: { build: rulers, turn: -6, pitch: 48 },
    detail: {
      build: (spec: Spec) => group([ruler({ ...spec, inches: 6 })]),
      turn: 16,
      pitch: 46,
      zoom: 1.1,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', inches: 12, count: 'one' }),
      alt: ({ material }) => `The first six inches of a ${material} scale`,
    },
  },
  alt: ({ brand, color, material, inches, count }) =>
    `${brand} ${inches}-inch ${material} ruler${count === 'several' ? 's, several' : ''}${material === 'plastic' ? `, ${color}` : ''}, inches and centimeters`,
});
