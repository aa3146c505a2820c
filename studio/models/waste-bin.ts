import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, matte, metal, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { bothSides, group, lathe, plate, ring, rod, wrap } from '../scene/parts.ts';
import { copies } from '../props/copies.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Bins: open baskets, recycling bins or step cans, nested or side by side in a pack. */
export interface WasteBin {
  readonly form: 'basket' | 'recycling' | 'step';
  readonly steel: boolean;
  readonly units: number;
}

type Spec = Look & WasteBin;

const recyclePath = (s: Parameters<Parameters<typeof print>[2]>[0], color: string): void => {
  const { ctx } = s;
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineWidth = s.width * 0.13;
  for (const a of [0, 1, 2]) {
    const start = a * 2.094 - 1.57 - 0.62;
    ctx.beginPath();
    ctx.arc(s.width / 2, s.height / 2, s.width * 0.32, start, start + 1.25);
    ctx.stroke();
    const end = start + 1.25;
    ctx.save();
    ctx.translate(s.width / 2 + Math.cos(end) * s.width * 0.32, s.height / 2 + Math.sin(end) * s.width * 0.32);
    ctx.rotate(end + Math.PI / 2);
    ctx.beginPath();
    ctx.moveTo(s.width * 0.2, 0);
    ctx.lineTo(-s.width * 0.02, -s.width * 0.15);
    ctx.lineTo(-s.width * 0.02, s.width * 0.15);
    ctx.fill();
    ctx.restore();
  }
};

/** Radius at the foot, height. */
const [FOOT, HEIGHT] = [11, 33];

/** A tapered bin without a lid; plastic ones are oblong, steel ones round with a rolled rim. */
function open(spec: Spec): Group {
  const hex = paint(spec.color);
  const [foot, h] = [FOOT, HEIGHT];
  const rim = foot * 1.3;
  const shell = bothSides(spec.steel ? matte(hex, 0.3) : plastic(hex));
  const dark = bothSides(matte(mix(hex, '#000000', 0.35), 0.6));
  const body = group([
    lathe(
      [
        [0, 0.2],
        [foot - 0.4, 0.2],
        [foot, 0.7],
        [rim - 0.2, h - 1.6],
        [rim, h - 1.2],
      ],
      shell,
    ),
    lathe(
      [
        [foot - 0.3, 0.6],
        [rim - 0.4, h - 1],
      ],
      dark,
    ),
    ...(spec.steel
      ? [
          ring(rim, 0.55, metal('#c9ced3', 0.25), { at: [0, h - 0.6, 0], turn: [Math.PI / 2, 0, 0] }),
          rod(foot + 0.15, foot + 0.1, 1.2, metal('#c9ced3', 0.3), { at: [0, 0.8, 0] }),
        ]
      : [
          lathe(
            [
              [rim - 0.3, h - 2.6],
              [rim + 0.8, h - 2.6],
              [rim + 0.9, h - 0.5],
              [rim + 0.3, h],
              [rim - 0.4, h - 0.2],
              [rim - 0.5, h - 1],
            ],
            shell,
          ),
        ]),
  ]);
  if (spec.form === 'recycling') {
    const sign = print(10, 10, (s) => recyclePath(s, '#ffffff'));
    const at = (rim + foot) / 2;
    const size = 12;
    body.add(group([decalRound(at, size, sign)], { at: [0, h * 0.5, 0] }));
  }
  if (!spec.steel) body.scale.set(1.12, 1, 0.82);
  return group([body]);
}

/** A sign on the round wall. */
function decalRound(radius: number, size: number, sign: ReturnType<typeof print>): Group {
  return group([wrap(radius + 0.5, size, sign, { arc: size / radius, material: film(sign) })]);
}

function stepCan(): Group {
  const [r, h] = [13, 42];
  const steel = metal('#cfd3d8', 0.34);
  const black = plastic('#1b1c1f');
  return group([
    rod(r + 0.3, r + 0.3, 3.2, black, { at: [0, 1.6, 0] }),
    rod(r, r, h - 5, steel, { at: [0, h / 2 - 0.5, 0] }),
    ring(r, 0.45, black, { at: [0, h - 3.4, 0], turn: [Math.PI / 2, 0, 0] }),
    lathe(
      [
        [r + 0.2, h - 3],
        [r + 0.2, h - 0.8],
        [r - 0.6, h + 0.6],
        [r * 0.7, h + 2],
        [r * 0.3, h + 2.7],
        [0, h + 2.9],
      ],
      steel,
    ),
    plate([r * 0.55, 1, 6], 1.2, steel, { at: [0, 1, r + 2.2], bevel: 0.3 }),
    ring(r * 0.25, 0.4, black, { at: [0, h - 4, -r - 1], turn: [0.4, 0, 0] }),
  ]);
}

const single = (spec: Spec): Group => (spec.form === 'step' ? stepCan() : open(spec));

/** The bins: a pack of open ones is nested, step cans stand side by side. */
export function wasteBin(spec: Spec): Group {
  const one = single(spec);
  if (spec.units === 1) return one;
  const [foot, h] = [FOOT, HEIGHT];
  if (spec.form === 'step')
    return copies(
      one,
      [-1, 0, 1].map((i) => [i * foot * 2.5, 0, Math.abs(i) * -4] as const),
    );
  const lift = h * 0.16;
  // Only the outermost shows its sign.
  const inner = open({ ...spec, form: 'basket' });
  return group([
    one,
    copies(
      inner,
      Array.from({ length: spec.units - 1 }, (_, i) => [0, (i + 1) * lift, 0] as const),
    ),
  ]);
}

export const wasteBinModel = model({
  name: 'waste-bin',
  views: {
    hero: {
      build: wasteBin,
      camera: ({ units, form }: Spec) => ({ turn: -20, pitch: units > 1 && form !== 'step' ? 14 : 20 }),
      // A bin does not bear its maker's name.
      shows: (look): Spec => ({ ...look, brand: 'Fernhill' }),
    },
    top: {
      build: single,
      turn: -14,
      pitch: 50,
      shows: (look): Spec => ({ ...look, brand: 'Fernhill', steel: look.form === 'step', units: 1 }),
      alt: ({ form, color }) =>
        `A ${color} ${form === 'step' ? 'step can' : form === 'basket' ? 'wastebasket' : 'recycling bin'} from above`,
    },
  },
  alt: ({ brand, color, form, steel, units }) =>
    `${brand} ${steel ? 'steel' : 'plastic'} ${form === 'basket' ? 'wastebasket' : form === 'step' ? 'step can' : 'recycling bin'}, ${color}${units > 1 ? `, ${units} of them` : ''}`,
});
