/**
 * What people ask about a line of the specifications, and how it is answered: `{text}` is the line as it stands, `{lower}` begins small, `{thing}` is what
 * the item is called in talk: 'this stapler', 'these pens'.
 */
export type AskedLine = {
  readonly asks: readonly string[];
  /** Each may be given by anybody, but those that speak of "I", "we" or "ours": only who has one says that. */
  readonly answers: readonly string[];
  /** Only a line that says such a thing is asked about so. */
  readonly when?: RegExp;
  /** How a line is answered that says no more than this. */
  readonly plain?: Readonly<Record<string, readonly string[]>>;
};

/** By the label of the line. What is asked is answered by that line and nothing else, so that the two agree. */
export const ASKED_LINES: Readonly<Record<string, AskedLine>> = {
  Warranty: {
    asks: [
      'Worth registering? What is the guarantee?',
      'Who do I call if it quits, and for how long?',
      'We are rough on equipment. Warranty terms?',
      'Any warranty on {thing}?',
      'What happens if it breaks in a few months?',
      'How long is the warranty and do I need to register it?',
      'Our last one died right after a year. What does the manufacturer cover here?',
      'Is the warranty honored for business use?',
      'If one is defective, is that covered?',
    ],
    answers: [
      'Manufacturer’s warranty: {lower}. Your order confirmation is the proof of purchase.',
      '{text}. No registration needed, just keep the order email.',
      'Covered for this long: {lower}.',
      'Ours came with a card that says {lower}.',
      'We had to use it once. {text}, and they sent a new one without a fight.',
    ],
  },
  'Country of origin': {
    asks: [
      'Buy American rules at our agency. Origin?',
      'Imported or domestic?',
      'What country do I put on the customs form?',
      'Is it made in the USA?',
      'Where is it made?',
      'Need country of origin for a government PO please.',
      'Is this TAA compliant? Or at least, what country is it from?',
      'Does anyone know where this ships from the factory?',
    ],
    answers: [
      'Made in {place}.',
      'Country of origin is {place}.',
      'Mine says made in {place} on the label.',
      'It is manufactured in {place}, which is what you would put on the PO.',
      'Just looked at the box here: {place}.',
    ],
  },
  'Item weight': {
    asks: [
      'Is it heavy enough to stay put?',
      'I have to carry this up two flights. How heavy is it out of the box?',
      'Weight? Shipping it on to a client, so it matters.',
      'Can one person move it?',
      'How much does it weigh on its own?',
    ],
    answers: [
      'It is {text}.',
      'About {text} by itself, a little more with packaging.',
      '{text}, so plan accordingly.',
      'Weighed ours on the mail scale out of curiosity: {text}, give or take.',
      'I carried it in myself. {text} according to the specs.',
    ],
  },
  'Dimensions (W x D x H)': {
    asks: [
      'Does it stick out past a 24 inch desk?',
      'Height? There is a shelf above.',
      'Trying to fit two side by side. Measurements?',
      'Need outside dimensions for a floor plan.',
      'Will it fit on a shelf that is 12 inches deep?',
      'What are the outside dimensions? I am measuring a cabinet.',
      'How big is it really? Hard to tell from the photo.',
      'Exact size please, there is a pipe behind where it would go.',
      'Footprint? My counter is tiny.',
    ],
    answers: [
      '{text} (width x depth x height).',
      'Put a tape measure on ours: {text}.',
      'The outside measurements are {text}.',
      '{text}. The first number is the width.',
      'Specs say {text}, and that matches mine.',
    ],
  },
  'Overall height': {
    asks: [
      'Does it fit under a window at 50 inches?',
      'How tall is it with everything on?',
      'Low ceiling in our storage room. Total height?',
    ],
    answers: ['{text} from the floor to the top.', 'It stands {text} tall.', 'Ours measures {text}.'],
  },
  Certifications: {
    asks: [
      'Passing a school inspection next month, what is it listed for?',
      'UL or something similar?',
      'What does the fine print on the label say it meets?',
      'Our safety person wants to know what it is certified to.',
      'Any third-party certification on this?',
      'What marks does it carry?',
      'Is there a certificate I can point the inspector to?',
    ],
    answers: [
      'It is listed as {lower}.',
      'On the label: {text}.',
      'Yes: {text}.',
      'You will find {text} on the packaging.',
      'Ours has {text} printed on the back.',
    ],
  },
  'Standards met': {
    asks: [
      'Which standards does it meet? Filling out a bid.',
      'Has it been tested to anything, or is that just marketing?',
      'Need the standard number for our spec sheet.',
    ],
    answers: [
      'The data sheet lists {lower}.',
      'For the bid: {text}.',
      '{text}. It is on the manufacturer’s data sheet.',
      'I wrote down {lower} and purchasing was happy.',
    ],
  },
  'Total recycled content': {
    asks: [
      'Recycled content for LEED paperwork?',
      'Does it count as recycled under state rules? What share?',
      'How green is it really?',
      'Percentage recycled, please.',
      'What percent of it is recycled?',
      'We track recycled content for our sustainability report. What is it here?',
      'Does this qualify for green purchasing?',
      'Is that post-consumer? What is the total?',
    ],
    answers: [
      'Total recycled content is {lower}.',
      'The manufacturer lists {lower}.',
      '{text}, per the manufacturer.',
      'I put {lower} in our report, straight from the carton.',
    ],
    plain: {
      None: [
        'None, sorry. It is all new material.',
        'None as far as the manufacturer states. Filter by recycled content to see ones that have it.',
      ],
    },
  },
  'Forest certification': {
    asks: [
      'Where does the wood come from, certified?',
      'Our RFP asks for certified paper. Which one is this?',
      'PEFC or FSC on the label?',
      'Any forestry certificate?',
      'Is this FSC certified?',
      'Sustainably sourced or not?',
      'Is it FSC or SFI?',
    ],
    answers: ['It is {text}.', '{text}, and the logo is on the label.', 'Labeled {text}.', 'The case we have says {text}.'],
  },
  'Made of': {
    asks: [
      'Will it rust or crack?',
      'Does it scratch a wood desk? What is the outside?',
      'Real or fake? What is it made from?',
      'What is it actually made of?',
      'Plastic or metal?',
      'Does it feel cheap? What material is it?',
      'Allergic to some plastics, so what is in this?',
      'Is it solid or just coated?',
      'Can someone who has it describe the material?',
    ],
    answers: [
      'It is made of {lower}.',
      'Materials per the manufacturer: {lower}.',
      '{text}. Feels solid to me.',
      'Mine is {lower}, exactly as listed.',
      'That would be {lower}.',
    ],
  },
  'Noise level': {
    asks: [
      'How loud is it? It would sit next to a conference room.',
      'Quiet enough for an open office?',
      'Will the person at the next desk hate me?',
      'Decibels? Or compare it to something.',
    ],
    answers: [
      'Rated at {lower}.',
      '{text} by the spec sheet. You can talk over it.',
      'We run ours in a shared room and nobody minds. The listed figure is {lower}.',
      'The measured level is {lower}.',
    ],
  },
  'Cord length': {
    asks: [
      'How long is the cord? The outlet is behind a cabinet.',
      'Do I need an extension cord to reach the middle of a desk?',
      'Cord length?',
      'Is the plug flat, and how long is the cable?',
    ],
    answers: [
      '{text}.',
      'The cord is {lower}.',
      'Ours reaches across the desk fine, {lower}.',
      'It comes with {lower}.',
      '{text}, I just measured.',
    ],
  },
  'Power use': {
    asks: [
      'How many watts? We blow breakers in that room.',
      'Can I run two of these on one outlet?',
      'Does it draw much when it is just sitting there?',
    ],
    answers: ['It draws {lower}.', 'The plate says {lower}.', '{text}, so no problem on a normal circuit.', 'Listed power use is {lower}.'],
  },
  'Electrical rating': {
    asks: ['What is the max load?', 'Could I plug a coffee maker into this?', 'How many amps?'],
    answers: ['It is rated {text}.', '{text}. Add up what you plug in and stay under that.', 'Printed on ours: {text}.'],
  },
  'Power source': {
    asks: ['Does it plug in or run on batteries?', 'What does it take to run this?', 'Do I need anything else to power it?'],
    answers: ['It runs on {lower}.', '{text}.', 'Mine came with what is listed: {lower}.', 'Here is what it takes: {lower}.'],
  },
  'Battery life': {
    asks: [
      'How often do you end up changing the batteries?',
      'Realistic battery life, not the marketing number?',
      'How long between charges?',
    ],
    answers: [
      '{text} per the manufacturer.',
      '{text}, and ours is pretty close to that.',
      'You should get {lower}.',
      'Been using one since last year and {lower} is about right.',
    ],
  },
  'Wireless range': {
    asks: ['Will it work from the back of a classroom?', 'How far can I walk away before it drops?', 'Range through one wall?'],
    answers: ['{text} in the open, less through walls.', 'Rated for {lower}.', 'I get most of the {lower} it claims.'],
  },
  'Compatible systems': {
    asks: [
      'IT only lets us use Macs. OK?',
      'Does it need software?',
      'Mix of Windows and Mac here. Both fine?',
      'Works on a Mac?',
      'OK with Chromebooks?',
      'We still have a few Windows 10 machines. Supported?',
      'Do I need a driver for this?',
      'Anyone using it with Linux, or is it Windows only?',
    ],
    answers: [
      'Supported: {text}.',
      'The manufacturer lists {text}.',
      'It works with {text}. Anything else is at your own risk.',
      'Box says {text}. Mine was plug and play.',
    ],
  },
  'System requirements': {
    asks: ['Will it run on a five-year-old laptop?', 'Minimum specs?', 'How much memory does it want?'],
    answers: ['You need {lower}.', 'Minimum is {lower}.', 'Requirements: {text}.'],
  },
  'Operating system': {
    asks: ['Windows Home or Pro?', 'Which Windows is on it out of the box?', 'Can it join a domain? Which OS does it ship with?'],
    answers: ['It ships with {text}.', '{text}, already activated when I turned it on.', 'Comes with {text}.'],
  },
  'Processor model': {
    asks: ['Exact CPU model please, IT is asking.', 'Which generation is the processor?', 'What chip does it have?'],
    answers: ['{text}.', 'It has the {text}.', 'Task manager on ours shows {text}.'],
  },
  'Ports and jacks': {
    asks: [
      'Does it have HDMI or do I need a dongle?',
      'How many USB-A ports? Lots of old gear here.',
      'Can I drive two monitors from it?',
      'Is there a headphone jack?',
    ],
    answers: ['Ports: {text}.', 'You get {text}.', 'Looking at mine right now: {text}.', 'It has {text}.'],
  },
  'In the box': {
    asks: ['Does it come with everything or do I need to order cables?', 'What all is in the box?', 'Anything else I need on day one?'],
    answers: ['In the box: {lower}.', 'You get {lower}.', 'Ours came with {lower}, nothing else needed.', 'It includes {lower}.'],
  },
  'Weight capacity': {
    asks: [
      'Weight limit? Asking for a bigger colleague.',
      'Will it hold up to someone around 250?',
      'How sturdy is it, what is it rated to?',
    ],
    answers: ['Rated for {text}.', 'The limit is {text}.', '{text}. I am a big guy and it feels solid.', 'It is tested to {text}.'],
  },
  'Load capacity': {
    asks: ['Two 27" monitors and a laptop. Will it lift that?', 'What can it carry in total?', 'Max weight on top?'],
    answers: [
      '{text}, spread out.',
      'It lifts {lower}.',
      'Mine has two monitors and a printer on it, well under the {lower} it is rated for.',
    ],
  },
  'Load per shelf': {
    asks: ['Will the shelves sag under binders?', 'Pounds per shelf?', 'Can I load one shelf with copy paper?'],
    answers: ['Each shelf takes {text}.', '{text} per shelf, spread evenly.', 'Ours are full of binders and straight. Rated {text} each.'],
  },
  'Seat height': {
    asks: [
      'I am 5 foot 1. Will my feet touch the floor?',
      'How high does the seat go? Need it for a drafting table.',
      'Seat height range?',
    ],
    answers: ['Seat goes {text}.', 'The range is {text} from the floor.', 'I am on the short side and it works. Seat height is {text}.'],
  },
  'Recommended use': {
    asks: ['Can I sit in {thing} all day?', 'OK for a dispatcher doing double shifts?', 'Is it made for full-time use?'],
    answers: ['It is made for {lower}.', 'Rated for {lower}.', 'I use mine full time. The maker says {lower}.'],
  },
  Assembly: {
    asks: [
      'How long did it take you?',
      'Two people or one to set up?',
      'How bad is the assembly?',
      'Do I need my own tools?',
      'Can I put it together alone?',
      'Does it arrive assembled? We have no handyman.',
    ],
    answers: [
      '{text}.',
      'Assembly: {lower}.',
      'It took me a bit longer than it should have, but it says {lower} and that is fair.',
      'Here is what to expect: {lower}.',
    ],
    plain: { None: ['None, it comes in one piece.', 'None. Out of the box and done.'] },
  },
  Mounting: {
    asks: ['How does it go on the wall?', 'Does hardware come with it? We have drywall.', 'Can I hang it without drilling?'],
    answers: ['{text}.', 'Mounting is {lower}.', 'We put ours up in ten minutes. {text}.'],
  },
  Care: {
    // What else stands there (refill it, recycle it, keep it from children) answers none of these.
    when: /\b(?:wip|wash|vacuum|sweep|rinse with|rinse out)/i,
    asks: [
      'Sharpie marks. How do I get them off?',
      'Is it washable?',
      'Will disinfectant spray ruin it?',
      'It will sit in a dusty shop. Any cleaning advice?',
      'How do you clean it?',
      'Can I use alcohol wipes on it?',
      'Gets grimy in our shop. What is safe to clean it with?',
    ],
    answers: ['{text}.', 'The care sheet says: {lower}.', 'I just do this: {lower}.', 'Recommended: {lower}.'],
  },
  'Units per carton': {
    asks: [
      'Storing a pallet of these. How many per carton?',
      'How do they pack them?',
      'What is one full case so I do not get a broken one?',
      'Do you ship the maker’s carton if I order enough? How many is that?',
      'How many to a master carton?',
      'If I order a lot, do they come in a sealed case? What is the count?',
      'What is the case pack?',
      'Want to order by the full carton. What number do I put in?',
    ],
    answers: [
      'A master carton holds {text}.',
      'Order in multiples of {text} and they ship in sealed cartons.',
      'Case pack is {text}.',
      'We order {text} at a time and get one closed carton.',
    ],
  },
  'Holding strength': {
    asks: [
      'Fell off the fridge with the last brand. Better?',
      'Does it stick to a textured wall?',
      'If I reposition it ten times, does it still stick?',
      'Will it peel the paint?',
      'Does it come off without leaving marks?',
      'Strong enough for painted walls?',
      'How well does it hold?',
    ],
    answers: ['{text}.', 'From the package: {lower}.', 'In my experience, yes: {lower}.'],
  },
  'Sheets held': {
    asks: [
      'Do they bend if you overfill them? What is the max?',
      'I clip 40-page packets. Will it do?',
      'How thick a stack does it hold?',
      'Big enough for a 60-page report?',
      'Roughly how many pages before they spring open?',
    ],
    answers: ['About {text} sheets of copy paper.', 'Up to {text} sheets.', 'I would not push it past the {text} sheets they list.'],
  },
  'Sheet capacity': {
    asks: [
      'How full can you stuff it before it stops closing?',
      'How many sheets is that in real life?',
      'Closing binders run 250 to 400 pages. Enough?',
      'Will a 300-page manual fit?',
      'How many pages can you get in?',
      'Does the capacity include dividers?',
    ],
    answers: [
      'It holds {lower}.',
      '{text} of regular paper, fewer with sheet protectors.',
      'We squeeze in a little more, but {lower} is comfortable.',
    ],
  },
  'Temperature range': {
    asks: [
      'Will it let go in a hot truck?',
      'Storing pallets outside in winter. Fine?',
      'OK in an unheated warehouse?',
      'Does it hold in the summer heat? Delivery vans get hot here.',
      'How cold can it get before it fails?',
    ],
    answers: ['Rated {lower}.', 'The manufacturer says {lower}.', 'Ours sits in a cold garage, no issue so far. Rated {lower}.'],
  },
  'Works with': {
    asks: [
      'OK for a color laser?',
      'Our leased machine is fussy. Safe to use?',
      'Has anyone run these through an older machine?',
      'Is there a list of what it is made for?',
      'Do I need a special machine for it?',
      'Wanted to check before I open the box: what is it for?',
      'Will {thing} work in our machine?',
      'What is it meant to be used with?',
      'Before I order the wrong thing again: what does it work with?',
      'Anything it does not work with?',
      'Is it universal or brand specific?',
    ],
    answers: ['It works with {lower}.', 'Made for {lower}.', '{text}.', 'We use it with what they list, {lower}, no problem.'],
  },
  'Refills with': {
    asks: ['What refills does it take?', 'Can I get refills or do I toss it when it is empty?', 'Which size do I reorder?'],
    answers: ['It takes {lower}.', 'Get {lower}.', 'I buy {lower} for ours.', '{text}.'],
  },
  Refillable: {
    asks: [
      'Do I throw the whole pen away when it is dry?',
      'Is there a cartridge inside I can swap?',
      'Less waste if I can refill them. Can I?',
      'Are they refillable?',
      'Do refills exist or is it throwaway?',
      'Can I put new ink in?',
    ],
    answers: ['Refillable: {lower}.'],
    plain: {
      Yes: ['Yes, the barrel takes refills.', 'Yes. We have refilled ours twice.', 'Yes, you can just replace the ink.'],
      No: ['No, these are made to be used up.', 'No. When it is empty it is done.', 'No refills for this one, sorry.'],
    },
  },
  'Page yield': {
    asks: [
      'My last one died after a week. What should I expect?',
      'Cost per page matters to us. How many pages?',
      'Realistically, how many pages?',
      'Is the yield at 5% coverage? We print a lot of graphics.',
      'How long does it last compared to the standard one?',
      'Pages per cartridge?',
    ],
    answers: [
      '{text}.',
      'The rated yield is {text}.',
      'We get close to the {lower} they state, mostly text.',
      'Expect {lower} with normal text pages.',
    ],
  },
  'Monthly volume': {
    asks: ['Enough for an office of ten?', 'How much can you print per month without wearing it out?', 'What is the duty cycle?'],
    answers: [
      '{text} a month is what the maker recommends.',
      'We are six people and well under the {lower} it is meant for.',
      'Recommended monthly volume: {lower}.',
    ],
  },
  'Document feeder': {
    asks: ['How many pages fit in the feeder?', 'Does the feeder scan both sides?'],
    answers: ['The feeder takes {lower}.', '{text}.', 'Ours takes {lower} without complaint.'],
  },
  'Run time': {
    asks: ['How long before it needs to cool down?', 'Can I run it for an hour straight?'],
    answers: ['{text}.', 'You get {lower}.', 'Plan on {lower}. We just do it in batches.'],
  },
  'Daily use': {
    asks: ['One desk or a whole department?', 'Can it handle our year-end purge?', 'Is it OK for 200 sheets a day?'],
    answers: ['It is designed for {lower}.', '{text}.', 'The maker says {lower}, and I would believe them.'],
  },
  'Also shreds': {
    asks: ['Are staples OK?', 'Do I have to pull paper clips first?', 'Old credit cards and CDs?'],
    answers: ['Besides paper it takes {lower}.', '{text} are fine.', 'Ours eats {lower} without slowing down.'],
  },
  Airflow: {
    asks: ['Does it actually move air or just make noise?', 'Strong enough for a 15 x 20 room?'],
    answers: ['{text} on high.', 'It moves {lower}.', 'Plenty for our meeting room. Rated {lower}.'],
  },
  'Tilts and turns': {
    asks: ['Does it oscillate?', 'Can I aim it up?'],
    answers: ['{text}.', 'By the manual: {lower}.', 'Just tried it here. {text}.'],
  },
  'Ink dries in': {
    asks: [
      'Planner paper is glossy. Does the ink set quickly?',
      'I stamp over signatures right away. Dry by then?',
      'Lefty here. Do they smear?',
      'Can you highlight over it right away?',
      'How fast does the ink dry on receipt paper?',
    ],
    answers: [
      'Drying time is {lower}.',
      '{text}, on normal paper.',
      'Also a lefty. {text}, and no smudges on my hand.',
      'Listed at {lower}.',
    ],
  },
  Writes: {
    asks: [
      'Do they die halfway through like the cheap ones?',
      'How much writing do you get out of one?',
      'How many pages per pen, roughly?',
      'Ink level looks low in the picture. How far does it write?',
      'How long does one last?',
      'They feel like they run out fast. What is the write-out length?',
    ],
    answers: [
      '{text} of line per pen.',
      'The maker measured {lower}.',
      'I go through one every couple of months. {text} is the official figure.',
    ],
  },
  'Key life': {
    asks: ['Will the keys wear out? I type all day.', 'How many keystrokes is it good for?'],
    answers: ['Tested for {lower}.', '{text} per the manufacturer.', 'Two years in, no worn keys. They claim {lower}.'],
  },
  Tracking: {
    asks: ['Do I need a mouse pad?', 'Works on a glass desk?', 'Does it jump around on shiny tables?'],
    answers: ['{text}.', 'The sensor is {lower}.', 'Mine is fine without a pad. {text}.'],
  },
  Microphone: {
    asks: ['How is the mic? Noisy call center.', 'Can people hear me over the copier?', 'Is there a mute on the headset?'],
    answers: ['{text}.', 'The mic is {lower}.', 'Nobody has complained about me yet. {text}.'],
  },
  'Data transfer': {
    asks: ['USB 2 or 3 speeds?', 'How long does a big file take? What speed?', 'Does it charge fast as well?'],
    answers: ['{text}.', 'Rated {lower}.', 'I see roughly what they claim, {text}.'],
  },
  'Heated area': {
    asks: ['Will it warm a whole office or just my feet?', 'How big a room can it handle?'],
    answers: ['It is meant for {lower}.', '{text}.', 'Ours does {lower}, not more.'],
  },
  Caffeine: {
    asks: [
      'Would this keep me up at night? How much is in it?',
      'More or less than regular coffee?',
      'Caffeine content?',
      'Is it strong? How much caffeine?',
      'Safe for afternoon meetings, or is it loaded with caffeine?',
    ],
    answers: ['{text}.', 'It has {lower}.', 'Label says {lower}.'],
    plain: { None: ['None at all.', 'None, it is caffeine free.'] },
  },
  Calories: {
    asks: ['How many calories?', 'Watching what I eat. How many calories is one?'],
    answers: ['{text}.', 'It is {lower}.', 'Reading it off the wrapper: {lower}.'],
  },
  Allergens: {
    asks: [
      'School snack table, nut free zone. What is on the label?',
      'Do they declare soy or milk?',
      'Any allergens I should know about?',
      'What allergens are declared on it?',
      'A colleague has allergies. What is on the label?',
    ],
    answers: [
      'Declared: {lower}.',
      'The label says {lower}.',
      'Please check the label for your own case; it states {lower}.',
      'We asked the same thing. It says {lower}.',
    ],
  },
  Dietary: {
    asks: ['Is it vegan?', 'Is it gluten free?', 'Is it kosher?', 'One of our team is vegetarian, can they have it?'],
    answers: [
      'Labeled {lower}.',
      'It is {lower}.',
      'Package says {lower}.',
      'Listed as {lower}. If it is not in that list it is not claimed.',
    ],
  },
  'Best before': {
    asks: [
      'Buying six months ahead. Will it keep?',
      'How far out are the dates usually?',
      'What kind of date do they come with?',
      'Got short-dated stock elsewhere. How long does it keep?',
      'What is the shelf life?',
    ],
    answers: ['{text}.', 'It keeps {lower}.', 'The date on our last case was what they say, {lower}.'],
  },
  Serves: {
    asks: ['How many cups from one?', 'Trying to budget. How far does it go?'],
    answers: ['{text}.', 'You get {lower}.', 'We get {lower}, a bit less if people like it strong.'],
  },
  Kills: {
    asks: [
      'Good against flu? What does the label claim?',
      'Do they really disinfect or just clean?',
      'How long does it need to stay wet?',
      'Does it kill norovirus or just bacteria? What is on the label?',
      'Contact time?',
    ],
    answers: ['{text}.', 'Per the label: {lower}.', 'Our infection control person checked. {text}.'],
  },
  Biodegradable: {
    asks: [
      'Can it go in our compost bin?',
      'Will it break down or is it plastic lined?',
      'Does it break down?',
      'Biodegradable, or just green packaging?',
    ],
    answers: ['{text}.', 'Answer from the label: {lower}.'],
    plain: { Yes: ['Yes, it is.', 'Yes, per the manufacturer.'], No: ['No, it is not.'] },
  },
  Dilution: {
    asks: ['Do you dilute it or use it straight?', 'What is the mix ratio for floors?', 'How much per gallon?'],
    answers: ['{text}.', 'Mix: {lower}.', 'We go with {lower} and it is plenty.'],
  },
  'Fits bins to': {
    asks: ['What size can does it fit?', 'We have those tall 23 gallon cans. Will it fold over the rim?'],
    answers: ['Cans up to {lower}.', 'Made for up to {lower}.', 'Fits our {lower} cans with some left to tie.'],
  },
  'Two-sided printing': {
    // Of paper; a printer's line of this name says how it turns the sheet.
    when: /^Text/,
    asks: [
      'Duplex by default here. Does the ink bleed to the back?',
      'Booklets, both sides, lots of graphics. OK?',
      'Does it show through when you print duplex?',
      'Good for double-sided?',
    ],
    answers: ['It takes {lower} on both sides.', 'It is good for {lower} on both sides.', 'We print duplex all day. {text}: no problem.'],
    plain: {
      Text: [
        'Text is fine on both sides. Large dark pictures will show through.',
        'For text on both sides it is good; for full-page graphics take a heavier sheet.',
        'We print text on both sides all day, no bleed. Photos show through a little.',
      ],
    },
  },
  Activation: {
    asks: ['How do I get the key?', 'Is there a disc or just a code?', 'How quickly can I start using it?'],
    answers: ['{text}.', 'You get this: {lower}.', 'For us it was as described: {lower}.'],
  },
  Updates: {
    asks: ['Are updates included or extra?', 'Will it nag me to pay next year? What about updates?'],
    answers: ['{text}.', 'Updates: {lower}.'],
  },
  'Licensed to': {
    asks: ['Can I put it on my laptop and desktop?', 'One license per person or per computer?'],
    answers: ['{text}.', 'The license is for {lower}.'],
  },
  Support: {
    asks: ['Is there a phone number if it does not work?', 'What kind of support comes with it?'],
    answers: ['{text}.', 'Support is {lower}.', 'I used it once, worked out fine: {lower}.'],
  },
  Covered: {
    asks: ['What exactly does it cover?', 'Are spills included?', 'What do they actually do for the price?'],
    answers: ['Covered: {lower}.', 'It includes {lower}.'],
  },
  'Not covered': {
    asks: ['What is the catch? What is excluded?', 'Anything not included I should know about?'],
    answers: ['Not included: {lower}.', '{text} are excluded.'],
  },
  'How to claim': {
    asks: ['Say my screen cracks. Then what?', 'How do I actually use it once I bought it?'],
    answers: ['{text}.', 'It is easy: {lower}.'],
  },
  Begins: {
    asks: ['When does the clock start?', 'Starts today or when the item arrives?'],
    answers: ['{text}.', 'Start: {lower}.'],
  },
  'Redeemed at': {
    asks: ['Good in the stores too, or only online?', 'Can I use it on the business site?'],
    answers: ['{text}.', 'You can use it at {lower}.'],
  },
  Expires: {
    asks: ['Does it expire?', 'I found one in a drawer from two years ago. Still good?'],
    answers: ['{text}.', 'Expiration: {lower}. The balance stays on it.'],
  },
};

/** Of what is small and sold by the dozen nobody asks for its measures, its weight, or what it is made of. */
const OF_LARGE = ['office-machines', 'technology', 'furniture', 'lighting-climate', 'boards-presentation'] as const;
const OF_SOLID = [...OF_LARGE, 'desk-supplies', 'binders-filing'] as const;
/** What is asked seldom, where there is more to ask, and without a story before it. */
export const DULL_LINES: ReadonlySet<string> = new Set([
  'Country of origin',
  'Units per carton',
  'Standards met',
  'Certifications',
  'Total recycled content',
  'Forest certification',
  'Item weight',
]);

/** What an ask takes for granted, and what the line must speak of for it to be asked. */
export const ASKS_NEED: readonly (readonly [ask: RegExp, text: RegExp])[] = [
  [/color laser/, /laser/i],
  [/machine/, /machine|printer|copier|laminator|brewer|shredder/i],
];

/** What is used up is not one that stands there and is replaced: nobody begins with such a reason. */
export const USED_UP = /\b(?:Tape|Batter(?:y|ies)|Labels?|Rolls?)\b/;

export const ASKED_IN: Readonly<Record<string, readonly string[]>> = {
  Warranty: [...OF_LARGE, 'desk-supplies'],
  'Item weight': OF_LARGE,
  'Dimensions (W x D x H)': OF_SOLID,
  'Made of': OF_SOLID,
  'Temperature range': ['mailing-shipping', 'desk-supplies', 'technology'],
};

/** What some say first of why they ask, by the department of the item. */
export const REASONS: Readonly<Record<string, readonly string[]>> = {
  paper: [
    'Our copier is picky.',
    'Church bulletins, 400 a week.',
    'Setting up a print corner for the whole floor.',
    'Sending out 1,200 letters next month.',
    'Been burned by thin paper before.',
  ],
  'pens-pencils-markers': [
    'Doing signings all week.',
    'For a sixth grade class.',
    'I journal a lot.',
    'Front desk goes through a box a month.',
    'For filling out carbon forms.',
  ],
  'notebooks-planners': [
    'For a nursing student.',
    'I take notes in every meeting.',
    'Giving these out at an offsite.',
    'Have to keep bound lab notes.',
  ],
  'desk-supplies': [
    'My desk is a disaster.',
    'Ordering for 14 new hires.',
    'Our old one finally gave up.',
    'For the reception counter.',
    'Need it for packing slips.',
  ],
  'binders-filing': [
    'Moving a year of patient charts.',
    'Cleaning out the archive.',
    'For closing packets at a title company.',
    'Auditors are coming.',
  ],
  'ink-toner': [
    'Running low and the printer is nagging.',
    'Bought an off brand last time and regretted it.',
    'We print maybe 300 pages a week.',
  ],
  'office-machines': [
    'Small office, six people.',
    'Tax season is coming.',
    'It will be shared by two departments.',
    'Replacing one that is ten years old.',
  ],
  technology: [
    'IT wants to know before I order 8.',
    'Working from home now.',
    'For a hot desk that everybody uses.',
    'My son is off to college.',
  ],
  furniture: ['Old building, narrow doors.', 'Bad back here.', 'Furnishing three offices.', 'The freight elevator is out.'],
  'lighting-climate': ['My office faces south.', 'Always freezing at my desk.', 'For a windowless room.'],
  'boards-presentation': ['For a training room.', 'Landlord does not want holes in the wall.', 'We do daily standups in front of it.'],
  cleaning: ['Day care center, so I am careful.', 'For a gym locker room.', 'Night crew asked.', 'Two restrooms, about 40 people.'],
  breakroom: ['Forty people in the office.', 'Stocking the waiting room.', 'For board meetings.', 'The vending guy quit on us.'],
  'mailing-shipping': [
    'I sell on the side and ship maybe ten a day.',
    'Mailing calendars to clients.',
    'We ship maybe forty boxes a week.',
  ],
  'health-safety': ['For the shop floor.', 'OSHA visit next week.', 'Tattoo studio.', 'Vet clinic here.'],
  'services-software': ['Buying this for my parents.', 'Not very technical.', 'Our accountant suggested it.'],
};

/** What an asker adds, and what buyers and the shop add to an answer. */
export const ASKED_LAST = ['Thanks!', 'Thank you.', 'TIA', 'Anyone?', 'Thanks in advance.'] as const;
export const ADDED = [
  'Hope that helps!',
  'Good luck.',
  'We have had ours since spring.',
  'Happy with it otherwise.',
  'Bought two more since.',
  'Been using it about a year.',
  'Your mileage may vary.',
] as const;
export const SHOP_FIRST = ['Hi {name}, thanks for asking.', 'Hi {name}!', 'Good question, {name}.', 'Hello {name}.'] as const;
export const SHOP_LAST = [
  'Let us know if you need anything else.',
  'Call or chat with us if you have more questions.',
  'It is listed under Specifications, too.',
  'Thanks for shopping with us!',
] as const;
