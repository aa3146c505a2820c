import { assortedNeedsPieces } from './choices.ts';
import { at, line, of, pack, rare, type Family, type Option } from '../family.ts';

const markerColors: readonly Option[] = [...of('Black', 'Assorted'), { text: 'Red', weight: 0.6 }];
const boardColors: readonly Option[] = [
  { text: 'Assorted Colors', spec: 'Assorted' },
  { text: 'Assorted Brights', weight: 0.7 },
  { text: 'Black', weight: 0.12 },
];

const woodPencils: Family = {
  id: 'wood-pencils',
  category: 'pencils',
  look: ({ brand, tone, units, has }) => ({
    model: 'pencils',
    brand,
    color: tone('yellow'),
    point: has('point', /^pre/i) ? 'sharp' : 'blunt',
    count: units,
  }),
  voice: 'pencils',
  unit: 'pencil',
  cents: 34,
  popularity: 1500,
  lines: [
    ...line('Quillmark', ['Schoolhouse', 'Draft', 'Drawing Room'], 1.1),
    ...line('Foolscap', ['Classic', 'Value'], 0.8),
    ...line('Cedarline', ['Heritage'], 1.4, 0.3),
  ],
  axes: {
    lead: [
      at(1, '#2 HB', { spec: '#2 HB' }),
      at(1.05, '#2.5 F', { spec: '#2.5 F', weight: 0.3 }),
      at(1.05, '#1 B', { spec: '#1 B', weight: 0.3 }),
      at(1.05, '#3 H', { spec: '#3 H', weight: 0.2 }),
    ],
    point: [
      at(1.08, 'Pre-Sharpened', { says: 'They come sharpened and ready for the first lesson.' }),
      at(1, 'Unsharpened', { weight: 0.7 }),
    ],
    color: [...of('Yellow'), ...rare('Black', 'Green')],
    pack: [
      pack(12, 'Pack', 'Dozen'),
      pack(24, 'Box'),
      pack(72, 'Box'),
      pack(144, 'Box', '144/Box', 0.6),
      pack(500, 'Carton', '500/Carton', 0.2),
    ],
  },
  name: '{brand} {series} Wood Pencils, {lead}, {point}, {color} Barrel, {pack}',
  about: [
    '[Hexagonal|Smooth-coated] wood pencils with a bonded {lead} core that [does not break when they fall|sharpens cleanly to a long point].',
    'The {series} pencil: real wood, a centered {lead} core and an eraser that [erases|does not smudge].',
  ],
  use: [
    '[Accepted on bubble-sheet tests.|The right pencil for tests and forms.]',
    '{units} pencils [for a classroom|for the supply room].',
  ],
  highlights: [
    '{lead.spec} graphite, bonded against breakage',
    '{point.spec} with latex-free eraser',
    'Wood from managed forests',
    '{color.spec} lacquered hexagonal barrel',
  ],
  specs: [
    ['Lead', '{lead.spec}'],
    ['Condition', '{point.spec}'],
    ['Barrel color', '{color.spec}'],
    ['Eraser', 'Latex-free'],
    ['Shape', 'Hexagonal'],
  ],
  synonyms: 'pencil, number 2 pencils, no. 2 pencils, hb pencils, graphite pencils, lead pencils, ticonderoga',
};

const coloredPencils: Family = {
  id: 'colored-pencils',
  category: 'colored-pencils',
  look: ({ brand, units }) => ({ model: 'colored-pencils', brand, color: 'multicolor', count: units }),
  voice: 'coloredPencils',
  unit: 'pencil',
  cents: 52,
  thrift: 0.87,
  popularity: 300,
  share: 0.7,
  lines: [
    ...line('Quillmark', ['Schoolhouse', 'Studio'], 1.1),
    ...line('Paintbox Lane', ['Junior', 'Atelier'], 1.1, 0.3),
    ...line('Foolscap', ['Classroom'], 0.75),
    ...line('Kite & Crayon', ['Bright'], 0.95, 0.3),
  ],
  axes: {
    core: [
      at(1, '3 mm Core', { spec: '3 mm' }),
      at(1.25, 'Thick 4 mm Core', { spec: '4 mm', weight: 0.6, says: 'The thick core covers large areas quickly and hardly ever breaks.' }),
    ],
    kind: [
      at(1, ''),
      at(1.35, 'Watercolor', { says: 'A wet brush turns the strokes into washes.', weight: 0.5 }),
      at(1.1, 'Erasable', { weight: 0.4 }),
    ],
    color: of('Assorted Colors'),
    pack: [
      pack(12, 'Set', '12/Set'),
      pack(24, 'Set', '24/Set'),
      pack(36, 'Set', '36/Set'),
      pack(48, 'Set', '48/Set'),
      pack(72, 'Set', '72/Set', 0.5),
      pack(240, 'Box', 'Class Pack of 240', 0.5),
    ],
  },
  name: '{brand} {series} {kind} Colored Pencils, {core}, {color}, {pack}',
  about: [
    '[Bright, even color|Soft, rich color] that lays down without pressing and blends from one shade into the next.',
    'A set of {units} pencils with pigments that [do not fade on the wall|stay bright on colored paper].',
  ],
  use: ['[For maps, charts and free afternoons.|From first drawings to finished maps.]', 'Sharpened, and in a box that closes.'],
  highlights: [
    '{units} pencils in assorted colors',
    '{core.spec} core resists breaking',
    'Non-toxic, ready to use',
    'Sharpens in any standard sharpener',
  ],
  specs: [
    ['Core', '{core.spec}'],
    ['Type', '{kind.spec}'],
    ['Colors', '{color.spec}'],
    ['Non-toxic', 'Yes'],
  ],
  synonyms: 'coloring pencils, colour pencils, coloured pencils, pencil crayons, art pencils, drawing pencils, crayola',
};

const permanentMarkers: Family = {
  id: 'permanent-markers',
  category: 'permanent-markers',
  look: ({ brand, tone, units }) => ({ model: 'markers', brand, color: tone('black'), kind: 'permanent', count: units }),
  voice: 'markers',
  unit: 'marker',
  cents: 138,
  popularity: 1100,
  lines: [
    ...line('Quillmark', ['Ironclad', 'Dockside'], 1.1),
    ...line('Foolscap', ['Everyday'], 0.72),
    ...line('Cairn', ['Jobsite'], 1.3, 0.25),
  ],
  axes: {
    tip: [
      at(1, 'Fine Tip', { spec: 'Fine bullet' }),
      at(1.02, 'Chisel Tip', { spec: 'Chisel', says: 'Turn the chisel tip for thick or thin lines.' }),
      at(1, 'Ultra-Fine Tip', { spec: 'Ultra-fine' }),
      at(1.9, 'Jumbo Tip', { spec: 'Jumbo chisel', weight: 0.3 }),
    ],
    color: markerColors,
    pack: [
      pack(12, 'Pack', 'Dozen'),
      pack(4, 'Pack', '4/Pack', 0.6),
      pack(8, 'Pack', '8/Pack', 0.5),
      pack(24, 'Box', '24/Box', 0.4),
      pack(36, 'Box', '36/Box', 0.3),
    ],
  },
  name: '{brand} {series} Permanent Markers, {tip}, {color}, {pack}',
  about: [
    'Permanent markers that write on cardboard, plastic, metal and glass, and [stay through rain and rubbing|do not fade in the window].',
    'Dark {color.lower} ink that [dries in seconds|holds on slick tape and shrink wrap] and cannot be wiped away.',
  ],
  use: [
    '[For boxes, shelves and everything that must not be mistaken.|One in every toolbox, two at the packing table.]',
    'Low-odor ink that is fit for indoor use.',
  ],
  highlights: [
    '{tip.spec} tip, {color.lower} ink',
    'Writes on cardboard, plastic, glass and metal',
    'Water- and fade-resistant',
    'Caps that stay on and seal',
  ],
  specs: [
    ['Marker type', 'Permanent'],
    ['Tip', '{tip.spec}'],
    ['Ink color', '{color.spec}'],
    ['Odor', 'Low'],
  ],
  synonyms: 'sharpies, sharpie, permanent marker, felt tip markers, felt pens, magic markers, laundry markers, indelible markers',
  isMade: assortedNeedsPieces,
};

const dryErase: Family = {
  id: 'dry-erase-markers',
  category: 'dry-erase-markers',
  look: ({ brand, tone, units }) => ({ model: 'markers', brand, color: tone('black'), kind: 'dry-erase', count: units }),
  voice: 'boardMarkers',
  unit: 'marker',
  cents: 162,
  popularity: 980,
  lines: [
    ...line('Quillmark', ['ClearBoard', 'Standup'], 1.1),
    ...line('Foolscap', ['Everyday'], 0.72),
    ...line('Slatehouse', ['Boardroom'], 1.15, 0.3),
  ],
  axes: {
    tip: [at(1, 'Chisel Tip', { spec: 'Chisel' }), at(1, 'Bullet Tip', { spec: 'Bullet' }), at(0.95, 'Fine Tip', { spec: 'Fine' })],
    color: boardColors,
    pack: [
      pack(4, 'Pack'),
      pack(12, 'Pack', 'Dozen'),
      pack(8, 'Pack', '8/Pack', 0.7),
      pack(16, 'Pack', '16/Pack', 0.4),
      pack(36, 'Box', '36/Box', 0.4),
      pack(96, 'Carton', '96/Carton', 0.15),
    ],
  },
  name: '{brand} {series} Dry-Erase Markers, {tip}, {color}, {pack}',
  about: [
    'Dry-erase markers with [bold|strong] {color.lower} ink that reads from the last row and wipes off without ghosts.',
    'The {series} marker [goes on dark|does not squeak] and comes off with a dry cloth, even the next morning.',
  ],
  use: ['Low odor, for rooms with closed doors.', '[For whiteboards, glass and laminated charts.|Works on melamine, porcelain and glass.]'],
  highlights: [
    '{tip.spec} tip with {color.lower} ink',
    'Wipes off dry, without ghosting',
    'Low-odor ink, safe for classrooms',
    'Still writes after 48 hours without its cap',
  ],
  specs: [
    ['Marker type', 'Dry erase'],
    ['Tip', '{tip.spec}'],
    ['Ink color', '{color.spec}'],
    ['Odor', 'Low'],
  ],
  synonyms: 'whiteboard markers, white board markers, dry wipe markers, board markers, board pens, expo markers',
  isMade: assortedNeedsPieces,
};

const highlighters: Family = {
  id: 'highlighters',
  category: 'highlighters',
  look: ({ brand, tone, units, has }) => ({
    model: 'highlighters',
    brand,
    color: tone('yellow'),
    style: (['tank', 'pocket', 'retractable'] as const).find((style) => has('style', style)) ?? 'gel',
    count: units,
  }),
  voice: 'highlighters',
  unit: 'highlighter',
  cents: 98,
  thrift: 0.87,
  popularity: 900,
  lines: [...line('Quillmark', ['Gloss', 'Beacon'], 1.1), ...line('Foolscap', ['Everyday'], 0.7), ...line('Marlowe', ['Margin'], 1.5, 0.2)],
  axes: {
    style: [
      at(1, 'Tank'),
      at(0.95, 'Pocket'),
      at(1.15, 'Retractable', { weight: 0.4, says: 'No cap: a click and the tip is out.' }),
      at(1.2, 'Gel', { weight: 0.4, says: 'The solid gel stick does not bleed through thin paper.' }),
    ],
    color: [...of('Yellow', 'Assorted'), { text: 'Pink', weight: 0.6 }, { text: 'Pastels', spec: 'Mint and other pastels', weight: 0.6 }],
    pack: [
      pack(12, 'Pack', 'Dozen'),
      pack(4, 'Pack', '4/Pack', 0.7),
      pack(6, 'Pack', '6/Pack', 0.6),
      pack(24, 'Box', '24/Box', 0.4),
      pack(36, 'Box', '36/Box', 0.3),
    ],
  },
  name: '{brand} {series} {style} Highlighters, Chisel Tip, {color}, {pack}',
  about: [
    'Fluorescent {color.lower} ink that [lets the text shine through|does not smear gel or inkjet print].',
    'The {style.lower} highlighter marks [a word or a whole line|thick or thin] with its chisel tip and [dries before the page turns|stays bright on the file].',
  ],
  use: [
    '[For contracts, textbooks and long minutes.|A box lasts a study group a term.]',
    'Smear-resistant over most pen and printer inks.',
  ],
  highlights: ['{color.spec} fluorescent ink', 'Chisel tip for thick and thin lines', '{style.spec} barrel', 'Does not smear most inks'],
  specs: [
    ['Style', '{style.spec}'],
    ['Tip', 'Chisel'],
    ['Color', '{color.spec}'],
    ['Ink', 'Fluorescent'],
  ],
  synonyms: 'highlighter pens, hi-liters, text markers, fluorescent markers',
  isMade: assortedNeedsPieces,
};

const erasers: Family = {
  id: 'erasers',
  category: 'erasers',
  look: ({ brand, tone, units }) => ({ model: 'eraser', brand, color: tone('pink'), count: units }),
  voice: 'erasers',
  unit: 'eraser',
  cents: 78,
  popularity: 420,
  share: 0.7,
  lines: [
    ...line('Quillmark', ['CleanSweep', 'Rework'], 1.1),
    ...line('Foolscap', [''], 0.75),
    ...line('Cedarline', ['Studio'], 1.3, 0.25),
  ],
  axes: {
    kind: [
      at(1, 'Block Erasers', { spec: 'Vinyl block' }),
      at(0.9, 'Soft Block Erasers', { spec: 'Soft rubber block' }),
      at(1.3, 'Art Erasers', {
        spec: 'Dust-free vinyl block',
        weight: 0.5,
        says: 'It gathers its own crumbs, so that the drawing stays clean.',
      }),
    ],
    color: [...of('Blue', 'Pink'), ...rare('Black')],
    size: [at(1, 'Medium', { weight: 0.8 }), at(1.4, 'Large'), at(0.8, 'Small', { weight: 0.4 })],
    pack: [pack(12, 'Pack'), pack(3, 'Pack', '3/Pack', 0.6), pack(24, 'Box'), pack(144, 'Box', '144/Box', 0.3)],
  },
  name: '{brand} {series} {kind}, {size}, {color}, {pack}',
  about: [
    '[Erases cleanly|Lifts graphite] without tearing the paper or leaving a shadow.',
    'Soft {color.lower} erasers that [gather their own crumbs|do not harden in the drawer].',
  ],
  use: ['Latex-free, for classrooms.', '[One for every pencil case.|{units} in the pack.]'],
  highlights: ['{kind.spec}, {color.lower}', 'Latex-free and smudge-free', '{size.spec} size', 'Gentle on paper'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Size', '{size.spec}'],
    ['Color', '{color.spec}'],
    ['Latex-free', 'Yes'],
  ],
  synonyms: 'eraser, rubbers, pencil erasers',
};

export const pencilsAndMarkers: readonly Family[] = [woodPencils, coloredPencils, permanentMarkers, dryErase, highlighters, erasers];
