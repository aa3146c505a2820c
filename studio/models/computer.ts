import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, plate, ring, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desktop computer: a tower, a wider one with a graphics card, or a small one that lies. */
export interface Computer {
  readonly form: 'tower' | 'mini' | 'workstation';
}

const sizes: Readonly<Record<Computer['form'], Triple>> = { tower: [16, 35, 29], mini: [20, 7.5, 20], workstation: [21, 43, 42] };

/** Sockets of the front, from left to right. */
function sockets(color: string, at: Triple): Group {
  const dark = matte('#08090a', 0.5);
  return group(
    [
      ...[0, 2].map((x) => box([1.5, 0.62, 0.12], metal('#aab0b7', 0.3), { at: [x, 0, 0], round: 0.05 })),
      ...[0, 2].map((x) => box([1.25, 0.26, 0.14], matte('#1b55c9', 0.5), { at: [x, -0.08, 0.02], round: 0.02 })),
      box([1, 0.42, 0.14], dark, { at: [3.8, 0, 0], round: 0.06 }),
      rod(0.3, 0.3, 0.14, dark, { at: [5.1, 0, 0], turn: [Math.PI / 2, 0, 0] }),
      ring(0.3, 0.06, metal(color), { at: [5.1, 0, 0.06] }),
    ],
    { at },
  );
}

const button = (at: Triple): Group =>
  group([
    rod(0.75, 0.75, 0.3, metal('#c9ced3', 0.3), { at, turn: [Math.PI / 2, 0, 0] }),
    ring(0.85, 0.07, glow('#dff0ff'), { at: [at[0], at[1], at[2] + 0.1] }),
  ]);

const badge = ({ brand, color }: Look, width: number, at: Triple): Group => {
  const label = print(8, 1.4, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: color === 'black' ? '#d6dbe0' : inkOn(paint(color)), align: 'center' });
  });
  return group([decal(width, (width * 1.4) / 8, label, { at, material: film(label) })]);
};

function tower(look: Look & Computer): Group {
  const [w, h, d] = sizes.tower;
  const hex = look.color === 'black' ? '#232529' : paint(look.color);
  const front = d / 2 + 0.9;
  return group([
    block([w, h, d], matte(hex, 0.5), { at: [0, 0.8, 0], round: 0.35 }),
    block([w, h, 2.2], plastic(mix(hex, '#ffffff', 0.05)), { at: [0, 0.8, d / 2 - 0.2], round: 0.7 }),
    block([w - 2.4, h * 0.56, 0.2], matte('#0c0d0f', 0.7), { at: [0, 2.6, front], round: 0.08 }),
    ...times(13, (i) =>
      box([w - 2.6, 0.5, 0.5], plastic(mix(hex, '#000000', 0.15)), { at: [0, 3.5 + i * 1.48, front + 0.02], round: 0.12 }),
    ),
    block([w - 2.4, 1.5, 0.3], matte('#15171a', 0.35), { at: [0, h * 0.69, front], round: 0.1 }),
    badge(look, 7, [0, h * 0.8, front + 0.03]),
    sockets(hex, [-5.6, h * 0.93, front + 0.02]),
    button([5.4, h * 0.93, front + 0.05]),
    ...vents(w, h, d, hex),
    ...feet(w, d),
  ]);
}

const vents = (w: number, h: number, d: number, hex: string): Group[] => [
  group(
    times(6, (column) =>
      group(
        times(7, (row) =>
          box([0.2, 0.5, 1.6], matte(mix(hex, '#000000', 0.6), 0.9), {
            at: [w / 2 - 0.05, h * 0.5 + row * 1.1, -d * 0.3 + column * 2],
            round: 0.05,
          }),
        ),
      ),
    ),
  ),
];

const feet = (w: number, d: number): Group[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => group([rod(1.1, 1.2, 0.9, rubber('#141517'), { at: [x * (w / 2 - 2.2), 0.45, z * (d / 2 - 3)] })])),
  );

function workstation(look: Look & Computer): Group {
  const [w, h, d] = sizes.workstation;
  const hex = look.color === 'black' ? '#1d1f22' : paint(look.color);
  const front = d / 2 + 0.5;
  const mesh = matte('#08090a', 0.8);
  return group([
    block([w, h, d], matte(hex, 0.45), { at: [0, 2.2, 0], round: 0.4 }),
    block([w - 1.6, h - 9, 0.5], mesh, { at: [0, 3.4, front - 0.5], round: 0.1 }),
    // The fans stand behind the bars.
    ...times(2, (i) => ring(7.4, 0.35, glow('#2a5f8a'), { at: [0, 12.4 + i * 16, front - 0.25] })),
    ...times(2, (i) => ring(2.2, 0.9, matte('#2a2d32', 0.5), { at: [0, 12.4 + i * 16, front - 0.2] })),
    ...times(15, (i) =>
      block([0.62, h - 9, 1.2], metal(mix(hex, '#8a9098', 0.25), 0.4), { at: [-w / 2 + 1.5 + i * ((w - 3) / 14), 3.4, front], round: 0.2 }),
    ),
    block([w, 6.6, 1.6], metal(mix(hex, '#8a9098', 0.2), 0.4), { at: [0, h - 4.4, front - 0.5], round: 0.4 }),
    badge(look, 8, [-4.4, h - 1.1, front + 0.34]),
    sockets(hex, [1.2, h - 1.1, front + 0.36]),
    button([8.3, h - 1.1, front + 0.4]),
    // A handle in front and behind, as it is carried by two.
    ...[1, -1].map((z) => block([w - 4, 1.6, 3.2], metal('#8f959c', 0.35), { at: [0, h + 4.2, z * (d / 2 - 3)], round: 0.7 })),
    ...[1, -1].flatMap((z) =>
      [1, -1].map((x) => block([1.4, 3, 2.4], metal('#8f959c', 0.35), { at: [x * (w / 2 - 3), h + 1.9, z * (d / 2 - 3)], round: 0.4 })),
    ),
    ...vents(w, h, d, hex),
    ...[1, -1].map((z) => block([w - 3, 2.4, 3.4], metal('#8f959c', 0.35), { at: [0, 0, z * (d / 2 - 5)], round: 0.6 })),
  ]);
}

function mini(look: Look & Computer): Group {
  const [w, h, d] = sizes.mini;
  const hex = look.color === 'black' ? '#232529' : paint(look.color);
  const front = d / 2;
  return group([
    plate([w, h, d], 2.4, look.color === 'silver' ? metal(hex, 0.42) : matte(hex, 0.45), { at: [0, 0.5, 0], bevel: 0.5 }),
    plate([w - 0.8, 0.25, d - 0.8], 2.1, matte(mix(hex, '#000000', 0.2), 0.35), { at: [0, h + 0.42, 0], bevel: 0.08 }),
    plate([w - 3, 0.5, d - 3], 2, rubber('#141517'), { bevel: 0.1 }),
    sockets(hex, [-6.4, h * 0.5, front]),
    button([6.9, h * 0.5, front + 0.02]),
    group([group([badge(look, 8, [0, 0, 0])], { turn: [-Math.PI / 2, 0, 0] })], { at: [0, h + 0.71, 0] }),
    ...times(9, (i) => box([0.1, 2.8, 0.7], matte('#0c0d0f', 0.8), { at: [w / 2, h * 0.55, -d * 0.3 + i * 1.4], round: 0.04 })),
  ]);
}

const builds = { tower, mini, workstation };

/** The back: fan, power, network, screens; the graphics card of the workstation. */
function back({ form }: Look & Computer): Group {
  const [w, h, d] = sizes[form];
  const steel = metal('#8a9098', 0.45);
  const dark = matte('#0c0d0f', 0.6);
  const small = form === 'mini';
  const y = small ? h * 0.38 : h * 0.62;
  const at = (x: number, up: number): Triple => [x, y + up, 0.35];
  return group([
    block([w, h, small ? d : 8], matte('#232529', 0.5), { at: [0, 0.5, small ? -d / 2 : -4], round: small ? 0.5 : 0.3 }),
    block([w - 1.2, h - 1.2, 0.3], steel, { at: [0, 1.1, 0.15], round: 0.1 }),
    ...times(4, (i) =>
      box([1.5, 0.65, 0.3], matte('#1b55c9', 0.5), { at: at(-w * 0.3 + (i % 2) * 1.9, Math.floor(i / 2) * 1), round: 0.04 }),
    ),
    ...times(2, (i) => box([1.9, 0.7, 0.3], dark, { at: at(w * 0.02 + i * 2.6, 0), round: 0.15 })),
    box([1.6, 1.4, 0.3], dark, { at: at(w * 0.36, 0.4), round: 0.06 }),
    ...times(3, (i) =>
      rod(0.4, 0.4, 0.3, matte(['#8dc63f', '#ec4f93', '#4db2e6'][i] ?? '#fff'), {
        at: at(-w * 0.3 + i * 1.2, 2.3),
        turn: [Math.PI / 2, 0, 0],
      }),
    ),
    ...(small ? [] : behind(w, h)),
  ]);
}

/** What only the large ones have behind: power supply, fan, cards. */
function behind(w: number, h: number): Group[] {
  const dark = matte('#0c0d0f', 0.6);
  return [
    group([
      block([w * 0.78, h * 0.2, 0.5], matte('#17181b', 0.5), { at: [0, 2, 0.2], round: 0.2 }),
      box([2.8, 2.2, 0.4], dark, { at: [-w * 0.24, 2 + h * 0.1, 0.45], round: 0.3 }),
      ...times(4, (i) => ring(0.6 + i * 0.6, 0.1, metal('#b9bec4', 0.3), { at: [w * 0.16, 2 + h * 0.1, 0.5] })),
      ...times(5, (i) => ring(1 + i * 0.9, 0.12, metal('#c9ced3', 0.3), { at: [w * 0.05, h * 0.86, 0.4] })),
      rod(4.8, 4.8, 0.2, dark, { at: [w * 0.05, h * 0.86, 0.25], turn: [Math.PI / 2, 0, 0] }),
      ...times(4, (i) => box([w * 0.6, 1.3, 0.35], metal('#c9ced3', 0.3), { at: [-w * 0.08, h * 0.3 + i * 2 + 1, 0.3], round: 0.05 })),
    ]),
  ];
}

const texts = { tower: 'tower computer', mini: 'mini PC', workstation: 'workstation' };

export const computerModel = model({
  name: 'computer',
  views: {
    hero: {
      build: (look: Look & Computer) => builds[look.form](look),
      camera: ({ form }) => (form === 'mini' ? { turn: -30, pitch: 26 } : { turn: -36, pitch: 12 }),
    },
    detail: {
      build: back,
      turn: 0,
      pitch: 3,
      zoom: 1,
      shows: (look): Look & Computer => ({ color: 'black', brand: 'Kestrel', form: look.form === 'mini' ? 'mini' : 'tower' }),
      alt: () => 'The sockets at the back',
    },
  },
  alt: ({ brand, color, form }) => `${brand} ${texts[form]}, ${color}`,
});
