import type { Group } from 'three';
import { trigger } from '../props/trigger-head.ts';
import { print } from '../scene/label.ts';
import { fabric, matte, plastic } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, group, lathe, plate, rod, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Cleaner for whiteboards: a spray, a spray with cloth and eraser, or wipes in a canister. */
export interface BoardCleaner {
  readonly kind: 'spray' | 'kit' | 'wipes';
}

type Spec = Look & BoardCleaner;

const ACCENT = '#0b6fb8';

const label = (spec: Spec, w: number, h: number): ReturnType<typeof print> =>
  print(w, h, (s) => {
    s.fill('#fdfdfb');
    s.fill(ACCENT, [0, 0, 1, 0.22]);
    s.text('Whiteboard', [0.25, 0.28, 0.5, 0.12], { weight: 850, align: 'center' });
    s.text(spec.kind === 'wipes' ? 'Wipes' : 'Cleaner', [0.25, 0.41, 0.5, 0.12], { weight: 850, align: 'center' });
    s.fill('#eef1f4', [0.24, 0.6, 0.52, 0.27], 0.05);
    s.ctx.strokeStyle = '#c2202e';
    s.ctx.lineWidth = s.height * 0.018;
    s.ctx.lineCap = 'round';
    s.ctx.beginPath();
    s.ctx.moveTo(s.width * 0.3, s.height * 0.79);
    for (let i = 0; i < 9; i += 1) s.ctx.lineTo(s.width * (0.32 + i * 0.03), s.height * (i % 2 === 0 ? 0.67 : 0.81));
    s.ctx.stroke();
    s.fill('#fdfdfb', [0.55, 0.615, 0.16, 0.24], 0.05);
    s.fill(ACCENT, [0, 0.93, 1, 0.07]);
  });

function spray(spec: Spec, place: Placed = {}): Group {
  const wall = matte('#f3f5f6', 0.3);
  const bottle = group([
    lathe(
      [
        [0, 0],
        [3.5, 0],
        [4, 0.6],
        [4, 11],
        [3.7, 12.6],
        [2.4, 14.4],
        [1.7, 15.6],
        [1.7, 16.4],
      ],
      wall,
    ),
    wrap(4.04, 10, label(spec, 10.6, 10), { at: [0, 6, 0], arc: 2.6, rough: 0.4 }),
  ]);
  return group([bottle, trigger(ACCENT, { at: [0, 16, 0] })], place);
}

const cloth = (place: Placed): Group =>
  group(
    [
      plate([12, 1, 9], 0.8, fabric('#6fb0dd'), { bevel: 0.4 }),
      plate([11.6, 0.9, 8.6], 0.8, fabric('#7cbae4'), { at: [0.1, 0.9, 0.1], bevel: 0.4 }),
    ],
    place,
  );

const eraser = (place: Placed): Group =>
  group(
    [
      block([13, 2, 5], fabric('#4b5058'), { round: 0.3 }),
      box([13, 1.8, 5], plastic(mix(ACCENT, '#000000', 0.2)), { at: [0, 2.8, 0], round: 0.6 }),
    ],
    place,
  );

function canister(spec: Spec): Group {
  return group([
    rod(5.2, 5.2, 18, matte('#f6f7f7', 0.35), { at: [0, 9, 0] }),
    wrap(5.24, 15.4, label(spec, 14.6, 15.4), { at: [0, 8.8, 0], arc: 2.8, rough: 0.4 }),
    rod(5.3, 5.4, 2.4, plastic(ACCENT), { at: [0, 19.1, 0] }),
    rod(1.9, 2.2, 0.8, plastic(mix(ACCENT, '#ffffff', 0.25)), { at: [0, 20.6, 0] }),
    box([4, 4.4, 0.2], fabric('#f3f5f6'), { at: [0.2, 22.4, 0], turn: [0.1, 0.2, 0.14], round: 0.08 }),
  ]);
}

const cleaner = (spec: Spec): Group =>
  spec.kind === 'wipes'
    ? canister(spec)
    : spec.kind === 'spray'
      ? spray(spec)
      : group([
          spray(spec, { at: [-5, 0, -3] }),
          cloth({ at: [7, 0, -1], turn: [0, 0.2, 0] }),
          eraser({ at: [4.4, 0, 8], turn: [0, -0.2, 0] }),
        ]);

export const boardCleanerModel = model({
  name: 'board-cleaner',
  views: {
    hero: { build: cleaner, turn: -20, pitch: 16, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: cleaner,
      turn: 26,
      pitch: 30,
      zoom: 1,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }),
      alt: ({ kind }) => `Whiteboard ${kind === 'wipes' ? 'wipes' : 'cleaner'} from above`,
    },
  },
  alt: ({ brand, kind }) =>
    `${brand} ${{ spray: 'whiteboard cleaner in a spray bottle', kit: 'whiteboard cleaner with a cloth and an eraser', wipes: 'whiteboard wipes in a canister' }[kind]}`,
});
