import { at, line, of, pack, rare, type Family, type Option } from '../family.ts';
import { years } from './choices.ts';

const rulings: readonly Option[] = [
  at(1, 'College Ruled', { spec: 'College, 9/32 in' }),
  at(1, 'Wide Ruled', { spec: 'Wide, 11/32 in', weight: 0.7 }),
  at(1.04, 'Graph Ruled', { spec: 'Graph, 4 per inch', weight: 0.4 }),
  at(1.04, 'Dot Grid', { spec: 'Dot grid, 5 mm', weight: 0.3 }),
];
const coverColors: readonly Option[] = [...of('Black', 'Blue', 'Red', 'Green'), ...rare('Purple', 'Teal', 'Kraft')];

const spiral: Family = {
  id: 'spiral-notebooks',
  options: { ruling: 'Ruling', sheets: 'Sheets' },
  category: 'spiral-notebooks',
  look: ({ brand, tone, units, number, has }) => ({
    model: 'notebook',
    brand,
    color: tone(),
    subjects: ([1, 3, 5] as const).find((subjects) => subjects === number('subjects')) ?? 1,
    format: 'full',
    ruling: (['graph', 'dot'] as const).find((word) => has('ruling', word)) ?? 'lined',
    count: ([1, 3, 6, 24] as const).find((count) => count === units) ?? 1,
  }),
  voice: 'notebooks',
  unit: 'notebook',
  cents: 389,
  popularity: 1200,
  share: 1.3,
  lines: [
    ...line('Tallow & Reed', ['Campus', 'Fieldwork'], 1.1),
    ...line('Foolscap', [''], 0.72),
    ...line('Evenfold', ['Second Leaf'], 1.15, 0.15),
  ],
  axes: {
    subjects: [
      at(1, '1-Subject', { spec: '1' }),
      at(1.6, '3-Subject', { spec: '3', says: 'Two pocket dividers keep three subjects apart.' }),
      at(2.1, '5-Subject', { spec: '5', says: 'Four pocket dividers keep five subjects apart.' }),
    ],
    size: [
      at(1, '8" x 10.5"', { spec: '8 x 10.5 in' }),
      at(1.06, '8.5" x 11"', { spec: '8.5 x 11 in' }),
      at(0.8, '6" x 9.5"', { spec: '6 x 9.5 in', weight: 0.5 }),
    ],
    ruling: rulings,
    sheets: [at(1, '80 Sheets', { spec: '80' }), at(0.9, '70 Sheets', { spec: '70', weight: 0.6 }), at(1.2, '100 Sheets', { spec: '100' })],
    color: coverColors,
    pack: [pack(1), pack(3, 'Pack', '3/Pack', 0.5), pack(6, 'Pack', '6/Pack', 0.5), pack(24, 'Case', '24/Case', 0.25)],
  },
  name: '{brand} {series} {subjects} Spiral {?Notebook|Notebooks}, {size}, {ruling}, {sheets}, {color}, {pack}',
  about: [
    'A {subjects.lower} notebook with {sheets.lower} of {ruling.lower} paper that [ink does not bleed through|pens glide on] and a wire that does not snag.',
    'The cover bends but does not crease, and the {ruling.lower} pages [tear out clean along the perforation|turn easily on the coated wire].',
  ],
  use: [
    '[For class, meetings and the kitchen table.|Lies flat and folds back on itself.]',
    'Three holes and perforated pages, so that notes can move to a binder.',
  ],
  highlights: [
    '{sheets.spec} sheets, {ruling.lower}, {size.spec}',
    'Perforated and 3-hole punched',
    'Lock wire that does not snag',
    '{color.spec} water-resistant cover',
    'Paper that does not bleed',
  ],
  specs: [
    ['Sheet size', '{size.spec}'],
    ['Ruling', '{ruling.spec}'],
    ['Sheets', '{sheets.spec}'],
    ['Subjects', '{subjects.spec}'],
    ['Cover color', '{color.spec}'],
    ['Binding', 'Spiral wire'],
  ],
  synonyms: 'wirebound notebook, wire-bound notebook, coil notebook, note book, school notebook',
};

const planners: Family = {
  id: 'planners',
  category: 'planners',
  look: ({ brand, tone, has }) => ({
    model: 'planner',
    brand,
    color: tone(),
    span: has('span', 'weekly') ? 'week' : has('span', 'daily') ? 'day' : 'month',
    edition: 'standard',
  }),
  voice: 'planners',
  unit: 'planner',
  cents: 1750,
  popularity: 420,
  lines: [
    ...line('Tallow & Reed', ['Almanac', 'Daybook', 'Ledger'], 1.1),
    ...line('Foolscap', [''], 0.75),
    ...line('Marlowe', ['Margin'], 1.35, 0.15),
  ],
  axes: {
    span: [
      at(1, 'Weekly & Monthly', { spec: 'Week on two pages' }),
      at(1.3, 'Daily', { spec: 'One page a day', says: 'Every day has a page with hours from 7 to 7.' }),
      at(0.8, 'Monthly', { spec: 'Month on two pages' }),
    ],
    period: [...years(0.6), at(1, 'Undated', { weight: 0.5 })],
    size: [
      at(1, '5" x 8"', { spec: '5 x 8 in' }),
      at(1.3, '8.5" x 11"', { spec: '8.5 x 11 in' }),
      at(1.15, '7" x 9"', { spec: '7 x 9 in' }),
    ],
    color: [...of('Black'), { text: 'Navy', weight: 0.6 }, ...rare('Burgundy', 'Teal', 'Forest')],
    pack: [pack(1)],
  },
  name: '{brand} {series} {span} Planner, {period}, {size}, {color}',
  about: [
    'A {span.lower} planner ({period.spec}) with [room for what was planned and what came instead|wide columns and a margin for to-dos].',
    'The year in {color.lower}: {span.spec}, tabs for the months, and paper that takes ink on both sides.',
  ],
  use: [
    '[Holidays and a three-year overview are printed in front.|With pages for goals, contacts and notes.]',
    'The twin wire lets it fold back to one page.',
  ],
  highlights: ['{span.spec}, {size.spec}', '{period.spec}', 'Laminated monthly tabs', '{color.spec} cover that wipes clean'],
  specs: [
    ['Format', '{span.spec}'],
    ['Dates', '{period.spec}'],
    ['Page size', '{size.spec}'],
    ['Cover color', '{color.spec}'],
    ['Binding', 'Twin wire'],
  ],
  synonyms: 'diary, agenda, appointment book, day planner, daily planner, datebook, organizer, filofax',
};

const flags: Family = {
  id: 'page-flags',
  category: 'sticky-flags',
  look: ({ brand, tone, units, has }) => ({
    model: 'sticky-flags',
    brand,
    color: tone('multicolor'),
    kind: has('kind', 'arrow') ? 'arrows' : has('kind', 'sign') ? 'sign' : has('kind', 'tabs') ? 'tabs' : 'flags',
    count: units,
  }),
  voice: 'flags',
  unit: 'pad',
  cents: 118,
  popularity: 620,
  share: 1.1,
  lines: [...line('Quillmark', ['Marker', 'Index'], 1.1), ...line('Stickleback', ['Marker'], 1.05, 0.3), ...line('Foolscap', [''], 0.72)],
  axes: {
    kind: [
      at(1, 'Page Flags', { spec: 'Flags' }),
      at(1.2, 'Arrow Flags', { spec: 'Arrows', says: 'The arrow points at the very line.' }),
      at(1.5, '"Sign Here" Flags', { spec: 'Printed "Sign here"', weight: 0.5, says: 'Nobody misses the place for the signature.' }),
      at(1.7, 'Durable Tabs', { spec: 'Durable tabs', weight: 0.6 }),
    ],
    width: [
      at(1, '0.5" Wide', { spec: '0.5 in' }),
      at(1.35, '1" Wide', { spec: '1 in' }),
      at(1.6, '2" Wide', { spec: '2 in', weight: 0.3 }),
    ],
    color: [{ text: 'Assorted Colors', spec: 'Assorted' }, ...of('Yellow'), ...rare('Pink', 'Bright Assorted')],
    count: [
      at(1, '50 per Pad', { spec: '50' }),
      at(0.8, '35 per Pad', { spec: '35', weight: 0.6 }),
      at(1.6, '100 per Pad', { spec: '100', weight: 0.5 }),
    ],
    pack: [
      pack(4, 'Pack', '4 Pads/Pack'),
      pack(2, 'Pack', '2 Pads/Pack', 0.6),
      pack(12, 'Pack', '12 Pads/Pack', 0.5),
      pack(24, 'Box', '24 Pads/Box', 0.2),
    ],
  },
  name: '{brand} {series} {kind}, {width}, {color}, {count}, {pack}',
  about: [
    '{kind} that hold [through a stack of revisions|on coated paper, too] and come off without a trace.',
    'Mark the page, the paragraph or the place to sign; the {width.lower} strips [can be written on|move as often as you like].',
  ],
  use: ['[In a dispenser that fits the drawer.|Write on the colored end with pen or pencil.]', 'Each pad holds {count.spec}.'],
  highlights: ['{units} pads of {count.spec}, {width.spec} wide', 'Removes cleanly, sticks again', 'Can be written on', '{color.spec}'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Width', '{width.spec}'],
    ['Colors', '{color.spec}'],
    ['Flags per pad', '{count.spec}'],
  ],
  synonyms: 'sticky flags, sticky tabs, page markers, index flags, tape flags, sign here stickers',
};

const stickyNotes: Family = {
  id: 'sticky-notes',
  category: 'sticky-notes',
  look: ({ brand, tone, units, has }) => ({
    model: 'sticky-notes',
    brand,
    color: tone('yellow'),
    shape: has('size', /^([34])" x \1"/) ? 'square' : 'oblong',
    isLined: has('ruling', 'lined'),
    count: units,
  }),
  voice: 'flags',
  unit: 'pad',
  cents: 145,
  popularity: 1500,
  share: 1.2,
  thrift: 0.88,
  lines: [
    ...line('Quillmark', ['Note', 'Recall', 'Notewell'], 1.1),
    ...line('Stickleback', ['Super'], 1.15, 0.3),
    ...line('Foolscap', [''], 0.7),
  ],
  axes: {
    hold: [
      at(1, ''),
      at(1.25, 'Extra-Sticky', { says: 'The strong adhesive holds on monitors, walls and doors.' }),
      at(1.1, 'Recycled', { weight: 0.4 }),
    ],
    size: [
      at(1, '3" x 3"', { spec: '3 x 3 in' }),
      at(1.45, '4" x 4"', { spec: '4 x 4 in', weight: 0.6 }),
      at(0.6, '1.5" x 2"', { spec: '1.5 x 2 in', weight: 0.7 }),
      at(1.7, '4" x 6"', { spec: '4 x 6 in', weight: 0.5 }),
    ],
    ruling: [at(1, ''), at(1.08, 'Lined', { weight: 0.5 })],
    color: [
      ...of('Yellow'),
      { text: 'Assorted Brights', synonyms: 'neon, bright, assorted colors, multicolor' },
      { text: 'Rose Pastels', weight: 0.6, synonyms: 'pink, rose, pastel' },
    ],
    count: [
      at(1, '100 Sheets/Pad', { spec: '100' }),
      at(0.85, '75 Sheets/Pad', { spec: '75', weight: 0.6 }),
      at(0.7, '50 Sheets/Pad', { spec: '50', weight: 0.4 }),
    ],
    pack: [
      pack(6, 'Pack', '6 Pads/Pack'),
      pack(5, 'Pack', '5 Pads/Pack'),
      pack(12, 'Pack', '12 Pads/Pack'),
      pack(4, 'Pack', '4 Pads/Pack', 0.7),
      pack(24, 'Box', '24 Pads/Box', 0.6),
    ],
  },
  name: '{brand} {series} {hold} Sticky Notes, {size}, {ruling}, {color}, {count}, {pack}',
  about: [
    'Notes that [stick where you put them and peel off clean|stay up until you take them down], {size.spec} each, in {color.lower}.',
    'For [reminders, calls and margins|plans on the wall and questions in the draft]: {units} pads of {count.spec} sheets.',
  ],
  use: ['[Move them as often as you like.|No trace left on paper or glass.]', 'Made with recyclable paper.'],
  highlights: [
    '{units} pads of {count.spec} sheets',
    '{size.spec}, {color.lower}',
    'Sticks again and again',
    'Writes with pen, pencil and marker',
  ],
  specs: [
    ['Size', '{size.spec}'],
    ['Adhesive', '{hold.spec}'],
    ['Ruling', '{ruling.spec}'],
    ['Colors', '{color.spec}'],
    ['Sheets per pad', '{count.spec}'],
  ],
  synonyms: 'post-its, post-it notes, post it, stickies, self-stick notes, adhesive notes, memo notes',
};

export const notebooks: readonly Family[] = [spiral, planners, flags, stickyNotes];
