import { assortedNeedsPieces } from './choices.ts';
import { at, line, of, pack, packs, rare, type Family, type Option } from './family.ts';

const markerColors: readonly Option[] = [...of('Black'), { text: 'Blue', weight: 0.7 }, { text: 'Red', weight: 0.7 }, { text: 'Green', weight: 0.5 }, { text: 'Assorted', weight: 0.8 }, ...rare('Purple', 'Orange', 'Brown')];

const woodPencils: Family = {
  id: 'wood-pencils', category: 'pencils', pictures: ['pencils'], voice: 'pencils', unit: 'pencil', cents: 34, popularity: 1500,
  lines: [...line('Quillmark', ['Schoolhouse', 'Draft'], 1.1), ...line('Foolscap', ['Classic', 'Value'], 0.8), ...line('Cedarline', ['Heritage', 'Natural'], 1.4, 0.6)],
  axes: { lead: [at(1, '#2 HB', { spec: '#2 HB' }), at(1.05, '#2.5 F', { spec: '#2.5 F', weight: 0.3 }), at(1.05, '#1 B', { spec: '#1 B', weight: 0.3 }), at(1.05, '#3 H', { spec: '#3 H', weight: 0.2 })], point: [at(1.08, 'Pre-Sharpened', { says: 'They come sharpened and ready for the first lesson.' }), at(1, 'Unsharpened', { weight: 0.7 })], color: [...of('Yellow'), ...rare('Black', 'Blue', 'Natural', 'Assorted')], pack: [pack(12, 'Pack', 'Dozen'), pack(24, 'Box'), pack(72, 'Box'), pack(144, 'Box', '144/Box', 0.6), pack(500, 'Carton', '500/Carton', 0.2)] },
  name: '{brand} {series} Wood Pencils, {lead}, {point}, {color} Barrel, {pack}',
  about: ['[Hexagonal|Smooth-coated] wood pencils with a bonded {lead} core that [does not break when they fall|sharpens cleanly to a long point].', 'The {series} pencil: real wood, a centered {lead} core and an eraser that [erases|does not smudge].'],
  use: ['[Accepted on bubble-sheet tests.|The right pencil for tests and forms.]', '{units} pencils [for a classroom|for the supply room].'],
  highlights: ['{lead.spec} graphite, bonded against breakage', '{point.spec} with latex-free eraser', 'Wood from managed forests', '{color.spec} lacquered hexagonal barrel'],
  specs: [['Lead', '{lead.spec}'], ['Condition', '{point.spec}'], ['Barrel color', '{color.spec}'], ['Eraser', 'Latex-free'], ['Shape', 'Hexagonal']],
  synonyms: 'pencil number 2 HB test school graphite',
};

const mechanicalPencils: Family = {
  id: 'mechanical-pencils', category: 'mechanical-pencils', pictures: ['mechanical-pencils', 'pencils', 'gel-pens'], voice: 'mechanicalPencils', unit: 'pencil', cents: 160, popularity: 620,
  lines: [...line('Quillmark', ['Caliber', 'Twist'], 1.15), ...line('Foolscap', ['Everyday'], 0.7), ...line('Marlowe', ['Draftsman'], 2.2, 0.4)],
  axes: { lead: [at(1, '0.7 mm', { spec: '0.7 mm' }), at(1, '0.5 mm', { spec: '0.5 mm' }), at(1.05, '0.9 mm', { spec: '0.9 mm', weight: 0.4 })], grip: [{ text: '', spec: 'Ribbed' }, { text: 'Comfort Grip', spec: 'Soft rubber', factor: 1.15, says: 'A soft grip [keeps fingers from slipping|helps on long tests].' }], color: [...of('Black', 'Assorted'), ...rare('Blue', 'Red', 'Purple')], pack: [pack(12, 'Pack', 'Dozen'), pack(2, 'Pack', '2/Pack', 0.4), pack(5, 'Pack', '5/Pack', 0.6), pack(24, 'Pack', '24/Pack', 0.5)] },
  name: '{brand} {series} Mechanical Pencils, {grip}, {lead}, {color} Barrel, {pack}',
  about: ['Mechanical pencils that stay sharp: one click feeds the {lead} lead, [a long eraser turns up from the end|a sleeve guards the tip].', 'The {series} pencil holds three {lead} leads and [feels balanced in the hand|is light enough for small hands].'],
  use: ['Refills with any #2 lead of the same width.', '[For spreadsheets, crosswords and drafts.|Good where pens are not allowed.]'],
  highlights: ['{lead.spec} HB lead, always sharp', '{grip.spec} grip', 'Refillable lead and eraser', 'Three leads loaded'],
  specs: [['Lead width', '{lead.spec}'], ['Grip', '{grip.spec}'], ['Barrel color', '{color.spec}'], ['Refillable', 'Yes']],
  synonyms: 'automatic pencil lead drafting clutch', isMade: assortedNeedsPieces,
};

const coloredPencils: Family = {
  id: 'colored-pencils', category: 'colored-pencils', pictures: ['colored-pencils', 'pencils'], voice: 'coloredPencils', unit: 'pencil', cents: 52, thrift: 0.87, popularity: 300, share: 0.7,
  lines: [...line('Paintbox Lane', ['Junior', 'Studio', 'Atelier'], 1.1), ...line('Foolscap', ['Classroom'], 0.75), ...line('Kite & Crayon', ['Little Hands', 'Bright'], 0.95)],
  axes: { core: [at(1, '3 mm Core', { spec: '3 mm' }), at(1.25, 'Thick 4 mm Core', { spec: '4 mm', weight: 0.6, says: 'The thick core covers large areas quickly and hardly ever breaks.' })], kind: [at(1, ''), at(1.35, 'Watercolor', { says: 'A wet brush turns the strokes into washes.', weight: 0.5 }), at(1.1, 'Erasable', { weight: 0.4 })], color: of('Assorted Colors'), pack: [pack(12, 'Set', '12/Set'), pack(24, 'Set', '24/Set'), pack(36, 'Set', '36/Set'), pack(48, 'Set', '48/Set'), pack(72, 'Set', '72/Set', 0.5), pack(240, 'Box', 'Class Pack of 240', 0.5)] },
  name: '{brand} {series} {kind} Colored Pencils, {core}, {color}, {pack}',
  about: ['[Bright, even color|Soft, rich color] that lays down without pressing and blends from one shade into the next.', 'A set of {units} pencils with pigments that [do not fade on the wall|stay bright on colored paper].'],
  use: ['[For maps, charts and free afternoons.|From first drawings to finished maps.]', 'Sharpened, and in a box that closes.'],
  highlights: ['{units} pencils in assorted colors', '{core.spec} core resists breaking', 'Non-toxic, ready to use', 'Sharpens in any standard sharpener'],
  specs: [['Core', '{core.spec}'], ['Type', '{kind.spec}'], ['Colors', '{color.spec}'], ['Non-toxic', 'Yes']],
  synonyms: 'coloring pencils art school crayons drawing',
};

const permanentMarkers: Family = {
  id: 'permanent-markers', category: 'permanent-markers', pictures: ['markers'], voice: 'markers', unit: 'marker', cents: 138, popularity: 1100,
  lines: [...line('Quillmark', ['Ironclad', 'Dockside'], 1.1), ...line('Foolscap', ['Everyday'], 0.72), ...line('Cairn', ['Jobsite'], 1.3, 0.5)],
  axes: { tip: [at(1, 'Fine Tip', { spec: 'Fine bullet' }), at(1.02, 'Chisel Tip', { spec: 'Chisel', says: 'Turn the chisel tip for thick or thin lines.' }), at(1, 'Ultra-Fine Tip', { spec: 'Ultra-fine' }), at(1.9, 'Jumbo Tip', { spec: 'Jumbo chisel', weight: 0.3 })], color: markerColors, pack: [pack(12, 'Pack', 'Dozen'), pack(4, 'Pack', '4/Pack', 0.6), pack(8, 'Pack', '8/Pack', 0.5), pack(24, 'Box', '24/Box', 0.4), pack(36, 'Box', '36/Box', 0.3)] },
  name: '{brand} {series} Permanent Markers, {tip}, {color}, {pack}',
  about: ['Permanent markers that write on cardboard, plastic, metal and glass, and [stay through rain and rubbing|do not fade in the window].', 'Dark {color.lower} ink that [dries in seconds|holds on slick tape and shrink wrap] and cannot be wiped away.'],
  use: ['[For boxes, shelves and everything that must not be mistaken.|One in every toolbox, two at the packing table.]', 'Low-odor ink that is fit for indoor use.'],
  highlights: ['{tip.spec} tip, {color.lower} ink', 'Writes on cardboard, plastic, glass and metal', 'Water- and fade-resistant', 'Caps that stay on and seal'],
  specs: [['Marker type', 'Permanent'], ['Tip', '{tip.spec}'], ['Ink color', '{color.spec}'], ['Odor', 'Low']],
  synonyms: 'permanent marker shipping label box felt', isMade: assortedNeedsPieces,
};

const dryErase: Family = {
  id: 'dry-erase-markers', category: 'dry-erase-markers', pictures: ['dry-erase-markers', 'markers'], voice: 'boardMarkers', unit: 'marker', cents: 162, popularity: 980,
  lines: [...line('Quillmark', ['ClearBoard', 'Standup'], 1.1), ...line('Foolscap', ['Everyday'], 0.72), ...line('Slatehouse', ['Boardroom'], 1.15, 0.6)],
  axes: { tip: [at(1, 'Chisel Tip', { spec: 'Chisel' }), at(1, 'Bullet Tip', { spec: 'Bullet' }), at(0.95, 'Fine Tip', { spec: 'Fine' })], color: markerColors, pack: [pack(4, 'Pack'), pack(12, 'Pack', 'Dozen'), pack(8, 'Pack', '8/Pack', 0.7), pack(16, 'Pack', '16/Pack', 0.4), pack(36, 'Box', '36/Box', 0.4), pack(96, 'Carton', '96/Carton', 0.15)] },
  name: '{brand} {series} Dry-Erase Markers, {tip}, {color}, {pack}',
  about: ['Dry-erase markers with [bold|strong] {color.lower} ink that reads from the last row and wipes off without ghosts.', 'The {series} marker [goes on dark|does not squeak] and comes off with a dry cloth, even the next morning.'],
  use: ['Low odor, for rooms with closed doors.', '[For whiteboards, glass and laminated charts.|Works on melamine, porcelain and glass.]'],
  highlights: ['{tip.spec} tip with {color.lower} ink', 'Wipes off dry, without ghosting', 'Low-odor ink, safe for classrooms', 'Still writes after 48 hours without its cap'],
  specs: [['Marker type', 'Dry erase'], ['Tip', '{tip.spec}'], ['Ink color', '{color.spec}'], ['Odor', 'Low']],
  synonyms: 'whiteboard marker dry wipe board pen', isMade: assortedNeedsPieces,
};

const washable: Family = {
  id: 'washable-markers', category: 'washable-markers', pictures: ['washable-markers', 'markers'], voice: 'art', unit: 'marker', cents: 58, popularity: 380, share: 0.7,
  lines: [...line('Paintbox Lane', ['Junior', 'Splash'], 1.1), ...line('Kite & Crayon', ['Little Hands', 'Bright'], 0.95), ...line('Foolscap', ['Classroom'], 0.75)],
  axes: { tip: [at(1, 'Broad Tip', { spec: 'Broad' }), at(0.95, 'Fine Tip', { spec: 'Fine' }), at(1.15, 'Brush Tip', { spec: 'Brush', weight: 0.5 })], color: [{ text: 'Classic Colors', spec: 'Assorted classic' }, { text: 'Bold Colors', spec: 'Assorted bold', weight: 0.6 }, { text: 'Skin Tones', spec: 'Assorted skin tones', weight: 0.3 }, { text: 'Pastel Colors', spec: 'Assorted pastel', weight: 0.4 }], pack: [pack(8, 'Set', '8/Set'), pack(10, 'Set', '10/Set'), pack(12, 'Set', '12/Set'), pack(20, 'Set', '20/Set', 0.6), pack(200, 'Box', 'Class Pack of 200', 0.5)] },
  name: '{brand} {series} Washable Markers, {tip}, {color}, {pack}',
  about: ['Washable markers whose color comes out of clothes, off skin and off the table with [soap and water|a damp cloth].', 'Bright, even color for small hands: the {tip.lower} [takes pressure without splaying|stays firm all year].'],
  use: ['[Non-toxic and made for classrooms.|The box goes back on the shelf with every color in its place.]', 'A set holds {units} markers.'],
  highlights: ['{color.spec}, {units} markers', 'Washes out of most fabrics', 'Non-toxic, water-based ink', '{tip.spec} tip that stays firm'],
  specs: [['Marker type', 'Washable'], ['Tip', '{tip.spec}'], ['Colors', '{color.spec}'], ['Non-toxic', 'Yes']],
  synonyms: 'kids school coloring markers felt pens art',
};

const highlighters: Family = {
  id: 'highlighters', category: 'highlighters', pictures: ['highlighters'], voice: 'highlighters', unit: 'highlighter', cents: 98, popularity: 900,
  lines: [...line('Quillmark', ['Gloss', 'Beacon'], 1.1), ...line('Foolscap', ['Everyday'], 0.7), ...line('Marlowe', ['Margin'], 1.5, 0.3)],
  axes: { style: [at(1, 'Tank'), at(0.95, 'Pocket'), at(1.15, 'Retractable', { weight: 0.4, says: 'No cap: a click and the tip is out.' }), at(1.2, 'Gel', { weight: 0.4, says: 'The solid gel stick does not bleed through thin paper.' })], color: [...of('Yellow', 'Assorted'), { text: 'Pink', weight: 0.5 }, { text: 'Green', weight: 0.5 }, { text: 'Orange', weight: 0.5 }, ...rare('Blue', 'Purple', 'Pastel Assorted')], pack: [pack(12, 'Pack', 'Dozen'), pack(4, 'Pack', '4/Pack', 0.7), pack(6, 'Pack', '6/Pack', 0.6), pack(24, 'Box', '24/Box', 0.4), pack(36, 'Box', '36/Box', 0.3)] },
  name: '{brand} {series} {style} Highlighters, Chisel Tip, {color}, {pack}',
  about: ['Fluorescent {color.lower} ink that [lets the text shine through|does not smear gel or inkjet print].', 'The {style.lower} highlighter marks [a word or a whole line|thick or thin] with its chisel tip and [dries before the page turns|stays bright on the file].'],
  use: ['[For contracts, textbooks and long minutes.|A box lasts a study group a term.]', 'Smear-resistant over most pen and printer inks.'],
  highlights: ['{color.spec} fluorescent ink', 'Chisel tip for thick and thin lines', '{style.spec} barrel', 'Does not smear most inks'],
  specs: [['Style', '{style.spec}'], ['Tip', 'Chisel'], ['Color', '{color.spec}'], ['Ink', 'Fluorescent']],
  synonyms: 'highlighter marker fluorescent neon text', isMade: assortedNeedsPieces,
};

const erasers: Family = {
  id: 'erasers', category: 'erasers', pictures: ['erasers'], voice: 'erasers', unit: 'eraser', cents: 78, popularity: 420, share: 0.7,
  lines: [...line('Quillmark', ['CleanSweep', 'Rework'], 1.1), ...line('Foolscap', [''], 0.75), ...line('Cedarline', ['Studio'], 1.3, 0.4)],
  axes: { kind: [at(1, 'Block Erasers', { spec: 'Vinyl block' }), at(0.8, 'Beveled Erasers', { spec: 'Beveled rubber' }), at(0.35, 'Cap Erasers', { spec: 'Pencil cap' }), at(1.6, 'Kneaded Erasers', { spec: 'Kneaded', weight: 0.4, says: 'Knead it to a point and lift graphite and charcoal off the paper.' }), at(2.4, 'Stick Erasers', { spec: 'Retractable stick', weight: 0.5 })], color: [...of('White', 'Pink'), ...rare('Blue', 'Grey', 'Assorted')], size: [at(1, 'Medium', { weight: 0.8 }), at(1.4, 'Large'), at(0.8, 'Small', { weight: 0.4 })], pack: [pack(12, 'Pack'), pack(3, 'Pack', '3/Pack', 0.6), pack(24, 'Box'), pack(144, 'Box', '144/Box', 0.3)] },
  name: '{brand} {series} {kind}, {size}, {color}, {pack}',
  about: ['[Erases cleanly|Lifts graphite] without tearing the paper or leaving a shadow.', 'Soft {color.lower} erasers that [gather their own crumbs|do not harden in the drawer].'],
  use: ['Latex-free, for classrooms.', '[One for every pencil case.|{units} in the pack.]'],
  highlights: ['{kind.spec}, {color.lower}', 'Latex-free and smudge-free', '{size.spec} size', 'Gentle on paper'],
  specs: [['Type', '{kind.spec}'], ['Size', '{size.spec}'], ['Color', '{color.spec}'], ['Latex-free', 'Yes']],
  synonyms: 'rubber eraser correction pencil school',
};

const correctionTape: Family = {
  id: 'correction-tape', category: 'erasers', pictures: ['correction-tape', 'tape'], voice: 'correction', unit: 'dispenser', cents: 265, popularity: 520, share: 0.6,
  lines: [...line('Quillmark', ['Rework'], 1.1), ...line('Foolscap', ['Everyday'], 0.7), ...line('Gripwell', ['Coverline'], 1, 0.6)],
  axes: { length: [at(1, '26 ft', { spec: '1/5 in × 26 ft' }), at(1.25, '39 ft', { spec: '1/5 in × 39 ft' }), at(0.8, 'Mini, 16 ft', { spec: '1/6 in × 16 ft', weight: 0.5 })], color: [...of('Blue', 'White'), ...rare('Assorted', 'Pink')], pack: packs(1, 2, 4, 6, 10) },
  name: '{brand} {series} Correction Tape, {length}, {color} Dispenser, {pack}',
  about: ['Covers a mistake [in one pass|with a dry white film] that can be written on at once.', 'A dry correction tape that [tears cleanly|does not flake when the page is folded].'],
  use: ['[Cover and go on writing.|No drying, no brush, no lumps.]', 'Does not show on photocopies.'],
  highlights: ['{length.spec} of white film', 'Write over it at once', 'Does not show on copies', '{color.spec} dispenser with cap'],
  specs: [['Tape', '{length.spec}'], ['Dispenser color', '{color.spec}'], ['Drying time', 'None']],
  synonyms: 'white out correction fluid mistake tape', isMade: assortedNeedsPieces,
};

export const pencilsAndMarkers: readonly Family[] = [woodPencils, mechanicalPencils, coloredPencils, permanentMarkers, dryErase, washable, highlighters, erasers, correctionTape];

