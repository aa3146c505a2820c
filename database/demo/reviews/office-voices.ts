import type { VoiceText } from './voice.ts';

/** Of what an office needs now and then: names, stamps, plugs, warmth. */
export const officeVoices = {
  nameBadges: {
    titles: ['Looks professional', 'Good for our open day', 'Easy to hand out'],
    good: [
      'We had them ready for [eighty visitors|a whole conference] in an afternoon.',
      'Stays straight and [does not flip over|can be read from across the table].',
      'Comes back to us after every event and [looks like new|still closes well].',
      'Nobody complained about [their shirts|the neck], for once.',
    ],
    mixed: ['A few were [bent|tangled] in the box.', 'I would like [more colors|a wider one].'],
    bad: ['[Three|Five] of them broke on the first day.', 'It came off [in an hour|when somebody hugged me].'],
  },
  stamps: {
    titles: ['Crisp and dark', 'Saves my wrist', 'No more inky fingers'],
    good: [
      'Prints [crisp|dark] and straight at every press.',
      'I do [two hundred invoices|the mail] a day with it, and it is still dark.',
      'No [smearing|ink on my fingers], dries at once.',
      'The ink lasts [longer than I thought|for months].',
    ],
    mixed: ['The first few imprints were [pale|too wet].', 'A bit [smaller|larger] than I pictured.'],
    bad: ['It prints only [half|one side] clearly.', 'Dry after [a month|a few weeks].'],
  },
  trimmers: {
    titles: ['Straight cuts', 'Clean edges', 'Better than scissors'],
    good: [
      'Cuts [ten sheets|a stack of flyers] with a clean edge.',
      'The grid makes it easy to [get right angles|cut to size].',
      'Heavy enough that it [stays put|does not wander].',
      'The guard makes me feel [safe|better] with interns around.',
    ],
    mixed: ['Thick card needs [two passes|some force].', 'It takes a lot of room on the [shelf|table].'],
    bad: ['The cut [drifts|is off] by an eighth of an inch.', 'The blade was dull after [a week|a month].'],
  },
  knives: {
    titles: ['Opens everything', 'Sharp', 'One in every drawer'],
    good: [
      'Goes through [tape and cardboard|double-wall boxes] like nothing.',
      'The blade [locks|slides] without a wobble.',
      'Feels good in the hand, also with [gloves|small hands].',
      'Changing the blade takes [a moment|no tools].',
    ],
    mixed: ['The slider is a little [stiff|loose].', 'Comes with [one blade only|no spare].'],
    bad: ['The blade [slipped back|came loose] while cutting.', 'It [snapped|rusted] within a month.'],
  },
  hubs: {
    titles: ['Plug in and forget', 'Ports at last', 'Small and quick'],
    good: [
      'Works [at once|without a driver] on our laptops.',
      'Drives and [a keyboard|a camera] run at the same time.',
      'The short cable keeps the desk [tidy|clear].',
      'It does not get [hot|warm] at all.',
    ],
    mixed: ['The cable could be [longer|softer].', 'The little light is [too bright|hard to see].'],
    bad: ['It [drops|loses] my drive every hour.', 'One port never [worked|held a plug].'],
  },
  chargers: {
    titles: ['Fast and small', 'Charges quickly', 'Left the old one at home'],
    good: [
      'Half full in [thirty minutes|under an hour].',
      'So small that [it lives in my bag|two fit side by side].',
      'Stays [cool|only warm] while it works.',
      'One charger for [the phone and the tablet|everything I carry].',
    ],
    mixed: ['Sits a bit [loose|tight] in old outlets.', 'I wish [the prongs folded|it came in more colors].'],
    bad: ['It [buzzes|hums] when it is charging.', 'Stopped working after [two months|six weeks].'],
  },
  labelTapes: {
    titles: ['Sticks and stays', 'Fits and prints', 'Everything has a name now'],
    good: [
      'Fits our label maker and [prints sharp|never jams].',
      'Labels survive [the dishwasher|two winters on the door].',
      'Comes off its backing [easily|in one go].',
      'We labeled [the whole archive|every shelf] with these.',
    ],
    mixed: ['The margins waste [some|a little] tape.', 'Peeling the back takes [nails|practice].'],
    bad: ['The cassette [jammed|ran out early].', 'Labels [curl|fall off] after a week.'],
  },
  heaters: {
    titles: ['Warm feet', 'Quiet and warm', 'My winter is saved'],
    good: [
      'Warm within [a minute|moments] of turning it on.',
      'Quiet enough for [calls|a small office].',
      'I like that it turns itself off when [it tips|it is bumped].',
      'Keeps our [corner office|front desk] comfortable all day.',
    ],
    mixed: ['The cord is a little [short|stiff].', 'It smelled [new|of dust] for the first hour.'],
    bad: ['It [trips our breaker|clicks all day].', 'Stopped heating after [a month|one winter].'],
  },
  clocks: {
    titles: ['Easy to read', 'Truly silent', 'Keeps good time'],
    good: [
      'I can read it from [the far end of the room|my desk down the hall].',
      'No ticking, [at last|as promised].',
      'Has kept time [for months|to the minute].',
      'Looks [better|more expensive] than it was.',
    ],
    mixed: ['The battery is not [in the box|included].', 'Hanging it took [two tries|a longer nail].'],
    bad: ['It [loses five minutes a week|stops at night].', 'The cover came [scratched|cracked].'],
  },
  monitorStands: {
    titles: ['My neck says thanks', 'Sturdy', 'Clears the desk'],
    good: [
      'The screen is at [eye level|the right height] now.',
      'No wobble, even when I [type|lean on the desk].',
      'Set up in [a minute|no time], no tools.',
      'Looks [good|better than the books I used before].',
    ],
    mixed: ['An inch [higher|wider] would be perfect.', 'The feet leave [marks|a ring] on a soft desk.'],
    bad: ['It [wobbles|bends] under my screen.', 'Arrived with [a scratch|a bent leg].'],
  },
  pocketFolders: {
    titles: ['Clean and sturdy', 'Good for proposals', 'Looks professional'],
    good: [
      'The pockets hold [forty pages|a full report] without tearing.',
      'We hand them out at [every closing|orientation].',
      'Corners stay [square|sharp], also in a bag.',
      'The {color.lower} is just [as pictured|right].',
    ],
    mixed: ['The pockets are [a bit shallow|glued a little crooked].', 'Thinner than [the last ones|I thought].'],
    bad: ['The fold [split|cracked] after a week.', 'Half of the box was [creased|bent].'],
  },
  photoPaper: {
    titles: ['Like from the lab', 'Great colors', 'Dry at once'],
    good: [
      'Colors come out [deep|true] and the whites are white.',
      'Dry [at once|in seconds], no smudges.',
      'Thick enough to [hand out|put in a frame].',
      'Never jammed in [our inkjet|two printers].',
    ],
    mixed: ['Which side is coated is [hard to see|not marked].', 'A little [thin|curly] for the price.'],
    bad: ['The ink [pooled|never dried].', 'Prints have [fine lines|a green tint].'],
  },
  boardCleaners: {
    titles: ['Like a new board', 'Ghosts are gone', 'No smell'],
    good: [
      'Took off [a year of ghosts|what had been there for months].',
      'Even [permanent marker|old red] came off.',
      'Hardly any [smell|residue].',
      'One wipe and the board is [white|like new].',
    ],
    mixed: ['Old stains need [a second go|some rubbing].', 'I go through it [faster than I thought|quickly].'],
    bad: ['It left [streaks|a haze] on our glass board.', 'The [trigger|lid] leaked in the box.'],
  },
  coffeeFilters: {
    titles: ['No grounds in the cup', 'Fits our machine', 'Strong paper'],
    good: [
      'No grounds in the [pot|cup] since.',
      'They come apart [one by one|easily].',
      'Fits [our old machine|the big brewer] just right.',
      'Does not fold over when [it fills|I pour].',
    ],
    mixed: ['The rim is a little [low|soft].', 'They stick together [at the bottom of the stack|now and then].'],
    bad: ['They [collapse|burst] under a full pot.', 'Too small for [our basket|our brewer].'],
  },
  dishSoaps: {
    titles: ['Cuts grease', 'A drop is enough', 'Kind to hands'],
    good: [
      'One squeeze does [a sink full|the lunch dishes].',
      'Cuts [coffee rings|grease] at once.',
      'My hands are [fine|not dry] after it.',
      'The smell is [fresh|faint] and goes away.',
    ],
    mixed: ['Thinner than [our last one|I like].', 'The opening lets out [too much|more than needed].'],
    bad: ['Hardly any [foam|cleaning power].', 'It [leaked|spilled] on the way here.'],
  },
  scales: {
    titles: ['Accurate', 'Pays for itself', 'Simple to read'],
    good: [
      'Agrees with [the post office|our old scale] to the ounce.',
      'Easy to read, even under [a large box|the parcel].',
      'We stopped [overpaying|guessing] for postage.',
      'Set up in [a minute|no time].',
    ],
    mixed: ['It turns itself off a bit [early|fast].', 'The cord could be [longer|included].'],
    bad: ['It [drifts|shows another weight] each time.', 'The display [went dark|died] after a month.'],
  },
  hookAndLoop: {
    titles: ['Holds', 'Still on the wall', 'Handy'],
    good: [
      'It has held [for months|through the summer].',
      'Came off [without a mark|clean] when we moved.',
      'We use it for [signs|cables] all over the office.',
      'Stuck [at once|well] to painted walls.',
    ],
    mixed: ['The glue needs [a day|an hour] before it holds.', 'The liner is [hard|fiddly] to get off.'],
    bad: ['It [fell off|let go] overnight.', 'It took [paint|plaster] with it.'],
  },
  cashBoxes: {
    titles: ['Sturdy', 'Everything in its place', 'Does the job'],
    good: [
      'The tray [lifts out easily|keeps coins apart].',
      'Good for [bake sales|the front desk].',
      'The lock [works smoothly|feels solid].',
      'Heavy enough to [stay put|feel safe].',
    ],
    mixed: ['The coin cups are [a bit shallow|narrow].', 'The paint [scratches|chips] a little.'],
    bad: ['The lid [bent|jammed] in a week.', 'The lock [stuck|gave up].'],
  },
  handTrucks: {
    titles: ['Saves the back', 'Rolls well', 'Strong'],
    good: [
      'Carries [four cases of paper|our water] with ease.',
      'Rolls [over thresholds|through the lot] without trouble.',
      'Went together in [ten minutes|no time].',
      'The wheels leave [no marks|the floor clean].',
    ],
    mixed: ['The grip is [a little hard|slippery].', 'Heavier than [I thought|the last one].'],
    bad: ['A wheel [wobbles|squeaks].', 'It arrived [bent|without its screws].'],
  },
  zipBags: {
    titles: ['They seal', 'Thick enough', 'Always in the kitchen'],
    good: [
      'The zip [closes at once|stays shut].',
      'No leak in [my bag|the fridge].',
      'Good for [samples|small parts], too.',
      'Thick enough to [use again|wash].',
    ],
    mixed: ['The zip needs [a second try|care].', 'A bit [thinner|smaller] than I thought.'],
    bad: ['The zip [came off|split].', 'The seams [tear|leak].'],
  },
  cableTies: {
    titles: ['No more tangle', 'Strong', 'Cheap and good'],
    good: [
      'Under the desk it is [tidy|in order] at last.',
      'None has [snapped|slipped] so far.',
      'Long enough for [a thick bundle|our cables].',
      'They lock [with a click|tight].',
    ],
    mixed: ['The ends are [sharp|rough] when cut.', 'A little [stiff|thin].'],
    bad: ['Half of them [snapped|slipped].', 'They turned [brittle|soft] in the sun.'],
  },
  footrests: {
    titles: ['Feet say thanks', 'Back is better', 'Comfortable'],
    good: [
      'My [back|knees] felt it in a day.',
      'The height is [just right|good for short legs].',
      'Stays where I [put it|want it].',
      'I [rock|rest] my feet on it all day.',
    ],
    mixed: ['Could be [an inch higher|wider].', 'Slides a little on [bare floor|tile].'],
    bad: ['It [squeaks|creaks] when I move.', 'Too [low|soft] for me.'],
  },
} as const satisfies Readonly<Record<string, VoiceText>>;
