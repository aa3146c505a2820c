import type { Row } from '../../copy.ts';

/** What the demo's brands are known for. Of what they make nothing is said that their items do not bear out. */
const BRAND_WORDS: Readonly<Record<string, string>> = {
  Foolscap: 'Our own label: the everyday version of nearly everything, made to cost less than the brand beside it on the shelf.',
  Clasp: 'Staplers, tape, scissors and clips: what holds a desk together, from a mini stapler to a heavy-duty one.',
  Quillmark: 'Gel pens, pencils and sticky notes for people who still write things down, by the pen or by the case.',
  Kestrel: 'Laptops, monitors, calculators and the accessories around them.',
  Stackwell: 'Binders, folders, boxes and cabinets: a place for every paper, and a label for every place.',
  Parcelry: 'Envelopes, mailers, labels, tape and cushioning for everything that leaves the building.',
  Fernhill: 'Cleaners, bags, soap and paper that keep kitchens, restrooms and desks fit to use.',
  'Tallow & Reed': 'Notebooks, planners, calendars and writing pads on paper that ink sits well on.',
  Northline: 'Copy, printing and specialty paper by the ream and by the case.',
  Oakpoint: 'Coffee, snacks, cups and plates for the breakroom.',
  Harrow: 'Trays, organizers, boards and desk pads that clear a desk and keep it so.',
  Voltway: 'Power strips, cables, batteries and chargers, for whatever has to stay on.',
  Sitwise: 'Chairs, standing desks, mats and footrests for people who sit, and stand, all day.',
  Ardent: 'Printers for desks and workgroups, with the ink and toner made for them.',
  Medley: 'Gloves, first aid and hand care for workplaces that have to be ready.',
  'Lumen Forge': 'Lamps and bulbs to see by, fans and heaters to be comfortable by.',
  Gripwell: 'Tape, glue, rubber bands and pins: small things that have to hold.',
  Brightwater: 'Water, soft drinks and energy drinks by the case.',
  Evenfold: 'Pads, notebooks, envelopes and cups with recycled content.',
  Datum: 'Label makers, postal scales and the machines of a mail room.',
  Cotswell: 'Heavier, finer paper: cardstock, envelopes and presentation sheets for what represents you.',
};

export const BRAND_COLUMNS = ['brand', 'about'] as const;

export function brandRows(): Row[] {
  return Object.entries(BRAND_WORDS);
}
