import { addDays, isoDay } from '../days.ts';
import type { Row } from '../../copy.ts';

/** What visitors of the demo looked for in vain, and how many of them on which of the days before. */
const MISSED: readonly (readonly [
  words: string,
  site: 'dotcom' | 'SBA',
  visitors: readonly (readonly [daysAgo: number, count: number])[],
])[] = [
  [
    'cr2032',
    'dotcom',
    [
      [1, 7],
      [4, 5],
      [9, 6],
      [16, 4],
    ],
  ],
  [
    'window envelopes',
    'SBA',
    [
      [2, 6],
      [5, 4],
      [12, 5],
    ],
  ],
  [
    'window envelopes',
    'dotcom',
    [
      [1, 3],
      [7, 4],
    ],
  ],
  [
    'command strips',
    'dotcom',
    [
      [3, 6],
      [8, 3],
    ],
  ],
  [
    'dish soap',
    'SBA',
    [
      [1, 4],
      [6, 3],
      [13, 3],
    ],
  ],
  [
    'photo paper glossy',
    'dotcom',
    [
      [2, 5],
      [10, 3],
    ],
  ],
  [
    'tn760',
    'SBA',
    [
      [1, 5],
      [3, 3],
    ],
  ],
  [
    'hp 414a',
    'dotcom',
    [
      [2, 4],
      [11, 4],
    ],
  ],
  [
    'ziploc bags',
    'SBA',
    [
      [4, 4],
      [15, 3],
    ],
  ],
  [
    'vacuum',
    'SBA',
    [
      [5, 3],
      [18, 4],
    ],
  ],
  ['pallet jack', 'SBA', [[9, 3]]],
  ['label maker batteries', 'dotcom', [[6, 3]]],
];

export const UNFOUND_COLUMNS = ['day', 'tenant', 'words', 'visitors', 'last_at'] as const;

/** Rows of searches that found nothing, counted as the shop counts them: three visitors of a day at least. */
export function unfoundRows(today: Date): Row[] {
  const AFTERNOON_MS = 15 * 3_600_000;
  return MISSED.flatMap(([words, site, days]) =>
    days.map(([daysAgo, visitors]) => {
      const day = addDays(today, -daysAgo);
      return [isoDay(day), site, words, visitors, new Date(day.getTime() + AFTERNOON_MS).toISOString()];
    }),
  );
}
