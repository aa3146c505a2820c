import { at, line, pack, type Family } from '../family.ts';

const legalPads: Family = {
  id: 'legal-pads',
  options: { ruling: 'Ruling', sheets: 'Sheets' },
  category: 'writing-pads',
  look: ({ brand, tone, has, units }) => ({
    model: 'legal-pads',
    color: tone('canary'),
    brand,
    size: has('size', '5 x 8') ? 'junior' : has('size', '14 in') ? 'legal' : 'letter',
    count: ([1, 3, 6, 12] as const).find((count) => count === units) ?? 12,
  }),
  voice: 'pads',
  unit: 'pad',
  cents: 229,
  thrift: 0.86,
  popularity: 1300,
  lines: [
    ...line('Tallow & Reed', ['Docket', 'Brief'], 1.1),
    ...line('Foolscap', [''], 0.74),
    ...line('Evenfold', ['Second Leaf'], 1.15, 0.25),
  ],
  axes: {
    size: [
      at(1, '8.5" x 11.75"', { spec: '8.5 x 11.75 in', synonyms: 'letter size, 8.5 x 11' }),
      at(0.62, '5" x 8"', { spec: '5 x 8 in (junior)', weight: 0.7 }),
      at(1.2, '8.5" x 14"', { spec: '8.5 x 14 in (legal)', weight: 0.6 }),
    ],
    ruling: [at(1, 'Wide Ruled', { spec: 'Wide, 11/32 in' }), at(1, 'Narrow Ruled', { spec: 'Narrow, 1/4 in', weight: 0.4 })],
    color: [{ text: 'Canary' }, { text: 'White', weight: 0.8 }, { text: 'Assorted Pastels', spec: 'Assorted', weight: 0.5, factor: 1.1 }],
    sheets: [at(1, '50 Sheets/Pad', { spec: '50' }), at(0.85, '40 Sheets/Pad', { spec: '40', weight: 0.3 })],
    pack: [
      pack(12, 'Pack', '12 Pads/Pack'),
      pack(6, 'Pack', '6 Pads/Pack', 0.7),
      pack(3, 'Pack', '3 Pads/Pack', 0.6),
      pack(1, 'Each', '', 0.5),
    ],
  },
  name: '{brand} {series} Legal {?Pad|Pads}, {size}, {ruling}, {color}, {sheets}, {pack}',
  about: [
    'Ruled pads in {color.lower} with a red margin and a head that [tears clean|lets go of a page without a fringe].',
    '{sheets.spec} sheets of smooth 16 lb paper to the pad, {ruling.lower}, [for calls, drafts and depositions|for meetings and lists].',
  ],
  use: [
    '[The stiff back lets you write on your knee.|Perforated, so that a page comes off whole.]',
    '[Ink does not feather.|Pens and pencils both glide on it.]',
  ],
  highlights: [
    '{units} {?pad|pads} of {sheets.spec} sheets, {size.spec}',
    '{ruling.spec}',
    'Micro-perforated at the top',
    'Rigid chipboard back',
    'Red left margin',
  ],
  specs: [
    ['Sheet size', '{size.spec}'],
    ['Ruling', '{ruling.spec}'],
    ['Paper color', '{color.spec}'],
    ['Sheets per pad', '{sheets.spec}'],
  ],
  synonyms: 'writing pad, writing pads, note pad, notepad, ruled pad, yellow pad, memo pad, scratch pad, jotter',
  isMade: ({ size = '', color = '', pack: packed = '' }) => !(color.startsWith('Assorted') && (packed === '' || size.includes('14"'))),
};

const indexCards: Family = {
  id: 'index-cards',
  options: { ruling: 'Ruling' },
  category: 'index-cards',
  look: ({ brand, tone, has, units }) => ({
    model: 'index-cards',
    color: tone(),
    brand,
    isRuled: has('ruling', 'Ruled'),
    packs: units > 100 ? 'several' : 'one',
  }),
  voice: 'cards',
  unit: 'card',
  cents: 4,
  thrift: 0.88,
  popularity: 540,
  share: 0.8,
  lines: [...line('Tallow & Reed', ['', 'Recall'], 1.1), ...line('Quillmark', ['Note'], 1.1, 0.5), ...line('Foolscap', [''], 0.74)],
  axes: {
    size: [
      at(1, '3" x 5"', { spec: '3 x 5 in' }),
      at(1.6, '4" x 6"', { spec: '4 x 6 in', weight: 0.8 }),
      at(2.4, '5" x 8"', { spec: '5 x 8 in', weight: 0.5 }),
    ],
    ruling: [at(1, 'Ruled', { spec: 'Ruled on one side' }), at(1, 'Blank', { spec: 'Blank on both sides', weight: 0.7 })],
    color: [
      { text: 'White' },
      { text: 'Assorted Colors', spec: 'Assorted', weight: 0.6, factor: 1.2, says: 'Five colors keep subjects apart.' },
    ],
    pack: [pack(100, 'Pack', '100/Pack'), pack(300, 'Pack', '300/Pack', 0.8), pack(500, 'Pack', '500/Pack', 0.6)],
  },
  name: '{brand} {series} Index Cards, {size}, {ruling}, {color}, {pack}',
  about: [
    'Stiff {size.spec} cards for [speeches, recipes and vocabulary|study, agendas and card files], {units} to the pack.',
    'Cards that [stand up in a box|shuffle without bending], {ruling.spec}, in {color.lower}.',
  ],
  use: ['[Ink and pencil both take well.|They fit every card box of the size.]', 'The cut is even, so that they file straight.'],
  highlights: ['{units} cards, {size.spec}', '{ruling.spec}', '{color.spec}', 'Heavy stock that stays flat'],
  specs: [
    ['Size', '{size.spec}'],
    ['Ruling', '{ruling.spec}'],
    ['Color', '{color.spec}'],
    ['Stock', '110 lb index'],
  ],
  synonyms: 'note cards, notecards, flash cards, flashcards, study cards, record cards, recipe cards',
};

const composition: Family = {
  id: 'composition-notebooks',
  options: { ruling: 'Ruling', sheets: 'Sheets' },
  category: 'composition-notebooks',
  look: ({ brand, tone, units }) => ({
    model: 'composition-notebook',
    color: tone('black'),
    brand,
    count: ([1, 3, 12] as const).find((count) => count === units) ?? 12,
  }),
  voice: 'pads',
  unit: 'notebook',
  cents: 319,
  thrift: 0.87,
  popularity: 640,
  share: 0.8,
  lines: [...line('Tallow & Reed', ['Campus'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    size: [at(1, '9.75" x 7.5"', { spec: '9.75 x 7.5 in' })],
    ruling: [
      at(1, 'Wide Ruled', { spec: 'Wide, 11/32 in' }),
      at(1, 'College Ruled', { spec: 'College, 9/32 in' }),
      at(1.05, 'Graph Ruled', { spec: 'Graph, 5 per inch', weight: 0.4 }),
    ],
    sheets: [at(1, '100 Sheets', { spec: '100' }), at(0.85, '80 Sheets', { spec: '80', weight: 0.5 })],
    color: [
      { text: 'Black Marble', spec: 'Black' },
      { text: 'Blue Marble', spec: 'Blue', weight: 0.5 },
      { text: 'Red Marble', spec: 'Red', weight: 0.4 },
    ],
    pack: [pack(1), pack(3, 'Pack', '3/Pack', 0.6), pack(12, 'Case', '12/Case', 0.7)],
  },
  name: '{brand} {series} Composition {?Notebook|Notebooks}, {size}, {ruling}, {sheets}, {color}, {pack}',
  about: [
    'The marbled classic: {sheets.lower} of {ruling.lower} paper, sewn so that [no page falls out|it lies open by itself].',
    'Stiff boards, a taped spine and {sheets.lower}, {ruling.lower}, [for labs, journals and class|for field notes and logs].',
  ],
  use: [
    '[A plate on the cover for name and subject.|Pages cannot be torn out unnoticed, which auditors like.]',
    'A table of measures is printed inside.',
  ],
  highlights: ['{sheets.spec} sheets, {ruling.lower}', 'Sewn binding, taped spine', '{color.spec} marble cover', 'Name plate on the front'],
  specs: [
    ['Sheet size', '{size.spec}'],
    ['Ruling', '{ruling.spec}'],
    ['Sheets', '{sheets.spec}'],
    ['Cover', '{color.spec} marble'],
    ['Binding', 'Sewn'],
  ],
  synonyms: 'composition book, comp book, marble notebook, lab notebook, exercise book, bound notebook',
};

export const pads: readonly Family[] = [legalPads, indexCards, composition];
