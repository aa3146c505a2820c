import type { Group } from 'three';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { group, topDecal } from '../scene/parts.ts';

/** How something was written: the colour and width of the stroke, in centimetres. */
export interface Stroke {
  readonly ink: string;
  readonly width: number;
  /** How high the letters are. */
  readonly size: number;
}

/** A line of loops like quick handwriting, on a sheet `side` centimetres wide, ending at the middle of it. */
function scribble({ ctx, width }: Sheet, side: number, { ink, width: wide, size }: Stroke, end: number, y: number): void {
  const cm = width / side;
  ctx.strokeStyle = ink;
  ctx.lineWidth = wide * cm;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  const start = 0.1 * side;
  const steps = 260;
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const x = start + (end - start) * t;
    const angle = ((x - end) / size) * 5.2;
    const swell = 0.75 + 0.45 * Math.sin(x * 1.7) * Math.sin(x * 0.6 + 1);
    ctx.lineTo((x + Math.sin(angle) * size * 0.34) * cm, (y - Math.cos(angle) * size * 0.5 * swell) * cm);
  }
  ctx.stroke();
}

/** A sheet lying on the floor, its middle at the end of the second of three written lines. */
export function writtenPage(side: number, stroke: Stroke, ground = '#fdfdfa'): Group {
  const sheet = print(side, side, (s) => {
    s.fill(ground);
    scribble(s, side, stroke, side * 0.88, side * 0.5 - stroke.size * 1.9);
    scribble(s, side, stroke, side * 0.5, side * 0.5);
  });
  return group([topDecal(side, side, sheet, { at: [0, 0.01, 0], rough: 0.9 })]);
}
