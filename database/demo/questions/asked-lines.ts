/** What people ask about a line of the specifications, and how it is answered: `{text}` is the line as it stands, `{lower}` begins small. */
export type AskedLine = {
  readonly asks: readonly string[];
  readonly answers: readonly string[];
};

/** By the label of the line. What is asked is answered by that line and nothing else, so that the two agree. */
export const ASKED_LINES: Readonly<Record<string, AskedLine>> = {
  Warranty: {
    asks: [
      'What warranty comes with it?',
      'Is there a warranty, and what does it cover?',
      'How long does the maker stand behind this?',
      'What does the guarantee say?',
    ],
    answers: [
      'The warranty reads: {lower}.',
      'From the maker’s card: {lower}.',
      'You have this: {lower}. Keep the order confirmation, it is the receipt.',
      '{text}, by the maker.',
    ],
  },
  'Country of origin': {
    asks: [
      'Where is this made?',
      'Our grant asks for the country of origin. Which is it?',
      'Which country does it come from?',
      'Can you tell me the country of manufacture for our purchasing file?',
    ],
    answers: ['Country of origin: {text}.', 'It is made in {place}.', 'The carton says {place}.'],
  },
  'Item weight': {
    asks: [
      'How heavy is it?',
      'What does it weigh?',
      'I have to carry this up two floors. How much does it weigh?',
      'What is the weight without the box?',
    ],
    answers: ['{text}.', 'It weighs {text}.', 'I put ours on the mail scale: {text}, give or take.', '{text} without the box.'],
  },
  'Shipping weight': {
    asks: ['What does the package weigh as shipped?', 'Our mail room has a limit. How heavy is the parcel?'],
    answers: ['{text} with its packaging.', 'The parcel comes to {text}.'],
  },
  'Dimensions (W x D x H)': {
    asks: [
      'What are the exact measures?',
      'How big is it? I have a narrow spot for it.',
      'Will it fit on a shelf? What are the dimensions?',
      'Width, depth and height, please?',
    ],
    answers: ['{text}, width by depth by height.', 'Measures: {text}.', 'I measured ours: {text}.', 'Width, depth and height are {text}.'],
  },
  'Overall height': {
    asks: ['How tall is it in all?', 'We have a window sill. What is the height?'],
    answers: ['{text} from the floor.', 'It stands {text} high.'],
  },
  Certifications: {
    asks: [
      'Which certifications does it have?',
      'Our facilities team wants to see certifications. Are there any?',
      'What is it certified for?',
    ],
    answers: ['{text}.', 'It carries: {text}.', 'These are on the label: {text}.'],
  },
  'Standards met': {
    asks: ['Which standards was it tested by?', 'Does it meet any standard that I can put into our bid?'],
    answers: ['{text}.', 'By its data sheet: {text}.', 'You can put this down: {text}.'],
  },
  'Total recycled content': {
    asks: ['How much of it is recycled?', 'We report recycled content. What is the share here?', 'Is any of this recycled material?'],
    answers: ['Total recycled content: {lower}.', 'The maker states {lower}.', 'For your report: {lower}.'],
  },
  'Recycled content': {
    asks: ['What is the recycled content?', 'Does this count toward our recycled paper goal?'],
    answers: ['Recycled content: {lower}.', 'The maker states {lower}.'],
  },
  'Forest certification': {
    asks: ['Is the paper from certified forests?', 'Which forest label does this have, FSC or SFI?'],
    answers: ['{text}.', 'It is labeled {text}.', 'On the wrapper: {text}.'],
  },
  'Made of': {
    asks: ['What is it made of?', 'Which materials are used?', 'Is it plastic or something sturdier?', 'What is the material, exactly?'],
    answers: ['{text}.', 'Materials: {lower}.', 'Ours is as described: {lower}.', 'It is {lower}.'],
  },
  Material: {
    asks: ['Which material is this?', 'What is it made from?'],
    answers: ['{text}.', 'Material: {lower}.'],
  },
  'Noise level': {
    asks: [
      'How loud is it? It would stand next to a meeting room.',
      'Is it quiet enough for an open office?',
      'What is the noise level in decibels?',
    ],
    answers: ['{text}.', 'By the data sheet: {lower}.', 'The maker measures this: {lower}. Ours is not louder.'],
  },
  'Cord length': {
    asks: ['How long is the cord?', 'Do I need an extension, or is the cable long enough?'],
    answers: ['The cord is {lower} long.', '{text}.', 'Ours has {lower} of cord.'],
  },
  Cord: {
    asks: ['How long is the cord on this one?', 'Does the cord reach from the wall to the middle of a desk?'],
    answers: ['The cord is {lower}.', '{text} of cord.'],
  },
  'Power use': {
    asks: ['How much power does it draw?', 'Wattage, please? The circuit in that room is weak.'],
    answers: ['{text}.', 'The plate on it says {lower}.', 'It draws {lower}.'],
  },
  'Electrical rating': {
    asks: ['How much load can it take in all?', 'What is it rated for?'],
    answers: ['{text}.', 'The rating is {lower}.'],
  },
  'Power source': {
    asks: ['What does it run on?', 'Are batteries needed, and do they come with it?'],
    answers: ['{text}.', 'It runs on this: {lower}.'],
  },
  'Battery life': {
    asks: ['How long do the batteries last?', 'How long does it go before it needs power again?'],
    answers: ['{text}.', 'The maker says {lower}. Ours does about that.', 'Count on {lower}.'],
  },
  'Wireless range': {
    asks: ['How far away can I be from the computer?', 'What is the wireless range?'],
    answers: ['Up to {lower} with nothing between.', '{text}, less through walls.'],
  },
  'Compatible systems': {
    asks: [
      'Does it work with a Mac?',
      'Which operating systems does it support?',
      'Will this run with our Windows 11 laptops?',
      'Does it work with Chromebooks?',
    ],
    answers: ['These are supported: {text}.', 'By the maker’s list: {text}.', '{text}.'],
  },
  'System requirements': {
    asks: ['What does the computer need to have?', 'Will it run on an older laptop?'],
    answers: ['You need: {text}.', 'The box says {text}.'],
  },
  'Operating system': {
    asks: ['Which operating system is on it?', 'Does it come with Windows Home or Pro?'],
    answers: ['{text}.', 'It comes with {text}.'],
  },
  'Processor model': {
    asks: ['Which processor is in it exactly?', 'Can you give the model of the CPU? IT wants to know.'],
    answers: ['{text}.', 'The sticker on ours says {text}.'],
  },
  'Ports and jacks': {
    asks: ['Which ports does it have?', 'Is there an HDMI port, or do I need an adapter?', 'How many USB ports are there?'],
    answers: ['{text}.', 'On ours: {text}.', 'The ports are {text}.'],
  },
  'In the box': {
    asks: ['What comes in the box?', 'Is everything included that is needed to start?'],
    answers: ['In the box: {lower}.', 'You get {lower}.', 'Ours came with {lower}.'],
  },
  'Weight capacity': {
    asks: ['How much weight does it hold?', 'What is the weight limit?'],
    answers: ['{text}.', 'It is rated for {text}.'],
  },
  'Load capacity': {
    asks: ['How much can I put on it? Two monitors and a printer?', 'What is the most that it carries?'],
    answers: ['{text}.', 'The limit is {lower}.'],
  },
  'Load per shelf': {
    asks: ['How much does one shelf carry?'],
    answers: ['{text} a shelf, spread out.', 'Each shelf takes {text}.'],
  },
  'Seat height': {
    asks: ['How low does the seat go? I am 5 foot 1.', 'What is the range of the seat height?'],
    answers: ['The seat goes from {text}.', 'Seat height: {text}.'],
  },
  Assembly: {
    asks: ['Does it come assembled?', 'How long does it take to put together?', 'Do I need tools to set it up?'],
    answers: ['{text}.', 'Assembly: {lower}.', 'It says this, and it was true for us: {lower}.'],
  },
  Mounting: {
    asks: ['How is it mounted?', 'Can it hang on drywall? What is in the box for that?'],
    answers: ['{text}.', 'Mounting: {lower}.'],
  },
  Care: {
    asks: ['How do I clean it?', 'What is the right way to look after it?'],
    answers: ['{text}.', 'From the leaflet: {lower}.', 'We do it like this: {lower}.'],
  },
  Use: {
    asks: ['What is it good for?', 'What can I use it with?'],
    answers: ['{text}.', 'It is meant for this: {lower}.'],
  },
  'Units per carton': {
    asks: ['How many come in a full carton?', 'We buy by the carton. How many are in one?', 'What is the case pack?'],
    answers: [
      '{text} to a carton.',
      'A full carton holds {text} of what is sold here as one.',
      'Order {text} and they come in their carton.',
    ],
  },
  'Holding strength': {
    asks: ['How strong does it hold?', 'Does it come off again?'],
    answers: ['{text}.', 'By the package: {lower}.'],
  },
  'Sheets held': {
    asks: ['How many sheets does it hold?', 'Is it big enough for a thick report?'],
    answers: ['About {text} sheets of copy paper.', 'It is made for {text} sheets.'],
  },
  'Sheet capacity': {
    asks: ['How many sheets fit in it?', 'Will a 300-page manual fit?'],
    answers: ['It takes {lower}.', 'Capacity: {lower}.'],
  },
  'Temperature range': {
    asks: ['Can it be used in a cold warehouse?', 'What temperatures can it stand?'],
    answers: ['{text}.', 'It is made for this range: {lower}.'],
  },
  'Works with': {
    asks: ['What does it work with?', 'Will it work in our machine?', 'Which machines can take it?'],
    answers: ['{text}.', 'It is meant for {lower}.', 'We use it as the page says: {lower}.'],
  },
  'Refills with': {
    asks: ['Which refills does it take?', 'What do I buy when it is empty?'],
    answers: ['{text}.', 'Get these: {lower}.'],
  },
  Refillable: {
    asks: ['Can it be refilled?'],
    answers: ['{text}.', 'Refillable: {lower}.'],
  },
  'Page yield': {
    asks: ['How many pages do I get out of it?', 'What is the page yield?'],
    answers: ['{text}.', 'The maker states {text}.', 'We come close to it: {text}.'],
  },
  'Yield measured by': {
    asks: ['By which standard is the page yield measured?'],
    answers: ['{text}.', 'It follows {text}.'],
  },
  'Monthly volume': {
    asks: ['How much can it print in a month?', 'Is this enough for an office of ten?'],
    answers: ['{text} a month.', 'The maker recommends this much in a month: {lower}.'],
  },
  'Document feeder': {
    asks: ['How many sheets does the document feeder take?'],
    answers: ['{text}.', 'The feeder takes {lower}.'],
  },
  'Run time': {
    asks: ['How long can it run before it has to cool down?'],
    answers: ['{text}.', 'Run time: {lower}.'],
  },
  'Daily use': {
    asks: ['How much can it shred in a day?', 'Is it meant for one desk or a whole department?'],
    answers: ['{text}.', 'The maker plans for {lower}.'],
  },
  'Also shreds': {
    asks: ['Can it take staples and cards?'],
    answers: ['Besides paper it takes these: {lower}.', '{text}.'],
  },
  Airflow: {
    asks: ['How much air does it move?', 'Is it strong enough for a room with six people?'],
    answers: ['{text} at the top speed.', 'Airflow: {lower}.'],
  },
  'Tilts and turns': {
    asks: ['Does it turn from side to side?', 'Can it be tilted?'],
    answers: ['{text}.', 'By the manual: {lower}.'],
  },
  'Ink base': {
    asks: ['Is the ink water-based?', 'What kind of ink is in it?'],
    answers: ['{text}.', 'Ink base: {lower}.'],
  },
  'Ink dries in': {
    asks: ['Does it smear? I am left-handed.', 'How fast does the ink dry?'],
    answers: ['It dries in {lower}.', 'The maker says {lower}; I am left-handed and it does not smear.'],
  },
  Writes: {
    asks: ['How long does one last?', 'How far does the ink go?'],
    answers: ['{text} of line.', 'The maker counts {lower} of writing.'],
  },
  'Rated life': {
    asks: ['How long does it last?', 'What is the rated life?'],
    answers: ['{text}.', 'It is rated for this: {lower}.'],
  },
  'Key life': {
    asks: ['How many clicks or strokes is it made for?'],
    answers: ['{text}.', 'The maker tested it for {lower}.'],
  },
  Tracking: {
    asks: ['Does it work without a pad?', 'Which surfaces does it track on?'],
    answers: ['{text}.', 'Tracking: {lower}.'],
  },
  Microphone: {
    asks: ['How is the microphone?', 'Is there a mute on the microphone?'],
    answers: ['{text}.', 'The microphone: {lower}.'],
  },
  'Data transfer': {
    asks: ['How fast is it?', 'What speed does it reach?'],
    answers: ['{text}.', 'By its data sheet: {lower}.'],
  },
  'Color reproduction': {
    asks: ['How true are the colors?'],
    answers: ['{text}.', 'The data sheet says {text}.'],
  },
  'Heated area': {
    asks: ['How large a room does it heat?'],
    answers: ['{text}.', 'It is made for this: {lower}.'],
  },
  Caffeine: {
    asks: ['How much caffeine is in it?', 'Is there caffeine in this?'],
    answers: ['{text}.', 'Caffeine: {lower}.'],
  },
  Calories: {
    asks: ['How many calories?', 'What are the calories in one?'],
    answers: ['{text}.', 'Calories: {lower}.'],
  },
  Allergens: {
    asks: ['Which allergens should we know about?', 'We have somebody with allergies. What is declared?'],
    answers: ['Declared: {lower}.', '{text}, by the label.'],
  },
  Dietary: {
    asks: ['Is it vegan?', 'Is it gluten-free?', 'Is this kosher?'],
    answers: ['The label says: {lower}.', '{text}.'],
  },
  'Best before': {
    asks: ['How long does it keep?', 'How fresh does it arrive? What is the shelf life?'],
    answers: ['{text}.', 'It keeps {lower}.'],
  },
  Serves: {
    asks: ['How many cups does it make?'],
    answers: ['{text}.', 'We get {lower} out of it.'],
  },
  Kills: {
    asks: ['Which germs does it kill, and how long must it stay wet?'],
    answers: ['{text}.', 'By the label: {lower}.'],
  },
  Biodegradable: {
    asks: ['Is it biodegradable?', 'Does it break down?'],
    answers: ['{text}.', 'Biodegradable: {lower}.'],
  },
  Dilution: {
    asks: ['Do I have to dilute it?', 'How is it mixed?'],
    answers: ['{text}.', 'Dilution: {lower}.'],
  },
  'Fits bins to': {
    asks: ['Which size of can does it fit?'],
    answers: ['Cans of up to {lower}.', 'It fits up to {lower}.'],
  },
  'Stored below': {
    asks: ['How should it be stored?', 'Can it stay in a hot delivery van?'],
    answers: ['Keep it below {lower}.', 'Store it below {lower}.'],
  },
  'Two-sided printing': {
    asks: ['Can I print on both sides?', 'Does two-sided printing show through?'],
    answers: ['Two-sided: {lower}.', '{text}.'],
  },
  Activation: {
    asks: ['How do I get the license key?', 'How is it activated?'],
    answers: ['{text}.', 'Activation: {lower}.'],
  },
  Updates: {
    asks: ['Are updates included?', 'How long do I get updates?'],
    answers: ['{text}.', 'Updates: {lower}.'],
  },
  'Licensed to': {
    asks: ['On how many computers can I install it?', 'Who may use one license?'],
    answers: ['{text}.', 'One license is for {lower}.'],
  },
  Support: {
    asks: ['Is there somebody to call when it does not work?', 'What support is there?'],
    answers: ['{text}.', 'Support: {lower}.'],
  },
  Covered: {
    asks: ['What does it cover?', 'What is included?'],
    answers: ['{text}.', 'Included: {lower}.'],
  },
  'Not covered': {
    asks: ['What is not covered?', 'Is anything left out?'],
    answers: ['Not covered: {lower}.', '{text}.'],
  },
  'How to claim': {
    asks: ['How do I make a claim?', 'How do I use it once I have it?'],
    answers: ['{text}.', 'Like this: {lower}.'],
  },
  Begins: {
    asks: ['When does it begin?', 'From when on does it count?'],
    answers: ['{text}.', 'It begins like this: {lower}.'],
  },
  'Redeemed at': {
    asks: ['Can I use it in the stores, too?', 'Where does it count?'],
    answers: ['{text}.', 'You can use it here: {lower}.'],
  },
  Expires: {
    asks: ['When does it expire?'],
    answers: ['{text}.', 'It expires: {lower}.'],
  },
  Fees: {
    asks: ['Are there any fees?'],
    answers: ['{text}.', 'Fees: {lower}.'],
  },
};

/** What some say first of why they ask. */
export const REASONS = [
  'We are fitting out a second office.',
  'I order for a school.',
  'Before I put twenty on the purchase order:',
  'For our supplier form:',
  'I could not find it in the pictures.',
  'My manager wants to know:',
  'Ordering for a clinic here.',
  'We had another brand before.',
  'New to this one.',
  'For the warehouse:',
  'I am comparing two of these.',
] as const;

/** What buyers add to an answer. */
export const ADDED = [
  'We have had it since spring.',
  'Bought two of them.',
  'No complaints so far.',
  'It is on its label, too.',
  'Hope that helps.',
  'I just looked.',
  'Same on the one before.',
] as const;
