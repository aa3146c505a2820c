import type { Sheet } from '../scene/label.ts';
import { mix } from '../scene/palette.ts';
import { onCard } from './flavor-art.ts';

/** Three roasted beans. */
export function beanArt(s: Sheet, x: number, y: number, size: number, color: string): void {
  onCard(s, x, y, size, (ctx) => {
    for (const [cx, cy, turn] of [
      [-20, 12, -0.5],
      [20, 14, 0.5],
      [0, -20, 0.05],
    ] as const) {
      ctx.save();
      ctx.translate(cx, cy);
      ctx.rotate(turn);
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.ellipse(0, 0, 17, 25, 0, 0, Math.PI * 2);
      ctx.fill();
      ctx.strokeStyle = mix(color, '#f6efe0', 0.6);
      ctx.lineWidth = 3.4;
      ctx.beginPath();
      ctx.moveTo(3, -25);
      ctx.bezierCurveTo(-10, -8, 10, 8, -3, 25);
      ctx.stroke();
      ctx.restore();
    }
  });
}

/** A steaming cup. */
export function cupArt(s: Sheet, x: number, y: number, size: number, color: string): void {
  onCard(s, x, y, size, (ctx) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(-34, -6, 56, 46, [4, 4, 22, 22]);
    ctx.fill();
    ctx.strokeStyle = color;
    ctx.lineWidth = 7;
    ctx.beginPath();
    ctx.arc(24, 12, 13, -Math.PI / 2, Math.PI / 2);
    ctx.stroke();
    ctx.lineWidth = 5;
    ctx.lineCap = 'round';
    for (const dx of [-22, -6, 10]) {
      ctx.beginPath();
      ctx.moveTo(dx, -16);
      ctx.bezierCurveTo(dx - 9, -26, dx + 9, -32, dx, -44);
      ctx.stroke();
    }
  });
}
