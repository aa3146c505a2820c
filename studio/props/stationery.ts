import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { gloss, matte, metal, paper, plastic } from '../scene/materials.ts';
import { block, group, lathe, plate, rod, times, topDecal, wire } from '../scene/parts.ts';
import { mix } from '../scene/palette.ts';

const HALF_TURN = Math.PI / 2;

/** A ballpoint pen lying on the desk, its tip to the left. */
export function pen(color: string): Group {
  const metalTip = metal('#c9ced3', 0.25);
  const upright = group([
    lathe(
      [
        [0, 0],
        [0.07, 0.05],
        [0.1, 0.5],
        [0.34, 1.7],
      ],
      metalTip,
    ),
    lathe(
      [
        [0.34, 1.7],
        [0.48, 2.3],
        [0.5, 5],
        [0.48, 8],
      ],
      plastic(color),
    ),
    lathe(
      [
        [0.5, 8],
        [0.52, 8.1],
        [0.5, 13],
        [0.42, 13.2],
        [0, 13.2],
      ],
      gloss(color),
    ),
    rod(0.2, 0.2, 1, metalTip, { at: [0, 13.6, 0] }),
    block([0.3, 4.2, 0.12], metalTip, { at: [0, 8.7, 0.62], round: 0.05 }),
  ]);
  upright.rotation.z = HALF_TURN;
  return group([upright]);
}

/** A wood pencil lying on the desk, its tip to the left. */
export function pencil(color = '#f2b632'): Group {
  const upright = group([
    lathe(
      [
        [0, 0],
        [0.09, 0.35],
      ],
      matte('#2b2b2e'),
    ),
    lathe(
      [
        [0.09, 0.35],
        [0.36, 2],
      ],
      paper('#e3bd86'),
    ),
    rod(0.37, 0.37, 13.4, plastic(color), { at: [0, 8.7, 0] }),
    rod(0.4, 0.4, 1.1, metal('#c8b070', 0.3), { at: [0, 15.8, 0] }),
    lathe(
      [
        [0.36, 16.3],
        [0.37, 17],
        [0.28, 17.4],
        [0, 17.45],
      ],
      matte('#e58d95', 0.9),
    ),
  ]);
  upright.rotation.z = HALF_TURN;
  return group([upright]);
}

/** A closed notebook with a cloth cover and an elastic band, lying. */
export function clothBook(color: string, width = 14.5, depth = 21): Group {
  const cover = matte(color, 0.75);
  return group([
    plate([width, 0.28, depth], 0.5, cover),
    block([width - 0.7, 1.3, depth - 0.7], paper('#fbf8f0'), { at: [-0.1, 0.26, 0], round: 0.02 }),
    plate([width, 0.28, depth], 0.5, cover, { at: [0, 1.55, 0] }),
    block([0.3, 1.84, depth], cover, { at: [-width / 2 + 0.15, 0, 0], round: 0.12 }),
    block([0.55, 1.92, depth + 0.12], matte(mix(color, '#000000', 0.35), 0.9), { at: [width / 2 - 1.6, -0.02, 0], round: 0.04 }),
  ]);
}

/** An open spiral notebook: written on, a line of it marked with the highlighter. */
export function openNotebook(): Group {
  const [w, d] = [15, 21];
  const lines = (isWritten: boolean) =>
    print(w, d, (page) => {
      page.fill('#fdfbf5');
      for (const i of times(15, (n) => n)) page.fill('#cfdbe4', [0.06, 0.12 + i * 0.055, 0.88, 0.0022]);
      if (!isWritten) return;
      page.fill('#ffe352', [0.08, 0.25, 0.5, 0.036], 0.005);
      const words = [
        'Monday',
        'Order paper and toner',
        'Book the meeting room',
        'Call the printers',
        '',
        'New chairs for three',
        'Thank-you cards',
      ];
      for (const [i, text] of words.entries())
        if (text !== '')
          page.text(text, [0.09, 0.13 + i * 0.058, 0.8, i === 0 ? 0.042 : 0.032], {
            weight: i === 0 ? 700 : 450,
            color: '#1f4068',
            italic: i > 0,
          });
    });
  const page = (side: -1 | 1) =>
    group(
      [
        plate([w + 0.4, 0.2, d + 0.4], 0.5, matte('#0e5a46', 0.6)),
        block([w, side === 1 ? 0.9 : 0.5, d], paper('#f7f4ec'), { at: [0, 0.2, 0], round: 0.02 }),
        topDecal(w, d, lines(side === -1), { at: [0, side === 1 ? 1.12 : 0.72, 0], rough: 0.92 }),
      ],
      { at: [side * (w / 2 + 0.5), 0, 0] },
    );
  const rings = times(17, (i) => {
    const z = -d / 2 + 1.2 + i * ((d - 2.4) / 16);
    return wire(
      [
        [-0.9, 0.7, z],
        [-0.6, 1.5, z],
        [0.6, 1.8, z],
        [0.9, 1.1, z],
      ],
      0.09,
      metal('#c9ced3', 0.25),
    );
  });
  return group([page(-1), page(1), ...rings]);
}
