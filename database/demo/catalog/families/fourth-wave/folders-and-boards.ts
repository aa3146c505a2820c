import { at, line, of, pack, type Family } from '../../family.ts';
import { wordOf } from '../choices.ts';

const pocketFolders: Family = {
  id: 'pocket-folders',
  category: 'pocket-folders',
  look: ({ brand, tone, has }) => ({
    model: 'pocket-folder',
    color: tone('blue'),
    brand,
    hasProngs: has('prongs', 'with Prongs'),
    isPoly: has('material', 'Poly'),
  }),
  options: { prongs: 'Fasteners', material: 'Material' },
  voice: 'pocketFolders',
  unit: 'folder',
  cents: 99,
  thrift: 0.86,
  popularity: 540,
  share: 1.3,
  lines: [...line('Stackwell', ['Portfolio'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    material: [
      at(1, 'Paper', { spec: 'Board' }),
      at(1.7, 'Poly', { spec: 'Polypropylene', weight: 0.6, says: 'Rain and spilled coffee run off.' }),
    ],
    prongs: [{ text: '', spec: 'None' }, at(1.2, 'with Prongs', { spec: 'Three prongs', weight: 0.7 })],
    color: [...of('Blue', 'Assorted Colors'), { text: 'Black', weight: 0.8 }, { text: 'Red', weight: 0.6 }, { text: 'Green', weight: 0.5 }],
    pack: [pack(25, 'Box'), pack(10, 'Pack', '10/Pack', 0.8)],
  },
  name: '{brand} {series} {material} Two-Pocket Folders {prongs}, Letter Size, {color}, {pack}',
  about: [
    'Two pockets hold [forty sheets each|what a meeting needs], letter size, in {color.lower}.',
    'A folder for [reports, proposals and first days|handouts and homework] that keeps papers together.',
  ],
  use: ['[A business card fits into its slot.|Corners stay square.]', 'For sheets of 8-1/2 x 11 inches.'],
  highlights: ['Two pockets, letter size', 'Fasteners: {prongs.spec}', 'Material: {material.spec}', '{pack.spec}'],
  specs: [
    ['Size', 'Letter'],
    ['Pockets', '2'],
    ['Fasteners', '{prongs.spec}'],
    ['Material', '{material.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'pocket folders, two pocket folders, presentation folders, portfolios, twin pocket folders',
  isMade: ({ material = '', prongs = '', pack: packed = '', color = '' }) =>
    material === 'Poly'
      ? prongs === '' && packed === '10/Pack' && color !== 'Green'
      : prongs === '' || (packed === '25/Box' && color !== 'Green'),
};

const photoPaper: Family = {
  id: 'photo-paper',
  category: 'presentation-paper',
  look: ({ brand, says, has }) => ({
    model: 'photo-paper',
    color: 'white',
    brand,
    size: wordOf((words) => says('size') === words, { '4" x 6"': '4" x 6"', '5" x 7"': '5" x 7"', '8.5" x 11"': '8.5" x 11"' } as const),
    finish: has('finish', 'Matte') ? 'Matte' : has('finish', 'Satin') ? 'Satin' : 'Glossy',
  }),
  options: { finish: 'Finish' },
  voice: 'photoPaper',
  unit: 'sheet',
  cents: 42,
  thrift: 0.84,
  popularity: 330,
  share: 1.3,
  lines: [...line('Inkstead', ['Darkroom'], 1.15), ...line('Foolscap', [''], 0.76, 0.6)],
  axes: {
    finish: [
      at(1, 'Glossy', { spec: 'Glossy' }),
      at(0.9, 'Matte', { spec: 'Matte', weight: 0.7 }),
      at(1.05, 'Satin', { spec: 'Satin', weight: 0.5 }),
    ],
    size: [
      at(1, '4" x 6"', { spec: '4 x 6 in' }),
      at(1.4, '5" x 7"', { spec: '5 x 7 in', weight: 0.6 }),
      at(2.3, '8.5" x 11"', { spec: '8-1/2 x 11 in' }),
    ],
    pack: [pack(50, 'Pack', '50 Sheets/Pack'), pack(100, 'Pack', '100 Sheets/Pack', 0.6)],
  },
  name: '{brand} {series} {finish} Photo Paper, {size}, {pack}',
  about: [
    'Heavy paper for photos from the inkjet, {size.spec}, [with colors that stay|dry in a moment].',
    '{finish.spec} paper on which [prints look like those of a lab|faces and skies look right].',
  ],
  use: ['[Prints can be touched at once.|One side is coated.]', 'For inkjet printers.'],
  highlights: ['{size.spec}', '{finish.spec} finish', '66 lb, 10 mil', 'Dry at once'],
  specs: [
    ['Size', '{size.spec}'],
    ['Finish', '{finish.spec}'],
    ['Weight', '66 lb'],
    ['For', 'Inkjet'],
  ],
  synonyms: 'photo papers, photographic paper, picture paper, photo print paper',
  isMade: ({ finish = '', size = '', pack: packed = '' }) => finish === 'Glossy' || (size !== '5" x 7"' && packed === '50 Sheets/Pack'),
};

const boardCleaners: Family = {
  id: 'board-cleaners',
  category: 'board-erasers',
  look: ({ brand, has }) => ({
    model: 'board-cleaner',
    color: 'white',
    brand,
    kind: has('kind', 'Kit') ? 'kit' : has('kind', 'Wipes') ? 'wipes' : 'spray',
  }),
  options: { kind: null },
  voice: 'boardCleaners',
  unit: 'piece',
  cents: 649,
  popularity: 310,
  share: 1.3,
  lines: [...line('Quillmark', ['Clearboard'], 1.1), ...line('Foolscap', [''], 0.76, 0.7)],
  axes: {
    kind: [
      at(1, 'Cleaner Spray, 8 oz', { spec: 'Spray, 8 fl oz' }),
      at(1.4, 'Wipes, 50/Canister', { spec: 'Wipes, 50 in a canister', weight: 0.8 }),
      at(2.1, 'Cleaning Kit', { spec: 'Spray of 8 fl oz, cloth and eraser', weight: 0.7 }),
    ],
    pack: [pack(1), pack(6, 'Case', '6/Case', 0.6)],
  },
  name: '{brand} {series} Whiteboard {kind}, {pack}',
  about: [
    'Takes off what the eraser leaves: [shadows, stains and last week’s plan|ghosts of old words].',
    'For whiteboards of melamine, porcelain and glass: {kind.spec}.',
  ],
  use: ['[Also takes off permanent marker.|It leaves no film.]', 'No ammonia, hardly any smell.'],
  highlights: ['{kind.spec}', 'Takes off ghosts and stains', 'For melamine, porcelain and glass', 'No ammonia'],
  specs: [
    ['Type', '{kind.spec}'],
    ['For', 'Whiteboards'],
    ['Contents', 'Alcohol-based, no ammonia'],
  ],
  synonyms: 'whiteboard cleaners, dry erase cleaners, board sprays, expo cleaner',
};

export const foldersAndBoards: readonly Family[] = [pocketFolders, photoPaper, boardCleaners];
