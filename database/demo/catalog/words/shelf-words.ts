import { categories } from '../departments.ts';
import { families } from '../families/families.ts';

/**
 * What people call all that is on some shelves: by the id of a department, a category or a family. Whoever asks for "office furniture" is shown
 * chairs and desks, not what has the word in its name. In the singular, divided by commas; none is the name of a category itself, since what is not
 * carried comes near to those and not to all that is there.
 */
const SHELF_WORDS: readonly (readonly [words: string, shelves: string])[] = [
  ['office furniture, room furniture', 'task-chairs executive-chairs desks standing-desks filing-cabinets bookcases footrests chair-mats'],
  [
    'janitorial supply, janitor supply, custodial supply, janitorial product, janitorial, cleaning and janitorial, facility supply',
    'cleaners disinfecting-wipes paper-towels trash-bags waste-bins toilet-paper hand-soap',
  ],
  ['bathroom supply, restroom supply, washroom supply, toilet supply', 'toilet-paper paper-towels hand-soap air-sprays'],
  ['breakroom supply, break room supply, kitchen supply', 'breakroom paper-towels dish-soap'],
  ['party supply, catering supply', 'cups disposable-plates disposable-cutlery'],
  ['mailing supply, shipping supply, packing supply, packaging supply, mailroom supply', 'mailing-shipping'],
  ['moving supply', 'moving-boxes packing-tape bubble-wrap'],
  ['filing supply, filing product, file supply', 'binders-filing'],
  ['printer supply, printing supply', 'ink-toner'],
  [
    'computer accessory, computer supply, laptop accessory, pc accessory',
    'keyboards mice mouse-pads webcams headsets usb-drives cables monitor-stands',
  ],
  ['desk accessory, desktop accessory, desktop supply', 'desk-organizers letter-trays pen-cups desk-pads staplers tape'],
  ['writing supply, writing instrument, writing utensil', 'pens-pencils-markers'],
  [
    'school supply, classroom supply, teacher supply, back to school, student supply, schoolroom supply',
    'spiral-notebooks composition-notebooks wood-pencils colored-pencils highlighters glue scissors index-cards erasers binders dry-erase-markers',
  ],
  ['art supply, craft supply', 'colored-pencils permanent-markers glue scissors erasers cardstock'],
  [
    'stationery, office stationery, office supply, office essential',
    'copy-paper gel-pens ballpoint-pens spiral-notebooks writing-pads sticky-notes staplers paper-clips',
  ],
  ['meeting room supply, presentation supply, conference room supply', 'boards-presentation dry-erase-markers'],
  ['safety supply, medical supply, first aid supply', 'health-safety'],
  ['paper product, paper goods', 'paper-towels toilet-paper disposable-plates cups'],
  ['office machine, office equipment', 'laser-printers inkjet-printers label-makers shredders laminators'],
  ['lighting, office lighting', 'desk-lamps light-bulbs'],
];

/** Names that a family shares with all that is on the same shelves. */
export function shelfWordsOf(familyId: string): readonly string[] {
  const category = families.find(({ id }) => id === familyId)?.category;
  const department = categories.find(({ id }) => id === category)?.parentId;
  return SHELF_WORDS.flatMap(([words, shelves]) =>
    shelves.split(' ').some((shelf) => shelf === familyId || shelf === category || shelf === department) ? words.split(', ') : [],
  );
}
