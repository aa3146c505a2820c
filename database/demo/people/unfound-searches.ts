import type { Row } from '../../copy.ts';
import { addDays, isoDay } from '../days.ts';

/** So many visitors of a day, so many days ago. */
type Day = readonly [daysAgo: number, visitors: number];

type Missed = { readonly words: string; readonly site: 'dotcom' | 'SBA'; readonly days: readonly Day[] };

const missed = (words: string, site: Missed['site'], ...days: readonly Day[]): Missed => ({ words, site, days });

/** What people of the demo looked for and the shop has nothing of. */
export const FOUND_NOTHING: readonly Missed[] = [
  missed('hp 414a', 'SBA', [2, 6], [5, 4], [12, 5]),
  missed('hp 414a', 'dotcom', [2, 4], [11, 4]),
  missed('tn760', 'SBA', [1, 5], [3, 3]),
  missed('tylenol', 'SBA', [1, 4], [6, 3], [13, 3]),
  missed('postage stamps', 'dotcom', [4, 4], [15, 3]),
  missed('vacuum', 'SBA', [5, 3], [18, 4]),
  missed('rolling backpack', 'dotcom', [9, 3]),
];

/** What they looked for and were shown only something close of. */
export const FOUND_IN_PART: readonly Missed[] = [
  missed('sharpie', 'dotcom', [1, 9], [2, 6], [7, 8], [14, 5]),
  missed('hon chair', 'SBA', [2, 5], [6, 4], [17, 3]),
  missed('pen refills', 'dotcom', [3, 5], [10, 4]),
  missed('c batteries', 'SBA', [1, 4], [8, 3]),
  missed('stainless steel trash can', 'SBA', [5, 4], [12, 3]),
  missed('pallet of paper', 'SBA', [9, 3]),
];

export const UNFOUND_COLUMNS = ['day', 'tenant', 'words', 'visitors', 'last_at', 'is_in_part'] as const;

const AFTERNOON_MS = 15 * 3_600_000;

/** Rows of searches that fell short before a day, counted as the shop counts them: three visitors of a day at least. */
export function unfoundRows(today: Date): Row[] {
  const rowsOf = (searches: readonly Missed[], isInPart: boolean) =>
    searches.flatMap(({ words, site, days }) =>
      days.map(([daysAgo, visitors]): Row => {
        const day = addDays(today, -daysAgo);
        return [isoDay(day), site, words, visitors, new Date(day.getTime() + AFTERNOON_MS), isInPart];
      }),
    );
  return [...rowsOf(FOUND_NOTHING, false), ...rowsOf(FOUND_IN_PART, true)];
}
