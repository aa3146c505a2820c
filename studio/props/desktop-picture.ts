import type { Texture } from 'three';
import { print, type Sheet } from '../scene/label.ts';
import { grain } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';

const ICONS = ['#1b55c9', '#17864a', '#ee6f1f', '#6b3fa6', '#cf1f2e', '#0b8e95'];
const RANGES = 6;

/** A mountain range as a jagged line that starts at `base` of the height. */
function range(s: Sheet, base: number, rough: number, seed: number): void {
  const next = grain(seed);
  const waves = Array.from({ length: 6 }, (_, i) => ({
    high: (rough / (i + 1.2)) * (0.5 + next()),
    long: (i + 1) * (1.3 + next()),
    from: next() * 9,
  }));
  s.ctx.beginPath();
  s.ctx.moveTo(0, s.height);
  for (let x = 0; x <= 160; x += 1) {
    const across = (x / 160) * 6;
    const up = waves.reduce((sum, { high, long, from }) => sum + high * Math.abs(Math.sin(across * long * 0.5 + from)), 0);
    s.ctx.lineTo((x / 160) * s.width, (base - up) * s.height);
  }
  s.ctx.lineTo(s.width, s.height);
  s.ctx.fill();
}

function landscape(s: Sheet, accent: string, seed: number): void {
  const { ctx } = s;
  const sky = ctx.createLinearGradient(0, 0, 0, s.height * 0.75);
  sky.addColorStop(0, mix(accent, '#0b1430', 0.25));
  sky.addColorStop(0.55, mix(accent, '#ffd9b8', 0.55));
  sky.addColorStop(1, '#ffe6c4');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, s.width, s.height);
  const sun = ctx.createRadialGradient(s.width * 0.66, s.height * 0.5, 0, s.width * 0.66, s.height * 0.5, s.height * 0.55);
  sun.addColorStop(0, '#fff7e4ff');
  sun.addColorStop(0.1, '#ffefcfcc');
  sun.addColorStop(1, '#ffe2b800');
  ctx.fillStyle = sun;
  ctx.fillRect(0, 0, s.width, s.height);
  for (let i = 0; i < RANGES; i += 1) {
    const far = 1 - i / (RANGES - 1);
    const shade = ctx.createLinearGradient(0, (0.45 + i * 0.09) * s.height, 0, (0.75 + i * 0.09) * s.height);
    shade.addColorStop(0, mix(mix(accent, '#0a1226', 0.72), '#ffdcc0', far * 0.62));
    shade.addColorStop(1, mix(mix(accent, '#0a1226', 0.6), '#ffe6cf', far * 0.85));
    ctx.fillStyle = shade;
    range(s, 0.66 + i * 0.075, 0.17 - i * 0.02, seed * 31 + i * 7);
  }
}

function windowOn(s: Sheet, [x, y, w, h]: readonly [number, number, number, number], title: string): void {
  s.ctx.shadowColor = '#0008';
  s.ctx.shadowBlur = s.width * 0.02;
  s.fill('#fdfdfd', [x, y, w, h], 0.015);
  s.ctx.shadowBlur = 0;
  s.ctx.shadowColor = '#0000';
  s.fill('#eceff3', [x, y, w, h * 0.075], 0.012);
  s.text(title, [x + w * 0.03, y + h * 0.018, w * 0.5, h * 0.042], { weight: 600, color: '#3b4047' });
}

function sheetOfNumbers(s: Sheet): void {
  windowOn(s, [0.05, 0.07, 0.52, 0.78], 'Budget');
  for (let row = 0; row < 17; row += 1) {
    s.fill(row === 0 ? '#dfe9fb' : row % 2 ? '#f6f8fb' : '#ffffff', [0.055, 0.145 + row * 0.041, 0.51, 0.04]);
    for (let column = 0; column < 6; column += 1)
      s.fill(row === 0 ? '#1b55c9' : column === 0 ? '#3b4047' : '#9aa3ae', [
        0.065 + column * 0.085,
        0.158 + row * 0.041,
        0.03 + ((row * 7 + column * 5) % 5) * 0.006,
        0.013,
      ]);
  }
}

function chart(s: Sheet): void {
  windowOn(s, [0.6, 0.07, 0.35, 0.46], 'Orders');
  for (const [i, h] of [0.1, 0.16, 0.13, 0.21, 0.19, 0.27, 0.3].entries())
    s.fill(
      ['#8fb4f5', '#6f9df0', '#5a8ae2', '#3a6fd9', '#2f63d0', '#1b55c9', '#123f9c'][i] ?? '#1b55c9',
      [0.625 + i * 0.045, 0.49 - h, 0.03, h],
      0.004,
    );
  windowOn(s, [0.6, 0.57, 0.35, 0.28], 'Team');
  for (let i = 0; i < 4; i += 1) {
    s.disc(ICONS[i] ?? '#1b55c9', 0.63, 0.64 + i * 0.055, 0.02);
    s.fill('#b9c0c9', [0.66, 0.63 + i * 0.055, 0.22 - (i % 3) * 0.05, 0.016], 0.01);
  }
}

/** What a screen shows: mountains at dusk under a row of icons, with windows of work on them or without. `seed` picks the mountains. */
export const desktopPicture = (width: number, height: number, accent: string, seed = 1, busy = false): Texture =>
  print(width, height, (s) => {
    landscape(s, accent, seed);
    if (busy) {
      sheetOfNumbers(s);
      chart(s);
    }
    const wide = (0.42 * s.height) / s.width;
    s.fill('#ffffffb0', [0.5 - wide / 2, 0.925, wide, 0.058], 0.02);
    for (const [i, color] of ICONS.entries()) s.fill(color, [0.5 - wide / 2 + wide * (0.06 + i * 0.152), 0.935, wide * 0.11, 0.038], 0.01);
  });
