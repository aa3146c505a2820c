import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Group, Material, Mesh } from 'three';
import type { Brand } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { film, gloss, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { bothSides, box, decal, group, outline, part, plate, pull, rod, rounded, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A computer mouse. */
export interface ComputerMouse {
  readonly shape: 'classic' | 'ergonomic' | 'travel';
  readonly wired: boolean;
}

/** Half the width, half the length, height of shell and skirt, where along it is highest, squareness of the outline. */
interface Form {
  readonly wide: number;
  readonly long: number;
  readonly high: number;
  readonly rim: number;
  readonly hump: number;
  readonly square: number;
  /** How far the thumb's side flares out, and how much it is higher than the other. */
  readonly thumb: number;
}

const forms: Readonly<Record<ComputerMouse['shape'], Form>> = {
  classic: { wide: 3.15, long: 5.3, high: 2.5, rim: 1.15, hump: 0.22, square: 2.7, thumb: 0 },
  ergonomic: { wide: 3.7, long: 6, high: 3.3, rim: 1.3, hump: 0.26, square: 2.5, thumb: 1 },
  travel: { wide: 2.95, long: 5.1, high: 1.75, rim: 0.75, hump: 0.06, square: 2.3, thumb: 0 },
};

/** A point of the outline at an angle; `share` is how far out it lies. */
function outlineAt(form: Form, angle: number, share: number): readonly [number, number] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const n = 2 / form.square;
  const along = Math.sign(s) * Math.abs(s) ** n;
  const waist = 1 - (form === forms.travel ? 0 : 0.085 * Math.exp(-((along + 0.12) ** 2) * 7)) - 0.05 * along * along * (along < 0 ? 1 : 0);
  const flare = c < 0 ? 1 + form.thumb * 0.16 * Math.exp(-((along - 0.1) ** 2) * 5) : 1;
  return [Math.sign(c) * Math.abs(c) ** n * form.wide * waist * flare * share, along * form.long * share];
}

/** How far out (0 the middle, 1 the rim) a place is. */
function shareAt(form: Form, x: number, z: number): number {
  const [edge] = outlineAt(form, x < 0 ? Math.PI : 0, 1);
  return (Math.abs(x / edge) ** form.square + Math.abs(z / form.long) ** form.square) ** (1 / form.square);
}

function dome(form: Form, x: number, z: number, share: number): number {
  const body = Math.max(0, 1 - share ** 2.35) ** 0.5;
  const along = z / form.long;
  const hump = 1 - 0.3 * (along - form.hump) ** 2 - (along < 0 ? 0.2 * along * along : 0);
  return form.rim + body * form.high * hump - form.thumb * 0.17 * x * body;
}

const heightAt = (form: Form, x: number, z: number): number => dome(form, x, z, shareAt(form, x, z));

/** A skin of rings around the upright axis. */
function skin(rings: number, around: number, at: (ring: number, angle: number) => Triple, material: Material): Mesh {
  const points: number[] = [];
  const faces: number[] = [];
  for (let r = 0; r <= rings; r += 1)
    for (let a = 0; a <= around; a += 1) {
      points.push(...at(r / rings, (a / around) * Math.PI * 2));
      if (r === rings || a === around) continue;
      const here = r * (around + 1) + a;
      faces.push(here, here + 1, here + around + 1, here + 1, here + around + 2, here + around + 1);
    }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(points, 3));
  shape.setIndex(faces);
  shape.computeVertexNormals();
  return part(shape, bothSides(material));
}

/** The shell from the top down to the rim. */
const shell = (form: Form, material: Material): Mesh =>
  skin(
    40,
    120,
    (ring, angle) => {
      const share = Math.sin((ring * Math.PI) / 2);
      const [x, z] = outlineAt(form, angle, share);
      return [x, dome(form, x, z, share), z];
    },
    material,
  );

/** The wall below the shell: in a little at the gap, out to the grip, in again at the foot. */
const skirt = (form: Form, material: Material): Mesh =>
  skin(
    14,
    120,
    (ring, angle) => {
      const [x, z] = outlineAt(form, angle, ring < 0.08 ? 0.975 : 0.992 - 0.1 * ring ** 2.2);
      const flare = x < 0 ? 1 + form.thumb * 0.2 * Math.sin(ring * Math.PI * 0.85) * Math.exp(-((z / form.long - 0.05) ** 2) * 5) : 1;
      return [x * flare, 0.12 + form.rim * (1 - ring), z];
    },
    material,
  );

/** A flat patch that follows the shell: its outline is a rounded rectangle of which `uv` runs from 0 to 1. */
function draped(
  form: Form,
  [w, d]: readonly [number, number],
  [cx, cz]: readonly [number, number],
  material: Material,
  lift = 0.012,
): Mesh {
  const steps = 20;
  const points: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= steps; i += 1)
    for (let j = 0; j <= steps; j += 1) {
      const [x, z] = [cx + (j / steps - 0.5) * w, cz + (i / steps - 0.5) * d];
      points.push(x, heightAt(form, x, z) + lift, z);
      uvs.push(j / steps, 1 - i / steps);
      if (i === steps || j === steps) continue;
      const here = i * (steps + 1) + j;
      faces.push(here, here + steps + 1, here + 1, here + 1, here + steps + 1, here + steps + 2);
    }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(points, 3));
  shape.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  shape.setIndex(faces);
  shape.computeVertexNormals();
  const mesh = part(shape, material);
  mesh.castShadow = false;
  return mesh;
}

const inked = (w: number, d: number, draw: (sheet: Sheet) => void): Material => film(print(w, d, draw));

/** The gap between the buttons, the slot of the wheel and the line that parts the buttons from the palm. */
function seams(form: Form, ink: string): Mesh[] {
  const [w, d] = [form.wide * 1.72, form.long * 1.12];
  const lines = inked(w, d, ({ ctx, width, height }) => {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width * 0.014;
    ctx.beginPath();
    ctx.moveTo(width / 2, 0);
    ctx.lineTo(width / 2, height * 0.86);
    ctx.moveTo(0, height * 0.8);
    ctx.quadraticCurveTo(width / 2, height * 0.93, width, height * 0.8);
    ctx.stroke();
    ctx.fillStyle = ink;
    ctx.beginPath();
    ctx.roundRect(width * 0.405, height * 0.2, width * 0.19, height * 0.38, width * 0.09);
    ctx.fill();
  });
  return [draped(form, [w, d], [0, -form.long * 0.37], lines)];
}

function wheel(form: Form, tone: string): Group {
  const z = -form.long * 0.495;
  const y = heightAt(form, 0, z);
  const lie: Triple = [0, 0, Math.PI / 2];
  return group(
    [
      rod(1.05, 1.05, 0.62, rubber('#191a1d'), { turn: lie }),
      ...times(26, (i) => {
        const a = (i / 26) * Math.PI * 2;
        return box([0.64, 0.09, 0.13], rubber('#26282c'), {
          at: [0, Math.sin(a) * 1.06, Math.cos(a) * 1.06],
          turn: [-a, 0, 0],
          round: 0.03,
        });
      }),
      ...[-0.34, 0.34].map((x) => rod(0.98, 0.98, 0.06, metal(tone, 0.25), { at: [x, 0, 0], turn: lie })),
    ],
    { at: [0, y - 0.72, z] },
  );
}

/** Thumb buttons on the left side. */
function sideButtons(form: Form, hex: string): Mesh[] {
  return [-0.22, 0.1].map((share) => {
    const z = form.long * share;
    const x = outlineAt(form, Math.PI, 1)[0] * (form.thumb ? 0.93 : 0.965);
    return box([0.4, 0.44, form.long * 0.27], plastic(hex), {
      at: [x, form.rim + form.high * (form.thumb ? 0.58 : 0.36), z],
      turn: [0, 0.03, -0.42],
      round: 0.2,
    });
  });
}

function cord(form: Form): Group {
  const z = -form.long;
  const line = rubber('#1b1c1f');
  return group([
    wire(
      [
        [0, 0.9, z + 0.5],
        [0, 0.85, z - 1.4],
        [0.8, 0.25, z - 2.6],
        [3.4, 0.2, z - 3],
        [5.4, 0.2, z - 0.6],
        [5.3, 0.2, z + 3],
        [5.6, 0.38, z + 5.2],
      ],
      0.19,
      line,
    ),
    rod(0.2, 0.32, 1.5, line, { at: [0, 0.88, z - 0.6], turn: [-Math.PI / 2, 0, 0] }),
    group([plate([1.5, 0.75, 2.4], 0.25, plastic('#1f2023')), box([1.2, 0.45, 1.4], metal(), { at: [0, 0.38, 1.8], round: 0.04 })], {
      at: [5.85, 0, z + 6.4],
      turn: [0, 0.2, 0],
    }),
  ]);
}

/** The name on the palm. */
const nameOn = (form: Form, brand: Brand, ink: string): Mesh =>
  draped(
    form,
    [2.9, 0.58],
    [0, form.long * 0.42],
    inked(5, 1, (s) => s.brand(brand, [0.01, 0.05, 0.98, 0.9], { color: ink, align: 'center' })),
    0.08,
  );

/** A mouse, its wheel away from the camera. */
export function mouse({ brand, color, shape, wired }: Look & ComputerMouse): Group {
  const form = forms[shape];
  const hex = paint(color);
  const low = color === 'graphite' ? '#222529' : color === 'white' ? '#b9bec4' : mix(hex, '#15161a', 0.62);
  return group([
    shell(form, matte(hex, color === 'silver' ? 0.34 : 0.46)),
    skirt(form, rubber(low)),
    plate([form.wide * 1.66, 0.2, form.long * 1.72], 2, rubber('#141518'), { bevel: 0.04 }),
    ...seams(form, mix(hex, '#07080a', 0.86)),
    nameOn(form, brand, mix(hex, inkOn(hex), 0.75)),
    wheel(form, mix(hex, '#d5d9dd', 0.6)),
    ...(shape === 'travel' ? [] : sideButtons(form, mix(low, '#ffffff', color === 'white' ? 0 : 0.1))),
    ...(shape === 'travel'
      ? []
      : [
          box([0.34, 0.1, 0.7], plastic(mix(hex, '#0c0d0f', 0.7)), {
            at: [0, heightAt(form, 0, -0.2) + 0.01, -0.2],
            turn: [0.02, 0, 0],
            round: 0.05,
          }),
        ]),
    ...(wired ? [cord(form)] : []),
  ]);
}

const flipped = ([x, z]: readonly [number, number]): readonly [number, number] => [-x, -z];

/** What is under every mouse: feet and sensor. */
function underside({ shape }: Look & ComputerMouse): Group {
  const form = forms[shape];
  const base = plastic('#1c1e21');
  const foot = matte('#0b0c0d', 0.3);
  const [w, l] = [form.wide * 1.84, form.long * 1.88];
  const marks = print(2.4, 1, (s) => {
    s.text('FCC · CE · RoHS', [0.02, 0.3, 0.96, 0.4], { color: '#767c83', weight: 500, align: 'center' });
  });
  const parts = [
    // Turned over, the thumb's side is on the right.
    pull(outline(times(72, (i) => flipped(outlineAt(form, (i / 36) * Math.PI, 0.95)))), 1.4, base, { bevel: 0.5 }),
    ...[-1, 1].map((y) => pull(rounded(w * 0.62, 0.62, 0.3), 0.1, foot, { at: [0, y * (l / 2 - 0.95), 0.72], bevel: 0.03 })),
    pull(rounded(1.5, 1.1, 0.5), 0.1, foot, { at: [0, l * 0.12, 0.68], bevel: 0.02 }),
    decal(2.4, 1, marks, { at: [0, -l * 0.33, 0.76], material: film(marks) }),
    rod(0.34, 0.34, 0.06, gloss('#7a0f16'), { at: [0, l * 0.12, 0.74], turn: [Math.PI / 2, 0, 0] }),
  ];
  return group([group(parts, { turn: [-Math.PI / 2, 0, 0], at: [0, 0.8, 0] })]);
}

export const mouseModel = model({
  name: 'mouse',
  views: {
    hero: { build: mouse, turn: 34, pitch: 42 },
    detail: {
      build: underside,
      turn: -32,
      pitch: 56,
      zoom: 1,
      // The underside is black whatever the shell.
      shows: (): Look & ComputerMouse => ({ color: 'black', brand: 'Foolscap', shape: 'classic', wired: true }),
      alt: ({ brand, wired }) => `${brand} ${wired ? 'wired' : 'wireless'} mouse from below`,
    },
  },
  alt: ({ brand, color, shape, wired }) =>
    `${brand} ${wired ? 'wired' : 'wireless'} ${shape === 'classic' ? '' : `${shape} `}mouse, ${color}`,
});
