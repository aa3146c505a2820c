import { CylinderGeometry } from 'three';
import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import { clear, gloss, matte, printed } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { bothSides, group, lathe, part, ring, rod, times } from '../scene/parts.ts';
import { onCard } from '../props/flavor-art.ts';
import { shippingCarton } from '../props/case-carton.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Disposable cups: sleeves of fifty, or two cups before the carton of a case. */
export interface Cups {
  readonly kind: 'paper' | 'insulated' | 'plastic' | 'compostable';
  readonly sold: 'sleeve' | 'case';
}

type Spec = Look & Cups;

const titles = {
  paper: 'Paper Hot Cups',
  insulated: 'Insulated Hot Cups',
  plastic: 'Plastic Cold Cups',
  compostable: 'Compostable Hot Cups',
} as const;
const HEIGHT = 11.2;

function outside(spec: Spec, h: number): Texture {
  const ground = spec.color === 'kraft' ? '#b98d5d' : '#fbfaf6';
  return print(24, h, (s) => {
    s.fill(ground);
    if (spec.kind === 'insulated') {
      for (let i = 0; i < 120; i += 2) s.fill(mix(ground, '#000000', 0.1), [i / 120, 0.06, 1 / 120, 0.88]);
      return;
    }
    const green = spec.kind === 'compostable' ? '#2f7d3f' : '#7a4a26';
    s.fill(green, [0, 0.9, 1, 0.035]);
    for (const x of [0.125, 0.375, 0.625, 0.875])
      onCard(s, x, 0.5, 0.34, (ctx) => {
        ctx.fillStyle = green;
        ctx.beginPath();
        if (spec.kind === 'compostable')
          ctx.fill(new Path2D('M-38 40 C-44 -14 -10 -42 42 -42 C44 12 16 42 -24 30 C-14 8 0 -6 16 -16 C-6 -8 -24 10 -38 40 Z'));
        else {
          ctx.ellipse(0, 0, 22, 32, 0.5, 0, Math.PI * 2);
          ctx.fill();
          ctx.strokeStyle = ground;
          ctx.lineWidth = 5;
          ctx.beginPath();
          ctx.moveTo(16, -30);
          ctx.bezierCurveTo(-14, -10, 14, 10, -16, 30);
          ctx.stroke();
        }
      });
  });
}

/** A cup standing on its foot. */
function cup(spec: Spec, place: Placed = {}): Group {
  const h = HEIGHT;
  const [foot, top] = spec.kind === 'plastic' ? [3, 4.7] : [2.8, 4.4];
  if (spec.kind === 'plastic') {
    const red = gloss('#c81e2b');
    const [step, mid] = [h * 0.42, (foot + top) / 2];
    return group(
      [
        lathe(
          [
            [0, 0.5],
            [foot - 0.3, 0.5],
            [foot - 0.2, 0],
            [foot, 0.1],
            [mid - 0.35, step],
            [mid - 0.05, step + 0.3],
            [top - 0.3, h - 0.9],
            [top, h - 0.6],
            [top + 0.15, h - 0.2],
            [top, h],
          ],
          red,
        ),
        lathe(
          [
            [0, 0.7],
            [foot - 0.2, 0.7],
            [mid - 0.4, step],
            [top - 0.4, h - 0.6],
            [top, h - 0.02],
          ],
          bothSides(matte('#f7f6f3', 0.4)),
        ),
      ],
      { ...place },
    );
  }
  const inside = bothSides(matte(spec.color === 'kraft' ? '#e9dcc4' : '#fdfcf9', 0.5));
  return group(
    [
      part(new CylinderGeometry(top, foot, h - 0.3, 48, 1, true, -Math.PI / 4), printed(outside(spec, h), 0.7), {
        at: [0, h / 2 + 0.1, 0],
      }),
      lathe(
        [
          [0, 0.7],
          [foot - 0.2, 0.7],
          [top - 0.15, h],
        ],
        inside,
      ),
      ring(top, 0.2, matte(spec.color === 'kraft' ? '#c9a477' : '#fbfaf6', 0.6), { at: [0, h, 0], turn: [Math.PI / 2, 0, 0] }),
      ring(foot, 0.1, matte(spec.color === 'kraft' ? '#a97f50' : '#e7e5df', 0.6), { at: [0, 0.1, 0], turn: [Math.PI / 2, 0, 0] }),
    ],
    place,
  );
}

/** A stack of cups in each other, lying in film with its mouths to the right. */
function sleeve(spec: Spec, place: Placed = {}): Group {
  const step = 0.62;
  const one = cup(spec);
  const nested = times(26, (i) => {
    const next = one.clone();
    next.position.y = i * step;
    return next;
  });
  const tall = HEIGHT + 25 * step;
  const film = rod(4.75, 4.4, tall + 1.6, clear('#eef4f8', 0.16), { at: [0, tall / 2, 0] });
  const knot = lathe(
    [
      [4.4, 0],
      [2.6, -1.2],
      [0.5, -2],
      [0.8, -3.2],
      [1.2, -3.6],
    ],
    clear('#eef4f8', 0.3),
    { at: [0, -0.7, 0] },
  );
  return group([group([...nested, film, knot], { at: [-tall / 2, 4.8, 0], turn: [0, 0, -Math.PI / 2] })], place);
}

/** The cups. */
export function cups(spec: Spec): Group {
  if (spec.sold === 'case')
    return group([
      shippingCarton([36, 36, 27], {
        title: titles[spec.kind],
        ink: spec.kind === 'compostable' ? '#2f7d3f' : spec.kind === 'plastic' ? '#b01824' : '#5b3a22',
      }),
      cup(spec, { at: [14, 0, 19.5] }),
      cup(spec, { at: [23.4, 0, 17] }),
    ]);
  return group([
    sleeve(spec, { at: [0, 0, -4], turn: [0, 0.1, 0] }),
    cup(spec, { at: [5.4, 0, 6], turn: [0, 0.4, 0] }),
    cup(spec, { at: [-4.4, 0, 7.4], turn: [0, 0.9, 0] }),
  ]);
}

export const cupsModel = model({
  name: 'cups',
  views: {
    hero: {
      build: cups,
      camera: ({ sold }: Spec) => ({ turn: -20, pitch: sold === 'case' ? 16 : 24 }),
      // Neither cups nor their carton bear a name.
      shows: (look): Spec => ({ ...look, brand: 'Oakpoint' }),
    },
    detail: {
      build: (spec) => group([cup(spec), group([cup(spec)], { at: [11.5, 4.2, 2.5], turn: [Math.PI / 2, 0, 0.5] })]),
      turn: -20,
      pitch: 34,
      zoom: 1,
      shows: (look): Spec => ({ ...look, brand: 'Oakpoint', color: look.kind === 'insulated' ? 'white' : look.color, sold: 'sleeve' }),
      alt: ({ kind, color }) => `Two ${color} ${titles[kind].toLowerCase()}`,
    },
  },
  alt: ({ brand, color, kind, sold }) =>
    `${brand} ${titles[kind].toLowerCase()}, ${color}, ${sold === 'case' ? 'two cups before their case' : 'a sleeve and two cups'}`,
});
