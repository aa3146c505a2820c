/** What most buyers tell things of one kind apart by, the first thing first; words of the names of specifications. */
const ASKED_FIRST: readonly string[] = [
  'size',
  'type',
  'color',
  'capacity',
  'tab',
  'ruling',
  'point',
  'tip',
  'width',
  'length',
  'thickness',
  'weight',
  'pack',
  'quantity',
];

const placeOf = (label: string): number => {
  const words = label.toLowerCase().split(/[^a-z]+/);
  const place = ASKED_FIRST.findIndex((word) => words.includes(word) || words.includes(`${word}s`));
  return place === -1 ? ASKED_FIRST.length : place;
};

/** Which of two specifications is offered first where as many items say both: what is asked first, then by name. Negative: the first one. */
export function compareLabels(one: string, other: string): number {
  return placeOf(one) - placeOf(other) || (one < other ? -1 : Number(one > other));
}
