import { at, line, of, pack, rare, type Family, type Option } from './family.ts';

const rulings: readonly Option[] = [at(1, 'College Ruled', { spec: 'College, 9/32 in' }), at(1, 'Wide Ruled', { spec: 'Wide, 11/32 in', weight: 0.7 }), at(1.04, 'Graph Ruled', { spec: 'Graph, 4 per inch', weight: 0.4 }), at(1.04, 'Dot Grid', { spec: 'Dot grid, 5 mm', weight: 0.3 })];
const coverColors: readonly Option[] = [...of('Black', 'Blue', 'Red', 'Green'), ...rare('Purple', 'Teal', 'Yellow', 'Pink')];

const spiral: Family = {
  id: 'spiral-notebooks', category: 'spiral-notebooks', pictures: ['notebook'], voice: 'notebooks', unit: 'notebook', cents: 389, popularity: 1200, share: 1.3,
  lines: [...line('Tallow & Reed', ['Campus', 'Fieldwork'], 1.1), ...line('Foolscap', [''], 0.72), ...line('Evenfold', ['Second Leaf'], 1.15, 0.5)],
  axes: { subjects: [at(1, '1-Subject', { spec: '1' }), at(1.6, '3-Subject', { spec: '3', says: 'Two pocket dividers keep three subjects apart.' }), at(2.1, '5-Subject', { spec: '5', says: 'Four pocket dividers keep five subjects apart.' })], size: [at(1, '8" x 10.5"', { spec: '8 x 10.5 in' }), at(1.06, '8.5" x 11"', { spec: '8.5 x 11 in' }), at(0.8, '6" x 9.5"', { spec: '6 x 9.5 in', weight: 0.5 })], ruling: rulings, sheets: [at(1, '80 Sheets', { spec: '80' }), at(0.9, '70 Sheets', { spec: '70', weight: 0.6 }), at(1.2, '100 Sheets', { spec: '100' })], color: coverColors, pack: [pack(1), pack(3, 'Pack', '3/Pack', 0.5), pack(6, 'Pack', '6/Pack', 0.5), pack(24, 'Case', '24/Case', 0.25)] },
  name: '{brand} {series} {subjects} Spiral {?Notebook|Notebooks}, {size}, {ruling}, {sheets}, {color}, {pack}',
  about: ['A {subjects.lower} notebook with {sheets.lower} of {ruling.lower} paper that [ink does not bleed through|pens glide on] and a wire that does not snag.', 'The cover bends but does not crease, and the {ruling.lower} pages [tear out clean along the perforation|turn easily on the coated wire].'],
  use: ['[For class, meetings and the kitchen table.|Lies flat and folds back on itself.]', 'Three holes and perforated pages, so that notes can move to a binder.'],
  highlights: ['{sheets.spec} sheets, {ruling.lower}, {size.spec}', 'Perforated and 3-hole punched', 'Lock wire that does not snag', '{color.spec} water-resistant cover', 'Paper that does not bleed'],
  specs: [['Sheet size', '{size.spec}'], ['Ruling', '{ruling.spec}'], ['Sheets', '{sheets.spec}'], ['Subjects', '{subjects.spec}'], ['Cover color', '{color.spec}'], ['Binding', 'Spiral wire']],
  synonyms: 'spiral notebook school college wirebound note book',
};

const composition: Family = {
  id: 'composition', category: 'composition-notebooks', pictures: ['composition-notebook', 'notebook'], voice: 'boundBooks', unit: 'notebook', cents: 265, popularity: 620, share: 0.9,
  lines: [...line('Tallow & Reed', ['Primer'], 1.1), ...line('Foolscap', [''], 0.72), ...line('Kite & Crayon', ['Little Hands'], 1, 0.4)],
  axes: { ruling: [...rulings, at(1, 'Unruled', { weight: 0.3 })], sheets: [at(1, '100 Sheets', { spec: '100' }), at(0.9, '80 Sheets', { spec: '80', weight: 0.6 }), at(1.7, '200 Sheets', { spec: '200', weight: 0.3 })], color: [...of('Black Marble'), { text: 'Blue Marble', weight: 0.6 }, { text: 'Red Marble', weight: 0.5 }, ...rare('Green Marble', 'Purple Marble', 'Black', 'Navy')], pack: [pack(1), pack(4, 'Pack', '4/Pack', 0.6), pack(12, 'Pack', '12/Pack', 0.6), pack(48, 'Case', '48/Case', 0.2)] },
  name: '{brand} {series} Composition {?Notebook|Notebooks}, 9.75" x 7.5", {ruling}, {sheets}, {color}, {pack}',
  about: ['The {color.lower} composition book with sewn pages that [stay in|do not fall out in June].', 'A stiff cover, a taped spine and {sheets.lower} of {ruling.lower} paper.'],
  use: ['[Made for lab notes and first essays.|For journals, lab notes and vocabulary.]', 'Class schedule and conversion tables inside the cover.'],
  highlights: ['{sheets.spec} sewn sheets, {ruling.lower}', '{color.spec} hard cover', 'Taped spine', '9.75 x 7.5 in'],
  specs: [['Sheet size', '9.75 x 7.5 in'], ['Ruling', '{ruling.spec}'], ['Sheets', '{sheets.spec}'], ['Cover', '{color.spec}'], ['Binding', 'Sewn']],
  synonyms: 'composition book marble school lab notebook',
};

const journals: Family = {
  id: 'journals', category: 'journals', pictures: ['journal', 'notebook', 'planner'], voice: 'boundBooks', unit: 'journal', cents: 1390, popularity: 340,
  lines: [...line('Tallow & Reed', ['Ledger', 'Commonplace', 'Folio'], 1.1), ...line('Marlowe', ['Margin'], 1.4, 0.5), ...line('Foolscap', ['Bound'], 0.75)],
  axes: { cover: [at(1, 'Hardcover'), at(0.85, 'Softcover'), at(2.2, 'Leather-Grain', { weight: 0.4, says: 'The grained cover takes on a character of its own with use.' }), at(1.15, 'Linen', { weight: 0.5 })], size: [at(1, '5" x 8.25"', { spec: '5 x 8.25 in' }), at(1.35, '7.5" x 9.75"', { spec: '7.5 x 9.75 in' }), at(0.75, '3.5" x 5.5"', { spec: '3.5 x 5.5 in', weight: 0.5 })], ruling: [at(1, 'Ruled'), at(1, 'Dot Grid'), at(1, 'Blank', { weight: 0.5 }), at(1, 'Graph', { weight: 0.4 })], sheets: [at(1, '96 Sheets', { spec: '96' }), at(1.25, '120 Sheets', { spec: '120' }), at(0.85, '72 Sheets', { spec: '72', weight: 0.6 })], color: [...of('Black'), ...rare('Navy', 'Burgundy', 'Forest', 'Grey', 'Tan', 'Teal')], pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.2), pack(5, 'Pack', '5/Pack', 0.15)] },
  name: '{brand} {series} {cover} {?Journal|Journals}, {size}, {ruling}, {sheets}, {color}, {pack}',
  about: ['A {cover.lower} journal in {color.lower} with [cream|ivory] paper of 80 g/m² that fountain pens [get along with|do not feather on].', 'It opens flat at every page, closes with an elastic band and keeps loose notes in the pocket at the back.'],
  use: ['[For meetings, travel and ideas that come at night.|The sort of notebook people take care of.]', 'A ribbon marks the page.'],
  highlights: ['{sheets.spec} sheets, {ruling.lower}, {size.spec}', 'Cover: {cover}, {color}, with elastic band', 'Sewn, opens flat', 'Ribbon and inner pocket'],
  specs: [['Sheet size', '{size.spec}'], ['Ruling', '{ruling.spec}'], ['Sheets', '{sheets.spec}'], ['Cover', '{cover.spec}'], ['Cover color', '{color.spec}'], ['Paper', 'Acid-free, 80 g/m²']],
  synonyms: 'notebook hardcover bullet journal diary writing book',
};

const planners: Family = {
  id: 'planners', category: 'planners', pictures: ['planner'], voice: 'planners', unit: 'planner', cents: 1750, popularity: 420,
  lines: [...line('Tallow & Reed', ['Almanac', 'Daybook', 'Ledger'], 1.1), ...line('Foolscap', [''], 0.75), ...line('Marlowe', ['Margin'], 1.35, 0.4)],
  axes: { span: [at(1, 'Weekly & Monthly', { spec: 'Week on two pages' }), at(1.3, 'Daily', { spec: 'One page a day', says: 'Every day has a page with hours from 7 to 7.' }), at(0.8, 'Monthly', { spec: 'Month on two pages' })], period: [at(1, 'January Start', { spec: '12 months from January' }), at(1, 'Academic Year', { spec: '12 months from July', weight: 0.6 }), at(1, 'Undated', { weight: 0.5 })], size: [at(1, '5" x 8"', { spec: '5 x 8 in' }), at(1.3, '8.5" x 11"', { spec: '8.5 x 11 in' }), at(1.15, '7" x 9"', { spec: '7 x 9 in' })], color: [...of('Black'), { text: 'Navy', weight: 0.6 }, ...rare('Burgundy', 'Teal', 'Rose', 'Grey', 'Forest')], pack: [pack(1)] },
  name: '{brand} {series} {span} Planner, {period}, {size}, {color}',
  about: ['A {span.lower} planner ({period.spec}) with [room for what was planned and what came instead|wide columns and a margin for to-dos].', 'The year in {color.lower}: {span.spec}, tabs for the months, and paper that takes ink on both sides.'],
  use: ['[Holidays and a three-year overview are printed in front.|With pages for goals, contacts and notes.]', 'The twin wire lets it fold back to one page.'],
  highlights: ['{span.spec}, {size.spec}', '{period.spec}', 'Laminated monthly tabs', '{color.spec} cover that wipes clean'],
  specs: [['Format', '{span.spec}'], ['Period', '{period.spec}'], ['Page size', '{size.spec}'], ['Cover color', '{color.spec}'], ['Binding', 'Twin wire']],
  synonyms: 'calendar appointment book agenda diary organizer day planner',
};

const flags: Family = {
  id: 'page-flags', category: 'sticky-flags', pictures: ['sticky-flags'], voice: 'flags', unit: 'pad', cents: 118, popularity: 620, share: 1.1,
  lines: [...line('Stickleback', ['Marker', 'Index'], 1.1), ...line('Foolscap', [''], 0.72), ...line('Clasp', ['Pagefinder'], 1, 0.7)],
  axes: { kind: [at(1, 'Page Flags', { spec: 'Flags' }), at(1.2, 'Arrow Flags', { spec: 'Arrows', says: 'The arrow points at the very line.' }), at(1.5, '"Sign Here" Flags', { spec: 'Printed "Sign here"', weight: 0.5, says: 'Nobody misses the place for the signature.' }), at(1.7, 'Durable Tabs', { spec: 'Durable tabs', weight: 0.6 })], width: [at(1, '0.5" Wide', { spec: '0.5 in' }), at(1.35, '1" Wide', { spec: '1 in' }), at(1.6, '2" Wide', { spec: '2 in', weight: 0.3 })], color: [{ text: 'Assorted Colors', spec: 'Assorted' }, ...of('Yellow', 'Red'), ...rare('Blue', 'Green', 'Orange', 'Pastel Assorted', 'Purple')], count: [at(1, '50 per Pad', { spec: '50' }), at(0.8, '35 per Pad', { spec: '35', weight: 0.6 }), at(1.6, '100 per Pad', { spec: '100', weight: 0.5 })], pack: [pack(4, 'Pack', '4 Pads/Pack'), pack(2, 'Pack', '2 Pads/Pack', 0.6), pack(12, 'Pack', '12 Pads/Pack', 0.5), pack(24, 'Box', '24 Pads/Box', 0.2)] },
  name: '{brand} {series} {kind}, {width}, {color}, {count}, {pack}',
  about: ['{kind} that hold [through a stack of revisions|on coated paper, too] and come off without a trace.', 'Mark the page, the paragraph or the place to sign; the {width.lower} strips [can be written on|move as often as you like].'],
  use: ['[In a dispenser that fits the drawer.|Write on the colored end with pen or pencil.]', 'Each pad holds {count.spec}.'],
  highlights: ['{units} pads of {count.spec}, {width.spec} wide', 'Removes cleanly, sticks again', 'Can be written on', '{color.spec}'],
  specs: [['Type', '{kind.spec}'], ['Width', '{width.spec}'], ['Colors', '{color.spec}'], ['Flags per pad', '{count.spec}']],
  synonyms: 'sticky tabs page marker sign here index flags',
};

export const notebooks: readonly Family[] = [spiral, composition, journals, planners, flags];
