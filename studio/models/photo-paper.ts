import type { Group } from 'three';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { block, group, topDecal } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A pack of photo paper with prints before it. */
export interface PhotoPaper {
  readonly size: '4" x 6"' | '5" x 7"' | '8.5" x 11"';
  readonly finish: 'Glossy' | 'Matte' | 'Satin';
}

type Spec = Look & PhotoPaper;

const SIZES = { '4" x 6"': [15.2, 10.2], '5" x 7"': [17.8, 12.7], '8.5" x 11"': [27.9, 21.6] } as const;

/** A lake under hills; `evening` or noon. */
function landscape({ ctx, width, height }: Sheet, evening: boolean): void {
  const sky = ctx.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, evening ? '#3a4f8f' : '#4aa0dd');
  sky.addColorStop(0.6, evening ? '#f2a45c' : '#d3ecf7');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = evening ? '#ffe7b0' : '#fff7d1';
  ctx.beginPath();
  ctx.arc(width * 0.7, height * 0.34, height * 0.09, 0, 7);
  ctx.fill();
  for (const [i, hex] of (evening ? ['#6b4a78', '#40355f'] : ['#6f9c7a', '#3d7a4e']).entries()) {
    ctx.fillStyle = hex;
    ctx.beginPath();
    ctx.moveTo(0, height * (0.55 + i * 0.07));
    for (let x = 0; x <= 10; x += 1) ctx.lineTo((x / 10) * width, height * (0.5 + i * 0.1 + Math.sin(x * 1.3 + i * 2) * 0.09));
    ctx.lineTo(width, height * 0.75);
    ctx.lineTo(0, height * 0.75);
    ctx.fill();
  }
  ctx.fillStyle = evening ? '#4d5a92' : '#5fb0d6';
  ctx.fillRect(0, height * 0.72, width, height * 0.28);
  ctx.fillStyle = evening ? '#f2b67c' : '#c9e8f4';
  for (let i = 0; i < 9; i += 1)
    ctx.fillRect(width * (0.1 + ((i * 37) % 60) / 100), height * (0.75 + i * 0.025), width * 0.18, height * 0.006);
}

function photo([w, d]: readonly [number, number], finish: PhotoPaper['finish'], evening: boolean, place: Placed): Group {
  const art = print(w, d, (s) => landscape(s, evening));
  return group(
    [
      block([w, 0.08, d], paper(), { round: 0 }),
      topDecal(w, d, art, { at: [0, 0.1, 0], rough: { Glossy: 0.12, Satin: 0.4, Matte: 0.9 }[finish] }),
    ],
    place,
  );
}

function pack(spec: Spec): Group {
  const size = SIZES[spec.size];
  const [w, h] = spec.size === '8.5" x 11"' ? [size[1] + 1, size[0] + 1] : [size[0] + 1, size[1] + 1];
  const accent = { Glossy: '#1c2450', Matte: '#5a3f2e', Satin: '#3f2a5f' }[spec.finish];
  const front = print(w, h, (s) => {
    s.fill('#fbfbf9');
    const upper = document.createElement('canvas');
    upper.width = Math.round(s.width);
    upper.height = Math.round(s.height * 0.58);
    const ctx = upper.getContext('2d');
    if (ctx !== null) landscape({ ...s, ctx, width: upper.width, height: upper.height }, true);
    s.ctx.drawImage(upper, 0, s.height * 0.2);
    s.fill(accent, [0, 0, 1, 0.2]);
    s.text('Photo Paper', [0.06, 0.05, 0.7, 0.1], { weight: 850, color: '#ffffff' });
    s.text(spec.finish, [0.06, 0.84, 0.4, 0.09], { weight: 750, color: accent });
    s.text(spec.size, [0.5, 0.84, 0.44, 0.09], { weight: 800, align: 'right' });
  });
  return printedBox([w, h, 1.6], '#f4f4f1', { front }, { at: [0, 0, -3], round: 0.12 });
}

function photoPaper(spec: Spec): Group {
  const [w, d] = SIZES[spec.size];
  return group([
    pack(spec),
    photo([w, d], spec.finish, false, { at: [w * 0.32, 0, d * 0.55], turn: [0, -0.16, 0] }),
    photo([w, d], spec.finish, true, { at: [-w * 0.3, 0.12, d * 0.72], turn: [0, 0.14, 0] }),
  ]);
}

export const photoPaperModel = model({
  name: 'photo-paper',
  views: {
    hero: { build: photoPaper, turn: -16, pitch: 26, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) =>
        group([
          photo(SIZES[spec.size], spec.finish, false, { turn: [0, 0.1, 0] }),
          block([SIZES[spec.size][0], 0.3, SIZES[spec.size][1]], matte('#fdfdfb', 0.3), { at: [2, -0.32, 2], round: 0 }),
        ]),
      turn: 20,
      pitch: 32,
      zoom: 1,
      shows: (): Spec => ({ color: 'white', brand: 'Foolscap', size: '4" x 6"', finish: 'Glossy' }),
      alt: () => 'A photo on the stack of paper',
    },
  },
  alt: ({ brand, size, finish }) =>
    `${brand} ${finish.toLowerCase()} photo paper, ${size.replaceAll('"', '').replace(' x ', ' by ')} inches, the pack and two prints`,
});
