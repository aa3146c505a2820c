import { at, line, pack, silent, type Family, type Option } from '../../family.ts';
import { filing } from '../filing.ts';
import { mailing } from '../mailing.ts';

/** A family whose products are of another's kind: the plainest of them, which offices buy most. */
function everyday(from: readonly Family[], kind: string, own: Pick<Family, 'lines' | 'axes' | 'popularity'>): Family {
  const family = from.find(({ id }) => id === kind);
  if (family === undefined) throw new Error(`there is no family ${kind}`);
  const axes = Object.fromEntries(
    Object.entries(family.axes).map(([axis, options]) => [
      axis,
      (own.axes[axis] ?? options.slice(0, 1)).map((option): Option => ({ ...option, kind })),
    ]),
  );
  return { ...family, ...own, id: `${kind}-everyday`, axes };
}

const folders = everyday(filing, 'file-folders', {
  popularity: 9000,
  lines: [...line('Stackwell', ['Everyday']), ...line('Foolscap', ['Everyday'], 0.74, 0.8)],
  axes: {
    ply: [silent('Single-ply tab'), at(1.3, 'Reinforced Tab', { spec: 'Double-ply tab', weight: 0.6 })],
    color: [{ text: 'Manila' }],
    pack: [pack(100, 'Box'), pack(50, 'Box', '50/Box', 0.8), pack(24, 'Pack', '24/Pack', 0.6)],
  },
});

const binders = everyday(filing, 'binders', {
  popularity: 6000,
  lines: [...line('Stackwell', ['Everyday']), ...line('Foolscap', ['Everyday'], 0.74, 0.8)],
  axes: {
    color: [{ text: 'White' }, { text: 'Black', weight: 0.8 }],
    pack: [pack(1), pack(4, 'Pack', '4/Pack', 0.8), pack(12, 'Carton', '12/Carton', 0.5)],
  },
});

const labels = everyday(mailing, 'labels', {
  popularity: 4000,
  lines: [...line('Parcelry', ['Everyday']), ...line('Foolscap', ['Everyday'], 0.74, 0.8)],
  axes: {
    size: [
      { text: '1" x 2-5/8"', spec: '1 x 2-5/8 in, 30 a sheet' },
      { text: '2" x 4"', spec: '2 x 4 in, 10 a sheet', weight: 0.8 },
    ],
    pack: [pack(100, 'Box', '100 Sheets/Box'), pack(25, 'Pack', '25 Sheets/Pack', 0.8), pack(250, 'Box', '250 Sheets/Box', 0.5)],
  },
});

export const everydayThings: readonly Family[] = [folders, binders, labels];
