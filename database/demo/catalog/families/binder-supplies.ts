import { at, line, pack, type Family } from '../family.ts';

const sheetProtectors: Family = {
  id: 'sheet-protectors',
  category: 'sheet-protectors',
  look: ({ brand, has }) => ({ model: 'sheet-protectors', color: 'clear', brand, isHeavy: has('weight', 'Heavyweight') }),
  voice: 'binderSupplies',
  unit: 'sheet protector',
  cents: 19,
  thrift: 0.88,
  popularity: 760,
  share: 0.8,
  lines: [
    ...line('Stackwell', ['Clearview', 'Safekeep'], 1.1),
    ...line('Brindle', ['Renew'], 1.1, 0.6),
    ...line('Foolscap', [''], 0.74, 0.6),
  ],
  axes: {
    weight: [
      at(1, 'Standard Weight', { spec: 'Standard, 2.0 mil' }),
      at(1.6, 'Heavyweight', { spec: 'Heavyweight, 3.3 mil', says: 'The heavy film stands up to years of leafing.' }),
      at(0.75, 'Economy Weight', { spec: 'Economy, 1.4 mil', weight: 0.6 }),
    ],
    finish: [at(1, 'Clear', { spec: 'Clear' }), at(1, 'Non-Glare', { spec: 'Non-glare', weight: 0.6 })],
    pack: [pack(100, 'Box', '100/Box'), pack(50, 'Box', '50/Box', 0.8), pack(200, 'Box', '200/Box', 0.6)],
  },
  name: '{brand} {series} Sheet Protectors, {weight}, {finish}, 8.5" x 11", {pack}',
  about: [
    'Top-loading sleeves that [keep pages clean and flat|let the print stay on the page], punched for every ring binder.',
    '{units} clear sleeves for letter pages, {weight.spec}: [for manuals, menus and price lists|for what is handled every day].',
  ],
  use: [
    '[The edge is reinforced where the rings go through.|Acid-free and safe for photos.]',
    'Slide the page in from the top; no need to open the rings.',
  ],
  highlights: [
    '{units} for letter pages',
    '{weight.spec}, {finish.lower}',
    'Reinforced edge for 3 rings',
    'Acid-free, does not lift print',
    'Loads from the top',
  ],
  specs: [
    ['Sheet size', '8.5 x 11 in (letter)'],
    ['Weight', '{weight.spec}'],
    ['Finish', '{finish.spec}'],
    ['Holes', '3, fits all ring binders'],
  ],
  synonyms: 'page protectors, plastic sleeves, clear sleeves, punched pockets, poly pockets, plastic wallets',
};

const dividers: Family = {
  id: 'dividers',
  options: { tabs: 'Tabs' },
  category: 'dividers',
  look: ({ brand, tone, has, number, units }) => ({
    model: 'dividers',
    color: tone(),
    brand,
    kind: has('kind', 'Insertable') ? 'insertable' : 'numbered',
    tabs: number('tabs') === 5 ? 5 : 8,
    sets: units === 1 ? 'one' : 'several',
  }),
  voice: 'binderSupplies',
  unit: 'set',
  cents: 229,
  thrift: 0.86,
  popularity: 590,
  share: 0.8,
  lines: [...line('Stackwell', ['Index', 'Clearview'], 1.1), ...line('Brindle', ['Renew'], 1.1, 0.6), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    kind: [at(1, 'Insertable Tab', { spec: 'Insertable tabs' }), at(1.15, 'Numbered Tab', { spec: 'Preprinted numbers', weight: 0.7 })],
    tabs: [at(1, '8-Tab', { spec: '8' }), at(0.75, '5-Tab', { spec: '5' })],
    color: [
      { text: 'Multicolor Tabs', spec: 'Multicolor' },
      { text: 'White Tabs', spec: 'White', weight: 0.6 },
    ],
    pack: [
      pack(1, 'Each', '', 0.8),
      pack(6, 'Pack', '6 Sets/Pack'),
      pack(4, 'Pack', '4 Sets/Pack', 0.6),
      pack(24, 'Box', '24 Sets/Box', 0.3),
    ],
  },
  name: '{brand} {series} Binder Dividers, {tabs}, {kind}, {color}, {pack}',
  about: [
    'Dividers with {tabs.spec} tabs that [find the chapter at once|stay straight in a full binder], {kind.spec}.',
    'A set of {tabs.spec} for [manuals, audits and class|projects, clients and months], on stock that does not curl.',
  ],
  use: ['[Punched for three rings.|The holes are reinforced.]', 'For letter pages; the tabs stand out at the side.'],
  highlights: ['{tabs.spec} tabs a set', '{kind.spec}', '{color.spec} tabs', 'Punched for 3 rings', 'Sturdy stock'],
  specs: [
    ['Tabs', '{tabs.spec}'],
    ['Type', '{kind.spec}'],
    ['Tab color', '{color.spec}'],
    ['Sheet size', '8.5 x 11 in (letter)'],
  ],
  synonyms: 'index tabs, tab dividers, binder tabs, index dividers, subject dividers, tabbed dividers, separators',
};

const expandingFiles: Family = {
  id: 'expanding-files',
  category: 'expanding-files',
  look: ({ brand, tone, number }) => ({ model: 'expanding-file', color: tone(), brand, pockets: number('pockets') === 7 ? 7 : 13 }),
  voice: 'expandingFiles',
  unit: 'file',
  cents: 899,
  popularity: 300,
  share: 1.4,
  lines: [...line('Stackwell', ['Accord', 'Carryall'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    pockets: [at(1, '13-Pocket', { spec: '13' }), at(0.75, '7-Pocket', { spec: '7' })],
    size: [at(1, 'Letter Size', { spec: 'Letter, 12 x 10 in' })],
    closure: [at(1, 'Elastic Closure', { spec: 'Elastic cord' }), at(1.1, 'Flap Closure', { spec: 'Flap', weight: 0.5 })],
    color: [{ text: 'Multicolor' }, { text: 'Black' }, { text: 'Kraft', weight: 0.6, factor: 0.85 }],
    pack: [pack(1), pack(5, 'Box', '5/Box', 0.3)],
  },
  name: '{brand} {series} {pockets} Expanding {?File|Files}, {size}, {closure}, {color}, {pack}',
  about: [
    'An accordion of {pockets.spec} pockets that [carries a year of receipts|keeps a case together], with tabs to write on.',
    'Opens wide, closes flat: {pockets.spec} pockets in {color.lower}, [for bills, months and clients|for what has to travel].',
  ],
  use: ['[The bottom is reinforced.|Stands by itself when open.]', 'Blank and preprinted slips are included.'],
  highlights: ['{pockets.spec} pockets with tabs', '{size.spec}', '{closure.spec} keeps it shut', 'Reinforced gussets'],
  specs: [
    ['Pockets', '{pockets.spec}'],
    ['Size', '{size.spec}'],
    ['Closure', '{closure.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms:
    'accordion file, accordion folder, expandable file, expanding folder, expanding wallet, concertina file, bill organizer, receipt organizer',
};

const laminatingPouches: Family = {
  id: 'laminating-pouches',
  options: { thick: 'Thickness' },
  category: 'laminating-pouches',
  look: ({ brand, has }) => ({ model: 'laminating-pouches', color: 'clear', brand, size: has('size', 'Letter') ? 'letter' : 'card' }),
  colorAxis: 'none',
  voice: 'binderSupplies',
  unit: 'pouch',
  cents: 34,
  thrift: 0.88,
  popularity: 340,
  share: 1.2,
  lines: [...line('Clasp', ['Seal', ''], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    size: [
      at(1, 'Letter Size', { spec: 'Letter, 9 x 11.5 in' }),
      at(0.4, 'Business Card Size', { spec: 'Business card, 2.25 x 3.75 in', weight: 0.6 }),
      at(0.42, 'ID Badge Size', { spec: 'ID badge, 2.63 x 3.88 in', weight: 0.5 }),
    ],
    thick: [
      at(1, '3 mil', { spec: '3 mil' }),
      at(1.4, '5 mil', { spec: '5 mil', says: 'At 5 mil a sign stands up by itself.' }),
      at(2, '10 mil', { spec: '10 mil', weight: 0.3 }),
    ],
    pack: [
      pack(100, 'Pack', '100/Pack'),
      pack(50, 'Pack', '50/Pack', 0.7),
      pack(25, 'Pack', '25/Pack', 0.6),
      pack(200, 'Box', '200/Box', 0.4),
    ],
  },
  name: '{brand} {series} Thermal Laminating Pouches, {size}, {thick}, {pack}',
  about: [
    'Clear pouches that [come out without bubbles|seal all around], {thick.spec} a side, {size.spec}.',
    'Signs, menus and badges [last for years|can be wiped clean] in these: {units} pouches of {thick.spec}.',
  ],
  use: ['[For every thermal laminator that takes the size.|Rounded corners do not catch.]', 'No carrier sheet needed.'],
  highlights: ['{units} pouches, {size.spec}', '{thick.spec} a side, clear and glossy', 'For thermal laminators', 'Rounded corners'],
  specs: [
    ['Size', '{size.spec}'],
    ['Thickness', '{thick.spec}'],
    ['Finish', 'Glossy, clear'],
    ['Sealing', 'Thermal'],
  ],
  synonyms: 'laminating sheets, laminator pouches, laminator sheets, lamination pouches, laminating film, lamination sleeves',
};

export const binderSupplies: readonly Family[] = [sheetProtectors, dividers, expandingFiles, laminatingPouches];
