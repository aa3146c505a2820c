import { PlaneGeometry } from 'three';
import type { Group, Mesh, Texture } from 'three';
import { print } from '../scene/label.ts';
import { matte, printed } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, group, part } from '../scene/parts.ts';
import type { Placed } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Padded or plastic mailers. */
export interface Mailers {
  readonly form: 'padded' | 'poly';
}

const [WIDE, TALL] = [20, 30];

/** How high the face of a mailer stands over its seams at a place (shares of its width and height). */
function puff(form: Mailers['form'], x: number, y: number, w: number, h: number): number {
  const rim = Math.min(x * w, (1 - x) * w, y * h, (1 - y) * h);
  const rise = Math.min(1, Math.max(0, (rim - 0.8) / 3));
  const soft = rise * rise * (3 - 2 * rise);
  if (form === 'poly') {
    const wave = Math.sin(x * 17 + y * 5) * Math.sin(y * 13 - x * 9) + Math.sin((x + y) * 23) * 0.5;
    return soft * (0.55 + wave * 0.09) + (1 - soft) * 0.05;
  }
  const [u, v] = [x * w, y * h];
  const bubbles = Math.cos(u * 3.4) * Math.cos(v * 3.4);
  const dents = Math.sin(u * 0.9 + v * 0.4) * Math.sin(v * 0.7 - u * 0.3);
  return soft * (0.85 + dents * 0.13) + Math.min(1, rim / 1.4) * Math.max(0, bubbles) * 0.12;
}

/** The upper face of a mailer, lying. */
function pillow(form: Mailers['form'], w: number, h: number, face: Texture): Mesh {
  const shape = new PlaneGeometry(w, h, Math.round(w * 3.4), Math.round(h * 3.4));
  const at = shape.getAttribute('position');
  for (let i = 0; i < at.count; i += 1) at.setZ(i, puff(form, at.getX(i) / w + 0.5, at.getY(i) / h + 0.5, w, h));
  shape.computeVertexNormals();
  return part(shape, printed(face, form === 'poly' ? 0.3 : 0.85), { turn: [-Math.PI / 2, 0, 0], at: [0, 0.14, 0] });
}

function facePrint({ brand, color, form }: Look & Mailers, w: number, h: number, isBack: boolean, isNamed: boolean): Texture {
  const hex = paint(color);
  const ink = color === 'white' ? '#2b3440' : mix(hex, '#20160c', 0.72);
  return print(w, h, (s) => {
    s.fill(hex);
    if (isBack) s.fill(mix(hex, '#000000', 0.14), [0.5, 0, 0.006, 1]);
    for (const x of [0, 0.975]) s.fill(mix(hex, '#000000', 0.06), [x, 0, 0.025, 1]);
    s.fill(mix(hex, '#000000', 0.06), [0, 0.98, 1, 0.02]);
    if (!isNamed) return;
    s.brand(brand, [0.28, 0.845, 0.44, 0.05], { color: ink, align: 'center' });
    s.text(form === 'padded' ? 'Bubble Mailer' : 'Poly Mailer', [0.28, 0.905, 0.44, 0.024], { color: ink, weight: 500, align: 'center' });
  });
}

/** One mailer lying; an open one shows its flap with the strip over the glue. */
function mailer(look: Look & Mailers, h: number, isOpen: boolean, place: Placed): Group {
  const w = WIDE;
  const hex = paint(look.color);
  const rough = look.form === 'poly' ? 0.3 : 0.85;
  const flap = isOpen
    ? [
        box([w - 0.2, 0.12, 5.4], matte(mix(hex, '#ffffff', look.form === 'poly' ? 0.1 : 0.05), rough), {
          at: [0, 0.1, -h / 2 - 2.6],
          round: 0.05,
        }),
        box([w - 0.6, 0.06, 2], matte(look.color === 'white' ? '#dfe7ee' : '#f3f1ea', 0.25), { at: [0, 0.19, -h / 2 - 2.9], round: 0 }),
        box([1.4, 0.05, 2.3], matte('#d8452f', 0.5), { at: [w / 2 - 0.9, 0.2, -h / 2 - 2.9], round: 0 }),
      ]
    : [];
  return group(
    [
      box([w, 0.2, h], matte(mix(hex, '#000000', 0.08), rough), { at: [0, 0.1, 0], round: 0.06 }),
      pillow(look.form, w - 0.1, h - 0.1, facePrint(look, w, h, isOpen, h === TALL)),
      ...flap,
    ],
    place,
  );
}

/** Three mailers, one over the other, the topmost with its flap open. */
export function mailers(look: Look & Mailers): Group {
  const [w, h] = [WIDE, TALL];
  return group([
    mailer(look, h, false, { at: [-w * 0.3, 0, -1], turn: [0, 0.34, 0] }),
    mailer(look, h, false, { at: [0, 1.1, 0.6], turn: [0, 0.14, 0] }),
    mailer(look, h, true, { at: [w * 0.3, 2.2, 3], turn: [0, -0.08, 0] }),
  ]);
}

/** The mouth of one mailer, near. */
function mouth(look: Look & Mailers): Group {
  return group([mailer(look, TALL * 0.5, true, {})]);
}

export const mailersModel = model({
  name: 'mailers',
  views: {
    hero: { build: mailers, turn: -8, pitch: 52 },
    detail: {
      build: mouth,
      turn: 24,
      pitch: 34,
      zoom: 1.12,
      // Near the flap no name is seen.
      shows: (look): Look & Mailers => ({ ...look, brand: 'Foolscap' }),
      alt: ({ color, form }) => `The self-seal flap of a ${color} ${form === 'padded' ? 'bubble' : 'poly'} mailer`,
    },
  },
  alt: ({ brand, color, form }) => `${brand} ${color} ${form === 'padded' ? 'bubble' : 'poly'} mailers`,
});
