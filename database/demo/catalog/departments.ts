/** One node of the shop's two levels of categories. Ids are slugs: they stand in the address of the page. */
export type Category = { readonly id: string; readonly parentId: string | null; readonly name: string; readonly description: string };

type Child = readonly [id: string, name: string, description: string];

function department(id: string, name: string, description: string, children: readonly Child[]): Category[] {
  return [
    { id, parentId: null, name, description },
    ...children.map(([childId, childName, childDescription]) => ({
      id: childId,
      parentId: id,
      name: childName,
      description: childDescription,
    })),
  ];
}

/** All departments, each followed by its categories, in the order in which the shop shows them. */
export const categories: readonly Category[] = [
  ...department('paper', 'Paper', 'Copy paper by the ream, case and pallet, and the better sheets for what clients see.', [
    ['copy-paper', 'Copy & Multipurpose Paper', 'The everyday sheet, by the ream and by the case.'],
    ['recycled-paper', 'Recycled Paper', 'Copy paper with 30 to 100 percent recovered fiber.'],
    ['colored-paper', 'Colored Paper', 'Pastels and brights for notices, forms and flyers.'],
    ['cardstock', 'Cardstock', 'Covers, menus, tickets and signs that keep their shape.'],
    ['presentation-paper', 'Laser & Presentation Paper', 'Smooth, bright sheets for proposals and color printing.'],
    ['legal-ledger-paper', 'Legal & Ledger Paper', 'Larger sheets for contracts, spreadsheets and drawings.'],
  ]),
  ...department('pens-pencils-markers', 'Pens, Pencils & Markers', 'Something to write with, for every hand and every surface.', [
    ['gel-pens', 'Gel Pens', 'Smooth, dark lines that dry fast.'],
    ['ballpoint-pens', 'Ballpoint Pens', 'The pen that is always there, by the dozen.'],
    ['pencils', 'Wood Pencils', 'Graphite in cedar, sharpened or not.'],
    ['colored-pencils', 'Colored Pencils', 'Sets for classrooms, maps and sketchbooks.'],
    ['permanent-markers', 'Permanent Markers', 'Marks that stay on cardboard, glass and metal.'],
    ['dry-erase-markers', 'Dry-Erase Markers', 'Dark on the board, gone with a wipe.'],
    ['highlighters', 'Highlighters', 'Fluorescent ink that lets the text through.'],
    ['erasers', 'Erasers', 'For second thoughts.'],
  ]),
  ...department('notebooks-planners', 'Notebooks & Planners', 'Where meetings, lessons and plans are kept.', [
    ['spiral-notebooks', 'Spiral Notebooks', 'One subject or five, ruled as you like.'],
    ['planners', 'Planners & Appointment Books', 'The week at a glance, the year in a bag.'],
    ['sticky-notes', 'Sticky Notes', 'Reminders that stay where you put them.'],
    ['sticky-flags', 'Flags & Page Markers', 'Find the page and the line again.'],
  ]),
  ...department('desk-supplies', 'Desk Supplies', 'The small things that every desk needs.', [
    ['staplers', 'Staplers', 'For two sheets or two hundred.'],
    ['hole-punches', 'Hole Punches', 'Two holes or three, always in the right place.'],
    ['paper-clips', 'Clips & Fasteners', 'Paper clips, jumbo clips and what else holds paper.'],
    ['scissors', 'Scissors & Trimmers', 'Blades for paper, tape and packaging.'],
    ['tape', 'Tape & Dispensers', 'Invisible, double-sided and everything between.'],
    ['glue', 'Glue & Adhesives', 'Sticks, liquids and sprays.'],
    ['desk-organizers', 'Desk Organizers', 'A place for everything within reach.'],
    ['letter-trays', 'Letter Trays', 'In, out and pending.'],
    ['pen-cups', 'Pen Cups & Holders', 'Pens where you look for them.'],
    ['desk-pads', 'Desk Pads', 'A soft, clean surface to work on.'],
    ['calculators', 'Calculators', 'Desktop and scientific.'],
  ]),
  ...department('binders-filing', 'Binders & Filing', 'Keep it, find it, move it.', [
    ['binders', 'Binders', 'Round and D-rings, half an inch to four.'],
    ['file-folders', 'File Folders', 'Manila and color, letter and legal.'],
    ['hanging-folders', 'Hanging Folders', 'Folders with tabs for drawers and frames.'],
    ['storage-boxes', 'Storage Boxes', 'Boxes for files, archives and moves.'],
  ]),
  ...department('ink-toner', 'Ink & Toner', 'Cartridges that fit, with the page yield said plainly.', [
    ['black-toner', 'Black Toner', 'Laser cartridges in standard and high yield.'],
    ['color-toner', 'Color Toner', 'Cyan, magenta and yellow for color lasers.'],
    ['ink-cartridges', 'Ink Cartridges', 'Single inks and combination packs.'],
  ]),
  ...department('office-machines', 'Printers & Office Machines', 'What prints, shreds, seals and labels.', [
    ['laser-printers', 'Laser Printers', 'Fast black-and-white and color for work groups.'],
    ['inkjet-printers', 'Inkjet Printers', 'All-in-ones for the small office.'],
    ['label-makers', 'Label Makers', 'Names on shelves, cables and folders.'],
    ['shredders', 'Shredders', 'Strip, cross and micro cut.'],
    ['laminators', 'Laminators', 'Signs and cards that last.'],
    ['machine-supplies', 'Machine Supplies', 'Oil, sleeves and what else keeps machines running.'],
  ]),
  ...department('technology', 'Technology', 'Computers and everything that is plugged into them.', [
    ['laptops', 'Laptops', 'For the desk, the sofa and the train.'],
    ['tablets', 'Tablets', 'Notes, forms and signatures on the go.'],
    ['desktop-computers', 'Desktop Computers', 'Towers and small PCs for offices.'],
    ['monitors', 'Monitors', 'From 22 to 34 inches.'],
    ['keyboards', 'Keyboards', 'Quiet, full-size, compact and ergonomic.'],
    ['mice', 'Mice', 'Wired and wireless, for either hand.'],
    ['webcams', 'Webcams', 'Be seen clearly in every call.'],
    ['headsets', 'Headsets', 'Hear and be heard in a busy room.'],
    ['usb-drives', 'USB Drives & Storage', 'Carry files, back up, hand over.'],
    ['cables', 'Cables & Adapters', 'The right plug at both ends.'],
    ['power-strips', 'Power Strips & Surge Protectors', 'More outlets and peace of mind.'],
    ['batteries', 'Batteries', 'Alkaline, lithium and rechargeable.'],
  ]),
  ...department('furniture', 'Furniture', 'Places to sit, work and keep things.', [
    ['task-chairs', 'Task & Mesh Chairs', 'Chairs for people who sit all day.'],
    ['executive-chairs', 'Executive Chairs', 'High backs and soft arms.'],
    ['desks', 'Desks', 'Writing desks and computer desks.'],
    ['standing-desks', 'Height-Adjustable Desks', 'Sit in the morning, stand after lunch.'],
    ['filing-cabinets', 'Filing Cabinets', 'Vertical and mobile.'],
    ['bookcases', 'Bookcases & Shelving', 'Room for books, binders and plants.'],
  ]),
  ...department('lighting-climate', 'Lighting & Climate', 'Good light, fresh air.', [
    ['desk-lamps', 'Desk Lamps', 'Light where the work is.'],
    ['fans', 'Fans', 'A breeze for desk, floor and window.'],
  ]),
  ...department('boards-presentation', 'Boards & Presentation', 'Think together where everybody can see it.', [
    ['whiteboards', 'Whiteboards', 'Melamine, porcelain and glass.'],
    ['easel-pads', 'Easel Pads', 'Large sheets, plain or ruled, that stick where you put them.'],
  ]),
  ...department('cleaning', 'Cleaning & Facilities', 'For clean desks, floors and washrooms.', [
    ['cleaners', 'Cleaners', 'All-purpose, glass, floors and disinfectants.'],
    ['disinfecting-wipes', 'Disinfecting Wipes', 'For handles, desks and phones.'],
    ['paper-towels', 'Paper Towels & Tissue', 'Rolls and folded towels by the case.'],
    ['hand-soap', 'Hand Soap', 'Foam and liquid for kitchens and washrooms.'],
    ['air-fresheners', 'Air Fresheners & Dusters', 'Sprays for air and keyboards.'],
    ['waste-bins', 'Waste & Recycling Bins', 'From under the desk to the hallway.'],
  ]),
  ...department('breakroom', 'Breakroom', 'Coffee at nine, snacks at three.', [
    ['coffee', 'Coffee', 'Ground, whole bean and single cups.'],
    ['cups', 'Cups', 'Hot and cold, paper and compostable.'],
    ['snacks', 'Snacks', 'Boxes to share, sweet and salty.'],
    ['bottled-water', 'Bottled Water', 'Still and sparkling by the case.'],
    ['soft-drinks', 'Soft Drinks & Seltzer', 'Cans by the tray.'],
    ['energy-drinks', 'Energy Drinks', 'For deadlines.'],
  ]),
  ...department('mailing-shipping', 'Mailing & Shipping', 'Wrap it, seal it, send it.', [
    ['envelopes', 'Envelopes', 'Business, catalog and invitation envelopes.'],
    ['mailers', 'Mailers', 'Bubble and poly mailers.'],
    ['bubble-wrap', 'Cushioning', 'Bubble rolls for what may not break.'],
    ['packing-tape', 'Packing Tape', 'Tape that holds boxes shut.'],
    ['mailing-labels', 'Mailing & Address Labels', 'Sheets and rolls for addresses and shipping.'],
    ['moving-boxes', 'Moving & Shipping Boxes', 'Corrugated boxes in useful sizes.'],
  ]),
  ...department('health-safety', 'Health & Safety', 'Be ready before it is needed.', [
    ['exam-gloves', 'Exam Gloves', 'Nitrile, vinyl and latex for practices and clinics.'],
    ['first-aid-kits', 'First Aid Kits', 'Kits and refills for offices of every size.'],
    ['hand-sanitizer', 'Hand Sanitizer', 'Pumps and refills for desks and doors.'],
  ]),
  ...department('services-software', 'Software, Services & Gift Cards', 'What comes without a box.', [
    ['software', 'Software & Courses', 'Downloads and boxed software.'],
    ['protection-plans', 'Protection Plans', 'Two or three years without worry.'],
    ['set-up-services', 'Set-Up & Assembly', 'We put it together and make it run.'],
    ['memberships', 'Memberships', 'Free delivery and member prices for a year.'],
    ['gift-cards', 'Gift Cards', 'By mail or e-mail.'],
    ['business-cards', 'Custom Printing', 'Your name on paper, as you like it.'],
  ]),
];
