import { at, line, of, pack, silent, type Family, type Option } from '../family.ts';

const fileColors: readonly Option[] = [...of('Manila'), { text: 'Assorted', weight: 0.8 }, { text: 'Blue', weight: 0.5 }];
const paperSizes: readonly Option[] = [at(1, 'Letter Size', { spec: 'Letter' }), at(1.22, 'Legal Size', { spec: 'Legal', weight: 0.4 })];

/** What holds as much as files that a lever opens. */
const LARGE_RINGS = 'large ring binder';

const binders: Family = {
  id: 'binders',
  options: { width: 'Size' },
  category: 'binders',
  look: ({ brand, tone, units, has, number }) => ({
    model: 'binder',
    color: tone(),
    brand,
    isView: has('cover', 'view'),
    ring: has('ring', /d-ring/i) ? 'd' : 'round',
    inches: number('width'),
    count: units,
  }),
  voice: 'binders',
  unit: 'binder',
  cents: 489,
  popularity: 860,
  share: 1.4,
  lines: [
    ...line('Stackwell', ['Standard', 'Workhorse', 'Bookline'], 1.05),
    ...line('Foolscap', [''], 0.74),
    ...line('Brindle', ['Renew'], 1.2, 0.25),
  ],
  axes: {
    cover: [
      at(1, 'View Binder', { spec: 'Clear overlay', says: 'Slip your own cover and spine under the clear overlay.' }),
      at(0.92, 'Binder', { spec: 'Plain vinyl' }),
      at(1.3, 'Heavy-Duty View Binder', { spec: 'Clear overlay, reinforced hinges' }),
    ],
    ring: [
      at(1, 'Round Ring', { spec: 'Round' }),
      at(1.25, 'D-Ring', { spec: 'D', says: 'D-rings hold a quarter more and let the pages lie flat.' }),
      at(1.5, 'One-Touch D-Ring', { spec: 'D, one-touch', weight: 0.6 }),
    ],
    width: [
      at(1, '1"', { spec: '1 in' }),
      at(1.3, '1.5"', { spec: '1.5 in' }),
      at(1.6, '2"', { spec: '2 in' }),
      at(2.3, '3"', { spec: '3 in', synonyms: LARGE_RINGS }),
      at(0.9, '0.5"', { spec: '0.5 in', weight: 0.6 }),
      at(3.1, '4"', { spec: '4 in', weight: 0.5, synonyms: LARGE_RINGS }),
    ],
    color: [...of('White', 'Black'), { text: 'Blue', weight: 0.6 }, { text: 'Red', weight: 0.5 }, { text: 'Green', weight: 0.5 }],
    pack: [pack(1), pack(4, 'Pack', '4/Pack', 0.5), pack(6, 'Pack', '6/Pack', 0.4), pack(12, 'Carton', '12/Carton', 0.4)],
  },
  name: '{brand} {series} {width} {ring} {cover}, {color}, {pack}',
  about: [
    'A {width} binder with {ring.lower}s that [close without gaps|stay aligned when the binder is full] and covers that [do not stick to toner|keep their shape on the shelf].',
    'For {?a manual, a class or a project|manuals, classes and projects}: {width} {ring.lower}s, {color.lower} covers, pockets inside.',
  ],
  use: ['[Inside pockets hold loose sheets.|The covers do not lift print.]', 'Rings sit on the back cover, so that pages lie flat.'],
  highlights: [
    '{width.spec}, {ring.lower}s',
    'Cover: {cover.spec}',
    'Pockets inside',
    '{color.spec}, for letter paper',
    'Gap-free ring mechanism',
  ],
  specs: [
    ['Ring size', '{width.spec}'],
    ['Ring type', '{ring.spec}'],
    ['Cover', '{cover.spec}'],
    ['Color', '{color.spec}'],
    ['Paper size', 'Letter'],
  ],
  synonyms: 'ring binder, 3 ring binder, three ring binder, ringbinder, loose-leaf binder, view binder',
};

const fileFolders: Family = {
  id: 'file-folders',
  category: 'file-folders',
  look: ({ brand, tone, units, has }) => ({
    model: 'folders',
    color: tone(),
    brand,
    cut: has('tab', '1/3') ? 3 : has('tab', '1/5') ? 5 : 1,
    count: units,
  }),
  voice: 'folders',
  unit: 'folder',
  cents: 38,
  thrift: 0.9,
  popularity: 1300,
  share: 1.2,
  lines: [
    ...line('Stackwell', ['Standard', 'Reinforced'], 1.05),
    ...line('Foolscap', [''], 0.75),
    ...line('Brindle', ['Renew'], 1.15, 0.25),
  ],
  axes: {
    tab: [
      at(1, '1/3-Cut Tab', { spec: '1/3 cut, assorted positions' }),
      at(1.02, '1/5-Cut Tab', { spec: '1/5 cut, assorted positions', weight: 0.6 }),
      at(1.02, 'Straight-Cut Tab', { spec: 'Straight cut', weight: 0.5 }),
    ],
    size: paperSizes,
    ply: [
      silent('Single-ply tab'),
      at(1.3, 'Reinforced Tab', { spec: 'Double-ply tab', weight: 0.7, says: 'Double-ply tabs do not fray after a year of thumbing.' }),
      at(1.9, 'Fastener', { spec: 'Two 2-inch fasteners', weight: 0.4 }),
    ],
    color: fileColors,
    pack: [pack(100, 'Box'), pack(24, 'Pack', '24/Pack', 0.5), pack(50, 'Box', '50/Box', 0.5), pack(500, 'Carton', '500/Carton', 0.2)],
  },
  name: '{brand} {series} File Folders, {ply}, {tab}, {size}, {color}, {pack}',
  about: [
    '{color} folders of 11-point stock that [stand up in the drawer|keep their shape], with tabs in {tab.spec}.',
    '{units} folders, scored to hold up to three quarters of an inch of paper.',
  ],
  use: ['[Write on the tab or use a label.|Color by client, case or year.]', 'Acid-free, so that originals stay as they are.'],
  highlights: ['{units} folders, {size.lower}', 'Tab: {tab.spec}', '{ply.spec}', '{color.spec} 11-point stock'],
  specs: [
    ['Size', '{size.spec}'],
    ['Tab', '{tab.spec}'],
    ['Reinforcement', '{ply.spec}'],
    ['Color', '{color.spec}'],
    ['Stock', '11 point'],
  ],
  synonyms: 'file folder, filing folders, manila folders, manilla folders',
};

const hangingFolders: Family = {
  id: 'hanging-folders',
  category: 'hanging-folders',
  look: ({ brand, tone, units }) => ({
    model: 'hanging-folders',
    color: tone(),
    brand,
    count: units,
  }),
  voice: 'folders',
  unit: 'folder',
  cents: 92,
  thrift: 0.9,
  popularity: 640,
  share: 0.9,
  lines: [
    ...line('Stackwell', ['Standard', 'Reinforced'], 1.05),
    ...line('Foolscap', [''], 0.75),
    ...line('Brindle', ['Renew'], 1.15, 0.25),
  ],
  axes: {
    tab: [at(1, '1/5-Cut Tabs', { spec: '1/5 cut' }), at(1, '1/3-Cut Tabs', { spec: '1/3 cut', weight: 0.7 })],
    size: paperSizes,
    depth: [
      silent('Flat bottom'),
      at(1.7, '2" Box Bottom', { spec: '2 in box bottom', weight: 0.5, says: 'The box bottom stands for thick files.' }),
      at(1.4, '1" Box Bottom', { spec: '1 in box bottom', weight: 0.4 }),
    ],
    color: [
      { text: 'Standard Green', spec: 'Green' },
      { text: 'Forest Green', spec: 'Forest green', weight: 0.5 },
    ],
    pack: [pack(25, 'Box'), pack(50, 'Box', '50/Box', 0.6), pack(10, 'Pack', '10/Pack', 0.4), pack(100, 'Carton', '100/Carton', 0.2)],
  },
  name: '{brand} {series} Hanging File Folders, {depth}, {tab}, {size}, {color}, {pack}',
  about: [
    'Hanging folders with coated rods that [glide on the rail|do not drop off the frame] and tabs that click into place.',
    '{units} hanging folders in {color.lower}, {depth.spec}, with clear tabs and inserts.',
  ],
  use: ['[Fits drawers, frames and file boxes.|Holds several file folders in one place.]', 'Tabs and inserts are in the box.'],
  highlights: ['{units} folders with tabs and inserts', '{size.spec}, {depth.spec}', 'Coated rods slide easily', '{color.spec}'],
  specs: [
    ['Size', '{size.spec}'],
    ['Tabs', '{tab.spec}'],
    ['Bottom', '{depth.spec}'],
    ['Color', '{color.spec}'],
    ['Tabs included', 'Yes'],
  ],
  synonyms: 'hanging files, hanging folders, suspension files, pendaflex, drawer files',
};

const fileBoxes: Family = {
  id: 'storage-boxes',
  options: { size: null },
  category: 'storage-boxes',
  look: ({ brand, tone, units, has }) => ({
    model: 'storage-box',
    color: tone(),
    brand,
    lid: has('lid', 'string') ? 'string' : 'lift-off',
    count: units,
  }),
  voice: 'boxes',
  unit: 'box',
  cents: 590,
  thrift: 0.86,
  popularity: 420,
  lines: [...line('Stackwell', ['Archive', 'Quick-Fold'], 1.05), ...line('Foolscap', [''], 0.74), ...line('Boxwood', ['Keep'], 0.95, 0.25)],
  axes: {
    strength: [
      at(1, 'Medium-Duty', { spec: 'Medium, 550 lb stacking' }),
      at(1.4, 'Heavy-Duty', { spec: 'Heavy, 850 lb stacking', says: 'The double floor carries a full drawer of paper.' }),
      at(0.75, 'Basic-Duty', { spec: 'Basic, 350 lb stacking', weight: 0.7 }),
    ],
    size: [
      at(1, 'Letter/Legal', { spec: '12 x 15 x 10 in' }),
      at(1.5, 'Letter, 24" Deep', { spec: '12 x 24 x 10 in', weight: 0.7 }),
      at(0.85, 'Half-Size', { spec: '12 x 9 x 10 in', weight: 0.3 }),
    ],
    lid: [
      at(1, 'Lift-Off Lid', { spec: 'Lift-off' }),
      at(1.15, 'String & Button', { spec: 'String and button', weight: 0.5 }),
      at(1.2, 'Attached Lid', { spec: 'Attached', weight: 0.4 }),
    ],
    color: [
      { text: 'White', weight: 1 },
      { text: 'Kraft', weight: 0.7 },
      { text: 'White/Blue', weight: 0.4 },
    ],
    pack: [pack(12, 'Carton'), pack(4, 'Pack', '4/Pack', 0.6), pack(10, 'Pack', '10/Pack', 0.5), pack(20, 'Carton', '20/Carton', 0.4)],
  },
  name: '{brand} {series} {strength} File Storage Boxes, {lid}, {size}, {color}, {pack}',
  about: [
    'Storage boxes that fold up [in seconds, without tape|by themselves] and [stack five high|carry by real handles].',
    '{strength} boxes for {size.lower} files: {size.spec}, {lid.lower}, with room to write what is inside.',
  ],
  use: ['[For the archive, the move and the tax year.|Made of 65 percent recycled board.]', 'Ship flat, {units} to the pack.'],
  highlights: ['{units} boxes, {size.spec}', '{strength.spec}', 'No tape needed', 'Lid: {lid.spec}', 'Hand holes on both ends'],
  specs: [
    ['Inside size', '{size.spec}'],
    ['Strength', '{strength.spec}'],
    ['Lid', '{lid.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'bankers boxes, banker box, file boxes, archive boxes, record boxes, document boxes',
};

const plasticBoxes: Family = {
  id: 'plastic-storage',
  category: 'storage-boxes',
  look: ({ brand, tone, units, number }) => ({
    model: 'plastic-tote',
    color: tone('blue'),
    brand,
    quarts: number('volume'),
    count: units,
  }),
  voice: 'totes',
  unit: 'box',
  cents: 1090,
  popularity: 210,
  share: 0.6,
  lines: [...line('Stackwell', ['Clearview', 'Latchline'], 1.05), ...line('Foolscap', [''], 0.74)],
  axes: {
    volume: [
      at(1, '32 qt', { spec: '32 qt' }),
      at(0.6, '6 qt', { spec: '6 qt' }),
      at(1.7, '64 qt', { spec: '64 qt' }),
      at(0.8, '18 qt', { spec: '18 qt' }),
    ],
    lid: [at(1, 'Latching Lid', { spec: 'Latching' }), at(0.9, 'Snap Lid', { spec: 'Snap-on', weight: 0.6 })],
    color: [
      { text: 'Blue Lid', spec: 'Clear with blue lid' },
      { text: 'Graphite Lid', spec: 'Clear with graphite lid' },
    ],
    pack: [pack(1), pack(4, 'Pack', '4/Pack', 0.6), pack(6, 'Pack', '6/Pack', 0.5)],
  },
  name: '{brand} {series} Plastic Storage {?Box|Boxes}, {lid}, {volume}, {color}, {pack}',
  about: [
    'See what is in it, close it, stack it: a {volume.spec} box with a {lid.lower}.',
    'Sturdy clear plastic with a {color.lower} that [keeps dust and damp out|does not crack in the cold].',
  ],
  use: ['[Nests when empty.|Stacks with other sizes of the series.]', 'BPA-free.'],
  highlights: ['{volume.spec}, lid: {lid.spec}', 'Stacks full, nests empty', '{color.spec}', 'BPA-free'],
  specs: [
    ['Volume', '{volume.spec}'],
    ['Lid', '{lid.spec}'],
    ['Color', '{color.spec}'],
    ['Material', 'Polypropylene'],
  ],
  synonyms: 'plastic tote, storage tote, storage bin, plastic bin, plastic container, rubbermaid, sterilite',
};

export const filing: readonly Family[] = [binders, fileFolders, hangingFolders, fileBoxes, plasticBoxes];
