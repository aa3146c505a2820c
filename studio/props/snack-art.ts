import { dot } from './flavor-art.ts';

/** What there is to nibble. */
export type Snack = 'chips' | 'nuts' | 'bars' | 'cookies';

function chip(ctx: CanvasRenderingContext2D, x: number, y: number, turn: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = '#f3c64f';
  ctx.beginPath();
  ctx.ellipse(0, 0, 27, 20, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = '#d79a26';
  ctx.lineWidth = 2.6;
  for (const dx of [-14, -5, 4, 13]) {
    ctx.beginPath();
    ctx.moveTo(dx, -15);
    ctx.quadraticCurveTo(dx + 5, 0, dx, 15);
    ctx.stroke();
  }
  ctx.restore();
}

/** What is in the packet, drawn. */
export const snackArts: Readonly<Record<Snack, (ctx: CanvasRenderingContext2D) => void>> = {
  chips: (ctx) => {
    for (const [x, y, t] of [
      [-20, -14, 0.5],
      [18, -16, -0.6],
      [-18, 20, -0.3],
      [20, 18, 0.4],
      [0, 2, 0],
    ] as const)
      chip(ctx, x, y, t);
  },
  nuts: (ctx) => {
    const bits = ['#8a5426', '#c98b46', '#5b2338', '#e2bd7c', '#7a3b1c', '#3d2a58', '#c9a05c', '#a2182c', '#d6a763'];
    for (const [i, color] of bits.entries()) {
      const [x, y] = [((i % 3) - 1) * 27 + (i % 2) * 6, (Math.floor(i / 3) - 1) * 25];
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.ellipse(x, y, 17, 12, i * 1.1, 0, Math.PI * 2);
      ctx.fill();
    }
  },
  bars: (ctx) => {
    ctx.fillStyle = '#b97a36';
    ctx.beginPath();
    ctx.roundRect(-48, -24, 96, 48, 10);
    ctx.fill();
    for (let i = 0; i < 26; i += 1)
      dot(ctx, ['#e3bc78', '#7a4a1f', '#d19a4e', '#54301a'][i % 4] ?? '#d19a4e', ((i * 37) % 88) - 44, ((i * 23) % 40) - 20, 5);
  },
  cookies: (ctx) => {
    for (const [x, y] of [
      [-16, -8],
      [18, 12],
    ] as const) {
      dot(ctx, '#c98b46', x, y, 30);
      dot(ctx, '#d9a15c', x - 2, y - 2, 25);
      for (const [dx, dy] of [
        [-12, -8],
        [6, -14],
        [12, 4],
        [-4, 6],
        [-14, 12],
        [4, 17],
      ] as const)
        dot(ctx, '#4a2814', x + dx, y + dy, 4.6);
    }
  },
};
