import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, decal, group, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** An accordion file with pockets and tabs. */
export interface ExpandingFile {
  readonly pockets: 7 | 13;
}

type Spec = Look & ExpandingFile;

const [W, H] = [30, 24];
const brights = ['#d9363e', '#ee7f2a', '#f3c22b', '#3f9d4d', '#1f8fb3', '#2f5fc4', '#7a4fb0'] as const;
const hexOf = ({ color }: Look): string => (color === 'multicolor' ? '#2a2d33' : color === 'black' ? '#26282d' : paint(color));
const leafOf = (spec: Look, i: number): string =>
  spec.color === 'multicolor'
    ? (brights[i % brights.length] ?? '#d9363e')
    : mix(hexOf(spec), '#ffffff', spec.color === 'kraft' ? 0.25 : 0.18);

/** The pockets opened like a fan, each leaf with a tab. */
function leaves(spec: Spec, open: number): Group[] {
  const count = spec.pockets + 1;
  return times(count, (i) => {
    const lean = open * (i / (count - 1) - 0.5);
    const isCover = i === 0 || i === count - 1;
    const hex = isCover ? hexOf(spec) : leafOf(spec, i - 1);
    const tall = isCover ? H : H - 0.4 + (i % 2) * 0.2;
    const place = (i - 1) % 7;
    const tab =
      isCover || i === count - 1
        ? []
        : [
            box([3.6, 1.8, 0.1], matte(mix(hex, '#ffffff', 0.1), 0.5), { at: [-W / 2 + 3 + place * 4, tall + 0.6, 0], round: 0.04 }),
            decal(
              3,
              1,
              print(3, 1, (s) => {
                s.fill('#fdfdfb');
                s.fill('#9aa2ad', [0.2, 0.42, 0.6, 0.16], 0.2);
              }),
              { at: [-W / 2 + 3 + place * 4, tall + 0.8, 0.08] },
            ),
          ];
    return group(
      [
        group([box([W, tall, isCover ? 0.35 : 0.16], matte(hex, 0.6), { at: [0, tall / 2, 0], round: 0.1 }), ...tab], {
          at: [0, 0, -(i - (count - 1) / 2) * 0.42],
        }),
      ],
      { turn: [-lean, 0, 0] },
    );
  });
}

/** The folded sides between the leaves. */
function gussets(spec: Spec, open: number): Group[] {
  const count = spec.pockets + 1;
  const hex = mix(hexOf(spec), '#000000', 0.15);
  return [-1, 1].flatMap((side) =>
    times(count - 1, (i) => {
      const lean = open * ((i + 0.5) / (count - 1) - 0.5);
      const wide = Math.max(0.5, (H * 0.82 * open) / (count - 1));
      return group(
        [
          box([0.12, H * 0.9, wide * 0.5], paper(hex), {
            at: [side * (W / 2 - 0.5 - (i % 2) * 0.25), H * 0.48, -(i + 0.5 - (count - 1) / 2) * 0.42],
            turn: [0, side * 0.5, 0],
            round: 0.02,
          }),
        ],
        { turn: [-lean, 0, 0] },
      );
    }),
  );
}

/** The file standing open, papers in some of its pockets. */
export function expandingFile(spec: Spec, open = 0.62): Group {
  const sheets = [2, 4, 5].map((i) => {
    const count = spec.pockets + 1;
    const lean = open * ((i + 0.5) / (count - 1) - 0.5);
    return group(
      [box([21.6, 26, 0.08], paper('#fbfbf8'), { at: [1.4 - i * 0.6, 13.4, -(i + 0.5 - (count - 1) / 2) * 0.42], round: 0.01 })],
      { turn: [-lean, 0, 0] },
    );
  });
  return group([...leaves(spec, open), ...gussets(spec, open), ...sheets]);
}

export const expandingFileModel = model({
  name: 'expanding-file',
  views: {
    // The file bears no name.
    hero: { build: (spec: Spec) => expandingFile(spec), turn: -30, pitch: 26, shows: (look): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => expandingFile(spec, 0.9),
      turn: 24,
      pitch: 44,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap' }),
      alt: ({ pockets, color }) =>
        `An accordion file with ${pockets} pockets from above, ${color === 'multicolor' ? 'its leaves in colors' : color}`,
    },
  },
  alt: ({ brand, color, pockets }) =>
    `${brand} expanding file, ${pockets} pockets, ${color === 'multicolor' ? 'multicolor' : color}, open with papers in it`,
});
