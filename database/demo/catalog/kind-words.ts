/**
 * What people call the things of each family, by its id: whole names, divided by commas, in the singular or plural, brand names that stand
 * for the thing among them. A name may stand for several families: what sells best comes first then. Search knows by them which kind of
 * thing is wanted.
 */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  // paper
  'copy-paper-case':
    'copy paper, copier paper, printer paper, printing paper, paper, xerox paper, multipurpose paper, office paper, white paper, case of paper, letter paper, photocopy paper, computer paper, box of paper',
  'copy-paper-ream':
    'copy paper, copier paper, printer paper, printing paper, paper, xerox paper, multipurpose paper, ream of paper, paper ream, white paper, photocopy paper',
  'recycled-paper': 'recycled paper, eco paper, green paper, recycled copy paper, environmental paper',
  'colored-paper': 'colored paper, coloured paper, color paper, pastel paper, color copy paper, construction paper',
  'bright-paper': 'bright paper, neon paper, fluorescent paper, astrobright, colored paper, flyer paper',
  cardstock: 'cardstock, card stock, cover stock, heavy paper, index stock, cover paper',
  'presentation-paper':
    'presentation paper, laser paper, brochure paper, premium paper, resume paper, photo paper, glossy paper, heavyweight paper',
  'legal-ledger': 'legal paper, ledger paper, tabloid paper, 11x17 paper, 8.5x14 paper, legal size paper, ledger size paper, large paper',
  // writing
  'gel-pens-retractable':
    'gel pen, retractable gel pen, click gel pen, pen, retractable pen, g2 pen, gel ink pen, clicky pen, ink pen, gel',
  'gel-pens-stick': 'gel pen, stick gel pen, pen, capped pen, gel ink pen, ink pen, rollerball pen, rollerball',
  'ballpoint-stick': 'ballpoint pen, ball point pen, stick pen, pen, bic pen, cheap pen, biro, bic, ballpoint, writing pen, ink pen',
  'ballpoint-retractable':
    'ballpoint pen, ball point pen, retractable ballpoint pen, click pen, pen, retractable pen, ballpoint, clicky pen, biro',
  'wood-pencils':
    'pencil, wood pencil, number 2 pencil, no 2 pencil, 2 pencil, hb pencil, graphite pencil, school pencil, test pencil, wooden pencil, ticonderoga, lead pencil',
  'colored-pencils': 'colored pencil, coloring pencil, colour pencil, coloured pencil, color pencil, crayola, drawing pencil',
  'permanent-markers':
    'permanent marker, sharpie, marker, felt pen, felt tip, marking pen, sharpie marker, magic marker, permanent pen, felt tip marker',
  'dry-erase-markers':
    'dry erase marker, whiteboard marker, dry wipe marker, expo marker, white board marker, board marker, whiteboard pen, dry erase pen, expo, marker, dry eraser marker',
  highlighters:
    'highlighter, highlighter pen, fluorescent marker, text marker, highlighting marker, highlight marker, yellow marker, highlighter marker',
  erasers: 'eraser, rubber, pencil eraser, rubber eraser, pink eraser',
  // notebooks
  'spiral-notebooks':
    'spiral notebook, notebook, wirebound notebook, note book, school notebook, subject notebook, ruled notebook, lined notebook, spiral note pad, writing book',
  planners:
    'planner, appointment book, agenda, diary, day planner, weekly planner, monthly planner, organizer, daily planner, date book, desk calendar',
  'page-flags':
    'page flag, sticky flag, sticky tab, page marker, sign here flag, index flag, flag, post it flag, tab, page tab, arrow flag, sign here sticker',
  'sticky-notes':
    'sticky note, post it note, post it, post its, self stick note, sticky pad, memo pad, stickie, memo note, adhesive note, sticky',
  // desk
  'invisible-tape':
    'tape, clear tape, invisible tape, scotch tape, sticky tape, transparent tape, sellotape, office tape, gift wrap tape, magic tape, cellophane tape, double sided tape',
  'repair-tape':
    'duct tape, masking tape, painters tape, painter tape, cloth tape, repair tape, duck tape, electrical tape, tape, gaffer tape, blue tape',
  'glue-sticks': 'glue stick, glue, paste, adhesive, school glue, white glue, elmer glue, gluestick, spray glue, super glue',
  staplers: 'stapler, desk stapler, desktop stapler, office stapler, swingline, paper stapler, stapler set, stapling machine',
  'heavy-duty-staplers': 'heavy duty stapler, electric stapler, high capacity stapler, stapler, industrial stapler, large stapler',
  'hole-punches': 'hole punch, hole puncher, 3 hole punch, three hole punch, paper punch, 2 hole punch, two hole punch, punch, puncher',
  'paper-clips': 'paper clip, paperclip, gem clip, jumbo clip, clip, paper fastener',
  'binder-clips': 'binder clip, bulldog clip, foldback clip, clamp clip, black clip, clip, fold back clip, binding clip',
  scissors: 'scissor, shear, office scissor, kid scissor, pair of scissors, cutting tool',
  calculators:
    'calculator, adding machine, desktop calculator, printing calculator, tax calculator, scientific calculator, pocket calculator, 10 key',
  'desk-organizers':
    'desk organizer, desk organiser, desk caddy, desk tidy, organizer, desktop organizer, desk storage, office organizer, drawer organizer',
  'letter-trays':
    'letter tray, paper tray, inbox, desk tray, document tray, in tray, out tray, inbox tray, file sorter, desk file, stacking tray, in out tray',
  'pen-cups': 'pen cup, pencil cup, pen holder, pencil holder, pen pot, pen stand, pencil pot',
  'desk-pads': 'desk pad, desk mat, blotter, desk blotter',
  // filing
  binders:
    'binder, 3 ring binder, three ring binder, ring binder, view binder, presentation binder, d ring binder, loose leaf binder, folder binder, 3 ring notebook',
  'file-folders': 'file folder, manila folder, manilla folder, folder, filing folder, file, manila file, tab folder, paper folder',
  'hanging-folders':
    'hanging folder, hanging file, hanging file folder, suspension file, pendaflex, suspension folder, hanging file holder',
  'storage-boxes':
    'file box, banker box, storage box, archive box, file storage box, record box, document box, bankers box, filing box, archive storage box',
  'plastic-storage':
    'plastic bin, storage bin, tote, plastic tote, storage container, plastic box, plastic container, storage tote, rubbermaid, bin, plastic storage box, stackable bin, storage box, tub',
  // ink and machines
  'black-toner': 'black toner, toner, toner cartridge, laser toner, printer toner, laser cartridge, black toner cartridge',
  'color-toner':
    'color toner, toner cartridge, colour toner, cyan toner, magenta toner, yellow toner, color toner cartridge, toner, toner set',
  'ink-cartridges':
    'ink cartridge, ink, printer ink, inkjet cartridge, ink jet cartridge, ink refill, black ink, color ink, cartridge, inkjet ink, printer cartridge',
  'laser-printers':
    'laser printer, printer, laserjet, multifunction printer, copier, mfp, office printer, black and white printer, color laser printer, copy machine, scanner, laser jet',
  'inkjet-printers':
    'inkjet printer, printer, ink jet printer, all in one printer, photo printer, all in one, scanner, color printer, wireless printer, home printer, multifunction printer, fax machine',
  'label-makers': 'label maker, labelmaker, label printer, labeler, dymo, p touch, label machine, labeller, brother label maker',
  shredders: 'shredder, paper shredder, document shredder, cross cut shredder, micro cut shredder, shredding machine, document destroyer',
  laminators: 'laminator, laminating machine, laminate machine, thermal laminator',
  'shredder-oil': 'shredder oil, shredder lubricant',
  // technology
  keyboards: 'keyboard, computer keyboard, wireless keyboard, mechanical keyboard, usb keyboard, bluetooth keyboard, ergonomic keyboard',
  mice: 'mouse, computer mouse, wireless mouse, optical mouse, cordless mouse, bluetooth mouse, ergonomic mouse, usb mouse',
  webcams: 'webcam, web cam, web camera, camera, video camera, conference camera, computer camera',
  headsets:
    'headset, headphone, headphones with mic, call center headset, bluetooth headset, usb headset, earphone, wireless headset, head phone',
  'usb-drives': 'usb drive, flash drive, thumb drive, usb stick, memory stick, usb flash drive, pen drive, jump drive, usb, thumbdrive',
  'portable-ssds': 'portable ssd, external drive, external hard drive, hard drive, ssd, backup drive, portable drive, external ssd',
  cables:
    'cable, usb cable, hdmi cable, charger cable, charging cable, cord, network cable, ethernet cable, usb c cable, phone charger, charger, adapter, lightning cable, display cable, patch cable, hdmi cord',
  'power-strips':
    'power strip, surge protector, outlet strip, power bar, surge strip, multi plug, power cord, surge suppressor, multi outlet',
  batteries:
    'battery, aa battery, aaa battery, double a battery, triple a battery, 9v battery, d battery, c battery, alkaline battery, duracell, energizer, double a, triple a, rechargeable battery, aa, aaa, 9 volt battery, lithium battery, coin battery',
  laptops: 'laptop, notebook computer, laptop computer, portable computer, chromebook, ultrabook, macbook, notebook pc',
  'desktop-computers': 'desktop computer, computer, pc, desktop pc, tower computer, workstation, desktop, tower pc, mini pc',
  monitors: 'monitor, computer monitor, screen, computer screen, display, led monitor, lcd monitor, pc monitor, desktop monitor',
  tablets: 'tablet, tablet computer, ipad, touch tablet, tablet pc, android tablet',
  // furniture and rooms
  'task-chairs':
    'task chair, office chair, desk chair, computer chair, mesh chair, ergonomic chair, chair, swivel chair, rolling chair, work chair, ergonomic office chair',
  'executive-chairs':
    'executive chair, leather chair, manager chair, office chair, boss chair, high back chair, conference chair, leather office chair, chair, big and tall chair',
  desks: 'desk, office desk, computer desk, writing desk, table, work table, workstation, computer table, work desk',
  'standing-desks':
    'standing desk, sit stand desk, adjustable desk, height adjustable desk, stand up desk, electric desk, sit to stand desk, desk, raising desk',
  'filing-cabinets':
    'filing cabinet, file cabinet, file drawer, lateral file, vertical file, pedestal file, metal cabinet, cabinet, drawer cabinet, file cabinet with lock',
  bookcases: 'bookcase, bookshelf, shelf, shelving, book case, book shelf, storage shelf, rack, shelving unit',
  'desk-lamps': 'desk lamp, lamp, desk light, reading lamp, task lamp, led lamp, light, table lamp, reading light',
  fans: 'fan, desk fan, table fan, tower fan, cooling fan, floor fan, ventilator, box fan',
  whiteboards:
    'whiteboard, white board, dry erase board, magnetic board, marker board, board, dry erase whiteboard, glass board, wipe board',
  'easel-pads':
    'easel pad, flip chart, flipchart, chart paper, flip chart paper, flip chart pad, easel paper, chart tablet, poster paper, chart pad',
  // facilities
  cleaners:
    'cleaner, cleaning spray, all purpose cleaner, disinfectant, disinfectant spray, glass cleaner, lysol, cleaning supply, floor cleaner, multi surface cleaner, 409, bleach cleaner, cleaning product',
  wipes:
    'disinfecting wipe, wipe, disinfectant wipe, clorox wipe, lysol wipe, sanitizing wipe, cleaning wipe, wet wipe, antibacterial wipe, clorox, surface wipe',
  'paper-towels':
    'paper towel, kitchen roll, kitchen towel, paper towel roll, bounty, hand towel, towel, kitchen paper, multifold towel, folded towel',
  'hand-soap': 'hand soap, soap, liquid soap, hand wash, foam soap, soap refill, foaming soap, soap dispenser, liquid hand soap',
  'hand-sanitizer': 'hand sanitizer, sanitizer, purell, hand gel, hand sanitiser, sanitizing gel, alcohol gel, sanitiser',
  'air-sprays':
    'air freshener, air spray, canned air, compressed air, air duster, duster, dust off, febreze, room spray, keyboard cleaner, furniture polish, dusting spray',
  'waste-bins':
    'trash can, garbage can, waste basket, wastebasket, recycling bin, waste bin, trash bin, bin, garbage bin, recycle bin, rubbish bin, dustbin, waste can',
  'exam-gloves':
    'exam glove, glove, nitrile glove, latex glove, disposable glove, medical glove, vinyl glove, rubber glove, examination glove',
  'first-aid': 'first aid kit, first aid, bandage, band aid, emergency kit, medical kit, firstaid kit, bandaid, safety kit',
  // breakroom
  coffee: 'coffee, ground coffee, coffee beans, coffee grounds, whole bean coffee, folgers, decaf coffee, decaf, starbucks, coffee bean',
  'coffee-pods':
    'coffee pod, coffee, k cup, kcup, coffee capsule, keurig pod, keurig cup, single serve coffee, pod, keurig, coffee k cup, keurig coffee, nespresso',
  cups: 'cup, paper cup, disposable cup, hot cup, cold cup, plastic cup, drinking cup, water cup, solo cup, to go cup, styrofoam cup',
  snacks:
    'snack, chip, candy, cookie, nut, snack bar, granola bar, cracker, chocolate, pretzel, trail mix, popcorn, breakroom snack, potato chip, protein bar, food',
  'bottled-water':
    'bottled water, water bottle, water, drinking water, bottle of water, spring water, case of water, water case, sparkling water',
  'soft-drinks':
    'soda, soft drink, pop, cola, coke, seltzer, sparkling water, soda can, diet coke, pepsi, ginger ale, soda pop, lemonade, drink, beverage',
  'energy-drinks': 'energy drink, red bull, redbull, monster, caffeine drink, energy can, monster energy',
  // mailing
  envelopes:
    'envelope, envelop, business envelope, mailing envelope, window envelope, catalog envelope, letter envelope, 10 envelope, manila envelope, number 10 envelope, security envelope, invitation envelope, no 10 envelope, large envelope',
  mailers:
    'mailer, bubble mailer, padded envelope, poly mailer, shipping bag, padded mailer, bubble envelope, jiffy bag, mailing bag, shipping envelope, jiffy envelope, cushioned mailer, poly bag',
  'bubble-wrap':
    'bubble wrap, bubble cushioning, packing material, bubble roll, packing wrap, cushioning, bubblewrap, packing paper, cushion wrap, protective wrap',
  'packing-tape':
    'packing tape, shipping tape, packaging tape, box tape, parcel tape, carton tape, tape gun, sealing tape, moving tape, package tape',
  labels:
    'label, address label, mailing label, shipping label, sticker, avery label, return address label, printer label, label sheet, name label, avery, avery 5160, adhesive label, laser label, file label, stickers',
  'moving-boxes':
    'moving box, shipping box, cardboard box, carton, corrugated box, packing box, box, mailing box, cardboard carton, ship box, package box',
  // services
  'antivirus-download': 'antivirus, anti virus, antivirus software, norton, security software, virus protection, software, mcafee',
  'accounting-download': 'accounting software, quickbooks, bookkeeping software, software, invoice software, tax software, turbotax',
  'boxed-software': 'software, boxed software, payroll software, photo software, computer program, microsoft office',
  'gift-cards': 'gift card, giftcard, e gift card, gift certificate, voucher, present card, gift',
  memberships: 'membership, member plan, free shipping plan, premium membership',
  'protection-plans': 'protection plan, warranty, extended warranty, laptop insurance, insurance',
  'set-up-services': 'tech help, set up service, computer help, assembly, furniture assembly, installation, tech support, setup service',
  'interactive-boards': 'interactive board, smart board, smartboard, digital whiteboard, touch board, interactive display',
  courses: 'course, training course, online course, training',
  'custom-printing': 'business card, name card, custom business card, calling card, visiting card, custom printing, printed card',
  // what came later
  'trash-bags':
    'trash bag, garbage bag, can liner, trash can liner, bin liner, bin bag, trash liner, liner, refuse sack, waste bag, hefty bag, glad bag, kitchen bag, drawstring bag',
  'toilet-paper':
    'toilet paper, bath tissue, bathroom tissue, toilet tissue, toilet roll, loo roll, tp, charmin, tissue paper roll, restroom paper',
  'facial-tissue': 'facial tissue, tissue, kleenex, face tissue, tissue box, box of tissues, puffs, nose tissue, cube tissue',
  'legal-pads':
    'legal pad, writing pad, note pad, notepad, ruled pad, yellow pad, memo pad, scratch pad, jotter, lined pad, yellow legal pad, junior legal pad, pad of paper, perforated pad',
  'index-cards':
    'index card, note card, notecard, flash card, flashcard, study card, record card, recipe card, 3x5 card, 4x6 card, 5x8 card, ruled card',
  'composition-notebooks':
    'composition notebook, composition book, comp book, marble notebook, lab notebook, exercise book, bound notebook',
  'rubber-bands': 'rubber band, elastic band, elastic, gum band, rubberband',
  'push-pins': 'push pin, pushpin, thumbtack, thumb tack, tack, map pin, drawing pin, bulletin board pin, cork board pin, cork pin',
  staples: 'staple, staple refill, stapler refill, stapler staple, replacement staple, staple strip, box of staples, heavy duty staple',
  clipboards: 'clipboard, clip board, form holder, aluminum clipboard, wooden clipboard',
  rulers: 'ruler, straightedge, straight edge, measuring stick, metric ruler, foot ruler, wooden ruler, metal ruler, 12 inch ruler',
  'correction-tape':
    'correction tape, white out, wite out, whiteout, liquid paper, white out tape, corrector, correction fluid, tipp ex, bic wite out',
  'mechanical-pencils':
    'mechanical pencil, automatic pencil, clicker pencil, clutch pencil, propelling pencil, drafting pencil, click pencil, lead pencil',
  'sheet-protectors':
    'sheet protector, page protector, plastic sleeve, clear sleeve, document sleeve, punched pocket, poly pocket, paper protector, page sleeve',
  dividers:
    'divider, binder divider, tab divider, index tab, index divider, binder tab, subject divider, tabbed divider, separator, binder separator, file divider',
  'expanding-files':
    'expanding file, accordion file, accordion folder, expanding folder, expandable file, expanding wallet, expandable folder, receipt organizer, bill organizer, concertina file',
  'laminating-pouches':
    'laminating pouch, laminating sheet, laminator pouch, laminator sheet, lamination pouch, laminating film, thermal pouch, lamination sheet, laminate sheet, laminating paper',
  tea: 'tea, tea bag, teabag, green tea, black tea, herbal tea, hot tea, lipton, earl grey, chamomile',
  'coffee-condiments':
    'sugar, creamer, coffee creamer, sweetener, sugar packet, non dairy creamer, coffee mate, splenda, sugar canister, sugar substitute, coffee sugar, cream, stevia, sugar and creamer, powdered creamer',
  'disposable-plates': 'paper plate, plate, disposable plate, paper bowl, bowl, disposable bowl, dinnerware, party plate, dixie plate',
  'disposable-cutlery':
    'plastic fork, plastic knife, plastic spoon, fork, spoon, cutlery, utensil, plastic cutlery, plastic utensil, silverware, flatware, plastic silverware, disposable cutlery, eating utensil, plasticware',
  'tape-dispensers': 'tape dispenser, tape holder, tape cutter, desk tape dispenser, desktop tape dispenser, scotch tape dispenser',
  'chair-mats':
    'chair mat, floor mat, floor protector, carpet protector, desk chair mat, office chair mat, chairmat, mat for chair, desk floor mat',
  'cork-boards': 'cork board, corkboard, bulletin board, notice board, noticeboard, pin board, pinboard, tack board, message board',
  'board-erasers':
    'whiteboard eraser, dry erase eraser, board eraser, white board eraser, board wiper, marker board eraser, dry eraser, magnetic eraser, dry erase board eraser',
  'receipt-paper':
    'receipt paper, thermal paper, thermal roll, receipt roll, register roll, cash register paper, pos paper, till roll, register paper, thermal receipt paper, paper roll, credit card paper, register tape, thermal paper roll, receipt paper roll',
  'light-bulbs': 'light bulb, bulb, lightbulb, led bulb, lamp bulb, led light bulb, flood light, flood bulb, a19 bulb, led lamp bulb',
  'pencil-sharpeners': 'pencil sharpener, sharpener, electric pencil sharpener, pencil pointer, manual pencil sharpener',
  'staple-removers': 'staple remover, staple puller, unstapler, destapler, staple lifter',
  'wall-calendars': 'wall calendar, calendar, wall planner, year planner, hanging calendar, monthly calendar',
  'mouse-pads': 'mouse pad, mousepad, mouse mat, mouse pad with wrist rest, gel mouse pad, wrist rest',
  'extension-cords': 'extension cord, extension lead, extension cable, power extension cord, heavy duty extension cord',
  'a4-paper': 'a4 paper, a4, a4 copy paper, a4 printer paper, european paper, international paper, metric paper, a4 size paper',
};
