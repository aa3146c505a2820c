import type { Texture } from 'three';
import type { Sheet } from '../scene/label.ts';
import { grain } from '../scene/materials.ts';
import { print } from '../scene/label.ts';

function lines(s: Sheet, from: number, to: number, left: number, right: number): void {
  const next = grain(11);
  for (let y = from; y < to; y += 0.026)
    s.fill('#8d939b', [left, y, (right - left) * (next() > 0.82 ? 0.55 : 0.94 + next() * 0.06), 0.0085]);
}

/** A letter with a heading, paragraphs and a chart, in black and white. */
export function letterPage(width: number, height: number): Texture {
  return print(width, height, (s) => {
    s.fill('#fdfdfc');
    s.text('Quarterly report', [0.1, 0.06, 0.6, 0.045], { weight: 800, color: '#24272b' });
    s.text('Facilities and supplies', [0.1, 0.115, 0.5, 0.022], { weight: 500, color: '#6b7178' });
    lines(s, 0.17, 0.36, 0.1, 0.9);
    for (let i = 0; i < 7; i += 1) {
      const tall = 0.05 + ((i * 37) % 11) * 0.011;
      s.fill(i % 2 ? '#9aa0a8' : '#5b6168', [0.13 + i * 0.11, 0.57 - tall, 0.065, tall]);
    }
    s.fill('#5b6168', [0.1, 0.57, 0.8, 0.003]);
    lines(s, 0.62, 0.9, 0.1, 0.9);
  });
}

/** A photograph of hills and a lake at evening; what a photo printer prints. */
export function photoPage(width: number, height: number): Texture {
  return print(width, height, ({ ctx, width: w, height: h, fill, disc }) => {
    const sky = ctx.createLinearGradient(0, 0, 0, h * 0.62);
    sky.addColorStop(0, '#3f6fb5');
    sky.addColorStop(0.6, '#f1b27a');
    sky.addColorStop(1, '#f7d9a8');
    ctx.fillStyle = sky;
    ctx.fillRect(0, 0, w, h);
    disc('#fff1cf', 0.66, 0.47, 0.07);
    const ridge = (color: string, base: number, points: readonly number[]): void => {
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.moveTo(0, h);
      for (const [i, y] of points.entries()) ctx.lineTo((i / (points.length - 1)) * w, h * (base - y));
      ctx.lineTo(w, h);
      ctx.fill();
    };
    ridge('#7b7fa8', 0.6, [0.08, 0.2, 0.1, 0.24, 0.12, 0.06, 0.16]);
    ridge('#4c5f86', 0.64, [0.16, 0.06, 0.12, 0.02, 0.1, 0.18, 0.08]);
    fill('#d99a72', [0, 0.64, 1, 0.36]);
    for (let i = 0; i < 26; i += 1)
      fill(i % 3 ? '#b97b68' : '#f2c79a', [((i * 0.37) % 1) * 0.9, 0.66 + i * 0.0125, 0.08 + ((i * 0.53) % 1) * 0.2, 0.004]);
    ridge('#24372c', 0.86, [0.1, 0.14, 0.08, 0.02, 0, 0.01, 0.03]);
  });
}

/** A brochure page in colour, as an office inkjet prints it. */
export function colorPage(width: number, height: number): Texture {
  return print(width, height, (s) => {
    s.fill('#fdfdfc');
    s.fill('#0b8e95', [0, 0, 1, 0.2]);
    s.text('Spring open house', [0.1, 0.05, 0.8, 0.1], { weight: 800, color: '#ffffff' });
    s.fill('#f8c617', [0.1, 0.26, 0.36, 0.22]);
    s.fill('#ee6f1f', [0.5, 0.26, 0.4, 0.22]);
    s.disc('#cf1f2e', 0.28, 0.37, 0.1);
    s.disc('#6b3fa6', 0.7, 0.37, 0.12);
    lines(s, 0.54, 0.9, 0.1, 0.9);
  });
}
