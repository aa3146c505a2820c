import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, matte, plastic, printed, rubber, screen } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, decal, group, plate, pull, rounded, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A handheld label printer with a printed strip coming out. */
export interface LabelMaker {
  readonly text: string;
}

/** The label maker lying with its head propped up. */
export function labelMaker({ color, brand, text }: Look & LabelMaker): Group {
  const hex = paint(color);
  const name = print(5, 1, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: '#ffffff', align: 'center' });
  });
  const display = print(6, 2.6, (s) => {
    s.fill('#c9dcc0');
    s.text(text, [0.06, 0.2, 0.88, 0.42], { weight: 700, color: '#22301f' });
    s.text('12 mm  ·  Aa', [0.06, 0.7, 0.5, 0.2], { weight: 500, color: '#46563f' });
  });
  const strip = print(6.6, 1.2, (s) => {
    s.fill('#ffffff');
    s.text(text, [0.08, 0.18, 0.84, 0.64], { weight: 700, align: 'center' });
  });
  const keys = times(30, (i) =>
    plate([0.95, 0.35, 0.72], 0.22, rubber(i === 29 ? paint('orange') : '#f1f2f3'), {
      at: [-3.4 + (i % 6) * 1.36, 3.35, 2.3 + Math.floor(i / 6) * 1.12],
      bevel: 0.1,
    }),
  );
  const body = group(
    [
      group([pull(rounded(10.4, 19, 2.4), 3.2, gloss(hex), { bevel: 0.5, turn: [-Math.PI / 2, 0, 0] })], { at: [0, 1.7, 0] }),
      plate([9, 0.2, 6.8], 0.9, plastic(mix(hex, '#101214', 0.55)), { at: [0, 3.22, 4.5] }),
      plate([8, 0.3, 4.4], 0.6, matte('#16181b', 0.3), { at: [0, 3.2, -3.2] }),
      decal(6.6, 2.86, display, { at: [0, 3.53, -3.2], turn: [-Math.PI / 2, 0, 0], material: screen(display) }),
      decal(4.4, 0.88, name, { at: [0, 3.33, -0.25], turn: [-Math.PI / 2, 0, 0], material: film(name) }),
      ...keys,
      block([2.6, 2, 1.2], plastic('#24272b'), { at: [0, 0.9, -9.2], round: 0.2 }),
    ],
    { at: [0, 0.3, 0], turn: [0.3, 0, 0] },
  );
  body.position.y = 3;
  const tape = group([decal(6.6, 1.2, strip, { turn: [-Math.PI / 2, 0, 0] })], { at: [9.5, 0.15, 4.5], turn: [0, 0.25, 0] });
  tape.add(block([6.6, 0.1, 1.2], printed(strip), { at: [0, -0.12, 0], round: 0 }));
  return group([body, block([7, 5.2, 2], plastic(mix(hex, '#101214', 0.55)), { at: [0, 0, -6.6], round: 0.4 }), tape]);
}

export const labelMakerModel = model({
  name: 'label-maker',
  views: { hero: { build: labelMaker, turn: -22, pitch: 38 } },
  alt: ({ brand, color }) => `${brand} handheld label maker with keyboard and display, ${color}`,
});
