import { at, line, of, pack, rare, silent, singly, type Family, type Option } from '../family.ts';

const toolColors: readonly Option[] = [...of('Black', 'Red'), { text: 'Blue', weight: 0.6 }, ...rare('Teal', 'Silver')];

const staplers: Family = {
  id: 'staplers',
  category: 'staplers',
  look: ({ brand, tone, units, has }) => ({
    model: 'stapler',
    brand,
    color: tone('black'),
    kind: has('style', 'Compact') ? 'compact' : 'full',
    kit: has('kit', 'remover') ? 'remover' : has('kit', 'staples') ? 'staples' : 'none',
    pieces: units === 1 ? 1 : 6,
  }),
  voice: 'staplers',
  unit: 'stapler',
  cents: 1190,
  popularity: 620,
  share: 1.1,
  lines: [...line('Clasp', ['Anvil', 'Pivot', 'Deskmate'], 1.1), ...line('Foolscap', [''], 0.72), ...line('Cairn', ['Jobsite'], 1.4, 0.25)],
  axes: {
    style: [
      at(1, 'Desktop Stapler', { spec: 'Desktop, full strip' }),
      at(0.62, 'Compact Stapler', { spec: 'Compact, half strip', weight: 0.5 }),
      at(1.35, 'Reduced-Effort Stapler', {
        spec: 'Desktop, spring-assisted',
        says: 'A spring does half the work: one finger is enough.',
      }),
    ],
    sheets: [
      at(1, '20-Sheet Capacity', { spec: '20' }),
      at(1.12, '25-Sheet Capacity', { spec: '25' }),
      at(0.9, '15-Sheet Capacity', { spec: '15', weight: 0.6 }),
      at(1.6, '40-Sheet Capacity', { spec: '40', weight: 0.5 }),
    ],
    kit: [
      silent('None'),
      at(1.2, 'with Staples', { spec: '1,250 staples', weight: 0.4 }),
      at(1.3, 'with Remover', { spec: 'Staple remover', weight: 0.3 }),
    ],
    color: toolColors,
    pack: [pack(1), pack(6, 'Box', '6/Box', 0.2)],
  },
  name: '{brand} {series} {style}, {sheets}, {kit}, {color}, {pack}',
  about: [
    'A {style.spec} stapler for up to {sheets.spec} sheets that [does not jam|drives straight] and [sits still on rubber feet|opens flat for the bulletin board].',
    'Metal where it counts: the {series} stapler [closes with a clean clinch|takes standard staples] and goes through {sheets.spec} sheets.',
  ],
  use: [
    '[A stapler for people who would rather not think about staplers.|Ten years on the desk are nothing to it.]',
    'Uses standard 1/4-inch staples.',
  ],
  highlights: [
    'Staples up to {sheets.spec} sheets',
    '{style.spec}, {color.lower}',
    'Jam-free mechanism, all-metal rail',
    'Opens wide to be filled',
    'Non-slip base',
  ],
  specs: [
    ['Type', '{style.spec}'],
    ['Capacity', '{sheets.spec} sheets'],
    ['Color', '{color.spec}'],
    ['Staple size', 'Standard, 1/4 in'],
    ['Included', '{kit.spec}'],
  ],
  synonyms: 'desk stapler, desktop stapler, stapling machine, swingline',
};

const heavyStaplers: Family = {
  id: 'heavy-duty-staplers',
  category: 'staplers',
  look: ({ brand, tone, has }) => ({
    model: 'heavy-stapler',
    brand,
    color: tone('black'),
    drive: has('power', 'Electric') ? 'electric' : 'manual',
  }),
  voice: 'staplers',
  unit: 'stapler',
  cents: 3490,
  popularity: 110,
  share: 0.6,
  lines: [...line('Clasp', ['Anvil Max', 'Foundry'], 1.1), ...line('Foolscap', ['Heavy-Duty'], 0.75)],
  axes: {
    sheets: [
      at(1, '60-Sheet Capacity', { spec: '60' }),
      at(1.4, '100-Sheet Capacity', { spec: '100' }),
      at(2, '160-Sheet Capacity', { spec: '160' }),
      at(2.7, '210-Sheet Capacity', { spec: '210', weight: 0.5 }),
    ],
    power: [at(1, 'Manual'), at(1.9, 'Electric', { weight: 0.6, says: 'It staples by itself as soon as the paper touches the stop.' })],
    color: [...of('Black', 'Silver'), ...rare('Red')],
    pack: singly,
  },
  name: '{brand} {series} {power} Stapler, {sheets}, {color}',
  about: [
    'A {power.lower} stapler for thick sets: {sheets.spec} sheets in one go, with the depth of the staple set on a scale.',
    'For reports, exams and booklets of up to {sheets.spec} sheets, where a desk stapler gives up.',
  ],
  use: ['[The long handle takes the strain.|Belongs beside the copier.]', 'Takes staples from 1/4 to 15/16 inch.'],
  highlights: ['Up to {sheets.spec} sheets', '{power.spec} drive', 'Adjustable paper stop', 'Steel base, {color.lower}'],
  specs: [
    ['Drive', '{power.spec}'],
    ['Capacity', '{sheets.spec} sheets'],
    ['Color', '{color.spec}'],
    ['Throat depth', '2.8 in'],
  ],
  synonyms: 'heavy duty stapler, high-capacity stapler, industrial stapler, thick document stapler',
};

const punches: Family = {
  id: 'hole-punches',
  category: 'hole-punches',
  look: ({ brand, tone, number }) => ({
    model: 'hole-punch',
    brand,
    color: tone('black'),
    holes: number('holes') === 2 ? 2 : 3,
    build: number('sheets') >= 40 ? 'heavy' : 'light',
  }),
  voice: 'punches',
  unit: 'punch',
  cents: 1290,
  popularity: 210,
  lines: [...line('Clasp', ['Aperture', 'Leverline'], 1.1), ...line('Foolscap', [''], 0.72)],
  axes: {
    holes: [at(1, '3-Hole Punch', { spec: '3' }), at(0.7, '2-Hole Punch', { spec: '2' })],
    sheets: [
      at(1, '12-Sheet Capacity', { spec: '12' }),
      at(1.25, '20-Sheet Capacity', { spec: '20' }),
      at(2.2, '40-Sheet Capacity', { spec: '40', weight: 0.5 }),
      at(3.2, '100-Sheet Capacity', { spec: '100', weight: 0.25 }),
    ],
    effort: [
      silent('Standard lever'),
      at(1.3, 'Reduced Effort', { spec: 'Reduced-effort lever', weight: 0.5, says: 'The long lever halves the effort.' }),
    ],
    color: [...of('Black'), ...rare('Red', 'Blue', 'Teal')],
    pack: singly,
  },
  isMade: ({ holes = '', color = '' }) => (holes === '3-Hole Punch') === (color === 'Black' || color === 'Blue'),
  name: '{brand} {series} {effort} {holes}, {sheets}, {color}',
  about: [
    'Punches {sheets.spec} sheets cleanly, with a guide that [puts every hole in the same place|stops the paper where it should].',
    'A steel punch with a tray that [empties without spilling|holds a week of confetti].',
  ],
  use: ['[For binders, case files and lab books.|Locks flat for the drawer.]', 'The base does not slide or scratch.'],
  highlights: [
    '{sheets.spec} sheets at a time',
    'Holes: {holes.spec}',
    'Sliding paper guide',
    'Chip tray opens wide',
    '{color.spec} steel body',
  ],
  specs: [
    ['Holes', '{holes.spec}'],
    ['Capacity', '{sheets.spec} sheets'],
    ['Lever', '{effort.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'hole punch, hole puncher, paper punch, holepunch, perforator',
};

const paperClips: Family = {
  id: 'paper-clips',
  category: 'paper-clips',
  look: ({ brand, tone, units, has }) => ({
    model: 'paper-clips',
    brand,
    color: tone('silver'),
    holder: units === 1 && has('count', 'Tub') ? 'tub' : 'box',
    boxes: units,
  }),
  voice: 'clips',
  unit: 'box',
  cents: 119,
  thrift: 0.88,
  popularity: 900,
  lines: [...line('Clasp', ['Loop'], 1.15), ...line('Foolscap', [''], 0.75), ...line('Evenfold', ['Renew'], 1.2, 0.2)],
  axes: {
    size: [
      at(0.75, '#1 Standard', { spec: '#1, 1.25 in' }),
      at(1.3, 'Jumbo', { spec: 'Jumbo, 2 in' }),
      at(0.7, 'Small #3', { spec: '#3, 0.94 in', weight: 0.4 }),
    ],
    finish: [
      at(1, 'Smooth'),
      at(1.08, 'Nonskid', { says: 'The ridges hold slippery pages together.' }),
      at(1.4, 'Vinyl-Coated', { weight: 0.6 }),
    ],
    color: [...of('Silver'), { text: 'Assorted Colors', spec: 'Assorted', weight: 0.6 }],
    count: [
      at(1, '100/Box', { spec: '100' }),
      at(4, '500/Box', { spec: '500', weight: 0.4 }),
      at(1.9, '200/Tub', { spec: '200', weight: 0.5 }),
    ],
    pack: [
      pack(10, 'Pack', '10 Boxes/Pack'),
      pack(1, 'Each', '', 0.6),
      pack(5, 'Pack', '5 Boxes/Pack', 0.5),
      pack(20, 'Carton', '20 Boxes/Carton', 0.3),
    ],
  },
  name: '{brand} {series} Paper Clips, {size}, {finish}, {color}, {count}, {pack}',
  about: [
    '{finish} steel clips that [spring back|hold without tearing] after [hundreds of uses|a year in the file].',
    '{size} paper clips of galvanized wire for [letters, drafts and receipts|up to 20 sheets].',
  ],
  use: ['[Nobody ever has too many.|A drawer of these lasts a year.]', 'Smooth ends do not scratch photos.'],
  highlights: ['{size.spec}, {finish.lower}', '{count.spec} clips in a box', 'Rust-resistant wire', '{color.spec}'],
  specs: [
    ['Size', '{size.spec}'],
    ['Finish', '{finish.spec}'],
    ['Color', '{color.spec}'],
    ['Clips per box', '{count.spec}'],
    ['Material', 'Steel wire'],
  ],
  synonyms: 'paperclips, paper clip, gem clips',
  isMade: ({ color = '', finish = '' }) => (finish === 'Vinyl-Coated') === (color !== 'Silver'),
};

const scissors: Family = {
  id: 'scissors',
  category: 'scissors',
  look: ({ brand, tone, units, has }) => ({
    model: 'scissors',
    brand,
    color: tone('black'),
    points: brand === 'Kite & Crayon' ? 'round' : 'sharp',
    blade: has('blade', 'Titanium') ? 'titanium' : has('blade', 'Nonstick') ? 'nonstick' : 'steel',
    pairs: units,
  }),
  voice: 'scissors',
  unit: 'pair',
  cents: 720,
  popularity: 540,
  lines: [
    ...line('Clasp', ['Edge', 'Shearline'], 1.1),
    ...line('Foolscap', [''], 0.7),
    ...line('Kite & Crayon', ['Little Hands'], 0.6, 0.4),
    ...line('Cairn', ['Jobsite'], 1.4, 0.25),
  ],
  axes: {
    length: [
      at(1, '8"', { spec: '8 in' }),
      at(0.85, '7"', { spec: '7 in' }),
      at(0.62, '5"', { spec: '5 in', weight: 0.6 }),
      at(1.25, '9"', { spec: '9 in', weight: 0.4 }),
    ],
    blade: [
      at(1, 'Stainless Steel', { spec: 'Stainless steel' }),
      at(1.5, 'Titanium-Bonded', { spec: 'Titanium-bonded steel', says: 'Titanium keeps the edge three times as long.' }),
      at(1.35, 'Nonstick', { spec: 'Nonstick-coated steel', weight: 0.6, says: 'Tape does not stick to the coated blades.' }),
    ],
    handle: [
      at(1, 'Straight Handle', { spec: 'Straight' }),
      at(1.05, 'Bent Handle', { spec: 'Bent, right hand' }),
      at(1.1, 'Left-Handed', { spec: 'Left hand', weight: 0.3 }),
    ],
    color: [...of('Black', 'Red', 'Blue'), ...rare('Teal')],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.6), pack(3, 'Pack', '3/Pack', 0.4), pack(12, 'Pack', '12/Pack', 0.3)],
  },
  name: '{brand} {series} {blade} Scissors, {length}, {handle}, {color}, {pack}',
  about: [
    '{blade} blades that cut [paper, cloth and blister packs|to the very tip] and handles that [do not pinch|fit large and small hands].',
    'A {length.spec} pair with a tension screw, so that the cut stays [clean|true] for years.',
  ],
  use: [
    '[One for the mail room, one for every desk.|For opening, trimming and cutting out.]',
    'The handle is {handle.spec}, with soft inserts.',
  ],
  highlights: ['{length.spec} {blade.lower} blades', 'Handle: {handle.spec}', 'Soft, {color.lower} grips', 'Adjustable tension screw'],
  specs: [
    ['Length', '{length.spec}'],
    ['Blades', '{blade.spec}'],
    ['Handle', '{handle.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'scissor, shears, pair of scissors',
  isMade: ({ brand = '', length = '', blade = '' }) => brand !== 'Kite & Crayon' || (length === '5"' && blade !== 'Titanium-Bonded'),
};

const calculators: Family = {
  id: 'calculators',
  category: 'calculators',
  look: ({ brand, tone, units, has, number }) => ({
    model: 'calculator',
    brand,
    color: tone('black'),
    kind: has('kind', 'Scientific') ? 'scientific' : 'desktop',
    digits: number('digits'),
    pieces: units,
  }),
  voice: 'calculators',
  unit: 'calculator',
  cents: 1190,
  popularity: 190,
  lines: [...line('Kestrel', ['Sum', 'Ledger', 'Counter'], 1.1), ...line('Hexley', ['HX'], 1.1, 0.3), ...line('Foolscap', [''], 0.7)],
  axes: {
    kind: [
      at(1, 'Desktop Calculator', { spec: 'Desktop' }),
      at(1.35, 'Tax Calculator', {
        spec: 'Desktop, tax and markup keys',
        says: 'Tax and markup each have a key of their own.',
      }),
      at(1.4, 'Scientific Calculator', { spec: 'Scientific', says: 'With 240 functions and a two-line display.' }),
    ],
    digits: [
      at(1, '12-Digit', { spec: '12' }),
      at(0.85, '10-Digit', { spec: '10' }),
      at(0.7, '8-Digit', { spec: '8', weight: 0.6 }),
      at(1.3, '14-Digit', { spec: '14', weight: 0.4 }),
    ],
    power: [at(1, 'Dual Power', { spec: 'Solar and battery' }), at(0.9, 'Battery', { spec: 'Battery', weight: 0.4 })],
    color: [...of('Black'), { text: 'White', weight: 0.5 }, { text: 'Blue', weight: 0.5 }, ...rare('Navy', 'Pink')],
    pack: [pack(1), pack(10, 'Box', 'Class Pack of 10', 0.2)],
  },
  name: '{brand} {series} {model} {digits} {kind}, {power}, {color}, {pack}',
  model: { prefix: '', start: 80, step: 10, of: ['line', 'kind', 'digits', 'power'] },
  about: [
    'A {kind.spec} calculator with [large keys|a tilted display] and {digits.spec} digits [that can be read across the desk|that do not run out on year-end totals].',
    'Tax, markup, memory and grand total are one key each on this {digits.lower} model.',
  ],
  use: ['[For counters, books and classrooms.|Keys stay quiet and legible.]', 'Power: {power.spec}.'],
  highlights: [
    '{digits.spec}-digit display',
    '{kind.spec} calculator',
    'Power: {power.spec}',
    'Memory, percent and grand total',
    '{color.spec} housing with rubber feet',
  ],
  specs: [
    ['Model', '{series} {model}'],
    ['Type', '{kind.spec}'],
    ['Digits', '{digits.spec}'],
    ['Power', '{power.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'calculator, adding machine, desk calculator',
  isMade: ({ kind = '', color = '' }) => (kind === 'Scientific Calculator') === ['Navy', 'Pink'].includes(color) || color === 'Black',
};

const binderClips: Family = {
  id: 'binder-clips',
  category: 'paper-clips',
  look: ({ brand, tone, units, has }) => ({
    model: 'binder-clips',
    brand,
    color: tone('black'),
    clips: units,
    holder: has('pack', 'Tub') ? 'tub' : 'box',
  }),
  voice: 'clips',
  unit: 'clip',
  cents: 24,
  thrift: 0.82,
  popularity: 620,
  share: 0.8,
  lines: [...line('Clasp', ['Grip', 'Hold'], 1.1), ...line('Foolscap', [''], 0.72), ...line('Evenfold', ['Renew'], 1.1, 0.3)],
  axes: {
    size: [
      at(1, 'Medium', { spec: 'Medium, 1.25 in' }),
      at(0.7, 'Small', { spec: 'Small, 0.75 in' }),
      at(1.9, 'Large', { spec: 'Large, 2 in' }),
      at(0.5, 'Mini', { spec: 'Mini, 0.5 in', weight: 0.6 }),
    ],
    color: [...of('Black'), { text: 'Assorted Colors', spec: 'Assorted', weight: 0.6 }],
    pack: [
      pack(12, 'Box'),
      pack(24, 'Box'),
      pack(36, 'Pack', '36/Pack', 0.7),
      pack(60, 'Box', '60/Tub', 0.6),
      pack(144, 'Pack', '144/Pack', 0.6),
      pack(288, 'Carton', '288/Carton', 0.3),
    ],
  },
  name: '{brand} {series} Binder Clips, {size}, {color}, {pack}',
  about: [
    '{size} binder clips of spring steel that [hold a report together|grip without marking] and fold flat.',
    'Clips for stacks that paper clips cannot hold: {size.spec} wide, {color.lower}.',
  ],
  use: ['[The handles come off for a neat look.|Good for cables and bags, too.]', '{units} in the pack.'],
  highlights: ['{units} clips, {size.spec}', 'Tempered steel', 'Handles fold flat', '{color.spec}'],
  specs: [
    ['Size', '{size.spec}'],
    ['Color', '{color.spec}'],
    ['Material', 'Tempered steel'],
  ],
  synonyms: 'binder clip, bulldog clips, foldback clips, fold-back clips, clamp clips, butterfly clips',
};

export const deskTools: readonly Family[] = [staplers, heavyStaplers, punches, paperClips, binderClips, scissors, calculators];
