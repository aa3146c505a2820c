import type { Group, Object3D } from 'three';
import type { Brand } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { clear, film, gloss, glow, matte, paper, plastic, rubber, screen } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { block, box, decal, group, outline, part, plate, pull, rod, times, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A label printer with keys, one that a phone commands, or one for the building site. */
export interface LabelMaker {
  readonly kind: 'handheld' | 'phone' | 'industrial';
}

const FLAT: Triple = [-Math.PI / 2, 0, 0];
const WORDS = { handheld: 'SUPPLIES', phone: 'Tea & Coffee', industrial: 'PANEL 4B' } as const;

/** A printed strip, `tall` wide, face up. */
function strip(words: string, long: number, tall: number, ground = '#ffffff'): Object3D[] {
  const art = print(long, tall, (s) => {
    s.fill(ground);
    s.text(words, [0.06, 0.18, 0.88, 0.64], { weight: 750, align: 'center' });
  });
  return [box([long, 0.04, tall], paper(ground), { round: 0 }), decal(long, tall, art, { at: [0, 0.03, 0], turn: FLAT, rough: 0.25 })];
}

/** The maker's name on a ground of this color. */
function nameOn(brand: Brand, ground: string, wide: number, place: Placed): Object3D {
  const name = print(5, 1, (s) => s.brand(brand, [0.01, 0.05, 0.98, 0.9], { color: inkOn(ground), align: 'center' }));
  return decal(wide, wide / 5, name, { ...place, material: film(name) });
}

function keypad(rows: readonly string[], at: Triple, [dx, dz]: readonly [number, number], tone: string, ink: string): Object3D[] {
  const key = plate([dx * 0.74, 0.36, dz * 0.66], 0.2, rubber(tone), { bevel: 0.1 });
  const shape = key.children[0];
  const wide = (rows[0]?.length ?? 1) * dx;
  const deep = rows.length * dz;
  const signs = print(wide, deep, (s) => {
    for (const [r, row] of rows.entries())
      for (const [c, word] of row.split('').entries())
        s.text(word, [(c + 0.28) / row.length, (r + 0.24) / rows.length, 0.44 / row.length, 0.5 / rows.length], {
          weight: 650,
          color: ink,
          align: 'center',
        });
  });
  const keys = rows.flatMap((row, r) =>
    row.split('').map((_, c) => {
      const copy = shape === undefined ? key.clone() : key.clone(true);
      copy.position.set(at[0] - wide / 2 + (c + 0.5) * dx, at[1], at[2] + (r + 0.5) * dz);
      return copy;
    }),
  );
  return [...keys, decal(wide, deep, signs, { at: [at[0], at[1] + 0.42, at[2] + deep / 2], turn: FLAT, material: film(signs) })];
}

function display(words: string, [w, h]: readonly [number, number], at: Triple): Object3D[] {
  const face = print(w, h, (s) => {
    s.fill('#c6d8bd');
    s.text(words, [0.06, 0.22, 0.88, 0.44], { weight: 700, color: '#1f2c1c' });
    s.text('Aa', [0.06, 0.74, 0.2, 0.18], { weight: 600, color: '#46563f' });
    s.text('▭ ▮▮▮', [0.66, 0.74, 0.28, 0.18], { weight: 600, color: '#46563f', align: 'right' });
  });
  return [
    plate([w + 1.4, 0.3, h + 1.2], 0.5, matte('#131518', 0.25), { at: [at[0], at[1] - 0.24, at[2]], bevel: 0.06 }),
    decal(w, h, face, { at: [at[0], at[1] + 0.08, at[2]], turn: FLAT, material: screen(face) }),
  ];
}

/** A body that is broad at its head and narrow where the hand holds it; x, z. */
const body = (head: number, grip: number, long: number): readonly (readonly [number, number])[] => {
  const [h, g, l] = [head / 2, grip / 2, long / 2];
  return [
    [-g + 1.6, -l],
    [g - 1.6, -l],
    [g - 0.4, -l + 0.6],
    [g, -l + 1.8],
    [g, l * 0.05],
    [h - 0.2, l * 0.3],
    [h, l * 0.42],
    [h, l - 1.6],
    [h - 0.5, l - 0.5],
    [h - 1.6, l],
    [-h + 1.6, l],
    [-h + 0.5, l - 0.5],
    [-h, l - 1.6],
    [-h, l * 0.42],
    [-h + 0.2, l * 0.3],
    [-g, l * 0.05],
    [-g, -l + 1.8],
    [-g + 0.4, -l + 0.6],
  ];
};

function handheld({ brand, color }: Look & LabelMaker): Group {
  const hex = paint(color);
  const dark = mix(hex, '#14161a', 0.72);
  const layer = (
    points: readonly (readonly [number, number])[],
    thick: number,
    y: number,
    material: ReturnType<typeof plastic>,
    bevel: number,
  ): Object3D => pull(outline(points), thick, material, { turn: FLAT, at: [0, y, 0], bevel });
  return group([
    layer(body(11.4, 9.6, 20), 2.8, 1.5, plastic(dark), 0.5),
    layer(body(11.1, 9.3, 19.7), 1.6, 3.2, gloss(hex), 0.6),
    nameOn(brand, hex, 6.4, { at: [0, 4.03, -8.35], turn: FLAT }),
    ...display(WORDS.handheld, [7.2, 3], [0, 4.05, -5.3]),
    plate([8.2, 0.16, 1.5], 0.7, matte(dark, 0.5), { at: [0, 3.9, -1.4], bevel: 0.04 }),
    ...times(4, (i) =>
      plate([1.5, 0.34, 0.9], 0.42, rubber(i === 3 ? '#ee6f1f' : '#d6d9dd'), { at: [-2.85 + i * 1.9, 3.95, -1.4], bevel: 0.1 }),
    ),
    ...keypad(['QWERTYU', 'IOPASDF', 'GHJKLZX', 'CVBNM.!', '1234567'], [0, 3.92, 0], [1.17, 1.62], '#f1f2f3', '#2b2e33'),
    block([1.2, 1.4, 3.6], plastic('#24272b'), { at: [5.4, 1.4, -7], round: 0.3 }),
    group(strip(WORDS.handheld, 6.4, 1.2), { at: [8.2, 2, -7] }),
  ]);
}

function phone(at: Triple): Group {
  const face = print(6.8, 14, (s) => {
    s.fill('#f3f5f7');
    s.fill('#1f3f73', [0, 0, 1, 0.13]);
    s.text('Label', [0.08, 0.065, 0.5, 0.045], { color: '#ffffff', weight: 700 });
    s.fill('#ffffff', [0.07, 0.19, 0.86, 0.15], 0.03);
    s.text(WORDS.phone, [0.13, 0.235, 0.74, 0.06], { weight: 750, align: 'center' });
    for (let i = 0; i < 12; i += 1)
      s.fill(i === 1 ? '#2f7fe0' : '#d9dee4', [0.07 + (i % 4) * 0.22, 0.4 + Math.floor(i / 4) * 0.13, 0.19, 0.1], 0.03);
    s.fill('#22a06b', [0.07, 0.84, 0.86, 0.09], 0.05);
    s.text('Print', [0.3, 0.862, 0.4, 0.045], { color: '#ffffff', weight: 700, align: 'center' });
  });
  return group(
    [
      plate([7.2, 0.8, 14.6], 1, plastic('#17181b'), { bevel: 0.15 }),
      decal(6.7, 14, face, { at: [0, 0.82, 0], turn: FLAT, material: screen(face) }),
    ],
    { at, turn: [0, -0.3, 0] },
  );
}

function phoneOperated({ brand, color }: Look & LabelMaker): Group {
  const hex = paint(color);
  return group([
    block([6.6, 12.4, 5.6], plastic('#f1f1ee'), { round: 1 }),
    block([6.8, 4.2, 5.8], plastic(hex), { at: [0, 8.6, 0], round: 1 }),
    nameOn(brand, hex, 4.8, { at: [0, 10.6, 2.93] }),
    box([5.8, 0.24, 1.8], matte('#1b1d20', 0.8), { at: [0, 12.74, 0], round: 0.1 }),
    rod(0.75, 0.75, 0.3, plastic('#d5d8dc'), { at: [0, 3.2, 2.78], turn: [Math.PI / 2, 0, 0] }),
    rod(0.14, 0.14, 0.32, glow('#35c46a'), { at: [0, 4.6, 2.78], turn: [Math.PI / 2, 0, 0] }),
    group([group(strip(WORDS.phone, 6.4, 1.9, '#f7e27a'), { turn: [Math.PI / 2, 0, 0] })], { at: [0, 15.8, 0], turn: [0, 0, Math.PI / 2] }),
    phone([8.6, 0, 3.6]),
  ]);
}

function industrial({ brand, color }: Look & LabelMaker): Group {
  const hex = paint(color);
  const bumper = rubber('#1d1f22');
  return group([
    pull(outline(body(12.6, 8.8, 25)), 4, bumper, { turn: FLAT, at: [0, 2.1, 0], bevel: 0.9 }),
    pull(outline(body(11.4, 7.8, 22.4)), 1.4, plastic(hex), { turn: FLAT, at: [0, 4.3, 0], bevel: 0.4 }),
    ...[-1, 1].flatMap((x) => [
      block([2.4, 5.4, 4.4], bumper, { at: [x * 5.5, 0, -10.4], round: 0.9 }),
      block([1.8, 5.2, 3.4], bumper, { at: [x * 3.9, 0, 11], round: 0.8 }),
    ]),
    nameOn(brand, hex, 6, { at: [0, 5.03, -9.95], turn: FLAT }),
    ...display(WORDS.industrial, [7.6, 4.2], [0, 5.1, -6.3]),
    ...keypad(['ABCDE', 'FGHIJ', 'KLMNO', 'PQRST', 'UVWXY', 'Z1234'], [0, 5, -0.1], [1.42, 1.66], '#2a2d31', '#ffffff'),
    ...times(3, (i) =>
      rod(0.72, 0.78, 0.4, rubber(['#f0b51f', '#d6d9dd', '#35a35a'][i] ?? '#d6d9dd'), { at: [-2.4 + i * 2.4, 5.1, -1.6] }),
    ),
    group(strip(WORDS.industrial, 6.6, 1.8, '#f7d23a'), { at: [9.4, 2.4, -7] }),
  ]);
}

/** A cassette of tape with labels that were printed on it. */
function tape(): Group {
  const shell = plastic('#2a2d31');
  const label = print(6, 1.6, (s) => {
    s.fill('#f5f5f2', [0, 0, 1, 1], 0.1);
    s.text('LAMINATED TAPE', [0.06, 0.16, 0.88, 0.34], { weight: 800, align: 'center' });
    s.text('black on white', [0.1, 0.58, 0.8, 0.26], { weight: 500, align: 'center' });
  });
  const rolls = [-1.9, 1.5].map((x, i) =>
    group([
      part(
        pull(washer(i ? 1.25 : 1.6, 0.5), 1.2, paper(i ? '#e9e9e4' : '#ffffff'), { bevel: 0.02 }).geometry,
        paper(i ? '#dfe0dc' : '#ffffff'),
        { at: [x, 0.8, -0.6], turn: FLAT },
      ),
    ]),
  );
  return group([
    plate([8, 0.4, 6.4], 0.8, shell, { bevel: 0.1 }),
    ...rolls,
    plate([8, 1.4, 6.4], 0.8, clear('#c9d4dc', 0.22), { at: [0, 0.35, 0], bevel: 0.1 }),
    decal(6, 1.6, label, { at: [0, 1.78, 2.1], turn: FLAT }),
    group(strip('SHELF A', 5.4, 1.2), { at: [7.6, 0.1, -2.4], turn: [0, 0.2, 0] }),
    group(strip('Paper', 4.4, 1.2), { at: [8.2, 0.1, 0.4], turn: [0, -0.1, 0] }),
    group(strip('RETURNS', 5.6, 1.2), { at: [7.4, 0.1, 3.2], turn: [0, 0.12, 0] }),
  ]);
}

export const labelMakerModel = model({
  name: 'label-maker',
  views: {
    hero: {
      build: (look: Look & LabelMaker) => ({ handheld, phone: phoneOperated, industrial })[look.kind](look),
      camera: ({ kind }) => (kind === 'phone' ? { turn: -22, pitch: 24 } : { turn: -26, pitch: 48 }),
    },
    pack: {
      build: tape,
      turn: -18,
      pitch: 44,
      shows: (): Look & LabelMaker => ({ color: 'white', brand: 'Foolscap', kind: 'handheld' }),
      alt: ({ brand }) => `Tape cassette and labels of the ${brand} label maker`,
    },
  },
  alt: ({ brand, color, kind }) =>
    `${brand} ${{ handheld: 'handheld label maker with keyboard and display', phone: 'label maker, operated by phone', industrial: 'industrial label maker' }[kind]}, ${color}`,
});
