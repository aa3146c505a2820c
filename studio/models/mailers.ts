import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Padded or plastic mailers, or shipping boxes. */
export interface Mailers {
  readonly form: 'padded' | 'poly' | 'box';
  readonly size: string;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

function mailer({ color, brand, form, size, count, width: w, height: h }: Look & Mailers): Group {
  const hex = paint(color);
  const ink = color === 'kraft' ? '#5b3a17' : inkOn(hex);
  const face = print(w, h, (s) => {
    s.fill(hex);
    if (form === 'padded') {
      s.ctx.globalAlpha = 0.1;
      for (let x = 0; x < 14; x += 1)
        for (let y = 0; y < 18; y += 1) s.disc(mix(hex, '#000000', 0.5), 0.06 + x * 0.068, 0.06 + y * 0.052, 0.02);
      s.ctx.globalAlpha = 1;
    }
    s.fill(mix(hex, '#000000', 0.1), [0, 0.16, 1, 0.006]);
    s.brand(brand, [0.08, 0.05, 0.5, 0.07], { color: ink });
    s.text(form === 'padded' ? 'Bubble Mailer' : 'Poly Mailer', [0.08, 0.84, 0.5, 0.06], { weight: 800, color: ink });
    s.text(`${size} · ${count}-pack`, [0.08, 0.915, 0.5, 0.04], { weight: 500, color: ink });
    s.fill('#ffffff', [0.36, 0.36, 0.54, 0.28], 0.02);
    for (let i = 0; i < 3; i += 1) s.fill('#c3c8ce', [0.41, 0.42 + i * 0.065, 0.36 - i * 0.07, 0.022]);
  });
  return group([
    box([w, h, form === 'padded' ? 1.6 : 0.5], matte(hex, form === 'poly' ? 0.35 : 0.85), { round: form === 'padded' ? 0.7 : 0.15 }),
    decal(w - 1, h - 1, face, { at: [0, 0, form === 'padded' ? 0.82 : 0.27], rough: form === 'poly' ? 0.35 : 0.85 }),
  ]);
}

function carton({ color, brand, size, width: w, height: h }: Look & Mailers, at: readonly [number, number, number], scale: number): Group {
  const hex = paint(color);
  const d = w * 0.72;
  const face = (wide: number): ReturnType<typeof print> =>
    print(wide, h, (s) => {
      s.fill(hex);
      s.brand(brand, [0.08, 0.1, 0.5, 0.13], { color: '#5b3a17' });
      s.text(size, [0.08, 0.78, 0.5, 0.1], { weight: 600, color: '#5b3a17' });
      for (let i = 0; i < 2; i += 1) {
        s.fill('#5b3a17', [0.78 + i * 0.09, 0.72, 0.02, 0.14]);
        s.ctx.fillStyle = '#5b3a17';
        s.ctx.beginPath();
        s.ctx.moveTo((0.755 + i * 0.09) * s.width, s.height * 0.74);
        s.ctx.lineTo((0.79 + i * 0.09) * s.width, s.height * 0.65);
        s.ctx.lineTo((0.825 + i * 0.09) * s.width, s.height * 0.74);
        s.ctx.fill();
      }
    });
  const whole = group(
    [
      block([w, h, d], paper(hex), { round: 0.2 }),
      decal(w - 0.4, h - 0.4, face(w), { at: [0, h / 2, d / 2 + 0.03], rough: 0.95 }),
      decal(d - 0.4, h - 0.4, face(d), { at: [w / 2 + 0.03, h / 2, 0], turn: [0, Math.PI / 2, 0], rough: 0.95 }),
      box([w, 0.08, 5], matte('#d9b98a', 0.3), { at: [0, h + 0.03, 0], round: 0 }),
      box([0.08, h * 0.22, 5], matte('#d9b98a', 0.3), { at: [w / 2 + 0.06, h * 0.89, 0], round: 0 }),
      box([w * 0.98, 0.05, 0.14], matte('#8a6336'), { at: [0, h + 0.02, 0], round: 0 }),
    ],
    { at },
  );
  whole.scale.setScalar(scale);
  return whole;
}

/** The mailers. */
export function mailers(look: Look & Mailers): Group {
  if (look.form === 'box')
    return group([
      carton(look, [0, 0, 0], 1),
      carton(look, [-2, look.height, 0], 0.72),
      carton(look, [look.width * 0.72, 0, look.width * 0.34], 0.5),
    ]);
  const { width: w, height: h } = look;
  return group([
    ...times(3, (i) => group([group([mailer(look)], { turn: [-0.2, 0, 0] })], { at: [i * w * 0.22, (h / 2) * 0.98 + 0.2, i * 3.4] })),
    box([w * 0.6, h * 0.5, 0.4], paper('#e6dcc8'), { at: [0, h * 0.24, -h * 0.16], turn: [0.2, 0, 0], round: 0.05 }),
  ]);
}

export const mailersModel = model({
  name: 'mailers',
  views: { hero: { build: mailers, turn: -26, pitch: 18 } },
  alt: ({ brand, color, form, size, count }) =>
    `${brand} ${form === 'box' ? 'shipping boxes' : form === 'padded' ? 'bubble mailers' : 'poly mailers'}, ${size}, ${color}, ${count}-pack`,
});
