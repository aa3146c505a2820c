import type { Flavor } from './flavor-art.ts';

/** The scents of soaps and cleaners. */
export type Scent = 'lemon' | 'lavender' | 'linen' | 'plain' | 'orange' | 'eucalyptus' | 'pine';

const words: Readonly<Record<Scent, string>> = {
  lemon: 'Lemon',
  lavender: 'Lavender',
  linen: 'Fresh Linen',
  plain: 'Unscented',
  orange: 'Orange',
  eucalyptus: 'Eucalyptus',
  pine: 'Pine',
};

const paints: Readonly<Record<Scent, string>> = {
  lemon: '#efc51c',
  lavender: '#8d6bc4',
  linen: '#4da6d9',
  plain: '#5f9fb0',
  orange: '#ee7d22',
  eucalyptus: '#57a88f',
  pine: '#1f6a43',
};

/** A scent as a label writes it. */
export const scentWords = (scent: Scent): string => words[scent];

/** The colour of a scent. */
export const scentPaint = (scent: Scent): string => paints[scent];

/** The picture of a scent. */
export const scentArt = (scent: Scent): Flavor => scent;
