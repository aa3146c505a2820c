/**
 * What buyers of one kind of product say. Sentences may hold `[this|that]`, of which each review keeps one, and
 * `{color.lower}`, `{pack.spec}` and other words of the item where its families have them.
 */
export type VoiceText = {
  readonly titles: readonly string[];
  readonly good: readonly string[];
  /** What somebody adds who is content but not happy. */
  readonly mixed: readonly string[];
  readonly bad: readonly string[];
};

export const titles = {
  /** Of who has nothing to wish for. */
  best: ['Five stars from the front desk', 'Perfect', 'Worth every cent', 'No complaints', 'Better than expected'],
  good: [
    'Recommended',
    'My second order',
    'A nice surprise',
    'So glad we switched',
    'Simple and good',
    '[Excellent|Great] for the office',
    'Happy customer',
    'Fast delivery, good product',
    'As described',
    'Good everyday choice',
    'Would recommend',
    '[Exactly|Just] what we needed',
    'Will [buy|order] again',
    'Great value',
    '[Solid|Good] quality',
    'Our standard order',
    '[Very|Really] happy with these',
    'Does what it says',
  ],
  fair: [
    'Average',
    'Mostly good',
    'Three stars',
    'Good, not perfect',
    'Decent for the price',
    'Does the job',
    '[Fine|Good enough] for the office',
    'Almost there',
    'Okay',
  ],
  bad: [
    'Returned',
    'Save your money',
    'Poor batch?',
    '[Not|Not quite] what I expected',
    'Disappointed',
    'Would not buy again',
    'Not for us',
    'Needs work',
  ],
} as const;

export const general = {
  good: [
    '[Reordered|We have reordered] [twice|three times] already.',
    'Arrived [a day early|when it was promised] and well packed.',
    '[Everyone|The whole team] [likes|noticed] the difference.',
    'Good price for [what you get|the quality].',
    'We switched from [another brand|a pricier one] and will not go back.',
    'I order [these|it] for [our clinic|our school|three offices|the front desk] every [month|quarter].',
    '[No|Not a single] complaint from [a picky team|anyone in the office].',
    '',
  ],
  fair: [
    'For the price it is [fine|fair].',
    'I would buy it again [on sale|if nothing better comes along].',
    'Took [two days longer|a little longer] than I hoped to arrive.',
    '',
  ],
  bad: [
    'Sent it back; [the refund was quick|at least returning it was easy].',
    'I expected more [from the pictures|at this price].',
    'Going back to [what we used before|my old brand].',
    '',
  ],
} as const;
