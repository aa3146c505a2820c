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
  Orrery: 'Wall clocks, and the laptops, tablets and monitors that the day is spent in front of.',
  Hearthside: 'Coffee, the filters to brew it with, and bags to keep what is left of lunch.',
  Lintwell: 'Tissue, toilet paper and wipes.',
  Brindle: 'Binders, folders, dividers and sheet protectors with recycled content.',
  Postwood: 'Desks, standing desks and bookcases, and scales for the mail.',
  Purelane: 'Soap, sanitizer, wipes and cleaners.',
  Stickleback: 'Sticky notes, flags, labels and easel pads: what sticks, and comes off again.',
  Slatehouse: 'Whiteboards, their markers, easel pads and stands for screens.',
  'Juniper Row': 'Tea by the bag and coffee by the pod.',
  Inkstead: 'Ink that fits other makers’ printers, and photo paper to use it on.',
  Aldergate: 'Task chairs and executive chairs.',
  Hexley: 'Calculators, laminators, label makers and trash bags.',
  Marlowe: 'Pens, highlighters and planners.',
  Cairn: 'Markers, scissors, staplers and drives for work away from the desk.',
  Tessera: 'Keyboards and mice.',
  Printmoor: 'Toner that fits other makers’ printers, and rolls of thermal labels.',
  Saltmarsh: 'Snacks by the box.',
  Wardwell: 'First aid kits and gloves.',
  Quietline: 'Headsets and webcams for calls.',
  'Kite & Crayon': 'Colored pencils, glue and scissors for classrooms.',
  Halden: 'Filing cabinets, and oil for shredders.',
};

export const BRAND_COLUMNS = ['brand', 'about'] as const;

export function brandRows(): Row[] {
  return Object.entries(BRAND_WORDS);
}
