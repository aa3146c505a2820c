import type { Sheet } from '../scene/label.ts';

/** What a label promises by a picture: a taste or a scent. */
export type Flavor =
  | 'lemon'
  | 'orange'
  | 'grapefruit'
  | 'lime'
  | 'citrus'
  | 'cola'
  | 'cherry'
  | 'berry'
  | 'tropical'
  | 'watermelon'
  | 'lavender'
  | 'linen'
  | 'eucalyptus'
  | 'pine'
  | 'plain'
  | 'aloe';

type Pen = CanvasRenderingContext2D;

/** Draws at a place of a sheet as if on a card from -50 to 50, x to the right and y down. */
export function onCard(s: Sheet, x: number, y: number, size: number, draw: (ctx: Pen) => void): void {
  const side = size * Math.min(s.width, s.height);
  s.ctx.save();
  s.ctx.translate(x * s.width, y * s.height);
  s.ctx.scale(side / 100, side / 100);
  draw(s.ctx);
  s.ctx.restore();
}

/** A filled circle on a card. */
export function dot(ctx: Pen, color: string, x: number, y: number, radius: number): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

/** A slice of a round fruit. */
function slice(ctx: Pen, rind: string, flesh: string, radius = 46, x = 0, y = 0): void {
  dot(ctx, rind, x, y, radius);
  dot(ctx, '#fffbea', x, y, radius * 0.9);
  ctx.fillStyle = flesh;
  for (let i = 0; i < 9; i += 1) {
    const [from, to] = [(i / 9) * Math.PI * 2 + 0.06, ((i + 1) / 9) * Math.PI * 2 - 0.06];
    const middle = (from + to) / 2;
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(middle) * radius * 0.1, y + Math.sin(middle) * radius * 0.1);
    ctx.arc(x, y, radius * 0.82, from, to);
    ctx.fill();
  }
}

/** A pointed leaf from (x, y) in a direction. */
function leaf(ctx: Pen, color: string, x: number, y: number, length: number, angle: number, fat = 0.22): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(length * 0.45, -length * fat * 2, length, 0);
  ctx.quadraticCurveTo(length * 0.45, length * fat * 2, 0, 0);
  ctx.fill();
  ctx.restore();
}

function berries(ctx: Pen): void {
  for (const [x, y] of [
    [-22, 14],
    [8, 24],
    [20, -4],
    [-6, -8],
  ] as const) {
    dot(ctx, '#3a3f9c', x, y, 22);
    dot(ctx, '#7d83dd', x - 6, y - 7, 6);
  }
  leaf(ctx, '#4fae4a', -8, -28, 34, -0.7);
}

function cherries(ctx: Pen): void {
  ctx.strokeStyle = '#4b7a2c';
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(-20, 10);
  ctx.quadraticCurveTo(-6, -30, 18, -44);
  ctx.quadraticCurveTo(18, -20, 22, 12);
  ctx.stroke();
  for (const [x, y] of [
    [-20, 22],
    [22, 24],
  ] as const) {
    dot(ctx, '#c1152c', x, y, 21);
    dot(ctx, '#ef8a98', x - 6, y - 7, 5);
  }
  leaf(ctx, '#4fae4a', 16, -42, 32, 0.25);
}

function bubbles(ctx: Pen, color: string): void {
  for (const [x, y, r] of [
    [-16, 22, 21],
    [18, 6, 15],
    [-12, -16, 12],
    [12, -30, 8],
    [-32, -6, 6],
    [34, 30, 7],
  ] as const) {
    dot(ctx, color, x, y, r);
    dot(ctx, '#ffffff', x - r * 0.32, y - r * 0.34, r * 0.24);
  }
}

function melon(ctx: Pen): void {
  ctx.save();
  ctx.rotate(-0.3);
  for (const [color, r] of [
    ['#2f8f3f', 46],
    ['#e9f6d8', 41],
    ['#ec3d52', 37],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(0, -12, r, 0, Math.PI);
    ctx.fill();
  }
  for (const [x, y] of [
    [-20, -4],
    [0, -2],
    [20, -4],
    [-10, 10],
    [10, 10],
  ] as const)
    dot(ctx, '#2a1416', x, y, 3.4);
  ctx.restore();
}

function palm(ctx: Pen): void {
  dot(ctx, '#f6a821', 0, 14, 28);
  ctx.strokeStyle = '#c87a12';
  ctx.lineWidth = 2.4;
  for (const i of [-2, -1, 0, 1, 2]) {
    ctx.beginPath();
    ctx.moveTo(i * 10 - 18, -10);
    ctx.lineTo(i * 10 + 18, 38);
    ctx.moveTo(i * 10 + 18, -10);
    ctx.lineTo(i * 10 - 18, 38);
    ctx.stroke();
  }
  for (const a of [-2.5, -2.05, -1.57, -1.1, -0.65]) leaf(ctx, '#2f8f3f', 0, -8, 40, a, 0.14);
}

function lavender(ctx: Pen): void {
  ctx.lineWidth = 2.6;
  for (const [x, lean] of [
    [-16, -0.22],
    [0, 0],
    [16, 0.22],
  ] as const) {
    ctx.strokeStyle = '#5f8a4e';
    ctx.beginPath();
    ctx.moveTo(x * 0.3, 48);
    ctx.quadraticCurveTo(x * 0.6, 10, x + lean * 60, -30);
    ctx.stroke();
    for (let i = 0; i < 6; i += 1)
      for (const side of [-1, 1])
        leaf(ctx, i % 2 ? '#7a55b8' : '#9a7bd0', x * 0.85 + lean * (i * 9) * 1.2, 2 - i * 9, 14, -Math.PI / 2 + side * 0.8, 0.3);
  }
}

function linen(ctx: Pen): void {
  for (const [i, color] of ['#bfe3f5', '#8fcdec', '#5fb4e0'].entries()) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(-46, -22 + i * 22);
    ctx.bezierCurveTo(-20, -46 + i * 22, 4, 2 + i * 22, 46, -26 + i * 22);
    ctx.lineTo(46, -8 + i * 22);
    ctx.bezierCurveTo(4, 22 + i * 22, -20, -26 + i * 22, -46, -2 + i * 22);
    ctx.fill();
  }
}

function sprig(ctx: Pen): void {
  ctx.strokeStyle = '#5d7f72';
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(-6, 48);
  ctx.quadraticCurveTo(6, 0, 2, -44);
  ctx.stroke();
  for (let i = 0; i < 5; i += 1)
    for (const side of [-1, 1]) leaf(ctx, side < 0 ? '#6fae97' : '#8cc5b0', 1, 36 - i * 17, 32 - i * 2, -Math.PI / 2 + side * 1.05, 0.3);
  leaf(ctx, '#8cc5b0', 2, -34, 20, -Math.PI / 2, 0.3);
}

function pine(ctx: Pen): void {
  ctx.fillStyle = '#6d4526';
  ctx.fillRect(-5, 34, 10, 14);
  ctx.fillStyle = '#1f6a43';
  for (const [y, w] of [
    [-46, 20],
    [-26, 28],
    [-4, 36],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.lineTo(w, y + 40);
    ctx.lineTo(-w, y + 40);
    ctx.fill();
  }
}

function drop(ctx: Pen, color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, -46);
  ctx.bezierCurveTo(20, -14, 32, 0, 32, 16);
  ctx.arc(0, 16, 32, 0, Math.PI);
  ctx.bezierCurveTo(-32, 0, -20, -14, 0, -46);
  ctx.fill();
  dot(ctx, '#ffffff', -11, 16, 6);
}

const drawings: Readonly<Record<Flavor, (ctx: Pen) => void>> = {
  lemon: (ctx) => {
    slice(ctx, '#f4c21a', '#fbe066');
    leaf(ctx, '#4fae4a', 28, -34, 26, -0.5);
  },
  orange: (ctx) => slice(ctx, '#ee7a1f', '#f8a23c'),
  grapefruit: (ctx) => slice(ctx, '#f0a04a', '#ee6d68'),
  lime: (ctx) => slice(ctx, '#5aa637', '#b9dd6b'),
  citrus: (ctx) => {
    slice(ctx, '#5aa637', '#b9dd6b', 30, -18, -14);
    slice(ctx, '#f4c21a', '#fbe066', 32, 16, 16);
  },
  cola: (ctx) => bubbles(ctx, '#7a2a18'),
  cherry: cherries,
  berry: berries,
  tropical: palm,
  watermelon: melon,
  lavender,
  linen,
  eucalyptus: sprig,
  pine,
  plain: (ctx) => drop(ctx, '#6fb9de'),
  aloe: (ctx) => {
    for (const [a, l] of [
      [-2.5, 62],
      [-2.05, 76],
      [-1.57, 86],
      [-1.1, 76],
      [-0.64, 62],
    ] as const)
      leaf(ctx, a < -1.6 ? '#4d9b54' : '#6fb86a', 0, 42, l, a, 0.1);
  },
};

/** Draws a taste or a scent centred at (x, y); `size` is a share of the label's shorter side. */
export function drawFlavor(s: Sheet, flavor: Flavor, x: number, y: number, size: number): void {
  onCard(s, x, y, size, drawings[flavor]);
}

/** Draws a clean, sparkling surface: three stars. */
export function drawSparkle(s: Sheet, x: number, y: number, size: number, color: string): void {
  onCard(s, x, y, size, (ctx) => {
    for (const [cx, cy, r] of [
      [-8, 6, 40],
      [28, -26, 18],
      [30, 26, 12],
    ] as const) {
      ctx.fillStyle = color;
      ctx.beginPath();
      for (let i = 0; i < 8; i += 1) {
        const reach = i % 2 === 0 ? r : r * 0.24;
        ctx.lineTo(cx + Math.cos((i / 4) * Math.PI) * reach, cy + Math.sin((i / 4) * Math.PI) * reach);
      }
      ctx.fill();
    }
  });
}
