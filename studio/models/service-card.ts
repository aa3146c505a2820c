import { Path } from 'three';
import type { Group, Object3D, Texture } from 'three';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { clear, gloss, matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, pull, rounded, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import type { Emblem } from '../scene/emblems.ts';
import { drawEmblem } from '../scene/emblems.ts';

/** What is sold as a card: downloads on a hook, plans and services at the counter, memberships with their plastic card. */
export interface ServiceCard {
  readonly kind: 'download' | 'plan' | 'service' | 'membership';
  readonly title: string;
  readonly line: string;
  readonly big?: string;
  readonly emblem: Emblem;
}

type CardLook = Look & ServiceCard;

const [WIDE, TALL] = [11, 16];

/** Tilted panes of light, so that no two grounds are one flat colour. */
function backdrop(s: Sheet, hex: string, foot: number): void {
  s.fill(hex);
  s.ctx.save();
  s.ctx.beginPath();
  s.ctx.rect(0, 0, s.width, s.height * foot);
  s.ctx.clip();
  for (const [i, share] of [0.08, 0.16, 0.26].entries()) {
    s.ctx.fillStyle = mix(hex, '#ffffff', share);
    s.ctx.beginPath();
    s.ctx.moveTo(s.width * (0.42 + i * 0.2), 0);
    s.ctx.lineTo(s.width * (0.66 + i * 0.2), 0);
    s.ctx.lineTo(s.width * (0.24 + i * 0.26), s.height * foot);
    s.ctx.lineTo(s.width * (-0.04 + i * 0.26), s.height * foot);
    s.ctx.fill();
  }
  s.ctx.restore();
}

const counterFace = ({ color, brand, title, line, big, emblem }: CardLook): Texture =>
  print(WIDE, TALL, (s) => {
    const hex = paint(color);
    const ink = inkOn(hex);
    backdrop(s, hex, 0.58);
    s.brand(brand, [0.09, 0.06, 0.6, 0.06], { color: ink });
    drawEmblem(s, emblem, { x: 0.5, y: 0.35, size: 0.42, color: ink, ground: hex });
    s.fill('#fbfaf6', [0, 0.58, 1, 0.42]);
    s.fill(mix(hex, '#f8c617', 0.85), [0, 0.573, 1, 0.014]);
    s.text(title, [0.09, 0.615, big === undefined ? 0.82 : 0.56, 0.16], { weight: 800, lines: 2 });
    s.text(line, [0.09, 0.79, 0.82, 0.09], { weight: 500, lines: 2, color: '#4a4f57' });
    if (big !== undefined) s.text(big, [0.68, 0.615, 0.24, 0.16], { weight: 900, color: mix(hex, '#000000', 0.1), align: 'right' });
  });

/** The card in a clear counter stand. */
function onCounter(look: CardLook): Group {
  const lean = -0.13;
  const card = group(
    [
      pull(rounded(WIDE, TALL, 0.5), 0.25, matte('#f2f0ea', 0.5), { bevel: 0.05 }),
      decal(WIDE - 0.2, TALL - 0.2, counterFace(look), { at: [0, 0, 0.14], rough: 0.45 }),
    ],
    { at: [0, TALL / 2 + 0.5, 0], turn: [lean, 0, 0] },
  );
  const pane = clear('#d4e6ee', 0.3);
  return group([
    card,
    block([WIDE + 1.2, 0.45, 5.6], pane, { round: 0.2 }),
    box([WIDE + 1.2, 1.5, 0.25], pane, { at: [0, 1.1, 1.3], turn: [lean, 0, 0], round: 0.1 }),
    box([WIDE + 1.2, 15, 0.25], pane, { at: [0, 7.6, -1.4], turn: [lean, 0, 0], round: 0.1 }),
  ]);
}

const hangFace = ({ color, brand, title, line, big, emblem }: CardLook): Texture =>
  print(WIDE, TALL, (s) => {
    const hex = paint(color);
    const ink = inkOn(hex);
    backdrop(s, hex, 1);
    s.brand(brand, [0.09, 0.13, 0.62, 0.055], { color: ink });
    s.fill('#fbfaf6', [0.09, 0.23, 0.82, 0.32], 0.05);
    drawEmblem(s, emblem, { x: 0.5, y: 0.39, size: 0.36, color: hex, ground: '#fbfaf6' });
    s.text(title, [0.09, 0.585, 0.82, 0.15], { weight: 850, lines: 2, color: ink });
    if (big !== undefined) s.text(big, [0.09, 0.75, 0.82, 0.06], { weight: 600, color: ink });
    s.fill('#101216', [0, 0.85, 1, 0.15]);
    s.text(line, [0.09, 0.885, 0.56, 0.06], { weight: 600, color: '#ffffff' });
    s.text('By e-mail', [0.69, 0.9, 0.22, 0.04], { weight: 500, align: 'right', color: '#c9ced4' });
  });

/** A card as it hangs in the shop, with the slot for the hook. */
function hangCard(look: CardLook, face: Texture): Object3D[] {
  const shape = rounded(WIDE, TALL, 0.6);
  const slot = new Path();
  slot.absarc(-1.2, TALL / 2 - 1.15, 0.36, Math.PI / 2, Math.PI * 1.5, false);
  slot.absarc(1.2, TALL / 2 - 1.15, 0.36, -Math.PI / 2, Math.PI / 2, false);
  shape.holes.push(slot);
  const hex = paint(look.color);
  face.offset.set(0.5, 0.5);
  face.repeat.set(1 / WIDE, 1 / TALL);
  const front = matte('#ffffff', 0.4).clone();
  front.map = face;
  return [
    pull(shape, 0.12, matte(mix(hex, '#000000', 0.1), 0.5), { bevel: 0.02 }),
    pull(shape, 0.02, front, { at: [0, 0, 0.08], bevel: 0 }),
  ];
}

function onHook(look: CardLook): Group {
  const face = hangFace(look);
  return group([
    group(hangCard(look, face), { at: [2.4, TALL / 2 - 0.3, -3.2], turn: [-0.06, -0.1, 0.05] }),
    group(hangCard(look, face), { at: [-1.2, TALL / 2, 0], turn: [-0.1, 0.06, 0] }),
  ]);
}

const plasticFace = ({ color, brand, title, emblem }: CardLook): Texture =>
  print(8.56, 5.4, (s) => {
    const hex = paint(color);
    const ink = inkOn(hex);
    backdrop(s, hex, 1);
    s.brand(brand, [0.07, 0.1, 0.5, 0.14], { color: ink });
    drawEmblem(s, emblem, { x: 0.83, y: 0.27, size: 0.34, color: '#f2c14b' });
    s.text(title, [0.07, 0.5, 0.86, 0.16], { weight: 700, color: ink });
    s.text('Member', [0.07, 0.8, 0.3, 0.085], { weight: 500, color: mix(hex, ink, 0.8) });
    s.fill('#f2c14b', [0, 0.955, 1, 0.045]);
  });

function folderFace({ color, brand }: CardLook): Texture {
  return print(21, 15, (s) => {
    const hex = paint(color);
    s.fill('#f7f4ec');
    s.fill(hex, [0, 0, 1, 0.2]);
    s.brand(brand, [0.06, 0.06, 0.34, 0.08], { color: inkOn(hex) });
    s.text('Welcome', [0.06, 0.23, 0.4, 0.1], { weight: 300, color: mix(hex, '#000000', 0.2) });
  });
}

/** The plastic card of a membership on its welcome letter. */
function withCard(look: CardLook): Group {
  const card = group(
    [
      pull(rounded(8.56, 5.4, 0.35), 0.14, gloss(paint(look.color)), { bevel: 0.03 }),
      decal(8.4, 5.24, plasticFace(look), { at: [0, 0, 0.08], rough: 0.35 }),
    ],
    {
      at: [2.2, 0.7, 1.7],
      turn: [-Math.PI / 2 + 0.06, 0, 0.12],
    },
  );
  card.scale.setScalar(1.65);
  return group([
    box([21.4, 0.2, 15.4], paper(mix(paint(look.color), '#000000', 0.1)), { at: [0.2, 0.1, 0.2], round: 0.05 }),
    box([21, 0.1, 15], paper('#f1ede2'), { at: [0, 0.26, 0], round: 0 }),
    topDecal(21, 15, folderFace(look), { at: [0, 0.33, 0], rough: 0.85 }),
    card,
  ]);
}

/** The card as it is sold. */
export function serviceCard(look: CardLook): Group {
  return look.kind === 'download' ? onHook(look) : look.kind === 'membership' ? withCard(look) : onCounter(look);
}

/** The back of a download's card: how it comes. */
function keySide(look: CardLook): Group {
  const face = print(WIDE, TALL, (s) => {
    s.fill('#f7f6f2');
    s.text('How to download', [0.09, 0.13, 0.82, 0.075], { weight: 800 });
    s.fill('#dfe5ee', [0.09, 0.24, 0.82, 0.17], 0.03);
    s.fill('#ffffff', [0.36, 0.265, 0.28, 0.12], 0.02);
    s.ctx.strokeStyle = '#22304f';
    s.ctx.lineWidth = 5;
    s.ctx.strokeRect(0.36 * s.width, 0.265 * s.height, 0.28 * s.width, 0.12 * s.height);
    s.ctx.beginPath();
    s.ctx.moveTo(0.36 * s.width, 0.265 * s.height);
    s.ctx.lineTo(0.5 * s.width, 0.335 * s.height);
    s.ctx.lineTo(0.64 * s.width, 0.265 * s.height);
    s.ctx.stroke();
    for (const [i, step] of ['Open our e-mail', 'Follow its link', 'Download and start'].entries()) {
      s.disc('#22304f', 0.15, 0.5 + i * 0.12, 0.055);
      s.text(String(i + 1), [0.1, 0.472 + i * 0.12, 0.1, 0.056], { weight: 800, align: 'center', color: '#ffffff' });
      s.text(step, [0.25, 0.47 + i * 0.12, 0.66, 0.055], { weight: 600 });
    }
    s.fill('#22304f', [0, 0.85, 1, 0.15]);
    s.text('No disc, no shipping', [0.09, 0.895, 0.82, 0.055], { weight: 600, color: '#ffffff' });
  });
  return group(hangCard({ ...look, color: 'silver' }, face), { at: [0, 0.1, 0], turn: [-Math.PI / 2, 0, 0] });
}

const STEPS: Readonly<Record<Exclude<ServiceCard['kind'], 'download'>, readonly string[]>> = {
  plan: ['Tell us online or by phone', 'We repair or replace it', 'You pay nothing more'],
  service: ['Choose a time', 'Our people do the work', 'You start right away'],
  membership: ['Free delivery, no minimum', 'Member prices', 'For a whole year'],
};

/** The leaflet that comes with it, opened in three panels. */
function leaflet({ color, kind, emblem }: CardLook): Group {
  const hex = paint(color);
  const steps = kind === 'download' ? [] : STEPS[kind];
  const panel = (i: number): Texture =>
    print(10, 19, (s) => {
      s.fill(i === 1 ? mix(hex, '#ffffff', 0.86) : '#fbfaf6');
      s.fill(hex, [0, 0, 1, 0.05]);
      if (kind === 'membership') drawEmblem(s, 'star', { x: 0.5, y: 0.27, size: 0.5, color: hex });
      else s.disc(hex, 0.5, 0.27, 0.28);
      if (kind !== 'membership') s.text(String(i + 1), [0.3, 0.2, 0.4, 0.14], { weight: 800, align: 'center', color: inkOn(hex) });
      s.text(steps[i] ?? '', [0.1, 0.46, 0.8, 0.18], { weight: 700, lines: 3, align: 'center' });
      for (const n of times(4, (k) => k)) s.fill('#cfd3d7', [0.14, 0.71 + n * 0.045, 0.72 - (n === 3 ? 0.3 : 0), 0.014]);
      drawEmblem(s, emblem, { x: 0.5, y: 0.94, size: 0.12, color: mix(hex, '#ffffff', 0.3), ground: '#fbfaf6' });
    });
  const lean = [0.16, -0.16, 0.16];
  return group(
    times(3, (i) =>
      group([box([10, 19, 0.08], paper('#f1efe8'), { round: 0 }), decal(10, 19, panel(i), { at: [0, 0, 0.05], rough: 0.6 })], {
        at: [(i - 1) * 9.85, 9.5, 0],
        turn: [0, (lean[i] ?? 0) * 2.2, 0],
      }),
    ),
  );
}

export const serviceCardModel = model({
  name: 'service-card',
  views: {
    hero: {
      build: serviceCard,
      camera: ({ kind }) =>
        kind === 'download' ? { turn: -16, pitch: 10 } : kind === 'membership' ? { turn: -20, pitch: 46 } : { turn: -22, pitch: 12 },
    },
    pack: {
      build: (look: CardLook) => (look.kind === 'download' ? keySide(look) : leaflet(look)),
      camera: ({ kind }) => (kind === 'download' ? { turn: -24, pitch: 52 } : { turn: 12, pitch: 12 }),
      // The back of a card and the leaflet say nothing of which one it is.
      shows: ({ kind }): CardLook => ({
        kind,
        color: kind === 'plan' ? 'blue' : kind === 'service' ? 'teal' : kind === 'download' ? 'silver' : 'goldenrod',
        brand: 'Foolscap',
        title: '',
        line: '',
        emblem: kind === 'plan' ? 'shield' : kind === 'service' ? 'tool' : 'star',
      }),
      alt: ({ kind }) =>
        kind === 'download' ? 'The back of the card: the link comes by e-mail' : 'The leaflet that comes with it, opened',
    },
  },
  alt: ({ brand, title, line, big }) => `${brand} ${title}${big === undefined ? '' : ` (${big})`}, ${line.toLowerCase()}`,
});
