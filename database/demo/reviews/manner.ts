/** How people write who review: who they are, how they begin and end, and how they lead over to what they have to say. Texts as in voices. */

/** Where somebody works who buys for others. */
export const PLACES = [
  'a dental office',
  'a law firm of nine',
  'a church',
  'a school library',
  'a vet clinic',
  'a property management office',
  'a bakery with three registers',
  'an auto body shop',
  'a physical therapy clinic',
  'a credit union branch',
  'a small nonprofit',
  'a title company',
  'an insurance agency',
  'a day care center',
  'the county clerk’s office',
  'a community college',
  'a machine shop',
  'a moving company',
  'a real estate office',
  'a tax prep shop',
  'a hair salon',
  'a youth soccer league',
  'a coworking space',
  'a call center',
  'a motel',
  'an architecture studio',
  'a food bank',
  'a landscaping company',
  'a trucking company',
  'an urgent care',
  'an eye clinic',
  'a small high school',
  'a thrift store',
  'a radio station',
  'a chiropractic office',
  'a testing lab',
  'a summer camp',
  'a community theater',
  'a farm co-op',
  'a staffing agency',
  'a fire station',
  'an escape room',
  'a yoga studio',
] as const;

/** Of who buys for others; `@` is where. */
export const OF_BUYERS = [
  'Ordered for @.',
  'I buy for @.',
  'Office manager at @ here.',
  'Bought for @.',
  'Doing the ordering for @ now.',
  'We are @, nothing fancy.',
  'For the back room of @.',
  'Our volunteers at @ go through a lot.',
  'This went to @ where I help out.',
  'Used every day at @.',
  'I handle supplies for @.',
  'Context: @, about [eight|fifteen|thirty] people.',
  'Been buying for @ for [four|six|eleven] years.',
] as const;

/** Of who buys for themselves. */
export const OF_OTHERS = [
  'I work from home.',
  'Paid for it myself.',
  'Grad student on a budget.',
  'I teach and buy most of my own things.',
  'Retired, but I still keep books for [my wife|my brother].',
  'I run an online shop out of [my garage|a spare room].',
  'Not my usual brand.',
  'Read a lot of reviews first.',
  'Was [skeptical|on the fence] at this price.',
  'Saw it at [a client|my sister’s office] and got the same.',
  'First time ordering here.',
  'Replaced one I had for [years|ages].',
  'I do freelance bookkeeping.',
  'Bought during the [back to school|spring] sale.',
  'Moved offices in [March|June] and needed everything new.',
] as const;

/** Before what is good, in small letters from there on. */
export const LEADS_GOOD = [
  'What I noticed first:',
  'Honestly:',
  '[Two|Three|Six] weeks in:',
  'After [a month|three months|half a year]:',
  'Short version:',
  'Best part:',
  'To be fair to the price:',
  'What sold me:',
  'Pros:',
  'Compared with the last brand:',
] as const;

export const FIRST_GOOD = [
  'So far so good.',
  'No complaints.',
  'Pleasantly surprised.',
  'Does what it should.',
  'Happy with this.',
  'Good buy.',
  'Yes.',
  'I like it.',
] as const;

/** All that some say. */
export const SHORT_GOOD = [
  'Just what we needed.',
  'Exactly as described.',
  'Works great.',
  'Perfect, thank you.',
  'Good stuff, good price.',
  'No notes.',
  'Does the job [and then some|every time].',
  'Can’t complain.',
  'As good as the name brand.',
  'It is what it says it is.',
  'Happy. That is all.',
  'Better than I expected for the money.',
  'My coworkers keep asking where I got it.',
  'Nothing to add to what others said.',
  'Solid.',
] as const;

export const LAST_GOOD = [
  'Would buy again.',
  'Recommended.',
  'Worth it.',
  'Good value.',
  'On my regular list now.',
  'Beats what we had.',
  'Wish I had switched sooner.',
  'Told my sister to get it, too.',
  'Everyone here approves.',
  'Price was right as well.',
  '{brand} got this right.',
  'Fair price.',
] as const;

/** Before what is not so good. */
export const LEADS_MIXED = [
  'One gripe:',
  'Only thing:',
  'If I have to nitpick:',
  'Minus a star:',
  'Cons:',
  'Heads up:',
  'Could be better:',
] as const;
export const LAST_MIXED = ['Otherwise fine.', 'Not a deal breaker.', 'I can live with it.', 'Still good for the price.', 'Minor.'] as const;

export const FIRST_FAIR = [
  'It is okay.',
  'Mixed feelings.',
  'Three stars is about right.',
  'Fine, not great.',
  'Middle of the road.',
  'Wanted to like it more.',
] as const;
export const LAST_FAIR = [
  'Fine for the price.',
  'It will do for now.',
  'Might try another one next time.',
  'On sale, maybe.',
  'Depends what you need it for.',
  'Average, really.',
] as const;

export const FIRST_BAD = [
  'Disappointed.',
  'Not good.',
  'Expected more.',
  'Had high hopes.',
  'Maybe we got a bad one.',
  'Never had this with the old ones.',
] as const;
export const LAST_BAD = [
  'Would not order again.',
  'Back to what we used before.',
  'Customer service was nice about it, at least.',
  'Look elsewhere.',
  'Not worth the savings.',
  'Live and learn.',
] as const;

/** Said later, below what was said first. */
export const UPDATES = [
  'Update: still [happy|good] after [two months|half a year|a whole winter].',
  'Edit: my opinion has not changed [a year|eight months] later.',
  'Update, [six weeks|four months] on: no change, still recommend.',
] as const;
