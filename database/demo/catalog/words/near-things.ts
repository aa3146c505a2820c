/**
 * Things that the shop does not carry, by the name of what it has that comes near; where no kind of thing does, by that of the category or department
 * where they would be. In the singular, divided by commas.
 */
export const NEAR_THINGS: Readonly<Record<string, string>> = {
  // paper
  'copy paper': 'plotter paper, wide format paper, tracing paper, drafting paper, engineering paper, music paper, newsprint',
  'colored paper': 'origami paper, crepe paper, butcher paper, kraft paper roll',
  cardstock:
    'thank you card, greeting card, birthday card, sympathy card, holiday card, note card set, invitation, blank business card, business card stock, binding cover, table tent, raffle ticket, ticket, parking permit, door hanger, bookmark',
  // notebooks and pads
  notebooks:
    'guest book, visitor book, visitor log, lesson plan book, grade book, class record book, account book, ledger book, columnar book, record book, address book, mileage log, mileage book, log book, sketchbook, journal, check register, scrapbook, photo album, steno notebook, expense book',
  'graph notebooks': 'graph paper, grid paper, quad paper, graph pad, grid pad, squared paper',
  'legal pads':
    'phone message book, phone message pad, message pad, message book, while you were out, columnar pad, column pad, sketch pad, drawing pad, shopping list pad',
  planners: 'planner refill, calendar refill, planner insert, lesson planner',
  'wall calendars': 'dry erase calendar, calendar board',
  'index cards': 'rolodex, business card file, index card box, recipe box, time sheet',
  // forms
  'Notebooks & Planners':
    'tax form, w2 form, 1099 form, 1098 form, 1095 form, w2, 1099, tax form envelope, job application, job application form, carbonless form, carbonless paper, sign in sheet, sign in form, lease form, bill of lading, expense report, time sheet form, invoice form, statement form, purchase order form, work order form, business check, laser check, check paper, payroll check, blank check, computer check, certificate, award certificate, gift certificate form, hall pass, receipt pad, sales book, order book, receipt book, invoice book',
  // desk
  'mounting strip': 'blu tack, blue tack, blu tac',
  'Glue & Adhesives': 'glue dot, glue gun, hot glue gun, glue tape, poster putty, sticky tack, mounting putty, rubber cement, epoxy',
  'clear tape': 'washi tape, caution tape, barricade tape, floor tape, magnetic tape, foam tape, reflective tape',
  'Clips & Fasteners':
    'magnetic clip, fastener prong, prong fastener, brass fastener, paper fastener prong, brad, paper brad, binder ring, loose leaf ring, book ring, safety pin, key ring, key tag, key chain',
  labels:
    'color coding dot, color coding label, round label, dot label, price tag, price sticker, inventory label, asset tag, shelf label, hang tag, merchandise tag, tag, shipping tag, warning label, bumper sticker, star sticker, reward sticker',
  rulers: 'yardstick, meter stick, protractor, drafting compass, geometry set, t square, level, tape rule',
  'hole punches': 'single hole punch, ticket punch, hole reinforcement, reinforcement label',
  'pen cups': 'pencil pouch, pencil case, pencil box, pencil bag',
  'mechanical pencils': 'mechanical pencil lead, mechanical pencil refill, lead refill, pencil lead refill, graphite lead, hb lead',
  'wood pencils': 'pencil grip, charcoal pencil, carpenter pencil',
  erasers: 'eraser cap, cap eraser, chalk eraser',
  'permanent markers': 'paint marker, fabric marker, chalk marker, washable marker, paint pen, crayola marker',
  'ballpoint pens': 'pen refill, counter pen, pen with chain, stylus pen, multicolor pen',
  'gel pens': 'gel pen refill, gel refill, fountain pen, calligraphy pen, felt tip pen, fineliner',
  'Desk Supplies':
    'magnifier, magnifying glass, desk bell, call bell, letter opener, stencil, ribbon, gift bow, name plate, desk name plate, door sign, desk sign, wall sign, sign holder, literature holder, brochure holder, business card holder, picture hook',
  'letter trays': 'wall file, wall pocket, magazine holder, magazine file, literature sorter, mail sorter, mailbox sorter, suggestion box',
  calculators: 'money counter, coin counter, bill counter, counterfeit pen',
  'name badges': 'retractable badge reel, badge clip',
  // filing
  'file folders':
    'classification folder, end tab folder, fastener folder, project folder, medical folder, poly folder, file jacket, report jacket',
  'pocket folders': 'report cover, presentation cover, clamp folder, swing clip folder',
  'Binders & Filing':
    'label holder, binder pocket, file rail, hanging file frame, hanging folder frame, binding spine, comb binding spine, binding coil, thermal binding cover, card file, coin wrapper, bill strap',
  // machines and technology
  'Printers & Office Machines':
    'id card printer, badge printer, 3d printer, large format printer, plotter, paper folding machine, folding machine, paper folder machine, paper jogger, heat press, cricut, cutting machine, postage meter, postage meter ink, mail opener, scale printer, intercom, walkie talkie',
  keyboards: 'keyboard tray, keyboard cover, numeric keypad, number pad',
  monitors: 'privacy screen, privacy filter, screen protector, monitor light, screen cleaner',
  'surge protectors': 'ups, ups battery, ups battery backup, battery backup, uninterruptible power supply',
  'usb drives': 'sd card, memory card, micro sd card, card reader, dvd, blank dvd, cd r, cds, cd sleeve',
  'cable ties':
    'cable management, cable organizer, cable tidy, tidy cables, tidy cords, cord organizer, cord keeper, wire organizer, cable clip, cable sleeve',
  cables: 'cord cover, cable cover',
  'phone chargers': 'car charger, wireless charger, charging station, charging pad, external battery, battery pack, portable charger',
  batteries: 'hearing aid battery, battery charger, battery tester, car battery',
  Technology:
    'laptop sleeve, laptop case, laptop lock, cable lock, laptop backpack, wifi extender, mesh wifi, ethernet switch, network switch, modem, smart plug, security camera, doorbell, ring light, tripod, kvm switch, printer stand, bar code scanner, credit card reader, graphics card, internal hard drive',
  headsets: 'conference phone, speakerphone, desk phone, cordless phone, office phone, bluetooth speaker, computer speaker, sound bar',
  // furniture
  'office chairs':
    'seat cushion, chair cushion, lumbar pillow, back support, back support cushion, lumbar support, stool, bar stool, drafting stool, bench, gaming chair, rocking chair, ottoman, bean bag',
  'chair mats': 'anti fatigue mat, standing mat, floor runner, entrance mat, door mat, area rug',
  desks:
    'desk hutch, hutch, desk riser shelf, modesty panel, training table, coffee table, end table, side table, laptop desk, utility table, lectern, podium, reception desk',
  bookcases: 'wire shelving, magazine rack, display case, storage cabinet, supply cabinet, wardrobe, media cabinet, printer cart',
  Furniture:
    'coat hook, coat hanger, coat stand, coat tree, hang coat, hang jacket, hat rack, hanger, mirror, curtain, window blind, room divider, step stool, step ladder, utility cart, rolling cart, av cart, mail cart, service cart, tool chest, umbrella stand, stanchion, mattress, bed',
  'desk lamps': 'floor lamp, clip on lamp, night light, string light, emergency light, led strip, light strip',
  fans: 'ceiling fan',
  'Lighting & Climate': 'dehumidifier, thermostat, air filter, hepa filter, furnace filter',
  // boards
  whiteboards: 'letter board, menu board, sidewalk sign, a frame sign, glass whiteboard easel',
  'Boards & Presentation':
    'bulletin board border, border trim, classroom decoration, classroom poster, pocket chart, laser pointer, presentation remote, presenter remote, clicker, easel stand, display easel, banner, american flag, magnet, magnetic strip, whiteboard magnet',
  // facilities
  cleaners:
    'toilet bowl cleaner, toilet cleaner, drain cleaner, carpet cleaner, oven cleaner, degreaser, stainless steel cleaner, furniture wipe, laundry soap, vinegar',
  'Cleaning & Facilities':
    'vacuum bag, vacuum cleaner bag, bucket, mop bucket, squeegee, feather duster, lint roller, plunger, toilet brush, toilet plunger, urinal screen, urinal cake, mop head, scrub brush, scrub pad, scouring pad, steel wool, cleaning cloth, microfiber cloth, rag, shop towel, paper towel dispenser, toilet paper dispenser, air freshener refill, wet floor sign, caution sign, exit sign, fly swatter, insect spray, ant trap, mouse trap, light switch, padlock, combination lock, rope, bungee cord, bungee, tarp, garden hose, snow shovel, ice melt, rock paint roller, wd 40, lubricant spray, hammer, screwdriver, screwdriver set, screw, nail, drill, wrench, pliers, tool kit, tool set, tool box, tape measure tool',
  'Health & Safety':
    'safety vest, safety cone, traffic cone, reflective vest, hi vis vest, goggle, safety goggle, face shield, n95 mask, n95, kn95, dust mask, surgical mask, respirator, work glove, winter glove, gardening glove, ear muff, hearing protection, gauze, ice pack, cold pack, heating pad, thermometer, blood pressure monitor, tylenol, advil, tums, antacid, cough drop, cold medicine, vitamin, sunscreen, bug spray, lotion, hand lotion, lip balm, deodorant, tampon, pad and tampon, sanitary pad, feminine product, diaper, wheelchair, aed, defibrillator, burn cream, eye wash, lens wipe, shoe cover',
  // breakroom
  Breakroom:
    'toothpick, stirrer, straw dispenser, parchment, wax paper, parchment paper, tin foil, saran wrap, plastic bag, paper bag, lunch bag, gift bag, tablecloth, table cover, table skirt, balloon, party supply, birthday candle, coffee mug, mug, travel mug, tumbler, thermos, water filter, water pitcher, dish rack, dish towel, dish brush, can opener, cutting board, blender, toaster oven, hot plate, ice maker, ice cube tray, vending machine, coffee grinder, french press, espresso machine, tea kettle, keurig machine, keurig coffee maker, hot cocoa, cocoa, juice, orange juice, apple juice, gatorade, sports drink, powerade, iced tea, lemonade mix, drink mix, salt and salt, pepper, ketchup, ketchup packet, mustard, hot sauce, mayonnaise, syrup, condiment packet, soup, oatmeal, cereal, ramen, noodle, bread, fruit, mint, lollipop, peanut butter, beef jerky, jerky, microwave popcorn',
  'coffee creamer': 'milk, oat milk creamer, oat milk, half and half, international delight',
  'paper towels': 'cocktail napkin, dinner napkin, lunch napkin, paper napkin, place mat',
  'toilet paper': 'baby wipe, flushable wipe',
  // mailing
  'Mailing & Shipping':
    'pallet, pallet wrap, plastic pallet, corner protector, edge protector, strapping, strapping kit, steel strapping, mailing tube, poster tube, shipping tube, packing list envelope, packing list pouch, foam sheet, foam pouch, foam roll, desiccant, bubble wrap dispenser, tape dispenser gun, burlap bag, wood crate, gift box, jewelry box, mailbox, po box',
  envelopes:
    'tyvek envelope, interoffice envelope, coin envelope, airmail envelope, w2 envelope, 1099 envelope, gift card envelope, photo mailer envelope',
  mailers: 'cd mailer, photo mailer, rigid mailer, book mailer',
  // what people own
  'rubber stamps': 'wax seal, embosser, notary seal, numbering machine, teacher stamp',
};
