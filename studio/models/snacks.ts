import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, decal, group, times } from '../scene/parts.ts';
import { onCard } from '../props/flavor-art.ts';
import { pillow } from '../props/pillow.ts';
import type { PillowSize } from '../props/pillow.ts';
import { snackArts } from '../props/snack-art.ts';
import type { Snack } from '../props/snack-art.ts';
import { snackContents } from '../props/snack-contents.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A display box of snack packets with two before it. */
export interface Snacks {
  readonly kind: Snack;
  /** As the packet says it; empty: it does not. */
  readonly flavor: string;
}

type Spec = Look & Snacks;

const titles = { chips: 'Potato Chips', nuts: 'Trail Mix', bars: 'Granola Bar', cookies: 'Cookies' } as const;
const sizes: Readonly<Record<Snack, PillowSize>> = {
  chips: { width: 11.4, height: 15, depth: 6, seal: 0.045, sealed: 'top-and-bottom' },
  nuts: { width: 10, height: 13, depth: 4.4, seal: 0.05, sealed: 'top-and-bottom' },
  bars: { width: 15, height: 4.4, depth: 2.6, seal: 0.05, sealed: 'left-and-right' },
  cookies: { width: 13, height: 10, depth: 4.2, seal: 0.05, sealed: 'left-and-right' },
};
const grounds: Readonly<Record<string, string>> = {
  'Sea Salt': '#1f6fb5',
  Honey: '#e8a317',
  Original: '#c81e2b',
  Chocolate: '#5a321e',
  Cheddar: '#ee7d1a',
  Barbecue: '#8e1f1a',
  Cinnamon: '#a8562a',
  Variety: '#5a3f9e',
};

const plain: Readonly<Record<Snack, string>> = { chips: '#2d6f68', nuts: '#3f6b3a', bars: '#b3701f', cookies: '#8a4a2c' };
const hexOf = ({ flavor, kind }: Snacks): string => grounds[flavor] ?? plain[kind];

function drawPacket(s: Sheet, spec: Spec): void {
  const hex = hexOf(spec);
  const ink = inkOn(hex);
  s.fill(hex);
  if (spec.kind === 'bars') {
    s.fill(mix(hex, '#ffffff', 0.86), [0.62, 0, 0.3, 1]);
    onCard(s, 0.77, 0.5, 0.86, snackArts.bars);
    s.brand(spec.brand, [0.09, 0.14, 0.46, 0.24], { color: ink });
    s.text(titles.bars, [0.09, 0.42, 0.5, 0.26], { weight: 900, color: ink });
    s.text(spec.flavor, [0.09, 0.71, 0.46, 0.17], { weight: 650, color: ink });
    return;
  }
  const wide = spec.kind === 'cookies';
  s.disc(mix(hex, '#ffffff', 0.88), 0.5, wide ? 0.62 : 0.6, wide ? 0.25 : 0.36);
  onCard(s, 0.5, wide ? 0.62 : 0.6, wide ? 0.42 : 0.54, snackArts[spec.kind]);
  s.brand(spec.brand, [0.12, 0.09, 0.76, 0.12], { color: ink, align: 'center' });
  s.text(titles[spec.kind], [0.1, wide ? 0.2 : 0.22, 0.8, wide ? 0.17 : 0.15], { weight: 900, align: 'center', color: ink });
  if (spec.flavor === '') return;
  s.fill('#fffdf6', [0.2, 0.81, 0.6, 0.115], 0.04);
  s.text(spec.flavor, [0.23, 0.825, 0.54, 0.085], { weight: 800, align: 'center', color: mix(hex, '#000000', 0.3) });
}

/** The sheen and the folds of blown-up film, and the ribs of its seals. */
function drawFilm(s: Sheet, { kind }: Spec): void {
  const { ctx, width, height } = s;
  const upright = sizes[kind].sealed === 'top-and-bottom';
  const along = upright ? ctx.createLinearGradient(0, 0, width, 0) : ctx.createLinearGradient(0, 0, 0, height);
  for (const [at, color] of [
    [0, '#00000066'],
    [0.1, '#00000022'],
    [0.2, '#ffffff55'],
    [0.27, '#ffffff11'],
    [0.5, '#ffffff00'],
    [0.78, '#00000010'],
    [0.9, '#ffffff22'],
    [1, '#0000005c'],
  ] as const)
    along.addColorStop(at, color);
  ctx.fillStyle = along;
  ctx.fillRect(0, 0, width, height);
  const across = upright ? ctx.createLinearGradient(0, 0, 0, height) : ctx.createLinearGradient(0, 0, width, 0);
  for (const [at, color] of [
    [0, '#00000030'],
    [0.07, '#00000040'],
    [0.16, '#ffffff22'],
    [0.3, '#ffffff00'],
    [0.84, '#00000010'],
    [0.93, '#0000004c'],
    [1, '#00000030'],
  ] as const)
    across.addColorStop(at, color);
  ctx.fillStyle = across;
  ctx.fillRect(0, 0, width, height);
  for (let i = 0; i < 5; i += 1)
    for (const end of [0, 1]) {
      const at = 0.008 + i * 0.011;
      const place = end === 0 ? at : 1 - at - 0.004;
      s.fill('#ffffff44', upright ? [0, place, 1, 0.004] : [place, 0, 0.004, 1]);
    }
}

const packetPrint = (spec: Spec): Texture =>
  print(sizes[spec.kind].width, sizes[spec.kind].height, (s) => {
    drawPacket(s, spec);
    drawFilm(s, spec);
  });

/** The open display box: its low front shows the first rows. */
function display(spec: Spec, packet: (place: Placed) => Group): Group {
  const { width, height, depth } = sizes[spec.kind];
  const hex = hexOf(spec);
  const bars = spec.kind === 'bars';
  const columns = bars ? 1 : 2;
  const [w, h, d] = bars ? [16.4, 6.4, 15] : [columns * width + 1.6, height * 0.62, depth * 4.4];
  const board = matte('#f4eee0', 0.7);
  const inked = matte(hex, 0.6);
  const front = print(w, h * 0.62, (s) => {
    s.fill(hex);
    s.brand(spec.brand, [0.05, 0.16, 0.42, 0.34], { color: inkOn(hex) });
    s.text(`${spec.flavor} ${spec.kind === 'bars' ? 'Granola Bars' : titles[spec.kind]}`.trim(), [0.05, 0.56, 0.9, 0.3], {
      weight: 850,
      color: inkOn(hex),
    });
  });
  const rows = bars ? 6 : 4;
  const packets = times(rows * columns, (i) => {
    const [c, row] = [i % columns, Math.floor(i / columns)];
    const x = (c - (columns - 1) / 2) * width;
    const z = d / 2 - 0.8 - depth * 0.55 - row * ((d - depth) / rows);
    return packet(
      bars ? { at: [0, 3.2 + (row % 2) * 0.5, z], turn: [-0.34, 0, 0] } : { at: [x, height / 2 + 0.4 + row * 0.35, z], turn: [-0.1, 0, 0] },
    );
  });
  return group([
    block([w, 0.3, d], board, { round: 0.05 }),
    block([w, h, 0.3], inked, { at: [0, 0, -d / 2], round: 0.05 }),
    ...[-1, 1].map((side) => block([0.3, h * 0.86, d], inked, { at: [(side * w) / 2, 0, 0], round: 0.05 })),
    block([w, h * 0.62, 0.3], inked, { at: [0, 0, d / 2], round: 0.05 }),
    decal(w - 0.1, h * 0.62 - 0.1, front, { at: [0, h * 0.31, d / 2 + 0.18], rough: 0.5 }),
    ...packets,
  ]);
}

/** The snacks. */
export function snacks(spec: Spec): Group {
  const size = sizes[spec.kind];
  const face = packetPrint(spec);
  const packet = (place: Placed): Group => pillow(size, face, hexOf(spec), place);
  const box = display(spec, packet);
  if (spec.kind === 'bars') return group([box, packet({ at: [4, 1.2, 14.4], turn: [-Math.PI / 2 + 0.12, 0, 0.16] })]);
  return group([box, packet({ at: [size.width * 0.72, size.height / 2 - 0.2, size.depth * 3.6], turn: [-0.14, 0.12, 0.03] })]);
}

export const snacksModel = model({
  name: 'snacks',
  views: {
    hero: { build: snacks, turn: -20, pitch: 20 },
    pack: {
      build: ({ kind }) => snackContents(kind),
      turn: -10,
      pitch: 34,
      shows: (look): Spec => ({ ...look, color: 'brown', brand: 'Oakpoint', flavor: 'Original' }),
      alt: ({ kind }) =>
        ({ chips: 'A bowl of chips', nuts: 'A bowl of nuts and dried fruit', bars: 'A granola bar', cookies: 'Cookies' })[kind],
    },
  },
  alt: ({ brand, kind, flavor }) =>
    `${brand} ${flavor === '' ? '' : `${flavor.toLowerCase()} `}${kind === 'bars' ? 'granola bars' : titles[kind].toLowerCase()}, display box`,
});
