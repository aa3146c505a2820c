/** What is ordered these days counts twice as much as what was ordered so many days before. */
export const HALF_LIFE_DAYS = 14;
/** So many different things of an order are counted, its first ones: a very long list says little of each pair in it. */
export const MOST_OF_ORDER = 30;
/** So many companions of an item are kept. */
export const MOST_COMPANIONS = 40;
