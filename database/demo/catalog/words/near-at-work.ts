/**
 * Things of some trades (a dentist's, a school, a warehouse, a church, a law office) and British names, which the shop does not carry, by the name of what
 * it has that comes near, or of the category or department where they would be. In the singular, divided by commas.
 */
export const NEAR_AT_WORK: Readonly<Record<string, string>> = {
  // those who care for people
  'Health & Safety':
    'cotton ball, cotton swab, q tip, tongue depressor, sharps container, dental bib, patient gown, exam table paper, exam paper, pill crusher, pill organizer, pill box, medicine cabinet, blood pressure cuff, stethoscope, otoscope, pulse oximeter, oximeter, syringe, needle, emesis bag, bed pan, walker, crutch, cane, elastic bandage, medical tape, surgical tape, ointment, hydrocortisone, sling, splint, tourniquet, biohazard bag, spill kit, lab coat, scrubs, hair net, bouffant cap, fire blanket, safety sign, contact solution, tweezers, eye chart, medicine, mouthwash, dental floss, toothbrush, denture cup, gown, barrier film, blanket, emergency blanket',
  'first aid kits':
    'gauze pad, alcohol pad, antiseptic, burn gel, cold compress, instant cold pack, adhesive bandage, athletic tape, trauma kit',
  'disinfecting wipes': 'alcohol prep pad, prep pad, alcohol wipe, alcohol swab, antiseptic wipe',
  'exam gloves': 'dish glove, cleaning glove, kitchen glove, food service glove, food glove',
  'paper cups': 'cone cup, souffle cup, portion cup, medicine cup, communion cup',
  // those who teach, and those who pray
  'sheet protectors': 'dry erase sleeve, dry erase pocket, card sleeve, photo sleeve, photo page, business card page, trading card page',
  notebooks:
    'loose leaf paper, loose leaf, filler paper, notebook paper, binder paper, lined paper, ruled paper, notary journal, attendance book, roll book, visitor register, guest register, coloring book, workbook',
  'index cards': 'appointment card, reminder card, recall card, playing card, punch card, loyalty card, library card, prayer card',
  'colored pencils': 'watercolor, tempera paint, finger paint, poster paint, modeling clay, clay, bingo dauber, pastel stick',
  'Desk Supplies':
    'craft stick, popsicle stick, pipe cleaner, pom pom, googly eye, glitter, yarn, felt sheet, craft kit, finger moistener, fingertip moistener, envelope moistener, envelope sealer, letter knife, paperweight, copy holder, document holder, book stand, gavel, coaster, hourglass, smock, art smock, sentence strip, magnetic letter',
  'Boards & Presentation':
    'sign, yard sign, for sale sign, open house sign, poster, poster frame, photo frame, certificate frame, document frame, frame, display board, presentation board, science fair board, map, wall map, world map, globe, flagpole, noticeboard felt, projector bulb, projector lamp, projector mount, projection screen, overhead projector, pointer',
  'Notebooks & Planners':
    'form, permission slip, prescription pad, rx pad, superbill, claim form, attendance sheet, guest check, order pad, waiter pad, delivery ticket, packing slip, job ticket, deed, ncr paper',
  cardstock: 'place card, tent card, postcard stock, postcard paper, program cover',
  // those who store and send
  'Mailing & Shipping':
    'shrink film, shrink bag, foam peanut, air pillow, void fill, packing foam, banding, ratchet strap, mail bag, mail tub, mail bin, flat rate box, customs form, postage label, postage meter tape',
  'utility knives': 'utility blade, utility knife blade, knife blade, box cutter blade, razor blade, replacement blade, blade, scraper',
  'packing tape': 'gummed tape, water activated tape, strapping tape, filament tape, kraft tape',
  'repair tape': 'floor marking tape, marking tape, safety tape, anti slip tape, grip tape, foil tape, teflon tape',
  'hand trucks': 'cart, push cart, pallet truck, wagon, stair climber, moving strap',
  'label makers': 'price gun, pricing gun, label gun, barcode printer',
  bookcases: 'cubby, book cart, brochure rack, shoe rack, plant stand, cube organizer',
  'storage bins': 'container, crate, milk crate, basket, storage basket',
  // law and real estate
  'expanding files': 'redrope folder, redrope, redweld, redwell, file pocket, file wallet, document wallet, wallet, document bag',
  'pocket folders': 'bulletin cover, deed cover, blue back cover, blue back, legal back, diploma cover, certificate cover, menu cover',
  'rubber stamps': 'bates stamp, bates numbering stamp, bates stamper, corporate seal, grading stamp',
  dividers: 'pocket divider, alphabetical divider, monthly divider, index maker',
  'cash boxes':
    'safe, fireproof safe, fire safe, gun safe, drop box, key safe, key cabinet, key box, money bag, deposit bag, bank bag, coin tray, cash drawer, till drawer, donation box, tip jar',
  'letter trays': 'magazine file holder, magazine box, post tray, post room tray, mail tray, sorter, literature rack, tray',
  'Clips & Fasteners': 'brad fastener, treasury tag, split pin, t pin',
  'name badges': 'id card, id badge, employee badge, visitor pass, wristband, badge magnet',
  // rooms
  'hand sanitizer': 'sanitizer stand, sanitizer dispenser, hand sanitizer dispenser, hand sanitizer stand',
  'wall clocks': 'timer, stopwatch, kitchen timer',
  calculators: 'ti 84, graphing calculator, coin sorter',
  'mouse pads': 'sore wrist, wrist support, wrist brace',
  'toilet paper': 'toilet paper holder',
  'paper towels': 'paper towel holder, towel holder',
  labels: 'name tag sticker, name badge sticker, name tag label',
  Furniture:
    'cubicle, partition, cubicle partition, cubicle wall, cubicle panel, office partition, privacy panel, desk divider, artificial tree, christmas tree, umbrella, changing table, crib, cot, tv stand, pulpit',
  'office chairs': 'pew, caster, chair caster, caster wheel, chair arm, chair cover, recliner',
  desks: 'exam table, table leg, desk leg, table top, desk converter',
  'filing cabinets': 'credenza, flat file, map cabinet',
  'waste bins': 'ashtray, hamper, laundry basket',
  'Cleaning & Facilities':
    'dispenser, washing powder, hoover, hoover bag, mop handle, janitor cart, janitorial cart, dust mop, dust cloth, hand dryer, door stop, door wedge, litter picker, trash grabber, sneeze guard, shower curtain, extension pole, key hook',
  'light bulbs': 'torch, lantern',
  'extension cords': 'mains lead, kettle lead, power lead',
  'power strips': 'plug adapter, travel adapter, outlet adapter, outlet, socket',
  fans: 'air cooler, swamp cooler',
  // machines
  'Ink & Toner':
    'drum, drum cartridge, drum kit, fuser, fuser unit, waste toner, waste toner box, transfer belt, transfer roller, roller kit, pickup roller, printhead, printer ribbon, ribbon cartridge, franking ink, franking machine ink',
  'Printers & Office Machines':
    'franking machine, receipt printer, ticket printer, check writer, letter folder, button maker, heat sealer, bag sealer, printer table, printer cable',
  headsets: 'microphone, pa system, sound system, megaphone',
  Technology:
    'tablet case, tablet stand, ipad stand, pos system, server rack, radio, clock radio, remote control, drone, dvd player, projector remote',
  // kitchens
  Breakroom:
    'lunch tray, serving tray, food tray, ice bucket, cling film, cling wrap, stir stick, wooden stir stick, coffee stick, napkin dispenser, cup dispenser, coffee urn, urn, carafe, airpot, teapot, water jug, pitcher, honey, jam, serving spoon, tongs, foil pan, aluminum pan, to go box, takeout box, takeout container, deli container, food container, cookie jar, oven mitt, apron, coffee pod holder, cake, ice cream, tea towel, dish cloth',
  'hot cups': 'lid, cup lid, coffee lid, coffee cup lid, cup sleeve, coffee sleeve',
  'coffee creamer': 'half and half creamer',
  'dish soap': 'dishwasher detergent, dishwasher tablet, rinse aid',
  'hand soap': 'bar soap, soap bar, body wash, shower gel',
};
