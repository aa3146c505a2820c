import type { Group } from 'three';
import { matte, rubber } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, outline, pull, rod, times, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Tape that holds by hooks and loops: a roll to cut from, strips or round pieces. */
export interface HookAndLoop {
  readonly kind: 'roll' | 'strips' | 'dots';
}

type Spec = Look & HookAndLoop;

const hookOf = ({ color }: Look): string => (color === 'black' ? '#2a2c30' : '#f4f4f0');
const loopOf = (look: Look): string => mix(hookOf(look), '#8a8f96', 0.28);

/** A piece with its hooks up. */
function hooks(look: Look, [w, d]: readonly [number, number], place: Placed): Group {
  const [columns, rows] = [Math.round(w / 0.36), Math.round(d / 0.36)];
  const hook = matte(mix(hookOf(look), '#9aa0a8', 0.4), 0.5);
  return group(
    [
      box([w, 0.14, d], matte(hookOf(look), 0.6), { at: [0, 0.07, 0], round: 0.02 }),
      ...times(columns * rows, (i) =>
        box([0.13, 0.2, 0.13], hook, {
          at: [((i % columns) + 0.5 - columns / 2) * 0.36, 0.22, (Math.floor(i / columns) + 0.5 - rows / 2) * 0.36],
          round: 0,
        }),
      ),
    ],
    place,
  );
}

/** A strip that is being pulled off another: below the hooks, above the loops, rolled back. */
function pair(look: Look, place: Placed): Group {
  const curve = times(22, (i): readonly [number, number] => {
    const t = i / 21;
    return t < 0.45 ? [-7 + t * 15.5, 0.45] : [-0.02 + Math.sin((t - 0.45) * 5) * 3.4, 3.85 - Math.cos((t - 0.45) * 5) * 3.4];
  });
  const back = curve.map(([x, y], i): readonly [number, number] => {
    const a = i < 10 ? 0 : (i / 21 - 0.45) * 5;
    return [x - Math.sin(a) * 0.22, y + Math.cos(a) * 0.22];
  });
  return group(
    [hooks(look, [14, 2.5], {}), pull(outline([...curve, ...back.toReversed()]), 2.5, rubber(loopOf(look)), { bevel: 0 })],
    place,
  );
}

function roll(look: Look): Group {
  const up = { turn: [-Math.PI / 2, 0, 0] as const };
  return group([
    pull(washer(4.6, 2.6), 2.5, rubber(hookOf(look)), { ...up, at: [0, 1.25, 0], bevel: 0.05 }),
    ...times(6, (i) => pull(washer(2.95 + i * 0.29, 2.91 + i * 0.29), 2.54, matte(loopOf(look)), { ...up, at: [0, 1.25, 0], bevel: 0 })),
    pull(washer(2.6, 2.3), 2.56, matte('#c9a877'), { ...up, at: [0, 1.25, 0], bevel: 0.02 }),
  ]);
}

function dots(look: Look): Group {
  return group([
    box([15, 0.06, 11.5], matte('#e3e7ea'), { at: [0, 0.03, 0], round: 0 }),
    ...times(12, (i) => {
      const [x, z] = [((i % 4) - 1.5) * 3.5, (Math.floor(i / 4) - 1) * 3.5];
      const isLoop = i % 2 === 1;
      return group([
        rod(1.3, 1.3, 0.2, rubber(isLoop ? loopOf(look) : hookOf(look)), { at: [x, 0.18, z] }),
        ...(isLoop
          ? []
          : times(25, (n) =>
              box([0.13, 0.14, 0.13], matte(mix(hookOf(look), '#9aa0a8', 0.4)), {
                at: [x + ((n % 5) - 2) * 0.38, 0.34, z + (Math.floor(n / 5) - 2) * 0.38],
                round: 0,
              }),
            )),
      ]);
    }),
  ]);
}

function pieces(spec: Spec): Group {
  if (spec.kind === 'dots') return dots(spec);
  if (spec.kind === 'strips')
    return group([
      pair(spec, { at: [0, 0, 2.6], turn: [0, 0.12, 0] }),
      hooks(spec, [14, 2.5], { at: [-0.6, 0, -2.4], turn: [0, 0.04, 0] }),
    ]);
  return group([group([roll(spec)], { at: [-3.4, 0, -3.4] }), pair(spec, { at: [1.4, 0, 4], turn: [0, 0.1, 0] })]);
}

const KINDS = {
  roll: 'hook-and-loop tape on a roll, one end pulled open',
  strips: 'hook-and-loop strips, one pulled open',
  dots: 'hook-and-loop dots on their sheet',
} as const;

export const hookAndLoopModel = model({
  name: 'hook-and-loop',
  views: {
    hero: { build: pieces, turn: -20, pitch: 38, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => pair(spec, {}),
      turn: 28,
      pitch: 24,
      zoom: 1,
      shows: ({ color }): Spec => ({ color, brand: 'Foolscap', kind: 'strips' }),
      alt: ({ color }) => `Hooks below, loops above: a ${color} fastener that is being pulled open`,
    },
  },
  alt: ({ brand, kind, color }) => `${brand} ${color} ${KINDS[kind]}`,
});
