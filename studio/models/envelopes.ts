import type { Group, Texture } from 'three';
import { packSide } from '../scene/pack-print.ts';
import { metal, paper } from '../scene/materials.ts';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, group, outline, pull, rod, times, topDecal } from '../scene/parts.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { brands } from '../scene/brands.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Envelopes: their box with some before it. */
export interface Envelopes {
  readonly form: 'business' | 'security' | 'clasp' | 'invitation';
}

interface Form {
  readonly wide: number;
  readonly tall: number;
  readonly flap: number;
  readonly line: string;
  readonly box: Triple;
}

const forms: Readonly<Record<Envelopes['form'], Form>> = {
  business: { wide: 24.1, tall: 10.5, flap: 4.4, line: 'Business size', box: [25, 11.6, 15] },
  security: { wide: 24.1, tall: 10.5, flap: 4.4, line: 'Security tint', box: [25, 11.6, 15] },
  clasp: { wide: 22.9, tall: 30.5, flap: 5.2, line: 'Kraft, metal clasp', box: [31.6, 12, 24] },
  invitation: { wide: 18.4, tall: 13.3, flap: 7.6, line: 'Invitation', box: [19.6, 14.4, 10] },
};

/** The blue crosshatch that hides what is inside. */
function tint(s: Sheet, top: number, foot: number): void {
  s.fill('#b9c8de', [0.02, top, 0.96, foot - top]);
  s.ctx.strokeStyle = '#4c6c9e';
  s.ctx.lineWidth = 2;
  s.ctx.save();
  s.ctx.beginPath();
  s.ctx.rect(0.02 * s.width, top * s.height, 0.96 * s.width, (foot - top) * s.height);
  s.ctx.clip();
  for (let x = -s.height; x < s.width + s.height; x += 9) {
    s.ctx.beginPath();
    s.ctx.moveTo(x, 0);
    s.ctx.lineTo(x + s.height, s.height);
    s.ctx.moveTo(x + s.height, 0);
    s.ctx.lineTo(x, s.height);
    s.ctx.stroke();
  }
  s.ctx.restore();
}

/** The side with the seams; an open one shows the throat. */
function back(hex: string, form: Envelopes['form'], open: boolean): Texture {
  const { wide, tall, flap } = forms[form];
  return print(wide, tall, (s) => {
    const [w, h] = [s.width, s.height];
    const line = (points: readonly (readonly [number, number])[], color: string, thick: number): void => {
      s.ctx.strokeStyle = color;
      s.ctx.lineWidth = thick;
      s.ctx.beginPath();
      for (const [x, y] of points) s.ctx.lineTo(x * w, y * h);
      s.ctx.stroke();
    };
    s.fill(hex);
    const shade = mix(hex, '#000000', 0.22);
    if (form === 'clasp')
      line(
        [
          [0.5, 0],
          [0.5, 1],
        ],
        shade,
        3,
      );
    else
      for (const x of [0, 1])
        line(
          [
            [x, 1],
            [Math.abs(x - 0.36), form === 'invitation' ? 0.48 : 0.3],
            [Math.abs(x - 0.02), 0],
          ],
          shade,
          3,
        );
    if (form === 'clasp')
      line(
        [
          [0, 0.93],
          [1, 0.93],
        ],
        shade,
        3,
      );
    if (open) {
      const throat = form === 'invitation' ? 0.3 : 0.2;
      s.fill(mix(hex, '#000000', 0.16), [0.02, 0, 0.96, throat]);
      if (form === 'security') tint(s, 0, throat);
      line(
        [
          [0.02, 0],
          [0.02, throat],
          [0.98, throat],
          [0.98, 0],
        ],
        shade,
        4,
      );
      return;
    }
    const foot = flap / tall;
    const edge: readonly (readonly [number, number])[] =
      form === 'invitation'
        ? [
            [0, 0],
            [0.5, foot],
            [1, 0],
          ]
        : [
            [0, 0],
            [0.05, foot * 0.85],
            [0.1, foot],
            [0.9, foot],
            [0.95, foot * 0.85],
            [1, 0],
          ];
    for (let i = 8; i > 0; i -= 1)
      line(
        edge.map(([x, y]) => [x, y + i * 0.002]),
        mix(hex, '#000000', 0.04 + (8 - i) * 0.012),
        3,
      );
    line(edge, mix(hex, '#000000', 0.3), 3);
  });
}

/** An opened flap, lying beyond the upper edge. */
function openFlap(hex: string, form: Envelopes['form'], y: number): Group {
  const { wide, tall, flap } = forms[form];
  const [w, d] = [wide / 2, flap];
  const shape =
    form === 'invitation'
      ? outline([
          [-w, 0],
          [w, 0],
          [0.8, d],
          [-0.8, d],
        ])
      : outline([
          [-w, 0],
          [w, 0],
          [w - 1.4, d - 0.5],
          [w - 2.4, d],
          [-w + 2.4, d],
          [-w + 1.4, d - 0.5],
        ]);
  const gum = box([wide - 5.4, 0.02, 1.1], paper(mix(hex, '#f4efdc', 0.6)), { at: [0, 0.05, -d + 0.9], round: 0 });
  return group(
    [
      pull(shape, 0.06, paper(mix(hex, '#000000', 0.04)), { turn: [-Math.PI / 2, 0, 0], bevel: 0 }),
      ...(form === 'invitation' ? [] : [gum]),
    ],
    { at: [0, y, -tall / 2] },
  );
}

function clasp(y: number): Group {
  const brass = metal('#ecc873', 0.35);
  return group(
    [rod(0.65, 0.65, 0.12, brass), ...[-1, 1].map((side) => box([1.9, 0.08, 0.6], brass, { at: [side * 1.2, 0.06, 0], round: 0.02 }))],
    { at: [0, y, 0] },
  );
}

/** One envelope lying on the floor. */
function envelope(hex: string, form: Envelopes['form'], face: 'front' | 'back' | 'open', place: Placed): Group {
  const { wide, tall, flap } = forms[form];
  const parts: Group['children'] = [box([wide, 0.14, tall], paper(hex), { at: [0, 0.07, 0], round: 0.05 })];
  if (face !== 'front') parts.push(topDecal(wide - 0.06, tall - 0.06, back(hex, form, face === 'open'), { at: [0, 0.15, 0], rough: 0.92 }));
  if (face === 'open') parts.push(openFlap(hex, form, 0.07));
  if (face === 'back' && form === 'clasp') parts.push(group([clasp(0.18)], { at: [0, 0, -tall / 2 + flap - 1.4] }));
  return group(parts, place);
}

/** Three envelopes fanned out on the floor, the topmost open or closed to its kind. */
function fan(hex: string, form: Envelopes['form'], at: Triple, near: boolean): Group {
  const top = form === 'clasp' ? 'back' : 'open';
  const count = near ? 4 : 3;
  return group(
    times(count, (i) =>
      envelope(i % 2 ? mix(hex, '#000000', 0.03) : hex, form, i === count - 1 ? top : 'front', {
        at: [i * 0.9, i * 0.17, i * (near ? 2.2 : 1.5)],
        turn: [0, 0.16 - i * 0.09, 0],
      }),
    ),
    { at },
  );
}

function picture(s: Sheet, hex: string, form: Form): void {
  const high = 0.5;
  const wide = Math.min(0.4, ((high * s.height) / s.width) * (form.wide / form.tall));
  const left = 0.93 - wide;
  s.fill(mix(hex, '#000000', 0.3), [left - 0.004, 0.076, wide + 0.008, high + 0.012], 0.01);
  s.fill(hex, [left, 0.08, wide, high], 0.01);
  s.ctx.strokeStyle = mix(hex, '#000000', 0.3);
  s.ctx.lineWidth = 3;
  s.ctx.beginPath();
  s.ctx.moveTo(left * s.width, 0.085 * s.height);
  s.ctx.lineTo((left + wide / 2) * s.width, (0.08 + high * 0.5) * s.height);
  s.ctx.lineTo((left + wide) * s.width, 0.085 * s.height);
  s.ctx.stroke();
}

/** Invitation envelopes in a pile, one standing open against it. */
function invitations(hex: string): Group {
  const pile = times(26, (i) =>
    envelope(i % 2 ? mix(hex, '#000000', 0.04) : hex, 'invitation', i === 25 ? 'back' : 'front', {
      at: [((i * 7) % 5) * 0.06, i * 0.17, ((i * 3) % 4) * 0.06],
    }),
  );
  return group([
    group(pile, { turn: [0, 0.12, 0], at: [-2.4, 0, -4.4] }),
    envelope(hex, 'invitation', 'front', { at: [6, 0, 10.4], turn: [0, -0.3, 0] }),
    envelope(hex, 'invitation', 'open', { at: [1.6, 0.2, 13], turn: [0, 0.1, 0] }),
  ]);
}

/** The box of envelopes with a fan of them before it. */
export function envelopes({ color, brand, form }: Look & Envelopes): Group {
  const hex = paint(color);
  if (form === 'invitation') return invitations(hex);
  const made = forms[form];
  const board = '#f4f1e8';
  const accent = form === 'clasp' ? mix(brands[brand].ink, '#3a2a18', 0.2) : brands[brand].ink;
  const words = { brand, title: 'Envelopes', ground: board, accent };
  const [w, h, d] = made.box;
  const front = print(w, h, (s) => {
    s.fill(board);
    s.fill(accent, [0, 0.66, 1, 0.34]);
    s.brand(brand, [0.06, 0.1, 0.44, 0.17]);
    s.text(made.line, [0.06, 0.42, 0.44, 0.11], { weight: 600, color: '#3b4047' });
    s.text('Envelopes', [0.06, 0.72, 0.6, 0.21], { weight: 850, color: inkOn(accent) });
    picture(s, hex, made);
  });
  const pack = group([printedBox([w, h, d], board, { front, right: packSide(d, h, words) })], { at: [0, 0, -d / 2] });
  return group([pack, fan(hex, form, [1.2, 0, made.tall / 2 + (form === 'clasp' ? 1 : 5)], false)]);
}

/** The envelopes alone, near. */
const some = ({ color, form }: Look & Envelopes): Group => fan(paint(color), form, [0, 0, 0], true);

export const envelopesModel = model({
  name: 'envelopes',
  views: {
    hero: {
      build: envelopes,
      turn: -24,
      pitch: 32,
      // Invitation envelopes lie without a box.
      shows: (look): Look & Envelopes => (look.form === 'invitation' ? { ...look, brand: 'Foolscap' } : look),
    },
    detail: {
      build: some,
      turn: 16,
      pitch: 50,
      zoom: 1.15,
      // Loose envelopes bear no name.
      shows: (look): Look & Envelopes => ({ ...look, brand: 'Foolscap' }),
      alt: ({ color, form }) => `Some of the ${color} ${form} envelopes, one turned to show its flap`,
    },
  },
  alt: ({ brand, color, form }) =>
    form === 'invitation' ? `${color} invitation envelopes` : `${brand} ${color} ${form} envelopes before their box`,
});
