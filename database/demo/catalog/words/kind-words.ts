/**
 * What people call the things of each family, by its id: whole names, divided by commas, in the singular or plural, brand names that stand
 * for the thing among them. A name may stand for several families: what sells best comes first then. Search knows by them which kind of
 * thing is wanted.
 */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  // paper
  'copy-paper-case':
    'copy paper, copier paper, printer paper, printing paper, paper, multipurpose paper, office paper, white paper, case of paper, letter paper, photocopy paper, computer paper, box of paper',
  'copy-paper-ream':
    'copy paper, copier paper, printer paper, printing paper, paper, multipurpose paper, ream of paper, paper ream, white paper, photocopy paper',
  'recycled-paper': 'recycled paper, paper, eco paper, green paper, recycled copy paper, environmental paper',
  'colored-paper':
    'colored paper, paper, coloured paper, color paper, pastel paper, color copy paper, colored copy paper, colored printer paper, colored copier paper, colored printing paper',
  'bright-paper':
    'bright paper, paper, neon paper, fluorescent paper, colored paper, flyer paper, bright copy paper, bright printer paper, bright copier paper',
  cardstock: 'cardstock, card stock, cover stock, heavy paper, index stock, cover paper',
  'presentation-paper': 'presentation paper, paper, laser paper, brochure paper, premium paper, heavyweight paper',
  'legal-ledger': 'large paper, paper, copy paper, copier paper, printer paper, multipurpose paper, legal and ledger paper',
  // writing
  'gel-pens-retractable': 'gel pen, retractable gel pen, click gel pen, pen, retractable pen, gel ink pen, clicky pen, ink pen, gel',
  'gel-pens-stick': 'gel pen, stick gel pen, pen, capped pen, gel ink pen, ink pen',
  'ballpoint-stick': 'ballpoint pen, ball point pen, stick pen, pen, cheap pen, biro, ballpoint, writing pen, ink pen',
  'ballpoint-retractable':
    'ballpoint pen, ball point pen, retractable ballpoint pen, click pen, pen, retractable pen, ballpoint, clicky pen, biro',
  'wood-pencils':
    'pencil, wood pencil, number 2 pencil, no 2 pencil, 2 pencil, hb pencil, graphite pencil, school pencil, test pencil, wooden pencil, lead pencil',
  'colored-pencils': 'colored pencil, coloring pencil, colour pencil, coloured pencil, color pencil, drawing pencil',
  'permanent-markers': 'permanent marker, marker, felt pen, felt tip, marking pen, permanent pen, felt tip marker',
  'dry-erase-markers':
    'dry erase marker, whiteboard marker, dry wipe marker, white board marker, board marker, whiteboard pen, dry erase pen, marker, dry eraser marker',
  highlighters:
    'highlighter, hilite, hi lite, highlighter pen, fluorescent marker, text marker, highlighting marker, highlight marker, highlighter marker, hilighter',
  erasers: 'eraser, rubber, pencil eraser, rubber eraser',
  // notebooks
  'spiral-notebooks':
    'spiral notebook, notebook, wirebound notebook, note book, school notebook, subject notebook, ruled notebook, lined notebook, spiral note pad, writing book',
  planners: 'planner, appointment book, agenda, diary, day planner, organizer, date book',
  'page-flags': 'page flag, sticky flag, sticky tab, page marker, index flag, flag, tab, page tab',
  'sticky-notes': 'sticky note, self stick note, sticky pad, memo pad, stickie, memo note, adhesive note, sticky',
  // desk
  'invisible-tape':
    'tape, clear tape, sticky tape, transparent tape, sellotape, office tape, cellophane tape, tape dispenser refill, dispenser refill, dispenser tape',
  'repair-tape': 'repair tape, tape',
  'glue-sticks': 'glue, paste, adhesive',
  staplers: 'stapler, desk stapler, desktop stapler, office stapler, paper stapler, stapler set, stapling machine',
  'heavy-duty-staplers': 'heavy duty stapler, high capacity stapler, stapler, industrial stapler, large stapler',
  'hole-punches': 'hole punch, hole puncher, paper punch, punch, puncher',
  'paper-clips': 'paper clip, paperclip, gem clip, clip, paper fastener, hold paper together, paper holder clip',
  'binder-clips': 'binder clip, bulldog clip, foldback clip, clamp clip, black clip, clip, fold back clip, binding clip',
  scissors: 'scissor, shear, office scissor, pair of scissors, cutting tool',
  calculators: 'calculator, desktop calculator, pocket calculator',
  'desk-organizers': 'desk organizer, desk organiser, desk tidy, organizer, desktop organizer, desk storage, office organizer',
  'letter-trays':
    'letter tray, paper tray, inbox, desk tray, document tray, in tray, out tray, inbox tray, file sorter, desk file, stacking tray, in out tray',
  'pen-cups': 'pen cup, pencil cup, pen holder, pencil holder, pen pot, pen stand, pencil pot',
  'desk-pads': 'desk pad, desk mat, blotter, desk blotter',
  // filing
  binders:
    'binder, 3 ring binder, three ring binder, ring binder, view binder, presentation binder, loose leaf binder, folder binder, 3 ring notebook',
  'file-folders': 'file folder, manila folder, folder, filing folder, file, manila file, tab folder, paper folder',
  'hanging-folders':
    'hanging folder, hang folder, hang file, hang file folder, hanging file, hanging file folder, suspension file, suspension folder, hanging file holder',
  'storage-boxes':
    'file box, banker box, storage box, archive box, file storage box, record box, document box, bankers box, filing box, archive storage box',
  'plastic-storage':
    'plastic bin, storage bin, tote, plastic tote, storage container, plastic box, plastic container, storage tote, bin, plastic storage box, stackable bin, stacking bin, book bin, parts bin, organizer bin, storage box, tub',
  // ink and machines
  'black-toner': 'black toner, toner, toner cartridge, laser toner, printer toner, laser cartridge, black toner cartridge',
  'color-toner': 'color toner, toner cartridge, colour toner, color toner cartridge, toner, toner set',
  'ink-cartridges':
    'ink cartridge, ink, printer ink, inkjet cartridge, ink jet cartridge, ink refill, cartridge, inkjet ink, printer cartridge',
  'laser-printers': 'laser printer, printer, office printer',
  'inkjet-printers': 'inkjet printer, printer, ink jet printer, photo printer, color printer, wireless printer, home printer',
  'label-makers': 'label maker, labelmaker, label printer, labeler, label machine, labeller',
  shredders: 'shredder, paper shredder, document shredder, shredding machine, document destroyer, shred paper, shred document',
  laminators: 'laminator, laminating machine, laminate machine, thermal laminator',
  'shredder-oil': 'shredder oil, shredder lubricant',
  // technology
  keyboards: 'keyboard, computer keyboard, wireless keyboard, usb keyboard',
  mice: 'mouse, computer mouse, wireless mouse, optical mouse, cordless mouse',
  webcams: 'webcam, web cam, web camera, camera, video camera, conference camera, computer camera',
  headsets: 'headset, headphone, call center headset, earphone, head phone',
  'usb-drives': 'usb drive, flash drive, thumb drive, usb stick, memory stick, usb flash drive, pen drive, jump drive, usb, thumbdrive',
  'portable-ssds': 'portable ssd, external drive, external hard drive, hard drive, ssd, backup drive, portable drive, external ssd',
  cables: 'cable, cord',
  'power-strips':
    'power strip, surge protector, outlet strip, power bar, surge strip, multi plug, power cord, surge suppressor, multi outlet',
  batteries: 'battery',
  laptops: 'laptop, notebook computer, laptop computer, portable computer, ultrabook, notebook pc',
  'desktop-computers': 'desktop computer, computer, pc, desktop pc, tower computer, workstation, desktop, tower pc, mini pc',
  monitors: 'monitor, computer monitor, screen, computer screen, display, led monitor, lcd monitor, pc monitor, desktop monitor',
  tablets: 'tablet, tablet computer, touch tablet, tablet pc, android tablet',
  // furniture and rooms
  'task-chairs':
    'task chair, office chair, desk chair, computer chair, mesh chair, ergonomic chair, chair, swivel chair, rolling chair, work chair, ergonomic office chair',
  'executive-chairs':
    'executive chair, leather chair, manager chair, office chair, boss chair, high back chair, conference chair, leather office chair, chair, big and tall chair',
  desks: 'desk, office desk, computer desk, writing desk, table, work table, workstation, computer table, work desk',
  'standing-desks':
    'standing desk, sit stand desk, adjustable desk, height adjustable desk, stand up desk, electric desk, sit to stand desk, desk, raising desk',
  'filing-cabinets': 'filing cabinet, file cabinet, file drawer, metal cabinet, cabinet, drawer cabinet, file cabinet with lock',
  bookcases: 'bookcase, bookshelf, shelf, shelving, book case, book shelf, storage shelf, rack, shelving unit',
  'desk-lamps': 'desk lamp, lamp, desk light, reading lamp, task lamp, led lamp, light, table lamp, reading light',
  fans: 'fan, desk fan, table fan, cooling fan, ventilator',
  whiteboards: 'whiteboard, white board, dry erase board, marker board, board, dry erase whiteboard, wipe board',
  'easel-pads':
    'easel pad, flip chart, flipchart, chart paper, flip chart paper, flip chart pad, easel paper, chart tablet, poster paper, chart pad',
  // facilities
  cleaners: 'cleaner, cleaning spray, cleaning supply, cleaning product',
  wipes: 'disinfecting wipe, wipe, disinfectant wipe, sanitizing wipe, cleaning wipe, wet wipe, antibacterial wipe, surface wipe',
  'paper-towels': 'paper towel, kitchen roll, kitchen towel, paper towel roll, towel, kitchen paper',
  'hand-soap': 'hand soap, soap, liquid soap, hand wash, liquid hand soap',
  'hand-sanitizer': 'hand sanitizer, sanitizer, hand gel, hand sanitiser, sanitizing gel, alcohol gel, sanitiser',
  'air-sprays': 'air spray, aerosol, aerosol spray, spray can',
  'waste-bins':
    'trash can, garbage can, step can, waste basket, wastebasket, recycling bin, waste bin, trash bin, bin, garbage bin, recycle bin, rubbish bin, dustbin, waste can, waste paper bin, waste paper basket, paper bin, rubbish can, refuse bin',
  'exam-gloves': 'exam glove, glove, disposable glove, medical glove, rubber glove, examination glove',
  'first-aid': 'first aid kit, first aid, emergency kit, medical kit, firstaid kit, safety kit',
  // breakroom
  coffee: 'coffee, ground coffee, coffee grounds',
  'coffee-pods': 'coffee pod, coffee, k cup, kcup, coffee capsule, single serve coffee, pod, coffee k cup',
  cups: 'cup, disposable cup, drinking cup',
  snacks: 'snack, breakroom snack, food',
  'bottled-water': 'bottled water, water bottle, water, drinking water, bottle of water, case of water, water case',
  'soft-drinks': 'soda, soft drink, pop, cola, seltzer, soda can, soda pop, drink, beverage',
  'energy-drinks': 'energy drink, caffeine drink, energy can',
  // mailing
  envelopes: 'envelope, business envelope, mailing envelope, letter envelope, large envelope',
  mailers: 'mailer, shipping bag, mailing bag, shipping envelope',
  'bubble-wrap':
    'bubble wrap, bubble cushioning, packing material, bubble roll, packing wrap, cushioning, bubblewrap, cushion wrap, protective wrap',
  'packing-tape':
    'packing tape, 2 inch tape, 2 inch packing tape, 2 inch clear tape, shipping tape, packaging tape, box tape, parcel tape, carton tape, sealing tape, moving tape, package tape, tape',
  labels:
    'label, address label, mailing label, sticker, return address label, printer label, label sheet, name label, adhesive label, laser label, file label, file folder label, folder label, stickers',
  'moving-boxes':
    'moving box, shipping box, cardboard box, carton, corrugated box, packing box, box, mailing box, cardboard carton, ship box, package box',
  // services
  'antivirus-download': 'antivirus, anti virus, antivirus software, security software, virus protection, software',
  'accounting-download': 'software',
  'boxed-software': 'software, boxed software, computer program',
  'gift-cards': 'gift card, giftcard, gift certificate, voucher, present card, gift',
  memberships: 'membership, member plan, free shipping plan',
  'protection-plans': 'protection plan, warranty, extended warranty, laptop insurance, insurance',
  'set-up-services': 'set up service, setup service',
  'interactive-boards': 'interactive board, smart board, smartboard, digital whiteboard, touch board, interactive display',
  courses: 'course, training course, online course, training',
  'custom-printing': 'business card, name card, custom business card, calling card, visiting card, custom printing, printed card',
  // what came later
  'trash-bags':
    'trash bag, garbage bag, can liner, trash can liner, bin liner, bin bag, trash liner, liner, refuse sack, waste bag, rubbish bag, rubbish sack, bin sack, waste sack',
  'toilet-paper': 'toilet paper, bath tissue, bathroom tissue, toilet tissue, toilet roll, loo roll, tp, tissue paper roll, restroom paper',
  'facial-tissue': 'facial tissue, tissue, face tissue, tissue box, box of tissues, nose tissue',
  'legal-pads':
    'legal pad, writing pad, note pad, notepad, ruled pad, yellow pad, memo pad, scratch pad, jotter, lined pad, yellow legal pad, pad of paper, perforated pad',
  'index-cards': 'index card, note card, notecard, flash card, flashcard, study card, record card, recipe card',
  'composition-notebooks':
    'composition notebook, composition book, comp book, marble notebook, lab notebook, exercise book, bound notebook',
  'rubber-bands': 'rubber band, elastic band, elastic, gum band, rubberband',
  'push-pins': 'push pin, pushpin, thumbtack, thumb tack, tack, map pin, drawing pin, bulletin board pin, cork board pin, cork pin',
  staples: 'staple, staple refill, stapler refill, stapler staple, replacement staple, staple strip, box of staples',
  clipboards: 'clipboard, clip board, form holder',
  rulers: 'ruler, straightedge, straight edge, measuring stick, metric ruler, foot ruler',
  'correction-tape': 'correction tape, white out, whiteout, white out tape, corrector',
  'mechanical-pencils':
    'mechanical pencil, automatic pencil, clicker pencil, clutch pencil, propelling pencil, drafting pencil, click pencil, lead pencil',
  'sheet-protectors':
    'sheet protector, page protector, plastic sleeve, clear sleeve, document sleeve, punched pocket, poly pocket, paper protector, page sleeve, plastic wallet, plastic pocket, poly wallet, clear pocket',
  dividers:
    'divider, binder divider, tab divider, index tab, index divider, binder tab, subject divider, tabbed divider, separator, binder separator, file divider, exhibit tab, exhibit divider',
  'expanding-files':
    'expanding file, accordion file, accordion folder, expanding folder, expandable file, expanding wallet, expandable folder, receipt organizer, bill organizer, concertina file',
  'laminating-pouches':
    'laminating pouch, laminating sheet, laminator pouch, laminator sheet, lamination pouch, laminating film, thermal pouch, lamination sheet, laminate sheet, laminating paper',
  tea: 'tea, tea bag, teabag, hot tea',
  'coffee-condiments': 'coffee condiment, coffee sugar, cream',
  'disposable-plates': 'paper plate, plate, disposable plate, dinnerware, party plate',
  'disposable-cutlery':
    'cutlery, utensil, plastic cutlery, plastic utensil, silverware, flatware, plastic silverware, disposable cutlery, eating utensil, plasticware',
  'tape-dispensers': 'tape dispenser, tape holder, tape cutter, desk tape dispenser, desktop tape dispenser',
  'chair-mats':
    'chair mat, floor mat, floor protector, carpet protector, desk chair mat, office chair mat, chairmat, mat for chair, desk floor mat',
  'cork-boards': 'cork board, corkboard, bulletin board, notice board, noticeboard, pin board, pinboard, tack board, message board',
  'board-erasers':
    'whiteboard eraser, dry erase eraser, board eraser, white board eraser, board wiper, marker board eraser, dry eraser, dry erase board eraser',
  'receipt-paper':
    'receipt paper, thermal paper, thermal roll, receipt roll, register roll, cash register paper, pos paper, till roll, register paper, thermal receipt paper, paper roll, credit card paper, register tape, thermal paper roll, receipt paper roll',
  'light-bulbs': 'light bulb, bulb, lightbulb, led bulb, lamp bulb, led light bulb, led lamp bulb',
  'pencil-sharpeners': 'pencil sharpener, sharpener, pencil pointer, sharpen pencil',
  'staple-removers': 'staple remover, staple puller, unstapler, destapler, staple lifter, remove staple',
  'wall-calendars': 'wall calendar, calendar, wall planner, year planner, hanging calendar, monthly calendar',
  'mouse-pads': 'mouse pad, mousepad, mouse mat, mouse pad with wrist rest, wrist rest',
  'extension-cords': 'extension cord, ext cord, extension lead, extension cable, power extension cord',
  'name-badges':
    'name badge, name tag, badge, badge holder, visitor badge, name badge holder, name tag holder, id holder, id badge holder, conference badge, name label holder',
  lanyards: 'lanyard, neck lanyard, badge lanyard, neck strap, id lanyard',
  'rubber-stamps': 'rubber stamp, stamp, office stamp, stamper, self inking stamp, self inker, ink stamp, message stamp',
  'stamp-pads': 'stamp pad, ink pad, inkpad, stamp ink pad, stamping pad',
  'desk-calendars':
    'desk calendar, desktop calendar, calendar, desk pad calendar, desk blotter calendar, blotter calendar, table calendar, tent calendar, stand up calendar, flip calendar',
  'paper-trimmers':
    'paper trimmer, paper cutter, trimmer, guillotine, guillotine cutter, paper guillotine, rotary trimmer, rotary cutter, paper slicer, photo trimmer, guillotine paper cutter, cut paper',
  'utility-knives':
    'utility knife, box cutter, box knife, carton cutter, cutter, knife, razor knife, craft knife, box opener, cutter knife',
  'usb-hubs': 'usb hub, usb c hub, hub, usb splitter, port hub, usb port, usb expander',
  'wall-chargers':
    'charger, phone charger, wall charger, usb charger, usb c charger, charging block, power adapter, wall plug, cell phone charger, charger block, charging brick, charger plug, usb plug, mobile charger, fast charger',
  'label-tapes':
    'label tape, label maker tape, label maker refill, label cartridge, label maker cartridge, label maker label, label cassette, labeling tape, labelling tape, tze tape, tz tape, label printer tape, label tape cassette, label refill',
  'space-heaters':
    'space heater, heater, electric heater, room heater, portable heater, desk heater, radiator, personal heater, ceramic heater, office heater, foot warmer',
  'wall-clocks': 'wall clock, clock, office clock, wall mounted clock',
  'monitor-stands': 'monitor stand, monitor riser, screen stand, screen riser, computer stand, monitor shelf, desk riser, riser',
  'pocket-folders':
    'pocket folder, two pocket folder, 2 pocket folder, presentation folder, portfolio, twin pocket folder, folder with pockets, report folder, double pocket folder, folder',
  'photo-paper':
    'photo paper, glossy photo paper, photographic paper, picture paper, photo printer paper, glossy paper, photo print paper, inkjet photo paper, photo printing paper, picture printing paper',
  'board-cleaners':
    'whiteboard cleaner, dry erase cleaner, board cleaner, white board cleaner, dry erase board cleaner, whiteboard spray, dry erase spray, board spray, whiteboard cleaning spray, whiteboard cleaner spray, marker board cleaner, clean whiteboard, clean dry erase board',
  'coffee-filters': 'coffee filter, filter, filter paper, paper filter, coffee machine filter, coffee maker filter',
  'dish-soap': 'dish soap, dishwashing liquid, washing up liquid, dish detergent, dish liquid, dishwashing soap, fairy liquid',
  'postal-scales':
    'postal scale, postage scale, shipping scale, mail scale, scale, letter scale, parcel scale, digital scale, package scale, mailing scale, weighing scale',
  'hook-and-loop':
    'hook and loop, hook and loop tape, hook loop tape, hook and loop fastener, hook loop fastener, velcro, velcro tape, velcro fastener, hook and loop strip, hook and loop dot, velcro square, touch fastener',
  'mounting-strips':
    'mounting strip, mounting square, mounting tape, picture hanging strip, picture strip, command strip, command hook, adhesive hook, adhesive wall hook, wall hook, stick on hook, hanging strip, picture hanger, foam square, picture hanging kit, hang picture, hang poster',
  'cash-boxes': 'cash box, cashbox, money box, lock box, lockbox, petty cash box, locking box, security box, steel cash box',
  'hand-trucks': 'hand truck, handtruck, dolly, hand cart, hand dolly, trolley, sack truck, moving cart, moving dolly',
  'zip-bags':
    'zip top bag, zip bag, ziplock bag, ziplock, ziploc, ziploc bag, zipper bag, zip lock bag, resealable bag, sandwich bag, food storage bag, storage bag, food bag',
  'coin-batteries':
    'battery, coin battery, button battery, coin cell, button cell, coin cell battery, button cell battery, watch battery, lithium coin battery, key fob battery',
  'keyboard-sets':
    'keyboard and mouse, keyboard and mouse set, keyboard mouse combo, keyboard and mouse combo, keyboard mouse set, keyboard combo, mouse and keyboard, keyboard set, keyboard mouse, mouse keyboard, mouse keyboard combo, keyboard and mouse bundle',
  'label-rolls':
    'thermal label, label roll, thermal label roll, direct thermal label, dymo label, dymo labelwriter label, zebra label, roll label, label printer label, labelwriter label, thermal shipping label, thermal sticker',
  'cable-ties': 'cable tie, zip tie, wire tie, tie wrap, cord tie, nylon tie, zap strap, cable wrap',
  footrests: 'footrest, foot rest, foot stool, footstool, under desk footrest, foot cushion, foot support',
  'a4-paper':
    'a4 paper, a4, a4 copy paper, a4 printer paper, a4 copier paper, a4 printing paper, a4 multipurpose paper, european paper, international paper, metric paper, a4 size paper',
};
