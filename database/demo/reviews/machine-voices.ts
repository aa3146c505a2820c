import type { VoiceText } from './voice.ts';

export const machineVoices = {
  toner: {
    titles: ['Recognized at once', 'Prints like new', 'Good page count'],
    good: ['The printer [accepted|recognized] it [at once|without a warning].', 'Crisp [black|print] from the first page.', 'We got [close to|more than] the stated pages.', 'Easy to [change|swap], [two minutes|no mess].', 'No streaks, no [smudges|dust].', 'Much cheaper a page than [what we had|the small one].'],
    mixed: ['The level reading [jumped|is off] at first.', 'The first [two|few] pages were [faint|streaky].'],
    bad: ['[Leaked|Streaked] after [a hundred pages|a week].', 'Ran out well before the stated yield.'],
  },
  printers: {
    titles: ['Workhorse', 'Easy set-up', 'Fast and quiet'],
    good: ['Set-up took [ten minutes|less time than unpacking].', 'Prints [fast|quickly], also on both sides.', 'Found the Wi-Fi [at once|on the first try] and has stayed on it.', 'Scans go [straight to e-mail|where they should].', 'Quieter than the [one it replaced|old one].', 'Cheap to run so far.'],
    mixed: ['The display is [small|a bit slow].', 'Thick envelopes need [the bypass tray|some care].', 'The starter cartridge does not last long.'],
    bad: ['Drops off the network [every few days|every morning].', '[Jams|Wakes up slowly] and [keeps everybody waiting|nobody knows why].'],
  },
  labelMakers: {
    titles: ['Addictive', 'Everything is labeled now', 'So handy'],
    good: ['I have labeled [everything|half the office].', 'Typing is [quick|easy] and the preview is right.', 'The labels stick to [cables|metal shelves|lunch boxes] and stay.', 'Small enough for a drawer.', 'Prints sharp, even in the [smallest|tiny] size.'],
    mixed: ['It wastes [an inch|a bit] of tape at the start.', 'It eats batteries.'],
    bad: ['The cutter [jammed|broke] early.', 'The keys are too small and [slow|stiff].'],
  },
  shredders: {
    titles: ['Eats everything', 'Quiet and quick', 'Peace of mind'],
    good: ['Takes the stated sheets [without slowing|and does not jam].', 'Quiet enough to [talk over|use during calls].', 'The bin [slides out easily|holds a lot].', 'Staples and cards are no [problem|issue].', 'We went through [ten boxes|years of old files] in an afternoon.'],
    mixed: ['Needs a [rest|break] after twenty minutes.', 'Some dust when you empty it.'],
    bad: ['Overheats [after ten minutes|constantly].', 'Stopped working [in the second month|after half a year].'],
  },
  laminators: {
    titles: ['Works well', 'No bubbles', 'Good little machine'],
    good: ['Easy to use [from the start|without the manual].', 'Ready in [a minute|no time].', 'No bubbles, no [jams|waves].', 'Works as well as the big one at [school|the copy shop].', 'Signs look [professional|new] after a year outdoors.'],
    mixed: ['The cord is [short|too short].', 'A bit [slow|warm] on long jobs.'],
    bad: ['Stopped after [a few weeks|two months].', 'It pulls pouches in [crooked|at an angle].'],
  },
  shredderOil: {
    titles: ['Runs like new', 'Quiet again', 'Does what it should'],
    good: ['Our old shredder runs [like new|quieter] again.', 'The nozzle reaches [the whole feed|where it should].', 'A bottle lasts [a year|us many months].', 'No smell, no mess.'],
    mixed: ['Pours [fast|a little fast], go slowly.', 'The label came off.'],
    bad: ['The cap leaked in the [box|drawer].', 'Much smaller than I pictured.'],
  },
  computers: {
    titles: ['Fast enough for everything', 'Great work machine', 'Light and quick'],
    good: ['Starts in [seconds|under ten seconds].', 'Handles [spreadsheets, calls and thirty tabs|everything our office needs].', 'The battery gets me through [a workday|a long flight].', 'The keyboard is [a pleasure|good to type on].', 'Quiet, the fan [hardly ever runs|is barely heard].', 'Bought [six|ten] for the team, all fine.'],
    mixed: ['The speakers are [thin|weak].', 'I would like one more [USB port|port].', 'The charger is [bulky|heavy].'],
    bad: ['The fan [is loud|runs all the time].', 'Slow with [many tabs|large files]; get more memory.'],
  },
  monitors: {
    titles: ['Sharp and easy on the eyes', 'Great for spreadsheets', 'Lovely screen'],
    good: ['Text is [sharp|crisp] and colors look [natural|right].', 'My eyes are less tired [at five|after a long day].', 'Two windows side by side, finally.', 'The stand is [stable|steady] and easy to set.', 'No dead pixels on [any of four|either one].'],
    mixed: ['The menu buttons are [fiddly|on the back].', 'The built-in speakers are [an afterthought|weak].'],
    bad: ['Light bleeds in at the [corner|bottom edge].', 'One had a dead pixel [in the middle|out of the box].'],
  },
  keyboards: {
    titles: ['Lovely to type on', 'Quiet', 'Great keyboard'],
    good: ['Keys are [quiet|soft] and have [just enough travel|a clear point].', 'No lag, no missed letters.', 'My wrists [thank me|no longer hurt].', 'Survived a [cup of tea|coffee].', 'Pairs with my [tablet and laptop|two computers] and switches quickly.'],
    mixed: ['The feet are [slippery|a little weak].', 'Getting used to the [layout|enter key] took a week.'],
    bad: ['The letters [wore off|faded] in months.', 'It loses the connection [now and then|after sleep].'],
  },
  mice: {
    titles: ['Fits my hand', 'Smooth and quiet', 'Good little mouse'],
    good: ['Fits my hand [well|perfectly].', 'Tracks on [everything|wood and cloth].', 'The clicks are [quiet|soft], colleagues are grateful.', 'Same battery since [last year|spring].', 'No more pain in my [wrist|forearm].'],
    mixed: ['A bit [small|light] for large hands.', 'The wheel is [noisy|loose].'],
    bad: ['Double-clicks by itself after [three months|half a year].', 'The receiver [got lost|stopped working].'],
  },
  headsets: {
    titles: ['Clear calls', 'They can hear me now', 'Good for remote work'],
    good: ['People say I sound [clear|much better].', 'Blocks the [dog|open office] nicely.', 'Comfortable through [six hours|a day] of calls.', 'Plug in and go, no [driver|software].', 'The mute button is easy to find.', 'Works with [every meeting program|phone and PC].'],
    mixed: ['The ear pads could be [softer|larger].', 'It gets [warm|tight] after a few hours.'],
    bad: ['The microphone [crackles|picks up everything].', 'Broke at the [hinge|arm] after a month.'],
  },
  webcams: {
    titles: ['Sharp picture', 'Good in poor light', 'Simple and clear'],
    good: ['The picture is [sharp|good] even in the evening.', 'Plug in and go, no [driver|software].', 'Sits firmly on [a thin laptop|a curved screen].', 'The shutter is a nice touch.', 'Skin looks natural, not [orange|grey].'],
    mixed: ['The cable is [stiff|longer than I need].', 'The microphone is only okay.'],
    bad: ['It hunts for focus [all the time|when I move].', 'The clip [broke|slips].'],
  },
  memory: {
    titles: ['Fast and small', 'Works everywhere', 'Handy drives'],
    good: ['Copies [large files|a whole project] in minutes.', 'Works on [every machine here|phone and laptop].', 'Survived the [washing machine|bottom of my bag].', 'We hand them out [at trainings|to clients].', 'Real capacity as stated.'],
    mixed: ['Writing is [slower|much slower] than reading.', 'Gets [warm|hot] in use.'],
    bad: ['[One|Two] of them failed [within weeks|on day one].', 'The loop broke and it is gone.'],
  },
  cables: {
    titles: ['Solid cable', 'Just works', 'Well made'],
    good: ['Plugs sit [tight|firmly].', 'Long enough to reach [behind the desk|under the table].', 'Feels [well made|sturdier than others].', 'Full speed, no [dropouts|flicker].', 'Ours has survived [a year of travel|daily plugging].'],
    mixed: ['A bit [stiff|thick].', 'The plug is a tight fit with my [case|dock].'],
    bad: ['[Loose|Wobbly] contact after [a month|two weeks].', 'Did not work at the full [speed|resolution].'],
  },
  powerStrips: {
    titles: ['Plenty of outlets', 'Solid', 'Does its job'],
    good: ['Big chargers fit side by side.', 'The flat plug fits behind [a cabinet|the sofa].', 'Feels [well made|sturdier than others].', 'Saved us in [a storm|a power surge].', 'Screws under the desk in minutes.'],
    mixed: ['The light on it is [too bright|blue and bright].', 'The cord is [stiff|heavy].'],
    bad: ['One outlet was [loose|dead].', 'The switch [stuck|broke] after a month.'],
  },
  batteries: {
    titles: ['Last long', 'Always in the drawer', 'Good value batteries'],
    good: ['They last [as long as|longer than] the famous ones.', 'We use them in [clocks, mice and dispensers|all our microphones].', 'Dates are [years ahead|fresh].', 'No leaks so far.', 'The box is [handy|easy to store].'],
    mixed: ['The packaging is [hard to open|too much].', 'Fine in remotes, weaker in [cameras|flash units].'],
    bad: ['[Two|Several] were dead on arrival.', 'One leaked in a [clock|keyboard].'],
  },
  fans: {
    titles: ['Quiet breeze', 'Saves my summer', 'Small but strong'],
    good: ['Quiet on [low|the first two speeds].', 'Moves a surprising amount of air.', 'Fits [on my desk|beside the monitor].', 'Easy to [tilt|clean].', 'Runs all day in our [hot office|west-facing room].'],
    mixed: ['High speed is [loud|noticeable on calls].', 'The cord is short.'],
    bad: ['It [rattles|hums] after a few weeks.', 'The base is too light and it [walks|tips].'],
  },
  lamps: {
    titles: ['Beautiful light', 'Easy on the eyes', 'Great reading light'],
    good: ['The light is [even|warm] and does not flicker.', 'The arm [stays|holds] where you put it.', 'Dims down [nicely|far enough for evenings].', 'Looks [elegant|more expensive than it is].', 'My eyes are less tired at night.'],
    mixed: ['The switch is [on the cord|a bit stiff].', 'The base takes up [some room|more room than I thought].'],
    bad: ['The arm [sags|slips].', 'It [buzzes|flickers] on low.'],
  },
} as const satisfies Record<string, VoiceText>;
