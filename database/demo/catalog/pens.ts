import { assortedNeedsPieces, inks } from './choices.ts';
import { at, line, pack, type Family, type Option } from './family.ts';

const byTheDozen: readonly Option[] = [pack(12, 'Pack', 'Dozen'), pack(4, 'Pack', '4/Pack', 0.4), pack(24, 'Pack', '24/Pack', 0.5), pack(36, 'Box', '36/Box', 0.5), pack(60, 'Box', '60/Box', 0.3)];
const tips: readonly Option[] = [
  at(1, 'Medium Point, 0.7 mm', { spec: 'Medium, 0.7 mm' }),
  at(1.04, 'Fine Point, 0.5 mm', { spec: 'Fine, 0.5 mm', says: 'The fine tip keeps small handwriting and narrow columns readable.' }),
  at(1.04, 'Bold Point, 1.0 mm', { spec: 'Bold, 1.0 mm', weight: 0.4, says: 'The bold tip lays down a broad, dark line that is easy to read at a distance.' }),
];
const grips: readonly Option[] = [
  { text: '', spec: 'Smooth barrel' },
  { text: 'Cushion Grip', spec: 'Cushioned rubber', factor: 1.12, weight: 0.6, says: 'A cushioned grip takes the strain out of long notes.' },
];

const gelRetractable: Family = {
  id: 'gel-pens-retractable', category: 'gel-pens', pictures: ['gel-pens'], voice: 'pens', unit: 'pen', cents: 215, popularity: 1400, share: 1.4,
  lines: [...line('Quillmark', ['Glide', 'Meridian', 'Tempo'], 1.1), ...line('Foolscap', ['Everyday'], 0.74), ...line('Marlowe', ['Verse'], 1.35, 0.4)],
  axes: { grip: grips, tip: tips, color: inks, pack: byTheDozen },
  name: '{brand} {series} Retractable Gel Pens, {grip}, {tip}, {color} Ink, {pack}',
  about: [
    '{series} gel pens write the moment they touch the page, with {color.lower} ink that [dries before the hand gets there|does not smear under a highlighter|stays dark on cheap paper].',
    'A click and a smooth {color.lower} line: these retractable gel pens [start at once|never need a second stroke] and keep going to the last drop.',
    'Made for people who write all day, these pens pair a [light|balanced] barrel with [quick-drying|smooth] {color.lower} gel ink.',
  ],
  use: ['[A good pen for minutes, forms and signatures.|Good for forms, planners and everything in between.]', '{units} pens [keep a front desk going for months|are enough for a small team].', 'Refills of the same series fit, so the barrel need not be thrown away.'],
  highlights: ['{tip.spec} tip with {color.lower} gel ink', 'Dries in under a second on copy paper', '{grip.spec}', 'Retractable, with a metal clip', 'Acid-free ink that does not fade'],
  specs: [['Pen type', 'Retractable gel'], ['Point', '{tip.spec}'], ['Ink color', '{color.spec}'], ['Grip', '{grip.spec}'], ['Refillable', 'Yes']],
  synonyms: 'gel ink pen click pen writing retractable', isMade: assortedNeedsPieces,
};

const gelStick: Family = {
  id: 'gel-pens-stick', category: 'gel-pens', pictures: ['gel-pens'], voice: 'pens', unit: 'pen', cents: 145, popularity: 900,
  lines: [...line('Quillmark', ['Ripple', 'Clarity'], 1.1), ...line('Foolscap', ['Everyday'], 0.72)],
  axes: { tip: tips, color: inks, pack: byTheDozen },
  name: '{brand} {series} Capped Gel Pens, {tip}, {color} Ink, {pack}',
  about: ['Capped gel pens with a clear barrel, so that you see [how much {color.lower} ink is left|when it is time for the next one].', 'The {series} stick pen puts [smooth|bold] {color.lower} gel ink into a light barrel with a snap-on cap.'],
  use: ['The cap keeps ink off pockets and pencil cases.', 'A favorite [of teachers and note-takers|for journals and planners].', '{units} in the pack: enough to lend a few and never see them again.'],
  highlights: ['{color.spec} gel ink, {tip.spec}', 'Clear barrel shows the ink level', 'Snap-on cap with pocket clip', 'Writes smoothly on coated paper'],
  specs: [['Pen type', 'Capped gel'], ['Point', '{tip.spec}'], ['Ink color', '{color.spec}'], ['Barrel', 'Clear plastic']],
  synonyms: 'gel ink stick pen writing cap', isMade: assortedNeedsPieces,
};

const ballpointStick: Family = {
  id: 'ballpoint-stick', category: 'ballpoint-pens', pictures: ['ballpoint-pens', 'gel-pens'], voice: 'pens', unit: 'pen', cents: 42, popularity: 2600, thrift: 0.86,
  lines: [...line('Quillmark', ['Basic', 'Route'], 1.1), ...line('Foolscap', ['', 'Value'], 0.8)],
  axes: { tip: [at(1, 'Medium Point, 1.0 mm', { spec: 'Medium, 1.0 mm' }), at(1.02, 'Fine Point, 0.7 mm', { spec: 'Fine, 0.7 mm' }), at(1.02, 'Bold Point, 1.6 mm', { spec: 'Bold, 1.6 mm', weight: 0.3 })], color: inks, pack: [pack(12, 'Pack', 'Dozen'), pack(60, 'Box'), pack(144, 'Box', '144/Box', 0.4), pack(500, 'Carton', '500/Carton', 0.2)] },
  name: '{brand} {series} Stick Ballpoint Pens, {tip}, {color} Ink, {pack}',
  about: ['The plain stick pen that [every counter needs|nobody minds losing]: {color.lower} ink, a steady ball and a cap that stays on.', 'A dependable ballpoint with {color.lower} ink that writes [on forms, receipts and carbon copies|a long way on one fill].'],
  use: ['Bought by the box, each pen costs a few cents.', '[Good for reception desks, classrooms and events.|Put a cup of them at the front desk.]'],
  highlights: ['{tip.spec} point, {color.lower} ink', '{units} pens, ready to hand out', 'Presses through carbon forms', 'Vented cap'],
  specs: [['Pen type', 'Stick ballpoint'], ['Point', '{tip.spec}'], ['Ink color', '{color.spec}']],
  synonyms: 'ball point pen stick bulk cheap writing',
};

const ballpointRetractable: Family = {
  id: 'ballpoint-retractable', category: 'ballpoint-pens', pictures: ['ballpoint-pens', 'gel-pens'], voice: 'pens', unit: 'pen', cents: 118, popularity: 1500,
  lines: [...line('Quillmark', ['Courier', 'Axis'], 1.1), ...line('Foolscap', ['Everyday'], 0.75), ...line('Marlowe', ['Clerk'], 1.5, 0.3)],
  axes: { grip: grips, tip: [at(1, 'Medium Point, 1.0 mm', { spec: 'Medium, 1.0 mm' }), at(1.02, 'Fine Point, 0.7 mm', { spec: 'Fine, 0.7 mm' })], color: inks, pack: byTheDozen },
  name: '{brand} {series} Retractable Ballpoint Pens, {grip}, {tip}, {color} Ink, {pack}',
  about: ['A click pen with low-friction {color.lower} ink that [glides more like a gel|needs hardly any pressure].', 'The {series} ballpoint [feels solid in the hand|sits well in the hand] and writes an even {color.lower} line from the first word.'],
  use: ['No cap to lose, no ink on the shirt.', '[A sensible standard pen for the whole office.|One pen for the whole office makes reordering easy.]', 'Comes {pack.spec}, with barrels that match the ink.'],
  highlights: ['Low-friction {color.lower} ink', '{tip.spec} point', '{grip.spec}', 'Click top and pocket clip'],
  specs: [['Pen type', 'Retractable ballpoint'], ['Point', '{tip.spec}'], ['Ink color', '{color.spec}'], ['Grip', '{grip.spec}']],
  synonyms: 'ball point pen click writing', isMade: assortedNeedsPieces,
};

const rollerball: Family = {
  id: 'rollerball', category: 'rollerball-pens', pictures: ['rollerball-pens', 'gel-pens'], voice: 'pens', unit: 'pen', cents: 240, popularity: 500,
  lines: [...line('Quillmark', ['Current', 'Signature'], 1.1), ...line('Marlowe', ['Folio', 'Verse'], 1.5, 0.5), ...line('Foolscap', ['Select'], 0.8)],
  axes: { tip: [at(1, 'Fine Point, 0.7 mm', { spec: 'Fine, 0.7 mm' }), at(1.03, 'Extra-Fine Point, 0.5 mm', { spec: 'Extra-fine, 0.5 mm' })], color: inks, pack: [pack(12, 'Pack', 'Dozen'), pack(3, 'Pack', '3/Pack', 0.6), pack(5, 'Pack', '5/Pack', 0.5), pack(24, 'Box', '24/Box', 0.3)] },
  name: '{brand} {series} Rollerball Pens, {tip}, {color} Ink, {pack}',
  about: ['Liquid {color.lower} ink flows [like a fountain pen\'s|without pressure], and the metal tip keeps the line [crisp|even].', 'A rollerball for letters and signatures: saturated {color.lower} ink, a fine metal tip, a cap that clicks.'],
  use: ['The ink is archival and does not wash out of checks.', '[Best on good paper, where the ink shows what it can do.|At its best on heavier paper.]'],
  highlights: ['Liquid {color.lower} ink, {tip.spec}', 'Fade- and water-resistant for documents', 'Stainless steel tip', 'Window shows the ink supply'],
  specs: [['Pen type', 'Capped rollerball'], ['Point', '{tip.spec}'], ['Ink color', '{color.spec}'], ['Ink', 'Liquid, archival']],
  synonyms: 'roller ball liquid ink pen signature writing', isMade: assortedNeedsPieces,
};

const feltTip: Family = {
  id: 'felt-tip', category: 'felt-tip-pens', pictures: ['felt-tip-pens', 'markers', 'gel-pens'], voice: 'pens', unit: 'pen', cents: 165, popularity: 520,
  lines: [...line('Quillmark', ['Outline', 'Linea'], 1.1), ...line('Paintbox Lane', ['Studio'], 1), ...line('Foolscap', ['Everyday'], 0.75)],
  axes: { tip: [at(1, 'Ultra-Fine Tip, 0.4 mm', { spec: 'Ultra-fine, 0.4 mm' }), at(1, 'Fine Tip, 0.6 mm', { spec: 'Fine, 0.6 mm' }), at(1, 'Medium Tip, 0.8 mm', { spec: 'Medium, 0.8 mm' })], color: inks, pack: [pack(12, 'Pack', 'Dozen'), pack(4, 'Pack', '4/Pack', 0.6), pack(20, 'Pack', '20/Pack', 0.5), pack(48, 'Box', '48/Box', 0.2)] },
  name: '{brand} {series} Felt-Tip Pens, {tip}, {color} Ink, {pack}',
  about: ['Felt-tip pens with a sleeved tip that [keeps its point|does not fray] and {color.lower} ink that stays where it is put.', 'Draw, note, edit: the {series} pen leaves an even {color.lower} line that does not bleed through copy paper.'],
  use: ['[Editors and planners keep one in every pocket.|A pen for plans, lists and margins.]', 'Water-based ink, free of smell.'],
  highlights: ['{tip.spec} tip in a metal sleeve', '{color.spec} water-based ink', 'No bleed-through on 20 lb paper', 'Keeps for 14 days without its cap'],
  specs: [['Pen type', 'Porous point'], ['Point', '{tip.spec}'], ['Ink color', '{color.spec}'], ['Ink', 'Water-based']],
  synonyms: 'fineliner porous point flair drawing pen felt', isMade: assortedNeedsPieces,
};

export const pens: readonly Family[] = [gelRetractable, gelStick, ballpointStick, ballpointRetractable, rollerball, feltTip];

