import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { clear, gloss, matte, plastic } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { ball, box, group, lathe, rod, times, wrap } from '../scene/parts.ts';
import { copies, grid } from '../props/copies.ts';
import { grain } from '../scene/materials.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Round pump bottles of sanitizer, as many as there are in the pack. */
export interface HandSanitizer {
  readonly kind: 'gel' | 'foam';
  readonly units: number;
}

type Spec = Look & HandSanitizer;

const kinds = {
  gel: { title: 'Hand Sanitizer', line: 'Kills germs', hex: '#1d6fc4', liquid: '#d7ecf6' },
  foam: { title: 'Foam Hand Sanitizer', line: 'Kills germs', hex: '#2f8f8a', liquid: '#eef5f4' },
} as const;

function bottle(spec: Spec, place: Placed = {}): Group {
  const { title, line, hex, liquid } = kinds[spec.kind];
  const white = plastic('#f6f6f3');
  const next = grain(11);
  const label = print(15.4, 9.6, (s) => {
    s.fill('#ffffff', [0, 0, 1, 1]);
    s.fill(hex, [0, 0, 1, 0.26]);
    s.brand(spec.brand, [0.26, 0.06, 0.48, 0.14], { align: 'center', color: '#ffffff' });
    s.text(title, [0.25, 0.31, 0.5, 0.24], { weight: 850, lines: 2, align: 'center', color: mix(hex, '#000000', 0.25) });
    drawEmblem(s, spec.kind === 'foam' ? 'drop' : 'shield', { x: 0.5, y: 0.71, size: 0.24, color: hex, ground: '#ffffff' });
    s.text(line, [0.3, 0.87, 0.4, 0.09], { weight: 700, align: 'center', color: hex });
  });
  return group(
    [
      lathe(
        [
          [0, 0.3],
          [3.3, 0.3],
          [3.5, 1],
          [3.5, 12.4],
          [3.1, 13.8],
          [1.7, 15],
          [1.5, 15.6],
        ],
        matte(liquid, 0.14),
      ),
      ...times(14, () => {
        const angle = next() * 6.28;
        return ball(0.1 + next() * 0.12, matte('#ffffff', 0.2), { at: [Math.cos(angle) * 3.45, 2 + next() * 10, Math.sin(angle) * 3.45] });
      }),
      lathe(
        [
          [0, 0],
          [3.5, 0],
          [3.7, 0.6],
          [3.7, 12.6],
          [3.3, 14],
          [1.9, 15.2],
          [1.7, 16],
        ],
        clear('#f4fbff', 0.16),
      ),
      wrap(3.74, 9.6, label, { at: [0, 6.6, 0], arc: 4.1, rough: 0.35 }),
      lathe(
        [
          [1.8, 15.4],
          [1.9, 15.5],
          [1.9, 17],
          [1.2, 17.5],
          [0.8, 17.6],
          [0.7, 18.6],
        ],
        white,
      ),
      rod(0.4, 0.4, 2, white, { at: [0, 19, 0] }),
      lathe(
        [
          [0, 19.6],
          [1.2, 19.6],
          [1.3, 19.8],
          [1.2, 20.6],
          [0.6, 21],
          [0, 21],
        ],
        gloss(hex),
      ),
      box([4.4, 0.8, 1], gloss(hex), { at: [-2.4, 20.3, 0], turn: [0, 0, 0.1], round: 0.38 }),
    ],
    place,
  );
}

/** The bottles. */
export function handSanitizer(spec: Spec): Group {
  if (spec.units === 1) return bottle(spec);
  const columns = spec.units === 4 ? 2 : spec.units === 6 ? 3 : 4;
  return copies(bottle(spec), grid(columns, spec.units / columns, 8.2));
}

/** A drop of it in a dish, the pump beside. */
function portion(spec: Spec): Group {
  const drop = ball(1.6, spec.kind === 'foam' ? matte('#fdfdfc', 0.75) : clear(kinds[spec.kind].liquid, 0.7), { at: [0, 0.7, 0] });
  drop.scale.set(1.4, spec.kind === 'foam' ? 0.9 : 0.4, 1.3);
  return group([
    lathe(
      [
        [0, 0],
        [3.2, 0],
        [5.2, 0.7],
        [6, 1.7],
        [5.8, 1.8],
        [4.9, 1],
        [3, 0.4],
        [0, 0.4],
      ],
      matte('#dfe5e8', 0.3),
    ),
    drop,
  ]);
}

export const handSanitizerModel = model({
  name: 'hand-sanitizer',
  views: {
    hero: {
      build: handSanitizer,
      // The label is the same for gel and foam; the portion is not.
      shows: (look): Spec => ({ ...look, kind: 'gel' }),
      camera: ({ units }: Spec) => (units === 1 ? { turn: -12, pitch: 10 } : { turn: -24, pitch: 20 }),
    },
    detail: {
      build: portion,
      turn: 0,
      pitch: 34,
      zoom: 1,
      shows: (look): Spec => ({ ...look, color: 'white', brand: 'Medley', units: 1 }),
      alt: ({ kind }) => (kind === 'foam' ? 'A portion of foam' : 'A portion of gel'),
    },
  },
  alt: ({ brand, kind, units }) =>
    `${brand} ${kind === 'foam' ? 'foam ' : ''}hand sanitizer, ${units === 1 ? 'pump bottle' : `${units} pump bottles`}`,
});
